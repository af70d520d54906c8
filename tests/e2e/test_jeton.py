"""Jeton Rouge in the browser: what others do meanwhile takes nothing out of one's hands, and a shout is one tap."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from .conftest import PHONE, WIDE, Person
from .prepared import placed, record_of

NAMES = ["Ana", "Ben", "Cléo"]
CALM = {"form": "live", "first": "1", "draw_idle_s": 0, "open_idle_s": 0, "propose_idle_s": 0}
LAP = ["1 draw", "N 2", "2 draw", "N 3", "0 draw", "N 2", "1 draw", "N 3"]  # 4.4 the lock is off, Cléo draws next


@pytest.fixture
def sit(person: Callable[..., Person], database: Path) -> Callable[..., list[Person]]:
    """Ana and Ben at a table where this has happened; Cléo looks elsewhere."""

    def sat(*answers: str, line: Callable[[Any], None] | None = None, **how: Any) -> list[Person]:
        people = [person(**how), person(), person()]
        if line is not None:
            people[0].page.route_web_socket("**/ws/**", line)
        table = placed(database, record_of("jeton", CALM, NAMES, [*LAP, *answers]), people)
        for one in people:
            one.go(f"/t/{table}").page.wait_for_selector(".tray")
        return people

    return sat


PLACES = """() => [...document.querySelectorAll(".place .name, .place .stack")].map((one) => {
    const { top, height } = one.getBoundingClientRect()
    return [top, height].map(Math.round) })"""


def told(one: Person, text: str) -> None:
    """Waits until the log tells it."""
    one.page.locator(".log", has_text=text).wait_for()


@pytest.mark.parametrize("touch", [False, True])
def test_cards_taken_up_stay_up_whatever_the_others_do(sit: Callable[..., list[Person]], touch: bool) -> None:
    size = PHONE if touch else WIDE
    ana, ben, cleo = sit("2 draw", "N 4", "0 draw", "N 2", "2 shout", "2 bid 3", touch=touch, size=size)
    for slip in ana.page.locator(".hand .slip").all():
        slip.click()
    assert ana.page.locator(".hand .up").count() == 2
    ben.page.locator(".hand .slip").last.click()
    ben.page.locator('.lays [data-code="raise 2 3"]').click()
    ana.page.locator(".place[aria-label*='Cléo'] .total", has_text="6").wait_for()
    before = ana.page.evaluate(PLACES)
    cleo.page.locator('[data-code="propose"]').click()
    ana.page.locator(".proposal.made").wait_for()
    assert ana.page.locator(".hand .up").count() == 2
    assert ana.page.evaluate(PLACES) == before, "the strip that says so moves nothing"
    ana.picture(f"jeton-proposal-{size[0]}")
    assert ana.page.locator(".lays").inner_text().startswith("22")


def test_cards_taken_up_while_drawing_are_the_same_when_another_comes_between(sit: Callable[..., list[Person]]) -> None:
    """The hand is sorted, so a card that is drawn moves others aside."""
    (ana, *_) = sit("2 draw", "N 4", "0 draw", "N p", "1 draw", "N 2", "2 draw", "N 2")
    ana.page.locator(".hand .slip").last.click()
    ana.page.locator('[data-code="draw"]').click()
    ana.page.locator(".hand .slip").nth(2).wait_for()
    assert ana.page.locator(".lays").inner_text().startswith("+1")


def test_cards_that_were_laid_are_not_taken_up_any_more(sit: Callable[..., list[Person]]) -> None:
    (ana, *_) = sit("2 draw", "N 4", "0 draw", "N 2", "1 draw", "N 2", "2 draw", "N 2", "0 draw", "N 2", "0 shout")
    ana.page.locator(".hand .slip").first.click()
    ana.page.locator('.lays [data-code="bid 2"]').click()
    ana.page.locator(".hand .slip").nth(2).wait_for(state="detached")
    assert ana.page.locator(".hand .up").count() == 0


def test_what_waits_to_be_confirmed_outlives_what_the_others_do(sit: Callable[..., list[Person]]) -> None:
    ana, ben, cleo = sit("2 draw", "N 4", "0 draw", "N 2", "2 shout", "2 bid 3", touch=True)
    for slip in ana.page.locator(".hand .slip").all():
        slip.tap()
    ana.page.locator('.lays [data-code="bid 22"]').tap()
    cleo.page.locator('[data-code="propose"]').click()
    ana.page.locator(".proposal.made").wait_for()
    ana.page.locator(".confirm .ember").tap()
    told(ben, "Ana enchérit avec")


def test_on_a_touch_screen_a_shout_is_one_tap(sit: Callable[..., list[Person]]) -> None:
    ana, ben, _ = sit(touch=True, size=PHONE)
    ana.page.locator(".shout").tap()
    told(ben, "Ana annonce")
    assert not ana.page.locator(".confirm").count()


def test_a_shout_is_one_key(sit: Callable[..., list[Person]]) -> None:
    ana, ben, _ = sit(confirm="always")
    ana.page.keyboard.press("r")
    told(ben, "Ana annonce")


def test_a_shout_does_not_wait_for_what_was_done_before(sit: Callable[..., list[Person]]) -> None:
    """The answer to one's draw is still under way, and the shout goes out."""
    lost: list[bool] = []

    def line(client: Any) -> None:
        server = client.connect_to_server()
        client.on_message(server.send)
        server.on_message(lambda message: lost or client.send(message))

    ana, ben, _ = sit("2 draw", "N 4", line=line)
    lost.append(True)
    ana.page.locator('[data-code="draw"]').click()
    ana.page.locator(".shout").click()
    told(ben, "Ana annonce")


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_lobby_lists_what_has_an_effect_and_strangers_take_their_limits_at_once(
    person: Callable[..., Person], language: str
) -> None:
    ana = person(language)
    ana.go("/new/jeton").page.locator("details summary").click()
    fields = ana.page.locator('[id^="option-"]')
    names = [str(field.get_attribute("id")).removeprefix("option-") for field in fields.all()]
    assert "target" in names and "draw_idle_s" in names
    assert not [name for name in names if name.startswith(("sim_", "absent_", "suspend_")) or name == "form"]
    assert not ana.page.locator("#clock").count(), "a clock for turns"
    friends, strangers = ana.page.locator(".preset").all()
    assert friends.get_attribute("aria-pressed") == "true"
    strangers.click()
    ana.page.locator("#option-absent_s").wait_for()
    assert ana.page.locator("#option-withdraw_limit").input_value() == "3"
    ana.picture(f"jeton-lobby-{language}")
