"""Events by names: the meaning of the numbers of each verb, and their form for a screen."""

from __future__ import annotations

from typing import Final, Literal

from ....core.schema import NUMBER, SEAT, Fields, Kind, many
from ....core.state import State
from ..choices import WORDS
from ..hit_parts import describe_part
from ..state.schema import HitPart, Phase, PlaceView, Suit
from ..state.state import Root
from ..state.terms import CLEARINGS, CODE, ITEMS, PHASES, SUITS

SECRETLY: Final = "secretly "


def place_of(state: State, place: int) -> PlaceView:
    """2.2, 2.4 A clearing by its number, a forest by its letter."""
    assert isinstance(state, Root)
    if place < CLEARINGS:
        return {"clearing": place + 1, "forest": ""}
    return {"clearing": 0, "forest": state.map.forest_names[place - CLEARINGS]}


def code_of(card: int) -> str:
    """2.1 A card by its code; one that is no card of the deck by its word."""
    return CODE[card] if card < len(CODE) else WORDS[card]


CLEARING: Final = Kind(int, lambda state, number: number + 1)
PLACE: Final = Kind(PlaceView, place_of)
CARD: Final = Kind(str, lambda state, card: code_of(card))
WORD: Final = Kind(str, lambda state, word: WORDS[word])
ITEM: Final = Kind(str, lambda state, item: ITEMS[item])
SUIT: Final = Kind(Suit, lambda state, suit: SUITS[suit])
PHASE: Final = Kind(Phase, lambda state, phase: PHASES[phase])
PILE: Final = Kind(Literal["hand", "stack"], lambda state, pile: "stack" if pile else "hand")
PART: Final = Kind(HitPart, lambda state, packed: describe_part(packed))

KINDS: Final[dict[str, Kind]] = {
    "seat": SEAT, "other": SEAT, "by": SEAT, "clearing": CLEARING, "origin": CLEARING, "place": PLACE, "card": CARD,
    "part": PART, "piece": WORD, "word": WORD, "relic": WORD, "item": ITEM, "suit": SUIT, "phase": PHASE, "pile": PILE,
}  # fmt: skip
EVENTS: Final[dict[str, Fields]] = {}


def known_events(events: dict[str, tuple[str, ...]]) -> None:
    """Name the numbers of events by their verbs. `*cards` takes all that are left; what only some may know comes last,
    after `secretly`. A name that is not in KINDS is that of a number. `ruled_by`: who ruled the clearing before the
    event (2.8), by seat; -1 for nobody."""
    for verb in events:
        public = [name for name in events[verb] if not name.startswith(SECRETLY)]
        secret = [name.removeprefix(SECRETLY) for name in events[verb] if name.startswith(SECRETLY)]
        EVENTS[verb] = Fields(kinds_of(public), kinds_of(secret))


def kinds_of(names: list[str]) -> dict[str, Kind]:
    """Fields with their kinds, in order."""
    return {name.removeprefix("*"): kind_of(name) for name in names}


def kind_of(name: str) -> Kind:
    """Return the kind of a name; a star before it means a list."""
    return many(KINDS[name[1:-1]]) if name[0] == "*" else KINDS.get(name, NUMBER)


known_events(
    {
        "placed": ("seat", "clearing", "count", "ruled_by"),
        "removed": ("seat", "clearing", "count", "by", "ruled_by"),
        "moved": ("seat", "origin", "clearing", "count", "by", "origin_ruled_by", "ruled_by"),
        "built": ("seat", "clearing", "piece", "ruled_by"),
        "razed": ("seat", "clearing", "piece", "by", "ruled_by"),
        "token": ("seat", "clearing", "piece", "count"),
        "token gone": ("seat", "clearing", "piece", "by"),
        "pawn": ("seat", "place"),
        "ruin gone": ("clearing",),
        "drew": ("seat", "count", "pile", "secretly *cards"),
        "reshuffled": ("count",),
        "spent": ("seat", "card"),
        "discarded": ("seat", "card"),
        "recovered": ("seat", "card"),
        "available": ("card",),
        "gave": ("seat", "other", "pile", "secretly *cards"),
        "showed": ("seat", "other", "secretly *cards"),
        "item": ("seat", "item"),
        "scored": ("seat", "count", "total"),
        "lost": ("seat", "count", "total"),
        "won": ("*seats",),
        "battle": ("seat", "other", "clearing"),
        "ambushed": ("seat", "card", "clearing"),
        "foiled": ("seat", "card", "clearing"),
        "rolled": ("high", "low"),
        "used": ("seat", "card"),
        "used up": ("seat", "card"),
        "hits": ("seat", "count", "other", "returned", "*parts"),
        "crafted": ("seat", "card"),
        "dominance": ("seat", "card"),
        "took": ("seat", "card"),
        "spy": ("seat", "card"),
        "kept": ("seat", "*cards"),
        "turn": ("seat", "count"),
        "phase": ("seat", "phase"),
        "suits": ("*suits",),
        "faction": ("seat",),
        "first": ("seat",),
        "deck": ("count",),
        "ruins": ("*clearings",),
        "supply": ("count",),
        "set up": ("seat",),
        "action": ("seat", "word"),
        "ordered": ("seat", "other", "word", "clearing"),
    }
)
