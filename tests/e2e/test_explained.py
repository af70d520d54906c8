"""What a piece does is said where it lies: by mouse, keyboard and touch, in the confirm bar, and never over a click."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from clairiere.conformance import law

from .conftest import Person
from .prepared import placed, record_of

LOW, PHONE = (1280, 720), (390, 844)
SIZES = [LOW, (1440, 900), (1024, 768), PHONE, (360, 740), (844, 390)]
RENARD_HANDS = ["N 1B 3B 5B 7B 9B 11B 1K 3K 5K 7K 9K 11K 1M", "N 2B 4B 6B 8B 10B 2K 4K 6K 8K 10K 2M 4M 6M", "N 7M"]
DUO_HANDS = ["N 1D 3D 5D 7D 9D 2D 10D 1R 3R 5R 9R", "N 4D 6D 8D 2R 4R 6R 7R 8R 10R 2S 4S", "N 10S"]


def renard(database: Path, ana: Person, *answers: str) -> str:
    """A full hand of odd cards; moons are trumps, and seat 0 leads."""
    record = record_of("renard", {"dealer": 1}, ["Ana", "Bo"], [*RENARD_HANDS, *answers])
    return placed(database, record, [ana, "greedy"])


def duo(database: Path, ana: Person, *answers: str) -> str:
    record = record_of("duo", {"dealer": 1}, ["Ana", "Bo"], [*DUO_HANDS, *answers])
    return placed(database, record, [ana, "greedy"])


def box_of(ana: Person) -> Any:
    return ana.page.locator("[data-help]")


def told_of(ana: Person, clause: str) -> None:
    """Waits until the box cites a clause."""
    ana.page.locator("[data-help]", has_text=clause).wait_for()


def hover_until_told(ana: Person, piece: str, clause: str) -> None:
    """The mouse comes back to a piece that was drawn anew under it."""
    box = ana.page.locator("[data-help]", has_text=clause)
    for _ in range(5):
        ana.page.mouse.move(1, 1)
        ana.page.locator(piece).first.hover()
        ana.page.wait_for_timeout(600)
        if box.is_visible():
            return
    box.wait_for()


def hidden_in_hand(ana: Person, inside: str) -> list[str]:
    """Of these parts of the cards of the hand, those that another card covers, or that stick out of their own."""
    return list(
        ana.page.evaluate(
            """inside => [...document.querySelectorAll(".hand [data-code]")].flatMap(card =>
              [...card.querySelectorAll(inside)].flatMap(part => {
                const {left, right, top, bottom} = part.getBoundingClientRect(), own = card.getBoundingClientRect()
                if (right - left < 1) return []
                const middle = [(left + right) / 2, (top + bottom) / 2]
                const seen = [[left + 1, middle[1]], middle, [right - 1, middle[1]]].every(
                  ([x, y]) => document.elementFromPoint(x, y)?.closest("[data-code]") === card)
                const high = !part.closest(".name") || (top > own.top - 1 && bottom < own.bottom + 1)
                const whole = high && left > own.left - 1 && right < own.right + 1
                return seen && whole ? [] : [`${card.dataset.code}: ${part.textContent || part.classList}`]
              }))""",
            inside,
        )
    )


@law("renard:1.3", "renard:4.7.1")
@pytest.mark.parametrize(("language", "theme"), [("fr", "dark"), ("en", "light")])
def test_a_card_says_what_it_does_to_mouse_and_keyboard(
    language: str, theme: str, person: Callable[..., Person], database: Path
) -> None:
    ana = person(language, LOW, theme)
    ana.go(f"/t/{renard(database, ana)}")
    card = ana.page.locator(".hand [data-code='7B']")
    card.hover()
    box = box_of(ana)
    box.wait_for()
    told = box.inner_text()
    assert ("1 point par 7" if language == "fr" else "1 point for each 7") in told and "4.7.1" in told
    ana.picture(f"explained-renard-{language}")
    over, under = box.bounding_box(), card.bounding_box()
    assert (
        over["y"] + over["height"] <= under["y"]
        and box.evaluate("box => getComputedStyle(box).pointerEvents") == "none"
    )
    described = ana.page.locator(f"#{card.get_attribute('aria-describedby')}")
    assert (described.text_content() or "") in told.replace("\n", " ") or "7" in (described.text_content() or "")
    ana.page.keyboard.press("Escape")
    assert box.count() == 0
    ana.page.locator(".decree [data-code]").hover()
    box.wait_for()
    assert "2.7" in box.inner_text() and "4.7.1" in box.inner_text()
    ana.page.locator(".decree .pile").hover()
    told_of(ana, "7.4")
    ana.page.locator("[data-score='4']").hover()
    told_of(ana, "5.3")
    ana.page.mouse.move(2, 2)
    box.wait_for(state="detached")
    ana.page.locator(".hand [data-code='1B']").focus()
    ana.page.keyboard.press("ArrowRight")
    box.wait_for()
    assert "4.3.1" in box.inner_text()


@law("renard:4.11.1")
def test_a_finger_that_stays_asks_and_one_that_taps_plays(person: Callable[..., Person], database: Path) -> None:
    ana = person("fr", PHONE, touch=True)
    ana.go(f"/t/{renard(database, ana)}").page.wait_for_selector(".hand .lit")
    card = ana.page.locator(".hand [data-code='11B']")
    spot = card.bounding_box()
    x, y = spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2
    touch = ana.context.new_cdp_session(ana.page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    box_of(ana).wait_for()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert "4.11.1" in box_of(ana).inner_text() and ana.page.locator(".confirm").count() == 0
    ana.picture("explained-phone-long-press")
    ana.page.locator(".board").tap(position={"x": 5, "y": 5})
    assert box_of(ana).count() == 0
    card.tap()
    does = ana.page.locator(".confirm [data-does]")
    does.wait_for()
    assert "plus haute carte" in does.inner_text() and "4.11.1" in does.inner_text() and box_of(ana).count() == 0
    ana.picture("explained-phone-confirm")
    assert ana.fits()


@law("renard:3.2.1")
def test_a_tap_on_a_card_that_cannot_be_played_explains_it(person: Callable[..., Person], database: Path) -> None:
    ana = person("en", PHONE, "light", touch=True)
    hands = [RENARD_HANDS[1], RENARD_HANDS[0], RENARD_HANDS[2]]
    record = record_of("renard", {"dealer": 1}, ["Bo", "Ana"], [*hands, "0 2B"])
    ana.go(f"/t/{placed(database, record, ['greedy', ana])}").page.wait_for_selector(".hand .lit")
    ana.page.locator(".hand [data-code='9K']").tap()
    box_of(ana).wait_for()
    assert "4.9.1" in box_of(ana).inner_text()
    ana.picture("explained-phone-unplayable")
    over, said = box_of(ana).bounding_box(), ana.page.locator(".saying").bounding_box()
    assert over["y"] + over["height"] <= said["y"]  # it hides neither the question nor what may be played


@law("duo:1.3", "duo:6.2")
def test_paws_and_plus_signs_say_what_they_are(person: Callable[..., Person], database: Path) -> None:
    ana = person("fr", LOW, "light")
    ana.go(f"/t/{duo(database, ana)}").page.wait_for_selector(".hand .lit")
    ana.page.locator(".hand [data-code='10D']").hover()
    box_of(ana).wait_for()
    assert "3 empreintes" in box_of(ana).inner_text() and "4.1.1" in box_of(ana).inner_text()
    ana.picture("explained-duo")
    ana.page.locator(".path [data-space='3'] .still").hover()
    told_of(ana, "6.2")
    ana.picture("explained-duo-plus")
    assert "à la fin des manches 1 et 2" in ana.page.locator(".legend").inner_text()


@pytest.mark.parametrize("game", ["renard", "duo"])
@pytest.mark.parametrize("language", ["fr", "en"])
def test_no_card_hides_the_rank_the_paws_or_the_name_of_another(
    game: str, language: str, person: Callable[..., Person], database: Path
) -> None:
    ana = person(language, LOW)
    id = renard(database, ana) if game == "renard" else duo(database, ana)
    ana.go(f"/t/{id}").page.wait_for_selector(".hand .lit")
    for width, height in SIZES:
        ana.page.set_viewport_size({"width": width, "height": height})
        ana.picture(f"full-hand-{game}-{language}-{width}")
        assert hidden_in_hand(ana, ".rank, .paw, .letter, .name span") == [], (width, height)


@law("duo:3.3.2")
def test_the_winners_star_covers_no_paws(person: Callable[..., Person], database: Path) -> None:
    ana = person("fr", LOW, speed="normal")  # the trick lies there until one goes on
    id = duo(database, ana, "0 10D")
    ana.go(f"/t/{id}").page.wait_for_selector(".trick .won [data-code='10D']")
    ana.picture("duo-star")
    ana.page.wait_for_function(  # once the card has come to rest
        """() => {
          const spot = document.querySelector(".won .spot"), after = getComputedStyle(spot, "::after")
          const box = spot.getBoundingClientRect(), size = 30
          const left = box.right - parseFloat(after.right) - size, top = box.top + parseFloat(after.top)
          const shown = [...spot.querySelectorAll(".paw, .rank, .name")].map(part => part.getBoundingClientRect())
          const covers = ({right, left: from, bottom, top: begin}) =>
            right > left && from < left + size && bottom > top && begin < top + size
          return shown.some(({width}) => width) && !shown.some(one => one.width && covers(one))
        }"""
    )


@law("jeton:5.3.4", "jeton:4.3")
def test_cards_tokens_and_stacks_of_jeton_explain_themselves(person: Callable[..., Person]) -> None:
    ana = person("fr", LOW)
    table = ana.table("jeton", ["me", "bot:greedy", "bot:greedy"], {"form": "turns"}, instant=True)
    ana.go(f"/t/{table}").page.wait_for_selector(".place .red")
    for piece, clause in ((".red", "4.3"), (".blue", "7.2"), (".stack", "1.5"), (".place .small", "3.3.1")):
        hover_until_told(ana, piece, clause)
    ana.picture("explained-jeton")
