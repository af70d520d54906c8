"""Search bots of Duo: ISMCTS over determinizations of the teammate's hand, with the end of the round as horizon."""

from __future__ import annotations

from typing import Final

from ...core.ask import Ask
from ...core.nature import Rng
from ...core.state import State
from ...games.duo.state.state import Duo
from ..search.determinizations import Determinizations
from ..search.search_bot import SearchBot, SearchResult, mean_outcome, unsearched_result
from ..search.tree import sampled_order, tree_search
from .knowledge import DuoKnowledge
from .outcomes import outcome
from .teammate import REPLIES, reply
from .teammate_model import weighed_hands, weights_of
from .teammate_policy import TeammatePolicy

ITERATIONS: Final = 600
LONGER: Final = 8000
SURE: Final = 1.0  # standard errors that settle a choice of the expert
EACH: Final = 4  # iterations per world
FUTURES: Final = 200  # sampled outcomes behind the reasons of a hint


class DuoSearch(SearchBot):
    """Plays for the victory first, then for the score."""

    name = "search"

    def __init__(
        self,
        iterations: int = ITERATIONS,
        seconds: float = 0.0,
        care: float = 0.5,
        explore: float = 0.3,
        width: int = 5,
        trust: int = 0,
    ) -> None:
        super().__init__(iterations, seconds)
        self.care = care
        self.explore = explore
        self.width = width
        self.trust = trust
        self.sure = 0.0  # standard errors that settle a choice early; 0: never

    def think(self, worlds: Determinizations, ask: Ask, rng: Rng) -> SearchResult:
        if ask.about in REPLIES:
            return unsearched_result(reply(worlds.view, ask.about))
        options = list(self.knowledge(worlds).options(worlds.base, ask))
        return unsearched_result(options[0]) if len(options) == 1 else self.search(worlds, ask, rng)

    def knowledge(self, worlds: Determinizations) -> DuoKnowledge:
        assert isinstance(worlds.base, Duo)
        return DuoKnowledge(worlds.base, self.care, self.width, self.trust)

    def search(self, worlds: Determinizations, ask: Ask, rng: Rng) -> SearchResult:
        base, knowledge = worlds.base, self.knowledge(worlds)
        assert isinstance(base, Duo)
        hands = [worlds.deal(rng) for _ in range(1 + self.iterations // EACH)]
        weights = self.weigh(base, ask.seat, hands, knowledge, rng)
        most, explore, seconds, sure = self.iterations, self.explore, self.seconds, self.sure
        return tree_search(knowledge, hands, weights, ask, rng, most, explore, seconds, sure)

    def outcomes(self, ask: Ask, result: SearchResult, choice: int, rng: Rng) -> dict[str, float]:
        places = sampled_order(result.weights, FUTURES, rng)
        return mean_outcome([outcome(result.worlds[place], ask, choice, rng, self.care) for place in places])

    def weigh(self, base: Duo, seat: int, hands: list[State], knowledge: DuoKnowledge, rng: Rng) -> list[float]:
        """Return equal weights for all worlds."""
        return [1.0] * len(hands)


class DuoExpert(DuoSearch):
    """Searches longer, cares more for the score, and infers the teammate's hand and type from the cards played."""

    name = "expert"

    def __init__(self, iterations: int = LONGER, seconds: float = 0.0, care: float = 0.2, explore: float = 0.3) -> None:
        super().__init__(iterations, seconds, care, explore)
        self.sure = SURE

    def weigh(self, base: Duo, seat: int, hands: list[State], knowledge: DuoKnowledge, rng: Rng) -> list[float]:
        likely = weighed_hands(base, seat, hands)
        knowledge.teammate = TeammatePolicy(1 - seat, likely, rng)
        return weights_of(likely, 1 - seat, hands)
