"""Learning Root: a faction on one screen, and where its points came from."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from .conftest import PHONE, RAW, WIDE, Person
from .test_pages import objections
from .test_root import play, sit

FACTIONS = ("marquise", "eyrie", "alliance", "vagabond", "cult", "riverfolk", "mechanical")


@pytest.mark.parametrize(("language", "theme"), [("fr", "dark"), ("en", "light")])
def test_every_faction_has_its_screen(language: str, theme: str, person: Callable[..., Person]) -> None:
    ana = person(language, WIDE, theme).go("/law/root")
    ana.page.locator("nav a[href='/learn/root']").click()
    for faction in FACTIONS:
        ana.page.locator(f"#learn-{faction}").click()
        ana.page.wait_for_selector(".reference .special .clause")
        assert ana.page.evaluate("document.documentElement.scrollHeight <= window.innerHeight"), faction
        assert objections(ana) == [] and not RAW.search(ana.text())
        ana.picture(f"learn-{faction}-{language}")


def test_references_are_read_on_a_phone_and_by_keys(person: Callable[..., Person]) -> None:
    ana = person("fr", PHONE, "light").go("/learn/root")
    ana.page.locator("#learn-marquise").focus()
    for faction in FACTIONS[1:]:
        ana.page.keyboard.press("ArrowRight")
        ana.page.wait_for_selector(f"#learn-{faction}[aria-selected=true]")
        assert ana.fits() and ana.page.evaluate("document.activeElement.id") == f"learn-{faction}"
    assert objections(ana) == []
    ana.picture("learn-phone")


def test_a_reference_is_laid_over_the_table_and_its_clauses_open(person: Callable[..., Person]) -> None:
    ana = person("en")
    sit(ana, "marquise")
    ana.page.wait_for_selector("#root-tab-1")
    ana.page.locator("#root-tab-1").click()
    ana.page.locator("#root-panel .guide").focus()
    ana.page.keyboard.press("Enter")
    ana.page.locator(".reference .clause", has_text="7.2.2").click()
    ana.page.wait_for_selector(".box:has-text('Lords of the Forest')")
    assert objections(ana) == []
    ana.picture("learn-over-the-table")
    ana.page.keyboard.press("Escape")
    assert ana.page.locator(".reference").count() == 1  # the clause goes first
    ana.page.keyboard.press("Escape")
    assert ana.page.locator(".reference").count() == 0
    assert ana.page.evaluate("document.activeElement.classList.contains('guide')")


@pytest.mark.parametrize(("language", "size"), [("fr", WIDE), ("en", PHONE)])
def test_points_are_told_by_their_sources(language: str, size: tuple[int, int], person: Callable[..., Person]) -> None:
    ana = person(language, size)
    sit(ana, "marquise")
    dice = random.Random(5)
    points = "found => found.some((mark) => Number(mark.innerText) > 3)"
    play(ana, dice, lambda: ana.over or ana.page.eval_on_selector_all(".score .mark", points))
    for n in range(4):
        mark = ana.page.locator(".score .mark").nth(n)
        mark.click()
        ana.page.wait_for_timeout(200)
        listed = [int(text.replace("−", "-")) for text in ana.page.locator("#root-points li .points").all_inner_texts()]
        assert sum(listed) == int(ana.page.locator("#root-points .total").inner_text())
        cited = ana.page.locator("#root-points li .clause").count()
        assert cited == len(listed)  # every point has its clause
        mark.click()
    ana.page.locator(".score .mark").last.click()
    assert objections(ana) == [] and not RAW.search(ana.text()) and ana.fits()
    ana.picture(f"learn-points-{language}")
    ana.page.keyboard.press("Escape")
    assert ana.page.locator("#root-points").count() == 0
