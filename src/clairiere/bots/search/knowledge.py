"""The game-specific part of the tree search: candidate options, rollout policy, horizon and evaluation."""

from __future__ import annotations

from typing import Final, Sequence

from mypy_extensions import mypyc_attr

from ...core.ask import NATURE, Ask
from ...core.nature import Rng
from ...core.state import State

UNSEEN: Final = -1  # the observation of a seat that cannot see a choice


@mypyc_attr(allow_interpreted_subclasses=True)
class SearchKnowledge:
    """Hooks of the search that a game overrides. The defaults play uniformly at random to the end of the game."""

    def options(self, state: State, ask: Ask) -> Sequence[int]:
        """Return the options worth searching."""
        return ask.options

    def observation(self, state: State, ask: Ask, choice: int, seat: int) -> int:
        """Return what a seat observes of a choice about to be made: UNSEEN, or a number that identifies it.

        By default answers of NATURE are unseen, so they share one branch of the tree.
        """
        return UNSEEN if ask.seat == NATURE else choice

    def is_leaf(self, state: State, depth: int) -> bool:
        """Return True if the search evaluates the state here; `depth` counts the answers since the root."""
        return False

    def policy(self, state: State, ask: Ask, rng: Rng) -> int:
        """Return the choice of the rollout policy, also for questions to NATURE."""
        return rng.pick(ask.options)

    def rewards(self, state: State) -> list[float]:
        """Return the value of the position for each seat, from 0 to 1."""
        winners = state.winners()
        share = 1.0 / len(winners) if winners else 0.0
        return [share if seat in winners else 0.0 for seat in range(state.seats)]

    def rollout(self, state: State, depth: int, rng: Rng) -> list[float]:
        """Play `policy` from the edge of the tree to a leaf and return its rewards. A game may have a faster way."""
        while state.open and not self.is_leaf(state, depth):
            ask = rng.pick_ask(state.open)
            state.accept(ask, self.policy(state, ask, rng))
            depth += 1
        return self.rewards(state)
