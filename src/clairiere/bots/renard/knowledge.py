"""The tree search's knowledge of Le Renard des Bois: policy rollouts to the end of the round, judged by win chances."""

from __future__ import annotations

from typing import Final, Sequence, final

from ...core.ask import NATURE, Ask
from ...core.nature import Rng
from ...core.state import State
from ...games.renard.cards import DECK, KEEP, TRICKS, WOODCUTTER
from ...games.renard.state import Renard
from ...games.tricks import BIT, CARDS, RANK, bits_of, cards_of
from ..search.knowledge import UNSEEN, SearchKnowledge
from .bits import legal
from .choice_model import ChoiceModel
from .endgame_solver import EndgameSolver
from .policy_table import BURIES, FOLLOWS, GIVES, LEADS, SHARP_POLICY
from .round_playout import RoundPlayout
from .win_chances import WinChances, round_end

ABOUT: Final = {"lead": LEADS, "follow": FOLLOWS, "bury": BURIES, "exchange": GIVES}
KEEP_BIT: Final = 1 << KEEP
FIVES: Final = bits_of([card for card in DECK if RANK[card] == WOODCUTTER])


@final
class RenardKnowledge(SearchKnowledge):
    """The horizon is the end of the round, where `WinChances` gives the value of the score."""

    __slots__ = ("ends", "exact", "foreseen", "known", "playout", "round", "solver", "win_chances")

    def __init__(
        self,
        win_chances: WinChances,
        now: Renard,
        rng: Rng,
        exact: int = 0,
        policy: list[int] = SHARP_POLICY,
        model: ChoiceModel | None = None,
        foreseen: int = NATURE,
    ) -> None:
        self.foreseen = foreseen  # the seat that follows the policy inside the tree too
        self.win_chances = win_chances
        self.round = now.round
        self.ends = win_chances.ends(now)  # the value of every possible end of this round
        self.playout = RoundPlayout(rng, policy, model)
        self.exact = exact  # number of last tricks that are solved exactly
        self.solver = EndgameSolver(self.ends)
        self.known: dict[tuple[int, int], float] = {}  # solved ends, for this one question

    def observation(self, state: State, ask: Ask, choice: int, seat: int) -> int:
        """4.5.1, 4.5.2 Only the player of a Woodcutter sees the card drawn and the card buried."""
        if ask.seat == NATURE or ask.about == "bury":
            assert isinstance(state, Renard)
            return choice if seat == state.actor else UNSEEN
        return choice

    def is_leaf(self, state: State, depth: int) -> bool:
        assert isinstance(state, Renard)
        return state.round != self.round

    def rewards(self, state: State) -> list[float]:
        """Return the chances to win after the last card of the round."""
        assert isinstance(state, Renard)
        scores, last = state.scores, state.last
        chance = self.win_chances.after(scores[0], scores[1], last[0], last[1])
        return [chance, 1.0 - chance]

    def policy(self, state: State, ask: Ask, rng: Rng) -> int:
        """Sample a choice from the policy; NATURE's answers are uniform."""
        assert isinstance(state, Renard)
        if ask.seat == NATURE:
            return rng.pick(ask.options)
        playout = self.playout
        playout.see(state)
        about = ABOUT[ask.about]
        options = legal(playout.hand(ask.seat), playout.lead) if about == FOLLOWS else playout.hand(ask.seat)
        return playout.choose(ask.seat, options | (KEEP_BIT if about == GIVES else 0), about)

    def options(self, state: State, ask: Ask) -> Sequence[int]:
        """Return all options, but a single policy choice for the foreseen seat."""
        if ask.seat == self.foreseen:
            return (self.policy(state, ask, self.playout.rng),)
        return ask.options

    def rollout(self, state: State, depth: int, rng: Rng) -> list[float]:
        assert isinstance(state, Renard)
        while state.open and not self.is_leaf(state, depth):
            ask = state.open[0]
            if ask.about == "lead" or ask.about == "follow":
                chance = self.solved(state, rng) if state.tricks_played() >= TRICKS - self.exact else self.run(state)
                return [chance, 1.0 - chance]
            state.accept(ask, self.policy(state, ask, rng))
        return self.rewards(state)

    def run(self, r: Renard) -> float:
        """Return seat 0's chance to win after a playout of the round."""
        playout = self.playout
        playout.see(r)
        playout.run()
        return self.ends[round_end(playout.tricks0, playout.found0, playout.found1)]

    def solved(self, r: Renard, rng: Rng) -> float:
        """Return seat 0's chance to win if both play the rest optimally with open cards. Results are cached unless a
        Woodcutter may draw."""
        won = (r.tricks[0], r.treasures[0], r.treasures[1])
        hands = (r.hand0, r.hand1)
        if (hands[0] | hands[1] | BIT[r.decree]) & FIVES:
            order = list(cards_of(r.pile))
            rng.shuffle(order)
            return self.solver.solve(hands, r.decree, order, r.leader, r.lead, won)
        place = ((r.decree * 2 + r.leader) * (CARDS + 1) + r.lead + 1) << 2 * CARDS
        key = place | hands[0] << CARDS | hands[1], round_end(won[0], won[1], won[2])
        if key not in self.known:
            self.known[key] = self.solver.solve(hands, r.decree, [], r.leader, r.lead, won)
        return self.known[key]
