"""Confidence intervals of a cost, from several independent searches.

The searches are paired, so their differences are one sample, whose mean has Student's t-distribution. Since a game has
many decisions, each interval gets an equal part of the RISK of the whole game (Bonferroni correction), and each of its
two bounds half of that.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import atan, cos, inf, pi, sin, sqrt

from msgspec import Struct

RISK = 0.05  # most games of which any interval misses the true value
FAR = 1e6  # upper end of the bisection


class Interval(Struct, frozen=True):
    """A mean with its standard error and bounds, from `count` searches."""

    mean: float
    error: float
    low: float
    high: float
    count: int

    def at_most(self, bound: float) -> Interval:
        """Return the interval shifted down so that its mean is at most `bound`."""
        less = max(0.0, self.mean - bound)
        return Interval(self.mean - less, self.error, self.low - less, self.high - less, self.count) if less else self


def interval_of(samples: Sequence[float], risk: float = RISK) -> Interval:
    """Return the interval of the samples' mean at this risk; from -1 to 1 for fewer than two samples."""
    count = len(samples)
    if count < 2:
        return Interval(samples[0] if samples else 0.0, inf, -1.0, 1.0, count)
    mean = sum(samples) / count
    error = sqrt(sum([(one - mean) ** 2 for one in samples]) / (count - 1) / count)
    wide = student_quantile(count - 1, risk / 2) * error
    return Interval(mean, error, max(-1.0, mean - wide), min(1.0, mean + wide), count)


def sum_intervals(parts: Sequence[Interval]) -> Interval:
    """Return the interval of a sum of independent differences; the mean is at most 1."""
    mean, error = min(1.0, sum([one.mean for one in parts])), sqrt(sum([one.error**2 for one in parts]))
    wide = sqrt(sum([(one.mean - one.low) ** 2 for one in parts]))
    return Interval(mean, error, max(-1.0, mean - wide), min(1.0, mean + wide), min([one.count for one in parts]))


@cache
def student_quantile(free: int, risk: float) -> float:
    """Return the value that Student's t with `free` degrees of freedom exceeds with this risk, by bisection."""
    low, high = 0.0, FAR
    for _ in range(80):
        middle = (low + high) / 2
        low, high = (middle, high) if (1.0 - central_probability(middle, free)) / 2 > risk else (low, middle)
    return (low + high) / 2


def central_probability(t: float, free: int) -> float:
    """Return the probability that Student's t lies between -t and t, by the finite sum for integer degrees of
    freedom."""
    angle = atan(t / sqrt(free))
    odd = free % 2
    term = cos(angle) if odd else 1.0
    total = term if free > 1 else 0.0
    for power in range(2 + odd, free - 1, 2):
        term *= (power - 1) / power * cos(angle) ** 2
        total += term
    return 2 / pi * (angle + sin(angle) * total) if odd else sin(angle) * total
