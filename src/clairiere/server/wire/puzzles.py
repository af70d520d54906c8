"""Puzzles: which there are, the position of one, and what a try came to."""

from __future__ import annotations

from msgspec import Struct, field

from .moment import AskInfo, Line, Prompt, View
from .people import Body


class ThemeInfo(Struct):
    id: str
    name: str


class PuzzleInfo(Struct):
    """What may be known of a puzzle before it is tried. `number`: its place among those of its game, the easier ones
    first; `goal`: the sentence that says what is to be reached; `ways`: how many first answers do; `rating`: from 800
    to 2200, by how often bots find it. The first theme is seen at a glance, others may give the answer away. Of a move
    of a finished game there is neither a number nor a rating nor a theme, and nobody knows the ways."""

    id: str
    game: str
    title: str
    number: int
    goal: str
    ways: int
    rating: int
    themes: list[ThemeInfo]


class Tries(Body):
    """What I answer, one after the other, in notation."""

    answers: list[str] = field(default_factory=list)


class Refuted(Struct):
    """What refutes the last answer: how it goes on, line by line, each with its clause."""

    text: str
    lines: list[Line]


class Compared(Struct):
    """An answer at a move of a finished game, beside the one that was given there: whether it is the same, in words,
    and what that one led to."""

    same: bool
    text: str
    lines: list[Line]


class PuzzleNow(Struct):
    """A puzzle after some answers: the position as its seat sees it, what it is asked, what happened since. `solved`:
    nothing is to be done any more; `refuted`: why the last answer does not do; the position is the one before it. Of a
    move of a finished game nothing is proved: what was answered is `compared`. `known`: what one has in mind there and
    no board shows."""

    info: PuzzleInfo
    seat: int
    names: list[str]
    options: dict[str, int | str | bool]
    view: View
    asks: list[AskInfo]
    waiting: list[int]
    prompt: Prompt
    lines: list[Line]
    answers: list[str]
    solved: bool
    refuted: Refuted | None
    compared: Compared | None = None
    known: list[str] = field(default_factory=list)


class DailyPuzzle(Struct):
    """The puzzle of the day, the same for everybody. `day`: which, as 2026-11-17."""

    day: str
    puzzle: PuzzleInfo
