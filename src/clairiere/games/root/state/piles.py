"""Chapters 2.1.2 and 1.2.1, cards that come and go, and who knows of them."""

from __future__ import annotations

from ....core.event import EVERYONE
from .terms import BIRD, BIT, SUIT, cards_of, replaced, size_of
from .woodland import HAND_PILE, Woodland


class Piles(Woodland):
    """Hands, hidden stacks, deck and discard pile: the verbs that move cards between them."""

    def take_cards(self, seat: int, cards: int, pile: int, clause: str) -> None:
        """2.1.2 Cards of the deck come to a hand or a hidden stack; only their owner sees which, 11.2.3 or everyone."""
        self.leave_deck(cards)
        if pile == HAND_PILE:
            self.hand[seat] = self.hand[seat] | cards
        else:
            self.stacks[seat] = self.stacks[seat] | cards
        self.forget(pile * self.seats + seat, cards)
        if self.log is not None:
            seen = self.lies_open(seat, pile)
            what = (seat, size_of(cards), pile)
            self.tell("drew", clause, what, cards_of(cards), EVERYONE if seen else 1 << seat, seen)

    def leave_deck(self, cards: int) -> None:
        """2.1.2 Cards are drawn."""
        self.deck &= ~cards
        if self.top:
            self.top = tuple([card for card in self.top if not cards & BIT[card]])

    def next_cards(self) -> int:
        """2.1.2 The cards that may be the next of the deck: any, unless a position has said which it is."""
        return BIT[self.top[0]] if self.top else self.deck

    def reshuffle(self) -> None:
        """2.1.2 The discard pile becomes the deck; 1.2.2 all have seen its cards, and that nobody holds one of them."""
        self.deck |= self.discard
        piles = range(2 * self.seats)
        self.voids = tuple([self.still_void(pile) | self.discard for pile in piles])
        self.void_sizes = tuple([self.pile_size(pile) for pile in piles])
        self.discard = 0
        if self.log is not None:
            self.tell("reshuffled", "2.1.2", (size_of(self.deck),))

    def remove_card(self, seat: int, card: int, kind: int = HAND_PILE) -> None:
        """1.2.1 A card leaves a hand or a hidden stack openly: if it may be one of the oldest, there is one of those
        less."""
        if kind == HAND_PILE:
            self.hand[seat] = self.hand[seat] & ~BIT[card]
        else:
            self.stacks[seat] = self.stacks[seat] & ~BIT[card]
        pile = kind * self.seats + seat
        if self.void_sizes[pile] and not self.voids[pile] & BIT[card]:
            self.void_sizes = replaced(self.void_sizes, pile, self.void_sizes[pile] - 1)
        self.redeem(pile, SUIT[card])

    def redeem(self, pile: int, suit: int) -> None:
        """1.2.1 A card has left a pile: it may be one of those that it was known to have, for a bird of any suit."""
        if self.pledges[pile]:
            for other in range(3):
                if suit in (other, BIRD) and self.pledges[pile] >> 6 * other & 63:
                    self.pledges = replaced(self.pledges, pile, self.pledges[pile] - (1 << 6 * other))

    def recover(self, seat: int, card: int, clause: str) -> None:
        """1.2.2 A card of the discard pile comes to a hand."""
        self.discard &= ~BIT[card]
        self.receive(seat, card)
        if self.log is not None:
            self.tell("recovered", clause, (seat, card))

    def lies_open(self, seat: int, pile: int) -> bool:
        """11.2.3 Whether a pile lies face up: some play with an open hand."""
        return pile == HAND_PILE and self.open_hands >> seat & 1 != 0

    def receive(self, seat: int, card: int) -> None:
        """A card that everyone sees comes to a hand."""
        self.hand[seat] |= BIT[card]
        self.learn(self.seats, seat, BIT[card])

    def hand_over(self, giver: int, taker: int, card: int, pile: int, clause: str, suit: int = BIRD) -> None:
        """1.3.2 A card goes from a hand to another hand or stack, where a rule says so; only those two see which, but
        all know if it must be of a suit, or a bird; 11.2.3 all see it if one of the hands lies open."""
        seen = self.lies_open(giver, HAND_PILE) or self.lies_open(taker, pile)
        sure = [self.seats] if seen else self.slip_out(giver, taker, card)
        if seen:
            self.remove_card(giver, card)
        elif suit != BIRD:
            at = pile * self.seats + taker
            self.pledges = replaced(self.pledges, at, self.pledges[at] + (1 << 6 * suit))
        self.forget(pile * self.seats + taker, BIT[card])
        if pile == HAND_PILE:
            self.hand[taker] = self.hand[taker] | BIT[card]
        else:
            self.stacks[taker] = self.stacks[taker] | BIT[card]
        for viewer in sure:
            self.learn(viewer, pile * self.seats + taker, BIT[card])
            if viewer not in (giver, taker, self.seats):
                self.deduced += ((viewer * 2 + pile) * self.seats + taker, card)
        if self.log is not None:
            seers = EVERYONE if seen else 1 << giver | 1 << taker
            self.tell("gave", clause, (giver, taker, pile), (card,), seers, True)

    def slip_out(self, giver: int, taker: int, card: int) -> list[int]:
        """1.2.1 A card leaves a hidden hand unseen: what others knew of the hand may be what has left it.
        Gives who knows where it went."""
        known, hand, bit = self.known, self.hand[giver], BIT[card]
        seen = known[self.seats * 2 * self.seats + giver]
        sure = [giver]
        for viewer in range(self.seats + 1):
            at = viewer * 2 * self.seats + giver
            if hand == bit & known[at]:
                sure.append(viewer)  # who knew the only card
            known[at] = known[at] | seen if viewer in (giver, taker) else 0
        self.hand[giver] = hand & ~bit
        if self.void_sizes[giver]:
            self.void_sizes = replaced(self.void_sizes, giver, self.void_sizes[giver] - 1)
        self.redeem(giver, BIRD)
        return sure

    def show_hand(self, seat: int, viewer: int, clause: str) -> None:
        """1.2.1 A rule lets one player see another's hand."""
        self.learn(viewer, seat, self.hand[seat])
        if self.log is not None:
            self.tell("showed", clause, (seat, viewer), cards_of(self.hand[seat]), 1 << seat | 1 << viewer, True)

    def learn(self, viewer: int, pile: int, cards: int) -> None:
        """1.2.1 A viewer, or everyone, knows that these cards lie in a pile."""
        at = viewer * 2 * self.seats + pile
        self.known[at] = self.known[at] | cards
        if self.deduced:
            self.deduced = self.deduced_but(at, cards)

    def deduced_but(self, index: int, cards: int) -> tuple[int, ...]:
        """1.2.1 What was deduced, without what has been seen since."""
        deduced: list[int] = []
        for i in range(0, len(self.deduced), 2):
            if self.deduced[i] != index or not BIT[self.deduced[i + 1]] & cards:
                deduced += self.deduced[i : i + 2]
        return tuple(deduced)

    def rule_out(self, pile: int, cards: int) -> None:
        """1.2.1 All know that a pile has none of these cards; what was known before of the whole pile still holds."""
        self.voids = replaced(self.voids, pile, self.still_void(pile) | cards)
        self.void_sizes = replaced(self.void_sizes, pile, self.pile_size(pile))

    def still_void(self, pile: int) -> int:
        """1.2.1 The cards that a pile is known not to have, all of it."""
        return 0 if self.void_sizes[pile] < self.pile_size(pile) else self.voids[pile]

    def pile_size(self, pile: int) -> int:
        """2.1 How many cards a hand or a hidden stack has."""
        return size_of(self.hand[pile] if pile < self.seats else self.stacks[pile - self.seats])

    def forget(self, pile: int, cards: int) -> None:
        """1.2.1 Cards come to a pile unseen: whatever was known of them is past. Callers look at piles as they are now,
        so cards that leave need no such care."""
        known = self.known
        for viewer in range(self.seats + 1):
            at = viewer * 2 * self.seats + pile
            if known[at] & cards:
                known[at] = known[at] & ~cards

    def knows(self, viewer: int, pile: int) -> int:
        """1.2.1 The cards of a pile that a viewer knows; a spectator knows what everyone does: 11.2.3 an open hand."""
        if self.open_hands >> pile & 1:
            return self.hand[pile]
        n = 2 * self.seats
        known = self.known[self.seats * n + pile]
        if 0 <= viewer < self.seats:
            known |= self.known[viewer * n + pile]
        return known & (self.hand[pile] if pile < self.seats else self.stacks[pile - self.seats])
