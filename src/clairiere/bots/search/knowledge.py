"""What a game tells the common search: which options are worth a look, how a game goes on, what a position is worth."""

from __future__ import annotations

from typing import Final, Sequence

from mypy_extensions import mypyc_attr

from ...core.ask import NATURE, Ask
from ...core.nature import Rng
from ...core.state import State

UNSEEN: Final = -1  # what those see of a choice who see nothing of it


@mypyc_attr(allow_interpreted_subclasses=True)
class SearchKnowledge:
    """A game's knowledge, apart from the search. Without any, a game is played on at random to its end."""

    def options(self, state: State, ask: Ask) -> Sequence[int]:
        """The options worth a look."""
        return ask.options

    def observation(self, state: State, ask: Ask, choice: int, seat: int) -> int:
        """What a seat sees of a choice that is about to be made: UNSEEN, or a number that tells choices apart.

        What NATURE does is not told apart, unless a game says otherwise.
        """
        return UNSEEN if ask.seat == NATURE else choice

    def is_leaf(self, state: State, depth: int) -> bool:
        """Whether the search judges here instead of playing on; `depth` counts the answers since the root."""
        return False

    def policy(self, state: State, ask: Ask, rng: Rng) -> int:
        """How the game goes on below the tree; NATURE is asked too."""
        return rng.pick(ask.options)

    def rewards(self, state: State) -> list[float]:
        """What the position is worth to each seat, from 0 to 1."""
        winners = state.winners()
        share = 1.0 / len(winners) if winners else 0.0
        return [share if seat in winners else 0.0 for seat in range(state.seats)]

    def rollout(self, state: State, depth: int, rng: Rng) -> list[float]:
        """Below the tree: play on by `policy` to a leaf, and what it is worth. A game may know a quicker way."""
        while state.open and not self.is_leaf(state, depth):
            ask = rng.pick_ask(state.open)
            state.accept(ask, self.policy(state, ask, rng))
            depth += 1
        return self.rewards(state)
