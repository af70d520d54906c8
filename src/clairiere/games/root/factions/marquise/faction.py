"""Chapter 6.1, the Marquise de Cat as a faction: her phases and her reactions."""

from __future__ import annotations

from typing import final

from .....core.ask import Ask
from ...faction import Faction, Verdict, on_the_shelf
from ...reactions import clearing_of, how_many
from ...state.state import Root
from .birdsong import MarquiseEvening, Spread
from .board import SAWMILL, MarquiseBoard
from .daylight import MarquiseDaylight
from .hospitals import Hospitals
from .refusals import refuse
from .setup import MarquiseSetup


@final
class Marquise(MarquiseBoard):
    """6.1 She holds the woodland and scores by building."""

    def copy(self) -> Faction:
        other = Marquise()
        self.twin(other)
        other.keep = self.keep
        other.left = self.left
        other.acted = self.acted
        other.recruited = self.recruited
        return other

    def set_up(self, r: Root) -> None:
        """6.3 Steps 1 to 5."""
        r.push(MarquiseSetup(self.seat))

    def birdsong(self, r: Root) -> None:
        """6.4 Each sawmill receives a wood."""
        r.push(Spread(self.seat, SAWMILL))

    def daylight(self, r: Root) -> None:
        """6.5 Craft, then actions."""
        r.push(MarquiseDaylight(self.seat))

    def evening(self, r: Root) -> None:
        """6.6 Draw and discard."""
        r.push(MarquiseEvening(self.seat))

    def react(self, r: Root, packed: int) -> None:
        """6.2.3 Field hospitals."""
        r.push(Hospitals(self.seat, clearing_of(packed), how_many(packed)))

    def refuse(self, r: Root, ask: Ask, choice: int) -> Verdict | None:
        """6.3 to 6.5 By her chapter."""
        return refuse(r, self, ask, choice)


on_the_shelf(Marquise())
