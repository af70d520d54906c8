"""Who may get a hint: a single person who plays with bots, in an unrated game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..rows import BOT, GUEST, TableRow
from .lessons import table_lesson
from .viewers import WIRE

if TYPE_CHECKING:
    from .room import Room


def solo_seat(row: TableRow) -> int:
    """Return the seat of the only person at a table of bots; -1 if others play there, have left or may come back."""
    people = [seat.seat for seat in row.seats if seat.kind == GUEST]
    others = [seat for seat in row.seats if seat.kind != GUEST]
    bots = all(seat.kind == BOT and not seat.guest and not seat.bot.startswith(WIRE) for seat in others)
    if len(people) != 1 or not bots or table_lesson(row) is not None or row.settings.get("rated"):
        return -1
    return people[0]


def may_get_hint(room: Room, seat: int) -> bool:
    """Return whether a seat may get a hint now."""
    return room.running and seat >= 0 and seat == solo_seat(room.row) and seat in room.asked
