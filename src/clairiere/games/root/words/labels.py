"""Choices put into words, for the player who is asked: message ids of text/*.ftl and their facts."""

from __future__ import annotations

from typing import Final, Sequence

from ....core.ask import Ask
from ....core.illegal import Facts, Word
from ..choices import (
    CLEARING,
    END,
    FOREST,
    NUMBER,
    PASS,
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
    word_in,
)  # fmt: skip
from ..reactions import caused_by, clearing_of, how_many, kind_of, owner_of
from ..refusals import is_menu
from ..state.state import Root
from ..state.terms import BIT, CODE, CRAFTABLE, DOMINANCES, SPIES
from .speech import clearing_facts, march_of, name_of

# what an answer ends or leaves undone, and what a card is chosen for, by question; others are plain words
ENDS: Final = frozenset(
    (
        "agitation", "conspire", "craft", "daylight", "decree", "effect", "garden-craft", "market", "operation",
        "revolt", "ritual", "stow", "sympathy", "trade", "wander",
    )
)  # fmt: skip
PASSES: Final = frozenset(
    (
        "aid-take", "ally", "ambush", "battlefield", "bring", "effects", "enlist", "foil", "from", "hospitals",
        "outrage", "price-boats", "price-cards", "price-mercenaries", "relic", "reward", "slip", "swap",
    )
)  # fmt: skip
USES: Final = frozenset(
    ("ambush", "day labor", "decree", "discard", "dismiss", "foil", "hospitals", "outrage", "resolve", "supporter")
)


def speak_choice(r: Root, ask: Ask, choice: int, names: Sequence[str]) -> tuple[str, Facts]:
    """A choice as the asked player reads it; copies of one card are told apart by a number."""
    if is_card(choice):
        return f"root-choice-{use_of(r, ask, choice)}", card_facts(choice)
    if is_place(choice):
        return speak_place(r, choice)
    if is_seat(choice):
        seat = choice - SEAT
        return "root-choice-player", {"name": names[seat], "faction": faction_of(r, seat)}
    if is_number(choice):
        return "root-choice-number", {"number": choice - NUMBER}
    if is_with_card(choice):
        return "root-choice-with-card", {"word": word_of(word_in(choice))} | card_facts(card_in(choice))
    if choice >= REACTION:
        return speak_reaction(r, choice - REACTION, names)
    about = ask.about.replace(" ", "-")
    if (choice == END and about in ENDS) or (choice == PASS and about in PASSES):
        return f"root-{WORDS[choice]}-{about}", {"march": march_of(r)}
    return "root-choice-word", {"word": word_of(choice)}


def use_of(r: Root, ask: Ask, card: int) -> str:
    """Return the purpose of a chosen card: 4.1.3 its effect is used, 4.1 it is crafted, 3.3.1 activated or played."""
    if r.crafted[ask.seat] & BIT[card]:
        return "use"
    if is_menu(r, ask) and r.hand[ask.seat] & BIT[card]:
        if CRAFTABLE & BIT[card]:
            return "craft"
        if SPIES & BIT[card]:
            return "spy"
        return "dominance" if DOMINANCES & BIT[card] else "card"
    return ask.about.replace(" ", "-") if ask.about in USES else "card"


def card_facts(card: int) -> Facts:
    """2.1 A card by its name, and which copy of it."""
    copy = CODE[card][-1]
    return {"card": name_of(card), "copy": int(copy) if copy.isdigit() else 1}


def speak_place(r: Root, choice: int) -> tuple[str, Facts]:
    """2.2 A clearing by its number and suit, a forest by its letter."""
    if is_clearing(choice):
        return "root-choice-clearing", clearing_facts(r, choice - CLEARING)
    return "root-choice-forest", {"forest": r.map.forest_names[choice - FOREST].upper()}


def speak_reaction(r: Root, packed: int, names: Sequence[str]) -> tuple[str, Facts]:
    """1.1.3 Whose reaction, to what, where, and through whom."""
    owner = owner_of(packed)
    return "root-choice-reaction", {
        "name": names[owner],
        "word": word_of(r.factions[owner].reaction_word(kind_of(packed))),
        "clearing": clearing_of(packed) + 1,
        "count": how_many(packed),
        "by": names[caused_by(packed)],
    }


def word_of(word: int) -> Word:
    return Word(f"root-word-{WORDS[word]}")


def faction_of(r: Root, seat: int) -> Word:
    return Word(f"root-faction-{r.factions[seat].sheet.name}")
