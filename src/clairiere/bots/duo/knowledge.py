"""The tree search's knowledge of Duo: sealed Gifts, heuristic rollouts, the end of the round as horizon."""

from __future__ import annotations

from typing import Sequence, final

from ...core.ask import NATURE, Ask
from ...core.nature import Rng
from ...core.state import State
from ...games.duo.cards import NO, STOP
from ...games.duo.state.state import Duo
from ..search.knowledge import UNSEEN, SearchKnowledge
from .choices import heuristic_choice, top_options
from .evaluation import EVEN, worth_after, worth_of
from .playout import WHIM, Playout
from .teammate_policy import TeammatePolicy


@final
class DuoKnowledge(SearchKnowledge):
    """The horizon is the end of the round, whose board is evaluated.

    With a `TeammatePolicy`, the teammate has one type in every iteration: a thinker is searched, the other types follow
    their own policy.
    """

    def __init__(self, root: Duo, care: float, width: int, trust: int, teammate: TeammatePolicy | None = None) -> None:
        self.teammate = teammate
        self.round = root.round
        self.marks = len(root.trail)
        self.care = care
        self.width = width
        self.trust = trust
        self.playout = Playout(root.rules.board.paws)

    def options(self, state: State, ask: Ask) -> Sequence[int]:
        """Return the options without giving up (7.5); below the root, only the best by the heuristic."""
        assert isinstance(state, Duo)
        if ask.about == "agree":
            return (NO,)
        options = ask.options[:-1] if ask.options[-1] == STOP else ask.options
        teammate = self.teammate
        if teammate is not None:
            if ask.seat == teammate.other and not teammate.thinks:
                return (teammate.choice(state, ask, options),)
            if ask.seat != teammate.other and len(state.trail) == self.marks:
                teammate.meet(state, self.playout.whims)
        if len(options) <= self.width or len(state.trail) == self.marks:
            return options
        return top_options(state, ask, options, self.width)

    def observation(self, state: State, ask: Ask, choice: int, seat: int) -> int:
        """5.7.3 The first card given is face down for the teammate; both are known after the second."""
        if ask.seat == NATURE:
            return UNSEEN
        return UNSEEN if ask.sealed and ask.seat != seat and len(state.open) > 1 else choice

    def is_leaf(self, state: State, depth: int) -> bool:
        assert isinstance(state, Duo)
        return state.round != self.round or state.open[0].about in ("propose", "ready")

    def policy(self, state: State, ask: Ask, rng: Rng) -> int:
        teammate = self.teammate
        known = teammate is not None and ask.seat == teammate.other and not teammate.thinks
        if known or ask.seat == NATURE or ask.about == "propose" or rng.below(WHIM) == 0:
            return rng.pick(self.options(state, ask))
        assert isinstance(state, Duo)
        return heuristic_choice(state, ask, rng.below(8) < self.trust)

    def even(self) -> float:
        """Return the board difficulty at which the team wins half its games."""
        return EVEN if self.teammate is None else self.teammate.even()

    def rollout(self, state: State, depth: int, rng: Rng) -> list[float]:
        """Play with the engine to the end of the trick, then with the fast playout."""
        assert isinstance(state, Duo)
        while state.open and not self.is_leaf(state, depth):
            ask = rng.pick_ask(state.open)
            if ask.about == "lead" and self.trust == 0:
                self.playout.finish_round(state, rng)
                worth = worth_after(state, state.round, self.care, self.even())
                return [worth, worth]
            state.accept(ask, self.policy(state, ask, rng))
        return self.rewards(state)

    def rewards(self, state: State) -> list[float]:
        """1.1 Return the value of the game, the same for both seats."""
        assert isinstance(state, Duo)
        worth = worth_of(state, self.care, self.even())
        return [worth, worth]
