"""MM.13 to MM.22, the Mechanical Marquise's Daylight: an order is revealed; battle, move, recruit. Nobody chooses."""

from __future__ import annotations

from typing import final

from .....core.state import Step
from ...battle import begin_battle
from ...move import targets
from ...reactions import Reactions
from ...state import kinds
from ...state.rule import ruled_clearings
from ...state.state import Root, RootStep
from ...state.steps import known_step
from ...state.terms import ANY, CLEARINGS, COST, NONE, PLACES, SUIT, total_of
from .board import TROOP, board_of

EVERYWHERE = (1 << CLEARINGS) - 1


def pieces_of(r: Root, seat: int, clearing: int) -> int:
    """MM.15 A player's pieces in a clearing: warriors, buildings, tokens and pawn (RUL.44)."""
    at = seat * CLEARINGS + clearing
    pawn = 1 if r.pawn[seat] == clearing else 0
    return r.warriors[at] + total_of(r.buildings[at]) + total_of(r.tokens[at]) + pawn


def enemy_pieces(r: Root, seat: int, clearing: int) -> int:
    """MM.17 All enemy pieces in a clearing."""
    return sum([pieces_of(r, other, clearing) for other in range(r.seats) if r.enemies(seat, other)])


def defender(r: Root, seat: int, clearing: int) -> int:
    """MM.15 Of several enemies the one with most pieces there, then most points, then first in the set-up (RUL.28)."""
    target = NONE
    best = (0, 0, 0)
    for other in range(r.seats):
        if r.enemies(seat, other):
            rank = (pieces_of(r, other, clearing), r.score[other], -r.factions[other].set_up_order())
            if rank[0] and (target == NONE or rank > best):
                target, best = other, rank
    return target


def destination(r: Root, seat: int, origin: int, rules: int) -> int:
    """MM.17 The adjacent clearing with most enemy pieces; of equal ones, the lowest number. CHAR.scoundrel None that is
    closed."""
    fullest = NONE
    most = -1
    for target in PLACES[targets(r, seat, origin, rules)]:
        count = enemy_pieces(r, seat, target)
        if count > most:
            fullest, most = target, count
    return fullest


