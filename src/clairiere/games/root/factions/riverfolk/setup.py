"""Chapter 11.3, the Company's set-up; and how it sets prices then and in Evening (11.6.2)."""

from __future__ import annotations

from typing import final

from .....core.ask import NO_ANSWER
from .....core.state import Step
from ...choices import CLEARING, CLEARING_OPTIONS, NUMBER, PASS
from ...state import kinds
from ...state.state import Root, RootStep
from ...state.steps import known_step
from ...state.terms import CLEARINGS, SETUP
from .board import board_of
from .words import FIRST_PAYMENTS, GARRISON, PRICE_ASKS, PRICES, SERVICES


def river_clearings(r: Root, seat: int) -> int:
    """11.3.2, 11.5.5 The clearings on a river where they may place warriors, as bits."""
    places = 0
    for clearing in range(CLEARINGS):
        if r.map.rivers[clearing] and r.may_place(seat, clearing):
            places |= 1 << clearing
    return places


@final
class RiverfolkSetup(RootStep):
    """11.3 Warriors, first funds, prices; 11.3.1 the others are in supply, 11.3.3 all trade posts on the board."""

    __slots__ = ("left", "seat")

    def __init__(self, seat: int, left: int = GARRISON) -> None:
        super().__init__()
        self.seat = seat
        self.left = left  # warriors still to be placed

    def play(self, r: Root, answer: int) -> None:
        # fmt: off
        match self.climb():
            case 0: self.must_place(r)                 # 11.3.2
            case 1: self.place(r, answer)
            case 2: self.gain_funds(r)                 # 11.3.4
            case 3: r.push(SetPrices(self.seat, 0, 1)) # 11.3.5
            case _: r.done()

    def must_place(self, r: Root) -> None:
        """11.3.2 In one river clearing or several."""
        r.ask(self.seat, "first river", CLEARING_OPTIONS[river_clearings(r, self.seat)], "11.3.2")

    def place(self, r: Root, answer: int) -> None:
        """11.3.2 One warrior after the other."""
        r.place_warriors(self.seat, answer - CLEARING, 1, "11.3.2")
        self.left -= 1
        if self.left:
            self.at = 0

    def gain_funds(self, r: Root) -> None:
        """11.3.4 The first warriors in Payments."""
        board_of(r, self.seat).bank(r, self.seat, FIRST_PAYMENTS, "11.3.4")

    def subject(self, r: Root) -> dict[str, int]:
        """11.3.2 How many warriors are still to be placed."""
        return {"count": self.left}

    def stands(self, r: Root) -> bool:
        """11.3.2 While warriors are placed, some are left, and none is afterwards."""
        return 0 < self.left <= GARRISON if self.at < 2 else not self.left

    def copy(self) -> Step:
        return self.twin(RiverfolkSetup(self.seat, self.left))


@final
class SetPrices(RootStep):
    """11.3.5 Each service gets a price of its track; 11.6.2 or another, or keeps the one it has."""

    __slots__ = ("first", "seat", "service")

    def __init__(self, seat: int, service: int, first: int) -> None:
        super().__init__()
        self.seat = seat
        self.service = service  # whose price is set now
        self.first = first

    def play(self, r: Root, answer: int) -> None:
        # fmt: off
        match self.climb():
            case 0: self.must_set(r)
            case _: self.set(r, answer)

    def clause(self) -> str:
        return "11.3.5" if self.first else "11.6.2"

    def must_set(self, r: Root) -> None:
        """11.3.5 Any space of the track; 11.6.2 in Evening they may pass."""
        now = board_of(r, self.seat).prices[self.service]
        options = tuple([NUMBER + price for price in PRICES[self.service] if price != now])
        r.ask(self.seat, PRICE_ASKS[self.service], options if self.first else (*options, PASS), self.clause())

    def set(self, r: Root, answer: int) -> None:
        """11.3.5, 11.6.2 One service after the other."""
        assert answer != NO_ANSWER
        if answer != PASS:
            board = board_of(r, self.seat)
            prices = list(board.prices)
            prices[self.service] = answer - NUMBER
            board.prices = (prices[0], prices[1], prices[2])
            if r.log is not None:
                r.tell("price", self.clause(), (self.seat, SERVICES[self.service], answer - NUMBER))
        self.at = 0
        self.service += 1
        if self.service == len(SERVICES):
            r.done()

    def stands(self, r: Root) -> bool:
        """11.3.5 In the set-up every service gets its price, one after the other."""
        return (r.phase == SETUP) == (self.first == 1) and 0 not in board_of(r, self.seat).prices[: self.service]

    def copy(self) -> Step:
        return self.twin(SetPrices(self.seat, self.service, self.first))


known_step(RiverfolkSetup, {"seat": kinds.seat_of("riverfolk"), "left": kinds.COUNT}, waits=(4,), on=("Setup",))
known_step(
    SetPrices,
    {"seat": kinds.seat_of("riverfolk"), "service": kinds.up_to(2), "first": kinds.FLAG},
    on=("RiverfolkSetup", "RiverfolkEvening"),
)
