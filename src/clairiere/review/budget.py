"""How long a review may take, and what it spends it on."""

from __future__ import annotations

from msgspec import Struct

SAFE = 0.8  # of the time that was promised: what cannot be interrupted comes on top
LOOKING, TELLING = 0.45, 0.15  # of that, at most for the first looks, and at least for what is told of the mistakes
ONCE = 0.1  # of it, at most for one piece of work: whoever stops a review does not wait long
SOON = 0.05  # seconds that anything gets, however late it is


class Budget(Struct, frozen=True):
    """`seconds` for all (0: as long as it takes); iterations of the bot for a first look at a decision, and for each of
    the independent looks that a doubtful one gets. What is left is shared evenly by what is still to be done."""

    seconds: float
    look: int
    weigh: int
    looks: int = 8

    def look_seconds(self, spent: float, left: int) -> float:
        """What one first look may take, of so many that are left."""
        return self.part(LOOKING, spent, left)

    def weigh_seconds(self, spent: float, left: int) -> float:
        """The same for all independent looks at one decision."""
        return self.part(1.0 - TELLING, spent, left)

    def tell_seconds(self, spent: float, left: int) -> float:
        """And for what is told of one mistake."""
        return self.part(1.0, spent, left)

    def part(self, share: float, spent: float, left: int) -> float:
        whole = SAFE * self.seconds
        return min(ONCE * whole, max(SOON, (share * whole - spent) / max(1, left))) if whole else 0.0

    def left(self, spent: float) -> bool:
        """Whether there is time for one more doubtful decision."""
        return not self.seconds or spent < (1.0 - TELLING) * SAFE * self.seconds


BUDGETS = {
    "renard": Budget(60.0, 12000, 30000),
    "duo": Budget(60.0, 6000, 8000),
    "jeton": Budget(45.0, 1000, 300),
    "root": Budget(180.0, 192, 960),
}
