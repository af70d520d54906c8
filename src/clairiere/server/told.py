"""A table that keeps beside each answer its notation, and how much had been told after it."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence

from ..core.event import Event
from ..core.game import Game
from ..core.nature import Nature
from ..core.record import Record, ask_of
from ..core.state import State
from ..core.table import Table


class Told(Table):
    def __init__(self, record: Record, nature: Nature | None = None) -> None:
        self.written: list[str] = []  # each answer in notation
        self.told: list[int] = []  # how many events there were after each answer
        super().__init__(record, nature)

    def replay(self) -> None:
        self.written, self.told = [], []
        super().replay()

    def take(self, seat: int, choice: int) -> None:
        notation = self.state.write(ask_of(self.state, seat), choice)
        super().take(seat, choice)
        self.written.append(notation)
        self.told.append(len(self.events))

    def answer_of(self, event: int) -> int:
        """The number of the answer that led to an event; an event before all answers goes with the first."""
        return bisect_right(self.told, event) + 1


class Past(Told):
    """A game that is only looked at: nobody answers for NATURE."""

    def settle(self) -> None:
        pass


def kept_events(game: Game, state: State, events: Sequence[Event], reader: int) -> dict[int, Event]:
    """By number, the events that may be looked up now, as far as that goes. One's own secrets one may look up."""
    recalled = iter(game.recall(state, events))
    found = next(recalled, None)
    kept: dict[int, Event] = {}
    for number, event in enumerate(events):
        own = reader >= 0 and bool(event.secret) and event.visible_to(reader)
        if found is not None and found.verb == event.verb and found.what == event.what:
            kept[number] = event if own else found
            found = next(recalled, None)
        elif own:
            kept[number] = event
    return kept
