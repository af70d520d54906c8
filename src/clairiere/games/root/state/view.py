"""Chapter 1.2, information: what each seat may see, and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast, final

from mypy_extensions import mypyc_attr

from ....core.state import View
from ..battle import is_counted
from ..choices import WORDS
from ..hit_parts import describe_part, hit_parts
from ..reactions import caused_by, clearing_of, how_many, kind_of, owner_of
from .rule import ruler
from .state import RootStep
from .terms import CLEARINGS, CODE, ITEMS, NOBODY, NONE, PHASES, SUITS, WIN, codes_of, count_of, size_of

if TYPE_CHECKING:
    from .. import schema as types
    from ..faction import Sheet
    from ..factions.schema import Board
    from . import schema as parts
    from .state import Root


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class RootView(View):
    """1.2.1 The viewer's hand and stack, and all that lies open; of other hands the size and the cards once shown."""

    __slots__ = (
        "about", "activated", "allied", "ambush", "arrived", "attacker", "available", "board", "boards", "buildings",
        "clause", "coop", "crafted", "dealt", "dealt_rolled", "deck", "defender", "dice", "discard", "dominance",
        "enlisted", "factions", "field", "first", "forests", "hand", "hands", "hit_parts", "instigator", "items",
        "known", "partners", "pawns", "phase", "pieces", "reaction_words", "reactions", "reserved", "returned",
        "returned_rolled", "rivers", "ruins", "rulers", "score", "slots", "stack", "stacks", "subject", "suits",
        "supply", "tokens", "trackless", "turn", "turns", "unfinished", "unseen", "used", "warriors", "winners",
    )  # fmt: skip

    def __init__(self, r: Root, seat: int) -> None:
        super().__init__(r, seat)
        player = 0 <= seat < r.seats
        self.board = r.map.name
        self.forests = r.map.forest_names
        self.coop = r.rules.coop  # COOP.1
        self.factions = tuple([(faction.sheet.name, faction.letter) for faction in r.factions])
        self.pieces = tuple([names_of_pieces(faction.sheet) for faction in r.factions])  # buildings, then tokens
        self.first = r.first
        self.turn = r.turn
        self.turns = r.turns
        self.phase = PHASES[r.phase]
        self.suits = r.suits
        self.slots = r.slots
        self.ruins = r.ruins
        self.warriors = tuple(r.warriors)
        self.buildings = r.buildings
        self.tokens = r.tokens
        self.pawns = tuple(r.pawn)
        self.reserved = tuple([NOBODY if r.closed(place) else r.reserved[place] for place in range(CLEARINGS)])
        self.rulers = tuple([ruler(r, clearing) for clearing in range(CLEARINGS)])  # 2.8
        self.supply = tuple(r.supply)
        self.deck = size_of(r.deck)  # 2.1.2 no more of the deck
        self.discard = r.discard  # 1.2.2
        self.available = r.available  # 3.3.3
        self.hands = tuple([size_of(cards) for cards in r.hand])  # 1.2.1
        self.stacks = tuple([size_of(cards) for cards in r.stacks])
        self.hand = r.hand[seat] if player else 0  # 1.2.1
        self.stack = r.stacks[seat] if player else 0
        self.known = tuple([r.knows(seat, pile) for pile in range(2 * r.seats)])  # what rules have shown to this seat
        self.unseen = unseen_cards(r, seat).bit_count()
        self.crafted = tuple(r.crafted)  # 2.6
        self.dominance = tuple(r.dominance)
        self.items = tuple(r.items)
        self.score = tuple(r.score)
        self.arrived = r.arrived  # COOP.2
        self.trackless = r.trackless
        self.partners = tuple(r.partner)
        battle = r.battle
        self.attacker = battle.attacker  # 4.3 NONE, if there is no battle
        self.defender = battle.defender
        self.field = battle.clearing
        self.instigator = battle.instigator
        self.allied = battle.allied
        self.enlisted = battle.enlisted
        self.ambush = battle.ambush
        self.dealt_rolled = battle.dealt_rolled
        self.dealt = battle.dealt
        self.returned_rolled = battle.returned_rolled
        self.returned = battle.returned
        self.hit_parts = tuple(hit_parts(r)) if is_counted(r) else ()
        self.dice = (r.dice >> 2, r.dice & 3) if r.dice != NONE else ()
        self.used = r.used
        self.activated = r.activated
        self.boards = tuple([faction.sees(r, seat) for faction in r.factions])
        self.rivers = tuple([r.ways[other] is r.map.waterways for other in range(r.seats)])  # 11.2.7.II
        self.reactions = tuple(r.reactions)  # 1.1.3 what is still to come
        self.reaction_words = tuple([r.factions[owner_of(one)].reaction_word(kind_of(one)) for one in r.reactions])
        self.about = r.open[0].about if r.open else "over"
        step = r.step
        self.subject = step.subject(r) if isinstance(step, RootStep) else {}
        self.unfinished = tuple([str(step) for step in r.stack[:-1]])  # the steps below, which continue after it
        self.clause = self.asks[0].clause if self.asks else ""
        self.winners = tuple(r.winners())

    def in_battle(self) -> bool:
        """4.3 Whether a battle is being fought."""
        return self.attacker != NONE

    def to_wire(self) -> types.RootView:
        return describe_view(self)


