"""Which players are present: signs of life, acts by the clock, deserted seats, and tables that cannot go on."""

from __future__ import annotations

from collections.abc import Sequence

from ..core.clocks import Patience

FEWEST = 2  # players that a game needs to go on


class Attendance:
    """What a table knows of its players beside the game.

    jeton:10.10 A lost connection changes nothing: it is not reported here, and clocks run on.
    """

    def __init__(self, seats: int, now: int, bots: frozenset[int]) -> None:
        self.bots = bots  # jeton:10.11 a bot never deserts its seat
        self.last_signs = [now] * seats  # when each seat gave its last sign of life
        self.acts_by_clock = [0] * seats  # how often in a row the clock acted for a seat
        self.deserted: set[int] = set()
        self.suspended_at: int | None = None

    def note_sign(self, now: int, seat: int) -> None:
        """jeton:10.11 A player who sends anything is back."""
        self.last_signs[seat] = now
        self.acts_by_clock[seat] = 0

    def count_act(self, seat: int) -> None:
        """jeton:10.4 Count one more act that the clock did for a seat."""
        self.acts_by_clock[seat] += 1

    def update(self, now: int, patience: Patience, playing: Sequence[int]) -> None:
        """jeton:10.11 Seats without a sign are deserted; with fewer than two others the game is suspended."""
        if not patience.acts:
            return
        self.deserted = {seat for seat in playing if self.is_gone(now, patience, seat)}
        present = len(playing) - len(self.deserted)
        if present >= FEWEST or not patience.suspended:
            self.suspended_at = None
        elif self.suspended_at is None:
            self.suspended_at = now

    def is_gone(self, now: int, patience: Patience, seat: int) -> bool:
        """Return whether a player let the clock act too often and gave no sign for too long."""
        silent = now - self.last_signs[seat] >= 1000 * patience.silence
        return seat not in self.bots and self.acts_by_clock[seat] >= patience.acts and silent
