"""The parts of Root that can be changed: pieces in clearings, cards, items, points, and the factions' boards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from ..core.illegal import Facts, Phrase, Word
from ..games.root.choices import WORDS
from ..games.root.data import BOARDS
from ..games.root.data import CARDS as CARD_DATA
from ..games.root.faction import FACTIONS, Sheet
from ..games.root.factions.eyrie.board import COLUMNS
from ..games.root.factions.vagabond.words import ALL_QUESTS
from ..games.root.state.map import PRINTED_MAPS
from ..games.root.state.terms import CARDS, CLEARINGS, card_named
from ..games.root.words.speech import name_of
from .drafts import Editor
from .fields import COUNTS, NUMBER, WORD, Field, Group, Position, flag, number, pieces, word, words

MOST_POINTS = 29  # with more the game is over (3.1)
CARD_LISTS = ("lost_souls", "revealed", "orders")  # lists of cards on a faction's board
QUESTS = ("quests", "quest_deck", "completed")
ITEMS = ("track", "satchel", "exhausted", "damaged", "broken")
NUMBERS = ("actions", "officers", "operations", "acolytes", "payments", "funds")  # of actions, or of warriors
FLAGS = ("acted", "recruited", "hated")
KNOWN = {
    "leader": ("builder", "charismatic", "commander", "despot"),
    "character": ("thief", "tinker", "ranger", "vagrant", "arbiter", "scoundrel"),
}
RELATIONS = ("indifferent", "amiable_1", "amiable_2", "allied", "hostile")
MOST_NUMBER = 25
ALL_ITEMS = (  # 2.7 in the supply, with two Vagabonds in the ruins and at their start, and for sale by the automaton
    sum(entry["supply"] + 2 * entry["ruin"] for entry in CARD_DATA["items"])
    + 2 * max(len(entry["items"]) for entry in BOARDS["vagabond"]["characters"])
    + len(BOARDS["mechanical"]["for_sale"])
)


class RootEditor(Editor):
    past: Sequence[Sequence[str]] = (
        ("steps", "known", "players.*.void", "players.*.void_sizes", "players.*.pledged", "top"),
        ("battle", "reactions", "held", "asked", "used", "activated", "dice"),
        ("players.*.board.resolved", "players.*.board.added", "players.*.board.added_bird",
         "players.*.board.plundered", "players.*.board.aids", "players.*.board.hits"),
    )  # fmt: skip
    follows: Sequence[tuple[str, str]] = (
        ("clearings", "players.*.supply"), ("players", "players.*.supply"),
        *((moment, place) for moment in ("turn", "phase") for place in ("steps", "battle", "reactions", "held")),
    )  # fmt: skip

    def seats(self, position: Position) -> int:
        return len(position["seats"])

    def is_begun(self, position: Position) -> bool:
        return str(position["phase"]) != "setup"

    def piece(self, sort: str, piece: str) -> tuple[str, Facts]:
        if sort == "card":
            return "root-choice-card", {"card": name_of(card_named(piece)), "copy": 1}
        return "edit-word", {"word": Word(f"root-word-{piece}")}

    def groups(self, position: Position, names: Sequence[str]) -> list[Group]:
        sheets = {letter: sheet_of(letter) for letter in position["seats"]}
        return [
            turn_group(sheets),
            *[clearing_group(position, sheets, clearing) for clearing in range(CLEARINGS)],
            *[player_group(position, sheets, letter) for letter in sheets],
            Group("piles", "edit-piles", list(piles())),
        ]


def sheet_of(letter: str) -> Sheet:
    """Return the printed board of a letter. A second player of a faction has the next letter."""
    sheets = {faction.sheet.letter: faction.sheet for faction in FACTIONS.values()}
    return sheets[letter] if letter in sheets else sheets[chr(ord(letter) - 1)]


def faction(sheet: Sheet) -> Word:
    return Word(f"root-faction-{sheet.name}")


def turn_group(sheets: dict[str, Sheet]) -> Group:
    players = [(letter, faction(sheet)) for letter, sheet in sheets.items()]
    phases = words("root-phase", ("birdsong", "daylight", "evening"))
    fields = [word("turn", "edit-turn-of", players), word("phase", "edit-phase", phases)]
    return Group("turn", "edit-turn", [*fields, *[
        number(f"players.{letter}.score", "edit-score", MOST_POINTS, who=faction(sheet))
        for letter, sheet in sheets.items()
    ]])  # fmt: skip


def clearing_group(position: Position, sheets: dict[str, Sheet], clearing: int) -> Group:
    """2.5 Return the pieces of every faction in a clearing, and its ruin."""
    name = str(clearing + 1)
    fields = [field for letter, sheet in sheets.items() for field in pieces_at(name, letter, sheet)]
    if PRINTED_MAPS[position["options"]["board"]].ruins >> clearing & 1:
        fields.append(flag(f"ruins.{name}", "edit-ruin"))
    target = {"kind": "clearing", "clearing": clearing + 1}
    suit = position["suits"][clearing]
    return Group(f"clearing-{name}", "edit-clearing", fields, {"number": name, "suit": suit or "none"}, target)


def pieces_at(clearing: str, letter: str, sheet: Sheet) -> Iterator[Field]:
    at, who = f"clearings.{clearing}.{letter}", faction(sheet)
    if sheet.warriors:
        yield number(f"{at}.warrior", "edit-piece", sheet.warriors, who=who, piece=Word("root-word-warrior"))
    limits = (*sheet.building_limits, *sheet.token_limits)
    for kind, limit in zip((*sheet.buildings, *sheet.tokens), limits, strict=True):
        piece = Word(f"root-word-{WORDS[kind]}".replace("_", "-"))
        yield number(f"{at}.{WORDS[kind]}", "edit-piece", limit, who=who, piece=piece)


def player_group(position: Position, sheets: dict[str, Sheet], letter: str) -> Group:
    at, sheet = f"players.{letter}", sheets[letter]
    facts: Facts = {"who": faction(sheet)}
    fields = [cards(f"{at}.hand", "edit-hand", facts)]
    if letter == "A":
        fields.append(cards(f"{at}.stack", "edit-supporters"))
    fields += [cards(f"{at}.crafted", "edit-crafted", facts)]
    fields += [items(f"{at}.items", "edit-items-of", facts)]
    if sheet.pawn:
        fields.append(word(f"{at}.pawn", "edit-pawn", places(position)))
    board = position["players"][letter]["board"]
    fields += [field for key in board for field in board_fields(f"{at}.board.{key}", key, board[key], sheets)]
    return Group(f"player-{letter}", "edit-faction", fields, facts)


def board_fields(path: str, key: str, value: Any, sheets: dict[str, Sheet]) -> Iterator[Field]:
    """Yield the fields for a key of a faction's board; none if it cannot be changed piece by piece."""
    label = f"edit-board-{key}".replace("_", "-")
    if key == "decree":
        yield from [cards(f"{path}[{column}]", label, {"column": column}) for column in range(len(COLUMNS))]
    elif key in CARD_LISTS:
        yield cards(path, label)
    elif key in QUESTS:
        yield pieces(path, label, ALL_QUESTS.bit_count(), sort="quest")
    elif key in ITEMS:
        yield items(path, label)
    elif key in KNOWN:
        yield Field(path, label, {}, WORD, known=words("root-word", KNOWN[key]))
    elif key == "outcast":
        yield Field(path, label, {}, WORD, known=words("root-suit", ("fox", "rabbit", "mouse")))
    elif key == "relations":
        for letter in value:
            known = [(each, Word(f"root-ui-relation-{each}")) for each in RELATIONS]
            yield Field(f"{path}.{letter}", label, {"who": faction(sheets[letter])}, WORD, known=known)
    elif key in FLAGS:
        yield flag(path, label)
    elif key in NUMBERS and isinstance(value, dict):
        for letter, sheet in sheets.items():
            yield number(f"{path}.{letter}", label, MOST_NUMBER, who=faction(sheet))
    elif key in NUMBERS:
        yield Field(path, label, {}, NUMBER, 0, MOST_NUMBER)


def cards(path: str, label: str, facts: Facts | None = None) -> Field:
    return pieces(path, label, CARDS, facts)


def items(path: str, label: str, facts: Facts | None = None) -> Field:
    return pieces(path, label, ALL_ITEMS, facts, "item", COUNTS)


def places(position: Position) -> Sequence[tuple[str, object]]:
    """2.5.4 Return the places where a pawn may be: clearings and forests."""
    forests = PRINTED_MAPS[position["options"]["board"]].forest_names
    return [(str(clearing + 1), str(clearing + 1)) for clearing in range(CLEARINGS)] + [
        (f"forest-{name}", Phrase("root-choice-forest", {"forest": name.upper()})) for name in forests
    ]


def piles() -> Iterator[Field]:
    for key in ("deck", "discard", "available", "removed"):
        yield cards(key, f"edit-{key}")
    yield items("items", "edit-items")
