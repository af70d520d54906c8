"""What trick-taking games share: three suits of up to eleven ranks, sets of cards as bits, following suit, trumps."""

from __future__ import annotations

from typing import Final

from ..core.sets import CHUNK0, CHUNK1, CHUNK2, members_of

RANKS: Final = 11  # room for the ranks of a suit; a game may use fewer
CARDS: Final = 33
NONE: Final = -1  # no card

RANK: Final[tuple[int, ...]] = tuple([card % RANKS + 1 for card in range(CARDS)])
SUIT: Final[tuple[int, ...]] = tuple([card // RANKS for card in range(CARDS)])
BIT: Final[tuple[int, ...]] = tuple([1 << card for card in range(CARDS)])
ONE_SUIT: Final = (1 << RANKS) - 1


# For each of the 2,048 sets of ranks, its cards in a suit, lowest first.
IN_SUIT: Final[tuple[tuple[tuple[int, ...], ...], ...]] = (CHUNK0, CHUNK1, CHUNK2)


def cards_of(bits: int) -> tuple[int, ...]:
    """Return the cards of a set: suit by suit, each from low to high."""
    return members_of(bits)


def bits_of(cards: list[int]) -> int:
    """Return some cards as a set."""
    bits = 0
    for card in cards:
        bits |= 1 << card
    return bits


def ranks_held(hand: int, suit: int) -> int:
    """Return the ranks of one suit in a hand, as bits: the lowest rank first."""
    return hand >> suit * RANKS & ONE_SUIT


def follow_suit(hand: int, suit: int) -> int:
    """Return the cards of a suit in a hand; the whole hand if it has none."""
    held = hand & ONE_SUIT << suit * RANKS
    return held if held else hand


def higher_wins(lead: int, lead_suit: int, follow: int, follow_suit: int, trump: int) -> bool:
    """Return True if the second card takes the trick: higher in the same suit, or the only trump."""
    if lead_suit == follow_suit:
        return RANK[follow] > RANK[lead]
    return follow_suit == trump


def codes(letters: str, ranks: int) -> tuple[str, ...]:
    """Return the code of each card: rank, then the letter of the suit; "?" for a rank that the game lacks."""
    return tuple([f"{RANK[card]}{letters[SUIT[card]]}" if RANK[card] <= ranks else "?" for card in range(CARDS)])


def card_in(names: tuple[str, ...], code: str) -> int:
    """Return the card of a code, in capital or small letters; NONE if there is none."""
    wanted = code.strip().upper()
    for card in range(len(names)):
        if names[card] == wanted != "?":
            return card
    return NONE
