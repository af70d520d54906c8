"""The base class of bots that search, and the result of a search."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from ...core.ask import Ask
from ...core.nature import Rng
from ...core.state import State
from .determinizations import Determinizations


class SearchResult:
    """The choice, the options that were searched, and the worlds that were used.

    `values` are expected rewards of the seat, from 0 (lost) to 1 (won); `visits` count the searches of each option.
    `worlds` with their `weights` are the bot's belief about hidden cards. `outcomes` holds mean outcomes by option, if
    the search counts them itself.
    """

    __slots__ = ("choice", "options", "outcomes", "values", "visits", "weights", "worlds")

    def __init__(self, choice: int, options: list[int], values: list[float], visits: list[int]) -> None:
        self.choice = choice
        self.options = options
        self.values = values
        self.visits = visits
        self.worlds: list[State] = []
        self.weights: list[float] = []
        self.outcomes: dict[int, dict[str, float]] = {}


def unsearched_result(choice: int) -> SearchResult:
    """Return the result of a choice made without a search: value 0.5, no visits."""
    return SearchResult(choice, [choice], [0.5], [0])


@mypyc_attr(allow_interpreted_subclasses=True)
class SearchBot:
    """A bot that searches. Its budget counts iterations, so results are reproducible; `seconds` also limits it, if
    not 0."""

    name: str = "search"

    def __init__(self, iterations: int, seconds: float = 0.0) -> None:
        self.iterations = iterations
        self.seconds = seconds

    def think(self, worlds: Determinizations, ask: Ask, rng: Rng) -> SearchResult:
        """Search the options of the ask. The choice may be NO_ANSWER where several seats may act at once."""
        raise NotImplementedError

    def search(self, worlds: Determinizations, ask: Ask, rng: Rng) -> SearchResult:
        """Spend the whole budget on the options of the ask, even on a single one.

        Reviews compare two choices by searching each alone, since a search over several options hardly visits the
        worse ones."""
        raise NotImplementedError

    def outcomes(self, ask: Ask, result: SearchResult, choice: int, rng: Rng) -> dict[str, float]:
        """Return the mean outcomes of an option over the searched worlds, by names that the game defines (`value` is
        the reward); empty if the game defines none."""
        return {}


def mean_outcome(outcomes: list[dict[str, float]]) -> dict[str, float]:
    """Return the means of the numbers that all outcomes contain."""
    means: dict[str, float] = {}
    for name in outcomes[0]:
        if all([name in one for one in outcomes]):
            means[name] = sum([one[name] for one in outcomes]) / len(outcomes)
    return means
