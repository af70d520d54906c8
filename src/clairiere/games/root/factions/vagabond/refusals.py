"""Why the Vagabond may not do something: the clause of chapter 9 that forbids it."""

from __future__ import annotations

from .....core.ask import Ask
from .....core.illegal import Word
from ...choices import (
    BATTLE,
    CLEARING,
    ITEM_WORD,
    MOVE,
    SEAT,
    WORDS,
    card_in,
    is_card,
    is_place,
    is_seat,
    is_with_card,
    word_in,
)  # fmt: skip
from ...craft import forbidding_clause
from ...faction import Verdict
from ...state.state import Root
from ...state.terms import BIT, CLEARINGS, COST, CRAFTABLE, DOMINANCES, ITEMS, MATCHING, NONE, PLACES
from .actions import has_items
from .board import VagabondBoard, shared
from .coalition import FEWEST_PLAYERS, partners
from .words import (
    AIDED,
    BOOTS,
    CHARACTER_WORD,
    CHARACTERS,
    CROSSBOW,
    EXHAUSTED,
    EXPLORE,
    HAMMER,
    QUEST_SUIT,
    QUEST_WORD,
    QUESTS,
    RELIC_CHOICES,
    REPAIR,
    SCOUNDREL,
    SPECIALS,
    STRIKE,
    SWORD,
    TO_SATCHEL,
    TO_TRACK,
    TORCH,
)  # fmt: skip

# questions about items: what is wrong with an item that is not offered
ITEM_ASKS: dict[str, tuple[str, str]] = {
    "refresh": ("not-exhausted", "9.4.1"), "damage": ("not-undamaged", "9.2.7"), "repair": ("not-damaged", "9.5.7"),
    "drop": ("not-in-satchel", "9.6.4"), "aid item": ("not-face-up", "9.2.5"), "aid take": ("not-in-box", "9.5.4"),
    "relic": ("not-this-relic", "9.7.1"), "pay item": ("not-face-up", "11.2.6.III"),
}  # fmt: skip
# questions about players
PLAYER_ASKS: dict[str, tuple[str, str]] = {
    "bring": ("ally-stays", "9.2.9.II.b"), "ally": ("no-such-ally", "9.2.9.II.c"), "strike": ("not-there", "9.5.6"),
    "victim": ("no-victim", "CHAR.thief"), "instigate": ("no-instigation", "CHAR.vagrant"),
    "instigated": ("no-instigation", "CHAR.vagrant"), "partner": ("not-last", "9.2.8"),
}  # fmt: skip
ACTIONS: dict[int, tuple[int, str]] = {
    MOVE: (BOOTS, "9.5.1"), BATTLE: (SWORD, "9.5.2"), EXPLORE: (TORCH, "9.5.3"), STRIKE: (CROSSBOW, "9.5.6"),
    REPAIR: (HAMMER, "9.5.7"),
}  # fmt: skip
IMPOSSIBLE = {MOVE: "boots-short", BATTLE: "no-enemy", EXPLORE: "no-ruin-here", STRIKE: "none-to-strike",
              REPAIR: "none-damaged"}  # fmt: skip
IMPOSSIBLE_CLAUSE = {MOVE: "9.2.9.III.b", BATTLE: "4.3"}


def refuse(r: Root, board: VagabondBoard, ask: Ask, choice: int) -> Verdict | None:
    """9.2 to 9.6 What is wrong with a choice of his; None if the general rules say it."""
    about = ask.about
    if about in ITEM_ASKS and (is_item(choice) or (about == "relic" and choice in RELIC_CHOICES)):
        return an_item(ask, choice)
    if about in ("stow", "drop") and TO_TRACK <= choice < TO_SATCHEL + 3:
        return "not-movable", "9.2.5.III", {}
    if about in PLAYER_ASKS and is_seat(choice) and choice - SEAT < r.seats and choice - SEAT != board.seat:
        return (*PLAYER_ASKS[about], {})
    if about == "character" and CHARACTER_WORD <= choice < CHARACTER_WORD + len(CHARACTERS):
        return "character-taken", "9.3.1", {}
    if about in ("first forest", "slip", "walk", "wander") and is_place(choice):
        return at_place(r, board, about, choice - CLEARING)
    if about == "day labor" and is_card(choice):
        return ("wrong-suit" if r.discard & BIT[choice] else "not-in-discard"), "CHAR.tinker", {}
    return in_daylight(r, board, choice) if about == "wander" else None


def is_item(choice: int) -> bool:
    """9.2.5 An item, face up or face down."""
    return ITEM_WORD <= choice < ITEM_WORD + len(ITEMS) or EXHAUSTED <= choice < EXHAUSTED + len(ITEMS)


def an_item(ask: Ask, choice: int) -> Verdict:
    """9.2.5 He has none like it; or only with its other side up."""
    turned = choice + EXHAUSTED - ITEM_WORD if choice < EXHAUSTED else choice - EXHAUSTED + ITEM_WORD
    reason, clause = ITEM_ASKS[ask.about]
    return (
        ("other-face", clause, {"say": Word(f"root-word-{WORDS[turned]}")})
        if turned in ask.options
        else (reason, clause, {})
    )


