"""Chapters 2.1.2 and 1.2.1, cards that come and go, and who knows of them."""

from __future__ import annotations

from .terms import BIT, cards_of, size_of
from .woodland import HAND_PILE, Woodland


class Piles(Woodland):
    """Hands, hidden stacks, deck and discard pile: the verbs that move cards between them."""

    def take_cards(self, seat: int, cards: int, pile: int, clause: str) -> None:
        """2.1.2 Cards of the deck come to a hand or a hidden stack; only their owner sees which."""
        self.deck &= ~cards
        if pile == HAND_PILE:
            self.hand[seat] |= cards
        else:
            self.stacks[seat] |= cards
        self.forget(pile * self.seats + seat, cards)
        if self.log is not None:
            self.tell("drew", clause, (seat, size_of(cards), pile), cards_of(cards), 1 << seat)

    def reshuffle(self) -> None:
        """2.1.2 The discard pile becomes the deck."""
        self.deck |= self.discard
        self.discard = 0
        if self.log is not None:
            self.tell("reshuffled", "2.1.2", (size_of(self.deck),))

    def leave_hand(self, seat: int, card: int) -> None:
        """1.2.1 A card leaves a hand openly: if it may be one of the oldest, there is one of those less."""
        self.hand[seat] &= ~BIT[card]
        if self.void_sizes[seat] and not self.voids[seat] & BIT[card]:
            self.void_sizes[seat] -= 1

    def recover(self, seat: int, card: int, clause: str) -> None:
        """1.2.2 A card of the discard pile comes to a hand."""
        self.discard &= ~BIT[card]
        self.receive(seat, card)
        if self.log is not None:
            self.tell("recovered", clause, (seat, card))

    def receive(self, seat: int, card: int) -> None:
        """A card that everyone sees comes to a hand."""
        self.hand[seat] |= BIT[card]
        self.learn(self.seats, seat, BIT[card])

    def hand_over(self, giver: int, taker: int, card: int, pile: int, clause: str) -> None:
        """1.3.2 A card goes from a hand to another hand or stack, where a rule says so; only those two see which."""
        n = 2 * self.seats
        seen = self.known[self.seats * n + giver]
        for viewer in range(self.seats + 1):  # 1.2.1 what others knew of the hand may be what has left it
            if viewer in (giver, taker):
                self.known[viewer * n + giver] |= seen
            else:
                self.known[viewer * n + giver] = 0
        self.hand[giver] &= ~BIT[card]
        self.void_sizes[giver] = max(0, self.void_sizes[giver] - 1)
        self.forget(pile * self.seats + taker, BIT[card])
        if pile == HAND_PILE:
            self.hand[taker] |= BIT[card]
        else:
            self.stacks[taker] |= BIT[card]
        self.learn(giver, pile * self.seats + taker, BIT[card])
        if self.log is not None:
            self.tell("gave", clause, (giver, taker, pile), (card,), 1 << giver | 1 << taker, True)

    def show_hand(self, seat: int, viewer: int, clause: str) -> None:
        """1.2.1 A rule lets one player see another's hand."""
        self.learn(viewer, seat, self.hand[seat])
        if self.log is not None:
            self.tell("showed", clause, (seat, viewer), cards_of(self.hand[seat]), 1 << seat | 1 << viewer, True)

    def learn(self, viewer: int, pile: int, cards: int) -> None:
        """1.2.1 A viewer, or everyone, knows that these cards lie in a pile."""
        self.known[viewer * 2 * self.seats + pile] |= cards

    def forget(self, pile: int, cards: int) -> None:
        """1.2.1 Cards come to a pile unseen: whatever was known of them is past. Callers look at piles as they are now,
        so cards that leave need no such care."""
        n = 2 * self.seats
        for viewer in range(self.seats + 1):
            if self.known[viewer * n + pile] & cards:
                self.known[viewer * n + pile] &= ~cards

    def knows(self, viewer: int, pile: int) -> int:
        """1.2.1 The cards of a pile that a viewer knows; a spectator knows what everyone does."""
        n = 2 * self.seats
        found = self.known[self.seats * n + pile]
        if 0 <= viewer < self.seats:
            found |= self.known[viewer * n + pile]
        return found & (self.hand[pile] if pile < self.seats else self.stacks[pile - self.seats])
