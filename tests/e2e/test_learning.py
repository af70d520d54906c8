"""Learning Root: a faction on one screen, where its points came from, and a first turn tried at the table."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from clairiere.lessons import lessons_of

from .conftest import PHONE, RAW, WIDE, Person
from .prepared import advanced, placed
from .test_pages import objections
from .test_root import FAST, FOUR, sit

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


def test_a_clause_looked_at_by_mouse_takes_no_click_and_goes_with_what_cited_it(
    person: Callable[..., Person],
) -> None:
    ana = person("fr").go("/learn/root")
    ana.page.locator("#learn-marquise").focus()
    clause, box = ana.page.locator(".reference .clause").first, ana.page.locator(".box")
    clause.hover()
    box.wait_for()
    assert box.evaluate("one => getComputedStyle(one).pointerEvents") == "none"
    ana.page.keyboard.press("ArrowRight")  # the mouse rests where a clause was, and where another may come to lie
    ana.page.wait_for_selector("#learn-eyrie[aria-selected=true]")
    box.wait_for(state="detached")


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
def test_points_are_told_by_their_sources(
    language: str, size: tuple[int, int], person: Callable[..., Person], database: Path
) -> None:
    ana = person(language, size)
    id = placed(database, advanced({"factions": FOUR}, turns=16, seat=0), [ana, *[FAST] * 3])
    ana.go(f"/t/{id}").page.wait_for_selector(".table .root")
    points = [int(text) for text in ana.page.locator(".score .mark").all_inner_texts()]
    assert len(points) == 4 and max(points) > 3
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


# -- lessons ------------------------------------------------------------------------------------------------------

SHOWN = """() => [document.querySelector(".lesson progress")?.value, document.querySelector(".prompt")?.innerText,
    ...[...document.querySelectorAll(".mine [data-code]:not(.away *)")].map((piece) => piece.dataset.code)].join()"""
MOVED = f"before => document.querySelector('.lesson.done') || before !== ({SHOWN})()"
STEP = "step => document.querySelector('.lesson progress')?.value === step"


def take(one: Person, name: str) -> None:
    one.go(f"/learn/root#{name}")
    one.page.locator(f"#learn-panel header a[href='/learn/root/{name}']").click()
    one.page.wait_for_selector(".lesson")


def answer(one: Person, answers: tuple[str, ...], by_keys: bool = False) -> None:
    """Chooses on the screen what leads on: an act that a card pays for is opened first, a number is typed, a card is
    read before it is spent. Who opens it by a key goes on with one: its verb has the focus."""
    named = [f'[data-code="{code}"]' for code in answers]
    listed = one.page.locator(", ".join(f".mine .acts {name}" for name in named))
    held = one.page.locator(", ".join(f".mine .hand {name}" for name in named))
    act = one.page.locator(", ".join(f'.mine .acts [data-act="{code.split(" ")[0]}"]' for code in answers))
    number, more = one.page.locator(".mine .stepper output"), one.page.locator(".mine .acts .more")
    listed.or_(held).or_(act).or_(number).or_(more).first.wait_for()

    def unfold(*sought: Any) -> None:
        """What finds no room is folded behind a sign that counts it."""
        one.page.wait_for_timeout(200)
        if more.count() and not any(found.count() for found in sought):
            more.click()

    unfold(listed, held, act, number)
    if not listed.count() and act.count():
        act.first.click()
        unfold(listed)
    elif not listed.count() and not held.count():
        one.page.keyboard.press(answers[0])
    piece = (listed if listed.count() else held).first
    verb = one.page.locator(", ".join(f".shown {name}" for name in named))
    if by_keys:
        piece.focus()
        one.page.keyboard.press("Enter")
        if verb.count():
            one.page.wait_for_selector(".shown .ember:focus")
            one.page.keyboard.press("Enter")
    else:
        piece.click()
        if verb.count():
            verb.first.click()


def lead_on(one: Person, answers: tuple[str, ...], by_keys: bool = False) -> None:
    before = one.page.evaluate(SHOWN)
    answer(one, answers, by_keys)
    one.page.wait_for_function(MOVED, arg=before)


@pytest.mark.parametrize(
    ("name", "language", "size", "theme"),
    [
        ("basics", "en", WIDE, "dark"),
        ("marquise", "fr", WIDE, "dark"),
        ("eyrie", "en", PHONE, "light"),
        ("alliance", "fr", PHONE, "dark"),
        ("vagabond", "en", WIDE, "light"),
        ("cult", "fr", WIDE, "light"),
        ("riverfolk", "en", PHONE, "dark"),
    ],
)
def test_a_first_turn_is_tried_to_its_end(
    name: str, language: str, size: tuple[int, int], theme: str, person: Callable[..., Person]
) -> None:
    ana, lesson = person(language, size, theme), lessons_of("root")[name]
    take(ana, name)
    for number, step in enumerate(lesson.steps):
        ana.page.wait_for_function(STEP, arg=number)
        assert step.text[language][:30] in ana.page.locator(".lesson").inner_text().replace("\u00a0", " ")
        if step.tries:
            ana.page.locator(".lesson .tries button:enabled").first.click()
            ana.page.wait_for_selector(f".referee .clause:text-is('{step.tries[0].clause}')")
            ana.page.locator(".referee .passing > button").click()
        ana.picture(f"lesson-{name}-{number}")
        assert not RAW.search(ana.text()) and ana.fits()
        for turn in step.turns:
            lead_on(ana, turn.answers)
    ana.page.wait_for_selector(".lesson.done")
    ana.picture(f"lesson-{name}-done")
    assert objections(ana) == []


def test_a_lesson_shows_the_way_holds_back_what_is_early_and_can_be_left(person: Callable[..., Person]) -> None:
    ana = person("en")
    take(ana, "marquise")
    assert objections(ana) == []
    answer(ana, ("march",))  # the rules allow it, the lesson does not yet
    ana.page.wait_for_selector(".referee:has-text('lesson')")
    ana.page.wait_for_function(STEP, arg=0)
    ana.page.get_by_role("button", name="Show me").click()
    marked = ana.page.locator('.mine .acts [data-code="gear-m"]')
    assert marked.evaluate("piece => getComputedStyle(piece).outlineStyle") == "dashed"
    assert ana.page.locator(".lesson .hint").count() == 1
    lead_on(ana, ("gear-m",))
    ana.page.reload()
    ana.page.wait_for_function(STEP, arg=1)  # it is kept
    ana.page.get_by_role("button", name="Begin again").click()
    ana.page.wait_for_function(STEP, arg=0)
    ana.page.get_by_role("button", name="Leave the lesson").click()
    ana.page.wait_for_selector("#learn-marquise[aria-selected=true]")
    ana.go("/").page.wait_for_selector(".game")
    ana.page.wait_for_timeout(500)
    games = ana.page.locator("section", has=ana.page.get_by_role("heading", name="My games"))
    assert games.locator("a[href*='/t/']").count() == 0  # a lesson that was left is no game to go back to


def test_a_lesson_is_taken_by_keys(person: Callable[..., Person]) -> None:
    ana, lesson = person("fr"), lessons_of("root")["marquise"]
    take(ana, "marquise")
    for step in lesson.steps:
        for turn in step.turns:
            lead_on(ana, turn.answers, by_keys=True)
    ana.page.wait_for_selector(".lesson.done")
    ana.page.get_by_role("button", name="Leçon suivante").focus()
    ana.page.keyboard.press("Enter")
    ana.page.wait_for_selector(".lesson h2:has-text('Canopée')")
