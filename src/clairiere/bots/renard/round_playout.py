"""Fast playout of a round by the policy table or the choice model, without the engine."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from ...core.nature import Rng
from ...games.renard.cards import FOX, KEEP, SWAN, TREASURE, TRICKS, WOODCUTTER
from ...games.renard.state import Renard
from ...games.tricks import NONE, RANKS
from .bits import bit, count, legal, lowest, wins_over
from .choice_model import ChoiceModel
from .policy_table import BURIES, FOLLOWS, GIVES, LEADS, entry, mode_of


@final
class RoundPlayout:
    """The state of a playout: the cards, and the tricks and treasures of both seats."""

    __slots__ = (
        "decree",
        "found0",
        "found1",
        "gone",
        "hand0",
        "hand1",
        "laid",
        "lead",
        "leader",
        "left",
        "model",
        "pile",
        "policy",
        "rng",
        "tricks0",
        "tricks1",
        "under0",
        "under1",
    )  # fmt: skip

    def __init__(self, rng: Rng, policy: list[int], model: ChoiceModel | None = None) -> None:
        self.rng = rng
        self.policy = policy
        self.model = model  # used instead of the policy
        self.hand0: i64 = 0
        self.hand1: i64 = 0
        self.pile: i64 = 0
        self.decree: i64 = 0
        self.lead: i64 = 0
        self.leader: i64 = 0
        self.left: i64 = 0  # tricks to play, including the current one
        self.tricks0: i64 = 0
        self.tricks1: i64 = 0
        self.found0: i64 = 0
        self.found1: i64 = 0
        self.laid: i64 = 0  # the following card, while its ability is resolved
        self.gone: i64 = 0  # cards of earlier tricks
        self.under0: i64 = 0  # cards that each seat has buried
        self.under1: i64 = 0

    def see(self, r: Renard) -> None:
        """Load the cards and the score of a world."""
        self.hand0 = r.hand0
        self.hand1 = r.hand1
        self.pile = r.pile
        self.decree = r.decree
        self.lead = r.lead
        self.leader = r.leader
        self.tricks0 = r.tricks[0]
        self.tricks1 = r.tricks[1]
        self.found0 = r.treasures[0]
        self.found1 = r.treasures[1]
        self.left = TRICKS - self.tricks0 - self.tricks1
        self.laid = r.follow
        self.gone = r.won0 | r.won1
        self.under0 = r.buried_cards(0)
        self.under1 = r.buried_cards(1)

    def run(self) -> None:
        """Play to the end of the round, from a lead or a follow."""
        while self.left > 0:
            self.trick()

    def trick(self) -> None:
        """3.1.3 to 3.4.1, 4.1.1 Play one trick and set the next leader."""
        leader: i64 = self.leader
        lead: i64 = self.lead
        if lead == NONE:
            lead = self.choose(leader, self.hand(leader), LEADS)
            self.lead = lead
            self.lay(leader, lead)
        other: i64 = 1 - leader
        follow: i64 = self.choose(other, legal(self.hand(other), lead), FOLLOWS)
        self.laid = follow
        self.lay(other, follow)
        winner: i64 = other if wins_over(lead, follow, self.decree // RANKS) else leader
        loser: i64 = follow if winner == leader else lead
        treasures: i64 = 0
        if lead % RANKS == TREASURE - 1:
            treasures += 1
        if follow % RANKS == TREASURE - 1:
            treasures += 1
        if winner == 0:
            self.tricks0 += 1
            self.found0 += treasures
        else:
            self.tricks1 += 1
            self.found1 += treasures
        self.leader = 1 - winner if loser % RANKS == SWAN - 1 else winner
        self.gone |= bit(lead) | bit(follow)
        self.lead = self.laid = NONE
        self.left -= 1

    def hand(self, seat: i64) -> i64:
        return self.hand1 if seat != 0 else self.hand0

    def put(self, seat: i64, hand: i64) -> None:
        if seat != 0:
            self.hand1 = hand
        else:
            self.hand0 = hand

    def lay(self, seat: i64, card: i64) -> None:
        """4.0.2 Play a card into the trick and resolve its ability."""
        hand: i64 = self.hand(seat) & ~bit(card)
        self.put(seat, hand)
        rank: i64 = card % RANKS + 1
        if rank == WOODCUTTER:
            self.put(seat, hand | bit(self.draw()))
            buried: i64 = self.choose(seat, self.hand(seat), BURIES)
            self.put(seat, self.hand(seat) & ~bit(buried))
            if seat != 0:
                self.under1 |= bit(buried)
            else:
                self.under0 |= bit(buried)
        elif rank == FOX and hand != 0:
            given: i64 = self.choose(seat, hand | bit(KEEP), GIVES)
            if given != KEEP:
                self.put(seat, hand & ~bit(given) | bit(self.decree))
                self.decree = given

    def draw(self) -> i64:
        """4.5.1 Draw a random card of the pile, without the buried ones."""
        at: i64 = self.rng.below(int(count(self.pile)))
        rest: i64 = self.pile
        while at > 0:
            rest &= rest - 1
            at -= 1
        card: i64 = lowest(rest)
        self.pile &= ~bit(card)
        return card

    def choose(self, seat: i64, options: i64, about: int) -> i64:
        """Sample one of the cards from the model or the policy."""
        if options & (options - 1) == 0:
            return lowest(options)
        model = self.model
        if model is not None:
            self.show(model, seat, options, about)
            return model.pick(options, self.rng)
        hand: i64 = self.hand(seat)
        tricks: i64 = self.tricks1 if seat != 0 else self.tricks0
        mode: i64 = mode_of(hand, self.decree // RANKS, tricks, self.left)
        whole: i64 = 0
        chosen: i64 = 0
        card: i64 = lowest(options)
        rest: i64 = options >> card
        while rest != 0:
            if rest & 1 != 0:
                weight: i64 = self.policy[entry(about, mode, card, hand, self.decree, self.lead)]
                whole += weight
                if (self.rng.word() >> 2) * whole >> 30 < weight:  # reservoir sampling
                    chosen = card
            rest >>= 1
            card += 1
        return chosen

    def show(self, model: ChoiceModel, seat: i64, options: i64, about: int) -> None:
        """Describe the current choice to a model."""
        tricks: i64 = self.tricks1 if seat != 0 else self.tricks0
        gone: i64 = self.gone | (self.under1 if seat != 0 else self.under0)
        model.see(about, self.hand(seat), options, gone, self.decree, self.lead, self.laid, tricks, self.left)
