"""The law: clauses, examples and rulings."""

from __future__ import annotations

from msgspec import Struct, field

from .people import Body


class ClauseInfo(Struct):
    """One rule. `label`: how people call it, which is its number if it has one."""

    id: str
    label: str
    cite: str
    title: str
    text: str
    kind: str
    checks: list[str]
    see: list[str]


class ExampleInfo(Struct):
    """What is given, what is done then, and what comes of it."""

    id: str
    label: str
    title: str
    clauses: list[str]
    given: str
    when: str
    then: str


class RulingInfo(Struct):
    """What the rule books leave open, how it can be read, how it was decided for which clauses, and why."""

    id: str
    label: str
    clauses: list[str]
    question: str
    readings: list[str]
    ruling: str
    reason: str


class Chapter(Struct):
    id: str
    title: str
    clauses: list[ClauseInfo]


class LawInfo(Struct):
    """`notation`: the letters and short words of checks and examples."""

    game: str
    title: str
    notation: str
    chapters: list[Chapter]
    examples: list[ExampleInfo]
    rulings: list[RulingInfo]


class ReferenceEntry(Struct):
    """A line of the reference card. `id`: what it explains; `mark`: the sign before it; `codes`: the notations of the
    cards it speaks of; `cite`: the clause that it shortens."""

    id: str
    mark: str
    name: str
    text: str
    cite: str
    codes: list[str]


class ReferenceSection(Struct):
    title: str
    entries: list[ReferenceEntry]


class ReferenceCard(Struct):
    """What the pieces and rules of a game are called and do, as a table plays it. `title`: the role, or the game."""

    game: str
    title: str
    sections: list[ReferenceSection]


class AskReference(Body):
    """For which options, and for whom, where there are roles."""

    options: dict[str, int | str | bool] = field(default_factory=dict)
    role: str = ""


class ClausePage(Struct):
    """One clause with all that belongs to it."""

    clause: ClauseInfo
    examples: list[ExampleInfo]
    rulings: list[RulingInfo]
