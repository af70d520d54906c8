"""Notices: players who are asked and do not look at the table get one message per turn, if they want that.

A message says which game, how much time is left, and where the table is; nothing of what happened there.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from ...words import say_cached
from ..clock import steady, wall
from ..room.room_listing import next_deadline
from ..room.visits import is_looking
from ..rows import GUEST, GuestRow, WayRow
from ..table_memory import TableMemory
from .channels import Channels, link
from .turn import Turn

if TYPE_CHECKING:
    from ..room.room import Room
    from ..room.rooms import Rooms
    from ..store import Store

LOG = logging.getLogger("clairiere")
WAIT_S = 60.0  # seconds to come back or answer before a message is sent
FEWEST = 2  # people at a table where others wait for an answer


class Notices:
    """An observer of rooms that sends the messages."""

    def __init__(self, rooms: Rooms, store: Store, channels: Channels, key: str) -> None:
        self.rooms = rooms
        self.store = store
        self.channels = channels
        self.key = key  # what links in messages are signed with
        self.timers: dict[tuple[str, str], asyncio.TimerHandle] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        # by table and guest: the last turn that the guest saw or got a message for
        self.told_turns: TableMemory[dict[str, int]] = TableMemory(dict)

    async def close(self) -> None:
        for timer in self.timers.values():
            timer.cancel()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.channels.close()

    def room_changed(self, room: Room) -> None:
        """Start a timer for each guest who is asked and does not look; at its end a message is sent if still needed."""
        people = {seat.guest for seat in room.row.seats if seat.kind == GUEST}
        if room.real_time or len(people) < FEWEST:
            return
        for guest in self.asked_guests(room):
            key = room.row.id, guest
            if is_looking(room, guest):
                self.told_turns.of(room.row.id)[guest] = turn_of(room)
            elif key not in self.timers:
                self.timers[key] = asyncio.get_running_loop().call_later(WAIT_S, self.start_telling, key)

    def table_closed(self, table: str) -> None:
        self.told_turns.forget(table)

    def asked_guests(self, room: Room) -> set[str]:
        seats = [room.row.seats[seat] for seat in room.asked]
        return {seat.guest for seat in seats if seat.kind == GUEST and seat.guest}

    def start_telling(self, key: tuple[str, str]) -> None:
        self.timers.pop(key, None)
        task = asyncio.ensure_future(self.tell(*key))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def tell(self, table: str, guest: str) -> None:
        try:
            await self.tell_now(table, guest)
        except Exception as failed:  # its text may name people: only its kind is logged
            LOG.warning("nobody could be told of table %s (%s)", table, type(failed).__name__)

    async def tell_now(self, table: str, guest: str) -> None:
        """Send a message, if the guest is still asked and away, not told of this turn, and wants to be told."""
        room = await self.rooms.room(table)
        turn = turn_of(room)
        if (
            guest not in self.asked_guests(room)
            or self.is_here(room, guest)
            or self.told_turns.of(table).get(guest, -1) >= turn
        ):
            return
        store = self.store
        row, way = await store.guest(guest), await store.ways.of(guest)
        channel = self.channels.of(way.kind) if way is not None else None
        if row is None or way is None or channel is None or not way.confirmed:
            return
        self.told_turns.of(table)[guest] = turn
        if await store.visits.claim(guest, table, turn):
            channel.tell(way, self.describe_turn(room, row, way))

    def is_here(self, room: Room, guest: str) -> bool:
        """Return whether a guest looks at the table, connected to this process or another."""
        since = steady() - 90_000
        processes = room.other_processes.values()
        elsewhere = {seat for reported, _, looking in processes if reported > since for seat in looking}
        return is_looking(room, guest) or any(room.row.seats[seat].guest == guest for seat in elsewhere)

    def describe_turn(self, room: Room, guest: GuestRow, way: WayRow) -> Turn:
        due = next_deadline(room, [seat.seat for seat in room.row.seats if seat.guest == guest.id])
        hours = max(1, (due - wall()) // 3_600_000) if due else 0
        title, site = say_cached(guest.language, f"{room.row.game}-title", {}), self.channels.site
        stop = link(self.key, site, "stop", way)
        return Turn(guest.language, title, room.row.id, f"{site}/t/{room.row.id}", hours, stop)


def turn_of(room: Room) -> int:
    return room.table.record.game.count_turns(room.table.events) if room.session is not None else 0
