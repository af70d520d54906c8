"""Bots: those who choose for a seat from what the seat may see, and the list of those there are."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from ..core.illegal import Illegal
from .bot import AnyBot, Bot, RandomBot, decide
from .duo.greedy import DuoGreedy
from .duo.search import DuoSearch
from .jeton.greedy import JetonGreedy
from .jeton.search import JetonSearch
from .renard.greedy import RenardGreedy
from .root.greedy import RootGreedy

BOTS: dict[str, dict[str, Callable[[], AnyBot]]] = {
    "renard": {"random": partial(RandomBot, "renard"), "greedy": RenardGreedy},
    "duo": {"random": partial(RandomBot, "duo"), "greedy": DuoGreedy, "search": DuoSearch},
    "jeton": {"random": partial(RandomBot, "jeton"), "greedy": JetonGreedy, "search": JetonSearch},
    "root": {"random": partial(RandomBot, "root"), "greedy": RootGreedy},
}

LEVELS = ("random", "greedy", "search", "expert")  # the same ladder for every game: levels 0 to 3

__all__ = ["BOTS", "LEVELS", "AnyBot", "Bot", "RandomBot", "bot_id", "decide", "find_bot", "levels_of"]


def levels_of(game: str) -> dict[int, str]:
    """The levels that a game has bots for, with their ids."""
    return {level: id for level, id in enumerate(LEVELS) if id in BOTS.get(game, {"random": RandomBot})}


def bot_id(game: str, name: str) -> str:
    """The id of a bot that is named by its level or by its id."""
    levels = {str(level): id for level, id in levels_of(game).items()}
    known = sorted(BOTS.get(game, {"random": RandomBot}))
    if name not in levels and name not in known:
        raise Illegal("bot-unknown", {"found": name, "game": game, "known": [*levels, *known]}, game)
    return levels.get(name, name)


def find_bot(game: str, name: str) -> AnyBot:
    """The bot of that name for a game."""
    known = BOTS.get(game, {"random": partial(RandomBot, game)})
    if name not in known:
        raise Illegal("bot-unknown", {"found": name, "game": game, "known": sorted(known)}, game)
    return known[name]()
