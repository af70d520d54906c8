"""What one shows to others by a link: a move of a finished game as a seat saw it, a position on the board."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from clairiere.positions import pack_position
from clairiere.puzzles.puzzle import puzzles_of

from .conftest import PHONE, RAW, WIDE, Person
from .test_pages import AT, objections
from .test_puzzles import lay
from .test_replay import look, step, stored


def copied(one: Person, label: str) -> str:
    """What is on the clipboard after a button was pressed, without the server's address."""
    one.context.grant_permissions(["clipboard-read", "clipboard-write"])
    one.page.get_by_role("button", name=label).click()
    one.page.get_by_role("status").get_by_text("Copié").wait_for()
    return str(one.page.evaluate("navigator.clipboard.readText()")).removeprefix(one.address)


def opened(one: Person) -> None:
    if not one.page.get_by_role("button", name="Comme position").is_visible():
        one.page.get_by_text("Partager ce coup").click()


def test_a_link_shows_a_move_as_a_seat_saw_it(person: Callable[..., Person]) -> None:
    ana, ben = person("fr"), person("fr", PHONE, "light")
    id = stored(ana, "renard")
    n = step(ana, id, 0, "all")["of"] // 2
    look(ana, id, n, "1")
    opened(ana)
    link = copied(ana, "Copier le lien vers ce coup")
    assert link == f"/t/{id}/replay?at={n}&seat=1"
    ben.go(link).page.wait_for_selector(".controls")
    ben.page.wait_for_function(AT, arg=f"Coup {n} ")
    assert ben.page.locator("#eye").input_value() == "1"
    assert ben.page.locator(".hold .card").count() == len(step(ana, id, n, "1")["view"]["hand"])
    ben.page.keyboard.press("ArrowRight")
    ben.page.wait_for_function(AT, arg=f"Coup {n + 1} ")
    assert ben.page.locator("#eye").input_value() == "1"
    assert ben.fits() and objections(ben) == [] and not RAW.search(ben.text())
    ben.picture("shared-move")
    opened(ana)
    ana.page.fill("#note", "Pourquoi pas <b>l’atout</b> ?")
    link = copied(ana, "Copier le lien vers ce coup")
    assert link.startswith(f"/t/{id}/replay?at={n}&seat=1#{n}&notes=")
    ben.go("/about").go(link).page.get_by_text("Pourquoi pas <b>l’atout</b> ?").first.wait_for()
    ben.page.get_by_role("button", name="Coup suivant").click()
    ben.page.wait_for_function(AT, arg=f"Coup {n + 1} ")
    assert objections(ben) == [] and ben.fits()
    ben.page.get_by_role("button", name=f"La note du coup {n}").click()
    ben.page.wait_for_function(AT, arg=f"Coup {n} ")
    ben.picture("shared-note")
    ana.go("/about")
    look(ana, id, n, "0")
    opened(ana)
    ana.picture("shared-replay")
    seen = ana.context.request.get(
        ana.address + str(ana.page.get_by_role("link", name="Comme image").get_attribute("href"))
    )
    assert seen.ok and seen.headers["content-type"] == "image/png"
    ana.page.get_by_role("button", name="Comme position").click()
    ana.page.wait_for_url("**/position/renard?p=*")
    ana.page.wait_for_selector(".stage .hold .card")
    assert ana.page.locator("#eye").input_value() == "0"


@pytest.mark.parametrize(("size", "theme"), [(PHONE, "dark"), (WIDE, "light")])
def test_a_move_is_a_puzzle_whose_answer_is_told_after_one_was_tried(
    size: tuple[int, int], theme: str, person: Callable[..., Person]
) -> None:
    ana = person("fr", size, theme)
    id = stored(ana, "renard")
    n = next(n for n in range(20, 60) if "follow" in [ask["about"] for ask in step(ana, id, n, "all")["asked"]])
    look(ana, id, n, "all")
    opened(ana)
    ana.page.get_by_role("link", name="Comme problème").click()
    ana.page.wait_for_selector(".hold .lit")
    assert ana.page.url.endswith(f"/t/{id}/puzzle/{n}") and ana.page.locator(".verdict p").count() == 0
    assert objections(ana) == [] and ana.fits()
    ana.picture(f"move-puzzle-{theme}")
    lay(ana, str(ana.page.locator(".hold .lit[data-code]").first.get_attribute("data-code")))
    ana.page.wait_for_selector(".verdict .remark")
    assert objections(ana) == [] and ana.fits() and not RAW.search(ana.text())
    ana.picture(f"move-compared-{theme}")
    ana.page.get_by_role("link", name="Le voir dans la partie").click()
    ana.page.wait_for_selector(".controls")
    ana.page.wait_for_function(AT, arg=f"Coup {n} ")


TRICK = """{
 "hands": [["4K", "6K", "2M"], ["1B", "4B", "8B", "10K"]],
 "decree": "6M", "trick": ["11B"], "leader": 0, "tricks": [4, 5]
}"""


@pytest.mark.parametrize(("size", "theme"), [(PHONE, "light"), (WIDE, "dark")])
def test_a_pasted_position_is_refused_or_shown_helped_with_and_played_on_from(
    size: tuple[int, int], theme: str, person: Callable[..., Person]
) -> None:
    ana = person("fr", size, theme).go("/replay")
    ana.page.locator("a[href='/position/renard']").click()
    ana.page.fill("#position", TRICK.replace("2M", "6M"))
    ana.page.get_by_role("button", name="La poser sur le plateau").click()
    ana.page.wait_for_selector("[role=alert] .clause")
    assert "6M" in ana.page.inner_text("[role=alert]") and objections(ana) == []
    ana.picture(f"position-refused-{theme}")
    ana.page.fill("#position", TRICK)
    ana.page.get_by_role("button", name="La poser sur le plateau").click()
    ana.page.wait_for_selector(".stage .hold .card")
    assert ana.page.locator(".hold .card").count() == 4 and ana.page.locator("[role=alert]").count() == 0
    assert ana.fits() and objections(ana) == [] and not RAW.search(ana.text())
    ana.picture(f"position-{theme}")
    ana.page.select_option("#eye", "all")
    ana.page.locator("[role=group][aria-label^='Main de']").first.wait_for()
    link = copied(ana, "Copier le lien")
    assert link.startswith("/position/renard?p=") and link.endswith("&seat=all")
    ana.page.locator("#hint").click()
    ana.page.locator(".hint .said").wait_for(timeout=30_000)
    ana.picture(f"position-hint-{theme}")
    ana.page.get_by_role("button", name="À la place de Joueur 2").click()
    ana.page.wait_for_selector(".hand .lit, .hold .lit")
    assert "/t/" in ana.page.url


@pytest.mark.parametrize("game", ["duo", "jeton", "root"])
def test_a_position_of_every_game_is_drawn_from_its_link(game: str, person: Callable[..., Person]) -> None:
    ana = person("en")
    puzzle = next(iter(puzzles_of(game).values()))
    ana.go(f"/position/{game}?p={pack_position(puzzle.position)}").page.wait_for_selector(".stage .board *")
    assert objections(ana) == [] and ana.fits() and not RAW.search(ana.text())
    ana.picture(f"position-{game}")
