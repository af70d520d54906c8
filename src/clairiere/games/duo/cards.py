"""Chapter 1, components: the 30 cards and their names, and the numbers that stand for choices."""

from __future__ import annotations

from typing import Final

from ..tricks import CARDS, RANK, bits_of, card_in, cards_of, codes

SUITS: Final = "DRS"  # doves, roses, stars (colombes, roses, étoiles)
TOP: Final = 10  # the highest rank
DECK: Final[tuple[int, ...]] = tuple([card for card in range(CARDS) if RANK[card] <= TOP])  # 1.2
ALL: Final = bits_of(list(DECK))
HAND: Final = 11  # 2.6
TRICKS: Final = 11  # 3.1.1
ROUNDS: Final = 3  # 6.1
PILE: Final = 7  # 2.7 what the decree leaves of the eight

MUSICIAN: Final = 1
FOXES: Final = 3
GAZELLE: Final = 5
GIFT: Final = 7
HEIR: Final = 9

# Choices that are no cards. No two stand for different things, so that a late answer is never mistaken for another.
KEEP: Final = 33  # leave the decree as it is (5.3.2)
STOP: Final = 34  # instead of any other answer: propose to give up (7.5)
YES: Final = 35
NO: Final = 36
READY: Final = 37  # enough has been said, the cards may be dealt (9.4)
SEAT: Final = 40  # + seat: the player that Foxes name (5.3.1)
SPACE: Final = 48  # + space: the end of the path that a forest token shall cover (6.4)
TOWARD: Final = 64  # + spaces: the team token goes to the winner (4.1.2)
AWAY: Final = 72  # + spaces: it goes the other way (5.1.1)

CODE: Final = codes(SUITS, TOP)


def codes_of(bits: int) -> list[str]:
    return [CODE[card] for card in cards_of(bits)]


def card_named(code: str) -> int:
    """The card of a code such as 7R, or NONE."""
    return card_in(CODE, code)
