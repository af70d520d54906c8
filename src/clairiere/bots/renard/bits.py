"""Cards as bits for those who play many rounds in their heads: the rules of a trick as tables, made from the rules."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ...games.renard.cards import DECK, MONARCH
from ...games.renard.trick import BOUND, follower_wins
from ...games.tricks import CARDS, ONE_SUIT, RANKS

TRUMPS: Final = 3
SUIT_BITS: Final = ONE_SUIT
HIGH: Final = 62
HIGHEST: Final = 1 << HIGH


def beaten() -> list[int]:
    """For each trump, card led and card that follows: whether the second takes the trick (3.3)."""
    return [int(follower_wins(lead, card, trump)) for trump in range(TRUMPS) for lead in DECK for card in DECK]


FOLLOWER_WINS: Final = beaten()
MONARCH_ASKS: Final = BOUND  # 4.11.1


def wins_over(lead: i64, card: i64, trump: i64) -> bool:
    """Whether the card that follows takes the trick, as soon as the trump is settled."""
    return FOLLOWER_WINS[(trump * CARDS + lead) * CARDS + card] != 0


def legal(hand: i64, lead: i64) -> i64:
    """3.2.1 What of a hand may follow a card, as bits."""
    first: i64 = lead // RANKS * RANKS
    held: i64 = hand >> first & SUIT_BITS
    if held == 0:
        return hand
    if lead - first == MONARCH - 1:
        bound: i64 = MONARCH_ASKS[held]
        return bound << first
    return held << first


def bit(card: i64) -> i64:
    """The set of one card. Shifted down from above: the compiler makes a small 1 too narrow to shift it up by 32."""
    highest: i64 = HIGHEST
    return highest >> HIGH - card


def count(bits: i64) -> i64:
    """How many cards a set has."""
    left: i64 = bits
    size: i64 = 0
    while left != 0:
        left &= left - 1
        size += 1
    return size


def lowest(bits: i64) -> i64:
    """The first card of a set that is not empty."""
    left: i64 = bits
    card: i64 = 0
    while left & SUIT_BITS == 0:
        left >>= RANKS
        card += RANKS
    while left & 1 == 0:
        left >>= 1
        card += 1
    return card
