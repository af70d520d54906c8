"""Positions that differ from a given one in a single place.

They test the promise that a seat sees everything that makes a difference to it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from ..core.ask import Ask
from ..core.game import Game
from ..core.illegal import Illegal
from ..core.nature import Rng
from ..core.state import State

Path = tuple[str | int, ...]

AGREED = ("game", "options")  # known to everybody from the start
STEPS = "steps"  # where a position lists what is unfinished, the step that asks last; those below wait for it
NO_POSITION = (Illegal, AssertionError, LookupError, TypeError, ValueError)


class Variants:
    """Makes such positions, each time in the place that was changed least often under such a question."""

    def __init__(self, game: Game, rng: Rng) -> None:
        self.game = game
        self.rng = rng
        self.tried: dict[tuple[str, Path], int] = {}

    def variants_of(self, state: State, ask: Ask) -> Iterator[State]:
        """Yield a state with a change in the step that asks and one with a change elsewhere, as far as they are
        possible."""
        position: dict[str, Any] = json.loads(json.dumps(state.dump()))
        paths = [path for path in leaves(position) if path[0] not in AGREED and not waits(position, path)]
        asking = [path for path in paths if path[0] == STEPS]
        elsewhere = [path for path in paths if path[0] != STEPS]
        for candidates in (asking, elsewhere):
            if candidates:
                path = min(candidates, key=lambda path: (self.tried.get((ask.about, shape(path)), 0), self.rng.word()))
                self.tried[ask.about, shape(path)] = self.tried.get((ask.about, shape(path)), 0) + 1
                other = self.change(position, path)
                if other is not None:
                    yield other

    def change(self, position: dict[str, Any], path: Path) -> State | None:
        """Return the state of a position with another value in one place; None if that is impossible."""
        place = position
        for key in path[:-1]:
            place = place[key]  # type: ignore[index]
        value = place[path[-1]]  # type: ignore[index]
        place[path[-1]] = self.other_value(position, value)  # type: ignore[index]
        try:
            return self.game.load(json.loads(json.dumps(position)))
        except NO_POSITION:
            return None
        finally:
            place[path[-1]] = value  # type: ignore[index]

    def other_value(self, position: dict[str, Any], value: object) -> object:
        """Return another value of the same kind."""
        if isinstance(value, bool):
            return not value
        if isinstance(value, int):
            return (value - 1, value + 1, self.rng.below(12))[self.rng.below(3)]
        words = [word for path in leaves(position) if isinstance(word := at(position, path), str)]
        return words[self.rng.below(len(words))]


def leaves(value: object, path: Path = ()) -> Iterator[Path]:
    """Yield the paths of the single values of a position."""
    if isinstance(value, dict):
        for key in value:
            yield from leaves(value[key], (*path, key))
    elif isinstance(value, list):
        for place, item in enumerate(value):
            yield from leaves(item, (*path, place))
    else:
        yield path


def at(value: Any, path: Path) -> object:
    """Return the value at a path."""
    for key in path:
        value = value[key]
    return value


def waits(position: dict[str, Any], path: Path) -> bool:
    """Return True if a place belongs to a step that waits for another one."""
    return path[0] == STEPS and path[1] != len(position[STEPS]) - 1


def shape(path: Path) -> Path:
    """Return a path without what makes alike places differ: which clearing, which card of a list."""
    if path[0] == STEPS:
        return path[2:]
    return tuple(["" if isinstance(key, int) or key.isdigit() else key for key in path])
