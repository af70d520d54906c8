"""Positions that somebody gives: pasted, or by a link."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from .moment import Choice
from .people import Body, Refusal
from .replays import Step


class OpenPosition(Body):
    """A position as `text` (JSON, docs/notation.md), or `packed` as it stands in a link; `seat`: from where one
    looks at it, a number, `spectator` or `all`; if nothing is said, from the seat that is asked."""

    text: str = ""
    packed: str = ""
    seat: str = ""


class PositionLink(Struct):
    """A position as a link holds it."""

    game: str
    packed: str


class PlayPosition(Body):
    """From which position I play on, and on which seat."""

    packed: str
    seat: int = 0


class PositionNow(Struct):
    """A position on the board. `packed`: as it stands in a link; `text`: as it is written; `automata`: how many seats,
    the last ones, nobody plays; `over`: nothing can be played on from here."""

    game: str
    title: str
    packed: str
    text: str
    names: list[str]
    options: dict[str, int | str | bool]
    automata: int
    over: bool
    step: Step


class EditChange(Struct):
    """What is to stand at a place of a position: pieces, a number (0 and 1 for no and yes), or a word."""

    path: str
    value: list[str] | int | str


class EditPosition(Body):
    """A position that is being changed, as it was `packed` last; without one, a new game with these options and so many
    seats. `seat`: from where one looks at what comes of it."""

    packed: str = ""
    options: dict[str, int | str | bool] = field(default_factory=dict)
    seats: int = 0
    seat: str = ""
    changes: list[EditChange] = field(default_factory=list)


class EditWord(Struct):
    word: str
    label: str


class EditField(Struct):
    """A place of a position: what stands there, and what may. `sort`: pieces go to places of the same sort; `one`:
    there is room for one; `known`: the words of a `word`."""

    path: str
    label: str
    kind: Literal["pieces", "number", "word", "flag"]
    value: list[str] | int | str
    low: int
    high: int
    known: list[EditWord]
    sort: str
    one: bool


class EditGroup(Struct):
    """Places that are looked at together."""

    id: str
    label: str
    fields: list[EditField]


class Editing(Struct):
    """A position that is being changed. `refused`: why it cannot be as it stands, and `wrong`, the path of the place
    that is to blame, if it is one of the groups'; `now`: the position, if it can be; `forgot`: what had led there no
    longer fitted and is left out; `pieces`: what pieces are called; `choices`: pieces by their names and groups by
    their ids, as the board points at them."""

    packed: str
    groups: list[EditGroup]
    pieces: dict[str, str]
    choices: list[Choice]
    refused: Refusal | None
    wrong: str
    forgot: bool
    now: PositionNow | None
