"""A real server in a process of its own, and people at real browsers (Chromium)."""

from __future__ import annotations

import json
import os
import re
import shutil
import socket
import subprocess
import sys
import time
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any
from urllib.error import URLError
from urllib.request import urlopen

import pytest

ROOT = Path(__file__).parents[2]
ARTIFACTS = Path(__file__).parent / "artifacts"
CLIENT = ROOT / "src" / "clairiere" / "server" / "client" / "index.html"
BROWSER = Path(sys.prefix) / "browser"  # where ./dev test puts one
BROWSERS = (str(BROWSER / "chromium"), "chromium", "chromium-browser", "google-chrome")
CHROMIUM = next(filter(None, map(shutil.which, BROWSERS)), "")
RAW = re.compile(r"\b(?:renard|duo|jeton|root|server|ui|form|record)-[a-z]+(?:-[a-z0-9]+)*\b")
EXPECTED = ("Failed to load resource", "WebSocket", "blocked by Playwright")  # lines lost, and what a test leaves out
WIDE, PHONE = (1280, 800), (360, 740)
SHARE, HELD = ".share", ".mine .lays .bare"  # cards taken up for what can be laid no more are put down
ACTS = [SHARE, ".round .ember", ".mine .shout, .mine .lays .ember",
        ".mine .lit, .mine .ember:not(:disabled, .end .ember)", HELD]  # fmt: skip
STILL = """async () => {
  const frame = () => new Promise(requestAnimationFrame)
  await frame()
  const ends = document.getAnimations().map((one) => one.finished)
  await Promise.race([Promise.allSettled(ends), new Promise((late) => setTimeout(late, 2000))])
  await frame()
}"""


def missing() -> str:
    """What keeps these tests from being run, if anything."""
    if not CHROMIUM:
        return "there is no Chromium (./dev test brings one)"
    if not CLIENT.is_file():
        return "the client is not built (./dev setup)"
    try:
        import playwright  # noqa: F401
    except ImportError:
        return "playwright is not installed"
    return ""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    reason = missing()
    if not reason:
        return
    message = f"BROWSER TESTS NOT RUN: {reason}"
    if os.environ.get("CI") and any(Path(__file__).parent in item.path.parents for item in items):
        raise pytest.UsageError(message)  # the gate leaves nothing out
    print(f"\n{'!' * 78}\n{message}\n{'!' * 78}", file=sys.stderr)
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.skip(reason=message))


LOCAL_NETWORK = "http://192.168.1.23:8470"  # an origin that the server is told is its own: no test opens it


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


