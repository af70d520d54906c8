"""Fit a small network to positions: hidden units for each faction, and a conditional logit over the seats."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from lab.training.root.games import FACTIONS, WIDEST, Positions

Floats = NDArray[np.float32]
Weights = dict[str, Floats]  # by faction: "linear" of the features, "own" and "others" of features and units, "out"
UNITS, BATCH, PACE, PRICE = 12, 4096, 3e-3, 1e-6
NOBODY = -30.0  # how well an empty seat stands


def initial_weights(seed: int = 1) -> Weights:
    chance = np.random.default_rng(seed)
    shape = (len(FACTIONS), WIDEST, UNITS)
    drawn = {"own": chance.normal(0, 0.15, shape), "others": chance.normal(0, 0.08, shape)}
    drawn |= {"out": chance.normal(0, 0.1, (len(FACTIONS), UNITS)), "linear": np.zeros((len(FACTIONS), WIDEST))}
    return {name: values.astype(np.float32) for name, values in drawn.items()}


class Pass:
    """A forward pass: the activations of the units, and the chances of the seats."""

    def __init__(self, weights: Weights, features: Floats, factions: NDArray[np.int8]) -> None:
        self.weights, (count, seats) = weights, factions.shape
        self.rows = features.reshape(count * seats, -1)
        self.of = [np.nonzero(factions.reshape(-1) == faction)[0] for faction in range(len(FACTIONS))]
        units = weights["out"].shape[1]
        signals, shown = np.zeros((2, count * seats, units), np.float32)
        standings = np.full(count * seats, NOBODY, np.float32)
        for faction, found in enumerate(self.of):
            signals[found] = self.rows[found] @ weights["own"][faction]
            shown[found] = self.rows[found] @ weights["others"][faction]
            standings[found] = self.rows[found] @ weights["linear"][faction]
        shown = shown.reshape(count, seats, units)
        signals += (shown.sum(1, keepdims=True) - shown).reshape(count * seats, units)
        self.seen = np.maximum(signals, 0)
        for faction, found in enumerate(self.of):
            standings[found] += self.seen[found] @ weights["out"][faction]
        shares = np.exp(standings.reshape(count, seats) - standings.reshape(count, seats).max(1, keepdims=True))
        self.chances: Floats = shares / shares.sum(1, keepdims=True)

    def slopes(self, wanted: Floats) -> Weights:
        """Return the gradient of the loss."""
        count, seats = wanted.shape
        weights = self.weights
        wrong = ((self.chances - wanted) / count).reshape(-1)
        found = {name: PRICE * values for name, values in weights.items()}
        back = np.zeros_like(self.seen)
        for faction, rows in enumerate(self.of):
            found["linear"][faction] += self.rows[rows].T @ wrong[rows]
            found["out"][faction] += self.seen[rows].T @ wrong[rows]
            back[rows] = wrong[rows, None] * weights["out"][faction] * (self.seen[rows] > 0)
        by_seat = back.reshape(count, seats, -1)
        beside = (by_seat.sum(1, keepdims=True) - by_seat).reshape(back.shape)
        for faction, rows in enumerate(self.of):
            found["own"][faction] += self.rows[rows].T @ back[rows]
            found["others"][faction] += self.rows[rows].T @ beside[rows]
        return found


class Steps:
    """The optimizer Adam."""

    def __init__(self, weights: Weights) -> None:
        self.weights, self.count = weights, 0
        self.mean = {name: np.zeros_like(values) for name, values in weights.items()}
        self.square = {name: np.zeros_like(values) for name, values in weights.items()}

    def step(self, slopes: Weights, pace: float) -> None:
        self.count += 1
        for name, slope in slopes.items():
            self.mean[name] = 0.9 * self.mean[name] + 0.1 * slope
            self.square[name] = 0.999 * self.square[name] + 0.001 * slope**2
            mean = self.mean[name] / (1 - 0.9**self.count)
            self.weights[name] -= pace * mean / (np.sqrt(self.square[name] / (1 - 0.999**self.count)) + 1e-8)


def fit(weights: Weights, positions: Positions, times: int, pace: float = PACE) -> None:
    """Train for some epochs over all positions in random order, with a falling rate."""
    chance, steps, count = np.random.default_rng(0), Steps(weights), len(positions.games)
    batches = -(-count // BATCH)
    for turn in range(times):
        order = chance.permutation(count)
        for batch in range(batches):
            some = order[batch * BATCH : (batch + 1) * BATCH]
            slopes = Pass(weights, positions.features[some], positions.factions[some]).slopes(positions.shares[some])
            steps.step(slopes, pace * (1 - (turn * batches + batch) / (times * batches)) + 1e-5)


def chances(weights: Weights, positions: Positions) -> Floats:
    """Return the chances of all seats in all positions."""
    parts = [slice(start, start + 2 * BATCH) for start in range(0, len(positions.games), 2 * BATCH)]
    return np.concatenate([Pass(weights, positions.features[p], positions.factions[p]).chances for p in parts])


def cross_entropy(found: Floats, positions: Positions) -> float:
    """Return the cross-entropy: the mean of -log of the winner's chance."""
    return float(-(positions.shares * np.log(found + 1e-9)).sum(1).mean())
