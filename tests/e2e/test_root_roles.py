"""What Root's roles and services do and cost is said where they are chosen; relations and those who are waited for
stand in the colours of their factions."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from clairiere.bots import find_bot
from clairiere.core.game import find
from clairiere.core.nature import Rng
from clairiere.core.record import Record
from clairiere.core.table import Table

from .conftest import RAW, Person
from .prepared import placed
from .test_pages import objections

LOW, UPRIGHT = (1280, 720), (390, 844)


def asked(factions: str, seat: int, about: str) -> Record:
    """A game that bots have brought to the first such question of a seat."""
    options = {"factions": factions, "seating": "given", "first": "0"}
    record = Record(find("root"), options, [name.capitalize() for name in factions.split(",")])
    record.seed = 1
    table, player, rng = Table(record), find_bot("root", "greedy"), Rng(1)
    while (table.state.open[0].seat, table.state.open[0].about) != (seat, about):
        ask = table.state.open[0]
        table.play(ask.seat, player.choose(table.state.view(ask.seat), ask, rng))
    return record


def sit(one: Person, database: Path, record: Record, seat: int) -> None:
    people: list[Person | str] = ["greedy"] * len(record.names)
    people[seat] = one
    one.go(f"/t/{placed(database, record, people)}").page.wait_for_selector(".mine .acts .ember")


@pytest.mark.parametrize(("language", "size", "theme"), [("fr", LOW, "light"), ("en", UPRIGHT, "dark")])
def test_a_character_says_what_he_has_and_can_where_he_is_chosen(
    language: str, size: tuple[int, int], theme: str, person: Callable[..., Person], database: Path
) -> None:
    ana = person(language, size, theme, touch=size == UPRIGHT)
    record = asked("vagabond,marquise", 0, "character")
    sit(ana, database, record, 0)
    told = ana.page.locator(".explained li").all_inner_texts()
    assert len(told) == len(record.state().open[0].options) and all(len(one.split()) > 6 for one in told)
    assert re.search("Voleur.+(torche|bottes|épée)|Thief.+(torch|boots|sword)", " ".join(told), re.S)
    ana.picture(f"root-characters-{language}")
    assert objections(ana) == [] and not RAW.search(ana.text()) and ana.fits()
    ana.page.locator(".explained .ember, .mine .acts .ember").first.click()
    ana.beside("board")
    named = ana.page.locator(".relations .who").all_inner_texts()
    assert [one.strip() for one in named] == ["Marquise"]
    ana.picture(f"root-relations-{language}")


@pytest.mark.parametrize(("language", "size", "theme"), [("en", LOW, "dark"), ("fr", UPRIGHT, "light")])
def test_a_service_says_what_it_gives_and_costs_where_it_is_bought(
    language: str, size: tuple[int, int], theme: str, person: Callable[..., Person], database: Path
) -> None:
    ana = person(language, size, theme, touch=size == UPRIGHT)
    sit(ana, database, asked("marquise,riverfolk,eyrie", 0, "market"), 0)
    told = ana.page.inner_text(".explained")
    assert re.search(r"(Prix|Price).*\d", told) and re.search(r"11\.\d", told), told
    ana.picture(f"root-services-{language}")
    assert objections(ana) == [] and not RAW.search(ana.text()) and ana.fits()
