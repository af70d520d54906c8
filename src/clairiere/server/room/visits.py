"""Visits: how much of a table a guest has seen, and what is new since."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..clock import wall
from ..rows import VisitRow
from .ports import VisitStore
from .viewers import Identity, Viewer

if TYPE_CHECKING:
    from .room import Room

PAUSE_MS = 10 * 60 * 1000  # milliseconds of absence after which a new visit begins


def is_remembered(who: Identity, room: Room) -> bool:
    """Return whether visits of this sender are stored: guests who are involved in the table."""
    return who.guest is not None and who.is_involved(room.row)


def mark_of(visit: VisitRow | None, now: int) -> int:
    """Return how many answers had been seen before the visit that begins or goes on now."""
    if visit is None:
        return 0
    return visit.mark if now - visit.at_ms < PAUSE_MS else visit.seen


async def begin_visit(store: VisitStore, room: Room, viewer: Viewer) -> None:
    """Set the mark of a viewer who comes to where they left off."""
    if not is_remembered(viewer.who, room):
        viewer.mark = room.stored_answers
        return
    visits = await store.of(viewer.who.id, [room.row.id])
    viewer.mark = mark_of(visits.get(room.row.id), wall())


async def end_visit(store: VisitStore, room: Room, viewer: Viewer) -> None:
    """Store how much a viewer has seen who leaves or hides the page."""
    if is_remembered(viewer.who, room) and not viewer.away:
        viewer.left_at = wall()
        await store.keep(viewer.who.id, room.row.id, room.stored_answers, viewer.mark, viewer.left_at)


async def turn_page(store: VisitStore, room: Room, viewer: Viewer, here: bool) -> None:
    """Note that a viewer hides the page (`here` is False) or shows it again."""
    if not here:
        await end_visit(store, room, viewer)
    elif viewer.away and wall() - viewer.left_at >= PAUSE_MS:
        await begin_visit(store, room, viewer)
    viewer.away = not here


def is_looking(room: Room, guest: str) -> bool:
    """Return whether a guest looks at the table now, connected to this process."""
    return any(viewer.who.id == guest and not (viewer.away or viewer.lost) for viewer in room.viewers)


def count_new_lines(room: Room, who: Identity, visit: VisitRow | None) -> int:
    """Return how many lines of the log are new to somebody; 0 while they look."""
    if room.session is None or not is_remembered(who, room) or is_looking(room, who.id):
        return 0
    table = room.table
    seen = min(visit.seen if visit is not None else 0, len(table.event_counts))
    first = table.event_counts[seen - 1] if seen else 0
    if first == len(table.events):
        return 0
    return sum(number >= first for number in room.session.look_up())
