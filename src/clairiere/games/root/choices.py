"""The numbers that stand for choices, one table for all questions: cards, places, seats, numbers, words."""

from __future__ import annotations

from typing import Final

from .terms import CARDS, CLEARINGS, ITEMS, PLACES, SUITS

# cards are their own numbers, 0 to 57
CLEARING: Final = 64  # + clearing
FOREST: Final = CLEARING + CLEARINGS  # a place is CLEARING + its number: forests follow the clearings
PLACES_END: Final = 96
SEAT: Final = 96  # + seat
NUMBER: Final = 128  # + 0 to 63
DICE: Final = 192  # + 4 * one die + the other

# words
PASS: Final = 224  # not to use what one may use
END: Final = 225  # of a phase, or of what may be repeated
YES: Final = 226
NO: Final = 227
CRAFT: Final = 228
MOVE: Final = 229
BATTLE: Final = 230
RECRUIT: Final = 231
BUILD: Final = 232
SUIT_WORD: Final = 236  # + suit
ITEM_WORD: Final = 240  # + item
WARRIOR_WORD: Final = 250

# Every faction has a range of its own for its words, in the order of chapters 6 to 11 and MM.
OWN_WORDS: Final = (300, 340, 380, 420, 480, 520, 560)
LAST_WORD: Final = 600
REACTION: Final = 1 << 22  # + a packed reaction (reactions.py)

DICE_OPTIONS: Final = tuple(range(DICE, DICE + 16))
CLEARING_OPTIONS: Final[list[tuple[int, ...]]] = [tuple([CLEARING + c for c in places]) for places in PLACES]
NUMBER_OPTIONS: Final[list[tuple[int, ...]]] = [tuple(range(NUMBER + 1, NUMBER + 1 + most)) for most in range(30)]

WORDS: Final[dict[int, str]] = {
    PASS: "pass", END: "end", YES: "yes", NO: "no", CRAFT: "craft", MOVE: "move", BATTLE: "battle",
    RECRUIT: "recruit", BUILD: "build", WARRIOR_WORD: "warrior",
}  # fmt: skip
IDS: Final[dict[str, int]] = {}


def name_words(words: dict[int, str]) -> None:
    """Give choices their words. A word means the same everywhere."""
    for id in words:
        assert IDS.get(words[id], id) == id, words[id]
        WORDS[id] = words[id]
        IDS[words[id]] = id


name_words(dict(WORDS))
name_words({SUIT_WORD + suit: SUITS[suit] for suit in range(4)})
name_words({ITEM_WORD + item: ITEMS[item] for item in range(len(ITEMS))})


def is_card(choice: int) -> bool:
    return 0 <= choice < CARDS


def is_clearing(choice: int) -> bool:
    return CLEARING <= choice < FOREST


def is_place(choice: int) -> bool:
    return CLEARING <= choice < PLACES_END


def is_seat(choice: int) -> bool:
    return SEAT <= choice < SEAT + 6


def is_number(choice: int) -> bool:
    return NUMBER <= choice < DICE
