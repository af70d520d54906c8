"""Learn by self-play: a choice is worth what its round came to.

Deep Monte Carlo, with returns that are mixed with what the network itself expects on the way (λ), since those of whole
rounds are mostly luck. A game is one round here, and counts by the points that one is ahead.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from clairiere.research.gymnasium import Batch
from clairiere.research.learning.network import Adam, Floats, Network
from clairiere.research.learning.sight import ACTIONS, INPUTS, seen

POINTS = 6.0  # of a round are about 1


@dataclass(frozen=True)
class Pace:
    """Hyperparameters. The learning rate falls to a tenth, exploration to a fifth, towards the end."""

    hidden: tuple[int, ...] = (96, 48)
    lanes: int = 512
    steps: int = 128  # of all lanes, then it is learned from them
    heap: int = 512  # decisions that are learned from at once
    rate: float = 2e-3
    chance: float = 0.1  # of choosing anything at all
    trust: float = 0.25  # in what the network expects, against what happened: 1 - λ


@dataclass
class Progress:
    """Training progress: seconds of processor time, decisions, and the mean squared error."""

    seconds: float
    decisions: int
    error: float


class Learner:
    """A batch of games, and the network that plays all seats of them."""

    def __init__(self, seed: int, pace: Pace) -> None:
        self.pace = pace
        self.rng = np.random.default_rng(seed)
        self.network = Network.fresh((INPUTS, *pace.hidden, ACTIONS), self.rng)
        self.adam = Adam(self.network.parameters)
        self.batch = Batch("renard", pace.lanes, seed=seed, target=1)
        shape = (pace.steps, pace.lanes)
        self.inputs: Floats = np.zeros((*shape, INPUTS), np.float32)
        self.chosen = np.zeros(shape, np.int64)  # the output of the network that was chosen,
        self.expected = np.zeros(shape, np.float32)  # and what was expected of the best one, for the first seat
        self.sides = np.zeros(shape, np.float32)  # 1 for the first seat, -1 for the second
        self.free = np.zeros(shape, bool)  # there was something to choose
        self.ends = np.zeros(shape, bool)
        self.results = np.zeros(shape, np.float32)

    def play(self, chance: float) -> None:
        """Play `steps` steps in all lanes."""
        batch, lanes = self.batch, np.arange(self.pace.lanes)
        for step in range(self.pace.steps):
            self.inputs[step], places = seen(batch.observations)
            values = np.where(batch.masks, np.take_along_axis(self.network(self.inputs[step]), places, axis=1), -np.inf)
            actions = values.argmax(axis=1)
            self.sides[step] = 1.0 - 2.0 * batch.seats
            self.expected[step] = values[lanes, actions] * self.sides[step]
            anything = self.rng.random(self.pace.lanes) < chance
            actions[anything] = (self.rng.random((anything.sum(), ACTIONS)) * batch.masks[anything]).argmax(axis=1)
            self.chosen[step] = places[lanes, actions]
            self.free[step] = batch.masks.sum(axis=1) > 1
            batch.step(actions)
            self.ends[step] = False
            self.ends[step, batch.ended] = True
            self.results[step, batch.ended] = (batch.points[:, 0] - batch.points[:, 1]) / POINTS

    def returns(self) -> tuple[Floats, NDArray[np.bool_]]:
        """Return what each decision came to for its seat, and whether its round has ended."""
        worth = np.zeros_like(self.results)
        known = np.zeros_like(self.ends)
        value, ended = np.zeros(self.pace.lanes, np.float32), np.zeros(self.pace.lanes, bool)
        for step in reversed(range(self.pace.steps)):
            value = np.where(self.ends[step], self.results[step], value)
            ended |= self.ends[step]
            worth[step], known[step] = value * self.sides[step], ended
            trust = self.pace.trust * self.free[step]
            value = value + trust * (self.expected[step] - value)
        return worth, known & self.free

    def learn(self, rate: float) -> float:
        """Learn from all decisions whose round has ended, in batches; return the mean error."""
        worth, known = self.returns()
        where = self.rng.permutation(np.flatnonzero(known))
        inputs, chosen, worth = self.inputs.reshape(-1, INPUTS), self.chosen.ravel(), worth.ravel()
        errors = []
        for first in range(0, len(where) - self.pace.heap + 1, self.pace.heap):
            heap = where[first : first + self.pace.heap]
            errors.append(self.learn_from(inputs[heap], chosen[heap], worth[heap], rate))
        return float(np.mean(errors)) if errors else 0.0

    def learn_from(self, inputs: Floats, chosen: NDArray[np.int64], worth: Floats, rate: float) -> float:
        layers, lines = self.network.layers(inputs), np.arange(len(chosen))
        wrong = layers[-1][lines, chosen] - worth
        error = np.zeros_like(layers[-1])
        error[lines, chosen] = wrong / len(chosen)
        self.adam.step(self.network.slopes(layers, error), rate)
        return float((wrong * wrong).mean())


def train(
    decisions: int, seed: int, told: Callable[[Progress], object] = lambda _: None, pace: Pace | None = None
) -> Network:
    """Train a network on about `decisions` decisions."""
    learner, began = Learner(seed, pace or Pace()), time.process_time()
    each = learner.ends.size
    cycles = -(-decisions // each)
    for cycle in range(cycles):
        learner.play(learner.pace.chance * (1 - 0.8 * cycle / cycles))
        error = learner.learn(learner.pace.rate * (1 - 0.9 * cycle / cycles))
        told(Progress(time.process_time() - began, (cycle + 1) * each, error))
    return learner.network
