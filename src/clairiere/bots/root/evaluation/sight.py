"""What the brains look at: the part of a view that they need, taken from a view, or from a world without making one.

In a world whose hidden cards were dealt anew, thousands of questions are answered a second. So nothing is copied there:
a `Sight` shares the lists of its world, holds until the world changes, and reads boards when somebody asks for them. It
shows what `RootView` shows, and no more.
"""

from __future__ import annotations

from typing import Mapping, final

from ....games.root.state.map import PRINTED_MAPS, Map
from ....games.root.state.rule import ruler
from ....games.root.state.state import Root
from ....games.root.state.terms import CLEARINGS, NOBODY, NONE, PHASES, size_of
from ....games.root.state.view import RootView, names_of_pieces
from ....games.root.state.woodland import clearings_by_suit

Board = Mapping[str, object]
Pieces = tuple[tuple[str, ...], tuple[str, ...]]


@final
class Sight:
    """The table as one seat sees it; names are those of `RootView`."""

    __slots__ = (
        "activated", "allied", "attacker", "boats", "buildings", "coop", "crafted", "dealt", "dealt_rolled", "deck",
        "defender", "discard", "dominance", "field", "hand", "hands", "hirer", "items", "letters", "map", "names",
        "of_suit", "partners", "pawns", "phase", "reserved", "returned", "returned_rolled", "ruins", "rulers",
        "score", "seat", "seen_boards", "seen_known", "seen_pieces", "slots", "stack", "stacks", "suits", "supply",
        "tokens", "trackless", "warriors", "world",
    )  # fmt: skip

    activated: int
    allied: int
    attacker: int
    boats: bool  # 11.2.2, 11.2.7.II whether rivers are paths for this seat
    buildings: list[int]
    coop: bool
    crafted: list[int]
    dealt: int
    dealt_rolled: int
    deck: int
    defender: int
    discard: int
    dominance: tuple[int, ...]
    field: int
    hand: int
    hands: list[int]
    hirer: int  # 11.2.7.III who has hired the Company's warriors
    items: list[int]
    letters: list[str]
    map: Map
    names: list[str]
    of_suit: tuple[int, int, int, int]
    partners: tuple[int, ...]
    pawns: list[int]
    phase: str
    reserved: tuple[int, ...]
    returned: int
    returned_rolled: int
    ruins: int
    rulers: list[int]
    score: list[int]
    slots: list[int]
    stack: int
    stacks: list[int]
    suits: tuple[int, ...]
    supply: list[int]
    tokens: list[int]
    trackless: int
    warriors: list[int]

    def __init__(self, seat: int, seats: int) -> None:
        self.seat = seat
        self.world: Root | None = None
        self.seen_boards: list[Board | None] = [None] * seats
        self.seen_pieces: list[Pieces | None] = [None] * seats
        self.seen_known: list[int] = []

    def board(self, seat: int) -> Board:
        """A faction's board, as this seat sees it."""
        board = self.seen_boards[seat]
        if board is None:
            r = self.world
            assert r is not None
            board = r.factions[seat].sees(r, self.seat)
            self.seen_boards[seat] = board
        return board

    def pieces(self, seat: int) -> Pieces:
        """2.5 The kinds of buildings and of tokens of a seat, by name."""
        pieces = self.seen_pieces[seat]
        if pieces is None:
            r = self.world
            assert r is not None
            pieces = names_of_pieces(r.factions[seat].sheet)
            self.seen_pieces[seat] = pieces
        return pieces

    def known(self) -> list[int]:
        """1.2.1 What rules have shown to this seat of all hands, then of all stacks."""
        r = self.world
        if r is not None and not self.seen_known:
            self.seen_known = [r.knows(self.seat, pile) for pile in range(2 * r.seats)]
        return self.seen_known


def seen_by(view: RootView) -> Sight:
    """What a view shows."""
    s = Sight(view.seat, len(view.factions))
    s.seen_boards = [board for board in view.boards]
    s.seen_pieces = [pieces for pieces in view.pieces]
    s.seen_known = list(view.known)
    s.names = [entry[0] for entry in view.factions]
    s.letters = [entry[1] for entry in view.factions]
    s.map, s.suits, s.of_suit = PRINTED_MAPS[view.board], view.suits, clearings_by_suit(view.suits)
    s.boats, s.hirer = view.rivers[view.seat], hirer_in(view)
    s.warriors, s.buildings, s.tokens = list(view.warriors), list(view.buildings), list(view.tokens)
    s.slots, s.ruins, s.pawns, s.reserved = list(view.slots), view.ruins, list(view.pawns), view.reserved
    s.rulers, s.supply = list(view.rulers), list(view.supply)
    s.deck, s.discard, s.hand, s.stack = view.deck, view.discard, view.hand, view.stack
    s.hands, s.stacks, s.crafted = list(view.hands), list(view.stacks), list(view.crafted)
    s.dominance, s.items, s.score = view.dominance, list(view.items), list(view.score)
    s.trackless, s.partners, s.coop, s.phase = view.trackless, view.partners, view.coop, view.phase
    s.attacker, s.defender, s.field, s.allied = view.attacker, view.defender, view.field, view.allied
    s.dealt, s.dealt_rolled, s.activated = view.dealt, view.dealt_rolled, view.activated
    s.returned, s.returned_rolled = view.returned, view.returned_rolled
    return s


def hirer_in(view: RootView) -> int:
    """11.2.7.III It stands on the Company's board."""
    for board in view.boards:
        letter = board.get("hirer", "")
        for seat in range(len(view.factions)):
            if letter and view.factions[seat][1] == letter:
                return seat
    return NONE


def seen_in(r: Root, seat: int) -> Sight:
    """The same in a world that looks to the seat like the true one, until it changes."""
    s = Sight(seat, r.seats)
    s.world = r
    s.names = [faction.sheet.name for faction in r.factions]
    s.letters = [faction.letter for faction in r.factions]
    s.map, s.suits, s.of_suit = r.map, r.suits, r.of_suit
    s.boats, s.hirer = r.ways[seat] is r.map.waterways, r.hirer
    s.warriors, s.buildings, s.tokens = r.warriors, r.buildings, r.tokens
    s.slots, s.ruins, s.pawns, s.supply = r.slots, r.ruins, r.pawn, r.supply
    s.reserved = reserved_in(r) if r.burnt else r.reserved
    s.rulers = [ruler(r, clearing) for clearing in range(CLEARINGS)]
    s.deck, s.discard, s.hand, s.stack = size_of(r.deck), r.discard, r.hand[seat], r.stacks[seat]
    s.hands, s.stacks = [size_of(cards) for cards in r.hand], [size_of(cards) for cards in r.stacks]
    s.crafted, s.dominance, s.items, s.score = r.crafted, r.dominance, r.items, r.score
    s.trackless, s.partners, s.coop, s.phase = r.trackless, r.partner, r.rules.coop, PHASES[r.phase]
    s.attacker, s.defender, s.field, s.allied = r.attacker, r.defender, r.field, r.allied
    s.dealt, s.dealt_rolled, s.activated = r.dealt, r.dealt_rolled, r.activated
    s.returned, s.returned_rolled = r.returned, r.returned_rolled
    return s


def reserved_in(r: Root) -> tuple[int, ...]:
    return tuple([NOBODY if r.closed(place) else r.reserved[place] for place in range(CLEARINGS)])
