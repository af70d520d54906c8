"""The learned judge: everybody's chance to win, by a small network that has seen who won many thousand games.

Every faction has tables of its own (judge.json, made by `./dev lab train root`). The units of a seat see its features
and, by other weights, those of the others; a unit whose signal is negative keeps quiet.
"""

from __future__ import annotations

import json
from importlib.resources import files
from math import exp
from typing import Final, cast, final

from ....games.root.state.state import Root
from .features import features
from .win_chances import win_chances

STAGE: Final = 8.0  # rounds that a game takes, about
Row = tuple[float, ...]


def judged_features(r: Root, seat: int) -> list[float]:
    """What the judge sees of a seat: its features, and how long the game has lasted."""
    return [*features(r, seat), r.turns / (r.seats * STAGE)]


@final
class Tables:
    """What was learned of a faction: what counts at once, and the rows of its units, one for its own features, one by
    which others see it, and the unit's weight."""

    __slots__ = ("linear", "others", "out", "own")

    def __init__(self, read: dict[str, list[list[float]]]) -> None:
        self.linear: Row = tuple(read["linear"][0])
        self.out: Row = tuple(read["out"][0])
        self.own: list[Row] = [tuple(row) for row in read["own"]]
        self.others: list[Row] = [tuple(row) for row in read["others"]]


@final
class Values:
    """The features of a seat but those that are nought, which are many and add nothing to any sum."""

    __slots__ = ("places", "values")

    def __init__(self, features: list[float]) -> None:
        self.places = [i for i in range(len(features)) if features[i] != 0.0]
        self.values = [features[i] for i in self.places]

    def weighed(self, row: Row) -> float:
        total = 0.0
        for place, value in zip(self.places, self.values):  # noqa: B905  (strict would be slower, and they are)
            total += row[place] * value
        return total


class Judge:
    """The tables of all factions that were learned."""

    def __init__(self, text: str) -> None:
        read = cast(dict[str, dict[str, list[list[float]]]], json.loads(text))
        self.tables: dict[str, Tables] = {name: Tables(read[name]) for name in read}

    def knows(self, r: Root) -> bool:
        """Whether such games were learned: everybody for himself, factions with tables."""
        return not r.rules.coop and all([faction.sheet.name in self.tables for faction in r.factions])

    def chances(self, r: Root) -> list[float]:
        """The chance of every seat to win; of games that were not learned, what `win_chances` says."""
        if not r.open or not self.knows(r):
            return win_chances(r)
        standings = self.standings(r)
        top = max(standings)
        shares = [exp(value - top) for value in standings]
        whole = sum(shares)
        return [share / whole for share in shares]

    def standings(self, r: Root) -> list[float]:
        """How well each seat stands, beside the others."""
        tables = [self.tables[faction.sheet.name] for faction in r.factions]
        values = [Values(judged_features(r, seat)) for seat in range(r.seats)]
        shown = [[values[seat].weighed(row) for row in tables[seat].others] for seat in range(r.seats)]
        units = len(tables[0].out)
        seen = [sum([shown[seat][unit] for seat in range(r.seats)]) for unit in range(units)]
        standings: list[float] = []
        for seat in range(r.seats):
            own = tables[seat]
            total = values[seat].weighed(own.linear)
            for unit in range(units):
                signal = values[seat].weighed(own.own[unit]) + seen[unit] - shown[seat][unit]
                if signal > 0.0:
                    total += own.out[unit] * signal
            standings.append(total)
        return standings


JUDGE: Final = Judge(files(__package__ or "").joinpath("judge.json").read_text("utf-8"))
