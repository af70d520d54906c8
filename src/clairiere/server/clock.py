"""Two clocks: `wall` for times that are written down, `steady` for clocks of games. Steady time does not jump when
somebody sets the machine's clock, and stands still while the process is suspended, so that no player loses time."""

from __future__ import annotations

import time
from collections.abc import Callable
from threading import Lock

BEAT_S = 0.5  # somebody looks at the clock at least so often
SET_MS = 20  # by less than this a clock is not set, only read a little later
NAP_MS = 2_500  # whoever has not looked for so long was asleep


def wall() -> int:
    """Milliseconds since 1970, as the machine says."""
    return time.time_ns() // 1_000_000


def monotonic_ms() -> int:
    return time.monotonic_ns() // 1_000_000


class Steady:
    """Milliseconds since 1970 that run steadily. `slept`: how many were left out while the process was suspended."""

    def __init__(self, wall: Callable[[], int] = wall, ticking: Callable[[], int] = monotonic_ms) -> None:
        self.wall = wall
        self.ticking = ticking
        self.seen = ticking()  # when somebody looked last
        self.behind = wall() - self.seen  # what has to be added to the ticks
        self.slept = 0
        self.ahead = 0
        self.lock = Lock()  # games are read in threads too, and a sleep counts once

    def __call__(self) -> int:
        with self.lock:
            now = self.ticking()
            gap = now - self.seen - int(1000 * BEAT_S)
            if gap > NAP_MS:
                self.behind -= gap
                self.slept += gap
            self.seen = now
            return now + self.behind

    @property
    def drift(self) -> int:
        """By how much wall time is ahead of steady time; the last value, unless the difference has really changed."""
        before, wall, after = self(), self.wall(), self()  # a busy machine may take its time between two looks
        if not wall - after - SET_MS <= self.ahead <= wall - before + SET_MS:
            self.ahead = wall - after
        return self.ahead


steady = Steady()


def as_wall(ms: int) -> int:
    """A steady time as it is written down."""
    return ms + steady.drift


def as_steady(ms: int) -> int:
    """A time that was written down, as clocks run."""
    return ms - steady.drift
