"""Chapter 7.3, the Eyrie's set-up."""

from __future__ import annotations

from typing import final

from .....core.ask import NO_ANSWER
from .....core.state import Step
from ...choices import CLEARING
from ...state import kinds
from ...state.state import Root, RootStep
from ...state.steps import known_step
from .board import ALL_LEADERS, LEADER_WORD, ROOST, VIZIERS, EyrieBoard, board_of

STARTING_WARRIORS = 6  # 7.3.2


@final
class EyrieSetup(RootStep):
    """7.3 Roost and warriors, leader, viziers; 7.3.1 other warriors are in supply, 7.3.5 the roosts on the track."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def play(self, r: Root, answer: int) -> None:
        # fmt: off
        match self.climb():
            case 0: self.must_choose_corner(r)         # 7.3.2
            case 1: self.place(r, answer)
            case 2: r.ask(self.seat, "leader", leaders(board_of(r, self.seat)), "7.3.3")
            case _: self.choose_leader(r, answer)      # 7.3.3, 7.3.4

    def corners(self, r: Root) -> list[int]:
        """7.3.2 The corner opposite the one that is reserved to another player; without such, any."""
        taken = [corner for corner in r.map.corners if not r.may_place(self.seat, corner)]
        return [r.map.opposite[taken[0]]] if taken else list(r.map.corners)

    def must_choose_corner(self, r: Root) -> None:
        """7.3.2 No choice is offered when there is none."""
        corners = self.corners(r)
        if len(corners) > 1:
            r.ask(self.seat, "corner", tuple([CLEARING + corner for corner in corners]), "7.3.2")

    def place(self, r: Root, answer: int) -> None:
        """7.3.2 One roost and six warriors."""
        corner = self.corners(r)[0] if answer == NO_ANSWER else answer - CLEARING
        r.place_building(self.seat, corner, ROOST, "7.3.2")
        r.place_warriors(self.seat, corner, STARTING_WARRIORS, "7.3.2")

    def choose_leader(self, r: Root, answer: int) -> None:
        """7.3.3 One of the four; 7.3.4 the viziers go where he says."""
        r.done()
        crown(r, self.seat, answer - LEADER_WORD, "7.3.3")

    def copy(self) -> Step:
        return self.twin(EyrieSetup(self.seat))


def leaders(board: EyrieBoard) -> tuple[int, ...]:
    """7.3.3, 7.7.3 The leaders that lie face up; 7.7.3.I all of them, when none does."""
    down = 0 if board.set_aside == ALL_LEADERS else board.set_aside
    return tuple([LEADER_WORD + i for i in range(4) if not down >> i & 1])


def crown(r: Root, seat: int, leader: int, clause: str) -> None:
    """7.3.3, 7.7.3 A leader takes over, 7.3.4 and the viziers go to the columns that he names."""
    board = board_of(r, seat)
    board.leader = leader
    board.viziers = VIZIERS[leader]
    if r.log is not None:
        r.tell("leader", clause, (seat, LEADER_WORD + leader))


known_step(EyrieSetup, {"seat": kinds.seat_of("eyrie")}, on=("Setup",))
