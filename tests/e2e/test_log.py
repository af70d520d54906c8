"""The log of a game that lasts for days: by turns, what is new, and each line opens the table as it was then."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest

from .conftest import PHONE, RAW, ROOT, WIDE, Person
from .test_pages import objections

RECORD = sorted((ROOT / "tests" / "replays" / "0.1.0").glob("root-*.record"))[0]


def stored(one: Person) -> str:
    """A whole game of Root to look at."""
    headers = {"content-type": "text/plain; charset=utf-8"}
    answer = one.context.request.post(f"{one.address}/api/records", data=RECORD.read_bytes(), headers=headers)
    assert answer.ok, answer.text()
    return str(answer.json()["id"])


def seen_before(one: Person, share: float) -> None:
    """The server says that so much of the log was seen on an earlier visit."""

    def route(socket: Any) -> None:
        server = socket.connect_to_server()

        def told(message: str) -> None:
            found = json.loads(message)
            if found["t"] == "snapshot" and found["log"]:
                found["mark"] = int(found["log"][-1]["n"] * share)
            socket.send(json.dumps(found))

        server.on_message(told)

    one.page.route_web_socket(re.compile("/ws/"), route)


def heads(one: Person) -> Any:
    return one.page.locator(".log .head")


@pytest.mark.parametrize("language", ["fr", "en"])
def test_turns_are_folded_but_the_last_and_what_is_new(language: str, person: Callable[..., Person]) -> None:
    ana = person(language)
    seen_before(ana, 0.97)
    ana.go(f"/t/{stored(ana)}").page.wait_for_selector(".table .root")
    ana.beside("log")
    open_ones = ana.page.locator('.log .head[aria-expanded="true"]').count()
    assert heads(ana).count() > 20 and 1 <= open_ones < 8
    assert ana.page.locator(".log .mark").count() == 1
    assert ana.page.locator(".log .mark").evaluate(
        "mark => { const box = mark.closest('.log').getBoundingClientRect(), at = mark.getBoundingClientRect();"
        " return at.top >= box.top - 2 && at.top < box.bottom }"
    )
    ana.picture(f"log-{language}")
    assert objections(ana) == [] and not RAW.search(ana.text())
    only = ana.page.locator(".sift button").first
    everything = heads(ana).count()
    only.click()
    assert only.get_attribute("aria-pressed") == "true" and heads(ana).count() < everything
    ana.page.locator(".sift button").last.click()
    only.click()
    first = heads(ana).first
    first.click()
    assert first.get_attribute("aria-expanded") == "true"


def test_a_line_opens_the_table_as_it_was_by_keyboard_too(person: Callable[..., Person]) -> None:
    ana = person("fr")
    id = stored(ana)
    ana.go(f"/t/{id}").page.wait_for_selector(".table .root")
    ana.beside("log")
    heads(ana).last.focus()
    ana.page.keyboard.press("Home")
    focused = "document.activeElement"
    assert ana.page.evaluate(f"{focused}.getAttribute('aria-expanded')") == "false"
    ana.page.keyboard.press("Enter")
    ana.page.keyboard.press("ArrowDown")
    label = ana.page.evaluate(f"{focused}.ariaLabel")
    assert label.startswith("Voir la table après le coup")
    ana.page.keyboard.press("Enter")
    ana.page.wait_for_selector(".controls")
    assert re.search(rf"/t/{id}/replay#{label.split()[-1]}$", ana.page.url)


def test_a_running_game_has_a_past_and_a_way_back(person: Callable[..., Person]) -> None:
    ana = person("fr", PHONE)
    id = ana.table("root", ["me", "bot:greedy"], instant=True)
    ana.go(f"/t/{id}").page.wait_for_selector(".mine")
    ana.beside("log")
    ana.picture("log-phone")
    assert objections(ana) == [] and not RAW.search(ana.text()) and ana.fits()
    ana.page.locator(".log .open").last.click()
    ana.page.wait_for_selector(".controls")
    assert "À découvert" not in ana.page.locator("#eye").inner_text()
    ana.picture("past-of-a-running-game")
    assert ana.fits()
    ana.page.get_by_role("link", name="À la table").click()
    ana.page.wait_for_selector(".mine")
    assert ana.page.url.endswith(f"/t/{id}")


def test_the_clock_of_a_slow_game_is_told_in_days(person: Callable[..., Person]) -> None:
    ana = person("fr", WIDE)
    ana.go("/new/root").page.select_option("#clock", "259200")
    assert "arbitre passe" in ana.text()
    ana.table("root", ["me", "bot:greedy"], instant=True, move_s=3 * 86400)
    ana.go("/").page.wait_for_selector(".entry")
    ana.page.locator(".entry", has_text="encore 2 jours 23 h").first.wait_for()
    ana.page.locator(".entry").first.click()
    ana.page.locator(".others", has_text="2 jours 23 h").wait_for()
    ana.picture("slow-table")
