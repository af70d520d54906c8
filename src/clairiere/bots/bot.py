"""The interface of a bot: it receives a view, a question and a random generator, and returns a choice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from ..core.ask import NO_ANSWER, Ask
from ..core.game import Game, find
from ..core.nature import Rng
from ..core.state import State, View
from .search.determinizations import Determinizations
from .search.search_bot import SearchBot


class Bot(Protocol):
    """A bot that chooses for one seat. It never sees the state, only the seat's view."""

    name: str

    def choose(self, view: View, ask: Ask, rng: Rng) -> int:
        """Return one of the ask's options, or NO_ANSWER to wait where several seats may act at once."""


AnyBot = Bot | SearchBot


def decide(bot: AnyBot, game: Game, state: State, seat: int, rng: Rng) -> int:
    """Return the bot's choice for its open question. The bot receives its seat's view, or determinizations."""
    if isinstance(bot, SearchBot):
        worlds = Determinizations(game, state, seat)
        return bot.think(worlds, worlds.view.asks[0], rng).choice
    view = state.view(seat)
    return bot.choose(view, view.asks[0], rng)


class RandomBot:
    """Chooses uniformly among the options, but never resigns."""

    name = "random"

    def __init__(self, game: str = "") -> None:
        self.quits = find(game).quit_choices if game else frozenset()

    def choose(self, view: View, ask: Ask, rng: Rng) -> int:
        if self.quits.issuperset(ask.options):
            return NO_ANSWER
        choice = rng.pick(ask.options)
        while choice in self.quits:
            choice = rng.pick(ask.options)
        return choice


def pick_best(options: Sequence[int], value: Callable[[int], float], rng: Rng) -> int:
    """Return the option of the highest value; break ties at random."""
    values = [value(option) for option in options]
    top = max(values)
    return rng.pick([option for option, worth in zip(options, values, strict=True) if worth >= top - 1e-9])
