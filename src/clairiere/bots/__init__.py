"""Bots: those who choose for a seat from what the seat may see, and the list of those there are.

    bot.py, reaction.py, chance.py     what a bot is, how quick it is, where its chance comes from
    search/                            the common tree search: worlds dealt anew in, a result with values and visits out
    renard/ duo/ jeton/ root/          the bots of each game; none imports another
    remote.py, beliefs.py              a question for another process, what a bot believes
    comparison.py                      the choice beside the next best one, in figures
    advice.py, reasons.py              all that in words, the reasons first
    strength.py, strengths.json        what the levels are worth, as the arena measured it

Imports games and core, never live, server or terminal. In goes a view or a world whose hidden cards were dealt anew,
never the true state; out comes a choice, or a `SearchResult`.
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
    """The bots of a game by their ids, from the one that knows nothing upwards."""
    return dict(zip(LEVELS, [partial(RandomBot, game), *above], strict=False))


BOTS: dict[str, dict[str, Callable[[], AnyBot]]] = {
    "renard": ladder("renard", RenardGreedy, RenardSearch, RenardExpert),
    "duo": {**ladder("duo", DuoGreedy, DuoSearch, DuoExpert), "random": DuoRandom},
    "jeton": {**ladder("jeton", JetonGreedy, JetonSearch, JetonExpert), "random": JetonRandom},
    "root": ladder("root", RootGreedy, RootSearch, RootExpert),
}

SECONDS = {"search": 1.0, "expert": 4.0}  # that a bot may think of a decision, where somebody waits for it
SHARE = {"root": 0.35}  # of that, where a turn has many decisions

__all__ = [
    "BOTS", "LEVELS", "AnyBot", "Bot", "RandomBot", "SearchBot", "bot_at_table", "bot_id", "decide", "find_bot",
    "hurry", "levels_of", "searches", "seconds_of", "strongest",
]  # fmt: skip


def levels_of(game: str) -> dict[int, str]:
    """The levels that a game has bots for, with their ids."""
    return {level: id for level, id in enumerate(LEVELS) if id in BOTS.get(game, {"random": RandomBot})}


def strongest(game: str) -> str:
    """The bot of the highest level that is proved to be stronger than the one below."""
    levels = levels_of(game)
    return levels[strongest_level(game, list(levels))]


def seconds_of(game: str, name: str) -> float:
    """For how long a bot thinks of a decision at most, where somebody waits for it; 0 if it does not take long."""
    return SECONDS.get(name, 0.0) * SHARE.get(game, 1.0)


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


def searches(game: str, name: str) -> bool:
    """Whether a bot takes its time."""
    return is_search_bot(BOTS.get(game, {}).get(name, RandomBot))


@cache
def is_search_bot(maker: Callable[[], AnyBot]) -> bool:
    return isinstance(maker(), SearchBot)


def bot_at_table(game: str, name: str) -> AnyBot:
    """The same where somebody waits for it."""
    bot = find_bot(game, name)
    hurry(bot, seconds_of(game, name))
    return bot


def hurry(bot: AnyBot, seconds: float) -> None:
    """Let a bot think for so long at most; 0: for as long as it likes."""
    if isinstance(bot, SearchBot) and seconds:
        bot.seconds = min(seconds, bot.seconds or seconds)
