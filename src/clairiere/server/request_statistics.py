"""Numbers and durations of requests and messages, for the operator."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter, deque
from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter

BOUNDS_S = (
    0.001,
    0.0025,
    0.005,
    0.01,
    0.025,
    0.05,
    0.1,
    0.25,
    0.5,
    1.0,
    2.5,
)  # upper bounds of the buckets
KEPT_DURATIONS = 2000  # recent durations from which percentiles are computed


class Durations:
    """A histogram of all durations, and the recent durations for percentiles."""

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
    """Response times of socket messages and of HTTP requests, and the number of responses by status class."""

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
