"""Random games over all sets of factions and both boards: no crash, no dead end, no runaway.

CLAIRIERE_FUZZ=2000 plays that many; without it, as many as a test may take.
"""

import os

import pytest

import clairiere
from clairiere import Rng
from clairiere.games.root.game import MOST, all_sets

GAMES = int(os.environ.get("CLAIRIERE_FUZZ", "24"))
LONGEST = 300_000  # answers; when all have activated dominance cards, random players took 42,000 to fulfil one
SETS = all_sets(MOST)


@pytest.mark.parametrize("number", range(GAMES))
def test_a_random_game_ends_with_a_winner_and_all_its_pieces(number: int) -> None:
    game = clairiere.find("root")
    factions = SETS[number % len(SETS)]
    state = game.new({"factions": factions, "board": ("autumn", "winter")[number // len(SETS) % 2]})
    pieces = sorted(map(str, game.pieces(state)))
    rng = Rng(number)
    for answers in range(LONGEST):
        if state.over:
            break
        ask = state.open[0]
        assert len(ask.options), f"{ask} is a dead end"
        state.accept(ask, rng.pick(ask.options))
        if answers % 50 == 0:
            assert sorted(map(str, game.pieces(state))) == pieces
    assert state.over and state.winners(), f"{factions} is not over after {LONGEST} answers"
