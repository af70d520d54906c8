"""The table of a room as it is listed: what its row says, with who is there, whose turn it is and what is new."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import wire
from ..clock import as_wall
from ..rows import VisitRow
from .listing import table_info
from .presence import connected_seats, count_spectators, deserted_seats
from .viewers import Identity
from .visits import count_new_lines

if TYPE_CHECKING:
    from .room import Room


def room_info(room: Room, who: Identity, language: str, visit: VisitRow | None = None) -> wire.TableInfo:
    """Return the table of a room as somebody sees it in a list; `visit`: what they had seen of it before."""
    state = room.table.state if room.session is not None else None
    here, away = connected_seats(room)
    deserted, spectators = deserted_seats(room), count_spectators(room)
    info = table_info(room.row, who, language, room.stored_answers, state, here, deserted, spectators, away)
    info.fresh, info.due = count_new_lines(room, who, visit), next_deadline(room, who.seats_at(room.row))
    return info


def next_deadline(room: Room, seats: list[int]) -> int:
    """Return when the time of a question is up, in wall time: of these seats, or else of any. 0 without a clock."""
    if room.session is None or not room.running:
        return 0
    ends = [(clock.seat not in seats, end) for clock, end in room.session.timed_table.clocks.running]
    return as_wall(min(ends)[1]) if ends else 0
