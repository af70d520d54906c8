"""Root's turn as the screen tells it: what of the Decree is done, what turmoil is, and looking without playing."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from .conftest import PHONE, RAW, WIDE, Person
from .prepared import advanced, placed, record_of
from .test_pages import objections
from .test_root import ACTS

OPTIONS = {"factions": "eyrie,marquise", "seating": "given", "first": "0"}
SET_UP = ("N tea-f bake-r gear-m", "N ambush-r claim-b sword-m", "1 1", "1 1", "1 5", "1 9", "0 despot")
DECREED = ("0 bake-r", "0 recruit", "0 gear-m", "0 build", "0 end")  # beside viziers in Move and Build
MOVED = ("0 3", "0 7", "0 4")


def sit(one: Person, database: Path, *answers: str) -> str:
    """A table where I am the Eyrie."""
    id = placed(database, record_of("root", OPTIONS, ["Ana", "Bo"], (*SET_UP, *answers)), [one, "greedy"])
    one.go(f"/t/{id}").page.wait_for_selector(".table .root")
    return id


def ticks(one: Person) -> list[int]:
    """How many cards of each column of the Decree are marked as carried out."""
    return [column.locator("li.done").count() for column in one.page.locator(".factions .decree .column").all()]


def give(one: Person, *codes: str) -> None:
    for code in codes:
        one.page.locator(f"{ACTS}[data-code='{code}'], .mine .hand .lit[data-code='{code}']").first.click()
        if one.page.locator(".shown").count():  # a card is read before it is given
            one.page.locator(f".shown [data-code='{code}']").click()
        one.page.wait_for_timeout(600)


def test_before_the_first_turn_whoever_sets_up_is_named(person: Callable[..., Person], database: Path) -> None:
    """The Marquise sets up first, whoever has the first turn."""
    ana = person("en")
    id = placed(database, record_of("root", OPTIONS, ["Bo", "Ana"], SET_UP[:2]), ["greedy", ana])
    ana.go(f"/t/{id}").page.wait_for_selector(".mine .acts .ember")
    assert ana.page.locator(".turn .who").inner_text().strip() == "Marquise de Cat"


def test_a_key_leads_from_each_question_to_the_next(person: Callable[..., Person], database: Path) -> None:
    """The focus goes on with the question; 0 is the last choice on the map too; after writing, keys are shortcuts."""
    ana = person("fr")
    sit(ana, database, *DECREED)
    stands = "document.activeElement.dataset.code ?? document.activeElement.tagName"
    ana.page.wait_for_selector(f"{ACTS}[data-code='3']")
    ana.page.keyboard.press("1")
    assert ana.page.evaluate(stands) == "3"
    ana.page.keyboard.press("Enter")
    ana.page.wait_for_function("() => !document.querySelector('.mine [data-code=\"3\"]')")
    ana.page.wait_for_function(f"() => !['BODY', 'MAIN', 'circle', '3'].includes({stands})")
    ana.page.locator("[data-clearing='0']").focus()
    ana.page.keyboard.press("0")
    last = ana.page.evaluate(stands)
    assert last not in ("BODY", "circle") and ana.page.locator("[data-clearing='0']:focus").count() == 0
    ana.page.keyboard.press("/")
    ana.page.keyboard.type("7")
    ana.page.keyboard.press("Enter")
    ana.page.wait_for_function("() => document.activeElement.id !== 'typed'")
    ana.page.keyboard.press("p")
    assert ana.page.locator(".tools [aria-pressed=true]").count() == 1 and ana.page.input_value("#typed") == ""


@pytest.mark.parametrize(("language", "size", "theme"), [("fr", WIDE, "light"), ("en", PHONE, "dark")])
def test_each_column_of_the_decree_is_ticked_when_it_is_done(
    language: str, size: tuple[int, int], theme: str, person: Callable[..., Person], database: Path
) -> None:
    """7.5.2 The engine says what is done: the warrior stands, the move is being made, roosts are still to come."""
    ana = person(language, size, theme)
    sit(ana, database, *DECREED)
    ana.page.wait_for_selector(f"{ACTS}[data-code='3']")
    assert ticks(ana) == [1, 0, 0, 0]
    assert re.search("encore 3 cartes|3 Decree cards left", ana.page.inner_text(".turn"))
    sit(ana, database, *DECREED, *MOVED)
    ana.page.wait_for_selector(f"{ACTS}[data-code='vizier']")
    assert ticks(ana) == [1, 1, 0, 0]
    ana.picture(f"root-decree-{language}")
    give(ana, "vizier")
    ana.page.wait_for_selector(f"{ACTS}[data-code='builder']")
    assert re.search("Crise|Turmoil", ana.page.inner_text(".turn")) and "Décret accompli" not in ana.text()
    told = ana.page.inner_text(".explained .turmoil")
    assert re.search("Attirail.*place pour un nouveau perchoir|Travel Gear.*room for a new roost", told), told
    assert "7.7.2" in told and re.search("purg", told), "what it cost; there was no point to lose"
    assert ana.page.locator(".explained li").count() >= 3 and "7.8.1" in ana.page.inner_text(".explained")
    ana.picture(f"root-turmoil-{language}")
    assert objections(ana) == [] and not RAW.search(ana.text())
    give(ana, "builder")
    ana.page.wait_for_function("() => !document.querySelector('.acts')?.innerText")
    assert ticks(ana) == [0, 0, 0, 0], "the new leader's viziers have done nothing"


@pytest.mark.parametrize(("language", "size", "theme"), [("fr", WIDE, "dark"), ("en", PHONE, "light")])
def test_whoever_looks_plays_nothing(
    language: str, size: tuple[int, int], theme: str, person: Callable[..., Person], database: Path
) -> None:
    ana = person(language, size, theme)
    id = sit(ana, database)  # a card is to be added to the Decree: each of the hand would be an answer
    ana.page.wait_for_selector(".mine .hand .lit")

    def moves() -> int:
        return int(ana.context.request.get(f"{ana.address}/api/tables/{id}").json()["moves"])

    before = moves()
    ana.page.get_by_role("button", name=re.compile("Regarder au lieu|Look instead")).click()
    assert ana.page.locator(".mine .lit, .mine .acts .ember, .clearing.lit").count() == 0
    for card in ana.page.locator(".mine .hand [data-code]").all():
        card.click()
        ana.page.wait_for_timeout(250)
        assert ana.page.locator(".shown").count() == 1 and ana.page.locator(".shown .ember").count() == 0
    ana.page.locator("[data-clearing='2']").click()
    ana.page.wait_for_selector(".detail h2")
    assert ana.page.locator(".detail .row button").count() == 0
    ana.picture(f"root-look-{language}")
    assert moves() == before and ana.page.locator("[role=alert] p").count() == 0
    assert objections(ana) == [] and not RAW.search(ana.text()) and ana.fits()
    ana.page.keyboard.press("Escape")
    ana.page.get_by_role("button", name=re.compile("Revenir au jeu|Back to play")).click()
    ana.page.locator(".mine .hand .lit").first.click()
    ana.page.wait_for_timeout(400)
    assert moves() == before, "a click reads"
    ana.page.locator(".shown .ember").click()
    ana.page.wait_for_timeout(800)
    assert moves() == before + 1


@pytest.mark.parametrize("size", [(390, 844), (360, 740)])
def test_on_a_phone_the_phase_is_read_and_a_waiting_hand_lies_open(
    person: Callable[..., Person], database: Path, size: tuple[int, int]
) -> None:
    ana, ben = person("fr", size, touch=True), person("en")
    record = advanced(OPTIONS, 8, 1)  # the other one is asked
    assert record.state().hand[0].bit_count() > 3
    page = ana.go(f"/t/{placed(database, record, [ana, ben])}").page
    page.wait_for_selector(".mine .hand .place")
    ana.settled()
    ana.picture(f"root-waiting-{size[0]}")
    hand = page.locator(".mine .hand")
    assert hand.evaluate("hand => hand.scrollWidth <= hand.clientWidth"), "there is room below"
    boxes = page.evaluate(
        "() => [...document.querySelectorAll('.turn .on, .score .mark')].map((one) => one.getBoundingClientRect())"
    )
    word, *marks = boxes
    assert all(mark["top"] >= word["bottom"] - 1 or mark["left"] >= word["right"] for mark in marks)
    assert ana.fits() and objections(ana) == []
