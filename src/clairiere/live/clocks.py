"""The clocks of a table: each runs for as long as what it was started for is still to be done."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..core.clocks import Clock

Key = tuple[int, int, tuple[int, ...]]


class Clocks:
    """Which clocks run, and when each runs out."""

    def __init__(self) -> None:
        self.running: list[tuple[Clock, int]] = []  # with the time it runs out, in the order they are handled

    def run_only(self, now: int, wanted: Sequence[Clock], length: Callable[[Clock], int]) -> None:
        """Let run what is wanted: what runs already runs on, what is new starts now, all else is void."""
        ends = {key_of(clock): end for clock, end in self.running}
        self.running = [(clock, ends.get(key_of(clock), now + length(clock))) for clock in wanted]

    def next(self) -> int | None:
        """When the first one runs out."""
        return min((end for _, end in self.running), default=None)

    def first(self) -> Clock:
        """The one that runs out first; of several, the first in order."""
        return min(self.running, key=lambda entry: entry[1])[0]

    def left(self, now: int) -> list[tuple[int, int]]:
        """For the screen: whose clock has how many milliseconds left."""
        return [(clock.seat, max(0, end - now)) for clock, end in self.running]


def key_of(clock: Clock) -> Key:
    return clock.choice, clock.by, clock.key