@pytest.fixture(scope="session")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What the server remembers."""
    return tmp_path_factory.mktemp("server") / "db"


@contextmanager
def serving(database: Path, port: int) -> Iterator[str]:
    """A server in a process of its own; its address."""
    folder = database.parent
    command = [sys.executable, "-m", "clairiere", "serve", "--port", str(port), "--origin", LOCAL_NETWORK]
    environment = {**os.environ, "XDG_DATA_HOME": str(folder)}
    with open(folder / "log", "a") as log:
        server = subprocess.Popen(
            [*command, "--db", f"sqlite+aiosqlite:///{database}"], env=environment, stdout=log, stderr=log
        )
    url = f"http://localhost:{port}"
    for _ in range(600):
        try:
            urlopen(f"{url}/api/games", timeout=2).close()
            break
        except (URLError, OSError):
            assert server.poll() is None, (folder / "log").read_text()
            time.sleep(0.1)
    try:
        yield url
    finally:
        server.terminate()
        server.wait(10)
    assert "Traceback" not in (folder / "log").read_text()


@pytest.fixture(scope="session")
def address(database: Path) -> Iterator[str]:
    """Where the server is."""
    with serving(database, free_port()) as url:
        yield url


def bare() -> bool:
    """Whether the machine lacks a library that the browser wants; it came with its own."""
    return "not found" in subprocess.run(["ldd", CHROMIUM], capture_output=True, text=True).stdout


@pytest.fixture(scope="package")
def browser() -> Iterator[Any]:
    """Closed as soon as a test from elsewhere comes: while it is open, nobody else can run an event loop here."""
    from playwright.sync_api import sync_playwright

    with warnings.catch_warnings(), sync_playwright() as playwright:
        warnings.simplefilter("ignore")
        libraries = {**os.environ, "LD_LIBRARY_PATH": str(BROWSER / "al2023" / "lib")} if bare() else None
        found = playwright.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"], env=libraries
        )
        yield found
        found.close()


READ_ALOUD = """() => {
  const said = []
  const read = (node) => {
    if (node.nodeType === Node.TEXT_NODE) said.push(node.textContent)
    if (node.nodeType !== Node.ELEMENT_NODE || node.ariaHidden === "true") return
    if (getComputedStyle(node).display === "none") return
    const label = node.getAttribute("aria-label")
    if (label) said.push(label)
    if (!label || !node.matches("button, a, [role=button], [role=img]")) node.childNodes.forEach(read)
    said.push(" ")
  }
  read(document.querySelector("main"))
  return said.join("")
}"""
CARD_CODE = re.compile(r"\b(?:[1-9]|1[01])[A-Z]\b")  # 4F: how a card is written, but not how it is said


class Person:
    """Somebody at a browser. Whatever goes wrong on the page is kept, and fails the test."""

    def __init__(self, context: Any, address: str, home: bool = False) -> None:
        self.context = context
        self.address = address
        self.home = home  # where they are, as soon as somebody looks
        self.window = context.new_page()
        self.window.set_default_timeout(20_000)  # milliseconds, for a machine that does much else
        self.wrong: list[str] = []
        self.window.on("pageerror", lambda error: self.wrong.append(str(error)))
        self.window.on("console", self.heard)
        self.awaited: set[Any] = set()  # requests that were not answered yet
        self.window.on("request", lambda request: self.awaited.add(request))
        for end in ("requestfinished", "requestfailed"):
            self.window.on(end, lambda request: self.awaited.discard(request))

    @property
    def page(self) -> Any:
        if self.home:
            self.go("/").window.wait_for_selector(".game")
        return self.window

    def heard(self, message: Any) -> None:
        expected = any(words in message.text for words in EXPECTED)
        if message.type in ("error", "warning") and not expected:
            self.wrong.append(message.text)

    def go(self, path: str) -> Person:
        self.home = False
        self.window.goto(self.address + path)
        self.window.wait_for_selector("main")
        return self

    def settled(self) -> Person:
        """What was asked for has come, and nothing moves any more; what takes longer is not waited for."""
        for _ in range(40):
            self.page.evaluate(STILL)
            if not self.awaited:
                break
            self.page.wait_for_timeout(25)
        return self

    def until(self, asked: str, seconds: int = 30) -> None:
        """Waits until an async question is answered by yes: `wait_for_function` takes its promise for an answer."""
        for _ in range(20 * seconds):
            if self.page.evaluate(asked):
                return
            self.page.wait_for_timeout(50)
        raise AssertionError(f"not within {seconds} s: {asked}")

    def post(self, path: str, body: dict[str, Any]) -> Any:
        """A request of this guest."""
        answer = self.context.request.post(self.address + path, data=body)
        assert answer.ok, answer.text()
        return answer.json()

    def table(self, game: str, seats: list[str], options: dict[str, Any] | None = None, **settings: Any) -> str:
        made = self.post("/api/tables", {"game": game, "seats": seats, "options": options or {}, "settings": settings})
        return str(made["id"])

    def sit(self, id: str, name: str = "Ben") -> Person:
        """Takes a free seat at a table, under a name."""
        self.go(f"/t/{id}").page.locator("#own-name").fill(name)
        self.page.keyboard.press("Enter")
        return self

    @property
    def over(self) -> bool:
        return bool(self.page.locator(".end").count())

    def act(self, step: int) -> bool:
        """Does one thing that glows, if anything does; whether it did. Which one follows no pattern: two who take turns
        would propose and decline for ever."""
        found = str(self.page.evaluate("acts => acts.find((one) => document.querySelector(one)) ?? ''", ACTS))
        if found == SHARE:
            share = self.page.locator(SHARE)
            share.get_by_role("button").last.click()
            share.locator(".ember").click()
            return True
        try:
            count = self.page.locator(found).count() if found else 0
            if count:
                self.page.locator(found).nth(Random(step).randrange(count)).click(timeout=700)
            return count > 0 and found != HELD
        except Exception as gone:  # it was taken away while we reached for it
            if "Timeout" in str(gone) or "detached" in str(gone):
                return False
            raise

    def beside(self, tab: str) -> None:
        """Lays open what stands beside the table, which on a phone is a drawer."""
        drawer = self.page.locator(".tools .more")
        if drawer.is_visible() and drawer.get_attribute("aria-expanded") == "false":
            drawer.click()
        self.page.locator(f"#tab-{tab}").click()

    def text(self) -> str:
        return str(self.page.inner_text("body"))

    def codes_read_aloud(self) -> list[str]:
        """Return the codes of cards among all that a screen reader finds on the page."""
        return CARD_CODE.findall(str(self.page.evaluate(READ_ALOUD)))

    def fits(self) -> bool:
        """Nothing sticks out at the side."""
        return bool(self.page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"))

    def picture(self, name: str, part: Any = None) -> None:
        """Of the page, or of a part of it, to be looked at. The gate takes none: 600 of them are a tenth of its time at
        the browser, and prove nothing."""
        shown = part or self.settled().page
        if not os.environ.get("CI"):
            ARTIFACTS.mkdir(exist_ok=True)
            shown.screenshot(path=ARTIFACTS / f"{name}.png")


@pytest.fixture
def person(browser: Any, address: str) -> Iterator[Callable[..., Person]]:
    """Makes people: `person("en", PHONE, "light")`; with `touch`, at a screen that is touched, and as it comes. Where
    motion is no matter nothing moves: a map that breathes is drawn anew sixty times a second."""
    people: list[Person] = []

    def make(
        language: str = "fr",
        size: tuple[int, int] = WIDE,
        theme: str = "dark",
        touch: bool = False,
        **settings: Any,
    ) -> Person:
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale={"fr": "fr-FR", "en": "en-GB"}[language],
            color_scheme=theme,
            has_touch=touch,
            is_mobile=touch,
            service_workers="block",  # each would fetch all there is; test_offline.py lets them
        )
        kept = json.dumps({"confirm": "touch" if touch else "never", "speed": "quick", "motion": False, **settings})
        context.add_init_script(f"localStorage.settings ??= {json.dumps(kept)}")
        assert context.request.get(f"{address}/api/me?language={language}").ok  # a guest from now on
        people.append(Person(context, address, home=True))
        return people[-1]

    yield make
    wrong = [line for one in people for line in one.wrong]
    for one in people:
        one.context.close()
    assert wrong == []
