"""The end of a round is a moment of its own: its last trick and what it came to, then the new cards, never both."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from clairiere.core.ask import Ask
from clairiere.core.event import Event
from clairiere.core.record import Record
from clairiere.core.state import State
from clairiere.core.table import Table

from .conftest import PHONE, RAW, WIDE, Person
from .prepared import placed, reached
from .test_pages import AT, objections

CARDS = {"renard": 13, "duo": 11}
WATCH = """() => {
    window.seen = []
    const codes = (where) => [...document.querySelectorAll(`${where} [data-code]`)].map((card) => card.dataset.code)
    const look = () => {
        const round = document.querySelector(".round")?.innerText ?? ""
        window.seen.push({ trick: codes(".trick"), hand: codes(".hand"), round })
        requestAnimationFrame(look)
    }
    look()
}"""
LAID = "n => document.querySelectorAll('.trick [data-code]').length === n"  # so many cards lie in the trick


def last_card(game: str) -> tuple[Record, str]:
    """A game in which seat 0 ends a round with its only card, and the next is dealt at once; that card."""

    def is_last(ask: Ask, events: Sequence[Event], state: State) -> bool:
        view: Any = state.view(0).to_wire()
        dealt = any(event.verb == "shuffled" for event in events) and len(view["hand"]) == CARDS[game]
        return ask.about == "follow" and dealt

    return reached(game, {}, ["Ana", "Bo"], is_last)


@pytest.mark.parametrize(("size", "theme", "language"), [(WIDE, "light", "fr"), (PHONE, "dark", "en")])
@pytest.mark.parametrize("game", ["renard", "duo"])
def test_the_last_trick_its_round_and_the_new_deal_come_one_after_the_other(
    game: str, size: tuple[int, int], theme: str, language: str, person: Callable[..., Person], database: Path
) -> None:
    ana = person(language, size, theme, speed="patient")
    record, card = last_card(game)
    id = placed(database, record, [ana, "greedy"])
    ana.go(f"/t/{id}").page.wait_for_selector(".hand .lit")
    ana.page.evaluate(WATCH)
    ana.page.locator(f".hand [data-code='{card}']").click()
    ana.page.wait_for_selector(".taken .ember")
    ana.picture(f"round-last-trick-{game}-{language}")
    assert ana.page.locator(".hand [data-code]").count() == 0 and ana.page.locator(".round").count() == 0
    assert ana.page.locator(".trick [data-code]").count() == 2 and ana.page.locator(".trick .slot.won").count() == 1
    ana.page.locator(".taken .ember").click()
    ana.page.wait_for_selector(".round .ember")
    ana.picture(f"round-over-{game}-{language}")
    ana.page.wait_for_function(LAID, arg=0)
    assert ana.page.locator(".hand [data-code]").count() == 0 and ana.page.locator(".round .clause").count() > 1
    assert objections(ana) == [] and not RAW.search(ana.text()) and ana.fits()
    ana.page.keyboard.press("Enter")  # the way on has the focus
    ana.page.wait_for_function("n => document.querySelectorAll('.hand [data-code]').length === n", arg=CARDS[game])
    ana.page.wait_for_timeout(500)
    seen = ana.page.evaluate("window.seen")
    beside = [one for one in seen if len(one["hand"]) > 1 and (one["round"] or len(one["trick"]) == 2)]
    assert beside == [] and any(len(one["trick"]) == 2 for one in seen) and any(one["round"] for one in seen)
    ana.picture(f"round-next-{game}-{language}")
    ana.page.reload()
    ana.page.wait_for_function("n => document.querySelectorAll('.hand [data-code]').length === n", arg=CARDS[game])
    assert ana.page.locator(".round, .taken").count() == 0, "what was seen is not told again"


@pytest.mark.parametrize("game", ["renard", "duo"])
def test_a_replay_ends_a_round_before_it_deals(game: str, person: Callable[..., Person], database: Path) -> None:
    """The same moment whether one comes there step by step or jumps."""
    ana = person("fr")
    record, card = last_card(game)
    n = len(record.answers) + 1
    state = record.state()
    record.answers.append((0, state.read(state.open[0], card)))
    id = placed(database, Table(record).record, [ana, "greedy"])
    seen = []
    for steps in ((n,), (n - 1, n)):
        ana.go(f"/t/{id}/replay#{steps[0]}").page.wait_for_selector(".controls")
        for at in steps[1:]:
            ana.page.keyboard.press("ArrowRight")
            ana.page.wait_for_function(AT, arg=f"Coup {at} ")
        ana.page.wait_for_function(LAID, arg=2)
        seen.append(ana.page.inner_text(".head"))
    round = state.view(0).to_wire()["round"]
    assert seen[0] == seen[1] and f"Manche {round}" in seen[0] and f"pli {CARDS[game]}/{CARDS[game]}" in seen[0]
    ana.picture(f"replay-round-{game}")
    ana.page.keyboard.press("ArrowRight")
    ana.page.wait_for_function(AT, arg=f"Coup {n + 1} ")
    ana.page.wait_for_function(LAID, arg=0)
