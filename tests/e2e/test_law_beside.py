"""The reference card and the rules open beside the table, at the clause that matters now, and never in place of it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from clairiere.conformance import law

from .conftest import Person
from .prepared import placed, record_of
from .test_explained import LOW, PHONE, RENARD_HANDS
from .test_pages import objections


def following(database: Path, ana: Person) -> str:
    """Bo has led a bell, and Ana must follow."""
    hands = [RENARD_HANDS[1], RENARD_HANDS[0], RENARD_HANDS[2]]
    record = record_of("renard", {"dealer": 1, "edition": 2}, ["Bo", "Ana"], [*hands, "0 2B"])
    return placed(database, record, ["greedy", ana])


def shown_at(ana: Person) -> str:
    """The clause at the top of what one reads."""
    return str(
        ana.page.evaluate(
            """() => {
              const text = document.querySelector("[data-law] .text"), {top} = text.getBoundingClientRect()
              const all = [...text.querySelectorAll("[data-clause]")]
              return all.find(one => one.getBoundingClientRect().bottom > top + 12).dataset.clause
            }"""
        )
    )


@law("renard:3.2.1", "renard:1.3")
@pytest.mark.parametrize(("language", "theme"), [("fr", "dark"), ("en", "light")])
def test_the_card_and_the_rules_stand_beside_the_table(
    language: str, theme: str, person: Callable[..., Person], database: Path
) -> None:
    ana = person(language, LOW, theme)
    ana.go(f"/t/{following(database, ana)}").page.wait_for_selector(".hand .lit")
    here, board = ana.page.url, ana.page.locator(".board").bounding_box()
    ana.page.locator(".hand .lit").first.focus()
    ana.page.keyboard.press("f")
    greedy = ana.page.locator("[data-fiche] [data-entry=score-10]")
    greedy.wait_for()
    ana.page.keyboard.press("End")  # it is read on by keys, and left by one
    ana.page.wait_for_function("() => document.querySelector('[data-fiche]').scrollTop > 0")
    ana.page.keyboard.press("Escape")
    assert ana.page.evaluate("document.activeElement.matches('.hand .lit')")
    assert ("Cupidité" if language == "fr" else "Greedy") in greedy.inner_text()
    ana.picture(f"reference-{language}")
    assert objections(ana) == []
    ana.page.keyboard.press("g")
    ana.page.locator("[data-law] .here").wait_for()
    assert shown_at(ana) == "3.2.1"
    ana.picture(f"rules-beside-{language}")
    assert objections(ana) == []
    ana.page.locator("[data-law] input").fill("monarque" if language == "fr" else "monarch")
    ana.page.locator("[data-law] [data-clause='4.11.1']").wait_for()
    assert ana.page.locator("[data-law] [data-clause='3.3.2']").count() == 0
    ana.page.locator("[data-law] input").fill("")
    ana.page.locator("[data-law] select").select_option("5")
    ana.page.locator("[data-law] .here[data-clause='5.1']").wait_for()
    assert shown_at(ana) == "5.1"
    ana.page.locator("[data-law] .now").click()
    ana.page.locator("[data-law] .here[data-clause='3.2.1']").wait_for()
    assert (ana.page.url, ana.page.locator(".board").bounding_box()) == (here, board)


@law("renard:4.9.1")
def test_a_clause_that_is_cited_is_read_beside_the_table_on_a_phone_too(
    person: Callable[..., Person], database: Path
) -> None:
    ana = person("fr", PHONE, touch=True)
    ana.go(f"/t/{following(database, ana)}").page.wait_for_selector(".hand .lit")
    here = ana.page.url
    ana.page.locator(".hand [data-code='9K']").tap()
    ana.page.locator("[data-help] .clause").tap()
    ana.page.get_by_role("button", name="Lire dans les règles").tap()
    ana.page.locator("[data-law] .here[data-clause='4.9.1']").wait_for()
    assert shown_at(ana) == "4.9.1" and ana.page.url == here
    ana.page.locator("[data-law] .here summary").tap()
    assert "joue 9C, le suiveur 11C" in ana.page.locator("[data-law] .here").inner_text() and ana.fits()
    ana.picture("rules-beside-phone")
    ana.page.locator(".side .close").tap()
    ana.page.locator(".hand .lit").first.wait_for()


def test_a_faction_of_root_has_its_own_reference_beside_the_map(person: Callable[..., Person]) -> None:
    ana = person("en", (1440, 900))
    options = {"factions": "marquise,eyrie", "seating": "given"}
    id = ana.table("root", ["me", "bot:greedy"], options, instant=True)
    ana.go(f"/t/{id}").page.wait_for_selector(".board svg")
    ana.page.keyboard.press("f")
    ana.page.locator("[data-fiche=root]", has_text="Hold the Woodland").wait_for()
    assert ana.page.locator("[data-fiche] [data-entry=battle]").count() == 1
    assert ana.page.locator("[data-fiche] h2").inner_text() == "Marquise de Cat"  # whose card it is
    ana.picture("reference-root")
