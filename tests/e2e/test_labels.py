"""Cards are read without a refusal, clauses are shown by their labels, and lessons are resumed from their list."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from clairiere.conformance.identifiers import identifiers_in

from .conftest import PHONE, WIDE, Person
from .prepared import placed, record_of

OPTIONS = {"factions": "marquise,eyrie", "seating": "given", "first": "0"}
SET_UP = ("N ambush-f favor-m bank-r", "N tea-f bake-r gear-m", "0 1", "0 1", "0 5", "0 9", "1 despot")
LABELS = {"fr": "Banque des Terriers", "en": "Better Burrow Bank"}
RESUME = {"fr": "Reprendre la leçon", "en": "Resume the lesson"}
MINE = {"fr": "Mes parties", "en": "My games"}


@pytest.mark.parametrize(("language", "size"), [("fr", WIDE), ("fr", PHONE), ("en", WIDE)])
def test_reading_a_card_explains_it_and_asks_nobody(
    language: str, size: tuple[int, int], person: Callable[..., Person], database: Path
) -> None:
    ana = person(language, size)
    record = record_of("root", OPTIONS, ["Ana", "Bo"], SET_UP)
    ana.go(f"/t/{placed(database, record, [ana, 'greedy'])}").page.wait_for_selector(".mine .hand")
    ana.page.locator(".mine .hand [data-card='bank-r']").click()
    panel = ana.page.locator(".shown")
    panel.wait_for()
    ana.settled().picture(f"card-read-{language}-{size[0]}")
    assert panel.locator(".clause").first.inner_text().replace("\u00a0", " ") == LABELS[language]
    assert ana.page.locator(".referee p").count() == 0  # the referee was not asked
    assert identifiers_in(ana.page.inner_text("body")) == []
    panel.locator(".clause").first.click()
    assert LABELS[language] in ana.page.inner_text(".box.pinned h3")
    ana.page.locator(".box.pinned .read, .box.pinned a").first.click()
    ana.settled().picture(f"law-beside-{language}-{size[0]}")


@pytest.mark.parametrize(("language", "size"), [("fr", WIDE), ("fr", PHONE), ("en", WIDE)])
def test_an_unfinished_lesson_is_resumed_from_the_list_of_lessons(
    language: str, size: tuple[int, int], person: Callable[..., Person]
) -> None:
    ana = person(language, size)
    ana.go("/learn/renard/basics").page.wait_for_selector(".lesson")
    table = ana.page.url
    ana.go("/").page.wait_for_selector(".game")
    ana.settled()
    assert MINE[language] not in [one.strip() for one in ana.page.locator("main h2").all_inner_texts()]
    ana.go("/learn").page.get_by_text(RESUME[language]).wait_for()
    ana.settled().picture(f"lessons-begun-{language}-{size[0]}")
    ana.page.get_by_text(RESUME[language]).click()
    ana.page.wait_for_selector(".lesson")
    assert ana.page.url == table
