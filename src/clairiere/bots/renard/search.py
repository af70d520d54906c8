"""Level 2 of Le Renard des Bois: a search over worlds that agree with all that was seen."""

from __future__ import annotations

from ...core.ask import Ask
from ...core.nature import Rng
from ...core.state import State
from ...games.renard.state import Renard
from ..search.thought import Thinker, Thought
from ..search.tree import search
from ..search.worlds import Worlds
from .lore import RenardLore
from .stakes import stakes_for

ITERATIONS = 500
REDEALS = 60  # worlds that the iterations share


class RenardSearch(Thinker):
    """Any hand that agrees with the past is as likely as the others."""

    name = "search"

    def __init__(self, iterations: int = ITERATIONS, seconds: float = 0.0) -> None:
        super().__init__(iterations, seconds)

    def think(self, worlds: Worlds, ask: Ask, rng: Rng) -> Thought:
        base = worlds.base
        assert isinstance(base, Renard)
        lore = RenardLore(stakes_for(base.rules.target), base, rng)
        few = 1 if len(ask.options) == 1 else REDEALS
        dealt: list[State] = [worlds.deal(rng) for _ in range(few)]
        iterations = self.iterations if few > 1 else 1
        return search(lore, dealt, [1.0] * few, ask, rng, iterations, seconds=self.seconds)
