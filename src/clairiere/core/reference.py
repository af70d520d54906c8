"""The reference card of a game: what its pieces and rules are called and do, in a sentence each, with the clause."""

from __future__ import annotations

from typing import Sequence, final

from .illegal import Facts


@final
class Entry:
    """One line of the card: the messages of its name and of its sentence, with their facts, and the clause it shortens.

    `id` names the piece for a screen that explains it where it lies; `mark` is the sign before the line, if it has one;
    `codes` are the notations of the cards it speaks of.
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
        self.name = name  # none where the sentence stands alone
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
