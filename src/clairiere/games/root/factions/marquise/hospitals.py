"""Chapter 6.2.3, field hospitals."""

from __future__ import annotations

from typing import final

from .....core.state import Step
from ...choices import PASS
from ...state import kinds
from ...state.state import Root, RootStep
from ...state.steps import known_step
from ...state.terms import MATCHING, NONE, cards_of
from .board import board_of


@final
class Hospitals(RootStep):
    """6.2.3 For one card of the clearing's suit, all warriors it lost go to the keep clearing. Every player with a
    card is asked, so that no answer reveals a hand."""

    __slots__ = ("clearing", "count", "seat")

    def __init__(self, seat: int, clearing: int, count: int) -> None:
        super().__init__()
        self.seat = seat
        self.clearing = clearing
        self.count = count

    def play(self, r: Root, answer: int) -> None:
        # fmt: off
        match self.climb():
            case 0: self.may_save(r)                   # 6.2.3
            case _: self.save(r, answer)

    def may_save(self, r: Root) -> None:
        """6.2.3 A card that matches the clearing, or none."""
        cards = r.hand[self.seat] & MATCHING[r.suits[self.clearing]]
        r.ask(self.seat, "hospitals", (*cards_of(cards), PASS), "6.2.3")

    def save(self, r: Root, answer: int) -> None:
        """6.2.3 One card saves all of them (RUL.6)."""
        r.done()
        if answer == PASS:
            self.tell(r, "not saved")
        else:
            r.spend(self.seat, answer, "6.2.3")
            self.tell(r, "saved")
            r.place_warriors(self.seat, board_of(r, self.seat).keep, self.count, "6.2.3")

    def tell(self, r: Root, verb: str) -> None:
        if r.log is not None:
            r.tell(verb, "6.2.3", (self.seat, self.count, self.clearing))

    def subject(self, r: Root) -> dict[str, int]:
        """6.2.3 Where, and how many."""
        return {"clearing": self.clearing, "count": self.count}

    def stands(self, r: Root) -> bool:
        """6.2.3 There is a keep."""
        return board_of(r, self.seat).keep != NONE

    def copy(self) -> Step:
        return self.twin(Hospitals(self.seat, self.clearing, self.count))


known_step(
    Hospitals, {"seat": kinds.seat_of("marquise"), "clearing": kinds.CLEARING, "count": kinds.COUNT}, on=("Reactions",)
)
