"""Rows of bytes as arrays of numpy, and which encoding belongs to a game."""

from __future__ import annotations

import copyreg
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
from numpy import frombuffer, int8, uint8, unpackbits
from numpy.typing import NDArray

from ..core.ask import Ask
from ..core.game import find
from ..core.illegal import Illegal
from ..core.state import State
from ..law import law_of
from .encoding.duo import DuoEncoder
from .encoding.encoder import Encoder, Field, row_of
from .encoding.jeton import JetonEncoder
from .encoding.renard import RenardEncoder
from .encoding.root import RootEncoder

Bytes = NDArray[np.uint8]
PAIRS = np.array([(byte & 15, byte >> 4) for byte in range(256)], np.uint8).view(np.uint16).ravel()  # two in a byte


@dataclass(frozen=True)
class Plane:
    """Some numbers of an observation, or of an option: their name, where they stand, the largest value, the meaning."""

    name: str
    start: int
    stop: int
    most: int
    text: str


@dataclass(frozen=True)
class Spec:
    """How a game is seen as numbers. A change of meaning changes the version."""

    version: str
    observation: tuple[Plane, ...]
    actions: int  # flat actions; 0 where an action is the place of an option among those offered
    option: tuple[Plane, ...]  # the features of an option, where that is so


def spec(game: str, seats: int = 0) -> Spec:
    """The encoding of a game for so many seats, in words."""
    encoder = encoder_of(game, seats)
    return Spec(encoder.version, planes(encoder.fields), encoder.actions, planes(encoder.features))


def planes(fields: Sequence[Field]) -> tuple[Plane, ...]:
    found: list[Plane] = []
    for field in fields:
        start = found[-1].stop if found else 0
        found.append(Plane(field.name, start, start + field.size, field.most, field.text))
    return tuple(found)


@cache
def encoder_of(game: str, seats: int = 0) -> Encoder:
    """The encoding of a game for so many seats; without a number, the fewest."""
    match game:
        case "renard":
            return RenardEncoder()
        case "duo":
            return DuoEncoder()
        case "jeton":
            return JetonEncoder(seats or find(game).fewest)
        case "root":
            numbers = {id: number for number, id in enumerate(law_of(game).clauses, 1)}
            return RootEncoder(seats or find(game).fewest, numbers)
    raise Illegal("game-unknown", {"found": game, "known": ["duo", "jeton", "renard", "root"]})


def reduce_encoder(encoder: Encoder) -> tuple[Any, ...]:
    """Return how `copy` and `pickle` find an encoding again: by its game and the number of seats."""
    return encoder_of, (encoder.version.partition("-")[0], encoder.seats)


for _kind in (RenardEncoder, DuoEncoder, JetonEncoder, RootEncoder):
    copyreg.pickle(_kind, reduce_encoder)


def highest(fields: Sequence[Field]) -> Bytes:
    """The largest value of every number."""
    return np.concatenate([np.full(field.size, field.most, np.uint8) for field in fields])


def unpacked(encoder: Encoder, rows: bytes, count: int = 1) -> Bytes:
    """Rows of bytes as numbers, one line a row."""
    return numbers_of(encoder, np.frombuffer(rows, np.uint8).reshape(count, encoder.row))


def numbers_of(encoder: Encoder, packed: Bytes) -> Bytes:
    """A row as numbers, or each of many."""
    first = encoder.bits // 8
    if first == encoder.row:
        whole: Bytes = np.unpackbits(packed, -1, None, "little")  # by name, the last two would take as long again
        return whole
    second = first + encoder.nibbles // 2
    bits = np.unpackbits(packed[..., :first], -1, None, "little")
    pairs = PAIRS.take(packed[..., first:second]).view(np.uint8)
    return np.concatenate((bits, pairs, packed[..., second:]), -1)


def observed(encoder: Encoder, state: State, seat: int) -> Bytes:
    """What a seat may see, as numbers: one row, by fewer calls than `numbers_of` has for many."""
    packed = frombuffer(row_of(encoder, state, seat), uint8)
    if encoder.bits == encoder.size:
        whole: Bytes = unpackbits(packed, None, None, "little")
        return whole
    first = encoder.bits // 8
    second = first + encoder.nibbles // 2
    parts: tuple[Any, ...] = (
        unpackbits(packed[:first], None, None, "little"),
        PAIRS.take(packed[first:second]),
        packed[second:],
    )
    return frombuffer(bytearray().join(parts), uint8)


def masked(encoder: Encoder, legal: Sequence[int], size: int) -> NDArray[np.int8]:
    """1 for every action that is legal: an id where actions are flat, else a place among the options. Whoever hands it
    out copies it."""
    if not encoder.actions:
        return first_places(len(legal), size)
    mask = bytearray(size)
    for action in legal:
        mask[action] = 1
    return frombuffer(mask, int8)


@cache
def first_places(count: int, size: int) -> NDArray[np.int8]:
    """1 for the first of so many places."""
    places = np.zeros(size, np.int8)
    places[:count] = 1
    return places


def described(encoder: Encoder, state: State, ask: Ask, legal: Sequence[int]) -> Bytes:
    """The features of every option that is offered, one line each."""
    text = b"".join(encoder.describe(state, ask, choice) for choice in legal)
    return np.frombuffer(text, np.uint8).reshape(len(legal), -1)
