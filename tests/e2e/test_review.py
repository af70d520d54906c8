"""A finished game is reviewed: one click at its end, the better move is looked for on the board before it is told."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from runpy import run_path
from typing import Any

import pytest

from clairiere.server.store import Store

from .conftest import PHONE, RAW, ROOT, WIDE, Person
from .prepared import placed
from .test_pages import objections

GAMES = run_path(str(ROOT / "tests" / "review" / "games.py"))
BLUNDER = 34  # answers came before it


def keep(database: Path, id: str, kept: object) -> None:
    async def written() -> None:
        store = await Store.open(str(database))
        await store.reviews.keep(id, 0, kept)
        await store.close()

    with ThreadPoolExecutor(1) as thread:  # the browser's driver has a loop of its own in this one
        thread.submit(asyncio.run, written()).result()


@pytest.mark.parametrize(("size", "theme", "language"), [(WIDE, "dark", "fr"), (PHONE, "light", "en")])
def test_a_mistake_is_found_on_the_board_and_then_explained(
    size: tuple[int, int], theme: str, language: str, database: Path, person: Callable[..., Person]
) -> None:
    ana = person(language, size, theme)
    record = GAMES["played"]("renard", 5, {BLUNDER: "2M"})
    id = placed(database, record, [ana, "greedy"])
    keep(database, id, GAMES["kept_with"](record, BLUNDER))
    page = ana.go(f"/t/{id}").page
    page.locator("a[href$='/replay#review']").click()
    page.wait_for_selector(".review .chart")
    assert page.locator(".review ol > li").count() == 1 and page.locator(".review .dot").count() == 1
    shown = page.locator(".review [role=img]").get_attribute("aria-label")
    assert shown and re.search(r"\d+\s% ", shown)
    ana.picture(f"review-{theme}")
    assert ana.fits() and objections(ana) == [] and not RAW.search(ana.text())

    page.locator(".review ol button").click()
    page.wait_for_selector(".mistake .choices")
    assert page.locator("#eye").input_value() == "0" and "11" not in page.locator(".mistake .find p").inner_text()
    asked = page.locator(".mistake .asked").inner_text()  # a card may be played, given away or buried: which it was
    assert asked and ana.text().count(asked) == 1
    ana.picture(f"review-find-{theme}")
    question, hand = page.locator(".mistake b").bounding_box(), page.locator(".hold").bounding_box()
    assert question and hand  # what is asked and what answers it are seen together; upright, the question first
    assert question["y"] >= 0 and hand["y"] + hand["height"] <= size[1] + 1
    assert size == WIDE or question["y"] < hand["y"]
    if size == WIDE:
        page.locator("[data-code='11M']").click()  # on the board
    else:
        page.locator(".mistake .choices button").first.focus()
        page.keyboard.press("Enter")
    page.wait_for_selector(".mistake [role=status]")
    told = page.locator(".mistake").inner_text()
    assert ("C’est bien cela" if size == WIDE else "That was played") in told and "Exact" in told
    assert ("artes ouvertes" if language == "fr" else "open cards") in told and page.locator(".mistake .clause").count()
    ana.picture(f"review-told-{theme}")
    assert ana.fits() and objections(ana) == [] and not RAW.search(ana.text())

    page.locator(".mistake header button").click()
    page.select_option("#review-seat", "1")
    page.locator(".review .start").click()
    page.wait_for_selector(".review progress")
    page.locator(".review progress + button").click()
    page.wait_for_selector(".review .start")


def test_whoever_waits_for_a_review_asks_now_and_then(database: Path, person: Callable[..., Person]) -> None:
    """A page that asks as fast as it is answered is soon refused, and takes the time away from the review."""
    ana = person()
    id = placed(database, GAMES["played"]("jeton", 1), [ana, "greedy", "greedy"])
    asked: list[float] = []

    def half_done(route: Any) -> None:
        asked.append(len(asked) / 100)
        route.fulfill(json={"seat": 0, "running": True, "progress": asked[-1], "report": None})

    for path in ("**/review", "**/review?seat=*"):
        ana.window.route(path, half_done)
    ana.go(f"/t/{id}/replay#review").page.wait_for_selector(".review progress")
    asked.clear()
    ana.page.wait_for_timeout(2000)
    assert 1 <= len(asked) <= 4
