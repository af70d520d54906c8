"""Chapter 9.2.8, coalitions: what a dominance card is for the Vagabond."""

from __future__ import annotations

from typing import Final, final

from .....core.ask import NO_ANSWER
from .....core.state import Step
from ...choices import SEAT
from ...state import kinds
from ...state.state import Root, RootStep
from ...state.steps import known_step
from ...state.terms import NONE, replaced
from .board import board_of
from .words import HOSTILE, INDIFFERENT

FEWEST_PLAYERS: Final = 4  # 9.2.8, RUL.18


def partners(r: Root, seat: int) -> list[int]:
    """9.2.8 The others with the fewest points, those who have activated a dominance card left out."""
    others = [other for other in range(r.seats) if other != seat and r.dominance[other] == NONE]
    fewest = min([r.score[other] for other in others], default=0)
    return [other for other in others if r.score[other] == fewest]


@final
class Coalition(RootStep):
    """9.2.8 He joins the player with the fewest points, and wins with him."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def play(self, r: Root, answer: int) -> None:
        # fmt: off
        match self.climb():
            case 0: self.must_choose(r)                # 9.2.8
            case _: self.join(r, answer)

    def must_choose(self, r: Root) -> None:
        """9.2.8 Among equals he chooses."""
        seats = partners(r, self.seat)
        if len(seats) > 1:
            r.ask(self.seat, "partner", tuple([SEAT + other for other in seats]), "9.2.8")

    def join(self, r: Root, answer: int) -> None:
        """9.2.9.III.d A Hostile partner is Indifferent from now on (RUL.19)."""
        r.done()
        other = partners(r, self.seat)[0] if answer == NO_ANSWER else answer - SEAT
        r.partner = replaced(r.partner, self.seat, other)
        if r.log is not None:
            r.tell("coalition", "9.2.8", (self.seat, other))
        board = board_of(r, self.seat)
        if board.mark(other) == HOSTILE:
            board.set_mark(other, INDIFFERENT)
            if r.log is not None:
                r.tell("appeased", "9.2.9.III.d", (self.seat, other))

    def copy(self) -> Step:
        return self.twin(Coalition(self.seat))


known_step(Coalition, {"seat": kinds.seat_of("vagabond")}, on=("VagabondDaylight", "Window"))
