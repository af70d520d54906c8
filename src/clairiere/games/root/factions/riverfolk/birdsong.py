"""Chapters 11.4 and 11.6, the Company's Birdsong and Evening."""

from __future__ import annotations

from typing import final

from .....core.state import Step
from ...drawing import limit_hand
from ...state import kinds
from ...state.state import Root, RootStep
from ...state.steps import known_step
from .board import board_of
from .setup import SetPrices
from .words import PROTECTIONISM, count_all


@final
class RiverfolkBirdsong(RootStep):
    """11.4 Protectionism, dividends, then all warriors become funds."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def play(self, r: Root, answer: int) -> None:
        # fmt: off
        match self.climb():
            case 0: self.protect(r)                    # 11.4.1
            case 1: self.score(r)                      # 11.4.2
            case _: self.gather(r)                     # 11.4.3

    def protect(self, r: Root) -> None:
        """11.4.1 Nobody has bought: two of their own warriors go to Payments."""
        board = board_of(r, self.seat)
        if not board.payments:
            board.bank(r, self.seat, PROTECTIONISM, "11.4.1")

    def score(self, r: Root) -> None:
        """11.4.2 With a trade post on the map, one point for two funds; no other box counts."""
        board = board_of(r, self.seat)
        if board.posts(r):
            r.gain(self.seat, count_all(board.funds) // 2, "11.4.2")

    def gather(self, r: Root) -> None:
        """11.4.3 Payments, Commitments and what lies on the tracks become funds."""
        r.done()
        board = board_of(r, self.seat)
        board.funds += board.payments + board.commitments + board.invested
        board.payments = board.commitments = board.invested = board.spaces = 0
        if r.log is not None:
            r.tell("gathered", "11.4.3", (self.seat, count_all(board.funds)))

    def copy(self) -> Step:
        return self.twin(RiverfolkBirdsong(self.seat))


@final
class RiverfolkEvening(RootStep):
    """11.6 They discard, then may set new prices; they draw nothing."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def play(self, r: Root, answer: int) -> None:
        # fmt: off
        match self.climb():
            case 0: limit_hand(r, self.seat)           # 11.6.1
            case 1: r.push(SetPrices(self.seat, 0, 0)) # 11.6.2
            case _: r.done()

    def copy(self) -> Step:
        return self.twin(RiverfolkEvening(self.seat))


known_step(RiverfolkBirdsong, {"seat": kinds.seat_of("riverfolk")}, on=("Turns",))
known_step(RiverfolkEvening, {"seat": kinds.seat_of("riverfolk")}, waits=(1, 2), on=("Turns",))
