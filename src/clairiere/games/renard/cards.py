"""Chapter 1, components: the 33 cards and their names."""

from __future__ import annotations

from typing import Final

from ..tricks import CARDS, card_in, cards_of, codes

SUITS: Final = "BKM"  # bells, keys, moons (cloches, clefs, lunes)
DECK: Final[tuple[int, ...]] = tuple(range(CARDS))  # 1.2 three suits of eleven
ALL: Final = (1 << CARDS) - 1
HAND: Final = 13  # 2.4
TRICKS: Final = 13  # 1.5
PILE: Final = 6  # 2.6 what the decree leaves of the seven
KEEP: Final = 33  # the choice of leaving the decree as it is (4.3.2)

SWAN: Final = 1
FOX: Final = 3
WOODCUTTER: Final = 5
TREASURE: Final = 7
WITCH: Final = 9
MONARCH: Final = 11

CODE: Final = codes(SUITS, MONARCH)


def codes_of(bits: int) -> list[str]:
    return [CODE[card] for card in cards_of(bits)]


def card_named(code: str) -> int:
    """Return the card of a code such as 7M, or NONE."""
    return card_in(CODE, code)
