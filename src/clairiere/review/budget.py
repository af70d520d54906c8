"""Limits of time and iterations of a review, and how it divides the time."""

from __future__ import annotations

from msgspec import Struct

SAFE = 0.8  # share of the promised time that is planned; work that cannot be interrupted needs the rest
LOOKING, TELLING = 0.45, 0.15  # of that: most for the first looks, least for explanations of mistakes
ONCE = 0.1  # most of it for one task, so that a review stops quickly
SOON = 0.05  # least seconds of a task


class Budget(Struct, frozen=True):
    """`seconds` for the whole review (0: no limit); `look`: iterations of a first look at a decision; `weigh`:
    iterations of each of the `looks` independent searches of a doubtful one. The remaining time is divided evenly among
    the remaining tasks."""

    seconds: float
    look: int
    weigh: int
    looks: int = 8

    def look_seconds(self, spent: float, left: int) -> float:
        """Return the seconds of one first look, if `left` are to be done."""
        return self.part(LOOKING, spent, left)

    def weigh_seconds(self, spent: float, left: int) -> float:
        """Return the seconds of all independent searches of one decision."""
        return self.part(1.0 - TELLING, spent, left)

    def tell_seconds(self, spent: float, left: int) -> float:
        """Return the seconds of one explanation."""
        return self.part(1.0, spent, left)

    def part(self, share: float, spent: float, left: int) -> float:
        whole = SAFE * self.seconds
        return min(ONCE * whole, max(SOON, (share * whole - spent) / max(1, left))) if whole else 0.0

    def left(self, spent: float) -> bool:
        """Return True if there is time for one more doubtful decision."""
        return not self.seconds or spent < (1.0 - TELLING) * SAFE * self.seconds


BUDGETS = {
    "renard": Budget(60.0, 12000, 30000),
    "duo": Budget(60.0, 6000, 8000),
    "jeton": Budget(45.0, 1000, 300),
    "root": Budget(180.0, 192, 960),
}
