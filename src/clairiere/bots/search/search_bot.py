"""What a bot that searches is, and what a search comes to."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from ...core.ask import Ask
from ...core.nature import Rng
from ...core.state import State
from .determinizations import Determinizations


class SearchResult:
    """The choice, every option that was weighed with what is expected from it, and the worlds that were searched.

    `values` are what the seat expects of the game, from 0 (lost) to 1 (won); `visits` say how much each was looked at.
    `worlds` with their `weights`: what the bot believes of the cards it cannot see. `outcomes`: by options, what was
    seen of them in numbers that people understand, where the search itself counts that.
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
    """A choice that needs no search: what it is worth, nobody has looked."""
    return SearchResult(choice, [choice], [0.5], [0])


@mypyc_attr(allow_interpreted_subclasses=True)
class SearchBot:
    """A bot that searches. Its budget is in iterations, so that results repeat; `seconds`, if not 0, cuts it short."""

    name: str = "search"

    def __init__(self, iterations: int, seconds: float = 0.0) -> None:
        self.iterations = iterations
        self.seconds = seconds

    def think(self, worlds: Determinizations, ask: Ask, rng: Rng) -> SearchResult:
        """Weigh the options of the ask. NO_ANSWER may be the choice where several may act at once."""
        raise NotImplementedError

    def search(self, worlds: Determinizations, ask: Ask, rng: Rng) -> SearchResult:
        """Spend the whole budget on the options of the ask, be it only one: so that what one is worth can be compared
        with what another is, each searched alone. Among several, the search hardly looks at those it likes less."""
        raise NotImplementedError

    def outcomes(self, ask: Ask, result: SearchResult, choice: int, rng: Rng) -> dict[str, float]:
        """What becomes of an option in the worlds that were searched, on average, by names of the game; `value` is the
        same as in the result. Nothing, where a game does not say."""
        return {}


def mean_outcome(told: list[dict[str, float]]) -> dict[str, float]:
    """The means of several futures: of what all of them tell."""
    whole: dict[str, float] = {}
    for name in told[0]:
        if all([name in one for one in told]):
            whole[name] = sum([one[name] for one in told]) / len(told)
    return whole
