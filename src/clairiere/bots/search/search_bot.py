"""What a bot that searches is, and what a search comes to."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from ...core.ask import Ask
from ...core.nature import Rng
from ...core.state import State
from .worlds import Worlds


class SearchResult:
    """The choice, every option that was weighed with what is expected from it, and the worlds that were searched.

    `values` are what the seat expects of the game, from 0 (lost) to 1 (won); `visits` say how much each was looked at.
    `worlds` with their `weights`: what the bot believes of the cards it cannot see.
    """

    __slots__ = ("choice", "options", "values", "visits", "weights", "worlds")

    def __init__(self, choice: int, options: list[int], values: list[float], visits: list[int]) -> None:
        self.choice = choice
        self.options = options
        self.values = values
        self.visits = visits
        self.worlds: list[State] = []
        self.weights: list[float] = []


def without_search(choice: int) -> SearchResult:
    """A choice that needs no search: what it is worth, nobody has looked."""
    return SearchResult(choice, [choice], [0.5], [0])


@mypyc_attr(allow_interpreted_subclasses=True)
class SearchBot:
    """A bot that searches. Its budget is in iterations, so that results repeat; `seconds`, if not 0, cuts it short."""

    name: str = "search"

    def __init__(self, iterations: int, seconds: float = 0.0) -> None:
        self.iterations = iterations
        self.seconds = seconds

    def think(self, worlds: Worlds, ask: Ask, rng: Rng) -> SearchResult:
        """Weigh the options of the ask. PASS may be the choice where several may act at once."""
        raise NotImplementedError
