"""What a game of Duo is worth when a round is over: how likely a good pair still wins, and with what score."""

from __future__ import annotations

from math import exp
from typing import Final

from ...core.ask import NATURE
from ...games.duo.cards import ROUNDS
from ...games.duo.ending import EARLY, TOKEN
from ...games.duo.state.state import OUT_OF_TIME, RUNNING, VICTORY, Duo

CARDS_LEFT: Final = 6.0  # cards still in both hands when a good pair wins
NEARLY: Final = 0.2  # what the search sees in a game lost by very little, so that it finds its way to the wins

# Fitted to rounds of pairs that search: the trouble that a board makes, and how surely a round clears it.
HEAP: Final = 0.27  # for each gem that lies on another: it takes a visit of its own
FAR: Final = 0.9  # for each space that the gems lie from the middle of the path, on average
EVEN: Final = 12.75  # the trouble that is cleared every second time
STEEP: Final = 1.3
FOUND: Final = 8.7  # gems that a round finds that does not find all


def worth_of(d: Duo, care: float, even: float = EVEN) -> float:
    """A game at its end or after a round, from 0 to 1: to win at all is worth `care`, the score makes up the rest.
    `even`: the trouble that this team clears every second time."""
    if d.result != RUNNING:
        return worth_after(d, d.round, care, even)
    return worth_after(d, d.round - (d.open[0].seat == NATURE), care, even)  # 6.5 without a token nobody is asked


def worth_after(d: Duo, played: int, care: float, even: float = EVEN) -> float:
    """The same after so many rounds, whoever is asked."""
    if d.result == VICTORY:
        return of_victory(d, float(d.score), care)
    if d.result == RUNNING:
        return of_rounds(d, ROUNDS - played, trouble(d), care, even)
    return NEARLY * exp(-0.7 * d.gems_left) if d.result == OUT_OF_TIME else 0.0


def of_victory(d: Duo, score: float, care: float) -> float:
    board = d.rules.board
    best = board.base + EARLY + TOKEN * (board.tokens - 1) + CARDS_LEFT  # 7.6 in round 2, no token lost but one
    return care + (1.0 - care) * min(1.0, score / best)


def trouble(d: Duo) -> float:
    """The gems on the board, heaps of them and those far out counting more."""
    middle = (d.low_end + d.high_end) / 2.0
    gems = heaps = 0
    away = 0.0
    for space in range(d.low_end, d.high_end + 1):
        count = d.gems[space]
        if count:
            gems += count
            heaps += count - 1
            away += count * abs(space - middle)
    return gems + HEAP * heaps + FAR * away / gems if gems else 0.0


def of_rounds(d: Duo, rounds: int, heavy: float, care: float, even: float) -> float:
    """So many rounds to come, with this trouble on the board: 6.2 the gems of the last round's end included."""
    cleared = 1.0 / (1.0 + exp(STEEP * (heavy - even)))
    board = d.rules.board
    tokens = max(0, d.reserve - 1 - (ROUNDS - 1 - rounds))
    score = board.base + CARDS_LEFT + TOKEN * tokens + (EARLY if rounds == ROUNDS - 1 else 0)
    value = cleared * of_victory(d, score, care)
    if rounds > 1:
        value += (1.0 - cleared) * of_rounds(d, rounds - 1, max(4.0, heavy - FOUND) + len(board.plus), care, even)
    return value
