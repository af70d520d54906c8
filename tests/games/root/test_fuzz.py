"""Random games over all sets of factions, both boards and both modes: no crash, no dead end, no runaway.

CLAIRIERE_FUZZ=2000 plays that many; without it, as many as a test may take.
"""

import os

import pytest

import clairiere
from clairiere import Rng
from clairiere.games.root.options import MOST, TEAM, all_sets

GAMES = int(os.environ.get("CLAIRIERE_FUZZ", "24"))
LONGEST = 300_000  # answers; when all have activated dominance cards, random players took 42,000 to fulfil one
SETS = all_sets(MOST)


def agreed(number: int) -> dict[str, str]:
    """Set by set, board by board, then mode by mode: a team where one can play, and always whoever is alone."""
    factions = SETS[number % len(SETS)]
    round = number // len(SETS)
    team = len(factions.split(",")) - 1 if "mechanical" in factions else 0
    coop = team == 1 or (1 < team <= TEAM and (round // 2 + number) % 2 == 0)
    return {"factions": factions, "board": ("autumn", "winter")[round % 2], "mode": "coop" if coop else "competitive"}


@pytest.mark.parametrize("number", range(GAMES))
def test_a_random_game_ends_with_a_winner_and_all_its_pieces(number: int) -> None:
    game = clairiere.find("root")
    options = agreed(number)
    state = game.new(options)
    pieces = sorted(map(str, game.pieces(state)))
    rng = Rng(number)
    for answers in range(LONGEST):
        if state.over:
            break
        ask = state.open[0]
        assert len(ask.options), f"{ask} is a dead end"
        assert ask.seat < state.seats - game.automata(game.agree(options)), f"{ask} is for nobody"
        state.accept(ask, rng.pick(ask.options))
        if answers % 50 == 0:
            assert sorted(map(str, game.pieces(state))) == pieces
    assert state.over and state.winners(), f"{options} is not over after {LONGEST} answers"
