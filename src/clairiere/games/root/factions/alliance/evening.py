"""Chapter 8.6, the Alliance's Evening: military operations, then income."""

from __future__ import annotations

from typing import Final, final

from .....core.ask import NO_ANSWER
from .....core.state import Step
from ...battle import Attack, may_battle
from ...choices import BATTLE, CLEARING, CLEARING_OPTIONS, END, MOVE, RECRUIT
from ...drawing import Draw, limit_hand
from ...move import EVERYWHERE, Move, may_move
from ...state import kinds
from ...state.state import HAND_PILE, Root, RootStep
from ...state.steps import known_step
from ...state.terms import CLEARINGS, PLACES
from .board import ORGANIZE, TOKENS, board_of

CLAUSES: Final = {MOVE: "8.6.1.I", BATTLE: "8.6.1.II", RECRUIT: "8.6.1.III", ORGANIZE: "8.6.1.IV"}


def base_places(r: Root, seat: int) -> int:
    """8.6.1.III The clearings with a base, if there is a warrior to place."""
    if not r.supply[seat]:
        return 0
    places = 0
    for clearing in range(CLEARINGS):
        if r.buildings[seat * CLEARINGS + clearing] and r.may_place(seat, clearing):
            places |= 1 << clearing
    return places


def organize_places(r: Root, seat: int) -> int:
    """8.6.1.IV Unsympathetic clearings with a warrior of theirs, wherever they are (RUL.32), 8.2.5 while tokens are
    left; 6.2.2 not where another player alone may place pieces."""
    board = board_of(r, seat)
    if board.count_sympathy(r) == TOKENS:
        return 0
    there = board.sympathetic(r)
    places = 0
    for clearing in range(CLEARINGS):
        if r.warriors[seat * CLEARINGS + clearing] and not there >> clearing & 1 and r.may_place(seat, clearing):
            places |= 1 << clearing
    return places


@final
class AllianceEvening(RootStep):
    """8.6 An operation for each officer, of any kind; then they draw and discard."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def play(self, r: Root, answer: int) -> None:
        # fmt: off
        match self.climb():
            case 0: self.may_operate(r)                # 8.6.1
            case 1: self.operate(r, answer)
            case 2: r.push(Draw(self.seat, board_of(r, self.seat).cards_in_evening(r), HAND_PILE))  # 8.6.2
            case 3: limit_hand(r, self.seat)           # 8.6.2
            case _: r.done()

    def may_operate(self, r: Root) -> None:
        """8.6.1 As many operations as there are officers, or fewer."""
        if board_of(r, self.seat).operations_left():
            acts = self.possible(r)
            if acts:
                r.ask(self.seat, "operation", (*acts, END), "8.6.1")

    def possible(self, r: Root) -> list[int]:
        """8.6.1.I to 8.6.1.IV The operations that can be carried out."""
        acts = []
        if may_move(r, self.seat):
            acts.append(MOVE)
        if may_battle(r, self.seat):
            acts.append(BATTLE)
        if base_places(r, self.seat):
            acts.append(RECRUIT)
        if organize_places(r, self.seat):
            acts.append(ORGANIZE)
        return acts

    def operate(self, r: Root, answer: int) -> None:
        """8.6.1 An officer leads one of the four."""
        if answer in (END, NO_ANSWER):
            return
        self.at = 0
        board_of(r, self.seat).operations += 1
        if r.log is not None:
            r.tell("operation", CLAUSES[answer], (self.seat, answer))
        if answer == MOVE:
            r.push(Move(self.seat, EVERYWHERE, 0))
        elif answer == BATTLE:
            r.push(Attack(self.seat, EVERYWHERE, 0))
        else:
            r.push(Operation(self.seat, int(answer == ORGANIZE)))

    def copy(self) -> Step:
        return self.twin(AllianceEvening(self.seat))


@final
class Operation(RootStep):
    """8.6.1.III Recruit a warrior at a base, 8.6.1.IV or organize: a warrior makes way for sympathy."""

    __slots__ = ("organize", "seat")

    def __init__(self, seat: int, organize: int) -> None:
        super().__init__()
        self.seat = seat
        self.organize = organize

    def play(self, r: Root, answer: int) -> None:
        # fmt: off
        match self.climb():
            case 0: self.must_choose(r)
            case _: self.carry_out(r, answer)

    def places(self, r: Root) -> int:
        return organize_places(r, self.seat) if self.organize else base_places(r, self.seat)

    def must_choose(self, r: Root) -> None:
        """8.6.1.III, 8.6.1.IV Where, if there is a choice."""
        options = CLEARING_OPTIONS[self.places(r)]
        if len(options) > 1:
            about, clause = ("organize", "8.6.1.IV") if self.organize else ("base", "8.6.1.III")
            r.ask(self.seat, about, options, clause)

    def carry_out(self, r: Root, answer: int) -> None:
        """8.6.1.III One warrior comes; 8.6.1.IV or one goes, and the token that replaces it scores."""
        r.done()
        clearing = PLACES[self.places(r)][0] if answer == NO_ANSWER else answer - CLEARING
        if not self.organize:
            r.place_warriors(self.seat, clearing, 1, "8.6.1.III")
            return
        r.remove_warriors(self.seat, clearing, 1, self.seat, "8.6.1.IV")
        board_of(r, self.seat).place_sympathy(r, clearing, "8.6.1.IV")

    def copy(self) -> Step:
        return self.twin(Operation(self.seat, self.organize))


known_step(AllianceEvening, {"seat": kinds.seat_of("alliance")}, waits=(0, 3, 4), on=("Turns",))
known_step(Operation, {"seat": kinds.seat_of("alliance"), "organize": kinds.FLAG}, on=("AllianceEvening",))
