"""Bots: those who choose for a seat from what the seat may see, and the list of those there are."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from ..core.illegal import Illegal
from .bot import Bot, RandomBot
from .duo.greedy import DuoGreedy
from .jeton.greedy import JetonGreedy
from .renard.greedy import RenardGreedy
from .root.greedy import RootGreedy

BOTS: dict[str, dict[str, Callable[[], Bot]]] = {
    "renard": {"random": partial(RandomBot, "renard"), "greedy": RenardGreedy},
    "duo": {"random": partial(RandomBot, "duo"), "greedy": DuoGreedy},
    "jeton": {"random": partial(RandomBot, "jeton"), "greedy": JetonGreedy},
    "root": {"random": partial(RandomBot, "root"), "greedy": RootGreedy},
}

__all__ = ["BOTS", "Bot", "RandomBot", "find_bot"]


def find_bot(game: str, name: str) -> Bot:
    """The bot of that name for a game."""
    known = BOTS.get(game, {"random": partial(RandomBot, game)})
    if name not in known:
        raise Illegal("bot-unknown", {"found": name, "game": game, "known": sorted(known)}, game)
    return known[name]()
