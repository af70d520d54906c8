"""Hints in the browser: asked for by hand or by key, read, followed; and the bots as the lobby lists them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from clairiere import GAMES
from clairiere.bots import BOTS, SearchBot, find_bot, levels_of, strongest

from .conftest import PHONE, RAW, WIDE, Person
from .test_pages import finished, objections
from .test_table import CHOSEN, alone, hand

CHANGED = """before => {
  const codes = [...document.querySelectorAll('.hand [data-code]')].map((piece) => piece.dataset.code)
  return codes.join() !== before.join()
}"""
OVER_THE_CARDS = """() => {
  const [hint, ...cards] = ['.hint', '.trick', '.decree'].map((part) =>
    document.querySelector(part).getBoundingClientRect())
  return cards.some((one) =>
    hint.left < one.right && one.left < hint.right && hint.top < one.bottom && one.top < hint.bottom)
}"""
MARKED = """() => {
  const label = document.querySelector('.hint .ember').textContent.trim()
  const pieces = [...document.querySelectorAll('.hand [data-code]')]
  return getComputedStyle(pieces.find((piece) => piece.textContent.trim().startsWith(label))).outlineStyle
}"""
LONG = 60_000  # milliseconds: a bot may think first, and its process has to wake up


@pytest.mark.parametrize(("language", "size"), [("fr", WIDE), ("en", PHONE)], ids=["fr-wide", "en-phone"])
def test_a_hint_is_asked_for_by_key_read_and_followed(
    language: str, size: tuple[int, int], person: Callable[..., Person]
) -> None:
    ana = person(language, size, "dark" if language == "fr" else "light")
    alone(ana)
    before = hand(ana)
    ana.page.keyboard.press("h")
    panel = ana.page.locator(".hint")
    panel.locator(".said").wait_for(timeout=LONG)
    assert ana.page.evaluate("document.querySelector('.hint').contains(document.activeElement)")
    best = panel.locator(".ember")
    said = panel.locator(".said").inner_text()
    assert best.inner_text() in said and "Expert" not in said and ("La chouette" in said or "The owl" in said)
    if isinstance(find_bot("renard", strongest("renard")), SearchBot):
        assert panel.locator(".why li").count() > 0  # the reason first, the figures folded
        assert not panel.locator(".others").is_visible()
    ana.picture(f"hint-why-{language}-{'wide' if size is WIDE else 'phone'}")
    assert not ana.page.evaluate(OVER_THE_CARDS) and ana.page.evaluate(MARKED) == "dashed"
    panel.locator("summary").click()
    assert panel.locator(".clauses .clause").count() > 0
    if isinstance(find_bot("renard", strongest("renard")), SearchBot):
        assert panel.locator(".others li").count() > 0
    assert objections(ana) == [] and ana.fits() and not RAW.search(panel.inner_text())
    ana.picture(f"hint-{language}-{'wide' if size is WIDE else 'phone'}")
    ana.page.keyboard.press("Escape")
    panel.wait_for(state="detached")
    assert ana.page.evaluate("document.activeElement.id") == "hint"
    ana.page.keyboard.press("Enter")
    best.click(timeout=LONG)
    panel.wait_for(state="detached")
    ana.page.wait_for_function(CHANGED, arg=before)


def test_no_hint_is_refused_when_it_is_asked_for_together_with_a_card(person: Callable[..., Person]) -> None:
    """The card closes the question: the key that follows it in the same moment asks for nothing."""
    ana = person()
    alone(ana)
    answers: list[int] = []
    ana.page.on("response", lambda found: answers.append(found.status) if found.url.count("/hint") else None)
    before = hand(ana)
    ana.page.evaluate(
        """card => {
          document.querySelector(card).click()
          window.dispatchEvent(new KeyboardEvent('keydown', { key: 'h', bubbles: true }))
        }""",
        f".hand {CHOSEN}",
    )
    ana.page.wait_for_function(CHANGED, arg=before)
    ana.page.wait_for_selector("#hint:not([disabled])", timeout=LONG)
    ana.page.keyboard.press("h")
    ana.page.locator(".hint .said").wait_for(timeout=LONG)
    assert set(answers) == {200}


def test_other_people_mean_no_hints(person: Callable[..., Person]) -> None:
    ana, ben = person(), person("en")
    id = ana.table("renard", ["me", "open"], {"dealer": "1"})
    ben.post(f"/api/tables/{id}/sit", {})
    ana.go(f"/t/{id}").page.wait_for_selector(f".hand {CHOSEN}")
    assert ana.page.locator("#hint").count() == 0
    ana.page.keyboard.press("h")
    ana.page.wait_for_timeout(300)
    assert ana.page.locator(".hint").count() == 0


def asked_at(one: Person, id: str) -> int:
    """A step of a finished game after which a player is asked: now and then a card is drawn instead."""
    found = (one.context.request.get(f"{one.address}/api/tables/{id}/at/{n}").json() for n in range(9, 30))
    return next(int(step["n"]) for step in found if step["asked"])


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_replay_gives_hints_for_the_one_who_is_asked(
    size: tuple[int, int], person: Callable[..., Person], database: Path
) -> None:
    ana = person("fr", size)
    over = finished(database, "renard")
    ana.go(f"/t/{over}/replay#{asked_at(ana, over)}").page.locator("#hint").click()
    panel = ana.page.locator(".hint")
    panel.locator(".said").wait_for(timeout=LONG)
    assert panel.locator(".ember").count() == 0 and panel.locator(".clause").count() > 0
    panel.scroll_into_view_if_needed()
    ana.picture(f"hint-replay-{'wide' if size is WIDE else 'phone'}")
    assert objections(ana) == [] and ana.fits()
    ana.page.locator(".controls").press("ArrowRight")
    panel.wait_for(state="detached")


@pytest.mark.parametrize(("language", "size"), [("fr", WIDE), ("en", PHONE)])
def test_the_lobby_lists_the_bots_of_a_game_by_level(
    language: str, size: tuple[int, int], person: Callable[..., Person]
) -> None:
    ana = person(language, size)
    for game in GAMES:
        ana.go(f"/new/{game}").page.wait_for_selector(".levels dt")
        listed = ana.page.locator(".levels dt .level").all_inner_texts()
        assert listed == [str(level) for level in levels_of(game)] and len(BOTS[game]) >= 2
        assert all(text.strip() for text in ana.page.locator(".levels dd").all_inner_texts())
        ana.page.locator(".levels").scroll_into_view_if_needed()
        ana.picture(f"levels-{game}-{language}")
        assert objections(ana) == [] and ana.fits()
