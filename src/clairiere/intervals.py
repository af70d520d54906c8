"""Wilson's score interval for a binomial proportion, at 95 %. It needs no correction near 0 or 1."""

from __future__ import annotations

from math import sqrt

Z = 1.959964  # 95 % of a normal distribution lie within so many deviations


def wilson(share: float, games: float) -> tuple[float, float]:
    """Return the interval for a share of this many independent games."""
    middle = share + Z**2 / (2 * games)
    half = Z * sqrt(share * (1 - share) / games + Z**2 / (4 * games**2))
    whole = 1 + Z**2 / games
    return max(0.0, (middle - half) / whole), min(1.0, (middle + half) / whole)
