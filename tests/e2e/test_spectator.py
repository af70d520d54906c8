"""Somebody who looks on is told so, and sees the hands of both players whole."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from .conftest import PHONE, Person

CUT = """() => {
  const board = document.querySelector(".board").getBoundingClientRect()
  return [...document.querySelectorAll(".board .across, .board .middle, .board .path, .board .places, .board svg.map")]
    .map((part) => part.getBoundingClientRect())
    .filter((part) => part.height && (part.top < board.top - 1 || part.bottom > board.bottom + 1)).length
}"""


@pytest.mark.parametrize("size", [(1280, 720), (1440, 900), PHONE])
@pytest.mark.parametrize("game", ["renard", "duo", "jeton", "root"])
def test_a_spectator_is_told_so_and_nothing_is_cut(
    person: Callable[..., Person], game: str, size: tuple[int, int]
) -> None:
    ana, eve = person("fr"), person("fr", size, "light")
    bots = {"jeton": 2}.get(game, 1)
    options = {"form": "turns"} if game == "jeton" else {}
    id = ana.table(game, ["me", *["bot:random"] * bots], options)
    page = eve.go(f"/t/{id}").page
    page.get_by_text("Vous regardez cette partie.").wait_for()
    eve.settled()
    assert page.evaluate(CUT) == 0 and eve.fits()
    eve.picture(f"spectator-{game}-{size[0]}")