def at_place(r: Root, board: VagabondBoard, about: str, place: int) -> Verdict:
    """9.3.2 The first forest, 9.4.2 where he slips to, 9.5.1 where he walks to."""
    if about == "first forest":
        return "forest-needed", "9.3.2", {}
    if about == "wander":
        return "slip-over", "9.4.2", {}
    clause = "9.4.2" if about == "slip" else "9.5.1"
    if place >= CLEARINGS:
        return ("no-forest" if about == "walk" else "place-not-adjacent"), clause, {}
    at = r.pawn[board.seat]
    near = PLACES[r.ways[board.seat][at]] if at < CLEARINGS else r.map.forests[at - CLEARINGS]
    if place not in near:
        return "place-not-adjacent", clause, {}
    return ("closed", "CHAR.scoundrel", {}) if r.closed(place) else ("boots-short", "9.2.9.III.b", {})


def in_daylight(r: Root, board: VagabondBoard, choice: int) -> Verdict | None:
    """9.5 The item that an action exhausts, then what else it asks for."""
    if choice in ACTIONS:
        return action(r, board, choice)
    if is_with_card(choice) and word_in(choice) in AIDED:
        return aid(r, board, AIDED[word_in(choice)], card_in(choice))
    if choice in AIDED:
        return "card-with-it", "9.5.4", {}
    if QUEST_WORD <= choice < QUEST_WORD + len(QUESTS):
        return quest(r, board, choice - QUEST_WORD)
    if TO_TRACK <= choice < TO_SATCHEL + 3:
        return "not-movable", "9.2.5.III", {}
    if choice in SPECIALS.values():
        return special(r, board, choice)
    return card(r, board, choice) if is_card(choice) and r.hand[board.seat] & BIT[choice] else None


def action(r: Root, board: VagabondBoard, choice: int) -> Verdict:
    """9.5.1 to 9.5.7 Return why an action is refused."""
    item, clause = ACTIONS[choice]
    if not board.ready(item):
        return "item-needed", clause, {"item": Word(f"root-word-{ITEMS[item]}")}
    if r.pawn[board.seat] >= CLEARINGS and choice not in (MOVE, REPAIR):
        return "in-forest", clause, {}
    return IMPOSSIBLE[choice], IMPOSSIBLE_CLAUSE.get(choice, clause), {}


def aid(r: Root, board: VagabondBoard, letter: str, given: int) -> Verdict:
    """9.5.4 A player there, a card that matches, an item."""
    place = r.pawn[board.seat]
    letters = [faction.letter for faction in r.factions]
    if letter not in letters or letter == board.letter:
        return "not-that-player", "9.5.4", {}
    if place >= CLEARINGS:
        return "in-forest", "9.5.4", {}
    if not r.present(letters.index(letter), place):
        return "not-there", "9.5.4", {}
    if not r.hand[board.seat] & BIT[given]:
        return "not-in-hand", "9.5.4", {}
    if not MATCHING[r.suits[place]] & BIT[given]:
        return "wrong-suit", "9.5.4", {}
    return "no-item-up", "9.5.4", {}


def quest(r: Root, board: VagabondBoard, number: int) -> Verdict:
    """9.5.5 Face up, of the suit of his clearing, with both items."""
    place = r.pawn[board.seat]
    if not shared(r).quests >> number & 1:
        return "quest-not-open", "9.5.5", {}
    if place >= CLEARINGS or r.suits[place] != QUEST_SUIT[number]:
        return "quest-suit", "9.5.5", {}
    assert not has_items(board, number)
    return "quest-items", "9.5.5", {}


def special(r: Root, board: VagabondBoard, choice: int) -> Verdict:
    """9.5.9 The action of his character, with a torch."""
    if SPECIALS.get(board.character, NONE) != choice:
        return "not-your-special", "9.5.9", {}
    if not board.ready(TORCH):
        return "item-needed", "9.5.9", {"item": Word(f"root-word-{ITEMS[TORCH]}")}
    clause, place = f"CHAR.{CHARACTERS[board.character]}", r.pawn[board.seat]
    if place >= CLEARINGS:
        return "in-forest", clause, {}
    if board.character == SCOUNDREL:
        return ("closed", clause, {}) if r.closed(place) else ("reserved", "6.2.2", {})
    return f"no-{WORDS[choice]}", clause, {}


def card(r: Root, board: VagabondBoard, choice: int) -> Verdict | None:
    """9.2.8 A dominance card is for a coalition; 9.5.8 crafting asks for hammers in a clearing of the suit."""
    if BIT[choice] & DOMINANCES:
        alone = r.seats < FEWEST_PLAYERS or not partners(r, board.seat)
        return ("no-coalition", "9.2.8", {}) if alone else None
    if BIT[choice] & CRAFTABLE and not forbidding_clause(r, board.seat, choice):
        mixed = len([suit for suit in range(3) if COST[choice][suit]]) > 1
        return "hammers-one-suit" if mixed else "hammers", "9.2.1" if r.pawn[board.seat] >= CLEARINGS else "9.5.8", {}
    return None
