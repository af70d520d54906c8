"""Level 3: a search over whole turns, evaluated by a trained value network."""

from __future__ import annotations

import time
from typing import Final

from ....core.ask import Ask
from ....core.nature import Rng
from ....games.root.state.state import Root
from ....games.root.state.terms import SETUP
from ...search.determinizations import Determinizations
from ...search.search_bot import SearchResult
from ..evaluation.value_model import VALUE_MODEL
from .candidates import Candidate
from .option_search import RootSearch
from .turn_search import TurnSearch, Variation

TEAM_LOOKS: Final = 4  # factor of playouts in a team, whose playouts are short


class RootExpert(RootSearch):
    """Searches whole turns in its own turn; `iterations` are playouts to the end of the round. During other turns,
    during set-up and in teams, it searches options as level 2 does, with more playouts."""

    name = "expert"

    def __init__(self, iterations: int = 192, seconds: float = 0.0, rounds: int = 1) -> None:
        super().__init__(iterations, seconds, rounds)
        self.value_model = VALUE_MODEL

    def chances(self, r: Root) -> list[float]:
        return self.value_model.chances(r)

    def playout_count(self, worlds: Determinizations) -> int:
        base = worlds.base
        assert isinstance(base, Root)
        return self.iterations * TEAM_LOOKS if base.rules.coop else self.iterations

    def weigh(self, candidates: list[Candidate], worlds: Determinizations, ask: Ask, rng: Rng) -> SearchResult:
        base = worlds.base
        assert isinstance(base, Root)
        if base.rules.coop or base.phase == SETUP or base.turn != ask.seat:
            return super().weigh(candidates, worlds, ask, rng)
        until = time.perf_counter() + self.seconds if self.seconds else 0.0
        lines = [Variation([candidate.choice], candidate.prior) for candidate in candidates]
        turns = TurnSearch(worlds, ask, rng, self.chances, self.iterations, until)
        return variation_result(lines, turns.search(lines), turns)


def variation_result(lines: list[Variation], left: list[Variation], turns: TurnSearch) -> SearchResult:
    """Return the result of a turn search: for each option, its variation with the most playouts."""
    shown = {line.choice: line for line in lines}
    for line in left:
        before = shown[line.choice]
        if (line.count, line.merit()) > (before.count, before.merit()):
            shown[line.choice] = line
    best = max(left, key=lambda line: (line.count, line.merit()))
    reported = [shown[line.choice] for line in lines]
    result = SearchResult(
        best.choice,
        [line.choice for line in reported],
        [line.value() for line in reported],
        [line.count for line in reported],
    )
    result.outcomes = {
        line.choice: {name: line.outcome_sums[name] / line.count for name in line.outcome_sums} for line in reported
    }
    result.worlds = turns.dealt
    result.weights = [1.0 / len(turns.dealt)] * len(turns.dealt)
    return result
