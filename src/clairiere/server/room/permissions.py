"""Who may see what at a table: who may watch, through which seat's eyes, and who reads which chat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.ask import SPECTATOR
from ..rows import OVER, RUNNING, ChatRow
from .listing import settings_of, shown_seat
from .viewers import Identity, Viewer

if TYPE_CHECKING:
    from .room import Room


def may_watch(room: Room, who: Identity) -> bool:
    """Return whether somebody may look at a table: while a game runs its setting decides for strangers."""
    return room.row.status != RUNNING or settings_of(room.row).spectators != "nobody" or who.is_involved(room.row)


def is_onlooker(room: Room, who: Identity) -> bool:
    """Return whether somebody has no seat at a table, and none that a bot keeps for them."""
    return not who.own_seats_at(room.row)


def seat_of(room: Room, viewer: Viewer) -> int:
    """Return the seat that a viewer plays now; SPECTATOR for an onlooker."""
    return choose_seat(room, viewer, viewer.who.seats_at(room.row))


def choose_seat(room: Room, viewer: Viewer, own_seats: list[int]) -> int:
    """Return one of a viewer's own seats: of several on one screen, one that is asked; SPECTATOR if there is none."""
    if len(own_seats) < 2:
        return own_seats[0] if own_seats else SPECTATOR
    asked = [seat for seat in own_seats if seat in room.asked]
    if viewer.seat in own_seats and (viewer.seat in asked or not asked):
        return viewer.seat
    return (asked or own_seats)[0]


def visible_seat(room: Room, onlooker: bool, seat: int) -> int:
    """Return the seat whose view is shown: a player's own `seat`; for onlookers the table's setting decides."""
    return shown_seat(room.row) if onlooker and room.row.status != OVER else seat


def may_read_chat(room: Room, viewer: Viewer, line: ChatRow) -> bool:
    """Return whether a viewer may read a line of chat: while a game runs, only onlookers read onlookers."""
    return line.seat != SPECTATOR or is_onlooker(room, viewer.who) or not room.running
