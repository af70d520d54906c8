"""Chapter 1, components: the 33 cards as numbers, sets of cards as bits."""

from __future__ import annotations

from typing import Final

SUITS: Final = "BKM"  # bells, keys, moons (cloches, clefs, lunes)
RANKS: Final = 11
CARDS: Final = 33  # 1.2 three suits of eleven
HAND: Final = 13  # 2.4
TRICKS: Final = 13  # 1.5
PILE: Final = 6  # 2.6 what the decree leaves of the seven
KEEP: Final = 33  # the choice of leaving the decree as it is (4.3.2)
NONE: Final = -1  # no card

SWAN: Final = 1
FOX: Final = 3
WOODCUTTER: Final = 5
TREASURE: Final = 7
WITCH: Final = 9
MONARCH: Final = 11

RANK: Final[tuple[int, ...]] = tuple([card % RANKS + 1 for card in range(CARDS)])
SUIT: Final[tuple[int, ...]] = tuple([card // RANKS for card in range(CARDS)])
BIT: Final[tuple[int, ...]] = tuple([1 << card for card in range(CARDS)])
CODE: Final[tuple[str, ...]] = tuple([f"{RANK[card]}{SUITS[SUIT[card]]}" for card in range(CARDS)])
ALL: Final = (1 << CARDS) - 1
ONE_SUIT: Final = (1 << RANKS) - 1


def in_one_suit(suit: int) -> list[tuple[int, ...]]:
    """For each of the 2,048 sets of ranks, its cards in this suit, lowest first."""
    first = suit * RANKS
    return [tuple([first + i for i in range(RANKS) if ranks >> i & 1]) for ranks in range(ONE_SUIT + 1)]


IN_SUIT: Final[tuple[list[tuple[int, ...]], ...]] = (in_one_suit(0), in_one_suit(1), in_one_suit(2))
BELLS: Final = IN_SUIT[0]
KEYS: Final = IN_SUIT[1]
MOONS: Final = IN_SUIT[2]
DECK: Final[tuple[int, ...]] = tuple(range(CARDS))


def cards_of(bits: int) -> tuple[int, ...]:
    """The cards of a set: bells, keys, moons, each from low to high."""
    return BELLS[bits & ONE_SUIT] + KEYS[bits >> 11 & ONE_SUIT] + MOONS[bits >> 22]


def bits_of(cards: tuple[int, ...] | list[int]) -> int:
    bits = 0
    for card in cards:
        bits |= BIT[card]
    return bits


def codes_of(bits: int) -> list[str]:
    return [CODE[card] for card in cards_of(bits)]


def card_named(code: str) -> int:
    """The card of a code such as 7M, or NONE. Small letters will do."""
    wanted = code.strip().upper()
    for card in range(CARDS):
        if CODE[card] == wanted:
            return card
    return NONE
