"""Chapter 7, the end of the game: victory and its score, the defeats. Giving up together belongs to all steps (7.5)."""

from __future__ import annotations

from typing import Final

from .state.state import LOST, OUT_OF_TIME, VICTORY, Duo

CARD: Final = 1  # 7.7
EARLY: Final = 10  # 7.8
TOKEN: Final = 3  # 7.9


def win(d: Duo) -> None:
    """7.2 No gem is left on the board; 4.3.3 at once, in the middle of a round."""
    d.declare(VICTORY, victory_points(d), "7.2")


def lose_the_way(d: Duo) -> None:
    """7.3 Off the path with no forest token left (4.2.6)."""
    d.declare(LOST, 0, "7.3")


def run_out_of_time(d: Duo) -> None:
    """7.4 The third round is over and there are gems left."""
    d.declare(OUT_OF_TIME, 0, "7.4")


def victory_points(d: Duo) -> int:
    """7.6 By the level, 7.7 a point for each card in both hands, 7.8 ten in round 2, 7.9 three for each token left."""
    cards = d.hand0.bit_count() + d.hand1.bit_count()
    return d.rules.board.base + CARD * cards + (EARLY if d.round == 2 else 0) + TOKEN * d.reserve
