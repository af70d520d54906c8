"""The part of a view that the brains need, made from a view or directly from a world.

Playouts answer thousands of questions per second in determinizations. So a `Sight` of a world copies nothing: it shares
the world's lists, is valid until the world changes, and reads boards on demand. It contains what `RootView` contains,
and no more.
"""

from __future__ import annotations

from typing import Final, Mapping, final

from ....games.root.state.map import PRINTED_MAPS, Map
from ....games.root.state.rule import ruler, survey
from ....games.root.state.state import Root
from ....games.root.state.terms import CLEARINGS, NOBODY, NONE, PHASES, size_of, total_of
from ....games.root.state.view import RootView, names_of_pieces
from ....games.root.state.woodland import clearings_by_suit

Board = Mapping[str, object]
Pieces = tuple[tuple[str, ...], tuple[str, ...]]
MARQUISE: Final = "marquise"
EYRIE: Final = "eyrie"
ALLIANCE: Final = "alliance"
VAGABOND: Final = "vagabond"
CULT: Final = "cult"
RIVERFOLK: Final = "riverfolk"
MECHANICAL: Final = "mechanical"


@final
class FactionSeats:
    """Names, letters and piece kinds of all seats: the same for every viewer, until the seats are dealt."""

    __slots__ = ("alliance", "letters", "lord", "merchant", "names", "outright", "pieces")

    def __init__(self, names: list[str], letters: list[str], pieces: list[Pieces]) -> None:
        self.names = names
        self.letters = letters
        self.pieces = pieces  # 2.5 the kinds of buildings and of tokens of a seat, by name
        self.lord = self.seat_of(EYRIE)
        self.outright = self.seat_of(CULT)
        self.merchant = self.seat_of(RIVERFOLK)
        self.alliance = self.seat_of(ALLIANCE)

    def seat_of(self, name: str) -> int:
        return self.names.index(name) if name in self.names else NONE


def seats_of_factions(r: Root) -> FactionSeats:
    names = [faction.sheet.name for faction in r.factions]
    letters = [faction.letter for faction in r.factions]
    return FactionSeats(names, letters, [names_of_pieces(faction.sheet) for faction in r.factions])


@final
class Sight:
    """The table as one seat sees it; attributes are named as in `RootView`."""

    __slots__ = (
        "activated",
        "allied",
        "arrived",
        "attacker",
        "boats",
        "buildings",
        "cast",
        "coop",
        "crafted",
        "dealt",
        "dealt_rolled",
        "defender",
        "discard",
        "dominance",
        "field",
        "hand",
        "hirer",
        "items",
        "letters",
        "map",
        "names",
        "of_suit",
        "partners",
        "pawns",
        "phase",
        "realms",
        "reserved",
        "returned",
        "returned_rolled",
        "ruins",
        "score",
        "seat",
        "seen_boards",
        "seen_deck",
        "seen_hands",
        "seen_known",
        "seen_stacks",
        "slots",
        "stack",
        "strength",
        "suits",
        "supply",
        "tokens",
        "trackless",
        "warriors",
        "world",
    )  # fmt: skip

    activated: int
    allied: int
    attacker: int
    boats: bool  # 11.2.2, 11.2.7.II True if rivers are paths for this seat
    buildings: tuple[int, ...]
    coop: bool
    crafted: list[int]
    dealt: int
    dealt_rolled: int
    defender: int
    discard: int
    dominance: tuple[int, ...]
    field: int
    hand: int
    hirer: int  # 11.2.7.III the seat that has hired the Company's warriors
    items: list[int]
    letters: list[str]
    map: Map
    names: list[str]
    of_suit: tuple[int, ...]
    partners: tuple[int, ...]
    pawns: list[int]
    phase: str
    realms: list[int]  # 2.8 the clearings that each seat rules, as bits; last those without a ruler
    reserved: tuple[int, ...]
    returned: int
    returned_rolled: int
    ruins: int
    score: list[int]
    slots: tuple[int, ...]
    stack: int
    strength: list[int]  # 2.8 warriors and buildings together; hired warriors count for the Company
    suits: tuple[int, ...]
    supply: list[int]
    tokens: tuple[int, ...]
    arrived: int
    trackless: int
    warriors: list[int]

    def __init__(self, seat: int, cast: FactionSeats) -> None:
        self.seat = seat
        self.cast = cast
        self.names = cast.names
        self.letters = cast.letters
        self.world: Root | None = None
        self.seen_boards: list[Board | None] = []
        self.seen_known: list[int] = []
        self.seen_deck = NONE
        self.seen_hands: list[int] = []
        self.seen_stacks: list[int] = []

    def board(self, seat: int) -> Board:
        """Return a faction's board as this seat sees it."""
        if not self.seen_boards:
            self.seen_boards = [None] * len(self.names)
        board = self.seen_boards[seat]
        if board is None:
            r = self.world
            assert r is not None
            board = r.factions[seat].sees(r, self.seat)
            self.seen_boards[seat] = board
        return board

    def pieces(self, seat: int) -> Pieces:
        """2.5 Return the names of a seat's kinds of buildings and of tokens."""
        return self.cast.pieces[seat]

    def deck(self) -> int:
        """2.1.2 Return the size of the deck."""
        r = self.world
        return size_of(r.deck) if r is not None else self.seen_deck

    def hands(self) -> list[int]:
        """1.2.1 Return the sizes of all hands."""
        r = self.world
        if r is not None and not self.seen_hands:
            self.seen_hands = [size_of(cards) for cards in r.hand]
        return self.seen_hands

    def stacks(self) -> list[int]:
        """1.2.1 Return the sizes of all stacks next to the boards."""
        r = self.world
        if r is not None and not self.seen_stacks:
            self.seen_stacks = [size_of(cards) for cards in r.stacks]
        return self.seen_stacks

    def known(self) -> list[int]:
        """1.2.1 Return the cards that the rules have shown to this seat: of all hands, then of all stacks."""
        r = self.world
        if r is not None and not self.seen_known:
            self.seen_known = [r.knows(self.seat, pile) for pile in range(2 * r.seats)]
        return self.seen_known


