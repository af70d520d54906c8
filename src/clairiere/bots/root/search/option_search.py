"""Level 2: options are tried in determinizations, played on by the greedy player, and evaluated.

Sequential halving: drop the worse half of the options after each pass, so that close ones get the most playouts. All
options share the same worlds and random numbers (common random numbers).
"""

from __future__ import annotations

import time
from typing import Final

from ....core.ask import Ask
from ....core.nature import Rng
from ....core.state import State
from ....games.root.state.state import Root
from ....games.root.state.terms import SETUP
from ...search.determinizations import Determinizations
from ...search.search_bot import SearchBot, SearchResult, unsearched_result
from ..evaluation.team import race
from ..evaluation.win_chances import win_chances
from .candidates import MINOR_QUESTIONS, STREAMS, Candidate, candidate_options
from .greedy_playout import brain_for, play_greedily
from .outcomes import outcome

TEAM_PRIOR: Final = 0.2  # factor of the prior in a team, whose values differ less
TEAM_ROUNDS: Final = 2  # rounds of a team's playouts, which show its pace and its enemy's


class RootSearch(SearchBot):
    """Spends `iterations` playouts of `rounds` rounds on a question; `prior` is the bonus of the greedy choice."""

    name = "search"

    def __init__(self, iterations: int = 48, seconds: float = 0.0, rounds: int = 1, prior: float = 0.08) -> None:
        super().__init__(iterations, seconds)
        self.rounds = rounds
        self.prior = prior

    def think(self, worlds: Determinizations, ask: Ask, rng: Rng) -> SearchResult:
        base = worlds.base
        assert isinstance(base, Root)
        if len(ask.options) == 1:
            return unsearched_result(ask.options[0])
        brain = brain_for(base, ask)
        greedy = brain.choose()
        tried = candidate_options(brain, ask, greedy)[: max(1, self.iterations)]
        if ask.about in MINOR_QUESTIONS or len(tried) == 1:
            return unsearched_result(greedy)
        prior = self.prior * (TEAM_PRIOR if base.rules.coop else 1.0)
        candidates = [Candidate(choice, prior if choice == greedy else 0.0) for choice in tried]
        return self.weigh(candidates, worlds, ask, rng)

    def weigh(self, candidates: list[Candidate], worlds: Determinizations, ask: Ask, rng: Rng) -> SearchResult:
        """Run sequential halving: each pass gives the remaining options an equal part of the budget. The greedy choice,
        which is the first, stays to the end."""
        until = time.perf_counter() + self.seconds
        seed = int(rng.word())
        dealt: list[State] = []
        left = candidates
        passes = max(1, (len(candidates) - 1).bit_length())
        looks = self.playout_count(worlds)
        budget = looks
        for _ in range(passes):
            for _ in range(max(1, looks // (passes * len(left)))):
                if budget < len(left) or (dealt and self.seconds and time.perf_counter() > until):
                    break
                budget -= len(left)
                at = candidates[0].count
                if len(dealt) == at:
                    dealt.append(worlds.deal(Rng(seed, STREAMS * at)))
                for candidate in left:
                    self.try_out(candidate, dealt[at], ask, seed, STREAMS * at + 1)
            if all([candidate.total == candidates[0].total for candidate in left]):
                break  # all options have the same value
            left = better_half(left)
        return result_of(candidates, left, dealt)

    def playout_count(self, worlds: Determinizations) -> int:
        """Return the number of playouts for a question."""
        return self.iterations

    def try_out(self, candidate: Candidate, world: State, ask: Ask, seed: int, stream: int) -> None:
        """Run one more playout of an option."""
        assert isinstance(world, Root)
        r = world.copy()
        assert isinstance(r, Root)
        begun = r.turns if r.phase == SETUP else r.turns - (r.turn - ask.seat) % r.seats
        r.take(ask.seat, candidate.choice)
        if r.rules.coop:
            play_greedily(r, max(begun, 0) + TEAM_ROUNDS * r.seats, Rng(seed, stream), Rng(seed, stream + 1))
            value = race(world.score, r, TEAM_ROUNDS)
        else:
            value = self.playout(r, ask.seat, begun, seed, stream)
        candidate.add(value, outcome(world, r, ask.seat))

    def playout(self, r: Root, seat: int, begun: int, seed: int, stream: int) -> float:
        """Return the seat's chance to win, as a mean over the ends of the rounds played."""
        dice, draws = Rng(seed, stream), Rng(seed, stream + 1)
        total = 0.0
        for number in range(1, self.rounds + 1):
            play_greedily(r, max(begun, 0) + number * r.seats, dice, draws)
            total += self.chances(r)[seat]
        return total / self.rounds

    def chances(self, r: Root) -> list[float]:
        """Return every seat's chance to win."""
        return win_chances(r)

    def outcomes(self, ask: Ask, result: SearchResult, choice: int, rng: Rng) -> dict[str, float]:
        """Return the outcomes that the search has counted."""
        return result.outcomes.get(choice, {})


def better_half(candidates: list[Candidate]) -> list[Candidate]:
    """Return the options of the next pass: the first, and the best of the others."""
    rest = candidates[1:]
    rest.sort(key=Candidate.merit, reverse=True)
    return [candidates[0], *rest[: max(1, len(candidates) // 2 - 1)]]


def result_of(candidates: list[Candidate], left: list[Candidate], dealt: list[State]) -> SearchResult:
    """Return the result: the best of the options with the most playouts."""
    best = left[0]
    for candidate in left:
        if candidate.count == left[0].count and candidate.merit() > best.merit():
            best = candidate
    choices = [candidate.choice for candidate in candidates]
    values, visits = [candidate.value() for candidate in candidates], [candidate.count for candidate in candidates]
    result = SearchResult(best.choice, choices, values, visits)
    result.outcomes = {
        one.choice: {name: one.outcome_sums[name] / one.count for name in one.outcome_sums} for one in candidates
    }
    result.worlds = dealt
    result.weights = [1.0 / len(dealt)] * len(dealt)
    return result
