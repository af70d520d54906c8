"""A game that is seen again, by its moves: where it opens, the list to click, playing by itself, what is withheld."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from clairiere.conformance import law
from clairiere.core.ask import NATURE
from clairiere.core.record import read_record

from .conftest import PHONE, RAW, ROOT, WIDE, Person
from .prepared import placed
from .test_pages import AT, objections
from .test_replay import step, stored

RECORD = sorted((ROOT / "tests" / "replays" / "0.1.0").glob("renard-*.record"))[0]


@pytest.mark.parametrize(("language", "size", "theme"), [("fr", (1280, 720), "light"), ("en", PHONE, "dark")])
def test_a_replay_opens_on_the_first_deal_and_is_walked_through_by_its_moves(
    person: Callable[..., Person], language: str, size: tuple[int, int], theme: str
) -> None:
    ana = person(language, size, theme)
    id = stored(ana, "renard")
    ana.go(f"/t/{id}/replay").page.wait_for_selector(".moves")
    at = "Coup {} " if language == "fr" else "Move {} "
    ana.page.wait_for_function(AT, arg=at.format(4))
    assert ana.page.locator(".across [data-code]").count() == 26, "both hands lie open"
    ana.picture(f"replay-first-deal-{language}")
    ana.page.select_option("#eye", "1")
    ana.page.wait_for_selector(".hand [data-code]")
    ana.page.wait_for_function("() => document.querySelectorAll('.across [data-code]').length === 0")
    assert ana.page.locator(".hand [data-code]").count() == 13
    moves = ana.page.locator(".moves .move")
    assert ana.page.locator(".moves [aria-current=step]").count() == 1
    taken = moves.filter(has_text=re.compile("remporte|wins? the trick")).first.locator(".go")
    n = taken.inner_text()
    taken.click()
    ana.page.wait_for_function(AT, arg=at.format(n))
    assert ana.page.locator(".moves [aria-current] .go").inner_text() == n
    ana.picture(f"replay-moves-{language}")
    assert ana.fits() and objections(ana) == [] and not RAW.search(ana.text())


def test_a_replay_plays_by_itself_at_the_chosen_speed_and_stops(person: Callable[..., Person]) -> None:
    ana = person("en", WIDE)
    id = stored(ana, "renard")
    ana.go(f"/t/{id}/replay#5").page.wait_for_selector(".moves")
    ana.page.wait_for_function(AT, arg="Move 5 ")
    assert ana.page.get_by_label("Speed").input_value() == "normal"
    ana.page.keyboard.press("+")
    assert ana.page.get_by_label("Speed").input_value() == "fast"
    ana.page.keyboard.press("Space")
    ana.page.get_by_role("button", name="Stop").wait_for()
    ana.page.wait_for_function("() => Number(location.hash.slice(1)) >= 7")
    ana.page.get_by_role("button", name="Stop").click()
    stopped = ana.page.evaluate("location.hash")
    ana.page.wait_for_timeout(900)
    assert ana.page.evaluate("location.hash") == stopped
    ana.page.reload()
    ana.page.wait_for_selector(".moves")
    assert ana.page.get_by_label("Speed").input_value() == "fast", "the choice is remembered"


@law("renard:7.3")
def test_the_log_says_why_past_tricks_cannot_be_read_and_after_the_end_they_can(
    person: Callable[..., Person], database: Path
) -> None:
    ana = person("fr")
    record = read_record(RECORD.read_text())
    while record.answers[-1][0] == NATURE:
        record.answers.pop()
    seat, _ = record.answers.pop()
    me = [ana, "greedy"] if seat == 0 else ["greedy", ana]
    id = placed(database, record, me)
    ana.go(f"/t/{id}").page.wait_for_selector(".hand .lit")
    log = ana.page.locator(".side")
    log.get_by_text("les plis passés ne se relisent pas").wait_for()
    log.locator(".why").get_by_text("7.3").wait_for()
    ana.picture("log-says-why")
    closed = step(ana, id, len(record.answers) - 1, str(seat))
    assert closed["error"] == "ui-replay-closed" and closed["cite"] == "renard:7.3"
    ana.page.locator(".hand .lit").first.click()
    log.get_by_text("les plis passés ne se relisent pas").wait_for(state="detached")
    told = ana.context.request.get(f"{ana.address}/api/tables/{id}/story?seat=all").json()
    assert told["withheld"] is None and len(told["lines"]) > 2 * len(record.answers) // 3
