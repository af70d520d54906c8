"""Somebody who never saw Renard: from the front page to the end of a first game, by clicks, told everything on the way.

A game to 1 point is a whole game of one round, so that it is short; the hand has every odd card.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from clairiere.conformance import law

from .conftest import RAW, Person
from .prepared import placed, record_of
from .test_explained import LOW, PHONE, RENARD_HANDS
from .test_pages import objections
from .test_stage import RECTS, apart
from .test_welcome import ask

GOAL = {
    "fr": "remporter plus de plis que votre adversaire, mais pas trop",
    "en": "win more tricks than your opponent, but not too many",
}
LEGEND = {"fr": "vos points, selon vos plis", "en": "your points, by your tricks"}
ODD = {"1B": "4.1.1", "3B": "4.3.1", "5B": "4.5.1", "7B": "4.7.1", "9B": "4.9.1", "11B": "4.11.1"}  # what each does
TRICKS = 13


class Newcomer:
    """Presses what glows, reads what is said."""

    def __init__(self, one: Person, touch: bool) -> None:
        self.one, self.page, self.touch = one, one.page, touch
        self.won: list[str] = []  # by whom, trick by trick

    def press(self, piece: Any) -> None:
        piece.tap() if self.touch else piece.click()

    def ask_of(self, card: str) -> str:
        """What a card says of itself: to a finger before it is played, to a mouse that points at it."""
        piece = self.page.locator(f".hand [data-code='{card}']")
        if not self.touch:
            piece.hover()
            box = self.page.locator("[data-help]", has_text=ODD[card])
            box.wait_for()
            return str(box.inner_text())
        piece.tap()
        does = self.page.locator(".confirm [data-does]", has_text=ODD[card])
        does.wait_for()
        told = does.inner_text()
        self.page.locator(".confirm button").last.tap()
        return str(told)

    def read_trick(self) -> None:
        """Who won it and by which rule, until one goes on."""
        taken = self.page.locator(".taken")
        who, why = taken.locator(".who").inner_text(), taken.locator(".why").inner_text()
        assert re.search(r"\b(3\.3\.[234]|4\.9\.[12]|8\.4)\b", why), why
        assert len(re.findall(r"\d+\s*[CFLBKM]\b", why)) >= 1, "the card that decided is named"
        self.won.append("me" if re.search("Vous|You ", who) else "other")
        if len(self.won) == 1:
            self.one.picture(f"first-game-trick-{self.name}")
            said, cards = self.page.evaluate(RECTS, {"said": ".taken", "cards": ".board .trick"}).values()
            assert apart(said, cards), "it hides the cards it speaks of"
        self.press(taken.locator(".ember"))
        taken.wait_for(state="hidden")

    def play(self) -> None:
        """What glows, the last of it; a finger confirms."""
        sure = self.page.locator(".confirm .ember")
        piece = sure if sure.count() else self.page.locator(".mine .hand .lit, .mine .say .ember").last
        self.press(piece)
        self.page.wait_for_timeout(120)

    def play_round(self) -> None:
        shown = self.page.locator(".taken .ember, .round .ember, .confirm .ember, .mine .hand .lit")
        while True:
            shown.first.wait_for(timeout=20_000)
            if self.page.locator(".round").count():
                return
            self.read_trick() if self.page.locator(".taken").count() else self.play()

    @property
    def name(self) -> str:
        return str(self.page.evaluate("`${document.documentElement.lang}-${innerWidth}`"))


@law("renard:1.1", "renard:5.1", "renard:6.1")
@pytest.mark.parametrize(
    ("language", "size", "theme", "touch"), [("fr", LOW, "dark", False), ("en", PHONE, "light", True)]
)
def test_a_first_game_tells_what_cards_do_who_won_each_trick_and_what_the_round_brought(
    language: str, size: tuple[int, int], theme: str, touch: bool, person: Callable[..., Person], database: Path
) -> None:
    ana = person(language, size, theme, touch, speed="normal")
    guest = Newcomer(ana, touch)
    dialog = ask(ana, "renard")
    assert GOAL[language] in dialog.inner_text()
    ana.picture(f"first-game-play-{guest.name}")
    guest.press(dialog.locator(".ember").last)
    ana.page.wait_for_selector(".hand .lit")
    assert LEGEND[language] in ana.text() and ana.page.locator(".track .tricks").count() == 6
    ana.picture(f"first-game-table-{guest.name}")

    record = record_of("renard", {"dealer": 1, "target": 1}, ["Ana", "Bo"], RENARD_HANDS)
    id = placed(database, record, [ana, "greedy"])
    ana.go(f"/t/{id}").page.wait_for_selector(".hand .lit")
    said = {card: guest.ask_of(card) for card in ODD}
    assert len(set(said.values())) == len(ODD), said
    guest.play_round()
    assert len(guest.won) == TRICKS
    ana.picture(f"first-game-round-{guest.name}")
    mine = guest.won.count("me")
    told = ana.page.inner_text(".round")
    assert {str(mine), str(TRICKS - mine)} <= set(re.findall(r"\b\d+(?= (?:plis?|tricks?)\b)", told)), told
    assert re.search(r"\b5\.[2345]\b", told) and "5.6" in told
    guest.press(ana.page.locator(".round .ember"))
    ana.page.wait_for_selector(".ended table")
    ana.picture(f"first-game-end-{guest.name}")
    assert "6.1" in ana.page.inner_text(".ended")
    assert objections(ana) == [] and not RAW.search(ana.text()) and ana.fits()

    guest.press(ana.page.locator(f".end a[href='/t/{id}/replay']"))
    ana.page.locator(".controls").wait_for()
    ana.page.keyboard.press("End")
    why = ana.page.locator(".board .why")
    why.wait_for()
    assert re.search(r"\b(3\.3\.[234]|4\.9\.[12]|8\.4)\b", why.inner_text())
    ana.picture(f"first-game-replay-{guest.name}")
    here = ana.page.url
    guest.press(ana.page.locator("header").get_by_role("button", name=re.compile("^(Règles|Rules)$")))
    ana.page.locator(".drawer [data-law]").wait_for()
    assert ana.page.url == here
    ana.picture(f"first-game-rules-{guest.name}")
    assert objections(ana) == [] and ana.fits()
