"""The trail of a round: what both players saw, in order, one small number each, and what can be read from it."""

from __future__ import annotations

from typing import Final, Sequence

from ..tricks import BIT, NONE

PLAYED: Final = 0  # + 64 * seat + card
TURNED_UP: Final = 128  # + card: became the decree, at the start or by a Fox
DREW: Final = 192  # + seat: a Woodcutter took an unseen card and buried an unseen card


def past_tricks(trail: Sequence[int], on_table: int) -> tuple[tuple[int, int, int], ...]:
    """7.3 The finished tricks, as (who led, card led, card that followed); `on_table` cards are not yet taken."""
    plays = [mark for mark in trail if mark < TURNED_UP]
    tricks = []
    for i in range(0, len(plays) - on_table - 1, 2):
        tricks.append((plays[i] >> 6, plays[i] & 63, plays[i + 1] & 63))
    return tuple(tricks)


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
