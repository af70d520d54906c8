"""Small tables for physical games of Renard, Duo and Jeton Rouge.

A page loads them once and can then be used without a network. The rules of the games compute every entry.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product

from ..core.game import find
from ..games.duo.board import RANDOM, Board, Forest, Rules
from ..games.duo.cards import HAND, ROUNDS
from ..games.duo.ending import victory_points
from ..games.duo.game import board_of
from ..games.duo.rounds import Between
from ..games.duo.state.state import Duo
from ..games.jeton.cards import FEWEST, MOST
from ..games.jeton.rules import Rules as JetonRules
from ..games.jeton.state.state import Jeton
from ..games.renard.position import SEVENS
from ..games.renard.rounds import end_clause, winner_of
from ..games.renard.scoring import TABLE, result, table_clause
from ..games.renard.state import DRAW

TARGET = "target"
CLOCKS = ("draw_idle_s", "open_idle_s", "propose_idle_s", "agree_idle_s", "assign_idle_s", "all_six_grace_s")
LEVELS = (1, 2, 3)
ENDS = (0, 1)


@dataclass(frozen=True)
class Tricks:
    """5.1 The points for a number of tricks, and the name of that result."""

    points: int
    result: str
    clause: str


@dataclass(frozen=True)
class Verdict:
    """6.4 to 6.6 The winner once the target is reached, by the signs of two differences between the first and the
    second player: `total` of all points, `last` of the last round. `winner`: -1 for a draw."""

    total: int
    last: int
    winner: int
    clause: str


def tricks_table() -> list[Tricks]:
    return [Tricks(TABLE[count], result(count), table_clause(count)) for count in range(len(TABLE))]


def verdicts() -> list[Verdict]:
    """Return all verdicts: 6.4 the higher total wins, 6.5 then the better last round, 6.6 else it is a draw."""
    found = []
    for total, last in product((-1, 0, 1), repeat=2):
        totals, rounds = [1 + total, 1], [1 + last, 1]
        winner = winner_of(totals, rounds)
        found.append(Verdict(total, last, -1 if winner == DRAW else winner, end_clause(totals, rounds, 1)))
    return found


def treasures() -> int:
    """4.7.1 Return the number of sevens in the deck, worth a point each."""
    return len(SEVENS)


def offered(game: str, option: str) -> list[int]:
    """Return the usual values of an option."""
    found = next(each for each in find(game).options if each.name == option)
    return [int(value) for value in found.offered_values()]


def clause_of(game: str, option: str) -> str:
    return next(each.clause for each in find(game).options if each.name == option)


# -- Duo ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Edge:
    """The forest at both ends. `covers`: for the low and the high end, the space that the next token covers and the
    space that its gems move to, if a token is left; `adds`: the spaces that get a gem after a round."""

    low: int
    high: int
    covers: list[tuple[int, int] | None]
    adds: list[int]


@dataclass(frozen=True)
class Level:
    """8.1 to 8.3 A level. A victory scores `base`, `card` for each card in both hands, `token` for each token left, and
    the entry of `rounds` for the round in which it is won."""

    level: int
    board: Board
    edges: list[Edge]
    base: int
    card: int
    token: int
    rounds: list[int]


def levels() -> list[Level]:
    return [level_of(level) for level in LEVELS]


def level_of(level: int) -> Level:
    board = board_of(level)
    edges = [
        edge(level, low, high) for low, high in product(range(board.tokens + 1), repeat=2) if low + high <= board.tokens
    ]
    base = score(level, 0, 1, 0)
    return Level(
        level,
        board,
        edges,
        base,
        score(level, 1, 1, 0) - base,
        score(level, 0, 1, 1) - base,
        [score(level, 0, number, 0) - base for number in range(1, ROUNDS + 1)],
    )


def duo_rules(level: int) -> Rules:
    return Rules(level, RANDOM, False, board_of(level))


def edge(level: int, low: int, high: int) -> Edge:
    """4.2.4, 6.3, 6.7 Return what happens to a gem at either end, and between rounds."""
    covers = [covered(forest_at(level, low, high), end) for end in ENDS]
    forest = forest_at(level, low, high)
    Between().add_gems(forest)
    adds = [space for space, count in enumerate(forest.gems) for _ in range(count)]
    return Edge(low, high, covers, adds)


def forest_at(level: int, low: int, high: int) -> Duo:
    duo = Duo(duo_rules(level))
    duo.covered = [low, high]
    duo.gems = [0] * duo.rules.board.spaces
    return duo


def covered(forest: Forest, end: int) -> tuple[int, int] | None:
    """4.2.4 Return the space that the next token covers and the space that its gems move to; None without a token."""
    space = forest.high_end if end else forest.low_end
    if not forest.reserve:
        return None
    forest.gems[space] = 1
    forest.cover(end, "4.2.2")
    return space, forest.gems.index(1)


def score(level: int, cards: int, number: int, tokens: int) -> int:
    """7.6 to 7.9 Return the score of a victory."""
    duo = Duo(duo_rules(level))
    duo.hand0, duo.round = (1 << cards) - 1, number
    duo.covered = [duo.rules.board.tokens - tokens, 0]
    return victory_points(duo)


def most_cards() -> int:
    """2.6 Return the number of cards in both hands together."""
    return 2 * HAND


# -- Jeton Rouge --------------------------------------------------------------------------------------------------


def following(seats: int) -> list[list[int]]:
    """3.1.2 Return, for each set of active players (as bits) and each seat, the next seat; -1 if no player is
    active."""
    return [[next_of(seats, active, seat) if active else -1 for seat in range(seats)] for active in range(1 << seats)]


def next_of(seats: int, active: int, seat: int) -> int:
    jeton = Jeton(JetonRules(), seats)
    jeton.active = active
    return jeton.next(seat)


def players() -> range:
    return range(FEWEST, MOST + 1)
