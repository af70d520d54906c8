"""A load test: a server in a process of its own, and tables whose players click over real sockets.

A move is measured from the click until every player of the table has been told what came of it. The first move of every
table warms up and is not counted.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from urllib.error import URLError
from urllib.request import Request, urlopen

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from ..core.game import GAMES, Game
from .run import LOCAL, free_port

EVERY_S = 2.0  # a move at each table
PATIENCE_S = 10.0
AT_ONCE = 20  # tables that are set up at the same time


class Ask(msgspec.Struct):
    seat: int
    choices: list[dict[str, object]]


class Heard(msgspec.Struct):
    """What a player needs of a message."""

    t: str
    seq: int = 0
    ok: bool = True
    asks: list[Ask] = []
    over: object = None


DECODER = msgspec.json.Decoder(Heard)


@dataclass
class Figures:
    tables: int
    waits: list[float] = field(default_factory=list)
    errors: int = 0
    kb_per_table: int = 0

    def wire(self) -> dict[str, object]:
        return {
            "tables": self.tables,
            "moves": len(self.waits),
            "errors": self.errors,
            "p50_ms": self.part(0.50),
            "p99_ms": self.part(0.99),
            "kb_per_table": self.kb_per_table,
        }

    def part(self, share: float) -> float:
        """The wait that this share of the moves did not exceed."""
        waits = sorted(self.waits)
        return round(1000 * waits[min(len(waits) - 1, int(share * len(waits)))], 1) if waits else 0.0


class Player:
    """A socket on one seat."""

    def __init__(self, seat: int, socket: ClientConnection) -> None:
        self.seat = seat
        self.socket = socket
        self.now = Heard("")
        self.n = 0
        self.refused = False
        self.news = asyncio.Event()

    async def listen(self) -> None:
        try:
            async for frame in self.socket:
                self.hear(DECODER.decode(frame))
        except ConnectionClosed:
            self.now = Heard("closed", over=True)
            self.news.set()

    def hear(self, heard: Heard) -> None:
        if heard.t in ("snapshot", "events"):
            self.now = heard
            self.news.set()
        elif heard.t == "reply" and not heard.ok:
            self.refused = True
            self.news.set()

    async def send(self, **message: object) -> None:
        self.n += 1
        await self.socket.send(json.dumps({"n": self.n, **message}))

    async def told(self, seq: int) -> None:
        """Wait for what comes after a moment."""
        while self.now.seq <= seq and not self.refused:
            self.news.clear()
            await self.news.wait()


class Server:
    """The server under load, and a host who sets up its tables."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port(usual=0)
        command = [sys.executable, "-m", __name__, str(self.port), str(folder / "tables.db")]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        self.cookie = ""

    def ask(self, method: str, path: str, body: object = None) -> dict[str, object]:
        data = json.dumps(body).encode() if body is not None else None
        request = Request(f"http://{LOCAL}:{self.port}{path}", data, {"cookie": self.cookie}, method=method)
        with urlopen(request, timeout=PATIENCE_S) as answer:
            if not self.cookie:
                self.cookie = answer.headers["set-cookie"].partition(";")[0]
            found: dict[str, object] = json.loads(answer.read())
            return found

    async def ready(self) -> None:
        for _ in range(200):
            try:
                await asyncio.to_thread(self.ask, "GET", "/api/me")
                return
            except (URLError, OSError):
                await asyncio.sleep(0.05)
        raise OSError("the server did not start")

    def kilobytes(self) -> int:
        """Memory in use, where the system tells it."""
        try:
            pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        except OSError:
            return 0
        return pages * os.sysconf("SC_PAGESIZE") // 1024

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()

    async def table(self, game: Game) -> list[Player]:
        """A new table, and a player with a token on each of its seats."""
        seats = game.fewest
        table = await asyncio.to_thread(
            self.ask, "POST", "/api/tables", {"game": game.id, "seats": ["open"] * seats, "options": long_game(game)}
        )
        players = []
        for seat in range(seats):
            wanted = {"table": table["id"], "seat": seat}
            token = await asyncio.to_thread(self.ask, "POST", "/api/tokens", wanted)
            players.append(await self.player(str(table["id"]), seat, str(token["token"])))
        return players

    async def player(self, table: str, seat: int, token: str) -> Player:
        address = f"ws://{LOCAL}:{self.port}/ws/t/{table}"
        headers = {"authorization": f"Bearer {token}"}
        socket = await connect(address, additional_headers=headers, compression=None, ping_interval=None)
        player = Player(seat, socket)
        await player.send(t="hello", language="fr")
        return player


