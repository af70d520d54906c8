"""The figures behind a hint: the mean outcomes of the best choice and of another one."""

from __future__ import annotations

from dataclasses import dataclass

from ..core.ask import Ask
from ..core.nature import Rng
from .search.search_bot import SearchBot, SearchResult

FEW = 4  # visits of a choice below which its value means nothing
LOOKED = 0.01  # share of all visits below which an option is not judged
ALIKE = 0.01  # costs below this win probability count as none


@dataclass(frozen=True)
class Figure:
    """The mean of one outcome, named by the game, after the best choice and after the other one."""

    name: str
    best: float
    other: float


@dataclass(frozen=True)
class Comparison:
    """The best choice compared with another; `other` is None if no option that was searched is worse."""

    other: int | None
    figures: list[Figure]


NO_COMPARISON = Comparison(None, [])


def min_visits(visits: list[int]) -> int:
    """Return the minimum visits that an option needs before it is compared."""
    return max(2, int(sum(visits) * LOOKED))


def worse_options(result: SearchResult) -> list[int]:
    """Return the options that are worse than the best, the best of them first."""
    visits = dict(zip(result.options, result.visits, strict=True))
    values = dict(zip(result.options, result.values, strict=True))
    if visits.get(result.choice, 0) < FEW:
        return []
    top, least = values[result.choice], min_visits(result.visits)
    worse = [choice for choice in result.options if visits[choice] >= least and top - values[choice] >= ALIKE]
    return sorted(worse, key=lambda choice: -values[choice])


def compare_options(bot: SearchBot, ask: Ask, result: SearchResult, other: int, seed: int) -> Comparison:
    """Compare two choices over the same worlds and the same random numbers."""
    best, rest = [bot.outcomes(ask, result, choice, Rng(seed, 3)) for choice in (result.choice, other)]
    return Comparison(other, [Figure(name, best[name], rest[name]) for name in best if name in rest])
