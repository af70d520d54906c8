"""The reference card of a game: the name and effect of pieces and rules, one sentence each, with the clause."""

from __future__ import annotations

from typing import Sequence, final

from .illegal import Facts


@final
class Entry:
    """One line of the card: the messages of its name and of its sentence, their facts, and the clause it summarizes.

    `id`: the piece, for a screen that explains it on the board; `mark`: a sign before the line; `codes`: the notations
    of the cards that the line is about.
    """

    def __init__(
        self,
        id: str,
        clause: str,
        name: str,
        does: str,
        facts: Facts | None = None,
        mark: str = "",
        codes: Sequence[str] = (),
    ) -> None:
        self.id = id
        self.clause = clause
        self.name = name  # empty if the sentence stands alone
        self.does = does
        self.facts: Facts = {} if facts is None else facts
        self.mark = mark
        self.codes = tuple(codes)


@final
class Section:
    """Some lines under a title, which is a message."""

    def __init__(self, title: str, entries: Sequence[Entry]) -> None:
        self.title = title
        self.entries = tuple(entries)
