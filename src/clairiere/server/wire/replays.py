"""Replays: a game after each of its answers, and whether its chance was fair."""

from __future__ import annotations

from msgspec import Struct

from .moment import AskInfo, Line, Prompt, Trick, View


class Answer(Struct):
    """One answer of a game. What the reader may not know of it is left empty. `ms`: since the answer before."""

    n: int
    seat: int
    notation: str
    label: str
    ms: int


class Step(Struct):
    """A game after `n` of its `of` answers, seen from a seat, as a spectator (-2) or all open (-3): then `views` holds
    every seat's view. `lines` is what the last answer led to, `trick` the one that it finished, `asked` whom the game
    then waits for."""

    n: int
    of: int
    seat: int
    view: View
    views: list[View]
    lines: list[Line]
    trick: Trick | None
    answer: Answer | None
    asked: list[AskInfo]
    text: str


class Story(Struct):
    """All that happened in a game, as far as the reader may look it up, in order: a line with `head` begins a turn or a
    round, its `n` is the step that shows it. `first`: the step at which cards have been dealt and somebody is asked;
    `withheld`: why something is left out, if so."""

    of: int
    first: int
    lines: list[Line]
    withheld: Prompt | None


class ChanceCheck(Struct):
    """Whether the chance of a finished game is what was promised, checked by this server: the same can be done with the
    record. `draws` followed from the secret, `wrong` is the number of the first answer that did not, or 0; `text` says
    all of it. Where there is nothing to check, `commitment` is empty."""

    ok: bool
    commitment: str
    secret: str
    nonces: list[str]
    draws: int
    wrong: int
    text: list[str]
