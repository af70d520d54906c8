"""Clause 7.5: when victory is provably out of reach. All can see it, so it is said."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .cards import ROUNDS, TRICKS

if TYPE_CHECKING:
    from .state.state import Duo


def out_of_reach(d: Duo) -> bool:
    """7.5 Whether a game that is not over can be proved lost."""
    return not d.over and is_lost(d)


def is_lost(d: Duo) -> bool:
    """7.5 Whether victory can be proved impossible: more gems to come than tricks, however many rounds are played.

    A trick collects one gem at most (4.3.1). After the last trick of a round its new gems lie on the board already.
    """
    tricks, rounds = TRICKS - d.tricks, ROUNDS - d.round
    if tricks == 0:
        tricks, rounds = TRICKS, rounds - 1
    return exceeds_tricks(d.gems_left, tricks, rounds, len(d.rules.board.plus))


def exceeds_tricks(gems: int, tricks: int, rounds: int, plus: int) -> bool:
    """7.5 More gems than tricks now (ruling D18), and after each of the rounds to come with its new gems."""
    return all([gems + more * plus > tricks + more * TRICKS for more in range(rounds + 1)])
