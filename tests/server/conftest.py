"""A whole server in the test's own loop, and guests who talk to it over real sockets."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import random
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, suppress
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from clairiere.core.game import find
from clairiere.core.state import State
from clairiere.server import limits, wire
from clairiere.server.http.app import Application, make_app
from clairiere.server.jobs import LocalPool
from clairiere.server.room import chance
from clairiere.server.run import free_port, uvicorn_config
from clairiere.server.wire.moment import Now
from lab.campaigns.own_postgres import own_postgres, programs

Json = dict[str, Any]
PATIENCE = 30.0  # seconds: what comes at all comes in time on a machine that does much else
NOW = Now.__struct_fields__
OK = json.loads(msgspec.json.encode(wire.Reply(0, True)))


class Server:
    """A server under test, with a look behind its counter."""

    def __init__(self, url: str, application: Application) -> None:
        self.url = url
        self.application = application
        self.services = application.services
        self.rooms = application.rooms
        self.guests: list[Guest] = []

    async def guest(self, language: str = "fr") -> Guest:
        guest = Guest(self, language)
        guest.me = (await guest.http.get("/api/me")).json()
        self.guests.append(guest)
        return guest

    async def anybody(self) -> httpx.Response:
        """Somebody who has never been here asks who they are."""
        async with httpx.AsyncClient(base_url=self.url, timeout=PATIENCE) as http:
            return await http.get("/api/me")

    def state(self, id: str) -> State:
        return self.rooms.open[id].table.state


class Guest:
    """Somebody with a cookie."""

    def __init__(self, server: Server, language: str) -> None:
        self.server = server
        self.language = language
        self.http = httpx.AsyncClient(base_url=server.url, headers={"accept-language": language}, timeout=PATIENCE)
        self.me: Json = {}
        self.lines: list[Line] = []

    async def post(self, path: str, body: object = None, status: int = 200) -> Json:
        answer = await self.http.post(path, json={} if body is None else body)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def get(self, path: str, status: int = 200) -> Any:
        answer = await self.http.get(path)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def table(self, game: str, seats: list[str], status: int = 200, **more: Any) -> Json:
        settings = {"instant": True, **more.pop("settings", {})}
        return await self.post("/api/tables", {"game": game, "seats": seats, "settings": settings, **more}, status)

    async def join(self, id: str, hello: bool = True, **headers: str) -> Line:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        given = {"cookie": cookie, **headers}
        socket = await connect(self.server.url.replace("http", "ws") + f"/ws/t/{id}", additional_headers=given)
        line = Line(self.server, id, socket, self.language)
        self.lines.append(line)
        if hello:
            await line.hello()
        return line

    async def close(self) -> None:
        for line in self.lines:
            await line.socket.close()
        await self.http.aclose()


class Line:
    """A socket. Keeps every byte it got, and the present moment."""

    def __init__(self, server: Server, id: str, socket: ClientConnection, language: str) -> None:
        self.server = server
        self.id = id
        self.socket = socket
        self.language = language
        self.n = 0
        self.frames: list[str] = []
        self.now: Json = {}
        self.log: dict[int, Json] = {}
        self.snapshots = 0
        self.told: Json = {}  # the present moment as it was told, whatever was done since
        self.next: list[Json] = []  # what was told together with a reply

    async def hello(self, **more: Any) -> Json:
        await self.send("hello", **{"language": self.language, **more})
        return await self.until(lambda message: message["t"] == "snapshot")

    async def send(self, t: str, **more: Any) -> int:
        self.n += 1
        await self.socket.send(json.dumps({"t": t, "n": self.n, **more}))
        return self.n

    async def read(self) -> Json:
        """The next message, whole. One that answers mine is read as the reply, and then as what came of it."""
        if self.next:
            message = self.next.pop()
        else:
            frame = await asyncio.wait_for(self.socket.recv(), PATIENCE)
            assert isinstance(frame, str)
            self.frames.append(frame)
            message = self.whole(json.loads(frame))
            if "answers" in message:
                self.next.append({name: value for name, value in message.items() if name != "answers"})
                message = OK | {"n": message["answers"]}
        self.take(message)
        return message

    def whole(self, message: Json) -> Json:
        """Of what happened, only what has changed is told."""
        if message["t"] == "events":
            view = self.told["view"] | message.get("view", {})
            message = self.told | {"trick": None, "closed": [], "changed": []} | message | {"view": view}
        if message["t"] in ("snapshot", "events"):
            self.told = {name: message[name] for name in NOW}
        return message

    def take(self, message: Json) -> None:
        match message["t"]:
            case "snapshot":
                self.snapshots += 1
                self.now = message
                self.log = {line["no"]: line for line in message["log"]}
                self.n = max(self.n, message["number"])
            case "events":
                self.now = self.now | message | {"t": "snapshot"}
                self.log |= {line["no"]: line for line in message["lines"]}
                self.log |= {line["no"]: line for line in message["changed"]}
                for number in message["closed"]:
                    self.log.pop(number, None)

    async def until(self, wanted: Callable[[Json], bool]) -> Json:
        while True:
            message = await self.read()
            if wanted(message):
                return message

    async def ask(self, t: str, **more: Any) -> Json:
        """Send something, and the reply to it."""
        n = await self.send(t, **more)
        return await self.until(lambda message: message["t"] == "reply" and message["n"] == n)

    async def play(self, choice: str, **more: Any) -> Json:
        reply = await self.ask("play", choice=choice, **more)
        if reply["ok"]:
            self.now["asks"] = []  # what it led to comes next
        return reply

    async def turn(self, seat: int | None = None) -> None:
        """Read on until I am asked, or it is over."""
        while not self.over and not self.asked(seat):
            await self.read()

    def asked(self, seat: int | None = None) -> bool:
        return any(seat is None or ask["seat"] == seat for ask in self.now["asks"])

    @property
    def over(self) -> bool:
        return self.now["over"] is not None or self.now["table"]["status"] == "over"

    async def play_any(self, dice: random.Random) -> Json:
        """Any answer but giving up, in notation, for the moment that is shown."""
        ask = self.now["asks"][0]
        state = self.server.state(self.id)
        quits = find(self.now["table"]["game"]).quit_choices
        open_ask = next((found for found in state.open if found.seat == ask["seat"]), None)
        if open_ask is None:  # somebody else was quicker, and the news is on its way
            await self.read()
            return {"ok": False, "late": True, "cite": ""}
        options = [choice for choice in open_ask.options[:200] if choice not in quits] or list(open_ask.options)
        choice = dice.choice(options)
        return await self.play(state.write(open_ask, choice), seen=self.server.rooms.open[self.id].table.moment(choice))

    async def play_out(self, dice: random.Random) -> None:
        """Play until the game is over; what came too late is played again."""
        with suppress(ConnectionClosed):
            while not self.over:
                await self.turn()
                if not self.over:
                    reply = await self.play_any(dice)
                    if not (reply["ok"] or reply["late"] or reply["cite"]):
                        await self.turn()  # somebody else ended the game first
                        assert self.over, reply


@asynccontextmanager
async def running(db: str, **more: Any) -> AsyncIterator[Server]:
    application = make_app(db, **({"jobs": LocalPool()} | more))
    config = uvicorn_config(application, port=0)
    server = uvicorn.Server(config)
    task = asyncio.ensure_future(server.serve())
    while not server.started:
        assert not task.done(), task
        await asyncio.sleep(0.01)
    port = server.servers[0].sockets[0].getsockname()[1]
    found = Server(f"http://127.0.0.1:{port}", application.application)
    try:
        yield found
    finally:
        for guest in found.guests:
            await guest.close()
        server.should_exit = True
        await task


@pytest.fixture(autouse=True)
def a_loop_of_its_own() -> Iterator[None]:
    """Browser tests leave their loop running in this thread until the end of the run; a server's test has its own."""
    others = asyncio._get_running_loop()
    asyncio._set_running_loop(None)
    yield
    asyncio._set_running_loop(others)


