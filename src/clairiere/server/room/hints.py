"""Who may be given a hint: whoever plays against bots alone, for no rating."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..rows import BOT, GUEST, TableRow
from .lessons import table_lesson
from .viewers import WIRE

if TYPE_CHECKING:
    from .room import Room


def solo_seat(row: TableRow) -> int:
    """The seat of whoever plays against bots alone; -1 where somebody else plays, has left or may come back."""
    people = [seat.seat for seat in row.seats if seat.kind == GUEST]
    others = [seat for seat in row.seats if seat.kind != GUEST]
    bots = all(seat.kind == BOT and not seat.guest and not seat.bot.startswith(WIRE) for seat in others)
    if len(people) != 1 or not bots or table_lesson(row) is not None or row.settings.get("rated"):
        return -1
    return people[0]


def may_get_hint(room: Room, seat: int) -> bool:
    """Whether a seat may be given a hint now."""
    return room.running and seat >= 0 and seat == solo_seat(room.row) and seat in room.asked
