"""Chapters 9.2.7, 9.2.9.II.c and 9.2.9.II.d, the Vagabond in battle: whose warriors he fights with, what hits cost."""

from __future__ import annotations

from typing import final

from .....core.ask import NO_ANSWER
from .....core.state import Step
from ...choices import ITEM_WORD, PASS, SEAT, WARRIOR_WORD, is_seat
from ...state import kinds
from ...state.state import Root, RootStep
from ...state.steps import known_step
from ...state.terms import CLEARINGS, ITEMS, NONE
from .birdsong import all_of, kinds_of
from .board import VagabondBoard, board_of
from .words import ALLIED, EXHAUSTED


def allies_at_hand(r: Root, board: VagabondBoard) -> list[int]:
    """9.2.9.II.c The allies with warriors where he attacks, but not the defender."""
    others = [seat for seat in range(r.seats) if seat != r.battle.defender and board.mark(seat) == ALLIED]
    return [seat for seat in others if r.warriors[seat * CLEARINGS + r.battle.clearing]]


@final
class CallAlly(RootStep):
    """9.2.9.II.c When he attacks he may treat the warriors of one ally as his own."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def play(self, r: Root, answer: int) -> None:
        # fmt: off
        match self.climb():
            case 0: self.may_call(r)                   # 9.2.9.II.c
            case _: self.call(r, answer)

    def may_call(self, r: Root) -> None:
        allies = allies_at_hand(r, board_of(r, self.seat))
        r.ask(self.seat, "ally", (*[SEAT + seat for seat in allies], PASS), "9.2.9.II.c")

    def call(self, r: Root, answer: int) -> None:
        """9.2.9.II.c They fight for him in this battle."""
        r.done()
        if is_seat(answer):
            r.battle.allied = answer - SEAT
            if r.log is not None:
                r.tell("allied battle", "9.2.9.II.c", (self.seat, r.battle.allied))

    def copy(self) -> Step:
        return self.twin(CallAlly(self.seat))


@final
class VagabondHits(RootStep):
    """9.2.7 Each hit damages an undamaged item, 9.2.9.II.d or removes a warrior of the ally he fights with."""

    __slots__ = ("by", "fallen", "hits", "seat")

    def __init__(self, seat: int, hits: int, by: int, fallen: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.hits = hits
        self.by = by
        self.fallen = fallen  # allied warriors that take hits: they are removed together

    def play(self, r: Root, answer: int) -> None:
        # fmt: off
        match self.climb():
            case 0: self.must_choose(r)                # 9.2.7
            case _: self.suffer(r, answer)

    def ally(self, r: Root) -> int:
        """9.2.9.II.d Who may take his hits: the ally he attacks with, while any warrior is left."""
        if r.battle.attacker != self.seat or r.battle.allied == NONE:
            return NONE
        return r.battle.allied if r.warriors[r.battle.allied * CLEARINGS + r.battle.clearing] > self.fallen else NONE

    def options(self, r: Root) -> tuple[int, ...]:
        """9.2.7 Undamaged items, face up or face down, on a track or in the satchel; 9.2.9.II.d allied warriors, who
        need not take hits when no item is left."""
        board = board_of(r, self.seat)
        up = [ITEM_WORD + item for item in range(len(ITEMS)) if board.ready(item)]
        items = (*up, *kinds_of(board.spent, EXHAUSTED))
        if self.ally(r) == NONE:
            return items
        return (*items, WARRIOR_WORD) if items else (WARRIOR_WORD, PASS)

    def all_there(self, r: Root) -> int:
        """9.2.7, 9.2.9.II.d How many hits can be taken."""
        board = board_of(r, self.seat)
        items = all_of(board.track) + all_of(board.satchel) + all_of(board.spent)
        if self.ally(r) == NONE:
            return items
        return items + r.warriors[r.battle.allied * CLEARINGS + r.battle.clearing] - self.fallen

    def must_choose(self, r: Root) -> None:
        """9.2.7 Of his choice, unless everything is hit; with nothing left, the other hits have no effect."""
        items = self.options(r)
        if self.hits and len(items) > 1 and (PASS in items or self.all_there(r) > self.hits):
            r.ask(self.seat, "damage", items, "9.2.7" if WARRIOR_WORD not in items else "9.2.9.II.d")

    def suffer(self, r: Root, answer: int) -> None:
        """9.2.7 One hit after the other."""
        items = self.options(r)
        if answer == PASS or not self.hits or not items:
            self.end(r)
            return
        self.at = 0
        self.hits -= 1
        choice = items[0] if answer == NO_ANSWER else answer
        board = board_of(r, self.seat)
        if choice == WARRIOR_WORD:
            board.ally_hits += 1
            self.fallen += 1
        else:
            board.item_hits += 1
            board.damage(r, choice, "9.2.7")

    def end(self, r: Root) -> None:
        """9.2.9.II.d The allied warriors fall, all at once."""
        r.done()
        if self.fallen:
            r.remove_warriors(r.battle.allied, r.battle.clearing, self.fallen, self.by, "9.2.9.II.d")

    def subject(self, r: Root) -> dict[str, int]:
        """9.2.7 How many hits are left, 9.2.9.II.d and how many allied warriors take one; who deals them."""
        return {"count": self.hits, "fallen": self.fallen, "by": self.by}

    def stands(self, r: Root) -> bool:
        """9.2.9.II.d In a battle, in which no more allied warriors fall than there are."""
        there = 0 if r.battle.allied == NONE else r.warriors[r.battle.allied * CLEARINGS + r.battle.clearing]
        return r.in_battle() and self.fallen <= there

    def copy(self) -> Step:
        return self.twin(VagabondHits(self.seat, self.hits, self.by, self.fallen))


known_step(CallAlly, {"seat": kinds.seat_of("vagabond")}, on=("Battle",))
known_step(
    VagabondHits,
    {"seat": kinds.seat_of("vagabond"), "hits": kinds.COUNT, "by": kinds.SEAT, "fallen": kinds.COUNT},
    waits=(0,),
    on=("Battle", "TakeHits", "VagabondHits"),
)
