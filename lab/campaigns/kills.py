"""Kill servers with SIGKILL at random moments: every acknowledged play must be in the log exactly once.

Guests play over real sockets, as fast as their tables ask. After every kill the log is compared with what the guests
were told; then the server is started again and the guests continue, so no table may be stuck.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import tempfile
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from clairiere.server.run import LOOPBACK, free_port, serve
from clairiere.server.store import Store

SET_UPS: dict[str, dict[str, object]] = {  # a guest for each
    "renard": {"seats": ["me", "bot:greedy"], "options": {"target": 200}, "settings": {"instant": True}},
    "duo": {"seats": ["me", "me"], "settings": {"instant": True, "hotseat": True}},
    "root": {
        "seats": ["me", "me"],
        "options": {"factions": "marquise,eyrie"},
        "settings": {"instant": True, "hotseat": True},
    },
}
LIFE_S = 1.5  # the longest that a server plays before it is killed
PATIENCE_S = 20.0
REST_S = 2.0  # to read what was sent before the end
BREATH_S = 0.05  # after a refusal: somebody was quicker, or it was too fast
BOTH = 4  # one kill in this many takes all processes at once

Message = dict[str, Any]
SentPlay = tuple[int | None, str]  # the number of a message, and its choice


@dataclass
class KillCounts:
    """The counts of a campaign: acknowledged plays, those `lost` from the log or in it `twice`, and `stuck` tables."""

    kills: int = 0
    plays: int = 0
    lost: int = 0
    twice: int = 0
    stuck: int = 0

    @property
    def sound(self) -> bool:
        return not (self.lost or self.twice or self.stuck)


FORKSERVER = get_context("forkserver")  # a thousand times over, importing takes longer than serving
FORKSERVER.set_forkserver_preload(["clairiere.server.run"])


def serve_quietly(port: int, db: str) -> None:
    with open(os.devnull, "w") as nowhere:
        os.dup2(nowhere.fileno(), 1)
        os.dup2(nowhere.fileno(), 2)
    serve(LOOPBACK, port, db, (), show=False)


class Process:
    """A process that serves as `clairiere serve` does."""

    def __init__(self, db: str) -> None:
        self.port = free_port(usual=0)
        self.db = db
        self.start()

    def start(self) -> None:
        self.process = FORKSERVER.Process(target=serve_quietly, args=(self.port, self.db))
        self.process.start()

    def kill(self) -> None:
        self.process.kill()
        self.process.join()

    async def ready(self) -> None:
        end = time.monotonic() + PATIENCE_S
        while time.monotonic() < end and self.process.is_alive():
            with suppress(URLError, OSError):
                await asyncio.to_thread(self.ask, "GET", "/api/games")
                return
            await asyncio.sleep(BREATH_S)
        raise OSError("the server did not start")

    def ask(self, method: str, path: str, body: object = None, cookie: str = "") -> tuple[str, str]:
        """Send a request; return the cookie and the body of the answer."""
        data = json.dumps(body).encode() if body is not None else None
        request = Request(f"http://{LOOPBACK}:{self.port}{path}", data, {"cookie": cookie}, method=method)
        with urlopen(request, timeout=PATIENCE_S) as answer:
            return str(answer.headers["set-cookie"]).partition(";")[0], answer.read().decode()


@dataclass
class Guest:
    """A guest that plays one game after the other, and remembers the acknowledged plays of each table."""

    game: str
    dice: random.Random
    cookie: str = ""
    table: str = ""
    n: int = 0
    told: dict[str, list[SentPlay]] = field(default_factory=dict)
    resting: bool = False

    @property
    def plays(self) -> int:
        return sum(map(len, self.told.values()))

    async def sit(self, server: Process) -> None:
        """Set up a table, if the guest has none."""
        if not self.cookie:
            self.cookie, _ = await asyncio.to_thread(server.ask, "GET", "/api/me")
        if not self.table:
            wanted = {"game": self.game, **SET_UPS[self.game]}
            _, made = await asyncio.to_thread(server.ask, "POST", "/api/tables", wanted, self.cookie)
            self.table = json.loads(made)["id"]
            self.told[self.table] = []
            self.n = 0

    async def play(self, server: Process) -> None:
        """Answer as fast as the table asks, until the server is killed or the guest shall rest."""
        with suppress(OSError, URLError, WebSocketException):
            while not self.resting:
                await self.sit(server)
                address = f"ws://{LOOPBACK}:{server.port}/ws/t/{self.table}"
                async with connect(address, additional_headers={"cookie": self.cookie}) as socket:
                    await self.play_game(socket)

    async def play_game(self, socket: ClientConnection) -> None:
        """Play a game to its end, or until the guest shall rest."""
        now = await self.request(socket, "snapshot", t="hello", language="en")
        self.n = max(self.n, now["number"])
        while not self.resting:
            if now["over"] is not None:
                self.table = ""
                return
            asks = [choice for ask in now["asks"] for choice in ask["choices"] if choice["notation"] != "stop"]
            if not asks:
                now |= await receive_until(socket, lambda message: message["t"] in ("snapshot", "events"))
                continue
            choice = self.dice.choice(asks)
            reply = await self.request(socket, "reply", t="play", choice=choice["notation"], seen=choice["moment"])
            if reply["t"] == "events" or reply["ok"]:
                self.told[self.table].append((self.n, choice["notation"]))
                now |= {"asks": []} | reply
            else:
                await asyncio.sleep(BREATH_S)
                now = await self.request(socket, "snapshot", t="hello", language="en")

    async def request(self, socket: ClientConnection, wanted: str, **message: object) -> Message:
        """Send a message; return its answer, or the events that it caused."""
        self.n += 1
        await socket.send(json.dumps({"n": self.n, **message}))

        def is_answer(got: Message) -> bool:
            return got.get("answers") == self.n or (got["t"] == wanted and got.get("n", self.n) == self.n)

        return await receive_until(socket, is_answer)


async def receive_until(socket: ClientConnection, wanted: Callable[[Message], bool]) -> Message:
    while True:
        message: Message = json.loads(await socket.recv())
        if wanted(message):
            return message


class Campaign:
    """Guests, and the server processes on one database."""

    def __init__(self, db: str, processes: int = 1, seed: int = 0) -> None:
        self.db = db
        self.dice = random.Random(seed)
        self.guests = [Guest(game, random.Random(seed)) for game in SET_UPS]
        self.processes = processes
        self.servers: list[Process] = []

    async def run(self, counts: KillCounts, count: int, seconds: float, done: Callable[[int], None]) -> None:
        """Kill until `count` is reached or the time is over; then check that every guest can still play."""
        end = time.monotonic() + seconds
        self.store = await Store.open(self.db)
        self.servers = [Process(self.db) for _ in range(self.processes)]
        try:
            while counts.kills < count and time.monotonic() < end:
                await self.round(counts, self.dice.uniform(0, LIFE_S))
                done(counts.kills)
            counts.stuck += await self.stuck()
            for guest in self.guests:
                await self.compare(guest, list(guest.told), counts)
        finally:
            await self.store.close()
            for server in self.servers:
                server.kill()

    async def round(self, counts: KillCounts, life: float) -> None:
        """Play for a moment, kill, compare, start again."""
        await asyncio.gather(*[server.ready() for server in self.servers])
        tables = {guest.game: guest.table for guest in self.guests}
        before = self.plays
        playing = self.playing()
        await asyncio.sleep(life)
        killed = [self.dice.choice(self.servers)] if self.dice.randrange(BOTH) else self.servers
        for server in killed:
            server.kill()
        await self.rest(playing)
        counts.kills += len(killed)
        counts.plays += self.plays - before
        for guest in self.guests:
            await self.compare(guest, {tables[guest.game], guest.table} - {""}, counts)
        for server in killed:
            server.start()

    @property
    def plays(self) -> int:
        return sum(guest.plays for guest in self.guests)

    def playing(self) -> list[asyncio.Task[None]]:
        """Let every guest play, each on a random process."""
        for guest in self.guests:
            guest.resting = False
        return [asyncio.create_task(guest.play(self.dice.choice(self.servers))) for guest in self.guests]

    async def rest(self, playing: list[asyncio.Task[None]]) -> None:
        """Stop all guests, after they have read what a killed server still sent."""
        for guest in self.guests:
            guest.resting = True
        _, going_on = await asyncio.wait(playing, timeout=REST_S)
        for task in going_on:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)

    async def compare(self, guest: Guest, tables: Iterable[str], counts: KillCounts) -> None:
        """Compare the acknowledged plays of a guest with the log."""
        for table in tables:
            entries = await self.store.entries(table)
            written = [(entry.message, entry.choice) for entry in entries if entry.message is not None]
            counts.lost += len(set(guest.told[table]).difference(written))
            counts.twice += len(written) - len({message for message, _ in written})

    async def stuck(self) -> int:
        """Return the number of guests that cannot play any more."""
        await asyncio.gather(*[server.ready() for server in self.servers])
        before = [guest.plays for guest in self.guests]
        playing = self.playing()
        end = time.monotonic() + PATIENCE_S
        while time.monotonic() < end and any(guest.plays == n for guest, n in zip(self.guests, before, strict=True)):
            await asyncio.sleep(BREATH_S)
        await self.rest(playing)
        return sum(guest.plays == n for guest, n in zip(self.guests, before, strict=True))


STORES = ("sqlite", "postgresql", "two")


async def kill_on(
    store: str,
    postgres: str,
    counts: KillCounts,
    count: int,
    seconds: float,
    done: Callable[[int], None] = lambda _: None,
) -> None:
    """Run a campaign on SQLite, on PostgreSQL, or with two processes on one PostgreSQL."""
    with tempfile.TemporaryDirectory(prefix="clairiere-") as folder:
        db = str(Path(folder, "tables.db")) if store == "sqlite" else postgres
        await Campaign(db, 2 if store == "two" else 1, counts.kills).run(counts, count, seconds, done)
