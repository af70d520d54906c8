"""Who may be given hints: those who play against bots alone, one at a time."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from ...core.illegal import Illegal
from ..store import TableRow
from ..store.rows import BOT, GUEST
from .lessons import taught_at
from .viewers import WIRE

if TYPE_CHECKING:
    from .room import Room


def alone(row: TableRow) -> int:
    """The seat of whoever plays against bots alone; -1 where somebody else plays, has left or may come back."""
    people = [seat.seat for seat in row.seats if seat.kind == GUEST]
    others = [seat for seat in row.seats if seat.kind != GUEST]
    bots = all(seat.kind == BOT and not seat.guest and not seat.bot.startswith(WIRE) for seat in others)
    return people[0] if len(people) == 1 and bots and taught_at(row) is None else -1


def may_ask(room: Room, seat: int) -> bool:
    """Whether a seat may be given a hint now."""
    return room.running and seat >= 0 and seat == alone(room.row) and seat in room.asked


class Hints:
    """Who is waiting for a hint: one at a time for everybody."""

    def __init__(self) -> None:
        self.waiting: set[str] = set()
        self.told: dict[str, tuple[int, int]] = {}  # by table: for which seat, after how many answers

    @contextmanager
    def one(self, guest: str) -> Iterator[None]:
        if guest in self.waiting:
            raise Illegal("server-hint-busy", {})
        self.waiting.add(guest)
        try:
            yield
        finally:
            self.waiting.discard(guest)
