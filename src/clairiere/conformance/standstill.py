"""Positions in which the rules go on for ever, since no answer can change anything any more.

The law of Root sets no end but a win. When everybody has given up scoring for a dominance card, and all cards lie where
nobody can spend them, turns go round and nothing happens: RUL.61 says what a table does then.
"""

from __future__ import annotations

import json
from collections.abc import Iterator

from ..core.state import State

MOST = 200  # positions that are looked at: a round in which nothing can be done has a few
TOLLS = ("turns",)  # what a position only counts, and no rule goes by


def stands_still(state: State) -> bool:
    """Whether it is proved that no answers end this game: the positions they lead to are few, and none is an end."""
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
    """What every answer, chance's too, makes of a state."""
    for ask in state.open:
        for choice in ask.options:
            after = state.copy()
            after.accept(ask, choice)
            yield after


def position(state: State) -> str:
    """All that decides how a game goes on."""
    return json.dumps({key: value for key, value in state.dump().items() if key not in TOLLS})
