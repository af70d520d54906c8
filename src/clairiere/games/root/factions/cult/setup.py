"""Chapter 10.3, the Cult's set-up."""

from __future__ import annotations

from typing import final

from .....core.ask import NO_ANSWER
from .....core.state import Step
from ...choices import CLEARING, SUIT_WORD
from ...state import kinds
from ...state.state import Root, RootStep
from ...state.steps import known_step
from ...state.terms import CLEARINGS, PLACES
from .board import FIRST_WARRIORS, board_of


@final
class CultSetup(RootStep):
    """10.3 Garden and warriors, then the Outcast; 10.3.1 other warriors are in supply, 10.3.4 the gardens on tracks."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def play(self, r: Root, answer: int) -> None:
        # fmt: off
        match self.climb():
            case 0: self.must_choose_corner(r)         # 10.3.2
            case 1: self.place(r, answer)
            case 2: r.ask(self.seat, "outcast", (SUIT_WORD, SUIT_WORD + 1, SUIT_WORD + 2), "10.3.3")
            case _: self.choose_outcast(r, answer)     # 10.3.3

    def is_taken(self, r: Root, corner: int) -> bool:
        """10.3.2 Whether the keep or the first roost stands in a corner: it is reserved, or another has built there."""
        others = [other for other in range(r.seats) if other != self.seat]
        return not r.may_place(self.seat, corner) or any([r.buildings[seat * CLEARINGS + corner] for seat in others])

    def corners(self, r: Root) -> list[int]:
        """10.3.2 Opposite the keep or the first roost; with both, the two others; with neither, any (RUL.29)."""
        taken = [corner for corner in r.map.corners if self.is_taken(r, corner)]
        if len(taken) == 1:
            return [r.map.opposite[taken[0]]]
        return [corner for corner in r.map.corners if corner not in taken]

    def must_choose_corner(self, r: Root) -> None:
        """10.3.2 No choice is offered when there is none."""
        corners = self.corners(r)
        if len(corners) > 1:
            r.ask(self.seat, "first garden", tuple([CLEARING + corner for corner in corners]), "10.3.2")

    def place(self, r: Root, answer: int) -> None:
        """10.3.2 A garden and four warriors in the corner, one warrior in each adjacent clearing."""
        corner = self.corners(r)[0] if answer == NO_ANSWER else answer - CLEARING
        r.place_building(self.seat, corner, r.suits[corner], "10.3.2")
        r.place_warriors(self.seat, corner, FIRST_WARRIORS, "10.3.2")
        for clearing in PLACES[r.map.paths[corner]]:
            r.place_warriors(self.seat, clearing, 1, "10.3.2")

    def choose_outcast(self, r: Root, answer: int) -> None:
        """10.3.3 The marker lies with its Outcast side up."""
        r.done()
        board_of(r, self.seat).outcast = answer - SUIT_WORD
        if r.log is not None:
            r.tell("outcast", "10.3.3", (self.seat, answer - SUIT_WORD))

    def copy(self) -> Step:
        return self.twin(CultSetup(self.seat))


known_step(CultSetup, {"seat": kinds.seat_of("cult")}, on=("Setup",))
