"""Chapters 9.5.1 and 9.2.9.II.b, the Vagabond's moves in Daylight, alone or with warriors of an ally."""

from __future__ import annotations

from typing import final

from .....core.ask import NO_ANSWER
from .....core.state import Step
from ...choices import CLEARING, CLEARING_OPTIONS, NUMBER, NUMBER_OPTIONS, PASS, SEAT, is_seat
from ...move import EVERYWHERE, targets
from ...reactions import Reactions
from ...state import kinds
from ...state.rule import ruled_clearings
from ...state.state import Root, RootStep
from ...state.steps import known_step
from ...state.terms import CLEARINGS, DAYLIGHT, NONE, PLACES
from .board import VagabondBoard, board_of
from .words import ALLIED, BOOTS


def boots_needed(r: Root, board: VagabondBoard, target: int, free: int) -> int:
    """9.5.1 One boot, CARD.cobbler or none; 9.2.9.III.b one more where a Hostile warrior stands."""
    return (0 if free else 1) + (1 if board.hostiles_in(r, target) else 0)


def neighbours(r: Root, seat: int) -> int:
    """9.5.1 The adjacent clearings, as bits: forests are no destination; CHAR.scoundrel nor a burnt clearing."""
    place = r.pawn[seat]
    near = 0
    if place < CLEARINGS:
        near = r.ways[seat][place]
    else:
        for target in r.map.forests[place - CLEARINGS]:
            near |= 1 << target
    return near & EVERYWHERE & ~r.burnt


def within_reach(r: Root, board: VagabondBoard, free: int) -> int:
    """9.2.3 The clearings that he can go to, also those that others rule, as bits."""
    near, boots = neighbours(r, board.seat), board.ready(BOOTS)
    if boots > 1:
        return near  # because a move costs two boots at most
    places = 0
    for target in PLACES[near]:
        if boots_needed(r, board, target, free) <= boots:
            places |= 1 << target
    return places


@final
class Walk(RootStep):
    """9.5.1 A move of the pawn; `free` asks for no boot but that of 9.2.9.III.b."""

    __slots__ = ("ally", "free", "seat", "target")

    def __init__(self, seat: int, free: int, target: int = NONE, ally: int = NONE) -> None:
        super().__init__()
        self.seat = seat
        self.free = free
        self.target = target
        self.ally = ally  # whose warriors come along

    def play(self, r: Root, answer: int) -> None:
        # fmt: off
        match self.climb():
            case 0: self.must_choose_target(r)         # 9.5.1
            case 1: self.choose_target(r, answer)
            case 2: self.may_bring(r)                  # 9.2.9.II.b
            case 3: self.bring(r, answer)
            case 4: self.must_choose_count(r)          # 9.2.9.II.b
            case 5: self.go(r, answer)
            case _: r.done()

    def must_choose_target(self, r: Root) -> None:
        """9.5.1 An adjacent clearing."""
        reach = within_reach(r, board_of(r, self.seat), self.free)
        r.ask(self.seat, "walk", CLEARING_OPTIONS[reach], "9.5.1")

    def choose_target(self, r: Root, answer: int) -> None:
        self.target = answer - CLEARING

    def may_bring(self, r: Root) -> None:
        """9.2.9.II.b Warriors of one ally who could move there by themselves; in Daylight only."""
        place = r.pawn[self.seat]
        board = board_of(r, self.seat)
        if place >= CLEARINGS or r.phase != DAYLIGHT:
            return
        allies = []
        for ally in range(r.seats):
            there = board.mark(ally) == ALLIED and r.warriors[ally * CLEARINGS + place]
            if there and targets(r, ally, place, ruled_clearings(r, ally)) >> self.target & 1:
                allies.append(SEAT + ally)
        if allies:
            r.ask(self.seat, "bring", (*allies, PASS), "9.2.9.II.b")

    def bring(self, r: Root, answer: int) -> None:
        self.ally = answer - SEAT if is_seat(answer) else NONE

    def must_choose_count(self, r: Root) -> None:
        """9.2.9.II.b Any number of them."""
        if self.ally != NONE:
            held = r.warriors[self.ally * CLEARINGS + r.pawn[self.seat]]
            if held > 1:
                r.ask(self.seat, "count", NUMBER_OPTIONS[held], "9.2.9.II.b")

    def go(self, r: Root, answer: int) -> None:
        """9.5.1 Boots are exhausted, the pawn moves, and the warriors with it; 9.2.9.II.e Outrage is his."""
        board = board_of(r, self.seat)
        origin = r.pawn[self.seat]
        base = 0 if self.free else 1
        for i in range(boots_needed(r, board, self.target, self.free)):
            board.exhaust(r, BOOTS, "9.5.1" if i < base else "9.2.9.III.b")
        r.move_pawn(self.seat, self.target, "9.5.1")
        if self.ally != NONE:
            count = 1 if answer == NO_ANSWER else answer - NUMBER
            r.move_warriors(self.ally, origin, self.target, count, self.seat, "9.2.9.II.b")
        if r.reactions:
            r.push(Reactions())

    def subject(self, r: Root) -> dict[str, int]:
        """9.5.1 For how many boots, 9.2.9.II.b from where to where, and with whom."""
        if self.at < 3:
            return {"free": self.free}
        subject = {"free": self.free, "origin": r.pawn[self.seat], "clearing": self.target}
        return subject | {"other": self.ally} if self.at > 4 and self.ally != NONE else subject

    def stands(self, r: Root) -> bool:
        """9.5.1 He has the boots for it."""
        board = board_of(r, self.seat)
        return self.at not in (3, 5) or within_reach(r, board, self.free) >> self.target & 1 == 1

    def copy(self) -> Step:
        return self.twin(Walk(self.seat, self.free, self.target, self.ally))


known_step(
    Walk,
    {
        "seat": kinds.seat_of("vagabond"),
        "free": kinds.FLAG,
        "target": kinds.or_none(kinds.CLEARING, 1),
        "ally": kinds.or_none(kinds.SEAT),
    },
    waits=(6,),
    on=("VagabondDaylight", "Window"),
)
