"""What an encoding is: named fields of small numbers, written side by side into a row of bytes."""

from __future__ import annotations

from typing import Final, Sequence, final

from librt.strings import BytesWriter, write_i64_le
from mypy_extensions import mypyc_attr

from ...core.ask import Ask
from ...core.state import State

BIT: Final = 1  # a field of yes and no
NIBBLE: Final = 4  # a field of counts up to 15
BYTE: Final = 8  # a field of counts or numbers up to 255
WORD: Final = 8  # bytes of a word


@final
class Field:
    """Some numbers of one kind, under one name."""

    __slots__ = ("bits", "most", "name", "size", "text")

    def __init__(self, name: str, size: int, text: str, bits: int = BIT, most: int = 0) -> None:
        self.name = name
        self.size = size
        self.text = text  # what it means
        self.bits = bits  # that each number takes in a row
        self.most = most or (1 << bits) - 1  # the largest that a number can be


def padded(fields: Sequence[Field]) -> tuple[Field, ...]:
    """The fields of one or more words, filled up to whole words by numbers that are always 0."""
    used = sum([field.size * field.bits for field in fields])
    bits = fields[-1].bits
    left = -used % (8 * WORD)
    rest = [Field("unused", left // bits, "always 0", bits)] if left else []
    return (*fields, *rest)


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder:
    """How the states of a game are seen as rows of numbers. All seats are counted from the one that looks on.

    A row has the fields of one bit first, then those of four, then those of eight.
    """

    def __init__(
        self, version: str, fields: Sequence[Field], actions: int, features: Sequence[Field] = (), seats: int = 0
    ) -> None:
        self.version = version
        self.seats = seats  # for how many it is; 0 if the number is always the same
        self.fields = tuple(fields)
        self.actions = actions  # how many flat actions there are; 0: a choice is its place among the options
        self.features = tuple(features)  # of an option, where a choice is its place among them
        widths = [field.bits for field in fields]
        assert widths == sorted(widths), "bits, nibbles, bytes"
        self.bits = sum([field.size for field in fields if field.bits == BIT])
        self.nibbles = sum([field.size for field in fields if field.bits == NIBBLE])
        self.row = sum([field.size * field.bits for field in fields]) // 8  # bytes
        self.size = sum([field.size for field in fields])  # numbers

    def write(self, state: State, seat: int, row: BytesWriter) -> None:
        """Append what a seat may see."""
        raise NotImplementedError

    def describe(self, state: State, ask: Ask, choice: int) -> bytes:
        """The features of an option, a byte each."""
        raise NotImplementedError


def row_of(encoder: Encoder, state: State, seat: int) -> bytes:
    """What a seat may see, as bytes, as they are packed."""
    row = BytesWriter()
    encoder.write(state, seat, row)
    return row.getvalue()


def write_mask(row: BytesWriter, options: tuple[int, ...], quits: int) -> int:
    """Append the options, as the bits of two words, without those by which one gives up; the same bits as a number."""
    low = high = 0
    for option in options:
        if option < 64:
            low |= 1 << option
        else:
            high |= 1 << (option - 64)
    low &= ~quits
    write_i64_le(row, low)
    write_i64_le(row, high)
    return low if high == 0 else low | high << 64


def write_set(row: BytesWriter, options: int) -> int:
    """The same of options that are bits already, all in the first word."""
    write_i64_le(row, options)
    write_i64_le(row, 0)
    return options


def orders(seats: int) -> list[list[int]]:
    """For each seat how it counts all of them: itself first, then to the left."""
    return [[*range(seat, seats), *range(seat)] for seat in range(seats)]


def bits_up_to(count: int) -> int:
    """As many ones."""
    return (1 << count) - 1


def bit_of(card: int) -> int:
    """A card as a set of its own; none is the empty set."""
    return 0 if card < 0 else 1 << card
