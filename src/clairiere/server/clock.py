"""Two clocks: `wall` for stored times, `steady` for the clocks of games.

Steady time does not jump when the machine's clock is set, and stops while the process is suspended, so that no player
loses time."""

from __future__ import annotations

import time
from collections.abc import Callable
from threading import Lock

BEAT_S = 0.5  # the clock is read at least this often
SET_MS = 20  # a smaller difference is measuring error, not a clock that was set
NAP_MS = 2_500  # a longer gap between readings means that the process was suspended


def wall() -> int:
    """Return the milliseconds since 1970 by the machine's clock."""
    return time.time_ns() // 1_000_000


def monotonic_ms() -> int:
    return time.monotonic_ns() // 1_000_000


class Steady:
    """A monotonic clock in milliseconds since 1970. `slept`: milliseconds left out while the process was suspended."""

    def __init__(self, wall: Callable[[], int] = wall, ticking: Callable[[], int] = monotonic_ms) -> None:
        self.wall = wall
        self.ticking = ticking
        self.seen = ticking()  # monotonic time of the last reading
        self.behind = wall() - self.seen  # offset from monotonic to steady time
        self.slept = 0
        self.ahead = 0
        self.lock = Lock()  # threads read the clock too, and a suspension counts once

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
        """Milliseconds by which wall time is ahead of steady time; stable against measuring error."""
        before, wall, after = self(), self.wall(), self()  # a busy machine may take its time between two looks
        if not wall - after - SET_MS <= self.ahead <= wall - before + SET_MS:
            self.ahead = wall - after
        return self.ahead


steady = Steady()


def as_wall(ms: int) -> int:
    """Convert a steady time to wall time, for storage."""
    return ms + steady.drift


def as_steady(ms: int) -> int:
    """Convert a stored wall time to steady time."""
    return ms - steady.drift
