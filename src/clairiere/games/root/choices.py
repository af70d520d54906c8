"""The numbers of choices, one table for all questions: cards, places, seats, numbers, words."""

from __future__ import annotations

from typing import Final

from .state.terms import CARDS, CLEARINGS, CODE, DOMINANCES, ITEMS, PLACES, SPIES, SUITS, cards_of

# cards are their own numbers, 0 to 57
CLEARING: Final = 64  # + clearing
FOREST: Final = CLEARING + CLEARINGS  # a place is CLEARING + its number: forests follow the clearings
PLACES_END: Final = 96
SEAT: Final = 96  # + seat
NUMBER: Final = 128  # + 0 to 63
DICE: Final = 192  # + 4 * one die + the other

# words
PASS: Final = 224  # do not use what is offered
END: Final = 225  # of a phase, or of what may be repeated
CRAFT: Final = 228
MOVE: Final = 229
BATTLE: Final = 230
RECRUIT: Final = 231
BUILD: Final = 232
SUIT_WORD: Final = 236  # + suit
ITEM_WORD: Final = 240  # + item
WARRIOR_WORD: Final = 250
TAKE: Final = 252  # + 0 to 3 for the dominance cards, + 4 to 7 for the spies, in the order of their numbers

# Every faction has a range of its own for its words, in the order of chapters 6 to 11 and MM. A further one takes the
# next forty from 600 on. Records contain the numbers, so they never change.
OWN_WORDS: Final = (300, 340, 380, 420, 480, 520, 560)
LAST_WORD: Final = 1000
WITH_CARD: Final = 1 << 12  # + 64 * a word + a card: an act and the card of the hand that pays for it, in one choice
WITH_CARD_END: Final = WITH_CARD + 64 * LAST_WORD
REACTION: Final = 1 << 22  # + a packed reaction (reactions.py)

DICE_OPTIONS: Final = tuple(range(DICE, DICE + 16))
CLEARING_OPTIONS: Final[list[tuple[int, ...]]] = [tuple([CLEARING + c for c in places]) for places in PLACES]
NUMBER_OPTIONS: Final[list[tuple[int, ...]]] = [tuple(range(NUMBER + 1, NUMBER + 1 + most)) for most in range(30)]

WORDS: Final[dict[int, str]] = {
    PASS: "pass", END: "end", CRAFT: "craft", MOVE: "move", BATTLE: "battle",
    RECRUIT: "recruit", BUILD: "build", WARRIOR_WORD: "warrior",
}  # fmt: skip
IDS: Final[dict[str, int]] = {}
LETTER_WORDS: Final[dict[int, str]] = {}  # words that name a player, with the letter of that player's faction
TAKEN: Final[tuple[int, ...]] = cards_of(DOMINANCES | SPIES)  # 3.3.4 the cards that can be taken from beside the map


def name_words(words: dict[int, str]) -> None:
    """Give choices their words. A word means the same everywhere."""
    for id in words:
        assert IDS.get(words[id], id) == id and WORDS.get(id, words[id]) == words[id], words[id]
        WORDS[id] = words[id]
        IDS[words[id]] = id


name_words(dict(WORDS))
name_words({TAKE + i: f"take-{CODE[TAKEN[i]]}" for i in range(len(TAKEN))})
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


def with_card(word: int, card: int) -> int:
    """An act that a card of the hand pays for: one choice for both, because a second question would reveal the hand."""
    return WITH_CARD + 64 * word + card


def is_with_card(choice: int) -> bool:
    return WITH_CARD <= choice < WITH_CARD_END


def word_in(choice: int) -> int:
    """The act of such a choice."""
    return (choice - WITH_CARD) >> 6


def card_in(choice: int) -> int:
    """The card of such a choice."""
    return (choice - WITH_CARD) & 63


def with_cards(word: int, cards: int) -> tuple[int, ...]:
    """Return the choices of an act with each of some cards."""
    first = with_card(word, 0)
    return tuple(first + card for card in cards_of(cards))
