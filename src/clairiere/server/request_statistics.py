"""What a process measures of itself, for whoever runs it: how often, and how long."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter, deque
from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter

BOUNDS_S = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)  # of what is counted together
KEPT_DURATIONS = 2000  # that percentiles are taken of


class Durations:
    """How long something took: all of it, counted by bounds; and the last ones, one by one."""

    def __init__(self) -> None:
        self.buckets = [0] * (len(BOUNDS_S) + 1)
        self.total_s = 0.0
        self.recent: deque[float] = deque(maxlen=KEPT_DURATIONS)

    def add(self, seconds: float) -> None:
        self.buckets[bisect_left(BOUNDS_S, seconds)] += 1
        self.total_s += seconds
        self.recent.append(seconds)

    def percentile_ms(self, percent: float) -> float:
        """Return a percentile of the recent durations; 0 if there are none."""
        durations = sorted(self.recent.copy())
        if not durations:
            return 0.0
        return round(1000 * durations[min(len(durations) - 1, int(len(durations) * percent / 100))], 1)


class RequestStatistics:
    """Messages over sockets and requests over HTTP, with the time until they were answered; and what was refused."""

    def __init__(self) -> None:
        self.messages = Durations()
        self.requests = Durations()
        self.counts: Counter[str] = Counter()

    @contextmanager
    def measure(self, durations: Durations) -> Iterator[None]:
        started = perf_counter()
        try:
            yield
        finally:
            durations.add(perf_counter() - started)
