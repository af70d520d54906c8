"""The end of a trick, of a round, of a game: each is looked at, says why, and only then the game goes on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from clairiere.core.ask import Ask
from clairiere.core.event import Event
from clairiere.core.state import State

from .conftest import PHONE, RAW, WIDE, Person
from .prepared import placed, reached
from .test_pages import objections

LAID = "n => document.querySelectorAll('.trick [data-code]').length === n"  # so many cards lie in the trick
HEARD = """() => {
    window.heard = []
    const news = document.querySelector("[data-news]")
    const every = { characterData: true, subtree: true, childList: true }
    new MutationObserver(() => window.heard.push(news.textContent)).observe(news, every)
}"""


def bot_leads_next(ask: Ask, events: Sequence[Event], state: State) -> bool:
    told = [event.verb for event in events]
    return ask.about == "follow" and told == ["played", "judged", "took trick", "leads"] and events[-1].what == (1,)


def test_a_trick_says_who_won_it_and_why_and_goes_on_as_one_likes(
    person: Callable[..., Person], database: Path
) -> None:
    ana = person("fr", WIDE, "light", speed="patient")
    record, card = reached("renard", {}, ["Ana", "Bo"], bot_leads_next)
    ana.go(f"/t/{placed(database, record, [ana, 'greedy'])}").page.wait_for_selector(".hand .lit")
    ana.page.evaluate(HEARD)
    ana.page.locator(f".hand [data-code='{card}']").click()
    taken = ana.page.locator(".taken")
    taken.locator(".ember").wait_for()
    why = str(ana.page.evaluate("document.querySelector('.taken .why').innerText"))
    assert "remporte le pli" in taken.inner_text() and "3.3." in why + taken.inner_html()
    ana.picture("trick-won-fr")
    assert objections(ana) == [] and not RAW.search(ana.text())
    ana.page.wait_for_timeout(1700)  # longer than where one is quick
    assert taken.count() == 1 and ana.page.evaluate(f"({LAID})(2)"), "it waits, and so does the other's lead"
    heard = " ".join(ana.page.evaluate("window.heard"))
    assert heard.count("remporte le pli") + heard.count("remportez le pli") == 1
    taken.locator(".speed").click()  # quick now: it goes on by itself
    ana.page.wait_for_function(LAID, arg=1)
    assert taken.count() == 0
    ana.page.reload()
    ana.page.wait_for_function(LAID, arg=1)
    assert taken.count() == 0 and "quick" in ana.page.evaluate("localStorage.settings")
    ana.page.locator(".bar button, header button").last.click()
    assert ana.page.locator("#speed").input_value() == "quick"


@pytest.mark.parametrize(("size", "theme", "language"), [(PHONE, "dark", "fr"), ((844, 390), "light", "en")])
def test_a_key_goes_on_on_every_screen(
    size: tuple[int, int], theme: str, language: str, person: Callable[..., Person], database: Path
) -> None:
    ana = person(language, size, theme, speed="patient")
    record, card = reached("renard", {}, ["Ana", "Bo"], bot_leads_next)
    ana.go(f"/t/{placed(database, record, [ana, 'greedy'])}").page.wait_for_selector(".hand .lit")
    ana.page.locator(f".hand [data-code='{card}']").click()
    ana.page.wait_for_selector(".taken .ember")
    ana.picture(f"trick-won-{language}-{size[0]}")
    assert objections(ana) == [] and ana.fits()
    ana.page.keyboard.press("n")
    ana.page.wait_for_function(LAID, arg=1)


def test_after_a_round_of_duo_it_is_said_what_comes_next_and_that_one_may_talk(
    person: Callable[..., Person], database: Path
) -> None:
    def between(ask: Ask, events: Sequence[Event], state: State) -> bool:
        return ask.about == "follow" and bool(state.open) and state.open[0].about == "propose"

    ana = person("fr", WIDE, "dark")
    record, card = reached("duo", {"pause": True}, ["Ana", "Bo"], between)
    ana.go(f"/t/{placed(database, record, [ana, 'greedy'])}").page.wait_for_selector(".hand .lit")
    ana.page.locator(f".hand [data-code='{card}']").click()
    ana.page.wait_for_selector(".round .ember")
    told = ana.page.inner_text(".round")
    assert all(cite in told for cite in ("4.3.1", "6.2", "6.4", "9.4", "6.1")) and "Gemmes ramassées" in told
    ana.picture("round-over-duo-talk")
    ana.page.locator(".round .ember").click()
    ana.page.wait_for_function("() => document.querySelector('.mine').innerText.includes('6.4')")
    assert ana.page.locator(".round").count() == 0


@pytest.mark.parametrize(("size", "theme", "language"), [(WIDE, "dark", "fr"), (PHONE, "light", "en")])
def test_the_end_of_a_game_says_why_round_by_round_and_leads_on(
    size: tuple[int, int], theme: str, language: str, person: Callable[..., Person], database: Path
) -> None:
    def ends(ask: Ask, events: Sequence[Event], state: State) -> bool:
        return ask.about == "follow" and state.over

    ana = person(language, size, theme)
    record, card = reached("renard", {"target": 16}, ["Ana", "Bo"], ends)
    ana.go(f"/t/{placed(database, record, [ana, 'greedy'])}").page.wait_for_selector(".hand .lit")
    ana.page.locator(f".hand [data-code='{card}']").click()
    ana.page.wait_for_selector(".round .ember")
    assert ana.page.locator(".end").count() == 0, "first what the round came to"
    ana.page.locator(".round .ember").click()
    ana.page.wait_for_selector(".ended table")
    ana.picture(f"game-over-renard-{language}")
    told = ana.page.inner_text(".ended")
    assert "6.1" in told and "6.4" in told and "16" in told
    ways = ana.page.locator(".end a").evaluate_all("all => all.map((way) => way.getAttribute('href'))")
    assert any(way.endswith("/replay") for way in ways) and {"/learn/renard", "/"} <= set(ways)
    assert objections(ana) == [] and not RAW.search(ana.text()) and ana.fits()
    ana.page.locator(".ended .close").click()
    ana.picture(f"game-over-board-{language}")
    assert ana.page.locator(".ended").count() == 0 and ana.page.locator(".end .ember").count() == 1


def test_a_round_of_jeton_says_who_won_and_how_the_cards_are_shared(
    person: Callable[..., Person], database: Path
) -> None:
    def shares(ask: Ask, events: Sequence[Event], state: State) -> bool:
        return ask.about == "share" and bool(events) and events[0].verb == "received" and not state.over

    ana = person("fr", WIDE, "light")
    record, _ = reached("jeton", {"form": "turns"}, ["Ana", "Bo", "Cleo"], shares)
    ana.go(f"/t/{placed(database, record, [ana, 'greedy', 'greedy'])}").page.wait_for_selector(".share")
    ana.picture("jeton-share")
    share = ana.page.locator(".share")
    share.get_by_role("button").last.click()
    share.locator(".ember").click()
    ana.page.wait_for_selector(".round .ember")
    ana.picture("round-over-jeton")
    told = ana.page.inner_text(".round")
    assert "Vous gagnez la manche" in told and all(cite in told for cite in ("7.1", "7.2", "8.1"))
    assert ana.page.locator(".stack .slips").count() > 0, "the stacks still lie there"
    assert objections(ana) == [] and not RAW.search(ana.text()) and ana.fits()
    ana.page.locator(".round .ember").click()
    ana.page.wait_for_function("() => !document.querySelector('.round')")
