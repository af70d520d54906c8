"""Rounds of training, each in a folder of its own: games, the judge fitted to them, and figures of how good it is.

The games of the first round are greedy players'; those of each further one are played by searchers, some of whom judge
by what the round before has learned. Searchers win otherwise (they buy from the Company, so it wins), but take a
hundred times as long: they play fewer games, and what was learned before is only moved by them. What is there is not
made again, so a run that was stopped goes on.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import NamedTuple

import numpy as np

from clairiere.arena.folder import write_whole
from clairiere.arena.workers import spread
from clairiere.bots.root.evaluation.weights import WEIGHTS
from lab.training.root.fit import Weights, at_first, chances, fit, surprise
from lab.training.root.games import FACTIONS, Positions, joined, play
from lab.training.root.table import read, written

CHUNK = 250  # games in one file
TIMES = 10  # that all positions are gone through
SEARCHED = 10  # searchers play one game for so many of the first round
HELD_BACK = 20  # one game in so many is not learned from, but shows what was learned
BINS = 10  # of chances, for the calibration


class Training(NamedTuple):
    """What is to be trained."""

    folder: Path
    rounds: int
    games: int  # of the first round
    looks: int  # at a question, of those who search
    seed: int
    workers: int


def train(training: Training, done: Callable[[int], None]) -> Iterator[dict[str, object]]:
    """All rounds, one after the other; their figures."""
    judge: Path | None = None
    for number in range(training.rounds):
        folder = training.folder / f"round-{number}"
        folder.mkdir(parents=True, exist_ok=True)
        looks, games = (training.looks, -(-training.games // SEARCHED)) if judge else (0, training.games)
        if not (folder / "figures.json").exists():
            train_round(folder, judge, partial(play, looks, judge), training._replace(games=games), done)
        judge = folder / "judge.json"
        yield {"round": number, "looks": looks, **json.loads((folder / "figures.json").read_text("utf-8"))}


def train_round(
    folder: Path,
    before: Path | None,
    playing: Callable[[int], Positions],
    training: Training,
    done: Callable[[int], None],
) -> None:
    """Play, fit, tell. `judge.json` in the folder is what the bots read in evaluation/; `before`: that of the round
    before, if there was one."""
    parts: list[Positions] = []
    for part in chunks(folder, playing, training):
        parts.append(part)
        done(min(len(parts) * CHUNK, training.games))
    positions = joined(parts)
    shown = positions.games % HELD_BACK == 0
    weights = read(before.read_text("utf-8")) if before else at_first()
    fit(weights, picked(positions, ~shown), TIMES)
    told = {"games": training.games, "seed": training.seed, **figures(weights, picked(positions, shown))}
    write_whole(folder / "judge.json", written(weights))
    write_whole(folder / "figures.json", json.dumps(told, indent=1) + "\n")


def chunks(folder: Path, playing: Callable[[int], Positions], training: Training) -> Iterator[Positions]:
    """The games of a round, those that are there already and those that are still to be played."""
    for first in range(0, training.games, CHUNK):
        path = folder / f"games-{first // CHUNK:04}.npz"
        if not path.exists():
            numbers = range(training.seed + first, training.seed + min(first + CHUNK, training.games))
            found = joined(sorted(spread(playing, numbers, training.workers), key=first_game))
            unfinished = path.with_suffix(".part.npz")
            np.savez_compressed(unfinished, **found._asdict())
            unfinished.replace(path)
        with np.load(path) as kept:
            yield Positions(*[kept[name] for name in Positions._fields])


def first_game(found: Positions) -> int:
    return int(found.games[0]) if len(found.games) else -1


def picked(positions: Positions, which: np.ndarray) -> Positions:
    return Positions(*[values[which] for values in positions])


def figures(weights: Weights, positions: Positions) -> dict[str, object]:
    """On games that nothing was learned from: surprise of the judge and of the linear weights, and the calibration."""
    learned, linear = chances(weights, positions), chances(linear_weights(), positions)
    return {
        "positions": len(positions.games),
        "surprise": round(surprise(learned, positions), 4),
        "surprise_linear": round(surprise(linear, positions), 4),
        "calibration": calibration(learned, positions),
        "calibration_linear": calibration(linear, positions),
    }


def linear_weights() -> Weights:
    """The weights of `win_chances` as a network whose units say nothing."""
    weights = {name: np.zeros_like(values) for name, values in at_first().items()}
    for faction, name in enumerate(FACTIONS):
        weights["linear"][faction, : len(WEIGHTS[name])] = WEIGHTS[name]
    return weights


def calibration(found: np.ndarray, positions: Positions) -> list[list[float]]:
    """By how likely a win was said to be: the mean of what was said, the share that was won, how many positions."""
    there = positions.factions >= 0
    said, won = found[there], positions.shares[there]
    bins = np.minimum((said * BINS).astype(int), BINS - 1)
    rows = [(said[bins == b], won[bins == b]) for b in range(BINS)]
    return [[round(float(s.mean()), 3), round(float(w.mean()), 3), len(s)] for s, w in rows if len(s)]
