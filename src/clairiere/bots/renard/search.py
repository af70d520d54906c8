"""Level 2 of Le Renard des Bois: ISMCTS over determinizations consistent with all that was seen."""

from __future__ import annotations

from ...core.ask import Ask
from ...core.nature import Rng
from ...core.state import State
from ...games.renard.cards import TRICKS
from ...games.renard.state import Renard
from ..search.determinizations import Determinizations
from ..search.search_bot import SearchBot, SearchResult, mean_outcome
from ..search.tree import sampled_order, tree_search
from .knowledge import RenardKnowledge
from .outcomes import outcome, void
from .policy_table import SHARP_POLICY
from .win_chances import win_chances_for

ITERATIONS = 2000  # at the first trick of a round
EVER = 2  # tricks added to those left when the budget is scaled
REDEALS = 250  # determinizations shared by the iterations
GLANCE = 100  # iterations for a single option
EXPLORE = 0.7  # exploration constant of UCB1
FUTURES = 250  # sampled outcomes behind the reasons of a hint


class RenardSearch(SearchBot):
    """Treats all hands consistent with the past as equally likely."""

    name = "search"

    def __init__(self, iterations: int = ITERATIONS, seconds: float = 0.0, explore: float = EXPLORE) -> None:
        super().__init__(iterations, seconds)
        self.explore = explore
        self.exact = 0
        self.sure = 0.0  # standard errors that settle a choice before the iterations are over; 0: never
        self.policy = SHARP_POLICY

    def sample_worlds(self, worlds: Determinizations, rng: Rng) -> tuple[list[State], list[float]]:
        """Return the worlds to search with their weights."""
        few = min(REDEALS, self.iterations)
        return [worlds.deal(rng) for _ in range(few)], [1.0] * few

    def enough(self, played: int) -> int:
        """Return the iterations for a decision: fewer towards the end of a round."""
        return max(1, self.iterations * (TRICKS - played + EVER) // (TRICKS + EVER))

    def think(self, worlds: Determinizations, ask: Ask, rng: Rng) -> SearchResult:
        """Search the options; a single option gets a short search for its value."""
        return self.search_for(worlds, ask, rng, GLANCE) if len(ask.options) == 1 else self.search(worlds, ask, rng)

    def search(self, worlds: Determinizations, ask: Ask, rng: Rng) -> SearchResult:
        base = worlds.base
        assert isinstance(base, Renard)
        return self.search_for(worlds, ask, rng, self.enough(base.tricks_played()))

    def search_for(self, worlds: Determinizations, ask: Ask, rng: Rng, iterations: int) -> SearchResult:
        base = worlds.base
        assert isinstance(base, Renard)
        knowledge = self.knowledge(base, ask.seat, rng)
        states, weights = self.sample_worlds(worlds, rng)
        most = min(self.iterations, iterations)
        return tree_search(knowledge, states, weights, ask, rng, most, self.explore, self.seconds, self.sure)

    def knowledge(self, base: Renard, seat: int, rng: Rng) -> RenardKnowledge:
        return RenardKnowledge(win_chances_for(base.rules.target), base, rng, self.exact, self.policy)

    def outcomes(self, ask: Ask, result: SearchResult, choice: int, rng: Rng) -> dict[str, float]:
        places = sampled_order(result.weights, FUTURES, rng)
        told = mean_outcome([outcome(result.worlds[place], ask, choice, rng) for place in places])
        told["void"] = sum([void(result.worlds[place], ask, choice) for place in places]) / FUTURES
        return told
