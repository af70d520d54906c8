"""Chapter 3.3, dominance cards: another way to win. Winning by points (3.1) stands with the verbs that give them."""

from __future__ import annotations

from typing import final

from ...core.ask import PASS as NOTHING
from ...core.state import Step
from .rule import ruled
from .state import Root, RootStep
from .steps import known_step
from .terms import BIRD, BIT, COUNT12, DOMINANCES, MATCHING, NONE, SUIT, cards_of

CLEARINGS_TO_RULE = 3  # 3.3.1.I


def dominance_options(r: Root, seat: int) -> int:
    """3.3.1 Cards of the hand that may be activated, and 3.3.4 those beside the map that may be taken, in Daylight."""
    found = 0
    if r.hand[seat] & DOMINANCES and r.factions[seat].may_activate(r):
        found = r.hand[seat] & DOMINANCES
    if r.available:
        for card in cards_of(r.available):
            if r.hand[seat] & MATCHING[SUIT[card]]:
                found |= BIT[card]
    return found


def use_dominance(r: Root, seat: int, card: int) -> None:
    """3.3.1 Activate a card of the hand, or 3.3.4 take one from beside the map."""
    if r.available & BIT[card]:
        r.push(TakeDominance(seat, card))
    else:
        r.leave_hand(seat, card)
        r.factions[seat].activate_dominance(r, card)


def put_in_play(r: Root, seat: int, card: int) -> None:
    """3.3.1 The card goes to the play area, 3.3.2 for good, and its owner's marker leaves the track."""
    r.dominance[seat] = card
    r.leave_track(seat)
    if r.log is not None:
        r.tell("dominance", "3.3.1", (seat, card), reveals=True)


def check_dominance(r: Root, seat: int) -> None:
    """3.3.1.I At the start of own Birdsong: three ruled clearings of the suit; 3.3.1.II for the bird, two opposite
    corners."""
    card = r.dominance[seat]
    if card != NONE and r.partner[seat] == NONE:
        rules = r.factions[seat].dominates(r, ruled(r, seat))
        if SUIT[card] == BIRD:
            if any([rules >> corner & 1 and rules >> r.board.opposite[corner] & 1 for corner in r.board.corners]):
                r.declare(seat, "3.3.1.II")
        elif COUNT12[rules & r.of_suit[SUIT[card]]] >= CLEARINGS_TO_RULE:
            r.declare(seat, "3.3.1.I")


@final
class TakeDominance(RootStep):
    """3.3.4 An available dominance card comes to the hand for a card of the same suit."""

    __slots__ = ("card", "seat")

    def __init__(self, seat: int, card: int) -> None:
        super().__init__()
        self.seat = seat
        self.card = card

    def play(self, r: Root, answer: int) -> None:
        match self.climb():
            case 0: self.must_spend(r)                  # 3.3.4
            case _: self.take(r, answer)

    def must_spend(self, r: Root) -> None:
        """3.3.4 A card of its suit; 2.1.1.II a bird card asks for a bird."""
        options = cards_of(r.hand[self.seat] & MATCHING[SUIT[self.card]])
        if len(options) > 1:
            r.ask(self.seat, "pay", options, "3.3.4")

    def take(self, r: Root, answer: int) -> None:
        """3.3.4 Everyone sees which card it is."""
        r.done()
        paid = cards_of(r.hand[self.seat] & MATCHING[SUIT[self.card]])[0] if answer == NOTHING else answer
        r.available &= ~BIT[self.card]
        r.receive(self.seat, self.card)
        if r.log is not None:
            r.tell("took", "3.3.4", (self.seat, self.card))
        r.spend(self.seat, paid, "3.3.4")

    def fields(self) -> list[int]:
        return [self.seat, self.card]

    def copy(self) -> Step:
        return self.twin(TakeDominance(self.seat, self.card))


known_step("TakeDominance", 2, lambda f: TakeDominance(f[0], f[1]))
