"""Small numbers for the cards that still matter at the end of a round, so that a position fits into one integer.

Two cards of a hand are equivalent if both are even, of one suit, on the same side of the 9 (a 9 of another suit counts
among the trumps), and no card between them may still be played: neither from a hand, nor the decree (a Fox may fetch
it), nor a card that a Woodcutter may draw. Cards given for the decree are equivalent only if no Fox is left.
"""

from __future__ import annotations

from mypy_extensions import i64

from ...games.renard.cards import FOX, MONARCH, SWAN, TREASURE, WITCH, WOODCUTTER
from ...games.tricks import BIT, CARDS, NONE, RANK, RANKS, SUIT, cards_of
from .bits import FOLLOWER_WINS, bit, lowest


class CompactCards:
    """The numbering, and the sets that the rules need; hands are bits of small numbers."""

    __slots__ = (
        "cards", "cutters", "foxes", "monarchs", "number", "order", "plain", "sevens", "suit0", "suit1", "suit2",
        "swans", "undrawn",
    )  # fmt: skip

    def __init__(self) -> None:
        self.cards: list[int] = []  # the card of each small number, suit by suit, low to high
        self.number = [NONE] * CARDS
        self.order: list[int] = []  # what Woodcutters will draw, small numbers
        self.undrawn: list[int] = []
        self.foxes: i64 = 0
        self.cutters: i64 = 0
        self.swans: i64 = 0
        self.sevens: i64 = 0
        self.monarchs: i64 = 0
        self.plain: i64 = 0
        self.suit0: i64 = 0
        self.suit1: i64 = 0
        self.suit2: i64 = 0

    def number_cards(self, live: int, drawn: list[int]) -> None:
        """Number the cards in play and those that Woodcutters will draw, in order."""
        for card in drawn:
            live |= BIT[card]
        self.cards = list(cards_of(live))
        for i in range(len(self.cards)):
            self.number[self.cards[i]] = i
        self.order = [self.number[card] for card in drawn]
        self.undrawn = [0] * (len(drawn) + 1)
        for i in range(len(drawn) - 1, -1, -1):
            self.undrawn[i] = self.undrawn[i + 1] | 1 << self.order[i]
        self.foxes, self.cutters, self.swans = self.of_rank(FOX), self.of_rank(WOODCUTTER), self.of_rank(SWAN)
        self.sevens, self.monarchs = self.of_rank(TREASURE), self.of_rank(MONARCH)
        self.plain = sum([1 << i for i in range(len(self.cards)) if RANK[self.cards[i]] % 2 == 0])
        self.suit0, self.suit1, self.suit2 = self.of_suit(0), self.of_suit(1), self.of_suit(2)

    def of_rank(self, rank: int) -> int:
        return sum([1 << i for i in range(len(self.cards)) if RANK[self.cards[i]] == rank])

    def of_suit(self, suit: int) -> int:
        return sum([1 << i for i in range(len(self.cards)) if SUIT[self.cards[i]] == suit])

    def numbered(self, hand: int) -> int:
        return sum([1 << self.number[card] for card in cards_of(hand)])

    def legal(self, hand: i64, lead: i64) -> i64:
        """3.2.1, 4.11.1 Return the cards that may follow a lead, as bits of small numbers."""
        suit: i64 = self.cards[lead] // RANKS
        held: i64 = hand & (self.suit0 if suit == 0 else self.suit1 if suit == 1 else self.suit2)
        if held == 0:
            return hand
        if bit(lead) & self.monarchs != 0:
            top: i64 = held
            while top & (top - 1) != 0:
                top &= top - 1
            return top | held & self.swans
        return held

    def takes(self, lead: i64, card: i64, decree: i64) -> bool:
        """3.3 Return True if the following card takes the trick."""
        trump: i64 = self.cards[decree] // RANKS
        return FOLLOWER_WINS[(trump * CARDS + self.cards[lead]) * CARDS + self.cards[card]] != 0

    def unlike(self, hand: i64, live: i64) -> i64:
        """Return the hand with only the lowest card of each group of equivalent cards."""
        different: i64 = hand
        even: i64 = hand & self.plain
        while even & (even - 1) != 0:
            low: i64 = even & -even
            even &= even - 1
            next_one: i64 = even & -even
            if live & (next_one - 1) & ~(low | (low - 1)) == 0 and self.near(low, next_one):
                different &= ~next_one
        return different

    def near(self, low: i64, other: i64) -> bool:
        """Return True if two cards are of one suit and on the same side of the 9."""
        lower: i64 = self.cards[lowest(low)]
        upper: i64 = self.cards[lowest(other)]
        return lower // RANKS == upper // RANKS and upper % RANKS < WITCH - 1
