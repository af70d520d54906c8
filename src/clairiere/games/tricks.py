"""What games of tricks share: three suits of up to eleven ranks, sets of cards as bits, following suit, trumps."""

from __future__ import annotations

from typing import Final

RANKS: Final = 11  # room for the ranks of a suit; a game may use fewer
CARDS: Final = 33
NONE: Final = -1  # no card

RANK: Final[tuple[int, ...]] = tuple([card % RANKS + 1 for card in range(CARDS)])
SUIT: Final[tuple[int, ...]] = tuple([card // RANKS for card in range(CARDS)])
BIT: Final[tuple[int, ...]] = tuple([1 << card for card in range(CARDS)])
ONE_SUIT: Final = (1 << RANKS) - 1


def in_one_suit(suit: int) -> tuple[tuple[int, ...], ...]:
    """For each of the 2,048 sets of ranks, its cards in this suit, lowest first."""
    first = suit * RANKS
    return tuple([tuple([first + i for i in range(RANKS) if ranks >> i & 1]) for ranks in range(ONE_SUIT + 1)])


IN_SUIT: Final[tuple[tuple[tuple[int, ...], ...], ...]] = (in_one_suit(0), in_one_suit(1), in_one_suit(2))
FIRST_SUIT: Final = IN_SUIT[0]
SECOND_SUIT: Final = IN_SUIT[1]
THIRD_SUIT: Final = IN_SUIT[2]


def cards_of(bits: int) -> tuple[int, ...]:
    """The cards of a set: suit by suit, each from low to high."""
    return FIRST_SUIT[bits & ONE_SUIT] + SECOND_SUIT[bits >> 11 & ONE_SUIT] + THIRD_SUIT[bits >> 22]


def bits_of(cards: list[int]) -> int:
    """The set of some cards."""
    bits = 0
    for card in cards:
        bits |= 1 << card
    return bits


def ranks_held(hand: int, suit: int) -> int:
    """The ranks of one suit in a hand, as bits: the lowest rank first."""
    return hand >> suit * RANKS & ONE_SUIT


def follow_suit(hand: int, suit: int) -> tuple[int, ...]:
    """The cards of a suit that a hand holds; the whole hand if it holds none."""
    held = ranks_held(hand, suit)
    return IN_SUIT[suit][held] if held else cards_of(hand)


def higher_wins(lead: int, lead_suit: int, follow: int, follow_suit: int, trump: int) -> bool:
    """Whether the second card takes the trick: higher in the same suit, or the only trump. Suits as they count now."""
    if lead_suit == follow_suit:
        return RANK[follow] > RANK[lead]
    return follow_suit == trump


def codes(letters: str, ranks: int) -> tuple[str, ...]:
    """How cards are written: rank, then the letter of the suit. A rank that a game has not is written as no card is."""
    return tuple([f"{RANK[card]}{letters[SUIT[card]]}" if RANK[card] <= ranks else "?" for card in range(CARDS)])


def card_in(names: tuple[str, ...], code: str) -> int:
    """The card of a code, or NONE. Small letters will do."""
    wanted = code.strip().upper()
    for card in range(len(names)):
        if names[card] == wanted != "?":
            return card
    return NONE
