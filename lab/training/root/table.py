"""The judge as the bots read it: tables by faction, bots/root/evaluation/judge.json."""

from __future__ import annotations

import json

import numpy as np

from lab.training.root.fit import Weights, at_first
from lab.training.root.games import FACTIONS, WIDTH

DIGITS = 3


def written(weights: Weights) -> str:
    """The text of the file: a faction's tables in a line, without the places that only wider factions fill."""
    lines = []
    for faction, name in enumerate(FACTIONS):
        width = WIDTH[name]
        tables = {
            "linear": rounded(weights["linear"][faction, None, :width]),
            "out": rounded(weights["out"][faction, None]),
            "own": rounded(weights["own"][faction, :width].T),
            "others": rounded(weights["others"][faction, :width].T),
        }
        lines.append(f'"{name}": {json.dumps(tables, separators=(",", ":"))}')
    return "{\n" + ",\n".join(lines) + "\n}\n"


def read(text: str) -> Weights:
    """The weights of such a file, to go on with."""
    weights = {name: np.zeros_like(values) for name, values in at_first().items()}
    for faction, tables in enumerate(json.loads(text)[name] for name in FACTIONS):
        width = WIDTH[FACTIONS[faction]]
        weights["linear"][faction, :width], weights["out"][faction] = tables["linear"][0], tables["out"][0]
        weights["own"][faction, :width] = np.array(tables["own"]).T
        weights["others"][faction, :width] = np.array(tables["others"]).T
    return weights


def rounded(values: np.ndarray) -> list[list[float]]:
    return [[round(float(value), DIGITS) or 0.0 for value in row] for row in values]
