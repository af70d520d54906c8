"""Root's end as a moment: who has won with which faction, the points turn by turn, where they came from; and the cards
that are still unseen, and the Mechanical Marquise's reasons."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from .conftest import PHONE, RAW, WIDE, Person
from .prepared import advanced, placed
from .test_pages import objections
from .test_root_followed import STEP_THROUGH

SOLO = {"factions": "eyrie,mechanical", "mode": "coop"}


@pytest.mark.parametrize(("language", "size", "theme"), [("fr", WIDE, "light"), ("en", PHONE, "dark")])
def test_the_end_shows_factions_points_over_time_and_their_sources(
    language: str, size: tuple[int, int], theme: str, person: Callable[..., Person], database: Path
) -> None:
    ana = person(language, size, theme)
    record = advanced({"factions": "eyrie,marquise"}, 10_000, 0)  # to the end
    ana.go(f"/t/{placed(database, record, [ana, 'greedy'])}").page.wait_for_selector(".ended .sources")
    ended = ana.page.locator(".ended")
    assert ended.locator("ol .badge").count() == 2
    assert ended.locator("figure svg[role=img] .own").count() == 2
    for section in ended.locator(".sources section").all():
        points = [int(text.replace("−", "-")) for text in section.locator("li > b").all_inner_texts()]
        assert sum(points) == int(section.locator("h3 > b").inner_text())
    ana.picture(f"root-ended-{language}")
    assert objections(ana) == [] and not RAW.search(ana.text()) and ana.fits()


def test_unseen_cards_are_listed_and_the_automaton_gives_its_reasons(
    person: Callable[..., Person], database: Path
) -> None:
    ana = person("fr")
    id = placed(database, advanced(SOLO, 3, 0), [ana])
    ana.go(f"/t/{id}").page.wait_for_selector(".table .root")
    ana.page.locator(".unseen").click()
    ana.page.wait_for_selector("dialog[open] h3")  # which they are is asked for now
    heads = ana.page.locator("dialog[open] h3").all_inner_texts()
    counts = [int(count) for head in heads for count in re.findall(r"\((\d+)\)", head)]
    assert sum(counts) == int(re.findall(r"\d+", ana.page.locator(".unseen").inner_text())[0])
    ana.picture("root-unseen")
    assert objections(ana) == [] and not RAW.search(ana.text())
    ana.page.keyboard.press("Escape")
    ana.page.locator(".recap").click()
    ana.page.get_by_role("button", name="Pause").click()
    told = " ".join(step["text"] for step in ana.page.evaluate(STEP_THROUGH))
    for reason in ("Combats dans les clairières", "départs des clairières", r"coût \d|pas de coût|coût une"):
        assert re.search(reason, told.replace("\xa0", " "))
    ana.picture("root-automaton-reasons")
