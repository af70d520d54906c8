"""Random generators of bots, derived from the game's seed by a one-way hash, so they reveal nothing of the deal."""

from __future__ import annotations

from hashlib import blake2b

from ..core.nature import Rng


def chance_for(seed: int, *path: int) -> Rng:
    """Return the generator for a seed and a path; the same arguments give the same generator."""
    return chance_from(chance_key(seed, *path))


def chance_key(seed: int, *path: int) -> int:
    """Return the key of that generator: a hash that reveals nothing of the seed."""
    road = " ".join(str(step) for step in (seed, *path)).encode()
    return int.from_bytes(blake2b(road, digest_size=8).digest(), "big")


def chance_from(key: int) -> Rng:
    return Rng(key, 1)
