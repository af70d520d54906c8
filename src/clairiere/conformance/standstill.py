"""Positions in which the rules go on for ever, since no answer can change anything any more.

The law of Root ends a game only by a win. If all players have given up scoring for a dominance card, and no card can be
spent any more, turns pass and nothing happens: RUL.61 says what a table does then.
"""

from __future__ import annotations

import json
from collections.abc import Iterator

from ..core.state import State

MOST = 200  # positions that are looked at: a round in which nothing can be done has a few
TOLLS = ("turns",)  # what a position only counts, and no rule goes by


def stands_still(state: State) -> bool:
    """Return True if no answers can end this game: they lead to few positions, and none of these is an end."""
    visited, waiting = {position(state)}, [state]
    while waiting:
        here = waiting.pop()
        if not here.open or len(visited) > MOST or sum(len(ask.options) for ask in here.open) > MOST:
            return False
        for after in successors(here):
            if position(after) not in visited:
                visited.add(position(after))
                waiting.append(after)
    return True


def successors(state: State) -> Iterator[State]:
    """Yield the state after every answer, chance's too."""
    for ask in state.open:
        for choice in ask.options:
            after = state.copy()
            after.accept(ask, choice)
            yield after


def position(state: State) -> str:
    """Return everything that decides how a game goes on, as text."""
    return json.dumps({key: value for key, value in state.dump().items() if key not in TOLLS})
