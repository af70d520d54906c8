"""The trail of a round of Le Renard des Bois: what both players saw, and what can be read from it."""

from __future__ import annotations

from typing import Final

from ..trail import TURNED_UP
from ..tricks import NONE

DREW: Final = 192  # + seat: a Woodcutter took an unseen card and buried an unseen card


def known_in_hands(trail: list[int]) -> tuple[int, int]:
    """7.5 Cards each player took openly from the decree, until played, given back, or perhaps buried unseen."""
    first = second = 0
    decree = player = NONE
    for mark in trail:
        if mark < TURNED_UP:
            player = mark >> 6
            if player == 0:
                first &= ~(1 << (mark & 63))
            else:
                second &= ~(1 << (mark & 63))
        elif mark < DREW:
            if decree != NONE and player == 0:
                first = (first | 1 << decree) & ~(1 << mark - TURNED_UP)
            elif decree != NONE and player == 1:
                second = (second | 1 << decree) & ~(1 << mark - TURNED_UP)
            decree = mark - TURNED_UP
        elif mark == DREW:
            first = 0
        else:
            second = 0
    return first, second