def unseen_cards(r: Root, seat: int) -> int:
    """1.2.1, 1.2.2 The cards that a seat has not seen where they lie now, as bits: in the deck, in the hands and stacks
    of others, on their boards. All others of the game lie open, are its own, or were shown to it."""
    cards = r.deck
    for other in range(r.seats):
        if other != seat:
            cards |= r.hand[other] & ~r.knows(seat, other)
            cards |= r.stacks[other] & ~r.knows(seat, r.seats + other)
        cards |= r.factions[other].hidden_cards(r)
    return cards


def names_of_pieces(sheet: Sheet) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """2.5 The kinds of buildings and of tokens of a faction, by name."""
    buildings = tuple([WORDS[word] for word in sheet.buildings])
    return (buildings, tuple([WORDS[word] for word in sheet.tokens]))


def describe_view(view: RootView) -> types.RootView:
    """Plain values, ready for JSON; places and pieces as people name them."""
    seats = len(view.factions)
    return {
        "game": "root",
        "seat": view.seat,
        "board": view.board,
        "coop": view.coop,
        "turn": view.turn,
        "turns": view.turns,
        "phase": view.phase,
        "first": view.first,
        "goal": WIN,  # 3.1
        "clearings": [describe_clearing(view, clearing) for clearing in range(CLEARINGS)],
        "players": [describe_player(view, other) for other in range(seats)],
        "hand": codes_of(view.hand),
        "stack": codes_of(view.stack),
        "deck": view.deck,
        "discard": codes_of(view.discard),
        "available": codes_of(view.available),
        "unseen": view.unseen,
        "items": describe_items(view.items[seats]),
        "battle": describe_battle(view) if view.in_battle() else None,
        "dice": list(view.dice),
        "used": codes_of(view.used),
        "activated": by_suit(view.activated),
        "reactions": [describe_reaction(view, i) for i in range(len(view.reactions))],
        "about": view.about,
        "subject": describe_subject(view),
        "unfinished": list(view.unfinished),
        "clause": view.clause,
        "winners": list(view.winners),
    }


def describe_clearing(view: RootView, clearing: int) -> parts.ClearingView:
    """2.2 A clearing and everything in it."""
    suit = view.suits[clearing]
    seats = len(view.factions)
    keeper = view.reserved[clearing]
    return {
        "suit": SUITS[suit] if suit != NONE else "",
        "reserved": view.factions[keeper][1] if keeper >= 0 else "",
        "closed": keeper == NOBODY,
        "slots": view.slots[clearing],
        "ruin": bool(view.ruins >> clearing & 1),
        "warriors": {view.factions[i][1]: view.warriors[i * CLEARINGS + clearing] for i in range(seats)},
        "pieces": {view.factions[i][1]: describe_pieces(view, i, clearing) for i in range(seats)},
        "pawns": [view.factions[i][1] for i in range(seats) if view.pawns[i] == clearing],
        "ruler": view.factions[view.rulers[clearing]][1] if view.rulers[clearing] != NONE else "",
    }


