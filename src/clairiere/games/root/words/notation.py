"""The notation of choices: cards by codes, clearings and numbers by digits, players by letters, all else by words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.ask import NATURE, Ask
from ....core.illegal import Illegal, abbreviate
from ....core.nature import hand_at, hand_count, hand_index
from ..choices import (
    CLEARING,
    DICE,
    FOREST,
    IDS,
    NUMBER,
    REACTION,
    SEAT,
    WORDS,
    card_in,
    is_card,
    is_clearing,
    is_number,
    is_place,
    is_seat,
    is_with_card,
    with_card,
    word_in,
)  # fmt: skip
from ..drawing import Draw
from ..reactions import caused_by, clearing_of, how_many, kind_of, owner_of, reaction
from ..setup import LAYOUTS, layout, layout_index, order_index, orders, seats_at
from ..state.terms import CLEARINGS, CODE, LETTERS, NONE, card_named, cards_of, size_of

if TYPE_CHECKING:
    from ..state.state import Root


def write(r: Root, ask: Ask, choice: int) -> str:
    """The notation of a choice; `read` turns it round."""
    if ask.seat == NATURE:
        if ask.about.startswith("draw") and isinstance(r.step, Draw):
            return write_draw(r, r.step.count, choice)
        if ask.about == "suits":
            return " ".join([LETTERS[suit] for suit in layout(choice)]) if 0 <= choice < LAYOUTS else abbreviate(choice)
        if ask.about == "seats":
            inside = 0 <= choice < orders(r.rules.players)
            return " ".join([r.factions[i].letter for i in seats_at(r, choice)]) if inside else abbreviate(choice)
    return write_choice(r, choice)


def write_draw(r: Root, count: int, choice: int) -> str:
    """2.1.2 The cards that are drawn."""
    if not 0 <= choice < hand_count(size_of(r.deck), count):
        return abbreviate(choice)
    return " ".join([CODE[card] for card in hand_at(cards_of(r.deck), count, choice)])


def write_choice(r: Root, choice: int) -> str:
    """Write any number, also one that is no choice."""
    if is_card(choice):
        return CODE[choice]
    if is_clearing(choice):
        return str(choice - CLEARING + 1)
    if is_place(choice):
        forest = choice - FOREST
        return f"forest-{r.map.forest_names[forest]}" if forest < len(r.map.forest_names) else abbreviate(choice)
    if is_seat(choice):
        return r.factions[choice - SEAT].letter if choice - SEAT < r.seats else abbreviate(choice)
    if is_number(choice):
        return str(choice - NUMBER)
    if DICE <= choice < DICE + 16:
        return f"{(choice - DICE) >> 2}:{(choice - DICE) & 3}"
    if is_with_card(choice) and word_in(choice) in WORDS and is_card(card_in(choice)):
        return f"{WORDS[word_in(choice)]} {CODE[card_in(choice)]}"
    if REACTION <= choice < 2 * REACTION:
        return write_reaction(r, choice - REACTION)
    return WORDS.get(choice, abbreviate(choice))


def write_reaction(r: Root, packed: int) -> str:
    """1.1.3 Whose reaction, which, where, to how many pieces lost by whose doing."""
    owner, by = owner_of(packed), caused_by(packed)
    if owner >= r.seats or by >= r.seats or clearing_of(packed) >= CLEARINGS:
        return abbreviate(packed)
    word = r.factions[owner].reaction_word(kind_of(packed))
    if word == NONE:
        return abbreviate(packed)
    where = f"{clearing_of(packed) + 1}:{how_many(packed)}:{r.factions[by].letter}"
    return f"{r.factions[owner].letter}:{WORDS[word]}:{where}"


def read_reaction(r: Root, text: str) -> int:
    """1.1.3 `write_reaction` turned round; NONE if it says nothing."""
    letters = [faction.letter.lower() for faction in r.factions]
    parts = text.lower().split(":")
    if len(parts) != 5 or parts[0] not in letters or parts[4] not in letters or parts[1] not in IDS:
        return NONE
    owner, by = letters.index(parts[0]), letters.index(parts[4])
    kinds = [kind for kind in range(16) if r.factions[owner].reaction_word(kind) == IDS[parts[1]]]
    numbers = [int(part) if part.isascii() and part.isdigit() and len(part) < 3 else 0 for part in parts[2:4]]
    if not kinds or not 1 <= numbers[0] <= CLEARINGS or not 1 <= numbers[1] <= 63:
        return NONE
    return reaction(kinds[0], owner, numbers[0] - 1, numbers[1], by)


def read(r: Root, ask: Ask, text: str) -> int:
    """Return the choice that a notation means. It need not be legal."""
    word = " ".join(text.lower().split())
    if ask.seat == NATURE:
        if ask.about.startswith("draw") and isinstance(r.step, Draw):
            return read_draw(r, r.step.count, text)
        if ask.about == "suits":
            return read_suits(text)
        if ask.about == "seats":
            return read_seats(r, text)
    choice = read_word(r, ask, word)
    if choice == NONE:
        raise Illegal("root-no-answer", {"text": abbreviate(text)}, "root", "1.4")
    return choice


def read_word(r: Root, ask: Ask, word: str) -> int:
    """Cards, words, numbers and places, letters of players, dice."""
    card = card_named(word)
    if card != NONE:
        return card
    if word in IDS:
        return IDS[word]
    act, _, paid = word.partition(" ")
    if act in IDS and card_named(paid) != NONE:
        return with_card(IDS[act], card_named(paid))
    if word.isascii() and word.isdigit() and len(word) < 3:
        counted = isinstance(ask.options, tuple) and any([is_number(option) for option in ask.options])
        number = int(word)
        if counted:
            return NUMBER + number if number < DICE - NUMBER else NONE
        return CLEARING + number - 1 if 1 <= number <= CLEARINGS else NONE
    if word.startswith("forest-") and word[7:] in r.map.forest_names:
        return FOREST + r.map.forest_names.index(word[7:])
    for seat in range(r.seats):
        if word == r.factions[seat].letter.lower():
            return SEAT + seat
    if len(word) == 3 and word[1] == ":" and word[0] in "0123" and word[2] in "0123":
        return DICE + 4 * int(word[0]) + int(word[2])
    reaction = read_reaction(r, word)
    return NONE if reaction == NONE else REACTION + reaction


def read_draw(r: Root, count: int, text: str) -> int:
    """2.1.2 Some different cards of the deck."""
    cards = [card_named(code) for code in text.split()]
    for i in range(len(cards)):
        if cards[i] == NONE or not r.deck >> cards[i] & 1 or cards[i] in cards[:i]:
            raise Illegal("root-not-in-deck", {"text": abbreviate(text)}, "root", "2.1.2")
    if len(cards) != count:
        raise Illegal("root-draw-count", {"wanted": count, "found": len(cards)}, "root", "2.1.2")
    return hand_index(cards_of(r.deck), cards)


def read_suits(text: str) -> int:
    """WINTER.2 Twelve letters, four of each suit."""
    suits = [LETTERS.find(word) for word in text.lower().split()]
    if len(suits) != CLEARINGS or not all([suits.count(suit) == 4 for suit in range(3)]):
        raise Illegal("root-no-answer", {"text": abbreviate(text)}, "root", "WINTER.2")
    return layout_index(tuple(suits))


def read_seats(r: Root, text: str) -> int:
    """5.1.1 The letters of all factions, in the order of their seats; MM.3 those that nobody plays come last."""
    letters = [faction.letter for faction in r.factions]
    words = text.upper().split()
    players = r.rules.players
    if sorted(words) != sorted(letters) or words[players:] != letters[players:]:
        raise Illegal("root-no-answer", {"text": abbreviate(text)}, "root", "5.1.1")
    return order_index([letters.index(word) for word in words[:players]])
