"""Every faction's board in the middle of a game: one's own and the others', in both languages, wide and on a phone.

The pictures are kept in `artifacts`, to be looked at.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from .conftest import PHONE, RAW, WIDE, Person
from .prepared import advanced, placed
from .test_pages import objections

SIX = ("marquise", "eyrie", "alliance", "vagabond", "cult", "riverfolk")
GAMES: dict[str, dict[str, Any]] = {
    "six": {"factions": ",".join(SIX), "board": "winter", "first": "0"},
    "two": {"factions": "eyrie,vagabond,mechanical", "mode": "coop", "first": "0"},
}
TALL = 1700  # so that no board is cut
SLIPS = """panel => [...panel.querySelectorAll(":not(.hidden, .hidden *)")].filter((piece) =>
    piece.scrollWidth > piece.clientWidth + 1 && getComputedStyle(piece).overflowX !== "visible")
    .map((piece) => piece.outerHTML)"""


def sit(one: Person, database: Path, game: str, faction: str) -> list[str]:
    """A table in the middle of a game, I with this faction and to act; the factions."""
    names = str(GAMES[game]["factions"]).split(",")
    seat = names.index(faction)
    people: list[Person | str] = ["greedy"] * len([name for name in names if name != "mechanical"])
    people[seat] = one
    id = placed(database, advanced(GAMES[game], 3 * len(names), seat), people)
    one.go(f"/t/{id}").page.wait_for_selector(".table .root")
    one.beside("board")
    one.page.set_viewport_size({**one.page.viewport_size, "height": TALL})
    return names


def keep(one: Person, name: str) -> None:
    """A picture of the board that lies open; no word of it is cut, and none is missing."""
    panel = one.page.locator("#root-panel")
    one.picture(f"board-{name}", one.page.locator(".factions"))
    assert panel.evaluate(SLIPS) == []
    assert not RAW.search(one.text()) and one.fits()


@pytest.mark.parametrize(("language", "theme", "size"), [("fr", "dark", WIDE), ("en", "light", PHONE)])
@pytest.mark.parametrize("game", GAMES)
def test_the_boards_of_all_lie_open_to_all(
    game: str, language: str, theme: str, size: tuple[int, int], person: Callable[..., Person], database: Path
) -> None:
    ana = person(language, size, theme)
    names = sit(ana, database, game, "vagabond")
    for n, faction in enumerate(names):
        if game == "six" or faction == "mechanical":
            ana.page.locator(f"#root-tab-{n}").click()
            keep(ana, f"{faction}-{size[0]}-{language}")
    ana.page.set_viewport_size({"width": size[0], "height": size[1]})
    assert objections(ana) == [] and ana.fits()


@pytest.mark.parametrize("faction", SIX)
def test_my_board_is_whole_on_a_phone_in_both_languages(
    faction: str, person: Callable[..., Person], database: Path
) -> None:
    ana = person("en", PHONE, "light")
    sit(ana, database, "six", faction)
    keep(ana, f"{faction}-mine-en")
    ana.page.keyboard.press("Escape")
    ana.page.get_by_role("button", name="Français").click()
    ana.beside("board")
    ana.page.wait_for_function("document.documentElement.lang === 'fr'")
    keep(ana, f"{faction}-mine-fr")
    ana.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    ana.picture(f"root-phone-{faction}")
    assert objections(ana) == [] and ana.fits()
