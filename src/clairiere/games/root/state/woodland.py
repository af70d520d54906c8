"""The table: its fields for map, pieces, cards, items, points and turn; how they are laid out, copied and read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from ....core.state import State, rank_places
from .battle import NO_BATTLE
from .map import Map
from .terms import BIRDSONG, CLEARINGS, COUNT12, FOX, ITEM_SUPPLY, ITEMS, MOUSE, NONE, RABBIT, SETUP, WIN, replaced

if TYPE_CHECKING:
    from ..faction import Faction

HAND_PILE: Final = 0  # a player's hand (1.2.1)
STACK_PILE: Final = 1  # a hidden stack beside a faction board
RANDOM: Final = -1
FIRST_TOKEN: Final = 4  # after four kinds of buildings
KINDS_OF_PIECES: Final = 8
EMPTY: Final[list[int]] = []  # before the table is laid out


@final
class Rules:
    """The options of a game, as the rules need them. They never change."""

    __slots__ = (
        "always_infamous", "coop", "evening_items", "factions", "first", "head_start", "kept", "map", "once_at_30",
        "players", "random_seats",
    )  # fmt: skip

    def __init__(
        self,
        factions: tuple[str, ...],
        players: int,
        map: Map,
        random_seats: bool,
        first: int,
        coop: bool,
        head_start: int,
        kept: tuple[int, ...],
        evening_items: bool,
        always_infamous: bool,
        once_at_30: bool,
    ) -> None:
        self.factions = factions  # in the order in which they were named; those that nobody plays come last
        self.players = players  # MM.3 seats with a player; the rules themselves play the others
        self.map = map
        self.random_seats = random_seats  # 5.1.1
        self.first = first  # the seat that begins, or RANDOM
        self.coop = coop  # COOP.1
        self.head_start = head_start  # COOP.5 points that the common enemy begins with
        self.kept = kept  # COOP.5 for each player, the cards that he begins with in play
        self.evening_items = evening_items  # 9.2.5.III the Vagabond may move items in the Evening too
        self.always_infamous = always_infamous  # 9.2.9.III.a he scores for infamy in other players' turns too
        self.once_at_30 = once_at_30  # COOP.2 a player of a team may fall back after having reached 30 points


class Woodland(State):
    """The fields of a game of Root, and questions to them; `Root` adds the verbs that change them.

    Sets of cards are bits. The pieces of a seat in a clearing have the index seat * 12 + clearing."""

    __slots__ = (
        "activated", "arrived", "available", "battle", "buildings", "burnt", "collector", "crafted", "deck", "deduced",
        "dice", "discard", "dominance", "factions", "first", "hand", "hirer", "items", "known", "lord", "map",
        "merchant", "of_suit", "open_hands", "partner", "pawn", "phase", "pledges", "reached", "reactions", "realms",
        "removed", "reserved", "ruins", "rules", "score", "sites", "slots", "special_rule", "stacks", "stale",
        "strength", "suits", "supply", "tokens", "top", "trackless", "turn", "turns", "used", "void_sizes", "voids",
        "warriors", "ways", "win_waits", "won",
    )  # fmt: skip

    def __init__(self, rules: Rules, seats: int) -> None:
        super().__init__(seats)
        self.rules = rules
        self.map = rules.map
        self.factions: list[Faction] = []
        # the map (2.2 to 2.5)
        self.suits = rules.map.suits
        self.of_suit: tuple[int, ...] = ()  # the clearings of each suit as bits; for BIRD, all of them
        self.slots: tuple[int, ...] = ()  # 2.2.3 those that are open
        self.ruins = 0  # 2.2.4
        self.warriors: list[int] = EMPTY
        self.buildings: tuple[int, ...] = ()  # counts by kind, four bits each
        self.tokens: tuple[int, ...] = ()
        self.strength: list[int] = EMPTY  # 2.8 warriors and buildings together
        self.pawn: list[int] = EMPTY  # a clearing or a forest; NONE for those who have no pawn (2.5.4)
        self.reserved: tuple[int, ...] = ()  # the only seat that may place pieces there
        self.burnt = 0  # clearings where nothing may be placed, nor moved to, as bits
        self.ways: tuple[tuple[int, ...], ...] = ()  # 2.2.1 what each seat takes for paths, as bits from each clearing
        self.supply: list[int] = EMPTY  # 2.5.1 warriors
        self.sites: tuple[int, ...] = ()  # where a seat has buildings and tokens, as bits: four kinds of each
        # rule (2.8)
        self.realms: list[int] = EMPTY  # what each seat rules, as bits, last what nobody does; hired warriors apart
        self.stale = (1 << CLEARINGS) - 1  # clearings where that may have changed
        self.lord = NONE  # who rules where the lead is tied
        self.special_rule = False  # whether some faction bends rule by its hook
        # trade (11.2.6)
        self.merchant = NONE  # the seat whose faction sells services, if any
        self.hirer = NONE  # 11.2.7.III who has hired its warriors for this turn
        # cards (2.1)
        self.top: tuple[int, ...] = ()  # set by hand in a position: the next cards of the deck, in order
        self.deck = 0
        self.discard = 0
        self.available = 0  # 3.3.3 dominance cards beside the map
        self.removed = 0  # 5.1.3 not in this game
        self.collector = NONE  # the seat whose faction takes what is spent or discarded, if any
        self.hand: list[int] = EMPTY
        self.open_hands = 0  # 11.2.3 the seats whose hands lie face up, as bits
        self.stacks: list[int] = EMPTY
        self.crafted: list[int] = EMPTY  # 4.1.3
        self.dominance: tuple[int, ...] = ()  # 3.3.1 the activated card
        self.known: list[int] = EMPTY  # 1.2.1 what each viewer knows of each pile; the last is everyone
        self.deduced: tuple[int, ...] = ()  # of that, unknown to who holds it: an index of `known` and a card, in turn
        self.voids: tuple[int, ...] = ()  # cards that the oldest cards of a pile are known not to be
        self.void_sizes: tuple[int, ...] = ()  # how many oldest cards those are
        self.pledges: tuple[int, ...] = ()  # cards of a suit, or birds, that a pile is known to have; six bits a suit
        # items (2.5.5) and points (3)
        self.items: list[int] = EMPTY  # Crafted Items boxes, then the shared supply; counts, four bits each
        self.score: list[int] = EMPTY
        self.trackless = 0  # 3.3.1 seats whose marker has left the track: they score no more
        self.partner: tuple[int, ...] = ()  # with whom a seat has formed a coalition
        self.arrived = 0  # COOP.2 the seats that have reached 30 points, as bits
        self.reached = False  # 3.1 somebody has 30 points
        self.win_waits = False  # several things happen at one instant: a win waits until all are done
        self.won = 0
        # the turn (1.4)
        self.first = NONE
        self.turn = NONE
        self.turns = 0
        self.phase = SETUP
        self.used = 0  # effects used in this phase of the turn (4.1.3)
        self.activated = 0  # 4.1.1 crafting pieces used in this turn, four bits for each suit
        self.reactions: list[int] = []  # 1.1.3 what waits to be done
        # the battle (4.3)
        self.battle = NO_BATTLE
        self.dice = NONE  # the last roll, as NATURE gave it: it lies there until the next battle

    def lay_out(self) -> None:
        """An empty table: a copy needs none of these lists."""
        seats = self.seats
        self.of_suit = clearings_by_suit(self.suits)
        self.slots = self.map.slots
        self.warriors = [0] * (seats * CLEARINGS)
        self.buildings = (0,) * (seats * CLEARINGS)
        self.tokens = (0,) * (seats * CLEARINGS)
        self.strength = [0] * (seats * CLEARINGS)
        self.sites = (0,) * (seats * KINDS_OF_PIECES)
        self.realms = [0] * (seats + 1)
        self.pawn = [NONE] * seats
        self.reserved = (NONE,) * CLEARINGS
        self.supply = [0] * seats
        self.hand = [0] * seats
        self.stacks = [0] * seats
        self.crafted = [0] * seats
        self.dominance = (NONE,) * seats
        self.known = [0] * ((seats + 1) * 2 * seats)
        self.voids = (0,) * (2 * seats)
        self.void_sizes = (0,) * (2 * seats)
        self.pledges = (0,) * (2 * seats)
        self.items = [0] * (seats + 1)
        self.score = [0] * seats
        self.partner = (NONE,) * seats
        self.ways = (self.map.paths,) * seats

    def copy_table(self, other: Woodland) -> None:
        """Copy all fields to another state. What changes seldom is a tuple, which is replaced and never changed."""
        self.copy_into(other)
        other.factions = [faction.copy() for faction in self.factions]
        other.suits = self.suits
        other.of_suit = self.of_suit
        other.slots = self.slots
        other.ruins = self.ruins
        other.warriors = self.warriors.copy()
        other.buildings = self.buildings
        other.tokens = self.tokens
        other.strength = self.strength.copy()
        other.sites = self.sites
        other.realms = self.realms.copy()
        other.stale = self.stale
        other.pawn = self.pawn.copy()
        other.reserved = self.reserved
        other.burnt = self.burnt
        other.ways = self.ways
        other.supply = self.supply.copy()
        other.lord = self.lord
        other.special_rule = self.special_rule
        other.merchant = self.merchant
        other.hirer = self.hirer
        other.deck = self.deck
        other.top = self.top
        other.discard = self.discard
        other.available = self.available
        other.removed = self.removed
        other.collector = self.collector
        other.hand = self.hand.copy()
        other.open_hands = self.open_hands
        other.stacks = self.stacks.copy()
        other.crafted = self.crafted.copy()
        other.dominance = self.dominance
        other.known = self.known.copy()
        other.deduced = self.deduced
        other.voids = self.voids
        other.void_sizes = self.void_sizes
        other.pledges = self.pledges
        other.items = self.items.copy()
        other.score = self.score.copy()
        other.trackless = self.trackless
        other.partner = self.partner
        other.arrived = self.arrived
        other.reached = self.reached
        other.win_waits = self.win_waits
        other.won = self.won
        other.first = self.first
        other.turn = self.turn
        other.turns = self.turns
        other.phase = self.phase
        other.used = self.used
        other.activated = self.activated
        other.reactions = self.reactions.copy()
        if self.in_battle():
            other.battle = self.battle.copy()
        other.dice = self.dice

    # -- looking --------------------------------------------------------------------------------------------

    def progress(self, seat: int) -> int:
        """COOP.2 Return a player's points on the way to 30: 30 for one who has been there."""
        return WIN if self.arrived >> seat & 1 else self.score[seat]

    def enemies(self, one: int, other: int) -> bool:
        """2.7 Any other faction with which there is no coalition."""
        return one != other and self.partner[one] != other and self.partner[other] != one

    def may_place(self, seat: int, clearing: int) -> bool:
        """2.5 Pieces go anywhere, unless a clearing is reserved to another player or closed to all."""
        return self.reserved[clearing] in (NONE, seat) and not self.burnt >> clearing & 1

    def closed(self, clearing: int) -> bool:
        """Whether nothing may be placed in a clearing, nor moved into it."""
        return self.burnt >> clearing & 1 == 1

    def present(self, seat: int, clearing: int) -> bool:
        """2.5 Whether a player has a piece in a clearing: a warrior, a building, a token or a pawn."""
        at = seat * CLEARINGS + clearing
        return self.strength[at] > 0 or self.tokens[at] > 0 or self.pawn[seat] == clearing

    def hired_warriors(self, seat: int, clearing: int) -> int:
        """11.2.7.III The warriors in a clearing that a player treats as his own for this Daylight and Evening."""
        if self.hirer != seat or self.phase == BIRDSONG:
            return 0
        return self.warriors[self.merchant * CLEARINGS + clearing]

    def faces(self, seat: int, other: int, clearing: int) -> bool:
        """4.3 Whether one player finds another to attack there; 11.2.7.III hired warriors alone spare their own."""
        if other == seat or not self.present(other, clearing):
            return False
        return self.hirer != seat or other != self.merchant or self.warriors[seat * CLEARINGS + clearing] > 0

    def on_map(self, packed: tuple[int, ...], seat: int) -> int:
        """2.5 All buildings or all tokens of a seat on the map, packed by kind: no track has more than 15."""
        total = 0
        for at in range(seat * CLEARINGS, seat * CLEARINGS + CLEARINGS):
            total += packed[at]
        return total

    def with_building(self, seat: int, kind: int) -> int:
        """2.5.2 The clearings with a certain building of a seat, as bits."""
        return self.sites[seat * KINDS_OF_PIECES + kind]

    def with_token(self, seat: int, kind: int) -> int:
        """2.5.3 The clearings with a certain token of a seat, as bits."""
        return self.sites[seat * KINDS_OF_PIECES + FIRST_TOKEN + kind]

    def add_buildings(self, seat: int, clearing: int, kind: int, count: int) -> None:
        """2.5.2 Buildings are on the map; 2.2.3 each takes a slot, 2.8 and counts for rule."""
        at = seat * CLEARINGS + clearing
        packed = self.buildings[at] + (count << 4 * kind)
        self.open_slots(clearing, -count)
        self.add_strength(seat, clearing, count)
        self.buildings = replaced(self.buildings, at, packed)
        self.mark(packed, seat, clearing, kind, kind)

    def open_slots(self, clearing: int, count: int) -> None:
        """2.2.3 Open more slots; a negative count closes some."""
        self.slots = replaced(self.slots, clearing, self.slots[clearing] + count)

    def add_tokens(self, seat: int, clearing: int, kind: int, count: int) -> None:
        """2.5.3 Tokens are on the map."""
        at = seat * CLEARINGS + clearing
        packed = self.tokens[at] + (count << 4 * kind)
        self.tokens = replaced(self.tokens, at, packed)
        self.mark(packed, seat, clearing, kind, FIRST_TOKEN + kind)

    def mark(self, packed: int, seat: int, clearing: int, kind: int, site: int) -> None:
        """Keep the clearings where there is such a piece."""
        at = seat * KINDS_OF_PIECES + site
        before = self.sites[at]
        places = before | 1 << clearing if packed >> 4 * kind & 15 else before & ~(1 << clearing)
        if places != before:
            self.sites = replaced(self.sites, at, places)

    def add_warriors(self, seat: int, clearing: int, count: int) -> None:
        """2.5.1 Warriors are on the map, 2.8 and count for rule."""
        at = seat * CLEARINGS + clearing
        self.warriors[at] = self.warriors[at] + count
        self.add_strength(seat, clearing, count)

    def add_strength(self, seat: int, clearing: int, count: int) -> None:
        """2.8 Warriors and buildings together: who rules may have changed."""
        at = seat * CLEARINGS + clearing
        self.strength[at] = self.strength[at] + count
        self.stale |= 1 << clearing

    def set_ways(self, seat: int, ways: tuple[int, ...]) -> None:
        """2.2.1 What a player takes for paths from now on."""
        self.ways = (*self.ways[:seat], ways, *self.ways[seat + 1 :])

    def is_player(self, seat: int) -> bool:
        """MM.1 Whether somebody plays a seat, so that he can be asked; the rules themselves play the last ones."""
        return seat < self.rules.players

    def by_suit(self, clearings: int) -> int:
        """2.2.2 How many of some clearings there are of each suit, four bits each."""
        of_suit = self.of_suit
        birdless = COUNT12[clearings & of_suit[FOX]] | COUNT12[clearings & of_suit[RABBIT]] << 4
        return birdless | COUNT12[clearings & of_suit[MOUSE]] << 8

    def in_battle(self) -> bool:
        """4.3 Whether a battle is being fought."""
        return self.battle.attacker != NONE

    def points(self) -> list[int]:
        """3.1 The victory points; 3.3.1 none for those whose marker has left the track."""
        return self.score.copy()

    def winners(self) -> list[int]:
        """3.1 Return the seats that have won, coalition partners included."""
        return [seat for seat in range(self.seats) if self.won >> seat & 1]

    def places(self) -> list[int]:
        """3.1 Those who have won, then by points; COOP.2 a team has one place."""
        if self.rules.coop:
            return rank_places([(self.won >> seat & 1, 0) for seat in range(self.seats)])
        return super().places()


def clearings_by_suit(suits: tuple[int, ...]) -> tuple[int, ...]:
    """2.2.2 The clearings of each suit as bits; 2.1.1 a bird card matches them all."""
    places = [0, 0, 0]
    for clearing in range(CLEARINGS):
        if suits[clearing] != NONE:
            places[suits[clearing]] |= 1 << clearing
    return (places[0], places[1], places[2], (1 << CLEARINGS) - 1)


def item_supply() -> int:
    """5.1.5 The twelve items of the shared supply, packed."""
    return sum([ITEM_SUPPLY[item] << 4 * item for item in range(len(ITEMS))])
