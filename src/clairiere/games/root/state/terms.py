"""Chapter 2, terms: cards and their suits, items, pieces as counts, sets of cards and clearings as bits."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ....core.illegal import Word
from ....core.sets import members_of
from ....core.sets import size_of as set_size
from ..data import CARDS as DATA

if TYPE_CHECKING:
    from .schema import Phase, Suit

NONE: Final = -1  # no seat, no card, no clearing
NOBODY: Final = -2  # a clearing reserved to nobody is closed to all
CLEARINGS: Final = 12  # 2.2
WIN: Final = 30  # 3.1
HAND: Final = 5  # the most cards that a hand keeps in Evening
DOMINANT: Final = 10  # 3.3.1 points that activating a dominance card asks for

FOX: Final = 0
RABBIT: Final = 1
MOUSE: Final = 2
BIRD: Final = 3  # 2.1
ANY: Final = 3  # 4.1.1 in a cost: a piece of any suit
SUITS: Final[tuple[Suit, ...]] = ("fox", "rabbit", "mouse", "bird")
LETTERS: Final = "frmb"

# The phases of a turn (1.4).
SETUP: Final = 0
BIRDSONG: Final = 1
DAYLIGHT: Final = 2
EVENING: Final = 3
PHASES: Final[tuple[Phase, ...]] = ("setup", "birdsong", "daylight", "evening")

# What a card is for.
AMBUSH: Final = 0  # 2.1.4
DOMINANCE: Final = 1  # 2.1.5
ITEM: Final = 2  # 4.1.2
PERSISTENT: Final = 3  # 4.1.3
FAVOR: Final = 4  # 4.1.2
SPY: Final = 5
KINDS: Final = ("ambush", "dominance", "item", "persistent", "favor", "spy")

# 2.5 What a piece is.
WARRIOR: Final = 0
BUILDING: Final = 1
TOKEN: Final = 2

ITEMS: Final[tuple[str, ...]] = tuple([entry["id"] for entry in DATA["items"]])
ITEM_SUPPLY: Final[tuple[int, ...]] = tuple([entry["supply"] for entry in DATA["items"]])  # 5.1.5


def replaced(numbers: tuple[int, ...], at: int, number: int) -> tuple[int, ...]:
    """Return the numbers with one replaced."""
    changed = list(numbers)
    changed[at] = number
    return tuple(changed)


def every_card() -> list[dict[str, Any]]:
    """2.1 The 54 cards and the four spies, one entry a card, with its code."""
    cards: list[dict[str, Any]] = []
    for entry in [*DATA["cards"], *DATA["spies"]]:
        for copy in range(entry["copies"]):
            cards.append(entry | {"code": entry["code"] + (str(copy + 1) if copy else "")})
    return cards


ENTRIES: Final[list[dict[str, Any]]] = every_card()
DECK: Final = 54  # 2.1 cards of the shared deck; the spies come after them
CARDS: Final = 58
CODE: Final[tuple[str, ...]] = tuple([entry["code"] for entry in ENTRIES])
SUIT: Final[tuple[int, ...]] = tuple([SUITS.index(entry["suit"]) for entry in ENTRIES])
KIND: Final[tuple[int, ...]] = tuple([KINDS.index(entry["kind"]) for entry in ENTRIES])
NAME: Final[tuple[str, ...]] = tuple([entry["id"] for entry in ENTRIES])  # the same for copies of one card
CLAUSE: Final[tuple[str, ...]] = tuple([entry["clause"] for entry in ENTRIES])  # what it does
POINTS: Final[tuple[int, ...]] = tuple([entry["points"] for entry in ENTRIES])
ITEM_OF: Final[tuple[int, ...]] = tuple([ITEMS.index(entry["item"]) if entry["item"] else NONE for entry in ENTRIES])
COST: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple([entry["cost"].count(suit) for suit in (*SUITS[:3], "any")]) for entry in ENTRIES]
)  # 4.1.1 how many pieces of each suit, then of any
BIT: Final[tuple[int, ...]] = tuple([1 << card for card in range(CARDS)])


def cards_that(name: str, value: object) -> int:
    """The cards of the deck with a certain value in the data, as a set."""
    return sum([1 << card for card in range(CARDS) if ENTRIES[card][name] == value])


ALL: Final[int] = (1 << DECK) - 1
BIRDS: Final[int] = cards_that("suit", "bird")
AMBUSHES: Final[int] = cards_that("kind", "ambush")
DOMINANCES: Final[int] = cards_that("kind", "dominance")
SPIES: Final[int] = cards_that("kind", "spy")
FAVORS: Final[int] = cards_that("kind", "favor")
OF_SUIT: Final[tuple[int, ...]] = tuple([cards_that("suit", suit) for suit in SUITS])
MATCHING: Final[tuple[int, ...]] = tuple([OF_SUIT[suit] | BIRDS for suit in range(4)])  # 2.1.1 birds are wild
CRAFTABLE: Final[int] = sum([1 << card for card in range(DECK) if KIND[card] in (ITEM, PERSISTENT, FAVOR)])  # 2.1.4
SAME_NAME: Final[tuple[int, ...]] = tuple([cards_that("id", name) for name in NAME])  # 4.1.4

# The cards whose effects the rules of battle and of the phases ask for.
ARMORERS: Final[int] = cards_that("id", "armorers")
SAPPERS: Final[int] = cards_that("id", "sappers")
TACTICS: Final[int] = cards_that("id", "brutal_tactics")
CLAIM: Final[int] = cards_that("id", "royal_claim")
STAND: Final[int] = cards_that("id", "stand_and_deliver")
TAX: Final[int] = cards_that("id", "tax_collector")
WARREN: Final[int] = cards_that("id", "command_warren")
BANK: Final[int] = cards_that("id", "better_burrow_bank")
COBBLER: Final[int] = cards_that("id", "cobbler")
SCOUTS: Final[int] = cards_that("id", "scouting_party")
CODES: Final[int] = cards_that("id", "codebreakers")

PLACES: Final[tuple[tuple[int, ...], ...]] = tuple([members_of(places) for places in range(1 << CLEARINGS)])
COUNT12: Final[tuple[int, ...]] = tuple([len(places) for places in PLACES])


def cards_of(bits: int) -> tuple[int, ...]:
    """The cards of a set, lowest number first."""
    return members_of(bits) if bits else ()


def size_of(bits: int) -> int:
    """Return how many cards a set has."""
    return set_size(bits)


def set_of(cards: tuple[int, ...] | list[int]) -> int:
    """The set of some cards."""
    bits = 0
    for card in cards:
        bits |= BIT[card]
    return bits


def codes_of(bits: int) -> list[str]:
    """The cards of a set as they are written."""
    return [CODE[card] for card in cards_of(bits)]


def card_named(text: str) -> int:
    """The card of a code, or NONE."""
    wanted = text.strip().lower()
    return CODE.index(wanted) if wanted in CODE else NONE


def card_word(card: int) -> Word:
    """2.1 Return the name of a card, to be said in the reader's language."""
    return Word(f"root-card-{NAME[card].replace('_', '-')}")


def count_of(packed: int, kind: int) -> int:
    """Of pieces packed by kind, four bits each, those of one kind."""
    return packed >> 4 * kind & 15


def total_of(packed: int) -> int:
    """Return how many pieces of all kinds there are."""
    return (packed & 15) + (packed >> 4 & 15) + (packed >> 8 & 15) + (packed >> 12 & 15)
