"""The other side of a load test: server processes, and players who click at their tables over real sockets."""

from __future__ import annotations

import asyncio
import json
import os
import random
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from urllib.error import URLError
from urllib.request import Request, urlopen

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from clairiere.core.game import Game
from clairiere.server.run import LOOPBACK, free_port
from lab.project import environment

PATIENCE_S = 60.0  # for a request while tables are set up
QUITS = ("stop", "leave")  # words that give a game up
QUIET_S = 1.5  # a server that has sent nothing for this long is pinged, as the web client does
LOOK_S = 0.5  # between two looks at how long it has been quiet


class Choice(msgspec.Struct):
    notation: str
    moment: int


class Ask(msgspec.Struct):
    choices: list[Choice]


class Message(msgspec.Struct):
    """The fields of a message that a player needs."""

    t: str
    seq: int = 0
    at: int = 0
    ok: bool = True
    asks: list[Ask] | msgspec.UnsetType = msgspec.UNSET
    over: object = None


DECODER = msgspec.json.Decoder(Message)
ENCODER = msgspec.json.Encoder()


class Player:
    """A player: a socket on one seat."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.now = Message("")
        self.asks: list[Ask] = []
        self.n = 0
        self.refused = False
        self.heard = time.monotonic()
        self.news = asyncio.Event()
        self.listening = asyncio.ensure_future(self.listen())

    async def listen(self) -> None:
        try:
            async for frame in self.socket:
                self.heard = time.monotonic()
                await self.hear(DECODER.decode(frame))
        except ConnectionClosed:
            self.now = Message("closed", over=True)
            self.news.set()

    async def hear(self, message: Message) -> None:
        if message.t in ("snapshot", "events"):
            self.asks = self.asks if message.asks is msgspec.UNSET else message.asks
            self.now = message
            self.news.set()
        elif message.t == "reply" and not message.ok:
            self.refused = True
            self.news.set()
        elif message.t == "pong":
            await self.send(t="sign", pong=message.at)

    async def send(self, **message: object) -> None:
        self.n += 1
        await self.socket.send(ENCODER.encode({"n": self.n, **message}), text=True)

    async def ping_if_quiet(self) -> None:
        """Ask a server that has been quiet whether it is still there. The library answers the server's own pings."""
        if time.monotonic() - self.heard >= QUIET_S and self.now.t != "closed":
            self.heard = time.monotonic()
            with suppress(ConnectionClosed):
                await self.send(t="ping")

    async def wait_for_news(self, seq: int) -> None:
        """Wait for what comes after an entry of the log, or for a refusal."""
        while self.now.seq <= seq and not self.refused:
            self.news.clear()
            await self.news.wait()

    def any_choice(self, dice: random.Random) -> Choice | None:
        """Return a random choice, except those that give up."""
        choices = [choice for ask in self.asks for choice in ask.choices if choice.notation not in QUITS]
        return dice.choice(choices) if choices else None

    async def leave(self) -> None:
        await self.socket.close()
        await self.listening


class Server:
    """A server process under load, and a host who sets up its tables."""

    def __init__(self, url: str) -> None:
        self.port = free_port(usual=0)
        command = [sys.executable, "-m", f"{__package__}.loadtest", str(self.port), url]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, env=environment())
        self.cookie = ""

    def ask(self, method: str, path: str, body: object = None) -> dict[str, object]:
        data = json.dumps(body).encode() if body is not None else None
        request = Request(f"http://{LOOPBACK}:{self.port}{path}", data, {"cookie": self.cookie}, method=method)
        with urlopen(request, timeout=PATIENCE_S) as answer:
            if not self.cookie:
                self.cookie = answer.headers["set-cookie"].partition(";")[0]
            content: dict[str, object] = json.loads(answer.read())
            return content

    async def ready(self) -> None:
        for _ in range(600):
            try:
                await asyncio.to_thread(self.ask, "GET", "/api/me")
                return
            except (URLError, OSError):
                await asyncio.sleep(0.05)
        raise OSError("the server did not start")

    @property
    def kilobytes(self) -> int:
        """The memory in use in kB, or 0 if the system does not tell."""
        try:
            pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        except OSError:
            return 0
        return pages * os.sysconf("SC_PAGESIZE") // 1024

    @property
    def seconds(self) -> float:
        """The processor time of the process in seconds, or 0 if the system does not tell."""
        try:
            words = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            return 0.0
        return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()

    async def table(self, game: Game) -> list[Player]:
        """Set up a table; return a player with a token for each seat."""
        wanted = {"game": game.id, "seats": ["open"] * game.fewest, "options": long_game(game)}
        table = str((await asyncio.to_thread(self.ask, "POST", "/api/tables", wanted))["id"])
        return [await self.player(table, seat) for seat in range(game.fewest)]

    async def player(self, table: str, seat: int) -> Player:
        token = await asyncio.to_thread(self.ask, "POST", "/api/tokens", {"table": table, "seat": seat})
        address, headers = f"ws://{LOOPBACK}:{self.port}/ws/t/{table}", {"authorization": f"Bearer {token['token']}"}
        socket = await connect(
            address, additional_headers=headers, compression=None, ping_interval=None, open_timeout=PATIENCE_S
        )
        player = Player(socket)
        await player.send(t="hello", language="fr")
        return player


def long_game(game: Game) -> dict[str, object]:
    """Return the options that make a game long: the highest target, if the game has one."""
    return {option.name: option.high for option in game.options if option.name == "target"}
