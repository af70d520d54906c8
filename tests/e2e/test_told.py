"""People are told: that the server starts again while they play, and that it is their turn, by a push."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from clairiere.server.notices.push import Push, Subscription, encoded, point_of, sealed
from clairiere.server.notices.turn import Turn
from clairiere.server.rows import WayRow

from .alone import KEPT
from .conftest import PHONE, WIDE, Person, free_port, serving
from .test_table import CHOSEN, PLAIN

NOTICE = ".notices .note"
TOLD = {"fr": "Le serveur redémarre", "en": "The server restarts"}
# This browser has no window and no screen to show a notification on: what the worker asks for is written down instead,
# and a tap is told to it as the browser would tell it. All else is the browser's own.
SCREEN = """() => {
  self.shown = []
  self.opened = []
  self.registration.showNotification = async (title, options) => void self.shown.push({ title, ...options })
  self.clients.openWindow = async (url) => void self.opened.push(url)
}"""
HEARD = """async () => {
  while (!self.shown.length) await new Promise((soon) => setTimeout(soon, 20))
  return self.shown
}"""
TAPPED = """async (action) => {
  const data = self.shown.at(-1).data
  const event = new ExtendableEvent("notificationclick")
  const done = []
  let closed = false
  Object.defineProperties(event, {
    notification: { value: { data, close: () => (closed = true) } },
    action: { value: action },
    waitUntil: { value: (promise) => void done.push(promise) },
  })
  self.dispatchEvent(event)
  await Promise.all(done)
  return { closed, opened: self.opened.splice(0) }
}"""


def somebody(browser: Any, address: str, language: str, size: tuple[int, int], **more: Any) -> Person:
    locale = {"fr": "fr-FR", "en": "en-GB"}[language]
    viewport = {"width": size[0], "height": size[1]}
    one = Person(browser.new_context(viewport=viewport, locale=locale, reduced_motion="reduce", **more), address)
    assert one.context.request.get(f"{address}/api/me?language={language}").ok
    return one


def cards(one: Person) -> list[str]:
    return sorted(
        one.page.locator(".mine .hand [data-code]").evaluate_all("all => all.map((card) => card.dataset.code)")
    )


def test_a_restart_is_told_and_the_game_goes_on_by_itself(browser: Any, tmp_path: Path) -> None:
    port = free_port()
    with serving(tmp_path / "db", port) as address:
        ana = somebody(browser, address, "fr", WIDE, service_workers="block")
        ben = somebody(browser, address, "en", PHONE, service_workers="block")
        id = ana.table("renard", ["me", "open"], {"dealer": "1"}, instant=True)
        ana.go(f"/t/{id}")
        ben.sit(id)
        ana.page.wait_for_selector(CHOSEN)
        ana.page.locator(PLAIN).first.click()  # it is acknowledged: the other sees it
        ben.page.wait_for_selector(CHOSEN)
        before = [cards(ana), cards(ben)]
    for one, language in ((ana, "fr"), (ben, "en")):
        one.page.locator(NOTICE, has_text=TOLD[language]).wait_for()
        one.picture(f"restart-{language}")
        assert one.fits() and [cards(ana), cards(ben)] == before, "the table stays in sight"
    with serving(tmp_path / "db", port):
        for one in (ana, ben):
            one.page.wait_for_selector(NOTICE, state="detached", timeout=40_000)
        ben.page.wait_for_selector(CHOSEN)
        assert [cards(ana), cards(ben)] == before, "nothing is lost"
        ben.page.locator(PLAIN).first.click()
        ben.page.wait_for_function("count => document.querySelectorAll('.mine .hand [data-code]').length < count",
                                   arg=len(before[1]))  # fmt: skip
        for one in (ana, ben):
            assert one.wrong == []
            one.context.close()


class PushService:
    """The one in between, as Chromium's makers run it: it hands on what it cannot read; the browser reads it."""

    def __init__(self, page: Any, address: str) -> None:
        self.key, self.secret = ec.generate_private_key(ec.SECP256R1()), b"sixteen bytes it"
        point = encoded(point_of(self.key.public_key()))
        self.known = Subscription("https://fcm.googleapis.com/fcm/send/one", point, encoded(self.secret))
        self.origin, self.line = address, page.context.new_cdp_session(page)
        found: list[str] = []
        self.line.on(
            "ServiceWorker.workerRegistrationUpdated",
            lambda told: found.extend(each["registrationId"] for each in told["registrations"]),
        )
        self.line.send("ServiceWorker.enable")
        page.wait_for_timeout(300)
        self.registration = found[0]

    def hand_on(self, content: bytes) -> None:
        read = http_ece.decrypt(content, private_key=self.key, auth_secret=self.secret, version="aes128gcm")
        message = {"origin": self.origin, "registrationId": self.registration, "data": read.decode()}
        self.line.send("ServiceWorker.deliverPushMessage", message)


def said_by_the_server(known: Subscription, turn: Turn) -> bytes:
    """What the server sends to that browser of a turn."""
    push = Push.__new__(Push)
    sent: list[tuple[str, Subscription, str, bytes]] = []
    push.outbox = type("Outbox", (), {"put": lambda _, message, receiver: sent.append(message)})()  # type: ignore[assignment]
    target = json.dumps([{"endpoint": known.endpoint, "p256dh": known.p256dh, "auth": known.auth}])
    push.tell(WayRow("guest", "push", target, 1), turn)
    return sealed(sent[0][3], sent[0][1])


@pytest.mark.parametrize(
    ("language", "words", "stop"),
    [("fr", "C’est à vous", "Ne plus me prévenir"), ("en", "It is your turn", "Tell me no more")],
)
def test_a_push_becomes_a_notification_that_opens_the_table(
    browser: Any, address: str, language: str, words: str, stop: str
) -> None:
    ana = somebody(browser, address, language, PHONE, permissions=["notifications"])
    page = ana.go("/").page
    ana.until(KEPT)
    service = PushService(page, address)
    turn = Turn(language, "Renard", "abc123", f"{address}/t/abc123", 0, "")
    worker = ana.context.service_workers[0]
    worker.evaluate(SCREEN)
    service.hand_on(said_by_the_server(service.known, turn))
    (said,) = worker.evaluate(HEARD)
    assert said["title"] == "Renard" and said["body"].startswith(words) and "abc123" not in said["body"]
    assert said["tag"] == said["data"]["url"] == "/t/abc123", "one for each table"
    assert [action["title"] for action in said["actions"]] == [stop]
    assert ana.context.request.get(address + urlsplit(said["icon"]).path).ok
    assert worker.evaluate(TAPPED, "") == {"closed": True, "opened": ["/t/abc123"]}, "a tap opens the table"
    put = ana.context.request.put(f"{address}/api/me/notices", data={"way": "browser", "target": ""})
    assert put.ok and put.json()["way"] == "browser"
    assert worker.evaluate(TAPPED, "stop") == {"closed": True, "opened": []}
    assert ana.context.request.get(f"{address}/api/me/notices").json()["way"] == "", "its button ends it"
    assert ana.wrong == []
    ana.context.close()
