"""Who is there, and who is gone: signs of life, acts done for a seat, deserted seats, a table that cannot go on."""

from __future__ import annotations

from collections.abc import Sequence

from ..core.clocks import Patience

FEWEST = 2  # fewer people than that do not play


class People:
    """What a table knows of its players beside the game.

    jeton:10.10 A lost line changes nothing: nobody is told of it here, and clocks run on.
    """

    def __init__(self, seats: int, now: int, bots: frozenset[int]) -> None:
        self.bots = bots  # jeton:10.11 a bot is never gone
        self.signs = [now] * seats  # the last sign of life
        self.acts = [0] * seats  # how often in a row the clock acted for a seat
        self.deserted: set[int] = set()
        self.suspended_at: int | None = None

    def sign(self, now: int, seat: int) -> None:
        """jeton:10.11 Whoever sends anything is back."""
        self.signs[seat] = now
        self.acts[seat] = 0

    def acted_for(self, seat: int) -> None:
        """jeton:10.4 The clock did what the player did not."""
        self.acts[seat] += 1

    def look_round(self, now: int, patience: Patience, playing: Sequence[int]) -> None:
        """jeton:10.11 Seats without a sign are deserted; with fewer than two others nobody can play."""
        if not patience.acts:
            return
        self.deserted = {seat for seat in playing if self.gone(now, patience, seat)}
        present = len(playing) - len(self.deserted)
        if present >= FEWEST or not patience.suspended:
            self.suspended_at = None
        elif self.suspended_at is None:
            self.suspended_at = now

    def gone(self, now: int, patience: Patience, seat: int) -> bool:
        silent = now - self.signs[seat] >= 1000 * patience.silence
        return seat not in self.bots and self.acts[seat] >= patience.acts and silent
