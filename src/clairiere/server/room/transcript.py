"""A table that keeps beside each answer its notation, and how much had been told after it."""

from __future__ import annotations

from bisect import bisect_right
from operator import is_

from ...core.event import Event
from ...core.nature import Nature
from ...core.record import Record, ask_of
from ...core.table import Table


class Transcript(Table):
    def __init__(self, record: Record, nature: Nature | None = None) -> None:
        self.written: list[str] = []  # each answer in notation
        self.told: list[int] = []  # how many events there were after each answer
        self.looked: dict[int, Event] | None = None  # what may be looked up, once somebody has asked
        self.open_for = -1  # so many answers may be gone back over; -1: nobody has asked yet
        super().__init__(record, nature)

    def replay(self) -> None:
        self.written, self.told, self.looked, self.open_for = [], [], None, -1
        super().replay()

    def take(self, seat: int, choice: int) -> None:
        notation = self.state.write(ask_of(self.state, seat), choice)
        super().take(seat, choice)
        self.looked, self.open_for = None, -1
        self.written.append(notation)
        self.told.append(len(self.events))

    def answer_of(self, event: int) -> int:
        """The number of the answer that led to an event; an event before all answers goes with the first."""
        return bisect_right(self.told, event) + 1

    def look_up(self) -> dict[int, Event]:
        """By number, what the law lets be looked up now."""
        if self.looked is None:
            self.looked = self.record.game.look_up(self.state, self.events)
        return self.looked

    def unbroken(self) -> int:
        """So many answers from the beginning led to nothing that may not be looked up as it was."""
        if self.open_for < 0:
            open = list(map(is_, map(self.look_up().get, range(len(self.events))), self.events))
            self.open_for = bisect_right(self.told, open.index(False) if False in open else len(open))
        return self.open_for


class ReadOnlyTranscript(Transcript):
    """A game that is only looked at: nobody answers for NATURE."""

    def let_nature_answer(self) -> None:
        pass
