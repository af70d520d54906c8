"""Shares of wins with their 95 % intervals, and Elo.

Games of one deal are alike, and the bots' luck in them is shared on purpose: they are no independent games. So the
spread is taken between deals, not between games. It says how many independent games those played are worth, and with
that number the interval is Wilson's, which needs no correction near 0 or 1. Few deals say little about the spread: it
is mixed with that of independent games, which counts as much as PRIOR deals.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import inf, log10, sqrt

from ..intervals import Z, wilson

PRIOR = 4.0


@dataclass(frozen=True)
class Estimate:
    """Something that happened in so many of so many games, and between which shares the truth probably lies."""

    games: int
    wins: float
    share: float
    low: float
    high: float

    def to_wire(self) -> dict[str, object]:
        return {
            "games": self.games,
            "wins": self.wins,
            "share": round(self.share, 4),
            "interval": [round(self.low, 4), round(self.high, 4)],
        }


def estimate(deals: Iterable[tuple[float, int]]) -> Estimate:
    """From deals: the wins in each, and its games."""
    played = [(wins, games) for wins, games in deals if games]
    games = sum([count for _, count in played])
    if not games:
        return Estimate(0, 0, 0.0, 0.0, 1.0)
    wins = sum([won for won, _ in played])
    share = wins / games
    low, high = wilson(share, games / spread(played, share, games))
    return Estimate(games, wins, share, low, high)


def spread(deals: list[tuple[float, int]], share: float, games: int) -> float:
    """How much larger the variance of the share is than if all games were independent."""
    alone = share * (1 - share) / games
    more = len(deals) - 1
    if more < 1 or alone <= 0:
        return 1.0
    between = sum([(wins - share * count) ** 2 for wins, count in deals]) * (more + 1) / more / games**2
    return (between / alone * more + PRIOR) / (more + PRIOR)


def mean(deals: Iterable[tuple[float, int]]) -> tuple[float, float]:
    """A mean of amounts, and how far off it may be (95 %): from deals, the sum in each, and how many were added."""
    amounts = [(amount, count) for amount, count in deals if count]
    counted = max(1, sum([count for _, count in amounts]))
    middle = sum([amount for amount, _ in amounts]) / counted
    between = sum([(amount - middle * count) ** 2 for amount, count in amounts])
    deviation = sqrt(between * len(amounts) / max(1, len(amounts) - 1)) / counted
    return middle, Z * deviation if len(amounts) > 1 else inf


def elo(share: float) -> float:
    """The difference of strength at which this share of points is expected."""
    if share <= 0:
        return -inf
    return inf if share >= 1 else 400 * log10(share / (1 - share))