def seen_by(view: RootView) -> Sight:
    """Return the sight of a view."""
    names, letters = [entry[0] for entry in view.factions], [entry[1] for entry in view.factions]
    s = Sight(view.seat, FactionSeats(names, letters, [pieces for pieces in view.pieces]))
    s.seen_boards = [board for board in view.boards]
    s.seen_known = list(view.known)
    s.map, s.suits, s.of_suit = PRINTED_MAPS[view.board], view.suits, clearings_by_suit(view.suits)
    s.boats, s.hirer = view.rivers[view.seat], hirer_in(view)
    s.warriors, s.buildings, s.tokens = list(view.warriors), view.buildings, view.tokens
    s.slots, s.ruins, s.pawns, s.reserved = view.slots, view.ruins, list(view.pawns), view.reserved
    s.strength = [s.warriors[at] + total_of(s.buildings[at]) for at in range(len(s.warriors))]
    s.realms, s.supply = realms_of(list(view.rulers), len(names)), list(view.supply)
    s.seen_deck, s.discard, s.hand, s.stack = view.deck, view.discard, view.hand, view.stack
    s.seen_hands, s.seen_stacks, s.crafted = list(view.hands), list(view.stacks), list(view.crafted)
    s.dominance, s.items, s.score = view.dominance, list(view.items), list(view.score)
    s.arrived, s.trackless, s.partners, s.coop = view.arrived, view.trackless, view.partners, view.coop
    s.phase = view.phase
    s.attacker, s.defender, s.field, s.allied = view.attacker, view.defender, view.field, view.allied
    s.dealt, s.dealt_rolled, s.activated = view.dealt, view.dealt_rolled, view.activated
    s.returned, s.returned_rolled = view.returned, view.returned_rolled
    return s


def hirer_in(view: RootView) -> int:
    """11.2.7.III Return the seat that has hired the Company's warriors, from the Company's board; NONE if there is
    none."""
    for board in view.boards:
        letter = board.get("hirer", "")
        for seat in range(len(view.factions)):
            if letter and view.factions[seat][1] == letter:
                return seat
    return NONE


def realms_of(rulers: list[int], seats: int) -> list[int]:
    """2.8 Return the clearings that each seat rules, as bits; last those without a ruler."""
    realms = [0] * (seats + 1)
    for clearing in range(CLEARINGS):
        realms[rulers[clearing] if rulers[clearing] != NONE else seats] |= 1 << clearing
    return realms


def realms_in(r: Root) -> list[int]:
    """2.8 Return the same in a world, which caches them unless warriors are hired."""
    if r.hirer != NONE:
        return realms_of([ruler(r, clearing) for clearing in range(CLEARINGS)], r.seats)
    if r.stale:
        survey(r)
    return r.realms


def seen_in(r: Root, seat: int, cast: FactionSeats | None = None) -> Sight:
    """Return the sight of a seat in a determinization; it is valid until the world changes."""
    s = Sight(seat, cast if cast is not None else seats_of_factions(r))
    s.world = r
    s.map, s.suits, s.of_suit = r.map, r.suits, r.of_suit
    s.boats, s.hirer = r.ways[seat] is r.map.waterways, r.hirer
    s.warriors, s.buildings, s.tokens = r.warriors, r.buildings, r.tokens
    s.slots, s.ruins, s.pawns, s.supply = r.slots, r.ruins, r.pawn, r.supply
    s.reserved = reserved_in(r) if r.burnt else r.reserved
    s.realms, s.strength = realms_in(r), r.strength
    s.discard, s.hand, s.stack = r.discard, r.hand[seat], r.stacks[seat]
    s.crafted, s.dominance, s.items, s.score = r.crafted, r.dominance, r.items, r.score
    s.arrived, s.trackless, s.partners, s.coop = r.arrived, r.trackless, r.partner, r.rules.coop
    s.phase = PHASES[r.phase]
    battle = r.battle
    s.attacker, s.defender, s.field, s.allied = battle.attacker, battle.defender, battle.clearing, battle.allied
    s.dealt, s.dealt_rolled, s.activated = battle.dealt, battle.dealt_rolled, r.activated
    s.returned, s.returned_rolled = battle.returned, battle.returned_rolled
    return s


def reserved_in(r: Root) -> tuple[int, ...]:
    return tuple([NOBODY if r.closed(place) else r.reserved[place] for place in range(CLEARINGS)])
