"""Chapter 10, the turn form: whom to ask next, clockwise. Who is asked depends on nothing hidden (10.5)."""

from __future__ import annotations

from ..rules import NONE
from ..state.state import Jeton


def ask_from(j: Jeton, pivot: int) -> None:
    """10.5 The asking for a shout starts with the neighbour of the last to have had his draw turn."""
    j.pivot = pivot
    j.asking = next_shouter(j, pivot)


def pass_on(j: Jeton) -> None:
    """10.5 The next one is asked; after the last, the draw step is made."""
    j.asking = NONE if j.asking == j.pivot else next_shouter(j, j.asking)


def next_shouter(j: Jeton, seat: int) -> int:
    """10.5 The next player who is asked for a shout, clockwise round to the pivot, or NONE."""
    if j.lock:
        return NONE
    while True:
        seat += 1
        if seat == j.seats:
            seat = 0
        if j.is_asked_to_shout(seat):
            return seat
        if seat == j.pivot:
            return NONE


def ask_after_lay(j: Jeton, seat: int) -> None:
    """10.6 After a lay the asking starts again from that player's neighbour."""
    j.pivot = seat
    j.asking = j.next(seat)
