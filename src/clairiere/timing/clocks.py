"""The running clocks of a table: each runs until what it was started for is done, or its time is over."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..core.clocks import Clock

Key = tuple[int, int, tuple[int, ...]]


class Clocks:
    """The clocks that run at a table, each with the time at which it runs out."""

    def __init__(self) -> None:
        self.running: list[tuple[Clock, int]] = []  # with the time it runs out, in the order they are handled

    def run_only(self, now: int, wanted: Sequence[Clock], clock_ms: Callable[[Clock], int]) -> None:
        """Run the wanted clocks and no others: one that runs already keeps its end, a new one starts now."""
        ends = {key_of(clock): end for clock, end in self.running}
        self.running = [(clock, ends.get(key_of(clock), now + clock_ms(clock))) for clock in wanted]

    def next_end(self) -> int | None:
        """Return when the first clock runs out, or None if none runs."""
        return min((end for _, end in self.running), default=None)

    def first_due(self) -> Clock:
        """Return the clock that runs out first; of several, the first in order."""
        return min(self.running, key=lambda entry: entry[1])[0]

    def time_left(self, now: int) -> list[tuple[int, int]]:
        """Return for each clock its seat and the milliseconds that are left."""
        return [(clock.seat, max(0, end - now)) for clock, end in self.running]


def key_of(clock: Clock) -> Key:
    """Return what tells whether two clocks are the same one."""
    return clock.choice, clock.by, clock.key
