"""How long a review may take, and what it spends it on."""

from __future__ import annotations

from msgspec import Struct

SAFE = 0.8  # of the time that was promised: what cannot be interrupted comes on top


class Budget(Struct, frozen=True):
    """`seconds` for all (0: as long as it takes); iterations of the bot for a first look at a decision, and for each of
    the independent looks that a doubtful one gets."""

    seconds: float
    look: int
    weigh: int
    looks: int = 8

    def look_seconds(self, decisions: int) -> float:
        """What one first look may take: all of them half of the time."""
        return 0.5 * SAFE * self.seconds / max(1, decisions)

    def weigh_seconds(self) -> float:
        """What all independent looks at one decision may take."""
        return 0.08 * SAFE * self.seconds

    def left(self, spent: float) -> bool:
        """Whether there is time for one more doubtful decision."""
        return not self.seconds or spent < SAFE * self.seconds


BUDGETS = {
    "renard": Budget(60.0, 12000, 10000),
    "duo": Budget(60.0, 6000, 6000),
    "jeton": Budget(45.0, 1000, 300),
    "root": Budget(180.0, 192, 480),
}
