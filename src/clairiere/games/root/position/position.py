"""Positions as plain values: `dump` writes all that is true, `load` reads what a person wrote and refuses nonsense.

The form is documented in docs/notation.md; map.py, players.py and turn.py read it.
"""

from __future__ import annotations

from ....core.form import Form
from ..choices import WORDS
from ..state.state import Root, Rules
from ..state.steps import dump_stack
from ..state.terms import CLEARINGS, CODE, ITEMS, NONE, PHASES, PLACES, SUITS, codes_of, count_of
from ..words.notation import write_reaction
from .reading import Reading
from .turn import read_position

KEYS = (
    "game", "options", "seats", "suits", "turn", "first", "turns", "phase", "asked",
    "clearings", "ruins", "players", "deck", "top", "discard", "available", "removed", "items",
    "battle", "dice", "used", "activated", "reactions", "held", "known",
    "steps", "arrived", "winners",
)  # fmt: skip


def dump(r: Root) -> dict[str, object]:
    """The whole position; `load` of it is the same state."""
    return {
        "game": "root",
        "options": dump_options(r.rules),
        "seats": [faction.letter for faction in r.factions],
        "suits": [SUITS[suit] if suit != NONE else "" for suit in r.suits],
        "turn": letter(r, r.turn),
        "first": letter(r, r.first),
        "turns": r.turns,
        "phase": PHASES[r.phase],
        "clearings": {str(c + 1): pieces for c in range(CLEARINGS) if (pieces := dump_clearing(r, c))},
        "ruins": [c + 1 for c in PLACES[r.ruins]],
        "players": {r.factions[seat].letter: dump_player(r, seat) for seat in range(r.seats)},
        "deck": codes_of(r.deck),
        "top": [CODE[card] for card in r.top],
        "discard": codes_of(r.discard),
        "available": codes_of(r.available),
        "removed": codes_of(r.removed),
        "items": dump_items(r.items[r.seats]),
        "battle": dump_battle(r),
        "dice": [r.dice >> 2, r.dice & 3] if r.dice != NONE else [],
        "used": codes_of(r.used),
        "activated": [count_of(r.activated, suit) for suit in range(3)],
        "reactions": [write_reaction(r, packed) for packed in r.reactions],
        "held": int(r.win_waits),
        "known": dump_known(r),
        "steps": dump_stack(r),
        "arrived": [letter(r, seat) for seat in range(r.seats) if r.arrived >> seat & 1],
        "winners": [letter(r, seat) for seat in r.winners()],
    }


def letter(r: Root, seat: int) -> str:
    """Return the letter of a player; empty for NONE."""
    return r.factions[seat].letter if seat != NONE else ""


def dump_options(rules: Rules) -> dict[str, object]:
    """The options as a person gives them."""
    return {
        "factions": ",".join(rules.factions),
        "board": rules.map.name,
        "seating": "random" if rules.random_seats else "given",
        "first": "random" if rules.first == NONE else str(rules.first),
        "mode": "coop" if rules.coop else "competitive",
        "head_start": rules.head_start,
        "kept": write_kept(rules.kept),
        "evening_items": rules.evening_items,
        "infamy": "always" if rules.always_infamous else "own-turn",
        "once_at_30": rules.once_at_30,
    }


def write_kept(kept: tuple[int, ...]) -> str:
    """COOP.5 For each player who has some, the cards that he began with: `0:claim-b+codes-m,1:tax-f`."""
    return ",".join([f"{seat}:{'+'.join(codes_of(kept[seat]))}" for seat in range(len(kept)) if kept[seat]])


def dump_clearing(r: Root, clearing: int) -> dict[str, object]:
    """2.5 The pieces in a clearing, by the letters of their factions: warriors as `warrior`, others by name."""
    by_letter: dict[str, object] = {}
    for seat in range(r.seats):
        at = seat * CLEARINGS + clearing
        if not r.strength[at] + r.tokens[at]:
            continue
        pieces: dict[str, int] = {"warrior": r.warriors[at]} if r.warriors[at] else {}
        sheet = r.factions[seat].sheet
        for kind in range(len(sheet.buildings)):
            if count_of(r.buildings[at], kind):
                pieces[WORDS[sheet.buildings[kind]]] = count_of(r.buildings[at], kind)
        for kind in range(len(sheet.tokens)):
            if count_of(r.tokens[at], kind):
                pieces[WORDS[sheet.tokens[kind]]] = count_of(r.tokens[at], kind)
        by_letter[r.factions[seat].letter] = pieces
    if r.closed(clearing):
        by_letter["closed"] = True
    return by_letter


def dump_player(r: Root, seat: int) -> dict[str, object]:
    card = r.dominance[seat]
    return {
        "score": r.score[seat],
        "on_track": int(not r.trackless >> seat & 1),
        "hand": codes_of(r.hand[seat]),
        "stack": codes_of(r.stacks[seat]),
        "crafted": codes_of(r.crafted[seat]),
        "dominance": CODE[card] if card != NONE else "",
        "partner": letter(r, r.partner[seat]),
        "items": dump_items(r.items[seat]),
        "supply": r.supply[seat],
        "pawn": dump_place(r, r.pawn[seat]),
        "rivers": int(r.ways[seat] is r.map.waterways),
        "void": [codes_of(r.voids[pile]) if r.void_sizes[pile] else [] for pile in (seat, r.seats + seat)],
        "void_sizes": [r.void_sizes[seat], r.void_sizes[r.seats + seat]],
        "pledged": [r.pledges[pile] >> 6 * suit & 63 for pile in (seat, r.seats + seat) for suit in range(3)],
        "board": r.factions[seat].dump(r),
    }


def dump_place(r: Root, place: int) -> str:
    """A clearing by its number, a forest by its letter."""
    if place == NONE:
        return ""
    return str(place + 1) if place < CLEARINGS else f"forest-{r.map.forest_names[place - CLEARINGS]}"


def dump_items(packed: int) -> dict[str, int]:
    return {ITEMS[item]: count_of(packed, item) for item in range(len(ITEMS)) if count_of(packed, item)}


def dump_battle(r: Root) -> dict[str, object]:
    """4.3 The battle that is being fought; empty if there is none."""
    if not r.in_battle():
        return {}
    battle = r.battle
    return {
        "attacker": letter(r, battle.attacker),
        "defender": letter(r, battle.defender),
        "clearing": battle.clearing + 1,
        "ambush": CODE[battle.ambush] if battle.ambush != NONE else "",
        "instigator": letter(r, battle.instigator),
        "allied": letter(r, battle.allied),
        "enlisted": letter(r, battle.enlisted),
        "dealt_rolled": battle.dealt_rolled,
        "dealt": battle.dealt,
        "returned_rolled": battle.returned_rolled,
        "returned": battle.returned,
    }


def dump_known(r: Root) -> list[list[list[str]]]:
    """1.2.1 For each seat and for everyone, what is known of each hand and then of each stack."""
    n = 2 * r.seats
    known = []
    for viewer in range(r.seats + 1):
        piles = []
        for pile in range(n):
            held = r.hand[pile] if pile < r.seats else r.stacks[pile - r.seats]
            piles.append(codes_of(r.known[viewer * n + pile] & held))
        known.append(piles)
    return known


def load(rules: Rules, form: Form) -> Root:
    """The state a position describes, or a refusal that says where it is wrong."""
    r = Root(rules, len(rules.factions))
    r.lay_out()
    return read_position(Reading(r, form))
