"""Two browsers play to the end, one of them with all that moves: Jeton whole, Renard and Duo from their last tricks on.

Renard is played whole in test_chance.py, Root in test_root.py.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import pytest

from .conftest import RAW, Person
from .prepared import placed, played

LEFT = 4  # answers of mine


def play_out(people: list[Person], seconds: int = 150) -> None:
    step, end = 0, time.monotonic() + seconds
    while not all(one.over for one in people):
        assert time.monotonic() < end, people[0].text()
        for one in people:
            step += not one.over and one.act(step)
        people[0].page.wait_for_timeout(60)


@pytest.mark.parametrize("game", ["renard", "duo", "jeton"])
def test_two_browsers_play_to_the_end(game: str, person: Callable[..., Person], database: Path) -> None:
    ana, ben = person("fr", motion=True), person("en", theme="light")
    if game == "jeton":
        table = ana.table("jeton", ["me", "open", "bot:greedy"], {"target": 1}, instant=True)
        ben.sit(table)
    else:
        table = placed(database, played(game, (), 2, LEFT), [ana, ben])
        ben.go(f"/t/{table}")
    ana.go(f"/t/{table}").page.wait_for_selector(".table")
    ana.picture(f"{game}-begins")
    play_out([ana, ben])
    for one in (ana, ben):
        one.picture(f"{game}-over-{one.page.evaluate('document.documentElement.lang')}")
        assert not RAW.search(one.text())
    ana.page.locator(".end a[href$=replay]").click()
    ana.page.wait_for_selector(".stage .board")
    ana.page.keyboard.press("End")
    ana.picture(f"{game}-replay")
