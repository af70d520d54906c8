"""Level 3 of Le Renard des Bois: a posterior over the opponent's hand, a model of the opponent's choices in the tree,
and exact endgames below it."""

from __future__ import annotations

from ...core.nature import Rng
from ...core.state import State
from ...games.renard.state import Renard
from ..search.determinizations import Determinizations
from ..search.tree import OVERTAKEN
from .choice_model import SHARP_CHOICES, ChoiceModel
from .hand_distribution import HandPosterior
from .knowledge import RenardKnowledge
from .search import RenardSearch
from .win_chances import win_chances_for

ITERATIONS = 30000
WORLDS = 2000  # determinizations shared by the iterations
EXACT = 4  # last tricks of a round that are solved with open cards below the tree


class RenardExpert(RenardSearch):
    """Weighs hands by the choice model, lets the opponent choose by it in the tree, and solves the last tricks
    exactly."""

    name = "expert"

    def __init__(self, iterations: int = ITERATIONS, seconds: float = 0.0) -> None:
        super().__init__(iterations, seconds)
        self.exact = EXACT
        self.sure = OVERTAKEN

    def sample_worlds(self, worlds: Determinizations, rng: Rng) -> tuple[list[State], list[float]]:
        few = min(WORLDS, self.iterations)
        return HandPosterior(worlds, rng, few).most(few, rng)

    def knowledge(self, base: Renard, seat: int, rng: Rng) -> RenardKnowledge:
        """Give the opponent no tree: all worlds contain our hand, so the opponent's tree would learn it."""
        chances, model = win_chances_for(base.rules.target), ChoiceModel(SHARP_CHOICES)
        return RenardKnowledge(chances, base, rng, self.exact, self.policy, model, 1 - seat)
