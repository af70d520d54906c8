"""Chapter 8.1, the Woodland Alliance as a faction: their phases and their reactions."""

from __future__ import annotations

from typing import final

from .....core.ask import Ask
from .....core.form import Form
from .....core.illegal import Facts
from ...choices import CLEARING, is_clearing
from ...faction import Faction, Verdict, register_faction
from ...reactions import caused_by, clearing_of, kind_of, owner_of
from ...state.state import Root
from ...state.terms import MATCHING, size_of
from .birdsong import AllianceBirdsong, PaySupporters
from .board import (
    BASE_LOST,
    CAPACITY,
    MOBILIZE,
    OUTRAGE,
    POINTS,
    REVOLT_COST,
    TRAIN,
    AllianceBoard,
    price,
)  # fmt: skip
from .daylight import AllianceDaylight
from .evening import CLAUSES, AllianceEvening
from .outrage import BaseLost, Outrage
from .refusals import refuse
from .setup import AllianceSetup


@final
class Alliance(AllianceBoard):
    """8.1 They win the sympathy of the people, and rise against those who rule."""

    def copy(self) -> Faction:
        other = Alliance()
        self.twin(other)
        other.officers = self.officers
        other.operations = self.operations
        return other

    def set_up(self, r: Root) -> None:
        """8.3 Steps 1 to 4."""
        r.push(AllianceSetup(self.seat))

    def birdsong(self, r: Root) -> None:
        """8.4 Revolts, then sympathy."""
        r.push(AllianceBirdsong(self.seat))

    def daylight(self, r: Root) -> None:
        """8.5 Craft, mobilize, train."""
        r.push(AllianceDaylight(self.seat))

    def evening(self, r: Root) -> None:
        """8.6 Operations, then income."""
        r.push(AllianceEvening(self.seat))

    def react(self, r: Root, packed: int) -> None:
        """8.2.6 Outrage, 8.2.4 or the loss of a base."""
        if kind_of(packed) == OUTRAGE:
            r.push(Outrage(self.seat, clearing_of(packed), caused_by(packed)))
        else:
            r.push(BaseLost(self.seat, kind_of(packed) - BASE_LOST))

    def check(self, r: Root, form: Form) -> None:
        """8.2.3.I Five supporters without a base, 8.2.4 once all that follows from the loss of one is done."""
        super().check(r, form)
        lost = any([isinstance(step, BaseLost) for step in r.stack])
        lost = lost or any([owner_of(packed) == self.seat and kind_of(packed) < OUTRAGE for packed in r.reactions])
        if not self.bases(r) and not lost and size_of(r.stacks[self.seat]) > CAPACITY:
            raise form.refusal("root-supporters", f"players.{self.letter}.stack", {"most": CAPACITY}, "8.2.3.I")

    def owes(self, r: Root) -> tuple[int, int]:
        """8.4.1.II, 8.4.2.II A payment that has begun can be finished."""
        step = r.step
        return (MATCHING[r.suits[step.clearing]], step.left) if isinstance(step, PaySupporters) else (0, 0)

    def clause_of(self, about: str, word: int) -> str:
        """8.5.2, 8.5.3 What cards of the hand are for, 8.6.1 the operations."""
        return {MOBILIZE: "8.5.2", TRAIN: "8.5.3"}.get(word) or CLAUSES.get(word, "")

    def cost_of(self, r: Root, about: str, choice: int) -> tuple[str, Facts] | None:
        """8.4.1.II, 8.4.2.II Supporters; 8.4.2.III sympathy scores."""
        if about == "sympathy" and is_clearing(choice):
            cost, points = price(r, self.seat, choice - CLEARING), POINTS[self.count_sympathy(r)]
            return "root-cost-sympathy", {"supporters": cost, "points": points}
        return ("root-cost-revolt", {"supporters": REVOLT_COST}) if about == "revolt" and is_clearing(choice) else None

    def refuse(self, r: Root, ask: Ask, choice: int) -> Verdict | None:
        """8.2 to 8.6 By their chapter."""
        return refuse(r, self, ask, choice)


register_faction(Alliance())
