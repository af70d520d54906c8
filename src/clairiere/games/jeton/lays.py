"""Chapter 5, what a player may lay now: the hot path of a game by turns."""

from __future__ import annotations

from .cards import value_of
from .choices import bids, raises
from .state.state import Jeton


def lays(j: Jeton, seat: int) -> tuple[int, ...]:
    """5.2.2 One's own bid if one has none yet, 5.2.3 and raises of any stack; 5.3.1 all of them reach the top."""
    hand, top = j.hands[seat], j.top
    if not hand:
        return ()
    options = () if j.stacks[seat] else bids(hand, top, j.rules.first_plus)
    for owner in range(j.seats):
        stack = j.stacks[owner]
        if stack:
            options += raises(hand, owner, value_of(stack), max(top - j.totals[owner], 1))
    return options
