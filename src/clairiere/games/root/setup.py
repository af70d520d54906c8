"""Chapter 5, set-up, and what comes before it on the Winter board."""

from __future__ import annotations

from typing import Final, final

from ...core.ask import NATURE, NO_ANSWER
from ...core.state import Step
from .choices import SEAT
from .state import kinds
from .state.state import RANDOM, Root, RootStep, clearings_by_suit, item_supply
from .state.steps import FIRST, known_step, numbers_of
from .state.terms import ALL, CLEARINGS, DOMINANCES, NONE, PLACES, SETUP, cards_of
from .turn import Turns

MARKERS: Final = 4  # WINTER.2 of each suit
LAYOUTS: Final = 34650  # WINTER.2 ways to lay twelve markers, four of each suit


@final
class Setup(RootStep):
    """5.1 The steps of the set-up, in order."""

    __slots__ = ("done_with",)

    def __init__(self, done_with: int = 0) -> None:
        super().__init__()
        self.done_with = done_with  # seats that have drawn, then factions that have set up

    def play(self, r: Root, answer: int) -> None:
        # fmt: off
        match self.climb():
            case 0: self.must_lay_suits(r)             # WINTER.2
            case 1: self.lay_suits(r, answer)
            case 2: self.must_seat(r)                  # 5.1.1
            case 3: self.seat(r, answer)
            case 4: self.must_choose_first(r)          # 5.1.1
            case 5: self.choose_first(r, answer)
            case 6: self.form_deck(r)                  # 5.1.2, 5.1.3
            case 7: self.draw_hands(r)                 # 5.1.3
            case 8: self.place_ruins(r)                # 5.1.4
            case 9: self.form_supply(r)                # 5.1.5
            case 10: self.must_break_tie(r)            # 9.7.2
            case 11: self.break_tie(r, answer)
            case 12: self.set_up_factions(r)           # 5.1.7
            case _: self.begin(r)                      # 1.4

    def must_lay_suits(self, r: Root) -> None:
        """WINTER.2 Twelve suit markers are shuffled and laid, one in each clearing."""
        if r.map.random_suits:
            r.ask(NATURE, "suits", range(LAYOUTS), "WINTER.2")

    def lay_suits(self, r: Root, answer: int) -> None:
        """WINTER.2 They are revealed before anything else."""
        if answer != NO_ANSWER:
            r.suits = layout(answer)
            r.of_suit = clearings_by_suit(r.suits)
            if r.log is not None:
                r.tell("suits", "WINTER.2", r.suits)

    def must_seat(self, r: Root) -> None:
        """5.1.1 Seats are random, unless the players agreed on them."""
        if r.rules.random_seats and r.rules.players > 1:
            r.ask(NATURE, "seats", range(orders(r.rules.players)), "5.1.1")

    def seat(self, r: Root, answer: int) -> None:
        """5.1.1 Every seat has its faction; MM.3 an automaton keeps the last seat while players sit at random."""
        if answer != NO_ANSWER:
            r.factions = [r.factions[i] for i in seats_at(r, answer)]
        for i in range(r.seats):
            r.factions[i].sit(r, i)
        if r.log is not None:
            for i in range(r.seats):
                r.tell("faction", "5.1.1", (i,))

    def must_choose_first(self, r: Root) -> None:
        """5.1.1 The first player is drawn by lot."""
        if r.rules.first == RANDOM:
            r.ask(NATURE, "first", tuple([SEAT + seat for seat in range(r.seats)]), "5.1.1")

    def choose_first(self, r: Root, answer: int) -> None:
        """5.1.1 Who begins."""
        r.first = r.turn = r.rules.first if answer == NO_ANSWER else answer - SEAT
        if r.log is not None:
            r.tell("first", "5.1.1", (r.first,))

    def form_deck(self, r: Root) -> None:
        """5.1.2 Markers start at 0; 5.1.3 some cards leave the deck; COOP.5 others are in play from the start."""
        cards, r.removed = cards_of_game(r)
        r.deck = cards & ~r.removed
        if r.log is not None:
            r.tell("deck", "5.1.3", (r.deck.bit_count(),))
        for seat in range(len(r.rules.kept)):
            if r.rules.kept[seat]:
                r.deck &= ~r.rules.kept[seat]
                r.crafted[seat] = r.rules.kept[seat]
                if r.log is not None:
                    r.tell("kept", "COOP.5", (seat, *cards_of(r.crafted[seat])))

    def draw_hands(self, r: Root) -> None:
        """5.1.3 Each player draws three cards, the first player first."""
        if self.done_with < r.seats:
            self.at = 7
            seat = (r.first + self.done_with) % r.seats
            self.done_with += 1
            r.factions[seat].draw_first(r)
        else:
            self.done_with = 0

    def place_ruins(self, r: Root) -> None:
        """5.1.4 A ruin on each slot marked for it: 2.2.4 it is taken."""
        r.ruins = r.map.ruins
        for clearing in PLACES[r.ruins]:
            r.open_slots(clearing, -1)
        if r.log is not None:
            r.tell("ruins", "5.1.4", PLACES[r.ruins])

    def form_supply(self, r: Root) -> None:
        """5.1.5 Twelve items; 5.1.6 two dice."""
        r.items[r.seats] = item_supply()
        if r.log is not None:
            r.tell("supply", "5.1.5", (12,))

    def must_break_tie(self, r: Root) -> None:
        """9.7.2 Two factions with one letter: chance decides which sets up first."""
        twins = [SEAT + seat for seat in range(r.seats) if r.factions[seat].sheet.doubled]
        if len(twins) > 1:
            r.ask(NATURE, "twins", tuple(twins), "9.7.2")

    def break_tie(self, r: Root, answer: int) -> None:
        """9.7.2 The one that chance names, then the other."""
        if answer != NO_ANSWER:
            r.factions[answer - SEAT].set_up_first = True

    def set_up_factions(self, r: Root) -> None:
        """5.1.7 Each faction sets up by its own rules, in the order of the letters (RUL.28)."""
        if self.done_with < r.seats:
            self.at = 12
            seat = self.order(r)[self.done_with]
            self.done_with += 1
            if r.log is not None:
                r.tell("set up", "5.1.7", (seat,))
            r.factions[seat].set_up(r)

    def order(self, r: Root) -> list[int]:
        """5.1.7 The seats by the letters of their factions, 9.7.2 and by chance."""
        return [seat for _, seat in sorted([(r.factions[seat].set_up_order(), seat) for seat in range(r.seats)])]

    def begin(self, r: Root) -> None:
        """1.4 The first turn starts when all have set up."""
        r.done()
        r.push(Turns())

    def stands(self, r: Root) -> bool:
        """5.1 The work of its earlier rungs is done, and the player who draws or sets up is the next one."""
        laid = self.at <= 1 or NONE not in r.suits
        begun = self.at <= 5 or NONE not in (r.first, r.turn)
        if r.phase != SETUP or not (laid and begun):
            return False
        if self.at not in (7, 12):
            return not self.done_with
        order = self.order(r) if self.at == 12 else [(r.first + i) % r.seats for i in range(r.seats)]
        busy = [seat for step in r.stack[1:2] if isinstance(step, RootStep) for seat in numbers_of(step)[:1]]
        ready = [r.factions[seat].is_ready(r) for seat in order[: self.done_with - 1]]
        return order[self.done_with - 1 : self.done_with] == busy and (self.at == 7 or all(ready))

    def copy(self) -> Step:
        return self.twin(Setup(self.done_with))


