"""What Le Renard des Bois tells the common search: rounds are played on by habit and judged by the chance to win."""

from __future__ import annotations

from typing import Final, final

from ...core.ask import NATURE, Ask
from ...core.nature import Rng
from ...core.state import State
from ...games.renard.cards import KEEP
from ...games.renard.state import Renard
from ..search.lore import UNSEEN, Lore
from .bits import legal
from .runner import BURIES, FOLLOWS, GIVES, LEADS, Runner
from .stakes import Stakes, end_of

ABOUT: Final = {"lead": LEADS, "follow": FOLLOWS, "bury": BURIES, "exchange": GIVES}
KEEP_BIT: Final = 1 << KEEP


@final
class RenardLore(Lore):
    """A round is the horizon; beyond it a score is worth what `Stakes` says."""

    __slots__ = ("ends", "round", "runner", "stakes")

    def __init__(self, stakes: Stakes, now: Renard, rng: Rng) -> None:
        self.stakes = stakes
        self.round = now.round
        self.ends = stakes.ends(now)  # for every end of the round that is played
        self.runner = Runner(rng)

    def seen(self, state: State, ask: Ask, choice: int, seat: int) -> int:
        """4.5.1, 4.5.2 What a Woodcutter brings and buries is for the one who played it alone."""
        if ask.seat == NATURE or ask.about == "bury":
            assert isinstance(state, Renard)
            return choice if seat == state.actor else UNSEEN
        return choice

    def leaf(self, state: State, depth: int) -> bool:
        assert isinstance(state, Renard)
        return state.round != self.round

    def rewards(self, state: State) -> list[float]:
        """After the last card of the round."""
        assert isinstance(state, Renard)
        scores, last = state.scores, state.last
        chance = self.stakes.after(scores[0], scores[1], last[0], last[1])
        return [chance, 1.0 - chance]

    def policy(self, state: State, ask: Ask, rng: Rng) -> int:
        """As habit says; NATURE is fair."""
        assert isinstance(state, Renard)
        if ask.seat == NATURE:
            return rng.pick(ask.options)
        runner = self.runner
        runner.see(state)
        about = ABOUT[ask.about]
        options = legal(runner.hand(ask.seat), runner.lead) if about == FOLLOWS else runner.hand(ask.seat)
        return runner.choose(ask.seat, options | (KEEP_BIT if about == GIVES else 0), about)

    def finish(self, state: State, depth: int, rng: Rng) -> list[float]:
        assert isinstance(state, Renard)
        while state.open and not self.leaf(state, depth):
            ask = state.open[0]
            if ask.about == "lead" or ask.about == "follow":
                return self.run(state)
            state.accept(ask, self.policy(state, ask, rng))
        return self.rewards(state)

    def run(self, r: Renard) -> list[float]:
        runner = self.runner
        runner.see(r)
        runner.run()
        chance = self.ends[end_of(runner.tricks0, runner.found0, runner.found1)]
        return [chance, 1.0 - chance]
