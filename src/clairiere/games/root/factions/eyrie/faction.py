"""Chapter 7.1, the Eyrie Dynasties as a faction: their phases."""

from __future__ import annotations

from typing import final

from .....core.ask import Ask
from ...faction import Faction, Verdict, on_the_shelf
from ...state.state import Root
from ...state.terms import CODE, DAYLIGHT, NONE
from .birdsong import EyrieBirdsong, EyrieEvening
from .board import COLUMNS, VIZIER, EyrieBoard
from .daylight import Decree, EyrieDaylight, Turmoil
from .refusals import refuse
from .setup import EyrieSetup


@final
class Eyrie(EyrieBoard):
    """7.1 They score by roosts each Evening, and carry out an ever growing Decree."""

    def copy(self) -> Faction:
        other = Eyrie()
        self.twin(other)
        other.leader = self.leader
        other.set_aside = self.set_aside
        other.columns = self.columns.copy()
        other.viziers = self.viziers
        other.added = self.added
        other.added_bird = self.added_bird
        other.order = self.order.copy()
        other.plundered = self.plundered
        return other

    def set_up(self, r: Root) -> None:
        """7.3 Steps 1 to 5."""
        r.push(EyrieSetup(self.seat))

    def is_ready(self, r: Root) -> bool:
        """7.3.3 They have a leader; 7.7.3 or are to choose another."""
        return self.leader != NONE or isinstance(r.step, Turmoil)

    def birdsong(self, r: Root) -> None:
        """7.4 Orders, Decree, new roost."""
        r.push(EyrieBirdsong(self.seat))

    def daylight(self, r: Root) -> None:
        """7.5 Craft, then the Decree."""
        r.push(EyrieDaylight(self.seat))

    def evening(self, r: Root) -> None:
        """7.6 Score, then draw and discard."""
        r.push(EyrieEvening(self.seat))

    def sees(self, r: Root, viewer: int) -> dict[str, object]:
        """1.2 What of the Decree is left in Daylight (7.5.2), at other times all of it; whether they are in turmoil."""
        done = self.order if r.turn == self.seat and r.phase == DAYLIGHT else []
        if any([isinstance(step, Decree) and step.is_acting for step in r.stack]):
            done = done[:-1]
        left = [self.still_to_do(column, done) for column in range(len(COLUMNS))]
        names = {COLUMNS[i]: ["vizier" if card == VIZIER else CODE[card] for card in left[i]] for i in range(len(left))}
        return super().sees(r, viewer) | {"left": names, "turmoil": isinstance(r.step, Turmoil)}

    def refuse(self, r: Root, ask: Ask, choice: int) -> Verdict | None:
        """7.3 to 7.7 By their chapter."""
        return refuse(r, self, ask, choice)


on_the_shelf(Eyrie())
