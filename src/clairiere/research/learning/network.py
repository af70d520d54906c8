"""A small network: layers of numbers, and Adam, which changes them so that an error becomes smaller."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]


class Network:
    """Layers, each a matrix and a bias; between them whatever is below 0 becomes 0."""

    def __init__(self, weights: Sequence[Floats], biases: Sequence[Floats]) -> None:
        self.weights = list(weights)
        self.biases = list(biases)

    @classmethod
    def fresh(cls, sizes: Sequence[int], rng: np.random.Generator) -> Network:
        """Random weights, as large as keeps the numbers at their size; the last ones small, so that nothing is liked
        better than anything else."""
        weights = []
        for layer, (into, out) in enumerate(pairwise(sizes)):
            spread = np.sqrt(2 / into) * (0.1 if layer == len(sizes) - 2 else 1.0)
            weights.append((rng.standard_normal((into, out)) * spread).astype(np.float32))
        return cls(weights, [np.zeros(out, np.float32) for out in sizes[1:]])

    def layers(self, inputs: Floats) -> list[Floats]:
        """The numbers of every layer, the inputs first."""
        found = [inputs]
        for number, (weights, bias) in enumerate(zip(self.weights, self.biases, strict=True)):
            out = found[-1] @ weights
            out += bias
            if number < len(self.weights) - 1:
                np.maximum(out, 0, out=out)
            found.append(out)
        return found

    def __call__(self, inputs: Floats) -> Floats:
        return self.layers(inputs)[-1]

    def slopes(self, layers: Sequence[Floats], error: Floats) -> list[Floats]:
        """How the error of the last layer changes with every parameter, in the order of `parameters`."""
        weights: list[Floats] = []
        biases: list[Floats] = []
        for number in reversed(range(len(self.weights))):
            weights.insert(0, layers[number].T @ error)
            biases.insert(0, error.sum(axis=0))
            if number:
                error = (error @ self.weights[number].T) * (layers[number] > 0)
        return [*weights, *biases]

    @property
    def parameters(self) -> list[Floats]:
        return [*self.weights, *self.biases]

    def save(self, path: Path, about: str) -> None:
        """Everything in one file of numpy's own kind, in half the digits; `about` says what its inputs mean."""
        kept = {f"layer{number}": part.astype(np.float16) for number, part in enumerate(self.parameters)}
        with path.open("wb") as file:
            np.savez_compressed(file, allow_pickle=False, about=np.array(about), **kept)

    @classmethod
    def load(cls, path: Path, about: str) -> Network:
        with np.load(path, allow_pickle=False) as kept:
            if str(kept["about"]) != about:
                raise ValueError(f"{path.name}: {kept['about']}, not {about}")
            parts = [kept[f"layer{number}"].astype(np.float32) for number in range(len(kept.files) - 1)]
        return cls(parts[: len(parts) // 2], parts[len(parts) // 2 :])


class Adam:
    """Steps against the slope, for every parameter as long as its slopes are steady."""

    def __init__(self, parameters: Sequence[Floats]) -> None:
        self.parameters = list(parameters)
        self.means = [np.zeros_like(part) for part in parameters]
        self.squares = [np.zeros_like(part) for part in parameters]
        self.steps = 0

    def step(self, slopes: Sequence[Floats], rate: float) -> None:
        self.steps += 1
        pace = np.float32(rate * np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps))
        for part, slope, mean, square in zip(self.parameters, slopes, self.means, self.squares, strict=True):
            mean += np.float32(0.1) * (slope - mean)
            square += np.float32(0.001) * (slope * slope - square)
            part -= pace * mean / (np.sqrt(square) + np.float32(1e-8))
