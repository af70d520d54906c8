"""Sets of cards as bits, and the rules of a trick as tables made from the engine's rules, for fast playouts."""

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


def follower_wins_table() -> list[int]:
    """3.3 Return, for each trump, lead and following card, 1 if the follower takes the trick, else 0."""
    return [int(follower_wins(lead, card, trump)) for trump in range(TRUMPS) for lead in DECK for card in DECK]


FOLLOWER_WINS: Final = follower_wins_table()
MONARCH_ASKS: Final = BOUND  # 4.11.1


def wins_over(lead: i64, card: i64, trump: i64) -> bool:
    """3.3 Return True if the following card takes the trick under this trump."""
    return FOLLOWER_WINS[(trump * CARDS + lead) * CARDS + card] != 0


def legal(hand: i64, lead: i64) -> i64:
    """3.2.1, 4.11.1 Return the cards of a hand that may follow a lead, as bits."""
    first: i64 = lead // RANKS * RANKS
    held: i64 = hand >> first & SUIT_BITS
    if held == 0:
        return hand
    if lead - first == MONARCH - 1:
        bound: i64 = MONARCH_ASKS[held]
        return bound << first
    return held << first


def bit(card: i64) -> i64:
    """Return the set of one card. The bit is shifted down, because mypyc makes a literal 1 too narrow to shift it up by
    32."""
    highest: i64 = HIGHEST
    return highest >> HIGH - card


def count(bits: i64) -> i64:
    """Return the number of cards in a set."""
    left: i64 = bits
    size: i64 = 0
    while left != 0:
        left &= left - 1
        size += 1
    return size


def lowest(bits: i64) -> i64:
    """Return the first card of a non-empty set."""
    left: i64 = bits
    card: i64 = 0
    while left & SUIT_BITS == 0:
        left >>= RANKS
        card += RANKS
    while left & 1 == 0:
        left >>= 1
        card += 1
    return card
