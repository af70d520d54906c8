"""The file format of the judge: tables by faction, in bots/root/evaluation/judge.json."""

from __future__ import annotations

import json

import numpy as np

from lab.training.root.fit import Weights, initial_weights
from lab.training.root.games import FACTIONS, WIDTH

DIGITS = 3


def format_judge(weights: Weights) -> str:
    """Return the text of the file: a line for each faction, without padding."""
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


def read_judge(text: str) -> Weights:
    """Return the weights of such a file."""
    weights = {name: np.zeros_like(values) for name, values in initial_weights().items()}
    for faction, tables in enumerate(json.loads(text)[name] for name in FACTIONS):
        width = WIDTH[FACTIONS[faction]]
        weights["linear"][faction, :width], weights["out"][faction] = tables["linear"][0], tables["out"][0]
        weights["own"][faction, :width] = np.array(tables["own"]).T
        weights["others"][faction, :width] = np.array(tables["others"]).T
    return weights


def rounded(values: np.ndarray) -> list[list[float]]:
    return [[round(float(value), DIGITS) or 0.0 for value in row] for row in values]
