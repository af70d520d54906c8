"""What the levels of a game are worth, as the arena measured it: its report writes `strengths.json`, nobody types it.

A level is proved where it beats the one below: over all tables at which it was measured its share of wins, or of a
team the points, lies above what equals would have, by the lower bound of the 95 % interval of the mean.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from functools import cache
from math import sqrt
from pathlib import Path

FILE = Path(__file__).with_name("strengths.json")


@dataclass(frozen=True)
class Strength:
    """What one seat of a level reached against the level below, or a team of it by itself, at one table.

    `low` and `high` bound the share; `points` of a game may be `off` by so much; `table` are the options that are not
    the usual ones, `code` the fingerprint of what played.
    """

    game: str
    level: int
    seats: int
    table: str
    team: bool
    games: int
    share: float
    low: float
    high: float
    points: float
    off: float | None
    milliseconds: float
    code: str

    @property
    def match_key(self) -> tuple[str, int, int, str]:
        """By what a match is known."""
        return self.game, self.level, self.seats, self.table

    @property
    def fair_share(self) -> float:
        """What equals would have."""
        return 1 / self.seats


@dataclass(frozen=True)
class Gain:
    """How much better a level is than the one below, and between what bounds: shares of wins, or a team's points."""

    mean: float
    low: float
    high: float

    @property
    def is_proved(self) -> bool:
        return self.low > 0


def parse_strengths(text: str) -> list[Strength]:
    return [Strength(**entry) for entry in json.loads(text)]


def format_strengths(strengths: list[Strength]) -> str:
    return json.dumps([asdict(one) for one in strengths], indent=1) + "\n"


@cache
def load_strengths() -> dict[tuple[str, int], list[Strength]]:
    """All that is known, by game and level."""
    found: dict[tuple[str, int], list[Strength]] = {}
    for one in parse_strengths(FILE.read_text("utf-8")):
        found.setdefault((one.game, one.level), []).append(one)
    return found


def strengths_of(game: str, level: int) -> list[Strength]:
    """What was measured of a level, table by table."""
    return load_strengths().get((game, level), [])


def measure_gain(of: list[Strength], below: list[Strength]) -> Gain | None:
    """How much better a level is than the one below: where people meet as rivals by their share of wins, a team that
    wins nearly always by its points. None where nothing was measured."""
    rivals = [
        (one.share - one.fair_share, one.low - one.fair_share, one.high - one.fair_share) for one in of if not one.team
    ]
    return mean_gain(rivals or team_gains(of, below))


def team_gains(of: list[Strength], below: list[Strength]) -> list[tuple[float, float, float]]:
    """Table by table: the points of a team beside those of a team of the level below."""
    others = {one.table: one for one in below if one.team}
    gains: list[tuple[float, float, float]] = []
    for one in of:
        other = others.get(one.table)
        if other is not None and one.off is not None and other.off is not None:
            more, half = one.points - other.points, sqrt(one.off**2 + other.off**2)
            gains.append((more, more - half, more + half))
    return gains


def mean_gain(gains: list[tuple[float, float, float]]) -> Gain | None:
    """The mean of independent figures, with its bounds."""
    if not gains:
        return None
    count = len(gains)
    middle = sum([at for at, _, _ in gains]) / count
    below = sqrt(sum([(at - low) ** 2 for at, low, _ in gains])) / count
    above = sqrt(sum([(high - at) ** 2 for at, _, high in gains])) / count
    return Gain(middle, middle - below, middle + above)


def gain_over_level_below(game: str, level: int) -> Gain | None:
    """What a level is known to be better by than the one below."""
    return measure_gain(strengths_of(game, level), strengths_of(game, level - 1))


def strongest_level(game: str, levels: list[int]) -> int:
    """The highest level that is proved; where nothing was ever measured, the highest."""
    steps = {level: gain_over_level_below(game, level) for level in levels}
    proved = [level for level, step in steps.items() if step is not None and step.is_proved]
    if proved:
        return max(proved)
    return max(levels) if not any(steps.values()) else min(levels)
