"""Two players of tricks: their hands, the pile, the decree, the trick on the table, and the verbs they share.

A verb is told by which clause of its game it acts.
"""

from __future__ import annotations

from typing import Final

from ..core.state import State
from .trail import PLAYED, TURNED_UP
from .tricks import NONE, SUIT, cards_of

SEATS: Final = 2


class TwoHands(State):
    """What lies on the table of two players of tricks, hidden and open."""

    __slots__ = ("dealer", "decree", "follow", "hand0", "hand1", "lead", "leader", "pile", "round", "trail")

    def __init__(self) -> None:
        super().__init__(SEATS)
        self.round = 0
        self.dealer = NONE
        self.hand0 = 0
        self.hand1 = 0
        self.pile = 0
        self.decree = NONE
        self.trail: list[int] = []  # what both saw in this round
        self.leader = NONE
        self.lead = NONE
        self.follow = NONE

    def copy_hands_into(self, other: TwoHands) -> None:
        """The part of `copy` that is the same for these games."""
        self.copy_into(other)
        other.round = self.round
        other.dealer = self.dealer
        other.hand0 = self.hand0
        other.hand1 = self.hand1
        other.pile = self.pile
        other.decree = self.decree
        other.trail = self.trail.copy()
        other.leader = self.leader
        other.lead = self.lead
        other.follow = self.follow

    # -- looking --------------------------------------------------------------------------------------------

    def hand(self, seat: int) -> int:
        """The cards in a player's hand, as bits."""
        return self.hand1 if seat else self.hand0

    @property
    def trump(self) -> int:
        """The suit of the decree as it is now."""
        return SUIT[self.decree]

    @property
    def actor(self) -> int:
        """Whose card lies on top of the trick: the one who carries out its ability."""
        return self.leader if self.follow == NONE else 1 - self.leader

    # -- verbs ----------------------------------------------------------------------------------------------

    def set_hand(self, seat: int, bits: int) -> None:
        if seat:
            self.hand1 = bits
        else:
            self.hand0 = bits

    def name_dealer(self, seat: int, clause: str) -> None:
        """The one who deals."""
        self.dealer = seat
        if self.log is not None:
            self.tell("dealer", clause, (seat,))

    def deal(self, seat: int, hand: int, clause: str) -> None:
        """A hand, face down."""
        self.set_hand(seat, hand)
        if self.log is not None:
            self.tell("dealt", clause, (seat,), cards_of(hand), 1 << seat)

    def form_pile(self, deck: int) -> None:
        """What was not dealt, face down."""
        self.pile = deck & ~(self.hand0 | self.hand1)

    def turn_decree(self, card: int, clause: str) -> None:
        """One card of the pile is turned up; no ability wakes, since it is not played."""
        self.decree = card
        self.pile &= ~(1 << card)
        self.trail.append(TURNED_UP + card)
        if self.log is not None:
            self.tell("decree", clause, (card,), reveals=True)

    def lay(self, seat: int, card: int, clause: str) -> None:
        """A card goes face up into the trick."""
        self.set_hand(seat, self.hand(seat) & ~(1 << card))
        if self.lead == NONE:
            self.lead = card
        else:
            self.follow = card
        self.trail.append(PLAYED + 64 * seat + card)
        if self.log is not None:
            self.tell("played", clause, (seat, card), reveals=True)

    def judge(self, winner: int, clause: str) -> None:
        """The winner of the trick is found: by which card, against which, and what was trump then. Callers look whether
        anybody listens first, since the clause must be found too."""
        won, lost = (self.lead, self.follow) if winner == self.leader else (self.follow, self.lead)
        self.tell("judged", clause, (winner, won, lost, self.trump))
