"""Games on the shelf: their options, bots and lessons, and what a table with given options would be."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from .law import ClauseInfo
from .people import Body

Kind = Literal["number", "choice", "flag", "text", "set", "shares", "seat", "seating"]


class ValueInfo(Struct):
    """`about`: a word on it, where there is one."""

    value: int | str | bool
    label: str
    about: str


class ItemInfo(Struct):
    """Something that a set may hold up to `most` times, and `instead_of` something else, or that shares give. An
    automaton takes no player's seat."""

    name: str
    label: str
    letter: str
    about: str
    most: int
    automaton: bool
    instead_of: str


class OptionInfo(Struct):
    """Something the players agree on before the game. A `set` names `low` to `high` of its items with commas, those of
    the first seats first; `shares` give items to seats, each once: `0:this+that,1:other`; a `seat` is the number of
    one; `seating` says how seats are given out."""

    name: str
    label: str
    kind: Kind
    default: int | str | bool
    low: int
    high: int
    known: list[int | str | bool]
    values: list[ValueInfo]
    items: list[ItemInfo]
    cite: str


class PresetInfo(Struct):
    """Options that go well together. `seats`: how many play with them, 0 if they do not say."""

    name: str
    label: str
    about: str
    options: dict[str, int | str | bool]
    cite: str
    seats: int


class BotInfo(Struct):
    """`level`: its place on the ladder, which is the same for every game; `about`: how it plays; `strength`: whom it
    beats how often and how long it thinks, as far as that was measured."""

    level: int
    name: str
    label: str
    about: str
    strength: str


class LessonInfo(Struct):
    """What is tried step by step at a table of its own."""

    name: str
    title: str
    steps: int


class GameInfo(Struct):
    """A game on the shelf. `usual`: so many play as a rule; `usual_bot`: the name of the one that plays if nobody
    chose, the strongest that is proved to be; `presets`: what is usually agreed on, the first of them if nothing is
    said; `alone`: options that only whoever plays with bots alone may choose; `team`: all win together; `live`: played
    against the clock, all at once, where people meet; `lessons`: in the order in which they are best taken;
    `labels`: how people call the clauses that have no number."""

    id: str
    title: str
    about: str
    fewest: int
    most: int
    usual: int
    minutes: int
    options: list[OptionInfo]
    presets: list[PresetInfo]
    alone: list[OptionInfo]
    bots: list[BotInfo]
    usual_bot: str
    team: bool
    live: bool
    lessons: list[LessonInfo]
    labels: dict[str, str]


class Plan(Body):
    """A table that somebody thinks about. `seats`: how many play, if the options do not say."""

    options: dict[str, int | str | bool] = field(default_factory=dict)
    seats: int = 0


class Planned(Struct):
    """What that table would be. `options`: all of them; `settled`: those that the others leave no choice for; `moot`:
    those that change nothing with the others as they are; `seats`: how many players' seats there are, before those of
    the `automata`; `roles`: what each seat plays, if that differs, unless lots decide (`by_lot`); `match`: two games
    may be played, in which the roles change hands; `rated`: it can count for ratings here; `notices`: what the law says
    about these roles together."""

    options: dict[str, int | str | bool]
    settled: list[str]
    moot: list[str]
    seats: int
    automata: int
    roles: list[str]
    by_lot: bool
    team: bool
    match: bool
    rated: bool
    notices: list[ClauseInfo]
