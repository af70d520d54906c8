"""The state of Root: where every card and piece is, and the verbs that move them. Nothing else writes them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from ...core.ask import Ask
from ...core.event import EVERYONE
from ...core.illegal import Illegal
from ...core.state import State, Step
from .board import Board
from .terms import (
    BIT,
    BUILDING,
    CLEARINGS,
    DOMINANCES,
    ITEM_SUPPLY,
    ITEMS,
    NOBODY,
    NONE,
    SETUP,
    SPIES,
    TOKEN,
    WARRIOR,
    WIN,
    cards_of,
    count_of,
    size_of,
    total_of,
)  # fmt: skip

if TYPE_CHECKING:
    from .faction import Faction
    from .view import RootView

HAND_PILE: Final = 0  # a player's hand (1.2.1)
STACK_PILE: Final = 1  # a hidden stack beside a faction board
RANDOM: Final = -1
EMPTY: Final[list[int]] = []  # before the table is laid out


@final
class Rules:
    """What the players agreed on before the game. It never changes."""

    __slots__ = ("board", "factions", "first", "random_seats")

    def __init__(self, factions: tuple[str, ...], board: Board, random_seats: bool, first: int) -> None:
        self.factions = factions  # in the order in which they were named
        self.board = board
        self.random_seats = random_seats  # 5.1.1
        self.first = first  # the seat that begins, or RANDOM


@final
class Root(State):
    """All of a game of Root. Sets of cards are bits; pieces of a seat in a clearing stand at seat * 12 + clearing."""

    __slots__ = (
        "activated", "allied", "ambush", "attacker", "available", "board", "buildings", "collector",
        "crafted", "dealt", "dealt_rolled", "deck", "defender", "dice", "discard", "dominance",
        "enlisted", "factions", "field", "first", "fresh", "hand", "hold", "instigator",
        "items", "known", "lord", "of_suit", "partner", "pawn", "phase", "reached",
        "reactions", "removed", "reserved", "returned", "returned_rolled", "ruins", "rules", "score",
        "slots", "special_rule", "stacks", "strength", "suits", "supply", "tokens", "trackless",
        "turn", "turns", "used", "void_sizes", "voids", "warriors", "ways", "won",
    )  # fmt: skip

    def __init__(self, rules: Rules, seats: int) -> None:
        super().__init__(seats)
        self.rules = rules
        self.board = rules.board
        self.factions: list[Faction] = []
        # the map (2.2 to 2.5)
        self.suits = rules.board.suits
        self.of_suit = (0, 0, 0, 0)  # the clearings of each suit as bits; for BIRD, all of them
        self.slots: list[int] = EMPTY  # 2.2.3 those that are open
        self.ruins = 0  # 2.2.4
        self.warriors: list[int] = EMPTY
        self.buildings: list[int] = EMPTY  # counts by kind, four bits each
        self.tokens: list[int] = EMPTY
        self.strength: list[int] = EMPTY  # 2.8 warriors and buildings together
        self.pawn: list[int] = EMPTY  # a clearing or a forest; NONE for those who have no pawn (2.5.4)
        self.reserved: list[int] = EMPTY  # the only seat that may place pieces there; NOBODY: closed, also to moves
        self.ways: list[tuple[tuple[int, ...], ...]] = []  # 2.2.1 what each seat takes for paths
        self.supply: list[int] = EMPTY  # 2.5.1 warriors
        # rule (2.8)
        self.lord = NONE  # who rules where the lead is tied
        self.special_rule = False  # whether some faction bends rule by its hook
        # cards (2.1)
        self.deck = 0
        self.discard = 0
        self.available = 0  # 3.3.3 dominance cards beside the map
        self.removed = 0  # 5.1.3 not in this game
        self.collector = NONE  # the seat whose faction takes what is spent or discarded, if any
        self.hand: list[int] = EMPTY
        self.stacks: list[int] = EMPTY
        self.crafted: list[int] = EMPTY  # 4.1.3
        self.dominance: list[int] = EMPTY  # 3.3.1 the activated card
        self.known: list[int] = EMPTY  # 1.2.1 what each viewer knows of each pile; the last is everyone
        self.voids: list[int] = EMPTY  # cards that the oldest cards of a pile are known not to be
        self.void_sizes: list[int] = EMPTY  # how many oldest cards those are
        # items (2.5.5) and points (3)
        self.items: list[int] = EMPTY  # Crafted Items boxes, then the shared supply; counts, four bits each
        self.score: list[int] = EMPTY
        self.trackless = 0  # 3.3.1 seats whose marker has left the track: they score no more
        self.partner: list[int] = EMPTY  # with whom a seat has formed a coalition
        self.reached = False  # 3.1 somebody has 30 points
        self.hold = False  # several things happen at one instant: nobody has won before all are done
        self.won = 0
        # the turn (1.4)
        self.first = NONE
        self.turn = NONE
        self.turns = 0
        self.phase = SETUP
        self.used = 0  # effects used in this phase of the turn (4.1.3)
        self.fresh = 0  # effects crafted in this turn: not there when its phases began
        self.activated = 0  # 4.1.1 crafting pieces used in this turn, four bits for each suit
        self.reactions: list[int] = []  # 1.1.3 what waits to be done
        # the battle (4.3)
        self.attacker = NONE
        self.defender = NONE
        self.field = NONE
        self.ambush = NONE
        self.instigator = NONE  # who made two others fight: what they lose counts as removed by him
        self.allied = NONE  # whose warriors the attacker treats as his own
        self.enlisted = NONE  # who lends the defender strength
        self.dice = NONE  # the last roll, as NATURE gave it
        self.dealt = 0  # extra hits that the attacker deals
        self.dealt_rolled = 0
        self.returned = 0  # extra hits that the defender deals
        self.returned_rolled = 0

    def lay_out(self) -> Root:
        """An empty table: `copy` needs none of these lists."""
        seats = self.seats
        self.of_suit = clearings_by_suit(self.suits)
        self.slots = list(self.board.slots)
        self.warriors = [0] * (seats * CLEARINGS)
        self.buildings = [0] * (seats * CLEARINGS)
        self.tokens = [0] * (seats * CLEARINGS)
        self.strength = [0] * (seats * CLEARINGS)
        self.pawn = [NONE] * seats
        self.reserved = [NONE] * CLEARINGS
        self.supply = [0] * seats
        self.hand = [0] * seats
        self.stacks = [0] * seats
        self.crafted = [0] * seats
        self.dominance = [NONE] * seats
        self.known = [0] * ((seats + 1) * 2 * seats)
        self.voids = [0] * (2 * seats)
        self.void_sizes = [0] * (2 * seats)
        self.items = [0] * (seats + 1)
        self.score = [0] * seats
        self.partner = [NONE] * seats
        self.ways = [self.board.paths] * seats
        return self

    def copy(self) -> Root:
        other = Root(self.rules, self.seats)
        self.copy_into(other)
        other.factions = [faction.copy() for faction in self.factions]
        other.suits = self.suits
        other.of_suit = self.of_suit
        other.slots = self.slots.copy()
        other.ruins = self.ruins
        other.warriors = self.warriors.copy()
        other.buildings = self.buildings.copy()
        other.tokens = self.tokens.copy()
        other.strength = self.strength.copy()
        other.pawn = self.pawn.copy()
        other.reserved = self.reserved.copy()
        other.ways = self.ways.copy()
        other.supply = self.supply.copy()
        other.lord = self.lord
        other.special_rule = self.special_rule
        other.deck = self.deck
        other.discard = self.discard
        other.available = self.available
        other.removed = self.removed
        other.collector = self.collector
        other.hand = self.hand.copy()
        other.stacks = self.stacks.copy()
        other.crafted = self.crafted.copy()
        other.dominance = self.dominance.copy()
        other.known = self.known.copy()
        other.voids = self.voids.copy()
        other.void_sizes = self.void_sizes.copy()
        other.items = self.items.copy()
        other.score = self.score.copy()
        other.trackless = self.trackless
        other.partner = self.partner.copy()
        other.reached = self.reached
        other.hold = self.hold
        other.won = self.won
        other.first = self.first
        other.turn = self.turn
        other.turns = self.turns
        other.phase = self.phase
        other.used = self.used
        other.fresh = self.fresh
        other.activated = self.activated
        other.reactions = self.reactions.copy()
        other.attacker = self.attacker
        other.defender = self.defender
        other.field = self.field
        other.ambush = self.ambush
        other.instigator = self.instigator
        other.allied = self.allied
        other.enlisted = self.enlisted
        other.dice = self.dice
        other.dealt = self.dealt
        other.dealt_rolled = self.dealt_rolled
        other.returned = self.returned
        other.returned_rolled = self.returned_rolled
        return other

    # -- looking --------------------------------------------------------------------------------------------

    def enemies(self, one: int, other: int) -> bool:
        """2.7 Any other faction with which there is no coalition."""
        return one != other and self.partner[one] != other and self.partner[other] != one

    def may_place(self, seat: int, clearing: int) -> bool:
        """2.5 Pieces go anywhere, unless a clearing is reserved to another player or closed to all."""
        return self.reserved[clearing] in (NONE, seat)

    def closed(self, clearing: int) -> bool:
        """Whether nothing may be placed in a clearing, nor moved into it."""
        return self.reserved[clearing] == NOBODY

    def present(self, seat: int, clearing: int) -> bool:
        """2.5 Whether a player has a piece in a clearing: a warrior, a building, a token or a pawn."""
        at = seat * CLEARINGS + clearing
        return self.strength[at] + self.tokens[at] > 0 or self.pawn[seat] == clearing

    def on_map(self, packed: list[int], seat: int) -> int:
        """2.5 All buildings or all tokens of a seat on the map, packed by kind: no track has more than 15."""
        total = 0
        for at in range(seat * CLEARINGS, seat * CLEARINGS + CLEARINGS):
            total += packed[at]
        return total

    def where(self, packed: list[int], seat: int, kind: int) -> int:
        """The clearings with a certain building or token of a seat, as bits."""
        found = 0
        for clearing in range(CLEARINGS):
            if packed[seat * CLEARINGS + clearing] >> 4 * kind & 15:
                found |= 1 << clearing
        return found

    def in_battle(self) -> bool:
        """4.3 Whether a battle is being fought."""
        return self.attacker != NONE

    def points(self) -> list[int]:
        """3.1 The victory points; 3.3.1 none for those whose marker has left the track."""
        return self.score.copy()

    def winners(self) -> list[int]:
        """3.1 The one who has won, and whoever is in a coalition with him."""
        return [seat for seat in range(self.seats) if self.won >> seat & 1]

    def view(self, seat: int) -> RootView:
        from .view import RootView

        return RootView(self, seat)

    def refusal(self, seat: int, choice: int) -> Illegal:
        from .refusals import refusal

        return refusal(self, seat, choice)

    def write(self, ask: Ask, choice: int) -> str:
        from .notation import write

        return write(self, ask, choice)

    def read(self, ask: Ask, text: str) -> int:
        from .notation import read

        return read(self, ask, text)

    def dump(self) -> dict[str, object]:
        from .position import dump

        return dump(self)

    # -- verbs: warriors --------------------------------------------------------------------------------------

    def place_warriors(self, seat: int, clearing: int, count: int, clause: str) -> int:
        """2.5.1 Warriors come from their supply, 2.5 as many as there are; the number placed."""
        count = min(count, self.supply[seat])
        if count > 0:
            self.supply[seat] -= count
            self.warriors[seat * CLEARINGS + clearing] += count
            self.strength[seat * CLEARINGS + clearing] += count
            if self.log is not None:
                self.tell("placed", clause, (seat, clearing, count))
        return count

    def remove_warriors(self, seat: int, clearing: int, count: int, by: int, clause: str) -> None:
        """2.5.1 Warriors leave the map and go back to their supply; their faction and the remover's may have a say."""
        self.warriors[seat * CLEARINGS + clearing] -= count
        self.strength[seat * CLEARINGS + clearing] -= count
        if self.log is not None:
            self.tell("removed", clause, (seat, clearing, count, by))
        owner = self.factions[seat]
        owner.fallen(self, clearing, count, by)
        owner.lost_warriors(self, clearing, count, by)
        if by != seat:
            self.factions[by].took(self, seat, clearing, WARRIOR, count)

    def move_warriors(self, seat: int, origin: int, target: int, count: int, payer: int, clause: str) -> None:
        """4.2 Warriors go from one clearing to another; `payer` has moved them, which others may resent."""
        base = seat * CLEARINGS
        self.warriors[base + origin] -= count
        self.strength[base + origin] -= count
        self.warriors[base + target] += count
        self.strength[base + target] += count
        if self.log is not None:
            self.tell("moved", clause, (seat, origin, target, count, payer))
        for faction in self.factions:
            if faction.watches_moves:
                faction.entered(self, seat, payer, target)

    # -- verbs: buildings and tokens ----------------------------------------------------------------------------

    def place_building(self, seat: int, clearing: int, kind: int, clause: str) -> None:
        """2.2.3 A building takes an open slot."""
        self.slots[clearing] -= 1
        self.buildings[seat * CLEARINGS + clearing] += 1 << 4 * kind
        self.strength[seat * CLEARINGS + clearing] += 1
        if self.log is not None:
            self.tell("built", clause, (seat, clearing, self.factions[seat].sheet.buildings[kind]))

    def remove_building(self, seat: int, clearing: int, kind: int, by: int, clause: str) -> None:
        """2.5.2 A building goes back to its track; 3.2.1 an enemy who removes it scores."""
        self.slots[clearing] += 1
        self.buildings[seat * CLEARINGS + clearing] -= 1 << 4 * kind
        self.strength[seat * CLEARINGS + clearing] -= 1
        if self.log is not None:
            self.tell("razed", clause, (seat, clearing, self.factions[seat].sheet.buildings[kind], by))
        self.factions[seat].lost_building(self, clearing, kind, by)
        self.reward(seat, clearing, BUILDING, by)

    def place_token(self, seat: int, clearing: int, kind: int, count: int, clause: str) -> None:
        """2.5.3 Tokens are placed; 2.2.3 they take no slot."""
        self.tokens[seat * CLEARINGS + clearing] += count << 4 * kind
        if self.log is not None:
            self.tell("token", clause, (seat, clearing, self.factions[seat].sheet.tokens[kind], count))

    def remove_token(self, seat: int, clearing: int, kind: int, by: int, clause: str) -> None:
        """2.5.3 A token goes back to its track or supply; 3.2.1 an enemy who removes it scores."""
        self.tokens[seat * CLEARINGS + clearing] -= 1 << 4 * kind
        if self.log is not None:
            self.tell("token gone", clause, (seat, clearing, self.factions[seat].sheet.tokens[kind], by))
        self.factions[seat].lost_token(self, clearing, kind, by)
        self.reward(seat, clearing, TOKEN, by)

    def reward(self, seat: int, clearing: int, what: int, by: int) -> None:
        """3.2.1 Each enemy building or token that one removes scores 1 point."""
        if by != seat:
            self.factions[by].took(self, seat, clearing, what, 1)
            if self.enemies(seat, by):
                self.gain(by, 1, "3.2.1")

    def move_pawn(self, seat: int, place: int, clause: str) -> None:
        """2.5.4 A pawn goes to a clearing or a forest."""
        self.pawn[seat] = place
        if self.log is not None:
            self.tell("pawn", clause, (seat, place))

    def remove_ruin(self, clearing: int, clause: str) -> None:
        """2.2.4 A ruin leaves the map, and its slot is open."""
        self.ruins &= ~(1 << clearing)
        self.slots[clearing] += 1
        if self.log is not None:
            self.tell("ruin gone", clause, (clearing,))

    def close(self, clearing: int) -> None:
        """From now on nothing may be placed in a clearing, nor moved into it."""
        self.reserved[clearing] = NOBODY

    def remove_all(self, by: int, clearing: int, clause: str) -> None:
        """2.5 Every enemy piece leaves a clearing; 2.5.4 a pawn never does, 2.2.4 nor a ruin."""
        for seat in range(self.seats):
            at = seat * CLEARINGS + clearing
            if self.enemies(seat, by) and self.strength[at] + self.tokens[at]:
                if self.warriors[at]:
                    self.remove_warriors(seat, clearing, self.warriors[at], by, clause)
                for kind in range(4):
                    for _ in range(count_of(self.buildings[at], kind)):
                        self.remove_building(seat, clearing, kind, by, clause)
                    for _ in range(count_of(self.tokens[at], kind)):
                        self.remove_token(seat, clearing, kind, by, clause)

    # -- verbs: cards -------------------------------------------------------------------------------------------

    def take_cards(self, seat: int, cards: int, pile: int, clause: str) -> None:
        """2.1.2 Cards of the deck come to a hand or a hidden stack; only their owner sees which."""
        self.deck &= ~cards
        if pile == HAND_PILE:
            self.hand[seat] |= cards
        else:
            self.stacks[seat] |= cards
        self.forget(pile * self.seats + seat, cards)
        if self.log is not None:
            self.tell("drew", clause, (seat, size_of(cards), pile), cards_of(cards), 1 << seat)

    def reshuffle(self) -> None:
        """2.1.2 The discard pile becomes the deck."""
        self.deck |= self.discard
        self.discard = 0
        if self.log is not None:
            self.tell("reshuffled", "2.1.2", (size_of(self.deck),))

    def leave_hand(self, seat: int, card: int) -> None:
        """1.2.1 A card leaves a hand openly: if it may be one of the oldest, there is one of those less."""
        self.hand[seat] &= ~BIT[card]
        if self.void_sizes[seat] and not self.voids[seat] & BIT[card]:
            self.void_sizes[seat] -= 1

    def spend(self, seat: int, card: int, clause: str) -> None:
        """2.1.3 A card of a hand is spent."""
        self.leave_hand(seat, card)
        if self.log is not None:
            self.tell("spent", clause, (seat, card), reveals=True)
        self.put_away(BIT[card])

    def discard_card(self, seat: int, card: int, clause: str) -> None:
        """2.1.3 A card of a hand is discarded."""
        self.leave_hand(seat, card)
        if self.log is not None:
            self.tell("discarded", clause, (seat, card), reveals=True)
        self.put_away(BIT[card])

    def put_away(self, cards: int) -> None:
        """2.1.3 Spent and discarded cards go to the discard pile, 3.3.3 dominance cards beside the map; unless some
        faction in play gathers them."""
        if self.collector != NONE:
            self.factions[self.collector].collect(self, cards)
            return
        self.discard |= cards & ~(DOMINANCES | SPIES)
        self.set_out(cards & (DOMINANCES | SPIES))

    def set_out(self, cards: int) -> None:
        """3.3.3 A dominance card that is spent or discarded lies beside the map, available to all."""
        if cards:
            self.available |= cards
            if self.log is not None:
                for card in cards_of(cards):
                    self.tell("available", "3.3.3", (card,))

    def recover(self, seat: int, card: int, clause: str) -> None:
        """1.2.2 A card of the discard pile comes to a hand."""
        self.discard &= ~BIT[card]
        self.receive(seat, card)
        if self.log is not None:
            self.tell("recovered", clause, (seat, card))

    def receive(self, seat: int, card: int) -> None:
        """A card that everyone sees comes to a hand."""
        self.hand[seat] |= BIT[card]
        self.learn(self.seats, seat, BIT[card])

    def hand_over(self, giver: int, taker: int, card: int, pile: int, clause: str) -> None:
        """1.3.2 A card goes from a hand to another hand or stack, where a rule says so; only those two see which."""
        n = 2 * self.seats
        seen = self.known[self.seats * n + giver]
        for viewer in range(self.seats + 1):  # 1.2.1 what others knew of the hand may be what has left it
            if viewer in (giver, taker):
                self.known[viewer * n + giver] |= seen
            else:
                self.known[viewer * n + giver] = 0
        self.hand[giver] &= ~BIT[card]
        self.void_sizes[giver] = max(0, self.void_sizes[giver] - 1)
        self.forget(pile * self.seats + taker, BIT[card])
        if pile == HAND_PILE:
            self.hand[taker] |= BIT[card]
        else:
            self.stacks[taker] |= BIT[card]
        self.learn(giver, pile * self.seats + taker, BIT[card])
        if self.log is not None:
            self.tell("gave", clause, (giver, taker, pile), (card,), 1 << giver | 1 << taker, True)

    def show_hand(self, seat: int, viewer: int, clause: str) -> None:
        """1.2.1 A rule lets one player see another's hand."""
        self.learn(viewer, seat, self.hand[seat])
        if self.log is not None:
            self.tell("showed", clause, (seat, viewer), cards_of(self.hand[seat]), 1 << seat | 1 << viewer, True)

    def learn(self, viewer: int, pile: int, cards: int) -> None:
        """1.2.1 A viewer, or everyone, knows that these cards lie in a pile."""
        self.known[viewer * 2 * self.seats + pile] |= cards

    def forget(self, pile: int, cards: int) -> None:
        """1.2.1 Cards come to a pile unseen: whatever was known of them is past. Callers look at piles as they are now,
        so cards that leave need no such care."""
        n = 2 * self.seats
        for viewer in range(self.seats + 1):
            self.known[viewer * n + pile] &= ~cards

    def knows(self, viewer: int, pile: int) -> int:
        """1.2.1 The cards of a pile that a viewer knows; a spectator knows what everyone does."""
        n = 2 * self.seats
        found = self.known[self.seats * n + pile]
        if 0 <= viewer < self.seats:
            found |= self.known[viewer * n + pile]
        return found & (self.hand[pile] if pile < self.seats else self.stacks[pile - self.seats])

    # -- verbs: items and points ----------------------------------------------------------------------------------

    def take_item(self, seat: int, item: int, clause: str) -> None:
        """2.5.5 An item goes from the shared supply to the taker's Crafted Items box."""
        self.items[self.seats] -= 1 << 4 * item
        self.items[seat] += 1 << 4 * item
        if self.log is not None:
            self.tell("item", clause, (seat, item))

    def leave_box(self, holder: int, item: int) -> None:
        """2.5.5 An item leaves a Crafted Items box or the shared supply, for who stores it by his own rules."""
        self.items[holder] -= 1 << 4 * item

    def gain(self, seat: int, points: int, clause: str) -> None:
        """3.2 A player scores; 3.3.1 not after the marker has left the track."""
        if points > 0 and not self.trackless >> seat & 1:
            self.score[seat] += points
            if self.score[seat] >= WIN:
                self.reached = True  # 3.1
            if self.log is not None:
                self.tell("scored", clause, (seat, points, self.score[seat]))

    def lose(self, seat: int, points: int, clause: str) -> None:
        """3.2 A player loses points, but no marker goes below 0 (RUL.14)."""
        points = min(points, self.score[seat])
        if points > 0:
            self.score[seat] -= points
            if self.log is not None:
                self.tell("lost", clause, (seat, points, self.score[seat]))

    def leave_track(self, seat: int) -> None:
        """3.3.1 The score marker leaves the track: no more points."""
        self.trackless |= 1 << seat
        self.score[seat] = 0

    def declare(self, seat: int, clause: str) -> None:
        """3.1 The game ends at once: nothing that was still to come is done."""
        self.won = 1 << seat
        for other in range(self.seats):
            if self.partner[other] == seat:
                self.won |= 1 << other
        self.reached = False
        while self.stack:
            self.done()
        if self.log is not None:
            self.tell("won", clause, tuple(self.winners()), (), EVERYONE, True)


