"""What a process measures of itself, for whoever runs it: how often, and how long."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter, deque
from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter

BOUNDS_S = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)  # of what is counted together
LAST = 2000  # that percentiles are taken of


class Times:
    """How long something took: all of it, counted by bounds; and the last ones, one by one."""

    def __init__(self) -> None:
        self.buckets = [0] * (len(BOUNDS_S) + 1)
        self.total_s = 0.0
        self.last: deque[float] = deque(maxlen=LAST)

    def add(self, seconds: float) -> None:
        self.buckets[bisect_left(BOUNDS_S, seconds)] += 1
        self.total_s += seconds
        self.last.append(seconds)

    def percentile_ms(self, percent: float) -> float:
        """Of the last ones; 0 if there are none."""
        found = sorted(self.last.copy())
        return round(1000 * found[min(len(found) - 1, int(len(found) * percent / 100))], 1) if found else 0.0


class Figures:
    """Messages over sockets and requests over HTTP, with the time until they were answered; and what was refused."""

    def __init__(self) -> None:
        self.messages = Times()
        self.requests = Times()
        self.counts: Counter[str] = Counter()

    @contextmanager
    def measured(self, times: Times) -> Iterator[None]:
        begun = perf_counter()
        try:
            yield
        finally:
            times.add(perf_counter() - begun)
