"""Lessons of the card games: every one taken to its end at the real table, with what the referee says to what is tried,
one after the other, and then a game; the pages that lead to them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from clairiere.lessons import ANY, Lesson, Turn, lessons_of

from .conftest import PHONE, RAW, WIDE, Person
from .test_pages import objections

TOLD = "text => document.querySelector('.lesson')?.innerText.replaceAll('\\u00a0', ' ').includes(text)"
DONE = "() => document.querySelector('.lesson.done')"


def lay(one: Person, cards: str) -> None:
    """Takes up cards of Jeton's hand."""
    for sign, name in (("2", "2"), ("3", "3"), ("4", "4"), ("p", "+1")):
        slips = one.page.locator(".tray .hand button[aria-pressed=false]", has_text=name)
        for _ in range(cards.count(sign)):
            slips.first.click()


def answer(one: Person, turn: Turn, by_keys: bool) -> None:
    """Does on the screen what leads on, once it is the learner's turn."""
    if ANY in turn.answers:
        one.page.locator(".share .row button").last.click()  # to everyone the own stack
        one.page.locator(".share .ember").click()
        return
    wanted = turn.answers[0]
    if wanted.split(" ")[0] in ("bid", "raise"):
        one.page.wait_for_selector(".tray .hand .lit")
        lay(one, wanted.split(" ")[-1])
    piece = one.page.locator(f'.mine [data-code="{wanted}"], .board [data-code="{wanted}"]').first
    piece.wait_for()
    if by_keys:
        piece.focus()
        one.page.keyboard.press("Enter")
    else:
        piece.click()


def take(one: Person, lesson: Lesson, language: str, by_keys: bool = False) -> None:
    """From the first step to the last. What may be tried is refused by the referee."""
    for number, step in enumerate(lesson.steps):
        one.page.wait_for_function(TOLD, arg=step.text[language][:40])
        own = [turn for turn in step.turns if turn.seat == lesson.seat]
        for at, turn in enumerate(own):
            one.page.wait_for_selector(".prompt.mine, .prompt")
            for n, tried in enumerate(step.tries if at == 0 else ()):
                one.page.locator(".lesson .tries button:enabled").nth(n).click()
                one.page.wait_for_selector(f".referee .clause:text-is('{tried.clause}')")
                one.page.locator(".referee .passing > button").click()
            if at == 0:
                one.picture(f"lesson-{lesson.game}-{lesson.name}-{number}")
            answer(one, turn, by_keys)
    one.page.wait_for_function(DONE)


@pytest.mark.parametrize(
    ("game", "language", "size", "theme"),
    [("renard", "fr", PHONE, "dark"), ("duo", "en", WIDE, "light"), ("jeton", "fr", WIDE, "dark")],
)
def test_the_lessons_of_a_game_are_taken_one_after_the_other_and_then_a_game(
    game: str, language: str, size: tuple[int, int], theme: str, person: Callable[..., Person]
) -> None:
    ana, lessons = person(language, size, theme), lessons_of(game)
    ana.go(f"/learn/{game}/{next(iter(lessons))}")
    for at, lesson in enumerate(lessons.values()):
        take(ana, lesson, language, by_keys=at % 2 == 1)
        ana.picture(f"lesson-{game}-{lesson.name}-done")
        assert objections(ana) == [] and not RAW.search(ana.text()) and ana.fits()
        ana.page.locator(".lesson .ends .ember").click()  # the next lesson, or after the last a game
    ana.page.wait_for_selector(".lesson", state="detached")
    ana.page.wait_for_url("**/t/*")
