"""Parts of a position: their paths, their values, and how they are read from a draft and written into it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from ..core.illegal import Facts, Illegal, Word

PIECES: Final = "pieces"  # pieces, which may be moved to another place for the same sort
NUMBER: Final = "number"
WORD: Final = "word"  # one of several words
FLAG: Final = "flag"  # yes or no, written 1 or 0

LIST: Final = "list"  # ["7K", "2M"]
ONE: Final = "one"  # "7K", or "" for none
LETTERS: Final = "letters"  # "223p", a letter per piece
COUNTS: Final = "counts"  # {"boots": 2}

Value = list[str] | int | str
Position = dict[str, Any]


@dataclass(frozen=True)
class Field:
    """A part of a position.

    `path`: its place, as refusals write it; `label`, `facts`: its name; `low`, `high`: the range of a number; for
    pieces, `high` is the number of pieces of this sort in the game; `known`: the allowed words and their names;
    `sort`: pieces of one sort may be moved between their places; `shape`: how pieces are written.
    """

    path: str
    label: str
    facts: Facts = field(default_factory=dict)
    kind: str = PIECES
    low: int = 0
    high: int = 0
    known: Sequence[tuple[str, object]] = ()
    sort: str = "card"
    shape: str = LIST

    def read(self, position: Position) -> Value:
        """Return the value of this part. Raises `edit-too-many` if there are more pieces than exist, and
        `edit-wrong-kind` if something there is not a piece."""
        found = at_path(position, self.path)
        if self.kind == PIECES:
            self.check_pieces(found)
            return [found] if self.shape == ONE and found and isinstance(found, str) else pieces_of(found)
        if self.kind == WORD:
            return found if isinstance(found, str) else "" if found is None else str(found)
        return found if isinstance(found, int) else 0

    def check_pieces(self, found: object) -> None:
        """Check pieces before they are listed: their names and how many there are. Raises Illegal."""
        counts = list(found.values()) if isinstance(found, dict) else []
        names = list(found) if isinstance(found, (dict, list)) else []
        if not all(isinstance(name, str) for name in names) or not all(type(count) is int for count in counts):
            raise Illegal("edit-wrong-kind", {"where": self.path})
        if isinstance(found, dict):
            total = sum(count for count in counts if count > 0)
        else:
            total = len(found) if isinstance(found, (list, str)) and self.shape != ONE and found != "rest" else 0
        if total > self.high:
            raise Illegal("edit-too-many", {"where": self.path, "most": self.high})

    def write(self, position: Position, value: Value) -> None:
        """Write a value into this part. Raises Illegal for a value of another kind; the game judges all else."""
        wanted = {PIECES: list, WORD: str}.get(self.kind, int)
        if not isinstance(value, wanted):
            raise Illegal("edit-wrong-kind", {"where": self.path})
        put_path(
            position, self.path, self.format_pieces(value) if isinstance(value, list) else self.format_value(value)
        )

    def format_value(self, value: int | str) -> int | str:
        """Return a value as positions have it: seats are numbers, also if they are offered as words."""
        return int(value) if self.kind == WORD and self.sort == "seat" and str(value).isdigit() else value

    def format_pieces(self, pieces: list[str]) -> object:
        if self.shape == LETTERS:
            return "".join(sorted(pieces))
        if self.shape == COUNTS:
            return dict(Counter(pieces))
        if self.shape == ONE:
            if len(pieces) > 1:
                raise Illegal("edit-one-piece", {"where": self.path})
            return "".join(pieces)
        return pieces


@dataclass(frozen=True)
class Group:
    """Parts that are shown together. `target`: what they belong to on the board, as choices have it."""

    id: str
    label: str
    fields: Sequence[Field]
    facts: Facts = field(default_factory=dict)
    target: Mapping[str, object] | None = None


def number(path: str, label: str, high: int, low: int = 0, **facts: object) -> Field:
    return Field(path, label, facts, NUMBER, low, high)


def flag(path: str, label: str, **facts: object) -> Field:
    return Field(path, label, facts, FLAG, 0, 1)


def word(path: str, label: str, known: Sequence[tuple[str, object]], **facts: object) -> Field:
    return Field(path, label, facts, WORD, known=known)


def pieces(
    path: str, label: str, exist: int, facts: Facts | None = None, sort: str = "card", shape: str = LIST
) -> Field:
    """Return a field of pieces. `exist`: the number of pieces of this sort in the game."""
    return Field(path, label, facts or {}, PIECES, 0, exist, sort=sort, shape=shape)


def seat(path: str, label: str, names: Sequence[str]) -> Field:
    """Return a field for one of the players, by the number of the seat."""
    return Field(path, label, {}, WORD, known=[(str(i), name) for i, name in enumerate(names)], sort="seat")


def words(prefix: str, known: Sequence[str]) -> list[tuple[str, object]]:
    """Return words with the messages that name them."""
    return [(each, Word(f"{prefix}-{each or 'none'}".replace("_", "-"))) for each in known]


# -- paths ----------------------------------------------------------------------------------------------------------


def keys_of(path: str) -> list[str | int]:
    """Return the keys of a path like `players.M.board.decree[2]`: names, and numbers in lists."""
    return [int(key[1:-1]) if key.startswith("[") else key for key in re.findall(r"\[\d+\]|[^.\[\]]+", path)]


def at_path(position: object, path: str) -> object:
    """Return the value at a path, or None. For a number in a list of numbers: 1 if it is there, else 0."""
    for key in keys_of(path):
        if isinstance(position, dict):
            position = position.get(key)
        elif isinstance(position, list) and isinstance(key, str):
            return int(int(key) in position)
        elif isinstance(position, list) and key < len(position):  # type: ignore[operator]
            position = position[key]  # type: ignore[index]
        else:
            return None
    return position


def put_path(position: Position, path: str, value: object) -> None:
    *way, last = keys_of(path)
    inner: Any = position
    for key in way:
        inner = inner.setdefault(key, {}) if isinstance(inner, dict) else inner[key]
    if isinstance(inner, list) and isinstance(last, str):
        inner[:] = sorted({*inner, int(last)} if value else {*inner} - {int(last)})
    else:
        inner[last] = value


def pieces_of(found: object) -> list[str]:
    """Return the pieces at a place one by one, in whichever shape. Call `Field.check_pieces` first."""
    if isinstance(found, dict):
        return [piece for piece, count in found.items() for _ in range(count)]
    return [str(piece) for piece in found] if isinstance(found, (list, str)) and found != "rest" else []


def without(position: Position, paths: Sequence[str]) -> Position:
    """Return a position without some paths; `*` stands for every name."""
    left = dict(position)
    for path in paths:
        key, _, rest = path.partition(".")
        for each in list(left) if key == "*" else [key]:
            if not rest:
                left.pop(each, None)
            elif isinstance(left.get(each), dict):
                left[each] = without(left[each], [rest])
    return left


def parts_of(groups: Sequence[Group]) -> Iterator[Field]:
    for group in groups:
        yield from group.fields
