"""Shares of wins with their 95 % intervals, and Elo.

Games of one deal are alike on purpose, so they are not independent. The variance is taken between deals (a cluster
sample), which gives the number of independent games that they are worth; with that number the interval is Wilson's.
Few deals say little about the variance: it is mixed with that of independent games, which counts as PRIOR_DEALS deals.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import inf, log10, sqrt

from ..intervals import Z, wilson

PRIOR_DEALS = 4.0


@dataclass(frozen=True)
class Estimate:
    """A proportion of games with its 95 % interval."""

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


def estimate_share(deals: Iterable[tuple[float, int]]) -> Estimate:
    """Estimate a share from the wins and the number of games of each deal."""
    played = [(wins, games) for wins, games in deals if games]
    games = sum([count for _, count in played])
    if not games:
        return Estimate(0, 0, 0.0, 0.0, 1.0)
    wins = sum([won for won, _ in played])
    share = wins / games
    low, high = wilson(share, games / variance_ratio(played, share, games))
    return Estimate(games, wins, share, low, high)


def variance_ratio(deals: list[tuple[float, int]], share: float, games: int) -> float:
    """Return the design effect: the variance between deals, as a multiple of that of independent games."""
    alone = share * (1 - share) / games
    more = len(deals) - 1
    if more < 1 or alone <= 0:
        return 1.0
    between = sum([(wins - share * count) ** 2 for wins, count in deals]) * (more + 1) / more / games**2
    return (between / alone * more + PRIOR_DEALS) / (more + PRIOR_DEALS)


def mean_with_margin(deals: Iterable[tuple[float, int]]) -> tuple[float, float]:
    """Return the mean of amounts and its 95 % margin, from the sum and the count of each deal."""
    amounts = [(amount, count) for amount, count in deals if count]
    counted = max(1, sum([count for _, count in amounts]))
    middle = sum([amount for amount, _ in amounts]) / counted
    between = sum([(amount - middle * count) ** 2 for amount, count in amounts])
    deviation = sqrt(between * len(amounts) / max(1, len(amounts) - 1)) / counted
    return middle, Z * deviation if len(amounts) > 1 else inf


def elo(share: float) -> float:
    """Return the Elo difference at which this share of points is expected."""
    if share <= 0:
        return -inf
    return inf if share >= 1 else 400 * log10(share / (1 - share))
