"""The law: clauses, examples and rulings."""

from __future__ import annotations

from msgspec import Struct


class ClauseInfo(Struct):
    id: str
    cite: str
    title: str
    text: str
    kind: str
    checks: list[str]
    see: list[str]
    ruling: str


class ExampleInfo(Struct):
    """`given`, `when` and `then` are in English."""

    id: str
    title: str
    clauses: list[str]
    given: str
    when: str
    then: str


class RulingInfo(Struct):
    """What the rule books leave open and how it was decided, in English."""

    id: str
    question: str
    ruling: str
    reason: str


class Chapter(Struct):
    id: str
    title: str
    clauses: list[ClauseInfo]


class LawInfo(Struct):
    game: str
    title: str
    chapters: list[Chapter]
    examples: list[ExampleInfo]
    rulings: list[RulingInfo]


class ClausePage(Struct):
    """One clause with all that belongs to it."""

    clause: ClauseInfo
    examples: list[ExampleInfo]
    ruling: RulingInfo | None
