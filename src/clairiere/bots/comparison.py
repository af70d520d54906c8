"""The figures behind a hint: what becomes of the best choice and of the next one, in numbers that people understand."""

from __future__ import annotations

from dataclasses import dataclass

from ..core.ask import Ask
from ..core.nature import Rng
from .search.search_bot import SearchBot, SearchResult

FEW = 4  # looks at a choice: fewer say nothing about it
LOOKED = 0.01  # of all looks: what got fewer is not judged
ALIKE = 0.01  # a cost, in chances of winning, that is none


@dataclass(frozen=True)
class Figure:
    """A number, named by the game, as it is on average after the best choice and after the other."""

    name: str
    best: float
    other: float


@dataclass(frozen=True)
class Comparison:
    """The best choice beside another; `other` is None where nothing that was looked at is worse."""

    other: int | None
    figures: list[Figure]


NO_COMPARISON = Comparison(None, [])


def min_visits(visits: list[int]) -> int:
    """So many looks are enough to judge an option."""
    return max(2, int(sum(visits) * LOOKED))


def worse_options(result: SearchResult) -> list[int]:
    """Those that are worse than the best, the best of them first: what a reason is given against."""
    visits = dict(zip(result.options, result.visits, strict=True))
    values = dict(zip(result.options, result.values, strict=True))
    if visits.get(result.choice, 0) < FEW:
        return []
    top, least = values[result.choice], min_visits(result.visits)
    worse = [choice for choice in result.options if visits[choice] >= least and top - values[choice] >= ALIKE]
    return sorted(worse, key=lambda choice: -values[choice])


def compare_options(bot: SearchBot, ask: Ask, result: SearchResult, other: int, seed: int) -> Comparison:
    """Both choices in the same worlds, with the same chance."""
    best, rest = [bot.outcomes(ask, result, choice, Rng(seed, 3)) for choice in (result.choice, other)]
    return Comparison(other, [Figure(name, best[name], rest[name]) for name in best if name in rest])
