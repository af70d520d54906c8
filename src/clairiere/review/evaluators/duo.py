"""Duo: the default search; values are also shown as points of the team's score."""

from __future__ import annotations

from ...bots.duo.evaluation import CARDS_LEFT, worth_of
from ...core.state import State
from ...games.duo.ending import EARLY, TOKEN
from ...games.duo.state.state import Duo
from .evaluator import CurveModel

CARE = 0.2  # value of a victory without its score, as for the strongest bot


class DuoCurveModel(CurveModel):
    """6.5 Between rounds the board is evaluated; 7.6 a value of 1 is a very good score."""

    def known(self, state: State, seat: int) -> float | None:
        assert isinstance(state, Duo)
        return None if state.open and state.open[0].about != "deal" else worth_of(state, CARE)

    def points(self, state: State) -> float:
        assert isinstance(state, Duo)
        board = state.rules.board
        return board.base + EARLY + TOKEN * (board.tokens - 1) + CARDS_LEFT
