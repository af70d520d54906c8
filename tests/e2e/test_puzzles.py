"""Puzzles in the browser: the one of the day, the list, one refuted and solved, on a phone and by keys."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from clairiere.puzzles.puzzle import puzzles_of

from .conftest import PHONE, RAW, WIDE, Person
from .test_pages import objections


@pytest.mark.parametrize(("language", "size", "theme"), [("fr", WIDE, "dark"), ("en", PHONE, "light")])
def test_a_puzzle_is_refuted_by_a_line_with_clauses_and_then_solved(
    language: str, size: tuple[int, int], theme: str, person: Callable[..., Person]
) -> None:
    puzzle = next(iter(puzzles_of("renard").values()))
    ana = person(language, size, theme).go("/")
    ana.page.wait_for_selector(".daily a[href^='/puzzles/']")
    ana.page.locator(".daily a[href='/puzzles']").click()
    ana.page.wait_for_selector("main nav a[aria-current=page]")
    assert objections(ana) == [] and ana.fits() and not RAW.search(ana.text())
    ana.picture(f"puzzles-{language}")
    ana.page.locator("main nav a[href='/puzzles#renard']").click()
    ana.page.locator(f"main li a[href='/puzzles/{puzzle.id}']").click()
    ana.page.wait_for_selector(".controls .goal")
    assert ana.page.locator(".controls .known li").count()  # what was played before, as far as it matters
    assert ana.codes_read_aloud() == [], "cards are named in words"
    for part in (".board", ".controls .goal", f".hold [data-code='{puzzle.solutions[0]}']"):
        expect(ana.page.locator(part).first).to_be_in_viewport(ratio=1)
    for answer in (next(iter(puzzle.wrong)), puzzle.solutions[0]):
        lay(ana, answer)
        ana.page.wait_for_selector(".verdict .bad" if answer in puzzle.wrong else ".verdict .good")
        assert objections(ana) == [] and ana.fits()
        ana.picture(f"puzzle-{answer in puzzle.wrong}-{language}")
        if answer in puzzle.wrong:
            assert ana.page.locator(".verdict ol li .clause").count() > 1
    follower = list(puzzles_of("renard"))[1]
    ana.page.locator(f".controls a.ember[href='/puzzles/{follower}']").click()
    ana.page.wait_for_function("() => !document.querySelector('.verdict .good')")
    ana.go("/puzzles#renard")
    ana.page.wait_for_selector(f"main li a[href='/puzzles/{puzzle.id}'] .small b")
    ana.page.get_by_role("combobox").select_option("trump")
    of_trumps = [(at + 1, one.id) for at, one in enumerate(puzzles_of("renard").values()) if "trump" in one.themes]
    listed = ana.page.locator("main li a")
    assert listed.count() == len(of_trumps) and f" {of_trumps[-1][0]} " in listed.last.inner_text().replace("\xa0", " ")


def lay(person: Person, card: str) -> None:
    """By the keyboard: the card is focused and chosen, and confirmed where one is asked."""
    person.page.locator(f".hold [data-code='{card}']").first.focus()
    person.page.keyboard.press("Enter")
    confirmed(person)


def test_a_puzzle_of_every_game_is_drawn_and_an_unknown_one_says_so(person: Callable[..., Person]) -> None:
    ana = person("en")
    for game in ("duo", "jeton", "root"):
        puzzle = next(iter(puzzles_of(game).values()))
        ana.go(f"/puzzles/{puzzle.id}")
        ana.page.wait_for_selector(".controls .goal")
        ana.page.wait_for_selector(".board *")
        assert not RAW.search(ana.text()), game
        ana.picture(f"puzzle-{game}")
    several = next(one for one in puzzles_of("root").values() if len(one.solutions) == 2)
    ana.go(f"/puzzles/{several.id}").page.get_by_text("Here 2 first choices do.").wait_for()
    ana.go("/puzzles/renard-0")
    ana.page.get_by_text("renard-0").first.wait_for()


def test_a_sharing_is_refuted_and_then_solved_on_a_phone(person: Callable[..., Person]) -> None:
    puzzle = next(one for one in puzzles_of("jeton").values() if one.goal == "next")
    ana = person("fr", PHONE, "light").go(f"/puzzles/{puzzle.id}")
    for answer in (next(iter(puzzle.wrong)), puzzle.solutions[0]):
        ana.page.wait_for_selector(".share .pool")
        share(ana, [seat for seat, stack in enumerate(puzzle.position["stacks"]) if stack], answer)
        ana.page.wait_for_selector(".verdict .bad" if answer in puzzle.wrong else ".verdict .good")
        assert objections(ana) == [] and ana.fits() and not RAW.search(ana.text())
        expect(ana.page.locator(".verdict p").first).to_be_in_viewport()
        ana.picture(f"puzzle-share-{answer in puzzle.wrong}")


def share(person: Person, bidders: list[int], answer: str) -> None:
    """What was given before goes back, then each bidder gets its cards."""
    given = dict(part.split(":") for part in answer.split()[1:])
    panel = person.page.locator(".share")
    while panel.locator(".got button").count():
        panel.locator(".got button").first.click()
    for place, seat in enumerate(bidders):
        panel.locator(".bidder > button").nth(place).click()
        for card in given.get(str(seat), ""):
            panel.locator(f".pool [data-card='{card}']").first.click()
    panel.locator(".ember").click()
    confirmed(person)


def confirmed(person: Person) -> None:
    """Where one is asked whether one is sure."""
    confirm = person.page.locator(".controls .row button.ember")
    if confirm.count():
        confirm.first.click()
