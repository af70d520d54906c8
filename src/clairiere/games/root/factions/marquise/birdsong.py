"""Chapters 6.4 and 6.6, the Marquise's Birdsong and Evening, and how she spreads pieces that are too few."""

from __future__ import annotations

from typing import final

from .....core.ask import NO_ANSWER
from .....core.state import Step
from ...choices import CLEARING, CLEARING_OPTIONS
from ...drawing import Draw, limit_hand
from ...state import kinds
from ...state.state import HAND_PILE, Root, RootStep
from ...state.steps import known_step
from ...state.terms import CLEARINGS, PLACES, count_of
from .board import SAWMILL, WOOD, board_of


@final
class Spread(RootStep):
    """6.4, 6.5.3 A piece for each building of a kind: wood for sawmills, warriors for recruiters; 2.5 if there are too
    few, she chooses where they go."""

    __slots__ = ("kind", "seat", "served")

    def __init__(self, seat: int, kind: int, served: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.kind = kind
        self.served = served  # buildings that have got theirs, four bits for each clearing

    def play(self, r: Root, answer: int) -> None:
        # fmt: off
        match self.climb():
            case 0: self.serve_all(r)
            case 1: self.must_choose(r)                # 2.5
            case _: self.serve(r, answer)

    def supply(self, r: Root) -> int:
        """2.5 How many pieces there are."""
        return board_of(r, self.seat).wood_left(r) if self.kind == SAWMILL else r.supply[self.seat]

    def waiting(self, r: Root, clearing: int) -> int:
        """6.4, 6.5.3 Buildings in a clearing that have not got a piece yet."""
        built = count_of(r.buildings[self.seat * CLEARINGS + clearing], self.kind)
        return built - (self.served >> 4 * clearing & 15)

    def serve_all(self, r: Root) -> None:
        """6.4, 6.5.3 When there is enough, every building gets one."""
        places = PLACES[board_of(r, self.seat).sites_of(r, self.kind)]
        if sum([self.waiting(r, clearing) for clearing in places]) <= self.supply(r):
            for clearing in places:
                self.put(r, clearing, self.waiting(r, clearing))
            r.done()

    def must_choose(self, r: Root) -> None:
        """2.5 One after the other, as long as there are any."""
        if self.supply(r):
            places = 0
            for clearing in PLACES[board_of(r, self.seat).sites_of(r, self.kind)]:
                if self.waiting(r, clearing):
                    places |= 1 << clearing
            about, clause = ("wood", "6.4") if self.kind == SAWMILL else ("muster", "6.5.3")
            r.ask(self.seat, about, CLEARING_OPTIONS[places], clause)

    def serve(self, r: Root, answer: int) -> None:
        """2.5 As many as possible."""
        if answer == NO_ANSWER:
            r.done()
        else:
            self.at = 0
            self.served += 1 << 4 * (answer - CLEARING)
            self.put(r, answer - CLEARING, 1)

    def put(self, r: Root, clearing: int, count: int) -> None:
        """6.4 Wood on sawmills, 6.5.3 warriors at recruiters."""
        if count and self.kind == SAWMILL:
            r.place_token(self.seat, clearing, WOOD, count, "6.4")
        elif count:
            r.place_warriors(self.seat, clearing, count, "6.5.3")

    def subject(self, r: Root) -> dict[str, int]:
        """2.5 How many pieces there are, and which buildings have got theirs."""
        return {"count": self.supply(r), "served": self.served}

    def stands(self, r: Root) -> bool:
        """6.4, 6.5.3 No building has got more than one."""
        return min([self.waiting(r, clearing) for clearing in range(CLEARINGS)]) >= 0

    def copy(self) -> Step:
        return self.twin(Spread(self.seat, self.kind, self.served))


@final
class MarquiseEvening(RootStep):
    """6.6 She draws, then discards down to five cards."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def play(self, r: Root, answer: int) -> None:
        # fmt: off
        match self.climb():
            case 0: r.push(Draw(self.seat, board_of(r, self.seat).cards_in_evening(r), HAND_PILE))  # 6.6
            case 1: limit_hand(r, self.seat)           # 6.6
            case _: r.done()

    def copy(self) -> Step:
        return self.twin(MarquiseEvening(self.seat))


known_step(
    Spread,
    {"seat": kinds.seat_of("marquise"), "kind": kinds.up_to(2), "served": kinds.COUNTS},
    on=("Turns", "MarquiseDaylight"),
)
known_step(MarquiseEvening, {"seat": kinds.seat_of("marquise")}, waits=(1, 2), on=("Turns",))