def clearings_by_suit(suits: tuple[int, ...]) -> tuple[int, int, int, int]:
    """2.2.2 The clearings of each suit as bits; 2.1.1 a bird card matches them all."""
    found = [0, 0, 0]
    for clearing in range(CLEARINGS):
        if suits[clearing] != NONE:
            found[suits[clearing]] |= 1 << clearing
    return (found[0], found[1], found[2], (1 << CLEARINGS) - 1)


def item_supply() -> int:
    """5.1.5 The twelve items of the shared supply, packed."""
    return sum([ITEM_SUPPLY[item] << 4 * item for item in range(len(ITEMS))])


class RootStep(Step):
    """A step that knows its game. Its fields are whole numbers that never change: `fields` lists them for positions."""

    def run(self, state: State, answer: int) -> None:
        assert isinstance(state, Root)
        self.play(state, answer)
        if state.reached and not state.hold:
            win_by_points(state)

    def play(self, r: Root, answer: int) -> None:
        raise NotImplementedError

    def fields(self) -> list[int]:
        """The numbers that the step was made with."""
        return []


def win_by_points(r: Root) -> None:
    """3.1 The first at 30 points wins; of several at the same instant, the player in turn."""
    for i in range(r.seats):
        seat = (r.turn + i) % r.seats
        if r.score[seat] >= WIN:
            r.declare(seat, "3.1")
            return


__all__ = ["HAND_PILE", "RANDOM", "STACK_PILE", "Root", "RootStep", "Rules", "item_supply", "total_of"]
