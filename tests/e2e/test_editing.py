"""A position that is made piece by piece: what cannot be is refused with its clause, what can be is played."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from .conftest import PHONE, RAW, WIDE, Person
from .test_pages import objections


def begun(one: Person, game: str, players: str = "") -> None:
    one.go(f"/position/{game}").page.wait_for_selector(".begin button")
    if players:
        one.page.select_option("#begin-set", players)
    one.page.locator(".begin button").click()
    one.page.wait_for_selector(".stage .verdict:not(.bad)")


def pieces(one: Person, path: str) -> list[str]:
    found = one.page.locator(f"[data-path='{path}'] [data-piece]")
    return [str(piece.get_attribute("data-piece")) for piece in found.all()]


@pytest.mark.parametrize(("size", "theme"), [(PHONE, "light"), (WIDE, "dark")])
def test_cards_change_places_and_the_referee_judges(
    size: tuple[int, int], theme: str, person: Callable[..., Person]
) -> None:
    ana = person("fr", size, theme)
    begun(ana, "renard")
    assert objections(ana) == [] and ana.fits() and not RAW.search(ana.text())
    mine, other = pieces(ana, "hands[0]")[0], pieces(ana, "hands[1]")[0]
    ana.picture(f"edit-renard-{theme}")
    ana.page.locator(f"[data-path='hands[0]'] [data-piece='{mine}']").click()
    ana.picture(f"edit-renard-lifted-{theme}")
    assert objections(ana) == [] and ana.fits()
    ana.page.select_option("#edit-to", "hands[1]")
    ana.page.locator(".lifted .ember").click()
    ana.page.wait_for_selector(".verdict.bad .clause")
    said = ana.page.inner_text(".verdict")
    assert "Main, Joueur 1" in said and "hands" not in said and "dernière position possible" in said
    assert mine in pieces(ana, "hands[1]") and objections(ana) == []
    ana.picture(f"edit-renard-refused-{theme}")
    ana.page.locator(f"[data-path='hands[1]'] [data-piece='{other}']").press("Enter")
    ana.page.locator("[data-path='hands[0]'] .here").press("Enter")
    ana.page.wait_for_selector(".verdict:not(.bad)")
    assert other in pieces(ana, "hands[0]") and "possible" in ana.page.inner_text(".verdict")
    link = ana.page.url
    ana.page.get_by_role("button", name="Défaire").click()
    ana.page.wait_for_selector(".verdict.bad")
    ana.page.get_by_role("button", name="Terminé").click()
    ana.page.wait_for_selector("#hint")
    assert ana.page.url == link, "what cannot be is left behind"
    ana.page.reload()
    ana.page.wait_for_selector(".stage .hold .card")
    ana.page.get_by_role("button", name="La changer pièce par pièce").click()
    ana.page.wait_for_selector("[data-path='hands[0]']")
    assert other in pieces(ana, "hands[0]") and mine in pieces(ana, "hands[1]")
    code = str(ana.page.locator(".hold .lit[data-code]").first.get_attribute("data-code"))
    ana.page.locator(f".hold .lit[data-code='{code}']").click()
    assert ana.page.locator("[data-piece][aria-pressed=true]").get_attribute("data-piece") == code


def test_pieces_of_root_are_placed_by_the_map_and_played_on_from(person: Callable[..., Person]) -> None:
    ana = person("en")
    begun(ana, "root", "three")
    assert objections(ana) == [] and ana.fits() and not RAW.search(ana.text())
    ana.page.locator(".map [data-code='clearing-5']").click()
    assert ana.page.input_value("#edit-group") == "clearing-5"
    warriors = "#edit-clearings-5-M-warrior"
    before = int(ana.page.input_value(warriors))
    ana.page.get_by_role("button", name="One more: Marquise de Cat: warrior").click()
    ana.page.wait_for_function("([at, n]) => document.querySelector(at).value == n", arg=[warriors, str(before + 1)])
    assert objections(ana) == []
    ana.picture("edit-root")
    ana.page.fill("#edit-clearings-5-M-workshop", "5")
    ana.page.press("#edit-clearings-5-M-workshop", "Tab")
    ana.page.wait_for_selector(".verdict.bad .clause")
    assert "open slots" in ana.page.inner_text(".verdict") and ana.page.locator(".value.wrong").count() == 1
    ana.page.get_by_role("button", name="Undo").click()
    ana.page.wait_for_selector(".verdict:not(.bad)")
    ana.page.select_option("#edit-group", "player-E")
    ana.page.wait_for_selector("[data-path='players.E.board.decree[0]']")
    ana.page.locator("[data-path='players.E.hand'] [data-piece]").first.click()
    ana.page.locator("[data-path='players.E.board.decree[0]'] .here").click()
    ana.page.wait_for_selector("[data-path='players.E.board.decree[0]'] [data-piece]")
    assert "can be" in ana.page.inner_text(".verdict") and not RAW.search(ana.text())
    ana.picture("edit-root-board")
    ana.page.get_by_role("button", name="Done").click()
    ana.page.get_by_role("button", name="In the place of Player 1").click()
    ana.page.wait_for_url("**/t/**")
    ana.page.wait_for_selector(".board .map")


@pytest.mark.parametrize("game", ["duo", "jeton"])
def test_the_other_games_are_changed_too(game: str, person: Callable[..., Person]) -> None:
    ana = person("fr", PHONE, "dark")
    begun(ana, game, "3" if game == "jeton" else "")
    assert objections(ana) == [] and ana.fits() and not RAW.search(ana.text())
    ana.picture(f"edit-{game}")
    ana.page.select_option("#edit-group", "path" if game == "duo" else "tokens")
    ana.page.locator(".number button[aria-label^='Un de plus']").first.click()
    ana.page.wait_for_function("() => document.querySelector('.row button:disabled') === null")
    assert objections(ana) == [] and ana.page.locator(".verdict:not(.bad)").count() == 1
    ana.picture(f"edit-{game}-numbers")
