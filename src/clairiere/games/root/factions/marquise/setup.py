"""Chapter 6.3, the Marquise's set-up."""

from __future__ import annotations

from typing import final

from .....core.state import Step
from ...choices import CLEARING, CLEARING_OPTIONS
from ...state import kinds
from ...state.state import Root, RootStep
from ...state.steps import known_step
from ...state.terms import NONE, PLACES
from .board import NAMES, board_of


@final
class MarquiseSetup(RootStep):
    """6.3 Keep, garrison, starting buildings; 6.3.1 her warriors and wood are in supply, 6.3.5 the rest on tracks."""

    __slots__ = ("kind", "seat")

    def __init__(self, seat: int, kind: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.kind = kind  # the starting building that is placed next

    def play(self, r: Root, answer: int) -> None:
        # fmt: off
        match self.climb():
            case 0: self.must_place_keep(r)            # 6.3.2
            case 1: self.place_keep(r, answer)
            case 2: board_of(r, self.seat).garrison(r)  # 6.3.3
            case 3: self.must_build(r)                 # 6.3.4
            case _: self.build(r, answer)

    def must_place_keep(self, r: Root) -> None:
        """6.3.2 The keep goes in any corner."""
        r.ask(self.seat, "keep", tuple([CLEARING + corner for corner in r.map.corners]), "6.3.2")

    def place_keep(self, r: Root, answer: int) -> None:
        """6.3.2 A token: it takes no slot."""
        board_of(r, self.seat).place_keep(r, answer - CLEARING)

    def must_build(self, r: Root) -> None:
        """6.3.4 A sawmill, a workshop and a recruiter in the keep clearing and its neighbours."""
        sites = 0
        for clearing in self.around(r):
            if r.slots[clearing]:
                sites |= 1 << clearing
        r.ask(self.seat, f"first {NAMES[self.kind]}", CLEARING_OPTIONS[sites], "6.3.4")

    def around(self, r: Root) -> tuple[int, ...]:
        """6.3.4 The keep clearing and its neighbours."""
        keep = board_of(r, self.seat).keep
        return (keep, *PLACES[r.map.paths[keep]])

    def build(self, r: Root, answer: int) -> None:
        """6.3.4 One of each; 6.3.5 the other fifteen cover the tracks but for the leftmost spaces."""
        r.place_building(self.seat, answer - CLEARING, self.kind, "6.3.4")
        self.kind += 1
        self.at = 3
        if self.kind == len(NAMES):
            r.done()

    def stands(self, r: Root) -> bool:
        """6.3.2 First the keep is placed; 6.3.4 then one building after the other, while there is room around it."""
        board = board_of(r, self.seat)
        if any([board.count_built(r, kind) != int(kind < self.kind) for kind in range(len(NAMES))]):
            return False
        if self.at <= 1 or board.keep == NONE:
            return self.at <= 1 and board.keep == NONE
        return sum([r.slots[clearing] for clearing in self.around(r)]) >= len(NAMES) - self.kind

    def copy(self) -> Step:
        return self.twin(MarquiseSetup(self.seat, self.kind))


known_step(MarquiseSetup, {"seat": kinds.seat_of("marquise"), "kind": kinds.up_to(2)}, on=("Setup",))