@final
class MechanicalDaylight(RootStep):
    """MM.13 Orders from the left, until one has a crafting cost (MM.22)."""

    __slots__ = ("place", "seat")

    def __init__(self, seat: int, place: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.place = place  # the next clearing to be looked at

    def play(self, r: Root, answer: int) -> None:
        # fmt: off
        match self.climb():
            case 0: self.reveal(r)                     # MM.13
            case 1: self.battle(r)                     # MM.14, MM.15
            case 2: self.move(r)                       # MM.16, MM.17
            case 3: self.recruit(r)                    # MM.18 to MM.21
            case _: self.end_order(r)                  # MM.13, MM.22

    def reveal(self, r: Root) -> None:
        """MM.13 The leftmost order; MM.22 if none is left, Daylight is over."""
        board = board_of(r, self.seat)
        if board.orders:
            board.show_order(r, 0, "MM.13", "order")
        else:
            r.done()

    def matching(self, r: Root) -> int:
        """MM.13 The clearings of the order's suit; all of them for a bird (RUL.42)."""
        return r.of_suit[SUIT[board_of(r, self.seat).orders[0]]]

    def battle(self, r: Root) -> None:
        """MM.14 One battle in each matching clearing where her warriors meet enemies, by rising numbers (RUL.44)."""
        fields = self.fields_of_battle(r)
        if self.place == 0:
            self.explain(r, "battles", "MM.14", fields)
        while self.place < CLEARINGS:
            clearing = self.place
            self.place += 1
            if fields >> clearing & 1:
                self.at = 1
                begin_battle(r, self.seat, defender(r, self.seat, clearing), clearing)
                return
        self.place = 0

    def fields_of_battle(self, r: Root) -> int:
        """MM.14 Matching clearings where her warriors meet enemies."""
        found = 0
        for clearing in PLACES[self.matching(r)]:
            if r.warriors[self.seat * CLEARINGS + clearing] and defender(r, self.seat, clearing) != NONE:
                found |= 1 << clearing
        return found

    def explain(self, r: Root, verb: str, clause: str, clearings: int, *facts: int) -> None:
        """MM.13 Write an event of a step of the order with its clearings, also when there are none."""
        if r.log is not None:
            about = facts or (SUIT[board_of(r, self.seat).orders[0]],)
            r.tell(verb, clause, (self.seat, *about, *PLACES[clearings]))

    def move(self, r: Root) -> None:
        """MM.16 By rising numbers, each matching clearing that she rules with four warriors or more sends all but
        three: each as it is when its turn comes (RUL.44)."""
        leaving = self.troop_clearings(r)
        if self.place == 0:
            self.explain(r, "moves", "MM.16", leaving)
        while self.place < CLEARINGS:
            clearing = self.place
            self.place += 1
            if leaving >> clearing & 1:
                target = destination(r, self.seat, clearing, ruled_clearings(r, self.seat) & self.matching(r))
                if target != NONE:
                    self.at = 2
                    if r.log is not None:
                        enemies = enemy_pieces(r, self.seat, target)
                        r.tell("sent", "MM.17", (self.seat, clearing, target, enemies))
                    spare = r.warriors[self.seat * CLEARINGS + clearing] - TROOP
                    r.move_warriors(self.seat, clearing, target, spare, self.seat, "MM.16")
                    if r.reactions:
                        r.push(Reactions())
                    return
        self.place = 0

    def troop_clearings(self, r: Root) -> int:
        """MM.16 Matching clearings that she rules with four warriors or more."""
        found = 0
        for clearing in PLACES[ruled_clearings(r, self.seat) & self.matching(r)]:
            if r.warriors[self.seat * CLEARINGS + clearing] > TROOP:
                found |= 1 << clearing
        return found

    def recruit(self, r: Root) -> None:
        """MM.18 By the crafting cost, in clearings that she rules; COOP.4 against a team, in any."""
        cost = COST[board_of(r, self.seat).orders[0]]
        own = EVERYWHERE if r.rules.coop else ruled_clearings(r, self.seat)
        if cost[ANY]:
            self.recruit_at_keep(r, cost[ANY])
        elif min(cost[:ANY]):
            self.place_in(r, own, 1, "MM.20", "recruits everywhere", ANY)
        elif sum(cost):
            for suit in range(ANY):
                if cost[suit]:
                    self.place_in(r, own & r.of_suit[suit], cost[suit], "MM.19", "recruits", suit)
        elif r.log is not None:
            r.tell("recruits none", "MM.22", (self.seat,))

    def recruit_at_keep(self, r: Root, count: int) -> None:
        """MM.21 In the clearing of the keep, even if another rules it; without a keep nowhere (RUL.50)."""
        keep = board_of(r, self.seat).keep
        self.place_in(r, 1 << keep if keep != NONE else 0, count, "MM.21", "recruits at keep", ANY)

    def place_in(self, r: Root, clearings: int, count: int, clause: str, verb: str, suit: int) -> None:
        """MM.18 The same number in each, by rising numbers, 2.5 as long as there are some."""
        open_to_her = 0
        for clearing in PLACES[clearings]:
            if r.may_place(self.seat, clearing):
                open_to_her |= 1 << clearing
        self.explain(r, verb, clause, open_to_her, suit, count)
        for clearing in PLACES[open_to_her]:
            r.place_warriors(self.seat, clearing, count, clause)

    def end_order(self, r: Root) -> None:
        """MM.13 The order is discarded; MM.22 one without a cost is followed by the next (RUL.47)."""
        board = board_of(r, self.seat)
        cost = COST[board.orders[0]]
        board.discard_order(r)
        self.at = 0
        if sum(cost):
            r.done()

    def stands(self, r: Root) -> bool:
        """MM.13 There is an order to be carried out."""
        return len(board_of(r, self.seat).orders) > 0

    def copy(self) -> Step:
        return self.twin(MechanicalDaylight(self.seat, self.place))


known_step(
    MechanicalDaylight, {"seat": kinds.seat_of("mechanical"), "place": kinds.up_to(12)}, waits=(0, 1, 2), on=("Turns",)
)
