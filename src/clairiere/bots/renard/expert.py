"""Level 3 of Le Renard des Bois: reads the other's hand from what was played, and solves the ends of rounds."""

from __future__ import annotations

from ...core.nature import Rng
from ...core.state import State
from ..search.tree import OVERTAKEN
from ..search.worlds import Worlds
from .hand_distribution import HandDistribution
from .search import RenardSearch

ITERATIONS = 60000
WORLDS = 2000  # that the iterations share
EXACT = 4  # tricks from the end of a round that are solved with open cards below the tree


class RenardExpert(RenardSearch):
    """Hands are as likely as the policy table makes them; the last tricks are played without a fault."""

    name = "expert"

    def __init__(self, iterations: int = ITERATIONS, seconds: float = 0.0) -> None:
        super().__init__(iterations, seconds)
        self.exact = EXACT
        self.sure = OVERTAKEN

    def sample_worlds(self, worlds: Worlds, rng: Rng) -> tuple[list[State], list[float]]:
        few = min(WORLDS, self.iterations)
        return HandDistribution(worlds, rng, few).most(few, rng)
