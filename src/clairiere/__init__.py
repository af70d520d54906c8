"""Clairière: a game table in the woods. One engine to play, referee and study.

>>> import clairiere
>>> state = clairiere.new("renard", {"target": 16})
>>> rng = clairiere.Rng(7)
>>> while not state.over:
...     ask = state.open[0]
...     state.take(ask.seat, rng.pick(ask.options))
>>> max(state.points()) >= 16
True
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from . import games as _games
from . import words as _words
from .core.ask import NATURE, SPECTATOR, Ask
from .core.event import Event
from .core.form import Form
from .core.game import GAMES, Game, find, register
from .core.illegal import Illegal
from .core.nature import Nature, Rng, Scripted, Seeded
from .core.options import Option
from .core.playout import perft, playout
from .core.record import ENGINE, Record, read_record
from .core.state import State, Step, View
from .core.table import Table

__all__ = [
    "GAMES", "NATURE", "SPECTATOR", "Ask", "Event", "Form", "Game", "Illegal", "Nature", "Option", "Record", "Rng",
    "Scripted", "Seeded", "State", "Step", "Table", "View", "compiled", "find", "load", "new", "perft", "playout",
    "read_record", "register",
]  # fmt: skip

assert _games and _words  # imported for what they register


def _read_version() -> str:
    """Return the version that the build wrote down; of sources that were not built, that of the rules."""
    try:
        return Path(__file__).with_name("version.txt").read_text("utf-8").strip()
    except OSError:
        return f"{ENGINE}+source"


__version__ = _read_version()


def new(game: str, options: Mapping[str, object] | None = None, seats: int = 0) -> State:
    """Return a new game with the first question open."""
    return find(game).new(options, seats)


def load(position: object) -> State:
    """Return the state that a position describes: the JSON form that `state.dump()` returns and that people write."""
    id = position.get("game") if isinstance(position, dict) else None
    if not isinstance(id, str):
        raise Illegal("position-no-game", {"known": sorted(GAMES)})
    return find(id).load(position)


def compiled() -> bool:
    """Return True if the engine runs compiled."""
    from .core import state

    return not (state.__file__ or "").endswith(".py")
