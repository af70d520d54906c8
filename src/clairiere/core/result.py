"""The result of a round or a game, as messages for the reader's language."""

from __future__ import annotations

from typing import Final, Sequence, final

from .illegal import Facts

NOBODY: Final = -1


@final
class Sentence:
    """A message, its facts and its clause. A `seat` fact is replaced by the name of its player."""

    __slots__ = ("clause", "facts", "id")

    def __init__(self, id: str, facts: Facts, clause: str = "") -> None:
        self.id = id
        self.facts = facts
        self.clause = clause


@final
class ResultRow:
    """A row of a result: of a player, or of something that is counted for all."""

    __slots__ = ("cells", "label", "seat")

    def __init__(self, cells: Sequence[Sentence], seat: int = NOBODY, label: str = "") -> None:
        self.cells = cells
        self.seat = seat
        self.label = label  # a message, if the row belongs to no player


@final
class RoundResult:
    """The result of a round: its number, the events from `first` to `last` that it covers, its rows under their heads,
    and notes.

    `heads` are messages. `holds`: the game may wait until players have read it. `unfinished`: the game ended in the
    middle of this round, so it is shown only with the end of the game.
    """

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
