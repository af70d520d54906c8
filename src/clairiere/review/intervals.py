"""How sure a difference is: its mean in several independent looks, and an interval that chance hardly ever leaves.

The looks are paired, so their differences are one sample, and its mean has Student's distribution. A game has many
decisions to be wrong about: each interval gets an equal part of the RISK of the whole game (Bonferroni), and each of
its two bounds half of that.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import atan, cos, inf, pi, sin, sqrt

from msgspec import Struct

RISK = 0.05  # in so many games, at most, chance alone leaves any interval at all without the truth
FAR = 1e6


class Interval(Struct, frozen=True):
    """A mean with its standard error, and the bounds; `count` looks."""

    mean: float
    error: float
    low: float
    high: float
    count: int

    def at_most(self, bound: float) -> Interval:
        """The same, where the mean cannot be more than this: all of it is lowered as much."""
        less = max(0.0, self.mean - bound)
        return Interval(self.mean - less, self.error, self.low - less, self.high - less, self.count) if less else self


def interval_of(samples: Sequence[float], risk: float = RISK) -> Interval:
    """Of independent looks, and wrong with this risk. Fewer than two say nothing."""
    count = len(samples)
    if count < 2:
        return Interval(samples[0] if samples else 0.0, inf, -1.0, 1.0, count)
    mean = sum(samples) / count
    error = sqrt(sum([(one - mean) ** 2 for one in samples]) / (count - 1) / count)
    wide = student(count - 1, risk / 2) * error
    return Interval(mean, error, max(-1.0, mean - wide), min(1.0, mean + wide), count)


def summed(parts: Sequence[Interval]) -> Interval:
    """The interval of a sum of differences that were looked at apart; nobody loses more than everything."""
    mean, error = min(1.0, sum([one.mean for one in parts])), sqrt(sum([one.error**2 for one in parts]))
    wide = sqrt(sum([(one.mean - one.low) ** 2 for one in parts]))
    return Interval(mean, error, max(-1.0, mean - wide), min(1.0, mean + wide), min([one.count for one in parts]))


@cache
def student(free: int, risk: float) -> float:
    """What a variable with Student's distribution exceeds with this risk: found by halving."""
    low, high = 0.0, FAR
    for _ in range(80):
        middle = (low + high) / 2
        low, high = (middle, high) if (1.0 - within(middle, free)) / 2 > risk else (low, middle)
    return (low + high) / 2


def within(t: float, free: int) -> float:
    """How likely it lies between -t and t: the finite sum that there is for whole degrees of freedom."""
    angle = atan(t / sqrt(free))
    odd = free % 2
    term = cos(angle) if odd else 1.0
    total = term if free > 1 else 0.0
    for power in range(2 + odd, free - 1, 2):
        term *= (power - 1) / power * cos(angle) ** 2
        total += term
    return 2 / pi * (angle + sin(angle) * total) if odd else sin(angle) * total
