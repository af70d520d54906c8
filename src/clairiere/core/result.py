"""What a round or a game came to, in sentences that are said in the reader's language."""

from __future__ import annotations

from typing import Final, Sequence, final

from .illegal import Facts

NOBODY: Final = -1


@final
class Sentence:
    """A message, its facts, and the clause that it rests on. The seat of a `seat` fact is said by its player's name."""

    __slots__ = ("clause", "facts", "id")

    def __init__(self, id: str, facts: Facts, clause: str = "") -> None:
        self.id = id
        self.facts = facts
        self.clause = clause


@final
class ResultRow:
    """A line of a result: a player's, or that of something counted for all."""

    __slots__ = ("cells", "label", "seat")

    def __init__(self, cells: Sequence[Sentence], seat: int = NOBODY, label: str = "") -> None:
        self.cells = cells
        self.seat = seat
        self.label = label  # a message, where it is nobody's


@final
class RoundResult:
    """A round that is over: its number, which events tell of it, from the first to the last, its rows under their
    heads, which are messages, and what else is to be said. `holds`: what comes next may wait until it was read.
    `unfinished`: the game ended in the middle of this round, so it is shown with the end of the game only."""

    __slots__ = ("first", "heads", "holds", "last", "notes", "round", "rows", "unfinished")

    def __init__(
        self,
        round: int,
        first: int,
        last: int,
        heads: Sequence[str],
        rows: Sequence[ResultRow],
        notes: Sequence[Sentence],
        holds: bool = True,
        unfinished: bool = False,
    ) -> None:
        self.round = round
        self.first = first
        self.last = last
        self.heads = heads
        self.rows = rows
        self.notes = notes
        self.holds = holds
        self.unfinished = unfinished
