"""Options that players agree on before a game, and presets of them."""

from __future__ import annotations

from typing import Final, Mapping, Sequence, final

from mypy_extensions import mypyc_attr

from .illegal import Facts, Illegal, abbreviate

Value = int | str | bool
LABEL: Final = 40  # letters of a name that players choose
SET: Final = "set"  # the kind of an option that lists items, with commas, by seat
SEAT: Final = "seat"  # an option that names a seat by its number
SHARES: Final = "shares"  # an option that gives each item to one seat: `0:this+that,1:other`
SEATING: Final = "seating"  # an option that says how seats are given out


@final
class Item:
    """A member that a set may hold, and how often. An automaton takes no player's seat."""

    def __init__(self, name: str, letter: str, most: int = 1, automaton: bool = False, instead_of: str = "") -> None:
        self.name = name
        self.letter = letter
        self.most = most
        self.automaton = automaton
        self.instead_of = instead_of  # the item that it replaces; a set never holds both


@mypyc_attr(allow_interpreted_subclasses=True)
class Option:
    """An option of a game: a number within bounds, one of some words, yes or no, or, without known words, a short
    text."""

    def __init__(
        self, name: str, default: Value, clause: str, low: int = 0, high: int = 0, known: Sequence[Value] = ()
    ) -> None:
        self.name = name
        self.default = default
        self.clause = clause
        self.low = low
        self.high = high
        self.known = tuple(known)  # of numbers the ones to offer, of words all valid ones
        self.kind = ""  # SET, SEAT, SHARES, SEATING, or empty if the values show it
        self.items: tuple[Item, ...] = ()  # the members of a set, or the things that shares give
        self.legacy_default: Value | None = None  # its value in records that are older than the option
        self.former_values: tuple[str, ...] = ()  # values that only records of earlier engines may have

    def read(self, game: str, value: object) -> Value:
        """Return the value if it is valid; texts as typed on a command line are valid too. Raise Illegal."""
        if isinstance(self.default, bool):
            flags: dict[object, bool] = {"yes": True, "no": False, "true": True, "false": False}
            flag = value if isinstance(value, bool) else flags.get(value) if isinstance(value, str) else None
            if flag is not None:
                return flag
        elif isinstance(self.default, str):
            word = abbreviate(value) if isinstance(value, (int, str)) and not isinstance(value, bool) else ""
            if word in self.known or word in self.former_values:
                return word
            if not self.known and isinstance(value, str) and is_label(value):
                return value
        else:
            number = parse_whole(value)
            if number is not None and self.low <= number <= self.high:
                return number
        facts: Facts = {"option": self.name, "found": abbreviate(value), "known": self.describe_values()}
        raise Illegal("option-refused", facts, game, self.clause)

    def offered_values(self) -> Sequence[Value]:
        """Return the values to show in a list."""
        return self.known

    @property
    def is_fixed(self) -> bool:
        """True if new games have only one value to choose: the option exists for records of earlier engines."""
        return len(self.known) == 1 and bool(self.former_values)

    @property
    def default_text(self) -> str:
        """Return the default as it is typed."""
        if isinstance(self.default, bool):
            return "yes" if self.default else "no"
        return str(self.default)

    def describe_values(self) -> str:
        """Return the valid values, in short."""
        if isinstance(self.default, bool):
            return "yes, no"
        if isinstance(self.default, str):
            return ", ".join([str(word) for word in self.known if word != ""]) if self.known else f"… ({LABEL})"
        return f"{self.low}-{self.high}"


@final
class Preset:
    """Options that go well together, and the clause about them."""

    def __init__(self, name: str, clause: str, options: Mapping[str, Value]) -> None:
        self.name = name
        self.clause = clause
        self.options = dict(options)


def is_label(text: str) -> bool:
    """Return True if a text fits into one line of a record unchanged."""
    return len(text) <= LABEL and text == " ".join(text.split()) and text.isprintable()


def parse_whole(value: object) -> int | None:
    """Return the whole number that a value is or spells in plain digits; None if it is not one."""
    if isinstance(value, bool):
        return None
    if isinstance(value, int):
        return value
    if isinstance(value, str) and value.isascii() and value.isdigit() and len(value) < 19:
        return int(value)
    return None
