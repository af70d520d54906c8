"""What a bot is: it gets a view, a question and its own chance, and gives a choice."""

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
    """Chooses for one seat. It never holds the state: all it knows comes through the view."""

    name: str

    def choose(self, view: View, ask: Ask, rng: Rng) -> int:
        """One of the options of the ask. Where several may act at once, NO_ANSWER stands for doing nothing for now."""


AnyBot = Bot | SearchBot


def decide(bot: AnyBot, game: Game, state: State, seat: int, rng: Rng) -> int:
    """The choice of a bot that is asked. It gets what its seat may see, or worlds that look the same."""
    if isinstance(bot, SearchBot):
        worlds = Determinizations(game, state, seat)
        return bot.think(worlds, worlds.view.asks[0], rng).choice
    view = state.view(seat)
    return bot.choose(view, view.asks[0], rng)


class RandomBot:
    """Any option, each as likely as the others, but to give up."""

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
    """The option of the highest value; among equals any."""
    values = [value(option) for option in options]
    top = max(values)
    return rng.pick([option for option, worth in zip(options, values, strict=True) if worth >= top - 1e-9])
