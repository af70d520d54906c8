"""Duo in a browser: a space of the path is the choice that leads there."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from clairiere.conformance import law

from .conftest import PHONE, WIDE, Person
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
