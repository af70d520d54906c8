"""Rounds of training, each in its own folder: games, the judge fitted to them, and its quality.

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

from clairiere.arena.folder import write_atomically
from clairiere.arena.workers import run_in_processes
from clairiere.bots.root.evaluation.weights import WEIGHTS
from lab.training.root.fit import Weights, chances, cross_entropy, fit, initial_weights
from lab.training.root.games import FACTIONS, Positions, concatenate, play
from lab.training.root.table import format_judge, read_judge

CHUNK = 250  # games in one file
TIMES = 10  # that all positions are gone through
SEARCHED = 10  # searchers play one game for so many of the first round
HELD_BACK = 20  # one game in so many is not learned from, but shows what was learned
BINS = 10  # of chances, for the calibration


class Training(NamedTuple):
    """The parameters of a training run."""

    folder: Path
    rounds: int
    games: int  # of the first round
    looks: int  # at a question, of those who search
    seed: int
    workers: int


def train(training: Training, done: Callable[[int], None]) -> Iterator[dict[str, object]]:
    """Train all rounds one after the other; yield the figures of each."""
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
    """Play the games, fit the judge and write its quality. `judge.json` is in the form that the bots read; `before` is
    that of the round before, if there was one."""
    parts: list[Positions] = []
    for part in chunks(folder, playing, training):
        parts.append(part)
        done(min(len(parts) * CHUNK, training.games))
    positions = concatenate(parts)
    shown = positions.games % HELD_BACK == 0
    weights = read_judge(before.read_text("utf-8")) if before else initial_weights()
    fit(weights, select(positions, ~shown), TIMES)
    told = {"games": training.games, "seed": training.seed, **figures(weights, select(positions, shown))}
    write_atomically(folder / "judge.json", format_judge(weights))
    write_atomically(folder / "figures.json", json.dumps(told, indent=1) + "\n")


def chunks(folder: Path, playing: Callable[[int], Positions], training: Training) -> Iterator[Positions]:
    """Yield the games of a round in chunks, playing those that are missing."""
    for first in range(0, training.games, CHUNK):
        path = folder / f"games-{first // CHUNK:04}.npz"
        if not path.exists():
            numbers = range(training.seed + first, training.seed + min(first + CHUNK, training.games))
            found = concatenate(sorted(run_in_processes(playing, numbers, training.workers), key=first_game))
            unfinished = path.with_suffix(".part.npz")
            np.savez_compressed(unfinished, **found._asdict())
            unfinished.replace(path)
        with np.load(path) as kept:
            yield Positions(*[kept[name] for name in Positions._fields])


def first_game(found: Positions) -> int:
    return int(found.games[0]) if len(found.games) else -1


def select(positions: Positions, which: np.ndarray) -> Positions:
    return Positions(*[values[which] for values in positions])


def figures(weights: Weights, positions: Positions) -> dict[str, object]:
    """Return the cross-entropy and the calibration on held-out games, of the judge and of the linear weights."""
    learned, linear = chances(weights, positions), chances(linear_weights(), positions)
    return {
        "positions": len(positions.games),
        "surprise": round(cross_entropy(learned, positions), 4),
        "surprise_linear": round(cross_entropy(linear, positions), 4),
        "calibration": calibration(learned, positions),
        "calibration_linear": calibration(linear, positions),
    }


def linear_weights() -> Weights:
    """Return the weights of `win_chances` as a network whose units are zero."""
    weights = {name: np.zeros_like(values) for name, values in initial_weights().items()}
    for faction, name in enumerate(FACTIONS):
        weights["linear"][faction, : len(WEIGHTS[name])] = WEIGHTS[name]
    return weights


def calibration(found: np.ndarray, positions: Positions) -> list[list[float]]:
    """Return the calibration in bins of predicted chance: mean prediction, share of wins, number of positions."""
    there = positions.factions >= 0
    said, won = found[there], positions.shares[there]
    bins = np.minimum((said * BINS).astype(int), BINS - 1)
    rows = [(said[bins == b], won[bins == b]) for b in range(BINS)]
    return [[round(float(s.mean()), 3), round(float(w.mean()), 3), len(s)] for s, w in rows if len(s)]
