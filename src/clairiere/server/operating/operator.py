"""The operator's acts. Each is stored first; the people it concerns see it at once, in all processes."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from functools import partial
from typing import Protocol, TypeVar

import msgspec

from ...bots import bot_id
from ...core.illegal import Illegal
from ...words import say
from ..clock import wall
from ..room.from_record import record_from
from ..room.room import Room
from ..room.rooms import Rooms
from ..rows import BOT, GUEST, OPEN, OVER, RUNNING, WAITING, Entry, GuestRow, SeatRow, TableRow
from ..store import Store
from ..store.removal import BANNED, FORGOTTEN

T = TypeVar("T")
STAND_IN = "1"  # level of the bot that replaces somebody who has left for good


class Work(Protocol):
    """Runs a job without keeping others waiting, and returns its result."""

    async def __call__(self, job: Callable[[], T]) -> T: ...


class Operator:
    def __init__(self, rooms: Rooms, store: Store) -> None:
        self.rooms = rooms
        self.store = store

    async def guest(self, id: str) -> GuestRow:
        guest = await self.store.guest(id)
        if guest is None:
            raise Illegal("operator-no-guest", {"found": id[:40]})
        return guest

    async def remove_table(self, id: str) -> None:
        """Remove a table with its chat, and tell its viewers. Raise Illegal if there is none."""
        if not await self.store.removal.remove_table(id, self.rooms.id):
            raise Illegal("server-no-table", {"found": id[:40]})
        self.rooms.close_removed(id)

    async def ban(self, id: str, banned: bool) -> None:
        """Ban a guest, or lift the ban. A banned guest is disconnected, and bots play on in their seats."""
        await self.guest(id)
        await self.store.removal.ban(id, wall() if banned else 0, self.rooms.id)
        if banned:
            for row in await self.store.seated(id):
                await self.vacate(row, id, forget=False)
            self.rooms.disconnect(id, BANNED)

    async def clean_name(self, id: str) -> str:
        """Give a guest a neutral name, also in what they said, and return it."""
        guest = await self.guest(id)
        name = f"{say(guest.language, 'cli-you')} {secrets.randbelow(9000) + 1000}"
        await self.store.change_guest(id, name, guest.language)
        await self.store.removal.rename_in_chat(id, name)
        await self.rooms.rename(id, name)
        return name

    async def data_of(self, id: str, work: Work) -> bytes:
        """Return all data of a guest as JSON, without secrets; finished games as records. `work` makes each record and
        the text."""
        guest = await self.guest(id)
        rows = await self.store.tables_of(id, 10_000)
        records = {}
        for row in [row for row in rows if row.status == OVER]:
            records[row.id] = await work(partial(record_text, row, await self.store.entries(row.id)))
        data = {
            "guest": {"id": id, "name": guest.name, "language": guest.language, "created": guest.created},
            "kept": await self.store.removal.rows_of(id),
            "tables": [{"id": row.id, "game": row.game, "status": row.status, "created": row.created} for row in rows],
            "records": records,
        }
        return await work(partial(format_json, data))

    async def delete(self, id: str) -> None:
        """Delete a guest with everything but the games with others, in which the seat has no name any more."""
        await self.guest(id)
        for row in await self.store.tables_of(id, 10_000):
            if {seat.guest for seat in row.seats if seat.guest} <= {id}:
                await self.remove_table(row.id)
            elif row.status != OVER:
                await self.vacate(row, id, forget=True)
        await self.store.removal.remove_guest(id, self.rooms.id)
        for room in list(self.rooms.open.values()):
            await room.catch_up()
        self.rooms.disconnect(id, FORGOTTEN)

    async def vacate(self, row: TableRow, id: str, forget: bool) -> None:
        """Free the seats of a guest before a game; in a game let a bot play on. A damaged table stays as it is."""
        room = await self.rooms.readable_room(row.id)
        if room is None:
            return
        async with room.lock:
            for seat in [seat for seat in room.row.seats if seat.guest == id]:
                room.row.seats[seat.seat] = self.left(room, seat, forget)
            if room.row.host == id and forget:
                room.row.host = next((seat.guest for seat in room.row.seats if seat.kind == GUEST and seat.guest), "")
            if room.row.chance is not None:
                room.row.chance.given.pop(id, None)
            await room.store_row()
            room.seats_changed()
            room.broadcast.send_snapshots()
            room.schedule()

    def left(self, room: Room, seat: SeatRow, forget: bool) -> SeatRow:
        if room.row.status == WAITING:
            return SeatRow(seat.seat, OPEN)
        if room.row.status != RUNNING or seat.kind != GUEST:
            return SeatRow(seat.seat, seat.kind, "" if forget else seat.guest, seat.bot, seat.name)
        bot = bot_id(room.row.game, STAND_IN)
        return SeatRow(seat.seat, BOT, "" if forget else seat.guest, bot, bot if forget else seat.name)


def record_text(row: TableRow, entries: list[Entry]) -> str:
    """Return the record of a table as text; empty if it cannot be read."""
    record = record_from(row, entries)
    return record.text() if record is not None else ""


def format_json(data: object) -> bytes:
    return msgspec.json.format(msgspec.json.encode(data), indent=1)
