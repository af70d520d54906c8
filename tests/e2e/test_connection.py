"""Lost connections: both sides of the table are told within five seconds, and told again when it is back."""

from __future__ import annotations

import select
import socket
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any
from urllib.parse import urlsplit

import pytest

from .conftest import PHONE, Person

LOST = "Connexion perdue, nouvelle tentative…"
QUIET = ".hand .lit:not([data-code^='3'], [data-code^='5'])"  # no Fox, no Woodcutter: its player is asked nothing more
HIDE = """hidden => {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden })
  document.dispatchEvent(new Event("visibilitychange"))
}"""


class Network(threading.Thread):
    """A network between browsers and the server. While it is `cut` nothing passes and nothing is closed."""

    def __init__(self, address: str) -> None:
        super().__init__(daemon=True)
        url = urlsplit(address)
        self.server = url.hostname, url.port
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://localhost:{self.listener.getsockname()[1]}"
        self.pairs: dict[socket.socket, socket.socket] = {}
        self.cut = self.ended = False

    def run(self) -> None:
        while not self.ended:
            watched = [] if self.cut else [self.listener, *self.pairs]
            for ready in select.select(watched, [], [], 0.02)[0]:
                self.accept() if ready is self.listener else self.pass_on(ready)
        for one in (self.listener, *self.pairs):
            one.close()

    def accept(self) -> None:
        client, server = self.listener.accept()[0], socket.create_connection(self.server)
        self.pairs |= {client: server, server: client}

    def pass_on(self, source: socket.socket) -> None:
        if source not in self.pairs:
            return
        target = self.pairs[source]
        try:
            data = source.recv(1 << 16)
            target.sendall(data)
        except OSError:
            data = b""
        if not data:
            for one in (source, target):
                del self.pairs[one]
                one.close()


@pytest.fixture
def network(address: str) -> Iterator[Network]:
    found = Network(address)
    found.start()
    yield found
    found.ended = True
    found.join()


def two_people(person: Callable[..., Person], **phone: Any) -> tuple[Person, Person]:
    """Camille at a computer and Léo at a phone, at one table of Renard that has begun."""
    camille, leo = person("fr", (1280, 720), "light"), person("fr", PHONE, "light", **phone)
    id = camille.table("renard", ["me", "open"], {"dealer": 1})
    camille.context.request.put(f"{camille.address}/api/me", data={"name": "Camille"})
    camille.go(f"/t/{id}")
    leo.sit(id, "Léo")
    for one in (camille, leo):
        one.page.wait_for_selector(".hand")
    return camille, leo


def seconds_until(*parts: Any, state: str = "visible") -> float:
    """Return how long it takes until all these parts of pages are there, or are not any more."""
    since = time.monotonic()
    for part in parts:
        part.wait_for(state=state, timeout=10_000)
    return time.monotonic() - since


def seat_of(one: Person, name: str) -> Any:
    return one.page.locator(".seats li", has_text=name)


def test_a_phone_that_goes_offline_says_so_on_both_sides(person: Callable[..., Person]) -> None:
    camille, leo = two_people(person)
    banner, mark = leo.page.get_by_text(LOST), seat_of(camille, "Léo").get_by_text("hors ligne")
    leo.page.get_by_text("Camille réfléchit").wait_for()
    leo.context.set_offline(True)
    assert seconds_until(banner, mark) <= 5
    leo.page.get_by_text("La table ne donne plus de nouvelles.").wait_for()
    assert "réfléchit" not in leo.text()
    leo.picture("offline-phone")
    camille.picture("offline-opponent")
    camille.page.locator(QUIET).first.click()
    camille.page.get_by_text("Léo est hors ligne : on attend son retour.").wait_for()
    camille.picture("offline-opponent-waits")
    leo.context.set_offline(False)
    assert seconds_until(banner, mark, state="hidden") <= 5
    leo.page.wait_for_selector(".mine-now .hand .lit")
    assert leo.fits() and camille.fits()


def test_a_network_that_swallows_everything_is_found_by_both_sides(
    person: Callable[..., Person], network: Network
) -> None:
    camille, leo = two_people(person)
    mark = seat_of(camille, "Léo").get_by_text("hors ligne")
    path = urlsplit(leo.page.url).path
    leo.window.goto(network.url + path)
    leo.page.wait_for_selector(".hand")
    mark.wait_for(state="hidden")
    banner = leo.page.get_by_text(LOST)
    network.cut = True
    assert seconds_until(banner, mark) <= 5
    network.cut = False
    banner.wait_for(state="hidden", timeout=15_000)
    mark.wait_for(state="hidden")


def test_a_half_open_connection_is_found_at_once_after_a_sleep(person: Callable[..., Person], network: Network) -> None:
    _, leo = two_people(person)
    leo.window.goto(network.url + urlsplit(leo.page.url).path)
    leo.page.wait_for_selector(".hand")
    leo.page.evaluate(HIDE, True)
    network.cut = True
    leo.page.wait_for_timeout(5_000)
    banner = leo.page.get_by_text(LOST)
    assert not banner.is_visible(), "a hidden page does not watch the connection"
    leo.page.evaluate(HIDE, False)
    assert seconds_until(banner) <= 3
    network.cut = False
    banner.wait_for(state="hidden", timeout=15_000)


def test_a_hidden_page_is_away_and_not_lost(person: Callable[..., Person]) -> None:
    camille, leo = two_people(person)
    away = seat_of(camille, "Léo").get_by_text("regarde ailleurs")
    leo.page.evaluate(HIDE, True)
    assert seconds_until(away) <= 5
    camille.page.wait_for_timeout(5_500)
    assert away.is_visible() and "hors ligne" not in camille.text()
    camille.picture("away-opponent")
    leo.page.evaluate(HIDE, False)
    assert seconds_until(away, state="hidden") <= 5


def test_whoever_waits_for_players_is_told_too(person: Callable[..., Person]) -> None:
    leo = person("fr", PHONE)
    id = leo.table("renard", ["me", "open"])
    leo.go(f"/t/{id}").page.wait_for_selector(".room")
    leo.context.set_offline(True)
    assert seconds_until(leo.page.get_by_text(LOST)) <= 5
    leo.picture("offline-room")
    leo.context.set_offline(False)
    leo.page.get_by_text(LOST).wait_for(state="hidden")
