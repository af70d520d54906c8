"""A table: one game being played, its record, and the NATURE that answers at it."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from .ask import NATURE
from .event import Event
from .nature import Nature, Seeded
from .record import Record
from .state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """Takes answers, lets NATURE answer hers, writes all of it down, and knows how far an undo is fair."""

    def __init__(self, record: Record, nature: Nature | None = None) -> None:
        self.record = record
        if nature is None:
            if record.seed is None:
                record.seed = 0
            nature = Seeded(record.seed)
        self.nature = nature
        self.barriers: list[bool] = []  # for each answer: no free undo goes behind it
        self.natural = 0  # answers that NATURE has given
        self.state: State = record.first()
        self.replay()
        self.settle()

    @property
    def events(self) -> list[Event]:
        """All that happened, secrets included."""
        assert self.state.log is not None
        return self.state.log

    def play(self, seat: int, choice: int) -> None:
        """A player's answer, then NATURE's as long as she is asked. A refusal leaves everything as it was."""
        self.answer(seat, choice)
        self.settle()

    def settle(self) -> None:
        """Let NATURE answer until a player is asked or the game is over."""
        while self.state.open and self.state.open[0].seat == NATURE:
            self.answer(NATURE, self.nature.answer(self.state.open[0], self.natural))

    def answer(self, seat: int, choice: int) -> None:
        self.take(seat, choice)
        self.record.answers.append((seat, choice))

    def take(self, seat: int, choice: int) -> None:
        told = len(self.events)
        self.state.take(seat, choice)
        self.natural += seat == NATURE
        self.barriers.append(seat == NATURE or any([event.reveals for event in self.events[told:]]))

    def replay(self) -> None:
        """The state from the record."""
        self.natural = 0
        self.barriers = []
        self.state = self.record.first()
        for seat, choice in self.record.answers:
            self.take(seat, choice)

    # -- undo -------------------------------------------------------------------------------------------------

    def free_undo(self, seat: int) -> int:
        """How many answers remain when the seat takes back all it freely may; -1 if there is nothing to take back.

        Nobody takes back NATURE's answers, somebody else's, or what showed somebody something.
        """
        keep = len(self.record.answers)
        while keep and self.record.answers[keep - 1][0] == seat and not self.barriers[keep - 1]:
            keep -= 1
        return keep if keep < len(self.record.answers) else -1

    def last_decision(self, seat: int) -> int:
        """How many answers remain when the seat's last answer is taken back with all that followed; -1 if none."""
        for keep in range(len(self.record.answers) - 1, -1, -1):
            if self.record.answers[keep][0] == seat:
                return keep
        return -1

    def go_back(self, keep: int) -> None:
        """Take back all but the first `keep` answers: what is fair or agreed on is the caller's to know."""
        del self.record.answers[keep:]
        self.replay()
        self.settle()
