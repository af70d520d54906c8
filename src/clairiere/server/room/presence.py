"""Who is connected to a table, in this process and in others, and who has left its page in the background."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import wire
from ..clock import steady
from ..rows import GUEST
from .listing import seat_infos
from .permissions import is_onlooker

if TYPE_CHECKING:
    from .room import Room

STALE_MS = 90_000  # a process that has reported nothing for so long is not there any more


def connected_seats(room: Room) -> tuple[set[int], set[int]]:
    """Return the seats whose players are connected, and those of them that have hidden the page. Where a game lasts
    for days all are shown as connected: presence is private there (decision 12)."""
    if room.session is not None and room.session.timed_table.is_slow:
        return {seat.seat for seat in room.row.seats if seat.kind == GUEST}, set()
    here, looking = local_seats(room)
    since = steady() - STALE_MS
    for reported, seats, in_front in room.other_processes.values():
        if reported > since:
            here.update(seats)
            looking.update(in_front)
    return here, here - looking


def local_seats(room: Room) -> tuple[set[int], set[int]]:
    """Return the seats connected to this process, and those of them with a page in front."""
    here: set[int] = set()
    looking: set[int] = set()
    for viewer in room.viewers:
        if not viewer.lost:
            seats = viewer.who.seats_at(room.row)
            here.update(seats)
            if not viewer.away:
                looking.update(seats)
    return here, looking


def deserted_seats(room: Room) -> set[int]:
    """Return the seats whose players have been gone too long, by the law of the game."""
    return room.session.timed_table.deserted_seats if room.session is not None else set()


def count_spectators(room: Room) -> int:
    """Return how many onlookers are connected to this process."""
    return sum(is_onlooker(room, viewer.who) for viewer in room.viewers if not viewer.lost)


def send_presence(room: Room) -> None:
    """Send every viewer who is there, unless it was sent the same before."""
    (here, away), deserted, spectators = connected_seats(room), deserted_seats(room), count_spectators(room)
    for viewer in list(room.viewers):
        seats = seat_infos(room.row, viewer.who, viewer.language, here, deserted, away)
        presence = wire.Presence(seats, spectators)
        if presence != viewer.presence:
            viewer.presence = presence
            viewer.send(presence)