def cards_of_game(r: Root) -> tuple[int, int]:
    """2.1 All cards of this game, and those that leave the deck: 5.1.3 with two players the dominance cards (SCEN.2),
    and whatever a faction says (MM.4)."""
    cards = ALL
    out = DOMINANCES if r.seats == 2 else 0
    for faction in r.factions:
        cards |= faction.extra_cards(r)
        out |= faction.left_out(r)
    return cards, out


def seats_at(r: Root, index: int) -> list[int]:
    """5.1.1 One of all orders of the factions that somebody plays; MM.3 then the others."""
    return [*order_at(r.rules.players, index), *range(r.rules.players, r.seats)]


def layout(index: int) -> tuple[int, ...]:
    """WINTER.2 The suits of the twelve clearings in one of all layouts."""
    left = [MARKERS, MARKERS, MARKERS]
    suits = []
    for _ in range(CLEARINGS):
        for suit in range(3):
            if left[suit]:
                left[suit] -= 1
                ways = arrangements(left)
                if index < ways:
                    suits.append(suit)
                    break
                index -= ways
                left[suit] += 1
    return tuple(suits)


def layout_index(suits: tuple[int, ...]) -> int:
    """WINTER.2 `layout` turned round."""
    left = [MARKERS, MARKERS, MARKERS]
    index = 0
    for suit in suits:
        for other in range(suit):
            if left[other]:
                left[other] -= 1
                index += arrangements(left)
                left[other] += 1
        left[suit] -= 1
    return index


def arrangements(left: list[int]) -> int:
    """Return in how many orders the markers can lie, given their numbers by suit."""
    return orders(sum(left)) // (orders(left[0]) * orders(left[1]) * orders(left[2]))


def orders(count: int) -> int:
    """Return the factorial: in how many orders things can be."""
    product = 1
    for i in range(2, count + 1):
        product *= i
    return product


def order_at(count: int, index: int) -> list[int]:
    """One of all orders."""
    left = list(range(count))
    order = []
    for i in range(count, 0, -1):
        ways = orders(i - 1)
        order.append(left.pop(index // ways))
        index %= ways
    return order


def order_index(order: list[int]) -> int:
    """`order_at` turned round."""
    left = sorted(order)
    index = 0
    for i in range(len(order)):
        place = left.index(order[i])
        index += place * orders(len(order) - 1 - i)
        left.pop(place)
    return index


known_step(Setup, {"done_with": kinds.COUNT}, waits=(7, 12), on=(FIRST,))
