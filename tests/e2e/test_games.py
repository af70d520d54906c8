"""Two browsers play every game to its end; Root, which takes longer, is played in test_root.py."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest

from clairiere import GAMES

from .conftest import RAW, Person

SHORT = {"renard": {"target": 1}, "jeton": {"target": 1}}


def play_out(people: list[Person], seconds: int = 150) -> None:
    step, end = 0, time.monotonic() + seconds
    while not all(one.over for one in people):
        assert time.monotonic() < end, people[0].text()
        for one in people:
            step += not one.over and one.act(step)
        people[0].page.wait_for_timeout(60)


@pytest.mark.parametrize(("game", "options"), [(game, SHORT.get(game, {})) for game in sorted(GAMES) if game != "root"])
def test_two_browsers_play_a_whole_game(game: str, options: dict[str, object], person: Callable[..., Person]) -> None:
    ana, ben = person("fr"), person("en", theme="light")
    extra = ["bot:greedy"] * (GAMES[game].fewest - 2)
    table = ana.table(game, ["me", "open", *extra], options, instant=True)
    ana.go(f"/t/{table}")
    ben.sit(table)
    ana.page.wait_for_selector(".table")
    game = "-".join([game, *[str(value) for value in options.values()]])
    ana.picture(f"{game}-begins")
    play_out([ana, ben])
    for one in (ana, ben):
        one.picture(f"{game}-over-{one.page.evaluate('document.documentElement.lang')}")
        assert not RAW.search(one.text())
    ana.page.locator(".end a[href$=replay]").click()
    ana.page.wait_for_selector(".stage .board")
    ana.page.keyboard.press("End")
    ana.page.wait_for_timeout(500)
    ana.picture(f"{game}-replay")
