"""The strength of each level as the arena measured it. The arena's report writes `strengths.json`.

A level is proved if it beats the level below: the lower bound of the 95 % interval of its mean share of wins (for a
team: of its points) over all measured tables is above that of equal players.
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
    """The result of a level at one table: of one seat against the level below, or of a team by itself.

    `low` and `high` bound the share; `off` is the half-width of the interval of `points`; `table` holds the options
    that differ from the defaults, `code` the fingerprint of the code that played.
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
        """Key of the match: game, level, seats, table."""
        return self.game, self.level, self.seats, self.table

    @property
    def fair_share(self) -> float:
        """The share of wins of equal players."""
        return 1 / self.seats


@dataclass(frozen=True)
class Gain:
    """The advantage of a level over the one below, with its interval: in shares of wins, or in a team's points."""

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
    """Return all shipped measurements by game and level."""
    by_level: dict[tuple[str, int], list[Strength]] = {}
    for strength in parse_strengths(FILE.read_text("utf-8")):
        by_level.setdefault((strength.game, strength.level), []).append(strength)
    return by_level


def strengths_of(game: str, level: int) -> list[Strength]:
    """Return the measurements of a level, one per table."""
    return load_strengths().get((game, level), [])


def measure_gain(of: list[Strength], below: list[Strength]) -> Gain | None:
    """Return the advantage of a level over the one below; None without measurements.

    Rivals are compared by their share of wins, teams (which nearly always win) by their points."""
    rivals = [
        (one.share - one.fair_share, one.low - one.fair_share, one.high - one.fair_share) for one in of if not one.team
    ]
    return mean_gain(rivals or team_gains(of, below))


def team_gains(of: list[Strength], below: list[Strength]) -> list[tuple[float, float, float]]:
    """Return the gain in points over the level below with its interval, for each table measured at both levels."""
    others = {one.table: one for one in below if one.team}
    gains: list[tuple[float, float, float]] = []
    for one in of:
        other = others.get(one.table)
        if other is not None and one.off is not None and other.off is not None:
            more, half = one.points - other.points, sqrt(one.off**2 + other.off**2)
            gains.append((more, more - half, more + half))
    return gains


def mean_gain(gains: list[tuple[float, float, float]]) -> Gain | None:
    """Return the mean of independent figures with its interval; None if there are none."""
    if not gains:
        return None
    count = len(gains)
    middle = sum([at for at, _, _ in gains]) / count
    below = sqrt(sum([(at - low) ** 2 for at, low, _ in gains])) / count
    above = sqrt(sum([(high - at) ** 2 for at, _, high in gains])) / count
    return Gain(middle, middle - below, middle + above)


def gain_over_level_below(game: str, level: int) -> Gain | None:
    """Return the measured advantage of a level over the one below; None without measurements."""
    return measure_gain(strengths_of(game, level), strengths_of(game, level - 1))


def strongest_level(game: str, levels: list[int]) -> int:
    """Return the highest proved level: the highest of all if none was measured, the lowest if none is proved."""
    steps = {level: gain_over_level_below(game, level) for level in levels}
    proved = [level for level, step in steps.items() if step is not None and step.is_proved]
    if proved:
        return max(proved)
    return max(levels) if not any(steps.values()) else min(levels)
