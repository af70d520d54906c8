"""The value of a game of Duo at the end of a round: the chance that a good pair still wins, and its score."""

from __future__ import annotations

from math import exp
from typing import Final

from ...core.ask import NATURE
from ...games.duo.cards import ROUNDS
from ...games.duo.ending import EARLY, TOKEN
from ...games.duo.state.state import OUT_OF_TIME, RUNNING, VICTORY, Duo

CARDS_LEFT: Final = 6.0  # cards left in both hands when a good pair wins
NEARLY: Final = 0.2  # value of a narrow loss, so that the search finds its way to wins

# Fitted to rounds of searching pairs: the difficulty of a board, and the chance that a round clears it (logistic).
HEAP: Final = 0.27  # difficulty of each gem on top of another: it needs a separate visit
FAR: Final = 0.9  # difficulty per space of mean distance between the gems and the middle of the path
EVEN: Final = 12.75  # difficulty that is cleared every second time
STEEP: Final = 1.3  # slope of the logistic curve
FOUND: Final = 8.7  # gems collected in a round that does not collect all


def worth_of(d: Duo, care: float, even: float = EVEN) -> float:
    """Return the value of a game at its end or after a round, from 0 to 1: a victory is worth `care`, its score the
    rest. `even` is the difficulty at which this team wins half its games."""
    if d.result != RUNNING:
        return worth_after(d, d.round, care, even)
    return worth_after(d, d.round - (d.open[0].seat == NATURE), care, even)  # 6.5 without a token nobody is asked


def worth_after(d: Duo, played: int, care: float, even: float = EVEN) -> float:
    """Return the value after `played` rounds, whichever seat is asked."""
    if d.result == VICTORY:
        return of_victory(d, float(d.score), care)
    if d.result == RUNNING:
        return of_rounds(d, ROUNDS - played, board_difficulty(d), care, even)
    return NEARLY * exp(-0.7 * d.gems_left) if d.result == OUT_OF_TIME else 0.0


def of_victory(d: Duo, score: float, care: float) -> float:
    board = d.rules.board
    best = board.base + EARLY + TOKEN * (board.tokens - 1) + CARDS_LEFT  # 7.6 in round 2, no token lost but one
    return care + (1.0 - care) * min(1.0, score / best)


def board_difficulty(d: Duo) -> float:
    """Return the difficulty of the board: its gems, with extra weight for heaps and for gems far from the middle."""
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
    """Return the value with `rounds` to play and a board of difficulty `heavy`, 6.2 added gems included."""
    cleared = 1.0 / (1.0 + exp(STEEP * (heavy - even)))
    board = d.rules.board
    tokens = max(0, d.reserve - 1 - (ROUNDS - 1 - rounds))
    score = board.base + CARDS_LEFT + TOKEN * tokens + (EARLY if rounds == ROUNDS - 1 else 0)
    value = cleared * of_victory(d, score, care)
    if rounds > 1:
        value += (1.0 - cleared) * of_rounds(d, rounds - 1, max(4.0, heavy - FOUND) + len(board.plus), care, even)
    return value
