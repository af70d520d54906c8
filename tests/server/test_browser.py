"""Tables without a web server: the rooms of the server on a shelf of texts, as a browser runs them."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from clairiere import read_record
from clairiere.core.record import ENGINE
from clairiere.server import limits
from clairiere.server.browser.key_value_store import Change
from clairiere.server.browser.store import BrowserStore
from clairiere.server.browser.tables import BrowserTables
from clairiere.server.browser.thinking import WorkerPool, think_text
from clairiere.server.rows import WriteConflict

REPLAYS = Path(__file__).parents[1] / "replays" / ENGINE
NOT_THERE = ("alembic", "itsdangerous", "multiprocessing", "rich", "segno", "sqlalchemy", "starlette", "uvicorn")


@pytest.fixture(autouse=True)
def limits_as_before(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever keeps tables for one device lifts the limits: for the tests of this file alone."""
    monkeypatch.setattr(limits, "RATES", dict(limits.RATES))
    for name in ("TABLES", "CONNECTIONS_ADDRESS", "LINES_GUEST", "LINES_ADDRESS", "ADDRESS"):
        monkeypatch.setattr(limits, name, getattr(limits, name))


class MemoryShelf:
    """A shelf that several pages share."""

    def __init__(self, texts: dict[str, str] | None = None, pages: list[Callable[[str], None]] | None = None) -> None:
        self.texts: dict[str, str] = {} if texts is None else texts
        self.pages = [] if pages is None else pages
        self.own: Callable[[str], None] | None = None

    async def read(self, key: str) -> str | None:
        await asyncio.sleep(0)
        return self.texts.get(key)

    async def below(self, prefix: str) -> list[str]:
        await asyncio.sleep(0)
        return [self.texts[key] for key in sorted(self.texts) if key.startswith(prefix)]

    async def write(self, changes: Sequence[Change]) -> bool:
        await asyncio.sleep(0)
        for what, key, text in changes:
            if (what == "add" and key in self.texts) or (what == "check" and self.texts.get(key) != text):
                return False
        self.texts.update({key: text for what, key, text in changes if what in ("add", "put")})
        return True

    def tell(self, text: str) -> None:
        for page in self.pages:
            if page is not self.own:
                page(text)

    def listen(self, hear: Callable[[str], None]) -> None:
        self.own = hear
        self.pages.append(hear)


async def thought(question: str) -> str:
    await asyncio.sleep(0)
    return think_text(question)


class Page:
    """A page at these tables: it asks, opens lines, and keeps what it heard."""

    def __init__(self, shelf: MemoryShelf, own: str = "") -> None:
        self.tables = BrowserTables(BrowserStore(shelf), WorkerPool(thought), own)
        self.heard: list[dict[str, Any]] = []
        self.closed = 0
        self.n = 0

    async def call(self, method: str, path: str, body: object = None) -> Any:
        content = b"" if body is None else body.encode() if isinstance(body, str) else json.dumps(body).encode()
        answer = await self.tables.answer(method, path, "fr", content)
        assert answer.status == 200, answer.content.decode()
        text = answer.content.decode()
        return json.loads(text) if "json" in answer.headers["content-type"] else text

    def say(self, text: str, code: int) -> None:
        if text:
            self.heard.append(json.loads(text))
        else:
            self.closed = code

    async def sit_at(self, table: str) -> None:
        await self.tables.open(1, table, "fr", self.say)
        self.send({"t": "hello", "language": "fr"})

    def send(self, message: dict[str, Any]) -> None:
        self.n += 1
        self.tables.receive(1, json.dumps({**message, "n": self.n}))

    async def until(self, wanted: Callable[[dict[str, Any]], bool], seconds: float = 20) -> dict[str, Any]:
        async with asyncio.timeout(seconds):
            while not any(map(wanted, self.heard)):
                await asyncio.sleep(0.005)
        return next(message for message in self.heard if wanted(message))

    async def play_on(self, most: int = 10_000) -> None:
        """Answer by the first choice whatever is asked, until the game is over or so often."""
        at, asked = 0, 0
        async with asyncio.timeout(60):
            while True:
                while at == len(self.heard):
                    await asyncio.sleep(0.002)
                message, at = self.heard[at], at + 1
                if message.get("over"):
                    return
                asks = [ask for ask in message.get("asks") or [] if ask["choices"]]
                if (asks and at == len(self.heard)) or (asks and not any("asks" in one for one in self.heard[at:])):
                    quits = asks[0]["quits"]
                    choices = [one["notation"] for one in asks[0]["choices"] if one["notation"] not in quits]
                    asked += 1
                    if asked > most:
                        return
                    self.send({"t": "play", "seat": asks[0]["seat"], "choice": choices[0]})

    async def close(self) -> None:
        await self.tables.rooms.close()


async def against_bots(page: Page, game: str = "renard") -> str:
    await page.call("GET", "/api/me")
    wanted = {"game": game, "seats": ["me", "bot:random"], "settings": {"instant": True}}
    table = await page.call("POST", "/api/tables", wanted)
    return str(table["id"])


