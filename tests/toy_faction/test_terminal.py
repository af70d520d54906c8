"""A faction without a drawing of its own is drawn at the terminal in plain words."""

import io

import pytest
from rich.console import Console

from clairiere.core.game import find
from clairiere.core.nature import Rng
from clairiere.terminal.registry import drawing_of
from clairiere.words import LANGUAGES


def text_of(drawn):
    out = io.StringIO()
    Console(file=out, width=100, color_system=None).print(drawn, highlight=False)
    return out.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
def test_boards_and_aid_are_drawn(language):
    state, rng = find("root").new({"factions": "eyrie,vagabond,toys"}), Rng(2)
    drawing = drawing_of(find("root"), ["Ana", "Bo", "Cleo"], language, {})
    named = "Toymakers" if language == "en" else "Fabricants de jouets"
    for number in range(300):
        if state.over:
            break
        if number % 50 == 49:
            for seat in range(3):
                text = text_of(drawing.board(state.view(seat), None, 100)) + text_of(drawing.aid(state.view(seat)))
                assert "root-" not in text and named in text
        state.take(state.open[0].seat, rng.pick(state.open[0].options))
