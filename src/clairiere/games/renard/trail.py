"""The trail of a round of Le Renard des Bois: what both players saw, and what can be read from it."""

from __future__ import annotations

from typing import Final, Sequence

from ..trail import TURNED_UP
from ..tricks import BIT, NONE

DREW: Final = 192  # + seat: a Woodcutter took an unseen card and buried an unseen card


def known_in_hand(trail: Sequence[int], seat: int) -> int:
    """7.5 Cards a player took openly from the decree, until played, given back, or perhaps buried unseen."""
    known = 0
    decree = NONE
    player = NONE
    for mark in trail:
        if mark >= DREW:
            if mark == DREW + seat:
                known = 0
        elif mark >= TURNED_UP:
            if decree != NONE and player == seat:
                known = (known | BIT[decree]) & ~BIT[mark - TURNED_UP]
            decree = mark - TURNED_UP
        else:
            player = mark >> 6
            if player == seat:
                known &= ~BIT[mark & 63]
    return known