def test_a_whole_game_is_played_and_its_record_is_one() -> None:
    async def play() -> None:
        page = Page(MemoryShelf())
        table = await against_bots(page)
        await page.sit_at(table)
        await page.play_on()
        record = read_record(await page.call("GET", f"/api/tables/{table}/record"))
        assert record.state().over
        assert (await page.call("GET", "/api/tables?mine=1"))[0]["status"] == "over"
        mine = await page.call("GET", "/api/me/games")
        assert [one["id"] for one in mine["games"]] == [table] and mine["figures"][0]["all"]["games"] == 1
        assert read_record(await page.call("GET", "/api/me/records")).answers == record.answers
        await page.close()

    asyncio.run(play())


def test_a_game_is_gone_on_with_where_it_was_by_whoever_has_the_device() -> None:
    async def play() -> None:
        shelf = MemoryShelf()
        page = Page(shelf)
        table = await against_bots(page)
        await page.sit_at(table)
        await page.play_on(5)
        me, kept = await page.call("GET", "/api/me"), dict(shelf.texts)  # as if the page were closed at this moment
        await page.close()
        again = Page(MemoryShelf(kept), kept["key/own"])
        assert await again.call("GET", "/api/me") == me
        await again.sit_at(table)
        first = await again.until(lambda message: message["t"] == "snapshot")
        assert len([key for key in kept if key.startswith("entry/")]) >= 5 and first["seq"] > 0
        await again.play_on()
        await again.close()

    asyncio.run(play())


def test_two_pages_at_one_table_see_the_same() -> None:
    async def play() -> None:
        texts: dict[str, str] = {}
        pages: list[Callable[[str], None]] = []
        one = Page(MemoryShelf(texts, pages))
        table = await against_bots(one)
        two = Page(MemoryShelf(texts, pages), texts["key/own"])
        await one.sit_at(table)
        await two.sit_at(table)
        await two.until(lambda message: message["t"] == "snapshot")
        await one.play_on(3)
        await two.until(lambda message: message["t"] == "events")
        await one.close()
        await two.close()

    asyncio.run(play())


def test_what_was_written_first_holds() -> None:
    async def write() -> None:
        store = BrowserStore(MemoryShelf())
        page = Page(MemoryShelf(store.shelf.texts))  # type: ignore[attr-defined]
        id = await against_bots(page)
        await page.close()
        first, second = await store.table(id), await store.table(id)
        assert first is not None and second is not None
        await store.change_table(first, "a", vote="x")
        with pytest.raises(WriteConflict):
            await store.change_table(second, "b", vote="y")
        with pytest.raises(WriteConflict):
            await store.append(id, await store.entries(id), "b")

    asyncio.run(write())


def test_a_hint_and_what_nobody_knows() -> None:
    async def ask() -> None:
        page = Page(MemoryShelf())
        table = await against_bots(page)
        await page.sit_at(table)
        await page.until(lambda message: bool(message.get("asks")))
        assert (await page.call("POST", f"/api/tables/{table}/hint"))["best"]["notation"]
        nothing = await page.tables.answer("GET", "/api/me/mail", "fr", b"")
        assert nothing.status == 404  # mail is not offered without a server
        await page.tables.open(2, "nowhere", "fr", page.say)
        assert page.closed == 4404
        await page.close()

    asyncio.run(ask())


def test_a_record_comes_in_as_a_file_and_is_replayed_branched_and_reviewed() -> None:
    async def look() -> None:
        page = Page(MemoryShelf())
        await page.call("GET", "/api/me")
        record = sorted(REPLAYS.glob("renard-*.record"))[0].read_text("utf-8")
        table = f"/api/tables/{(await page.call('POST', '/api/records', record))['id']}"
        assert (await page.call("GET", f"{table}/at/5"))["n"] == 5
        assert read_record(await page.call("GET", f"{table}/record")).answers == read_record(record).answers
        branch = await page.call("POST", f"{table}/branch", {"at": 5, "seat": 0})
        assert branch["status"] == "running"
        assert (await page.call("POST", f"{table}/review", {"seat": 0}))["running"]
        async with asyncio.timeout(60):
            while not (await page.call("GET", f"{table}/review?seat=0"))["progress"]:
                await asyncio.sleep(0.01)
        assert not (await page.call("POST", f"{table}/review/stop", {"seat": 0}))["running"]
        await page.close()

    asyncio.run(look())


def test_two_play_on_one_screen() -> None:
    async def play() -> None:
        page = Page(MemoryShelf())
        await page.call("GET", "/api/me")
        wanted = {"game": "duo", "seats": ["me", "me"], "settings": {"hotseat": True}}
        table = (await page.call("POST", "/api/tables", wanted))["id"]
        await page.sit_at(table)
        first = await page.until(lambda message: message["t"] == "snapshot")
        assert first["seats_mine"] == [0, 1]
        await page.play_on(6)
        await page.close()

    asyncio.run(play())


def test_nothing_of_a_server_is_imported() -> None:
    code = f"""
import sys
class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {NOT_THERE}:
            raise ImportError(name)
sys.meta_path.insert(0, Missing())
import clairiere.server.browser.worker
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
