"""Chapter 1, components: cards of four kinds. Cards of a kind are alike, so a set of cards is one number of counts."""

from __future__ import annotations

from typing import Final, Sequence

KINDS: Final = "p234"  # as they are written; p is the +1 card
PLUS: Final = 0
VALUES: Final = (1, 2, 3)  # the kinds that a bid is made of
ONE: Final[tuple[int, ...]] = (1, 1 << 8, 1 << 16, 1 << 24)  # one card of each kind: eight bits count a kind
WORTH: Final[tuple[int, ...]] = (1, 2, 3, 4)
PACK: Final = 3 + 9 * 256 + 6 * 65536 + 3 * 16777216  # 1.2 nine 2s, six 3s, three 4s, three +1
HAND: Final = 6  # 3.2.1
LOCK: Final = 2  # 4.4 cards that the red holder must draw before anybody may shout
FEWEST: Final = 3  # 1.1
MOST: Final = 6


def size(cards: int) -> int:
    """Return the number of cards. 1.6 Colour sorts the packs at the start and has no other use: no card has one
    here."""
    return (cards & 255) + (cards >> 8 & 255) + (cards >> 16 & 255) + (cards >> 24)


def points(cards: int) -> int:
    """1.5 The sum of the values, each +1 card counting 1."""
    return (cards & 255) + 2 * (cards >> 8 & 255) + 3 * (cards >> 16 & 255) + 4 * (cards >> 24)


def count(cards: int, kind: int) -> int:
    """Return how many there are of a kind."""
    return cards >> 8 * kind & 255


def holds(cards: int, some: int) -> bool:
    """Return True if all of some cards are among the cards."""
    return all([cards >> 8 * kind & 255 >= some >> 8 * kind & 255 for kind in range(4)])


def has_value(cards: int) -> bool:
    """4.8 Return True if there is a 2, 3 or 4 among them."""
    return cards >> 8 != 0


def value_of(stack: int) -> int:
    """5.3.3 The kind that a stack is made of, +1 cards aside; the highest, if there are several."""
    if stack >= 16777216:
        return 3
    if stack >= 65536:
        return 2
    return 1 if stack >= 256 else 0


def lowest(hand: int) -> int:
    """10.4 The lowest value in a hand that has one."""
    if hand >> 8 & 255:
        return 1
    return 2 if hand >> 16 & 255 else 3


def card_at(pack: int, index: int) -> int:
    """Return the kind of the card with this index in a pack in the order p, 2, 3, 4."""
    for kind in range(3):
        index -= pack >> 8 * kind & 255
        if index < 0:
            return kind
    return 3


def first_index_of(pack: int, kind: int) -> int:
    """Return the index of the first card of a kind: the inverse of `card_at`."""
    return size(pack & (ONE[kind] - 1))


def show(cards: int) -> str:
    """Return cards in notation: the values from low to high, then the +1 cards, as in 223p."""
    return "2" * (cards >> 8 & 255) + "3" * (cards >> 16 & 255) + "4" * (cards >> 24) + "p" * (cards & 255)


def spell(cards: int) -> str:
    """Return each card as people say it, the +1 cards last: 3 3 +1. No line breaks between them."""
    return "\u00a0".join(["+1" if sign == "p" else sign for sign in show(cards)])


def read_cards(text: str) -> int:
    """Return the cards of a text, in any order, or -1 if it holds anything else."""
    cards = 0
    for letter in text.lower():
        kind = KINDS.find(letter)
        if kind < 0 or cards >> 8 * kind & 255 == 255:
            return -1
        cards += ONE[kind]
    return cards


def list_cards(cards: int) -> list[str]:
    """Return the notation of each card."""
    return list(show(cards))


def total_of(lists: Sequence[int]) -> int:
    """Return all cards of several places together."""
    total = 0
    for cards in lists:
        total += cards
    return total
