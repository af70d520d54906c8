"""Chapter 10, leaving the game, and what ends it from outside."""

from __future__ import annotations

from .choices import LEAVE, LEAVE_OF, LIMIT, STOP
from .rules import DRAW
from .state.state import Jeton


def depart(j: Jeton, answer: int) -> None:
    """10.12 A player leaves, or the server makes a deserted seat leave; 10.9, 10.11 or it ends the game."""
    j.seq += 1
    if answer == LIMIT:
        j.declare(j.most_tokens(), "10.9")
    elif answer == STOP:
        j.declare(0, "10.11")
    else:
        leave(j, j.by if answer == LEAVE else answer - LEAVE_OF)


def leave(j: Jeton, seat: int) -> None:
    """10.12 At once during the draw, otherwise as soon as it resumes; whoever is left alone wins at once."""
    others = j.active & ~j.leaving & ~(1 << seat)
    if others.bit_count() == 1:
        j.want_to_leave(seat)
        j.declare(others, "10.12")
    elif j.phase == DRAW:
        j.fresh = False
        j.leave(seat)
    else:
        j.want_to_leave(seat)


def let_go(j: Jeton) -> None:
    """10.12 When drawing resumes, those who asked to leave are out, clockwise from the red holder."""
    red = j.red
    for i in range(j.seats):
        seat = (red + i) % j.seats
        if j.leaving >> seat & 1:
            j.leave(seat)
