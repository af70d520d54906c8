"""Chapter 4, abilities of the odd cards. 4.0.1 Every suit has the same; even cards have none."""

from __future__ import annotations

from typing import Final, final

from ...core.ask import NATURE
from ...core.state import Step
from ..tricks import RANK, SUIT
from .cards import KEEP, SWAN, TREASURE, WITCH
from .state import Renard, RenardStep


@final
class Fox(RenardStep):
    """4.3.1 Whoever plays a 3 may exchange the decree for a card of the hand."""

    EXCHANGE: Final = 1

    def play(self, r: Renard, answer: int) -> None:
        # fmt: off
        match self.climb():
            case 0: self.may_exchange(r)                # 4.3.2
            case _: self.exchange(r, answer)            # 4.3.3

    def may_exchange(self, r: Renard) -> None:
        """4.3.2 The decree may be left as it is; 4.3.6 without another card there is nothing to ask."""
        hand = r.hand(r.actor)
        if hand:
            r.ask_among(r.actor, "exchange", hand | 1 << KEEP, "4.3.1")
        else:
            r.done()

    def exchange(self, r: Renard, given: int) -> None:
        """4.3.3 A new trump counts from this trick on; 4.3.5 the cards already laid stay as they are."""
        if given == KEEP:
            r.keep_decree(r.actor)
        else:
            r.exchange(r.actor, given)
        r.done()

    def copy(self) -> Step:
        return self.twin(Fox())


@final
class Woodcutter(RenardStep):
    """4.5.3 Whoever plays a 5 must draw a card and must bury one, also as the last card (4.5.5)."""

    DRAW: Final = 1
    BURY: Final = 3

    def play(self, r: Renard, answer: int) -> None:
        # fmt: off
        match self.climb():
            case 0: self.must_draw(r)                   # 4.5.1
            case 1: r.draw(r.actor, answer)
            case 2: self.must_bury(r)                   # 4.5.2
            case _: self.bury(r, answer)

    def must_draw(self, r: Renard) -> None:
        """4.5.4 The pile never runs out: three 5s, six cards."""
        r.ask_among(NATURE, "draw", 1 << r.top[0] if r.top else r.pile, "4.5.1")

    def must_bury(self, r: Renard) -> None:
        r.ask_among(r.actor, "bury", r.hand(r.actor), "4.5.2")

    def bury(self, r: Renard, card: int) -> None:
        r.bury(r.actor, card)
        r.done()

    def copy(self) -> Step:
        return self.twin(Woodcutter())


def next_leader(r: Renard, winner: int) -> int:
    """4.1.1 The winner leads next, unless the loser played a 1 (8.5 or both did); 4.1.2 a winning 1 changes nothing."""
    losing_card = r.follow if winner == r.leader else r.lead
    return 1 - winner if RANK[losing_card] == SWAN else winner


def sevens(lead: int, follow: int) -> int:
    """4.7.3 The 7s of the trick: those in the decree or the pile are worth nothing."""
    return (RANK[lead] == TREASURE) + (RANK[follow] == TREASURE)


def suits_at_judgement(lead: int, follow: int, trump: int) -> tuple[int, int]:
    """4.9.1 A lone 9 is a trump, 4.9.2 of rank 9, 4.9.3 from now on only; 8.4 two of them cancel out."""
    lead_suit = SUIT[lead]
    follow_suit = SUIT[follow]
    if RANK[lead] == WITCH:
        if RANK[follow] != WITCH:
            lead_suit = trump
    elif RANK[follow] == WITCH:
        follow_suit = trump
    return lead_suit, follow_suit
