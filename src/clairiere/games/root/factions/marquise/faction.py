"""Chapter 6.1, the Marquise de Cat as a faction: her phases and her reactions."""

from __future__ import annotations

from typing import Final, final

from .....core.ask import Ask
from .....core.illegal import Facts
from ...choices import PASS
from ...faction import Faction, Verdict, register_faction
from ...reactions import clearing_of, how_many
from ...state.state import Root
from ...state.terms import NONE, cards_of
from .birdsong import MarquiseEvening, Spread
from .board import BUILDINGS, COSTS, EXTRA, POINTS, SAWMILL, MarquiseBoard
from .daylight import CLAUSES, MarquiseDaylight
from .hospitals import Hospitals
from .refusals import refuse
from .setup import MarquiseSetup

BUILDING_CLAUSES: Final = ("6.4", "6.2.1", "6.5.3")


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

    def foreseeable_asks(self, r: Root) -> list[Ask]:
        """6.2.3 Whether field hospitals are used, while there is a keep."""
        cards = (*cards_of(r.hand[self.seat]), PASS)
        return [Ask(self.seat, "hospitals", cards, "6.2.3")] if self.keep != NONE else []

    def clause_of(self, about: str, word: int) -> str:
        """6.5.1 to 6.5.5 Her actions, 6.5 one more for a bird, 6.4, 6.2.1, 6.5.3 what her buildings are for."""
        if word in BUILDINGS:
            return BUILDING_CLAUSES[BUILDINGS.index(word)]
        return "6.5" if word == EXTRA else CLAUSES.get(word, "")

    def cost_of(self, r: Root, about: str, choice: int) -> tuple[str, Facts] | None:
        """6.5.4.I, 6.5.4.III A building's wood and points."""
        if about != "building" or choice not in BUILDINGS:
            return None
        kind = BUILDINGS.index(choice)
        built = self.count_built(r, kind)
        return "root-cost-building", {"wood": COSTS[built], "points": POINTS[kind][built]}

    def refuse(self, r: Root, ask: Ask, choice: int) -> Verdict | None:
        """6.3 to 6.5 By her chapter."""
        return refuse(r, self, ask, choice)


register_faction(Marquise())
