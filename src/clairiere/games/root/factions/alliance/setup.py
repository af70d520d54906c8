"""Chapter 8.3, the Alliance's set-up."""

from __future__ import annotations

from typing import final

from .....core.state import Step
from ...drawing import Draw
from ...state import kinds
from ...state.state import STACK_PILE, Root, RootStep
from ...state.steps import known_step
from .board import FIRST_SUPPORTERS


@final
class AllianceSetup(RootStep):
    """8.3 First supporters; 8.3.1 the warriors are in supply, 8.3.2 the bases and 8.3.3 sympathy on the board."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def play(self, r: Root, answer: int) -> None:
        # fmt: off
        match self.climb():
            case 0: r.push(Draw(self.seat, FIRST_SUPPORTERS, STACK_PILE))  # 8.3.4
            case _: r.done()

    def copy(self) -> Step:
        return self.twin(AllianceSetup(self.seat))


known_step(AllianceSetup, {"seat": kinds.seat_of("alliance")}, waits=(1,), on=("Setup",))
