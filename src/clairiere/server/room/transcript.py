"""A table that keeps beside each answer its notation, and how much had been told after it."""

from __future__ import annotations

from bisect import bisect_right

from mypy_extensions import mypyc_attr

from ...core.event import Event
from ...core.nature import Nature
from ...core.record import Record, ask_of
from ...core.table import Table
from ..threads import breathe

BREATH = 256  # answers, in long games that are gone through aside


@mypyc_attr(allow_interpreted_subclasses=True)
class Transcript(Table):
    def __init__(self, record: Record, nature: Nature | None = None) -> None:
        self.written: list[str] = []  # each answer in notation
        self.told: list[int] = []  # how many events there were after each answer
        self.closed: dict[int, Event | None] | None = None  # what may not be looked up, once somebody has asked
        super().__init__(record, nature)

    def replay(self) -> None:
        self.written, self.told, self.closed = [], [], None
        super().replay()

    def take(self, seat: int, choice: int) -> None:
        notation = self.state.write(ask_of(self.state, seat), choice)
        super().take(seat, choice)
        self.closed = None
        self.written.append(notation)
        self.told.append(len(self.events))
        if len(self.told) % BREATH == 0:
            breathe()

    def answer_of(self, event: int) -> int:
        """The number of the answer that led to an event; an event before all answers goes with the first."""
        return bisect_right(self.told, event) + 1

    def withheld(self) -> dict[int, Event | None]:
        """By number, what the law does not let be looked up now, or only what is left of it."""
        if self.closed is None:
            self.closed = self.record.game.withheld_events(self.state, self.events)
        return self.closed

    def unbroken(self) -> int:
        """So many answers from the beginning led to nothing that may not be looked up as it was."""
        return bisect_right(self.told, min(self.withheld(), default=len(self.events)))


@mypyc_attr(allow_interpreted_subclasses=True)
class ReadOnlyTranscript(Transcript):
    """A game that is only looked at: nobody answers for NATURE."""

    def let_nature_answer(self) -> None:
        pass