@pytest.fixture(autouse=True)
def the_same_deals_every_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """The secrets of a server in this process are counted, not drawn: a test means the same cards whenever it runs."""
    counted = count(1)
    monkeypatch.setattr(chance, "new_secret", lambda: sha256(f"{next(counted)}".encode()).hexdigest())


async def talk(server: Server, text: bytes = b"") -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection below HTTP."""
    host, port = server.url.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port), limit=1024)
    writer.write(text)
    return reader, writer


async def upgraded(server: Server, guest: Guest, id: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A guest's line to a table, below WebSockets."""
    key = base64.b64encode(os.urandom(16)).decode()
    head = f"GET /ws/t/{id} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nCookie: clairiere="
    more = f"{guest.http.cookies['clairiere']}\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
    return await talk(server, (head + more).encode())


Story = Callable[[Server], Awaitable[None]]


@pytest.fixture
def serving(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Run a story against a server with a fresh SQLite file and without limits on speed."""
    for kind in limits.RATES.keys() - {"letters"}:
        monkeypatch.setitem(limits.RATES, kind, limits.Rate(1e6, 1e6))

    def run(story: Story, db: str = "", **more: Any) -> None:
        async def whole() -> None:
            async with running(db or str(tmp_path / "tables.db"), **more) as server:
                await story(server)

        asyncio.run(asyncio.wait_for(whole(), 100))

    return run


# -- PostgreSQL, and servers in processes of their own --------------------------------------------------------------


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A PostgreSQL of our own, with its own folder and port."""
    with own_postgres() as url:
        yield url


@pytest.fixture
def fresh_postgres(postgres: str) -> str:
    """The same one, empty."""
    wipe = "DROP SCHEMA public CASCADE; CREATE SCHEMA public;"
    folder = programs()
    assert folder is not None
    subprocess.run([folder / "psql", "-q", postgres, "-c", wipe], check=True, capture_output=True)
    return postgres


class Process:
    """A server as people run it, that can be killed."""

    def __init__(self, db: str, port: int) -> None:
        self.url = f"http://127.0.0.1:{port}"
        command = [sys.executable, "-c", QUICK, str(port), db]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL)

    async def ready(self) -> None:
        async with httpx.AsyncClient() as client:
            for _ in range(2000):
                assert self.process.poll() is None
                with suppress(httpx.TransportError):
                    await client.get(f"{self.url}/api/games", timeout=PATIENCE)
                    return
                await asyncio.sleep(0.03)
        raise AssertionError("the server did not start")

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()


class Far:
    """Guests of servers in other processes: they know of a game what they are told."""

    def __init__(self) -> None:
        self.guests: list[Guest] = []

    async def guest(self, url: str, cookies: httpx.Cookies | None = None) -> Guest:
        server = object.__new__(Server)
        server.url = url
        found = Guest(server, "fr")
        self.guests.append(found)
        found.http.cookies.update(cookies or {})
        found.me = (await found.http.get("/api/me")).json()
        return found

    def run(self, story: Callable[[], Awaitable[None]]) -> None:
        async def whole() -> None:
            try:
                await asyncio.wait_for(story(), 100)
            finally:
                for guest in self.guests:
                    await guest.close()

        asyncio.run(whole())


@pytest.fixture
def far() -> Far:
    return Far()


QUICK = """
import sys
from clairiere.server import limits
from clairiere.server.run import serve
limits.remove_limits()
serve("127.0.0.1", int(sys.argv[1]), sys.argv[2], (), False)
"""


@pytest.fixture
def processes() -> Iterator[Callable[..., Process]]:
    started: list[Process] = []

    def start(db: str, port: int = 0) -> Process:
        started.append(Process(db, port or free_port(usual=0)))
        return started[-1]

    yield start
    for process in started:
        process.kill()
