"""Answers that are planned for questions that may come, in games that last for days; nobody else is told."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from .people import Body
from .socket import Legal

Only = Literal["asked", "options", "situation"]


class Foreseen(Struct):
    """A question that may come. `choices`: what may be possible then, as far as one can say; `now`: it is asked now."""

    about: str
    text: str
    cite: str
    choices: list[Legal]
    now: bool


class PlannedAnswer(Struct):
    """`only`: given whenever it is `asked`; only if nothing else can be answered than was foreseen (`options`); or
    only if moreover what the player sees is as it was (`situation`). Never if one of `unless` is possible. `standing`:
    every time. `status`: `dropped` when a question of its kind was not the one that was foreseen; `why` says it."""

    id: str
    about: str
    text: str
    answer: Legal
    only: Only
    unless: list[Legal]
    standing: bool
    status: Literal["kept", "given", "dropped"]
    why: str
    at: int


class PlannedAnswers(Struct):
    """`open`: answers may be planned at this table."""

    open: bool
    foreseen: list[Foreseen]
    planned: list[PlannedAnswer]


class NewPlannedAnswer(Body):
    """It takes the place of what was planned for questions of the same kind."""

    about: str
    choice: str
    only: Only = "options"
    unless: list[str] = field(default_factory=list)
    standing: bool = False
