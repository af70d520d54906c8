"""Clause 7.5: when victory is provably out of reach. All can see it, so the game says it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .cards import ROUNDS, TRICKS

if TYPE_CHECKING:
    from .state.state import Duo


def out_of_reach(d: Duo) -> bool:
    """7.5 Return True if a running game is provably lost."""
    return not d.over and is_lost(d)


def is_lost(d: Duo) -> bool:
    """7.5 Return True if victory is impossible: more gems to come than tricks, however many rounds are played.

    A trick collects one gem at most (4.3.1). After the last trick of a round its new gems are already on the board.
    """
    tricks, rounds = TRICKS - d.tricks, ROUNDS - d.round
    if tricks == 0:
        tricks, rounds = TRICKS, rounds - 1
    return exceeds_tricks(d.gems_left, tricks, rounds, len(d.rules.board.plus))


def exceeds_tricks(gems: int, tricks: int, rounds: int, plus: int) -> bool:
    """7.5 Return True if there are more gems than tricks now (ruling D18), and after each round to come with its new
    gems."""
    return all([gems + more * plus > tricks + more * TRICKS for more in range(rounds + 1)])
