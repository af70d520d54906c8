"""A table: one game being played, its record, and the NATURE that answers at it."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from .ask import NATURE
from .copying import Copyable
from .event import Event
from .nature import Nature, Seeded
from .real_time_hooks import NOW
from .record import Record
from .state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(Copyable):
    """Plays one game: takes answers, lets NATURE answer, keeps the record, and knows which undo is fair."""

    def __init__(self, record: Record, nature: Nature | None = None) -> None:
        self.record = record
        if nature is None:
            if record.seed is None:
                record.seed = 0
            nature = Seeded(record.seed)
        self.nature = nature
        self.barriers: list[bool] = []  # for each answer, True if no free undo may pass it
        self.nature_counts: dict[str, int] = {}  # how many answers of each kind NATURE has given
        self.window = 0  # the number of the current window, which messages refer to
        self.state: State
        self.replay()
        self.let_nature_answer()

    @property
    def events(self) -> list[Event]:
        """Return all events, secrets included."""
        assert self.state.log is not None
        return self.state.log

    def moment(self, choice: int) -> int:
        """Return the moment that a message with this choice is meant for now. A message for another moment is late."""
        moment = self.record.game.moment(self.state, choice)
        return self.window if moment == NOW else moment

    @property
    def version(self) -> int:
        """Return a number that changes with everything a cautious player wants to know before an answer counts."""
        version = self.record.game.version(self.state)
        return self.window if version == NOW else version

    def play(self, seat: int, choice: int, seen: int | None = None, unchanged: int | None = None) -> None:
        """Take a player's answer, then NATURE's as long as she is asked. Raise Illegal, without any change, if it is
        refused.

        `seen`: the moment that the player answers to; by default the present one. `unchanged`: the version that the
        player saw, for an answer that counts only if nothing has changed since.
        """
        self.check(seat, choice, seen, unchanged)
        self.answer(seat, choice)
        self.let_nature_answer()

    def check(self, seat: int, choice: int, seen: int | None = None, unchanged: int | None = None) -> None:
        """Raise Illegal if `play` would. Change nothing."""
        if seat < 0:
            raise self.state.refusal(self.state.seats, choice)
        if (seen is not None and seen != self.moment(choice)) or (unchanged is not None and unchanged != self.version):
            raise self.record.game.late_refusal(self.state, seat, choice)
        offered = any([ask.seat == seat and choice in ask.options for ask in self.state.open])
        if not offered and choice not in self.state.unasked(seat):
            raise self.state.refusal(seat, choice)

    def elapse(self, choice: int) -> None:
        """Take the clock's answer in a race, given by the caller that keeps the time; then NATURE's while she is asked
        alone."""
        self.answer(NATURE, choice)
        self.let_nature_answer()

    def let_nature_answer(self) -> None:
        """Let NATURE answer until a player is asked or the game is over.

        Beside players in a race she is the clock, and the caller that keeps the time answers for her.
        """
        while len(self.state.open) == 1 and self.state.open[0].seat == NATURE:
            ask = self.state.open[0]
            self.answer(NATURE, self.nature.answer(ask, self.nature_counts.get(ask.about, 0)))

    def answer(self, seat: int, choice: int) -> None:
        """Take an answer and add it to the record."""
        self.take(seat, choice)
        self.record.answers.append((int(seat), int(choice)))

    def take(self, seat: int, choice: int) -> None:
        """Take an answer and note whether a free undo may pass it."""
        events_before = len(self.events)
        asked = self.state.open
        self.state.take(seat, choice)
        if self.state.sealed is None:
            self.window += 1
        if seat == NATURE:
            self.nature_counts[asked[0].about] = self.nature_counts.get(asked[0].about, 0) + 1
        self.barriers.append(seat == NATURE or any([event.reveals for event in self.events[events_before:]]))

    def replay(self) -> None:
        """Rebuild the state from the record. Windows keep counting: a message from before an undo stays late for
        ever."""
        self.window += 1
        self.nature_counts = {}
        self.barriers = []
        self.state = self.record.first()
        for seat, choice in self.record.answers:
            self.take(seat, choice)

    # -- undo -------------------------------------------------------------------------------------------------

    def free_undo(self, seat: int) -> int:
        """Return how many answers remain when the seat takes back all it freely may; -1 if there are none.

        A free undo never takes back NATURE's answers, another seat's, or one that revealed something.
        """
        keep = len(self.record.answers)
        while keep and self.record.answers[keep - 1][0] == seat and not self.barriers[keep - 1]:
            keep -= 1
        return keep if keep < len(self.record.answers) else -1

    def last_decision(self, seat: int) -> int:
        """Return how many answers remain when the seat's last answer and all after it are taken back; -1 if it has
        none."""
        for keep in range(len(self.record.answers) - 1, -1, -1):
            if self.record.answers[keep][0] == seat:
                return keep
        return -1

    def go_back(self, keep: int) -> None:
        """Take back all but the first `keep` answers. The caller checks whether that is fair or agreed."""
        del self.record.answers[keep:]
        self.replay()
        self.let_nature_answer()
