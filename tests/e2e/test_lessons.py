"""Lessons of the card games: every one taken to its end at the real table, with what the referee says to what is tried,
one after the other, and then a game; the pages that lead to them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from clairiere.lessons import ANY, Lesson, LessonTurn, lessons_of

from .conftest import PHONE, RAW, WIDE, Person
from .test_pages import objections

GAMES = ("renard", "duo", "jeton", "root")
SCREENS = {"renard": ("fr", PHONE, "dark"), "duo": ("en", WIDE, "light"), "jeton": ("fr", WIDE, "dark")}
TOLD = "text => document.querySelector('.lesson')?.innerText.replaceAll('\\u00a0', ' ').includes(text)"
DONE = "() => document.querySelector('.lesson.done')"


def lay(one: Person, cards: str) -> None:
    """Takes up cards of Jeton's hand."""
    for sign, name in (("2", "2"), ("3", "3"), ("4", "4"), ("p", "+1")):
        slips = one.page.locator(".tray .hand button[aria-pressed=false]", has_text=name)
        for _ in range(cards.count(sign)):
            slips.first.click()


def answer(one: Person, turn: LessonTurn, by_keys: bool) -> None:
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
            for n, tried in enumerate(step.tries if at == 0 else ()):
                one.page.locator(".lesson .tries button:enabled").nth(n).click()
                one.page.wait_for_selector(f".referee .clause:text-is('{tried.clause}')")
                one.page.locator(".referee .passing > button").click()
            if at == 0:
                one.picture(f"lesson-{lesson.game}-{lesson.name}-{number}")
            answer(one, turn, by_keys)
    one.page.wait_for_function(DONE)


@pytest.mark.parametrize(("game", "name"), [(game, name) for game in SCREENS for name in lessons_of(game)])
def test_a_lesson_is_taken_to_its_end_and_leads_on(game: str, name: str, person: Callable[..., Person]) -> None:
    names, (language, size, theme) = list(lessons_of(game)), SCREENS[game]
    lesson, number = lessons_of(game)[name], names.index(name)
    ana = person(language, size, theme).go(f"/learn/{game}/{name}")
    take(ana, lesson, language, by_keys=number % 2 == 1)
    ana.picture(f"lesson-{game}-{name}-done")
    assert objections(ana) == [] and not RAW.search(ana.text()) and ana.fits()
    there = ana.page.url
    ana.page.locator(".lesson .ends .ember").click()  # the next lesson, or after the last a friendly game
    if name != names[-1]:
        ana.page.wait_for_function(TOLD, arg=lessons_of(game)[names[number + 1]].title[language])
    else:
        ana.page.wait_for_selector(".lesson", state="detached")
        ana.page.wait_for_function("there => location.pathname.startsWith('/t/') && location.href !== there", arg=there)


@pytest.mark.parametrize(("language", "size", "theme"), [("fr", PHONE, "light"), ("en", WIDE, "dark")])
def test_all_lessons_are_listed_and_every_game_leads_to_its_own(
    language: str, size: tuple[int, int], theme: str, person: Callable[..., Person]
) -> None:
    ana = person(language, size, theme).go("/")
    for game in GAMES:
        ana.page.wait_for_selector(f".game a[href='/learn/{game}']")
    ana.page.locator("footer a[href='/learn']").click()
    wanted = {f"/learn/{game}/{name}": lesson for game in GAMES for name, lesson in lessons_of(game).items()}
    for path, lesson in wanted.items():
        assert lesson.title[language] in ana.page.locator(f"main a[href='{path}']").inner_text().replace("\u00a0", " ")
    assert objections(ana) == [] and not RAW.search(ana.text()) and ana.fits()
    ana.picture(f"lessons-{language}")
    ana.go("/learn/duo").page.wait_for_selector("main ol a[href='/learn/duo/forest']")
    assert objections(ana) == [] and not RAW.search(ana.text()) and ana.fits()
    ana.picture(f"lessons-duo-{language}")


def test_a_lesson_holds_back_what_is_early_shows_the_way_and_is_marked_when_it_is_done(
    person: Callable[..., Person],
) -> None:
    ana, lesson = person("en").go("/learn/renard"), lessons_of("renard")["humble"]
    ana.page.locator("main ol a", has_text="Humble").focus()
    ana.page.keyboard.press("Enter")
    ana.page.wait_for_selector(".mine [data-code='10B']")
    ana.page.locator(".mine [data-code='10B']").click()  # the rules allow it, the lesson does not
    ana.page.wait_for_selector(".referee:has-text('lesson')")
    ana.page.get_by_role("button", name="Show me").click()
    marked = ana.page.locator(".mine [data-code='2M']")
    assert marked.evaluate("piece => getComputedStyle(piece).outlineStyle") == "dashed"
    ana.page.get_by_role("button", name="Show me").click()
    take(ana, lesson, "en")
    ana.page.get_by_role("button", name="Leave the lesson").click()
    ana.page.wait_for_selector("main ol li:has-text('Humble') .mark.done")
    assert ana.page.locator("main ol .mark.done").count() == 1 and "done" in ana.page.locator("main ol").inner_text()
    ana.page.reload()
    ana.page.wait_for_selector("main ol .mark.done")  # this device remembers it


def test_on_a_phone_a_lesson_cuts_nothing_and_says_where_it_goes_on(person: Callable[..., Person]) -> None:
    ana = person("fr", PHONE, "light").go("/learn/duo/path")
    for size in (PHONE, (390, 844)):
        ana.page.set_viewport_size({"width": size[0], "height": size[1]})
        ana.page.wait_for_selector(".decree .trump")
        room, word = (ana.page.locator(at).bounding_box() for at in (".board", ".decree .word"))
        assert room and word and word["y"] + word["height"] <= room["y"] + room["height"]
    ana.page.set_viewport_size({"width": 844, "height": 390})
    more = ana.page.get_by_role("button", name="Suite")
    for _ in range(6):
        room = ana.page.locator(".others").bounding_box()
        for name in ("Montrer", "Recommencer"):
            button = ana.page.get_by_role("button", name=name).bounding_box()
            assert room and button and button["y"] + button["height"] <= room["y"] + room["height"] + 1
        if not more.is_visible():
            break
        before = ana.page.evaluate("document.querySelector('.others').scrollTop")
        more.click()
        ana.page.wait_for_function("at => document.querySelector('.others').scrollTop > at", arg=before)
        ana.page.wait_for_timeout(100)  # what is seen is looked at once a frame
    assert not more.is_visible() and objections(ana) == [] and ana.fits()
    ana.picture("lesson-across-end")
