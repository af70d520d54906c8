"""How games are played online: options that are fixed there, and how long a game usually takes.

The rules know none of this. A game that is not listed is played online with the defaults of its options.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from ..core.game import Game
from ..core.options import Value
from ..lessons import NO_LESSON, TaughtGame
from ..positions import NO_POSITION, POSITION


@dataclass(frozen=True)
class OnlineRules:
    """How one game is played online.

    `minutes`: the usual length of a game; `options`: values that are fixed where people meet; `free_alone`: names of
    those options that a person who plays only with bots may choose; `alone`: values for a table with one person.
    """

    minutes: int = 30
    options: Mapping[str, Value] = field(default_factory=dict)
    free_alone: frozenset[str] = frozenset()
    alone: Mapping[str, Value] = field(default_factory=dict)


DEFAULT = OnlineRules()
ONLINE = {
    "duo": OnlineRules(options={"pause": True}, alone={"pause": False}),  # duo:9.4 a pause to talk between two people
    "jeton": OnlineRules(
        options={"form": "live"}, free_alone=frozenset(("form",))
    ),  # jeton:10.8 people meet in real time
    "root": OnlineRules(minutes=90),
}


def online_rules(game: Game) -> OnlineRules:
    """Return how a game is played online."""
    return ONLINE.get(game.id, DEFAULT)


def online_options(game: Game) -> dict[str, Value]:
    """Return the options that are fixed where people meet online. Lessons and positions begin at pages of their own."""
    own: dict[str, Value] = {"lesson": NO_LESSON, POSITION: NO_POSITION} if isinstance(game, TaughtGame) else {}
    return own | dict(online_rules(game).options)


def with_solo_options(game: Game, options: Mapping[str, Value]) -> dict[str, Value]:
    """Return the options of a table online at which one person sits."""
    return {**options, **online_rules(game).alone}