def long_game(game: Game) -> dict[str, object]:
    """Options that let a game go on for long, where there is a mark to be reached."""
    return {option.name: option.high for option in game.options if option.name == "target"}


class Load:
    """All tables, and what was measured at them."""

    def __init__(self, server: Server, tables: int, seconds: float) -> None:
        self.server = server
        self.seconds = seconds
        self.figures = Figures(tables)
        self.games = [game for game in GAMES.values() if not game.live(game.agree(game.online))]
        self.dice = random.Random(0)
        self.gate = asyncio.Semaphore(AT_ONCE)

    async def run(self) -> Figures:
        before = self.server.kilobytes()
        tables = await asyncio.gather(*[self.set_up(number) for number in range(self.figures.tables)])
        self.start = time.perf_counter() + EVERY_S
        self.end = self.start + self.seconds
        await asyncio.gather(*[self.play(number, players) for number, players in enumerate(tables)])
        self.figures.kb_per_table = (self.server.kilobytes() - before) // max(1, self.figures.tables)
        return self.figures

    async def set_up(self, number: int) -> list[Player]:
        async with self.gate:
            return await self.server.table(self.games[number % len(self.games)])

    async def play(self, number: int, players: list[Player]) -> None:
        """A click every two seconds, each table at its own moment; a game that is over is followed by another."""
        at = time.perf_counter() + self.dice.uniform(0, EVERY_S)
        while at < self.end:
            async with listening(players):
                while at < self.end and not any(player.now.over for player in players):
                    await asyncio.sleep(max(0.0, at - time.perf_counter()))
                    await self.click(players)
                    at += EVERY_S
            if at < self.end:
                players = await self.set_up(number)

    async def click(self, players: list[Player]) -> None:
        mover = next((player for player in players if player.now.asks), None)
        if mover is None or any(player.now.over for player in players):
            return
        choices = [choice for choice in mover.now.asks[0].choices if choice["notation"] != "stop"]
        choice, seq = self.dice.choice(choices), mover.now.seq
        clicked = time.perf_counter()
        await mover.send(t="play", choice=choice["notation"], seen=choice["moment"])
        try:
            await asyncio.wait_for(asyncio.gather(*[player.told(seq) for player in players]), PATIENCE_S)
        except TimeoutError:
            self.figures.errors += 1
            return
        if mover.refused:
            mover.refused = False
            self.figures.errors += 1
        elif clicked >= self.start:
            self.figures.waits.append(time.perf_counter() - clicked)


@asynccontextmanager
async def listening(players: list[Player]) -> AsyncIterator[None]:
    ears = [asyncio.ensure_future(player.listen()) for player in players]
    try:
        yield
    finally:
        for player in players:
            await player.socket.close()
        await asyncio.gather(*ears)


async def measure(tables: int, seconds: float) -> Figures:
    with tempfile.TemporaryDirectory(prefix="clairiere-") as folder:
        server = Server(Path(folder))
        try:
            await server.ready()
            return await Load(server, tables, seconds).run()
        finally:
            server.stop()


if __name__ == "__main__":  # the server under load: one sender makes all its tables
    from . import limits
    from .run import serve

    limits.lift()
    serve(LOCAL, int(sys.argv[1]), sys.argv[2], (), show=False)
