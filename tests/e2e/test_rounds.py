"""The end of a round is a moment of its own: its last trick and what it came to, then the new cards, never both."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from clairiere.bots import find_bot
from clairiere.core.game import find
from clairiere.core.nature import Rng
from clairiere.core.record import Record
from clairiere.core.table import Table

from .conftest import PHONE, RAW, WIDE, Person
from .prepared import placed
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
    for seed in range(200):
        record = Record(find(game), find(game).agree({}), ["Ana", "Bo"])
        record.seed = seed
        table, player, rng = Table(record), find_bot(game, "random"), Rng(seed)
        while not table.state.over:
            ask, keep = table.state.open[0], len(record.answers)
            view: Any = table.state.view(0).wire()
            text = table.state.write(ask, player.choose(table.state.view(ask.seat), ask, rng))
            table.play(ask.seat, table.state.read(ask, text))
            after: Any = table.state.view(0).wire()
            ended = ask.seat == 0 and ask.about == "follow" and after["round"] > view["round"]
            if ended and len(after["hand"]) == CARDS[game]:
                del record.answers[keep:]
                return record, text
    raise AssertionError("no round ends so")


@pytest.mark.parametrize(("size", "theme", "language"), [(WIDE, "light", "fr"), (PHONE, "dark", "en")])
@pytest.mark.parametrize("game", ["renard", "duo"])
def test_the_last_trick_is_never_beside_the_new_deal(
    game: str, size: tuple[int, int], theme: str, language: str, person: Callable[..., Person], database: Path
) -> None:
    ana = person(language, size, theme)
    record, card = last_card(game)
    id = placed(database, record, [ana, "greedy"])
    ana.go(f"/t/{id}").page.wait_for_selector(".hand .lit")
    ana.page.evaluate(WATCH)
    ana.page.locator(f".hand [data-code='{card}']").click()
    ana.page.wait_for_selector(".round")
    ana.picture(f"round-over-{game}-{language}")
    assert ana.page.locator(".hand [data-code]").count() == 0
    assert ana.page.locator(".trick [data-code]").count() == 2 and ana.page.locator(".trick .won").count() == 1
    assert objections(ana) == [] and not RAW.search(ana.text()) and ana.fits()
    ana.page.locator(".round .ember").click()
    ana.page.wait_for_function("n => document.querySelectorAll('.hand [data-code]').length === n", arg=CARDS[game])
    ana.page.wait_for_timeout(500)
    seen = ana.page.evaluate("window.seen")
    twice = [one for one in seen if len({*one["trick"], *one["hand"]}) < len(one["trick"]) + len(one["hand"])]
    beside = [one for one in seen if one["round"] and one["hand"]]
    assert twice == [] and beside == [] and any(len(one["trick"]) == 2 and one["round"] for one in seen)
    ana.picture(f"round-next-{game}-{language}")


def test_the_next_round_is_dealt_without_a_click(person: Callable[..., Person], database: Path) -> None:
    ana = person("fr")
    record, card = last_card("renard")
    ana.go(f"/t/{placed(database, record, [ana, 'greedy'])}").page.wait_for_selector(".hand .lit")
    ana.page.locator(f".hand [data-code='{card}']").click()
    ana.page.locator(".round", has_text="Fin de la manche 1").wait_for()
    ana.page.wait_for_function("() => document.querySelectorAll('.hand [data-code]').length === 13", timeout=12000)
    assert ana.page.locator(".round").count() == 0


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
    round = state.view(0).wire()["round"]
    assert seen[0] == seen[1] and f"Manche {round}" in seen[0] and f"pli {CARDS[game]}/{CARDS[game]}" in seen[0]
    ana.picture(f"replay-round-{game}")
    ana.page.keyboard.press("ArrowRight")
    ana.page.wait_for_function(AT, arg=f"Coup {n + 1} ")
    ana.page.wait_for_function(LAID, arg=0)
