"""The targets of choices, for a screen, by names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.ask import Ask
from ..choices import (
    CLEARING,
    FOREST,
    ITEM_WORD,
    NUMBER,
    REACTION,
    SEAT,
    SUIT_WORD,
    TAKE,
    TAKEN,
    WARRIOR_WORD,
    WORDS,
    card_in,
    is_card,
    is_clearing,
    is_number,
    is_place,
    is_seat,
    is_with_card,
    word_in,
)  # fmt: skip
from ..reactions import caused_by, clearing_of, how_many, kind_of, owner_of
from ..state.state import Root
from ..state.terms import CODE, ITEMS, NONE, SUITS

if TYPE_CHECKING:
    from .schema import RootReaction, RootTarget


def target_of(r: Root, ask: Ask, choice: int) -> RootTarget:
    """Return the target of a choice: from the chapter, if the word is its own, else from the general rules."""
    if is_card(choice):
        return {"kind": "card", "card": CODE[choice]}
    if is_clearing(choice):
        return {"kind": "clearing", "clearing": choice - CLEARING + 1}
    if is_place(choice):
        return {"kind": "forest", "forest": r.map.forest_names[choice - FOREST]}
    if is_seat(choice):
        return {"kind": "player", "seat": choice - SEAT}
    if is_number(choice):
        return {"kind": "number", "number": choice - NUMBER}
    if choice >= REACTION:
        return reaction_target(r, choice - REACTION)
    word, card = (word_in(choice), card_in(choice)) if is_with_card(choice) else (choice, NONE)
    own = r.factions[ask.seat].target(r, word, card)
    if own is not None:
        return own
    return word_target(r, word) if card == NONE else {"kind": "paid", "act": WORDS[word], "card": CODE[card]}


def word_target(r: Root, word: int) -> RootTarget:
    """A word that is a suit, an item or a piece, 3.3.4 a card that is taken; any other is something that is done."""
    if SUIT_WORD <= word < SUIT_WORD + len(SUITS):
        return {"kind": "suit", "suit": SUITS[word - SUIT_WORD]}
    if ITEM_WORD <= word < ITEM_WORD + len(ITEMS):
        return {"kind": "item", "item": ITEMS[word - ITEM_WORD], "place": ""}
    if TAKE <= word < TAKE + len(TAKEN):
        return {"kind": "take", "card": CODE[TAKEN[word - TAKE]]}
    if word == WARRIOR_WORD or any([word in one.sheet.buildings or word in one.sheet.tokens for one in r.factions]):
        return {"kind": "piece", "piece": WORDS[word]}
    return {"kind": "act", "act": WORDS[word]}


def reaction_target(r: Root, packed: int) -> RootReaction:
    """1.1.3 Whose reaction, to what, where, and through whom."""
    owner = owner_of(packed)
    return {
        "kind": "reaction",
        "owner": owner,
        "word": WORDS[r.factions[owner].reaction_word(kind_of(packed))],
        "clearing": clearing_of(packed) + 1,
        "count": how_many(packed),
        "by": caused_by(packed),
    }
