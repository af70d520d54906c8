"""Level 3 of Le Renard des Bois: reads the other's hand from what was played, foresees what the other will choose, and
solves the ends of rounds."""

from __future__ import annotations

from ...core.nature import Rng
from ...core.state import State
from ...games.renard.state import Renard
from ..search.determinizations import Determinizations
from ..search.tree import OVERTAKEN
from .choice_model import SHARP_CHOICES, ChoiceModel
from .hand_distribution import HandDistribution
from .knowledge import RenardKnowledge
from .search import RenardSearch
from .win_chances import win_chances_for

ITERATIONS = 30000
WORLDS = 2000  # that the iterations share
EXACT = 4  # tricks from the end of a round that are solved with open cards below the tree


class RenardExpert(RenardSearch):
    """Hands are as likely as the choice model makes them; the other chooses as it says, not as one who knows our hand;
    the last tricks are played without a fault."""

    name = "expert"

    def __init__(self, iterations: int = ITERATIONS, seconds: float = 0.0) -> None:
        super().__init__(iterations, seconds)
        self.exact = EXACT
        self.sure = OVERTAKEN

    def sample_worlds(self, worlds: Determinizations, rng: Rng) -> tuple[list[State], list[float]]:
        few = min(WORLDS, self.iterations)
        return HandDistribution(worlds, rng, few).most(few, rng)

    def knowledge(self, base: Renard, seat: int, rng: Rng) -> RenardKnowledge:
        """The other is no tree of his own: in worlds that all have our hand he would come to know it."""
        chances, model = win_chances_for(base.rules.target), ChoiceModel(SHARP_CHOICES)
        return RenardKnowledge(chances, base, rng, self.exact, self.policy, model, 1 - seat)
