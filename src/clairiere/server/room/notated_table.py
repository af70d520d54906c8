"""A table that keeps the notation of each answer, and how many events had happened after it."""

from __future__ import annotations

from bisect import bisect_right

from mypy_extensions import mypyc_attr

from ...core.event import Event
from ...core.nature import Nature
from ...core.record import Record, ask_of
from ...core.table import Table
from ..threads import checkpoint

BREATH = 256  # answers of a long game that are replayed before other threads may run


@mypyc_attr(allow_interpreted_subclasses=True)
class NotatedTable(Table):
    """A table as the server plays and replays it."""

    def __init__(self, record: Record, nature: Nature | None = None) -> None:
        self.notations: list[str] = []  # of each answer
        self.event_counts: list[int] = []  # how many events there were after each answer
        self.withheld_events: dict[int, Event | None] | None = None  # the last result of `find_withheld`, if it holds
        super().__init__(record, nature)

    def replay(self) -> None:
        self.notations, self.event_counts, self.withheld_events = [], [], None
        super().replay()

    def take(self, seat: int, choice: int) -> None:
        notation = self.state.write(ask_of(self.state, seat), choice)
        super().take(seat, choice)
        self.withheld_events = None
        self.notations.append(notation)
        self.event_counts.append(len(self.events))
        if len(self.event_counts) % BREATH == 0:
            checkpoint()

    def answer_of(self, event: int) -> int:
        """Return the number, from 1, of the answer that led to an event; the first for events before all answers."""
        return bisect_right(self.event_counts, event) + 1

    def find_withheld(self) -> dict[int, Event | None]:
        """Return by number the events that the law does not let players look up now: what is left of each, or None."""
        if self.withheld_events is None:
            self.withheld_events = self.record.game.withheld_events(self.state, self.events)
        return self.withheld_events

    def count_open_answers(self) -> int:
        """Return how many answers, from the beginning, led only to events that may be looked up."""
        return bisect_right(self.event_counts, min(self.find_withheld(), default=len(self.events)))


@mypyc_attr(allow_interpreted_subclasses=True)
class ReadOnlyTable(NotatedTable):
    """A table that is only looked at: NATURE gives no answers of her own."""

    def let_nature_answer(self) -> None:
        pass
