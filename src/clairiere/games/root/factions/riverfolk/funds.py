"""Chapters 11.2.4 and 11.5, funds: which of them are committed, spent or lost. It is the Company's choice."""

from __future__ import annotations

from typing import final

from .....core.ask import NO_ANSWER
from .....core.state import Step
from ...choices import SEAT
from ...state import kinds
from ...state.state import Root, RootStep
from ...state.steps import known_step
from .board import board_of
from .words import FUND_ASKS, FUND_CLAUSES, FUND_EVENTS, count_all, count_held


@final
class MoveFunds(RootStep):
    """11.5 Funds are committed, invested or spent, 11.2.5.I or lost, one after the other."""

    __slots__ = ("left", "seat", "use")

    def __init__(self, seat: int, left: int, use: int) -> None:
        super().__init__()
        self.seat = seat
        self.left = left
        self.use = use

    def play(self, r: Root, answer: int) -> None:
        # fmt: off
        match self.climb():
            case 0: self.must_choose(r)
            case _: self.move(r, answer)

    def owners(self, r: Root) -> list[int]:
        """11.2.4 Whose warriors are in Funds."""
        funds = board_of(r, self.seat).funds
        return [owner for owner in range(r.seats) if count_held(funds, owner)]

    def must_choose(self, r: Root) -> None:
        """11.2.4 Whose warrior, unless all of them go or all are of one player."""
        owners = self.owners(r)
        if len(owners) > 1 and count_all(board_of(r, self.seat).funds) > self.left:
            r.ask(self.seat, FUND_ASKS[self.use], tuple([SEAT + owner for owner in owners]), FUND_CLAUSES[self.use])

    def move(self, r: Root, answer: int) -> None:
        """11.5 One fund."""
        owner = self.owners(r)[0] if answer == NO_ANSWER else answer - SEAT
        self.at = 0
        self.left -= 1
        if not self.left:
            r.done()
        board_of(r, self.seat).move_fund(r, owner, self.use)
        if r.log is not None:
            r.tell(FUND_EVENTS[self.use], FUND_CLAUSES[self.use], (self.seat, owner))

    def subject(self, r: Root) -> dict[str, int]:
        """11.5 How many are still to be moved."""
        return {"count": self.left}

    def stands(self, r: Root) -> bool:
        """11.2.4 There are enough funds."""
        return 0 < self.left <= count_all(board_of(r, self.seat).funds)

    def copy(self) -> Step:
        return self.twin(MoveFunds(self.seat, self.left, self.use))


known_step(
    MoveFunds,
    {"seat": kinds.seat_of("riverfolk"), "left": kinds.COUNT, "use": kinds.up_to(5)},
    waits=(0,),
    on=("RiverfolkDaylight", "Attack", "Craft", "Draw", "HireOn", "Reactions"),
)
