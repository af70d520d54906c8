"""Chapter 10.1, the Lizard Cult as a faction: their phases and their reaction."""

from __future__ import annotations

from typing import final

from .....core.ask import Ask
from .....core.illegal import Facts
from ...faction import Faction, Verdict, register_faction
from ...state.state import Root
from ...state.terms import NONE
from .birdsong import CultBirdsong
from .board import CONSPIRACIES, CultBoard
from .conspiracies import CLAUSES
from .daylight import RITUALS, CultDaylight
from .evening import CultEvening, Fear
from .refusals import refuse
from .setup import CultSetup


@final
class Cult(CultBoard):
    """10.1 They gather those whom all others cast out."""

    def copy(self) -> Faction:
        other = Cult()
        self.twin(other)
        other.acolytes = self.acolytes
        other.outcast = self.outcast
        other.hated = self.hated
        other.souls = self.souls
        other.revealed = self.revealed
        other.scored = self.scored
        other.landed = self.landed
        return other

    def set_up(self, r: Root) -> None:
        """10.3 Steps 1 to 4."""
        r.push(CultSetup(self.seat))

    def is_ready(self, r: Root) -> bool:
        """10.3.3 There is an Outcast."""
        return self.outcast != NONE

    def birdsong(self, r: Root) -> None:
        """10.4 Outcast, Lost Souls, conspiracies."""
        r.push(CultBirdsong(self.seat))

    def daylight(self, r: Root) -> None:
        """10.5 Rituals."""
        r.push(CultDaylight(self.seat))

    def evening(self, r: Root) -> None:
        """10.6 Return cards, craft, draw."""
        r.push(CultEvening(self.seat))

    def react(self, r: Root, packed: int) -> None:
        """10.2.5 Fear of the faithful."""
        r.push(Fear(self.seat))

    def clause_of(self, about: str, word: int) -> str:
        """10.4.3 The conspiracies, 10.5 the rituals."""
        return CLAUSES.get(word) or (RITUALS.get(word, "") if about == "ritual" else "")

    def cost_of(self, r: Root, about: str, choice: int) -> tuple[str, Facts] | None:
        """10.4.3 Acolytes."""
        return ("root-cost-acolytes", {"count": self.price(choice)}) if choice in CONSPIRACIES else None

    def refuse(self, r: Root, ask: Ask, choice: int) -> Verdict | None:
        """10.2 to 10.6 By their chapter."""
        return refuse(r, self, ask, choice)


register_faction(Cult())
