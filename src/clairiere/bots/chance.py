"""The chance of bots: made from the seed of the game by a one-way road, so that it does not give away the deal."""

from __future__ import annotations

from hashlib import blake2b

from ..core.nature import Rng


def chance_for(seed: int, *path: int) -> Rng:
    """The generator of a seat at a moment: the same seed and path give the same one."""
    return chance_from(chance_key(seed, *path))


def chance_key(seed: int, *path: int) -> int:
    """A number that stands for that generator, and says nothing of the seed."""
    road = " ".join(str(step) for step in (seed, *path)).encode()
    return int.from_bytes(blake2b(road, digest_size=8).digest(), "big")


def chance_from(key: int) -> Rng:
    return Rng(key, 1)
