"""How sure a difference is: its mean in several independent looks, and an interval that chance hardly ever leaves."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, sqrt

from msgspec import Struct

NORMAL = (
    3.09  # of a normal distribution one part in a thousand lies beyond: a game has many decisions to be wrong about
)


class Interval(Struct, frozen=True):
    """A mean with its standard error, and the bounds; `count` looks."""

    mean: float
    error: float
    low: float
    high: float
    count: int


def interval_of(samples: Sequence[float]) -> Interval:
    """Of independent looks. Fewer than two say nothing."""
    count = len(samples)
    if count < 2:
        return Interval(samples[0] if samples else 0.0, inf, -1.0, 1.0, count)
    mean = sum(samples) / count
    error = sqrt(sum([(one - mean) ** 2 for one in samples]) / (count - 1) / count)
    wide = student(count - 1) * error
    return Interval(mean, error, max(-1.0, mean - wide), min(1.0, mean + wide), count)


def summed(parts: Sequence[Interval]) -> Interval:
    """The interval of a sum of differences that were looked at apart."""
    mean, error = sum([one.mean for one in parts]), sqrt(sum([one.error**2 for one in parts]))
    wide = sqrt(sum([(one.high - one.mean) ** 2 for one in parts]))
    return Interval(mean, error, max(-1.0, mean - wide), min(1.0, mean + wide), min([one.count for one in parts]))


def student(free: int) -> float:
    """The same bound of Student's distribution, by its expansion."""
    z, n = NORMAL, float(free)
    first = (z**3 + z) / (4 * n)
    second = (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
    return z + first + second + third
