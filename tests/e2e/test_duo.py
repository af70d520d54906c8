"""Duo in a browser: a space of the path is the choice that leads there; talk before the deal; giving up together."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from clairiere.bots import find_bot
from clairiere.conformance import law
from clairiere.core.game import find
from clairiere.core.nature import Rng
from clairiere.core.record import Record
from clairiere.core.table import Table

from .conftest import PHONE, RAW, WIDE, Person
from .prepared import placed, record_of

HAND = "6R 2R 2D 4D 6D 8D 10D 2S 4S 6S 8S"
OTHER = "9R 5R 4R 8R 10R 3D 5D 9D 3S 5S 9S"


@law("duo:5.5.1", "duo:4.2.1")
@pytest.mark.parametrize(("language", "size"), [("fr", WIDE), ("en", PHONE)])
def test_a_click_on_a_space_goes_there_and_leaving_the_path_has_its_own_place(
    language: str, size: tuple[int, int], person: Callable[..., Person], database: Path
) -> None:
    ana = person(language, size)
    answers = [f"N {HAND}", f"N {OTHER}", "N 10S", "0 6R", "1 9R"]  # the team is on 7 now
    answers += ["1 5R", "0 2R"]  # and goes 1, 3 or 4 spaces
    id = placed(database, record_of("duo", {"dealer": 1}, ["Bo", "Ana"], answers), ["greedy", ana])
    ana.go(f"/t/{id}").page.wait_for_selector(".path .glow")
    spaces = ana.page.locator(".path [data-space]:has(.hit)")
    lit = {one.get_attribute("data-space"): one.locator(".hit").get_attribute("data-code") for one in spaces.all()}
    assert lit == {"8": "1", "10": "3"}
    exit = ana.page.locator(".path [data-exit=high] .hit")
    assert exit.get_attribute("data-code") == "4"
    assert ("hors du sentier" if language == "fr" else "off the path") in (exit.get_attribute("aria-label") or "")
    ana.picture(f"duo-move-{language}")
    ana.page.locator(".path [data-space='10'] .hit").click()
    told = "case 10" if language == "fr" else "space 10"
    ana.page.get_by_text(told).first.wait_for(state="attached")
    assert ana.page.locator(".path .wooded").count() == 0


@law("duo:9.4", "duo:7.5")
def test_two_talk_before_the_first_deal_and_give_up_together(person: Callable[..., Person]) -> None:
    ana, ben = person("fr"), person("en", PHONE, "light")
    table = ana.table("duo", ["me", "open"], {"talk": "reminder"}, instant=True)
    ana.go(f"/t/{table}")
    ben.sit(table)
    for one, said in ((ana, "Bonne chance"), (ben, "Good luck")):  # there is room to talk where the hand will be
        one.page.locator(".hold .talk input").fill(said)
        one.page.keyboard.press("Enter")
        for reader in (ana, ben):
            reader.page.locator(".hold .talk p", has_text=said).wait_for()
    for one in (ana, ben):
        one.page.locator("[data-code=ready]").wait_for()
        one.picture(f"duo-before-{one.page.evaluate('document.documentElement.lang')}")
        assert not RAW.search(one.text()) and one.fits()
        one.page.locator("[data-code=ready]").click()
    ana.page.wait_for_selector(".hand [data-code]")
    assert ana.page.locator(".hold .talk").count() == 0
    assert ana.page.locator(".unread").count() == 0, "what was said there has been read"
    ana.beside("chat")
    ana.page.locator(".side .talk p", has_text="Good luck").wait_for()
    ana.beside("log")
    ana.page.get_by_role("button", name="Partir").click()
    ana.page.get_by_text("c’est une défaite (7.5)").click()
    ben.page.get_by_role("button", name="Yes").click()
    ana.page.get_by_text("l’équipe abandonne").first.wait_for()
    ana.picture("duo-given-up")


@law("duo:7.5")
def test_victory_out_of_reach_is_said(person: Callable[..., Person], database: Path) -> None:
    ana = person("fr")
    record = hopeless()
    id = placed(database, record, [ana, "greedy"])
    ana.go(f"/t/{id}").page.get_by_text("hors d’atteinte").first.wait_for()
    ana.picture("duo-out-of-reach")


@law("duo:7.3")
def test_a_defeat_shows_the_round_in_which_the_team_was_lost(person: Callable[..., Person], database: Path) -> None:
    ana = person("fr", PHONE, "light")
    record = lost_in_round(2)
    id = placed(database, record, [ana, "greedy"])
    ana.go(f"/t/{id}").page.wait_for_selector(".ended table")
    assert ana.page.locator(".ended thead th").all_inner_texts()[1:] == ["Manche 1", "Manche 2 (interrompue)"]
    view = record.state().view(0).to_wire()
    left = {"Gemmes encore": str(sum(view["gems"])), "Jetons forêt": "0", "L’équipe": "hors du sentier 7.3"}
    for label, figure in left.items():
        assert ana.page.locator(".ended tr", has_text=label).locator("td").last.inner_text() == figure
    assert ana.fits()
    ana.picture("duo-lost-in-round-2")


def lost_in_round(round: int) -> Record:
    """A game in which two who play anything leave the path without a token, in this round."""
    for seed in range(1, 200):
        record = Record(find("duo"), {"level": 3}, ["Ana", "Bo"])
        record.seed = seed
        table, bot, rng = Table(record), find_bot("duo", "random"), Rng(seed)
        while not table.state.over:
            ask = table.state.open[0]
            table.play(ask.seat, bot.choose(table.state.view(ask.seat), ask, rng))
        if table.events[-1].clause == "7.3" and table.state.view(0).to_wire()["round"] == round:
            return record
    raise AssertionError("none is lost")


def hopeless() -> Record:
    """A game in which two who play anything have left too many gems for the tricks to come, and seat 0 is asked."""
    for seed in range(1, 200):
        record = Record(find("duo"), {"level": 3}, ["Ana", "Bo"])
        record.seed = seed
        table, bot, rng = Table(record), find_bot("duo", "random"), Rng(seed)
        while not table.state.over:
            ask = table.state.open[0]
            view = table.state.view(ask.seat)
            if ask.seat == 0 and ask.about == "lead" and view.to_wire()["out_of_reach"]:
                return record
            table.play(ask.seat, bot.choose(view, ask, rng))
    raise AssertionError("none is out of reach")
