"""Sets of small numbers as bits: their size, their n-th member, and all members in order."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

LARGEST: Final = 61  # the largest member: no step here leaves 64 bits, so fixed-width integers are safe
CHUNK: Final = 11
LOW: Final = (1 << CHUNK) - 1
ODD: Final = 0x1555555555555555
PAIRS: Final = 0x3333333333333333
FOURS: Final = 0x0F0F0F0F0F0F0F0F


def chunk_table(first: int) -> tuple[tuple[int, ...], ...]:
    """Return the members of each of the 2,048 sets of eleven numbers from `first` on."""
    return tuple([tuple([first + i for i in range(CHUNK) if bits >> i & 1]) for bits in range(LOW + 1)])


CHUNK0: Final = chunk_table(0)
CHUNK1: Final = chunk_table(11)
CHUNK2: Final = chunk_table(22)
CHUNK3: Final = chunk_table(33)
CHUNK4: Final = chunk_table(44)
CHUNK5: Final = chunk_table(55)


def members_of(bits: int) -> tuple[int, ...]:
    """Return all members of a set."""
    members = CHUNK0[bits & LOW] + CHUNK1[bits >> 11 & LOW] + CHUNK2[bits >> 22 & LOW]
    high = bits >> 33
    return members + (CHUNK3[high & LOW] + CHUNK4[high >> 11 & LOW] + CHUNK5[high >> 22]) if high else members


def size_of(bits: int) -> int:
    """Return how many members a set has (population count by pairs, fours and eights)."""
    count: i64 = bits
    count -= count >> 1 & ODD
    count = (count & PAIRS) + (count >> 2 & PAIRS)
    count = (count + (count >> 4)) & FOURS
    count += count >> 8
    count += count >> 16
    count += count >> 32
    return count & 127


def member_at(bits: int, index: int) -> int:
    """Return the member with this index."""
    remaining: i64 = bits
    before: i64 = index
    while before > 0:
        remaining &= remaining - 1
        before -= 1
    return int(remaining & -remaining).bit_length() - 1
