"""Positions that somebody gives: pasted, or by a link."""

from __future__ import annotations

from msgspec import Struct

from .people import Body
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
