"""Bots: they choose for a seat from what that seat may see. This module lists them by game and level.

    bot.py, reaction.py, chance.py     the interface of a bot, its reaction time, its random generator
    search/                            information-set MCTS over determinizations, shared by the games
    renard/ duo/ jeton/ root/          the bots of each game; none imports another
    remote.py                          questions to bots as plain values, for other processes
    beliefs.py                         what a bot believes of hidden hands
    comparison.py                      the outcomes of the best choice compared with another one
    advice.py, reasons.py              hints and their reasons in words
    strength.py, strengths.json        the strength of each level, as the arena measured it

Imports games and core, never live, server or terminal. A bot receives a view or determinizations, never the true
state, and returns a choice or a `SearchResult`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial

from ..core.illegal import Illegal
from .bot import AnyBot, Bot, RandomBot, decide
from .duo.greedy import DuoGreedy
from .duo.search import DuoExpert, DuoSearch
from .duo.teammate import DuoRandom
from .jeton.greedy import JetonGreedy
from .jeton.random_player import JetonRandom
from .jeton.search import JetonExpert, JetonSearch
from .renard.expert import RenardExpert
from .renard.greedy import RenardGreedy
from .renard.search import RenardSearch
from .root.greedy import RootGreedy
from .root.search.expert import RootExpert
from .root.search.option_search import RootSearch
from .search.search_bot import SearchBot
from .strength import strongest_level

LEVELS = ("random", "greedy", "search", "expert")  # the same ladder for every game: levels 0 to 3


def ladder(game: str, *above: Callable[[], AnyBot]) -> dict[str, Callable[[], AnyBot]]:
    """Return the bots of a game by id, weakest first; the random bot is always the first."""
    return dict(zip(LEVELS, [partial(RandomBot, game), *above], strict=False))


BOTS: dict[str, dict[str, Callable[[], AnyBot]]] = {
    "renard": ladder("renard", RenardGreedy, RenardSearch, RenardExpert),
    "duo": {**ladder("duo", DuoGreedy, DuoSearch, DuoExpert), "random": DuoRandom},
    "jeton": {**ladder("jeton", JetonGreedy, JetonSearch, JetonExpert), "random": JetonRandom},
    "root": ladder("root", RootGreedy, RootSearch, RootExpert),
}

SECONDS = {"search": 1.0, "expert": 4.0}  # thinking time of a decision while a person waits
SHARE = {"root": 0.35}  # part of that time for games whose turns have many decisions

__all__ = [
    "BOTS", "LEVELS", "AnyBot", "Bot", "RandomBot", "SearchBot", "bot_at_table", "bot_id", "decide", "find_bot",
    "hurry", "levels_of", "searches", "seconds_of", "strongest",
]  # fmt: skip


def levels_of(game: str) -> dict[int, str]:
    """Return the ids of a game's bots by level."""
    return {level: id for level, id in enumerate(LEVELS) if id in BOTS.get(game, {"random": RandomBot})}


def strongest(game: str) -> str:
    """Return the id of the highest level that is proved to be stronger than the level below it."""
    levels = levels_of(game)
    return levels[strongest_level(game, list(levels))]


def seconds_of(game: str, name: str) -> float:
    """Return the most seconds that a bot thinks about a decision while a person waits; 0 for bots without a search."""
    return SECONDS.get(name, 0.0) * SHARE.get(game, 1.0)


def bot_id(game: str, name: str) -> str:
    """Return the id of a bot, given its level or its id. Raise `Illegal` for any other name."""
    levels = {str(level): id for level, id in levels_of(game).items()}
    known = sorted(BOTS.get(game, {"random": RandomBot}))
    if name not in levels and name not in known:
        raise Illegal("bot-unknown", {"found": name, "game": game, "known": [*levels, *known]}, game)
    return levels.get(name, name)


def find_bot(game: str, name: str) -> AnyBot:
    """Make the bot with this id. Raise `Illegal` if the game has none."""
    known = BOTS.get(game, {"random": partial(RandomBot, game)})
    if name not in known:
        raise Illegal("bot-unknown", {"found": name, "game": game, "known": sorted(known)}, game)
    return known[name]()


def searches(game: str, name: str) -> bool:
    """Return True if the bot searches, so that a decision takes noticeable time."""
    return is_search_bot(BOTS.get(game, {}).get(name, RandomBot))


@cache
def is_search_bot(maker: Callable[[], AnyBot]) -> bool:
    return isinstance(maker(), SearchBot)


def bot_at_table(game: str, name: str) -> AnyBot:
    """Make a bot that keeps to the thinking time allowed at a table."""
    bot = find_bot(game, name)
    hurry(bot, seconds_of(game, name))
    return bot


def hurry(bot: AnyBot, seconds: float) -> None:
    """Limit the seconds of a search bot; 0 changes nothing."""
    if isinstance(bot, SearchBot) and seconds:
        bot.seconds = min(seconds, bot.seconds or seconds)
