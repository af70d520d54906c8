"""Chapter 10.4, the Cult's Birdsong: the Outcast, the Lost Souls, conspiracies."""

from __future__ import annotations

from typing import final

from .....core.ask import NO_ANSWER
from .....core.state import Step
from ...battle import battlefields
from ...choices import END
from ...effects import act_freely, free_acts, known_menu
from ...move import origins
from ...state import kinds
from ...state.state import Root, RootStep
from ...state.steps import known_step
from .board import CONSPIRACIES, CONVERT, CRUSADE, board_of
from .conspiracies import CLAUSES, Crusade, Replace, convert_places, sanctify_places


def can_conspire(r: Root, seat: int, word: int) -> bool:
    """10.4.3 Whether a conspiracy can be paid for and, in an Outcast clearing, carried out."""
    board = board_of(r, seat)
    if board.acolytes < board.price(word):
        return False
    if word == CRUSADE:
        within = r.of_suit[board.outcast]
        return battlefields(r, seat, within) != 0 or origins(r, seat, within) != 0
    return (convert_places(r, seat) if word == CONVERT else sanctify_places(r, seat)) != 0


@final
class CultBirdsong(RootStep):
    """10.4 Three steps, in order."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def play(self, r: Root, answer: int) -> None:
        # fmt: off
        match self.climb():
            case 0: board_of(r, self.seat).adjust(r)   # 10.4.1
            case 1: board_of(r, self.seat).let_go(r)   # 10.4.2
            case 2: self.may_conspire(r)               # 10.4.3
            case _: self.conspire(r, answer)

    def may_conspire(self, r: Root) -> None:
        """10.4.3 Any number of conspiracies, as long as acolytes are left."""
        options = tuple([word for word in CONSPIRACIES if can_conspire(r, self.seat, word)]) + free_acts(r, self.seat)
        if options:
            r.ask(self.seat, "conspire", (*options, END), "10.4.3")

    def conspire(self, r: Root, answer: int) -> None:
        """10.4.3 The acolytes go first: the warriors that conspiracies place may be among them."""
        if answer in (END, NO_ANSWER):
            r.done()
            return
        self.at = 2
        if answer not in CONSPIRACIES:
            act_freely(r, self.seat, answer)
            return
        board_of(r, self.seat).pay(r, answer, CLAUSES[answer])
        if answer == CRUSADE:
            r.push(Crusade(self.seat))
        else:
            r.push(Replace(self.seat, answer))

    def copy(self) -> Step:
        return self.twin(CultBirdsong(self.seat))


known_menu("conspire")
known_step(CultBirdsong, {"seat": kinds.seat_of("cult")}, waits=(2,), on=("Turns",))