def describe_pieces(view: RootView, seat: int, clearing: int) -> dict[str, int]:
    """2.5 Buildings and tokens by name."""
    buildings, tokens = view.pieces[seat]
    at = seat * CLEARINGS + clearing
    pieces = {buildings[kind]: count_of(view.buildings[at], kind) for kind in range(len(buildings))}
    pieces |= {tokens[kind]: count_of(view.tokens[at], kind) for kind in range(len(tokens))}
    return {name: pieces[name] for name in pieces if pieces[name]}


def describe_player(view: RootView, seat: int) -> types.PlayerView:
    """1.2.1 What a player shows to the viewer."""
    card = view.dominance[seat]
    return {
        "faction": view.factions[seat][0],
        "letter": view.factions[seat][1],
        "tokens": list(view.pieces[seat][1]),
        "score": view.score[seat],
        "arrived": bool(view.arrived >> seat & 1),
        "on_track": not view.trackless >> seat & 1,
        "hand": view.hands[seat],
        "stack": view.stacks[seat],
        "known": codes_of(view.known[seat]),
        "known_stack": codes_of(view.known[len(view.factions) + seat]),
        "crafted": codes_of(view.crafted[seat]),
        "dominance": CODE[card] if card != NONE else "",
        "partner": view.partners[seat],
        "items": describe_items(view.items[seat]),
        "supply": view.supply[seat],
        "rivers": view.rivers[seat],
        "pawn": describe_place(view, view.pawns[seat]),
        "board": cast("Board", view.boards[seat]),  # each chapter says which
    }


def describe_place(view: RootView, place: int) -> parts.PlaceView | None:
    """2.2, 2.4 A clearing by its number, a forest by its letter."""
    if place == NONE:
        return None
    inside = place < CLEARINGS
    return {"clearing": place + 1 if inside else 0, "forest": "" if inside else view.forests[place - CLEARINGS]}


def describe_battle(view: RootView) -> parts.BattleView:
    """4.3 Who fights where, and the hits as far as they are known."""
    return {
        "attacker": view.attacker,
        "defender": view.defender,
        "clearing": view.field + 1,
        "instigator": view.instigator,
        "allied": view.allied,
        "enlisted": view.enlisted,
        "ambush": CODE[view.ambush] if view.ambush != NONE else "",
        "dealt_rolled": view.dealt_rolled,
        "dealt": view.dealt,
        "returned_rolled": view.returned_rolled,
        "returned": view.returned,
        "parts": [describe_part(packed) for packed in view.hit_parts],
    }


def describe_reaction(view: RootView, i: int) -> parts.ReactionView:
    """1.1.3 Whose reaction, which, where, to how many pieces lost by whose doing."""
    packed = view.reactions[i]
    return {
        "owner": view.factions[owner_of(packed)][1],
        "word": WORDS[view.reaction_words[i]],
        "clearing": clearing_of(packed) + 1,
        "count": how_many(packed),
        "by": view.factions[caused_by(packed)][1],
    }


def describe_subject(view: RootView) -> parts.RootSubject:
    """Return the subject of the open question."""
    subject: parts.RootSubject = {}
    for kind in view.subject:
        number = view.subject[kind]
        match kind:
            case "clearing" | "origin" | "order":
                subject[kind] = number + 1
            case "card":
                subject[kind] = CODE[number] if number < len(CODE) else WORDS[number]
            case "other" | "by":
                subject[kind] = view.factions[number][1]
            case "piece" | "word":
                subject[kind] = WORDS[number]
            case "served":
                subject[kind] = {str(clearing + 1): count_of(number, clearing) for clearing in range(CLEARINGS)}
            case "count" | "fallen" | "free":
                subject[kind] = number
    return subject


def by_suit(packed: int) -> parts.BySuit:
    """2.2.2 Numbers by suit."""
    return {"fox": count_of(packed, 0), "rabbit": count_of(packed, 1), "mouse": count_of(packed, 2)}


def describe_items(packed: int) -> dict[str, int]:
    """2.5.5 Items by name."""
    return {ITEMS[item]: count_of(packed, item) for item in range(len(ITEMS)) if count_of(packed, item)}
