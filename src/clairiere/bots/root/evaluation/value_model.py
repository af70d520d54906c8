"""The trained value network: every seat's chance to win, learned from the results of many thousand games.

Every faction has its own weights (judge.json, made by `./dev lab train root`). A hidden layer of ReLU units sees the
seat's features and, by other weights, the sum of the other seats' features; a softmax turns the outputs into chances.
"""

from __future__ import annotations

import json
from importlib.resources import files
from math import exp
from typing import Final, cast, final

from ....games.root.state.state import Root
from .features import features
from .win_chances import win_chances

STAGE: Final = 8.0  # typical number of rounds in a game
Row = tuple[float, ...]


def network_features(r: Root, seat: int) -> list[float]:
    """Return the network's input for a seat: its features, and the stage of the game."""
    return [*features(r, seat), r.turns / (r.seats * STAGE)]


@final
class FactionWeights:
    """The weights of a faction: the linear part, and for each hidden unit a row for the seat's own features, a row by
    which the other seats see it, and its output weight."""

    __slots__ = ("linear", "others", "out", "own")

    def __init__(self, read: dict[str, list[list[float]]]) -> None:
        self.linear: Row = tuple(read["linear"][0])
        self.out: Row = tuple(read["out"][0])
        self.own: list[Row] = [tuple(row) for row in read["own"]]
        self.others: list[Row] = [tuple(row) for row in read["others"]]


@final
class SparseFeatures:
    """A sparse feature vector: most features are zero."""

    __slots__ = ("places", "values")

    def __init__(self, features: list[float]) -> None:
        self.places = [i for i in range(len(features)) if features[i] != 0.0]
        self.values = [features[i] for i in self.places]

    def dot(self, row: Row) -> float:
        total = 0.0
        for place, value in zip(self.places, self.values):  # noqa: B905  (strict would be slower, and they are)
            total += row[place] * value
        return total


class ValueModel:
    """The value network: the weights of all trained factions."""

    def __init__(self, text: str) -> None:
        read = cast(dict[str, dict[str, list[list[float]]]], json.loads(text))
        self.tables: dict[str, FactionWeights] = {name: FactionWeights(read[name]) for name in read}

    def knows(self, r: Root) -> bool:
        """Return True if the network was trained for such games: no team, and weights for every faction."""
        return not r.rules.coop and all([faction.sheet.name in self.tables for faction in r.factions])

    def chances(self, r: Root) -> list[float]:
        """Return every seat's chance to win; use `win_chances` for games without weights."""
        if not r.open or not self.knows(r):
            return win_chances(r)
        standings = self.standings(r)
        top = max(standings)
        shares = [exp(value - top) for value in standings]
        whole = sum(shares)
        return [share / whole for share in shares]

    def standings(self, r: Root) -> list[float]:
        """Return the network's output for each seat, before the softmax."""
        tables = [self.tables[faction.sheet.name] for faction in r.factions]
        values = [SparseFeatures(network_features(r, seat)) for seat in range(r.seats)]
        shown = [[values[seat].dot(row) for row in tables[seat].others] for seat in range(r.seats)]
        units = len(tables[0].out)
        seen = [sum([shown[seat][unit] for seat in range(r.seats)]) for unit in range(units)]
        standings: list[float] = []
        for seat in range(r.seats):
            own = tables[seat]
            total = values[seat].dot(own.linear)
            for unit in range(units):
                signal = values[seat].dot(own.own[unit]) + seen[unit] - shown[seat][unit]
                if signal > 0.0:
                    total += own.out[unit] * signal
            standings.append(total)
        return standings


VALUE_MODEL: Final = ValueModel(files(__package__ or "").joinpath("judge.json").read_text("utf-8"))
