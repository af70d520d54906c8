"""A room without HTTP and SQL: its log in memory, a list that hears what it tells, bots that are asked inline."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from clairiere.bots import decide, find_bot
from clairiere.bots.chance import chance_from
from clairiere.core.game import find
from clairiere.core.record import ENGINE
from clairiere.server import wire
from clairiere.server.online import online_options
from clairiere.server.room.chance import new_promise
from clairiere.server.room.room import Room
from clairiere.server.room.viewers import Identity, Viewer
from clairiere.server.rows import BOT, GUEST, OVER, WAITING, Entry, GuestRow, SeatRow, TableRow

GAMES = ["renard", "duo", "jeton", "root"]
FOREIGN = ("starlette", "uvicorn", "sqlalchemy", "aiosqlite", "websockets", "alembic")
Json = dict[str, Any]


class Memory:
    """A store that keeps everything here."""

    def __init__(self, row: TableRow) -> None:
        self.row = row
        self.log: list[Entry] = []

    async def table(self, id: str) -> TableRow:
        return replace(self.row)

    async def entries(self, id: str, after: int = 0) -> list[Entry]:
        return [entry for entry in self.log if entry.seq > after]

    async def append(
        self, id: str, entries: list[Entry], origin: str, changed: TableRow | None = None, plan: str = ""
    ) -> None:
        self.log += entries
        self.row = replace(changed or self.row)

    async def change_table(self, table: TableRow, origin: str, **changes: object) -> None:
        self.row = replace(table, **changes)


LONGEST_S = 120


class Heard:
    """Somebody at the table, who puts together what is told."""

    def __init__(self) -> None:
        self.now: Json = {"view": {}}
        self.ended = False

    def send(self, message: bytes) -> None:
        told = msgspec.json.decode(message)
        if told["t"] in ("snapshot", "events"):
            self.now = self.now | told | {"view": self.now["view"] | told.get("view", {})}

    def hang_up(self) -> None:
        self.ended = True


class InlineBots:
    """Bots that think at once, where they are asked."""

    def __init__(self) -> None:
        self.work: set[asyncio.Task[bool]] = set()

    def room_changed(self, room: Room) -> None:
        seat = next((seat.seat for seat in room.row.seats if seat.kind == BOT and seat.seat in room.asked), None)
        if seat is None or self.work:
            return
        table = room.table
        choice = decide(
            find_bot(room.row.game, "random"), table.record.game, table.state, seat, chance_from(room.session.seq)
        )
        task = asyncio.ensure_future(room.play_for_bot(seat, choice, table.moment(choice)))
        self.work.add(task)
        task.add_done_callback(lambda done: (self.work.discard(done), self.room_changed(room)))

    def table_closed(self, table: str) -> None:
        pass


class Browser:
    """A host with one room."""

    id, engine = "here", ENGINE

    def __init__(self, row: TableRow) -> None:
        self.store = Memory(row)
        self.observers = [InlineBots()]

    def drop_room(self, room: Room) -> None:
        raise AssertionError("the log is gone")


def row_of(game: str) -> TableRow:
    """A table of people who share a screen, and one bot."""
    title = find(game)
    seats = [SeatRow(seat, GUEST, f"g{seat}", "", f"N{seat}") for seat in range(title.fewest)]
    if not title.real_time(title.agree(online_options(title))):
        seats[-1] = SeatRow(title.fewest - 1, BOT, "", "random")
    options = title.agree(online_options(title))
    return TableRow("t", game, options, {}, WAITING, "", "g0", ENGINE, 1, seats=seats, chance=new_promise())


async def played(game: str) -> Room:
    host = Browser(row_of(game))
    room = Room(host, host.store.row, [])
    viewers = [Viewer(Identity(GuestRow(f"g{seat.seat}", "", "", "fr", 0)), "fr", Heard()) for seat in room.row.seats]
    room.viewers |= set(viewers)
    async with room.lock:
        await room.start()
    dice, number, end = random.Random(1), 0, time.monotonic() + LONGEST_S
    while room.running and time.monotonic() < end:  # by the clock: some things happen only when time is up
        number += 1
        await click(room, dice.choice(viewers), number, dice)
        await asyncio.sleep(0)
    assert all(viewer.listener.now["over"] or room.row.status == OVER for viewer in viewers)
    return room


async def click(room: Room, viewer: Viewer, number: int, dice: random.Random) -> None:
    """Whoever is asked answers with what is listed; where too much could be said, with the example."""
    heard = viewer.listener
    assert not heard.ended
    for ask in heard.now["asks"]:
        listed = [choice for choice in ask["choices"] if choice["notation"] not in ask["quits"]]
        choice = dice.choice(listed) if listed else {"notation": ask["example"], "moment": ask["moment"]}
        if choice["notation"]:
            message = wire.Play(number, choice["notation"], choice["moment"], typed=not listed)
            await room.play(viewer, ask["seat"], message)
            return
    await room.tick()


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_needs_neither_http_nor_sql(game):
    """In a process of its own, in which neither is ever imported."""
    root = Path(__file__).parents[2]
    command = [sys.executable, __file__, game]
    done = subprocess.run(command, cwd=root, capture_output=True, text=True, timeout=250)
    assert done.returncode == 0, done.stderr[-3000:]
    assert done.stdout.split()[0] == OVER


if __name__ == "__main__":
    room = asyncio.run(played(sys.argv[1]))
    foreign = [name for name in FOREIGN if name in sys.modules]
    assert not foreign, foreign
    again = Room(room.host, room.host.store.row, room.host.store.log)
    assert again.table.state.dump() == room.table.state.dump()
    print(room.row.status, len(room.host.store.log))
