"""All rooms of this process: they are opened from the store, closed when idle, and follow other processes."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import OrderedDict
from typing import Any

from ...core.illegal import Illegal
from ...core.record import ENGINE
from ...timing.timed_table import SLOW_S
from ...words import say_cached
from .. import limits
from ..clock import BEAT_S, steady, wall
from ..limits import ID, is_id
from ..request_statistics import RequestStatistics
from ..rows import RUNNING, ChatRow, Entry, TableRow, VisitRow, WriteConflict
from ..threads import run_in_thread
from ..wire import Closing, Gone, Health, TableInfo
from .listing import checked_record, damaged_info, settings_of, table_info
from .ports import Observer, TableStore
from .presence import local_seats, send_presence
from .room import FAR, Room
from .room_listing import room_info
from .viewers import Identity, Viewer

LOG = logging.getLogger("clairiere")
ADDRESSES_KEPT = 10_000  # tables for which the address that opened them is remembered
FAREWELL_S = 2.0  # given to running tasks when the process ends
QUIET_S = 120  # seconds after which an unused room is closed


class Rooms:
    def __init__(self, store: TableStore) -> None:
        self.store = store
        self.id = secrets.token_hex(4)  # of this process
        self.engine = ENGINE
        self.since = wall()
        self.statistics = RequestStatistics()
        self.observers: list[Observer] = []
        self.opening_addresses: OrderedDict[str, str] = OrderedDict()  # by table, the address that opened it
        self.open: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Lock] = {}  # held while a room is built from its log
        self.alarms: dict[str, int] = {}  # when the next clock of a table runs out whose room was closed
        self.sweeper = asyncio.ensure_future(self.sweep())
        self.heartbeat = asyncio.ensure_future(self.watch_clock())
        self.work: set[asyncio.Future[Any]] = set()
        store.listen(self.receive_news, self.catch_up)
        self.start_task(self.wake_slow_tables())

    def health(self) -> Health:
        """Return figures on this process."""
        rooms = list(self.open.values())
        viewers = [(viewer, room) for room in rooms for viewer in list(room.viewers)]
        return Health(
            engine=self.engine,
            store=self.store.name,
            news=self.store.news,
            tables=len(rooms),
            playing=sum(room.running for room in rooms),
            viewers=len(viewers),
            players=sum(bool(viewer.who.seats_at(room.row)) for viewer, room in viewers),
            thinking=sum(len(room.bot_tasks) for room in rooms),
            p50_ms=self.statistics.messages.percentile_ms(50),
            p99_ms=self.statistics.messages.percentile_ms(99),
            since=self.since,
        )

    async def say_goodbye(self) -> None:
        """Tell all viewers that this process ends, and finish what is under way."""
        for room in list(self.open.values()):
            for viewer in list(room.viewers):
                viewer.send(Closing(say_cached(viewer.language, "server-closing", {})))
        under_way = {task for room in self.open.values() for task in room.tasks}
        if under_way:
            await asyncio.wait(under_way, timeout=FAREWELL_S)

    async def close(self) -> None:
        self.sweeper.cancel()
        self.heartbeat.cancel()
        for task in list(self.work):
            task.cancel()
        await asyncio.gather(*self.work, return_exceptions=True)
        for room in self.open.values():
            room.close()
        await self.store.close()

    def note_address(self, id: str, address: str) -> None:
        self.opening_addresses[id] = address
        if len(self.opening_addresses) > ADDRESSES_KEPT:
            self.opening_addresses.popitem(last=False)

    # -- rooms ----------------------------------------------------------------------------------------------------

    async def room(self, id: str) -> Room:
        """Return the room of a table, built from its log if it is not open. Raise Illegal if there is no such table, or
        if it cannot be read."""
        if id in self.open:
            return self.open[id]
        try:
            async with self.loading.setdefault(id, asyncio.Lock()):
                if id not in self.open:
                    await self.load(id)
        finally:
            self.loading.pop(id, None)
        return self.open[id]

    async def load(self, id: str) -> None:
        """Build the room of a table from its log."""
        row = await self.store.table(id) if is_id(id) else None
        if row is None:
            raise Illegal("server-no-table", {"found": id[:ID]})
        entries = await self.store.entries(id)
        long = len(entries) > limits.AT_ONCE
        room = await run_in_thread(self.make_room, row, entries) if long else self.make_room(row, entries)
        room.chat = await self.store.chat(id, limits.SAID, limits.SAID_ASIDE)
        self.open[id] = room
        if self.store.shared:  # news of what was written meanwhile went past this room
            await room.catch_up()
        room.schedule()

    async def readable_room(self, id: str) -> Room | None:
        """Return the room of a table, or None if the table is damaged."""
        try:
            return await self.room(id)
        except Illegal as refused:
            if refused.reason != "server-damaged":
                raise
            return None

    async def row(self, id: str) -> TableRow | None:
        """Return a table as it is stored, or None."""
        if id in self.open:
            return self.open[id].row
        return await self.store.table(id) if is_id(id) else None

    def make_room(self, row: TableRow, entries: list[Entry]) -> Room:
        """Return a room for a table as it is stored. Raise Illegal if that cannot be read."""
        try:
            if not row.damaged:
                return Room(self, row, entries)
        except Exception:
            LOG.exception("table %s cannot be read", row.id)
        raise Illegal("server-damaged", {"found": row.id})

    def drop_room(self, room: Room) -> None:
        """Close a room and its connections. Clients connect again and get the table as it is stored."""
        self.open.pop(room.row.id, None)
        room.close()
        for viewer in room.viewers:
            viewer.listener.hang_up()

    def close_removed(self, id: str) -> None:
        """Close the room of a table that was removed, and tell its viewers."""
        self.alarms.pop(id, None)
        for observer in self.observers:
            observer.table_closed(id)
        room = self.open.get(id)
        if room is not None:
            room.broadcast.send_gone("server-table-removed", {}, "")
            self.drop_room(room)

    def disconnect(self, guest: str, why: str) -> None:
        """Close the connections of a guest; `why`: the message to show, empty if the guest may connect again."""
        for viewer in self.viewers_of(guest):
            if why:
                viewer.send(Gone(say_cached(viewer.language, why, {}), ""))
        self.hang_up(guest)

    def hang_up(self, guest: str) -> None:
        """Close every connection of this guest. Clients with a valid cookie connect again."""
        for viewer in self.viewers_of(guest):
            viewer.listener.hang_up()

    def viewers_of(self, guest: str) -> list[Viewer]:
        return [viewer for room in self.open.values() for viewer in room.viewers if viewer.who.id == guest]

    async def info(self, row: TableRow, who: Identity, language: str, visit: VisitRow | None = None) -> TableInfo:
        """Return a table for a list, with its room if it runs; a damaged one as far as its row can be read."""
        try:
            if row.id in self.open or row.status == RUNNING:
                room = await self.room(row.id)
                async with room.lock:
                    return room_info(room, who, language, visit)
            if row.damaged:
                return damaged_info(row, who, language)
            checked_record(row)
            return table_info(row, who, language, 0)
        except self.store.failures:
            raise
        except Exception:  # this table alone is shown as damaged; the others of the list are well
            return damaged_info(row, who, language)

    async def sweep(self) -> None:
        """Close idle rooms, and report regularly to other processes who is connected here."""
        while True:
            await asyncio.sleep(QUIET_S / 4)
            since = steady() - 1000 * QUIET_S
            for id, room in list(self.open.items()):
                if room.is_idle(since):
                    if room.due:
                        self.alarms[id] = room.due
                    room.close()
                    del self.open[id]
                elif room.viewers:
                    await self.tell_presence(room)
            for id in [id for id, due in self.alarms.items() if due < steady() + FAR // 2]:
                await self.load_for_alarm(id)

    async def watch_clock(self) -> None:
        """Read the clock regularly. When the process was suspended, say so at every table where time runs."""
        steady()  # a gap before this is no suspension
        slept = steady.slept
        while True:
            await asyncio.sleep(BEAT_S)
            steady()
            if steady.slept != slept:
                seconds, slept = round((steady.slept - slept) / 1000), steady.slept
                LOG.warning("the process was asleep for %s s: no clock ran", seconds)
                for room in self.open.values():
                    room.report_sleep(seconds)

    async def wake_slow_tables(self) -> None:
        """After a restart: open the rooms of games that last for days, so that clocks run and bots play there."""
        for row in await self.store.tables_by_status(RUNNING):
            if is_slow(row):
                await self.load_for_alarm(row.id)

    async def load_for_alarm(self, id: str) -> None:
        """Open the room of a table whose clock runs out soon."""
        self.alarms.pop(id, None)
        try:
            await self.room(id)
        except Exception as failed:
            LOG.warning("table %s could not be looked after (%s)", id, type(failed).__name__)

    async def rename(self, guest: str, name: str) -> None:
        """Give a guest a new name at their tables; a game that is over keeps the names it was played under."""
        for row in await self.store.seated(guest):
            room = await self.readable_room(row.id)
            if room is not None:
                await room.rename(guest, name)

    # -- chat -----------------------------------------------------------------------------------------------------

    async def say_line(self, room: Room, guest: str, seat: int, name: str, text: str, phrase: str) -> None:
        """Store a line of chat, then send it."""
        async with room.lock:
            line = ChatRow(room.last_chat_number + 1, guest, seat, name, text, phrase, wall())
            try:
                await self.store.say(room.row.id, line, self.id)
            except WriteConflict:
                await self.read_chat(room)
                raise Illegal("server-store-failed", {}) from None
            room.add_chat_line(line)

    async def read_chat(self, room: Room) -> None:
        """Read lines of chat that other processes stored."""
        for line in await self.store.chat(room.row.id, limits.SAID, limits.SAID_ASIDE, room.last_chat_number):
            room.add_chat_line(line)

    # -- other processes ------------------------------------------------------------------------------------------

    def receive_news(self, news: dict[str, Any]) -> None:
        if news["what"] == "cut" and news["from"] != self.id:
            self.disconnect(news["guest"], news["why"])
        room = self.open.get(news["table"])
        if room is not None and news["from"] != self.id:
            self.start_task(self.handle_news(room, news))

    async def handle_news(self, room: Room, news: dict[str, Any]) -> None:
        match news["what"]:
            case "entries" | "table":
                await room.catch_up()
            case "chat":
                async with room.lock:
                    await self.read_chat(room)
            case "removed":
                self.close_removed(room.row.id)
            case "here":
                recent = {
                    one: told for one, told in room.other_processes.items() if told[0] > steady() - 1000 * QUIET_S
                }
                room.other_processes = {
                    **recent,
                    news["from"]: (steady(), news["seats"], news.get("looking", news["seats"])),
                }
                send_presence(room)

    async def tell_presence(self, room: Room) -> None:
        """Tell other processes which seats are connected to this one."""
        here, looking = map(sorted, local_seats(room))
        await self.store.tell(
            {"table": room.row.id, "what": "here", "seats": here, "looking": looking, "from": self.id}
        )

    def catch_up(self) -> None:
        """After the connection to the database was lost: read on in every room."""
        for room in self.open.values():
            self.start_task(room.catch_up())

    def start_task(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self.work.add(task)
        task.add_done_callback(self.work.discard)


def is_slow(row: TableRow) -> bool:
    """Return whether a game lasts for days; True if its settings cannot be read."""
    try:
        return settings_of(row).move_s >= SLOW_S
    except TypeError:
        return True
