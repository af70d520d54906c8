"""MM.3 to MM.7, the Mechanical Marquise's set-up; MM.23 the order programme is filled in the same way."""

from __future__ import annotations

from typing import final

from .....core.ask import NATURE, NO_ANSWER
from .....core.state import Step
from ...choices import CLEARING
from ...state import kinds
from ...state.state import Root, RootStep
from ...state.steps import known_step
from .board import FOR_SALE, ORDERS, board_of


@final
class FillOrders(RootStep):
    """MM.5, MM.23 The programme is filled up to five cards, on the right."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def play(self, r: Root, answer: int) -> None:
        # fmt: off
        match self.climb():
            case 0: self.refill(r)                     # 2.1.2
            case 1: self.draw(r)
            case _: self.add(r, answer)

    def refill(self, r: Root) -> None:
        """2.1.2 An empty deck is formed again."""
        if len(board_of(r, self.seat).orders) < ORDERS and not r.deck and r.discard:
            r.reshuffle()

    def draw(self, r: Root) -> None:
        """2.1.2 One card after the other, for they have an order; none if there is none (RUL.36)."""
        if len(board_of(r, self.seat).orders) < ORDERS and r.deck:
            r.ask_among(NATURE, "programme", r.next_cards(), "MM.23" if r.turns else "MM.5")

    def add(self, r: Root, answer: int) -> None:
        """MM.5 Nobody sees it."""
        if answer == NO_ANSWER:
            r.done()
        else:
            self.at = 0
            board_of(r, self.seat).add_order(r, answer, "MM.23" if r.turns else "MM.5")

    def copy(self) -> Step:
        return self.twin(FillOrders(self.seat))


@final
class MechanicalSetup(RootStep):
    """MM.7 As the Marquise, without buildings: keep and garrison; MM.6 and four items for sale."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def play(self, r: Root, answer: int) -> None:
        # fmt: off
        match self.climb():
            case 0: self.put_on_sale(r)                # MM.6
            case 1: self.advance(r)                    # COOP.5
            case 2: self.must_place_keep(r)            # MM.3, MM.7
            case 3: board_of(r, self.seat).place_keep(r, answer - CLEARING)
            case 4: board_of(r, self.seat).garrison(r)  # MM.7
            case _: r.done()

    def put_on_sale(self, r: Root) -> None:
        """MM.6 One item each of four kinds leaves the shared supply (RUL.41)."""
        for item in FOR_SALE:
            r.take_item(self.seat, item, "MM.6", "for sale")

    def advance(self, r: Root) -> None:
        """COOP.5 In a campaign she begins with points."""
        r.gain(self.seat, r.rules.head_start, "COOP.5")

    def must_place_keep(self, r: Root) -> None:
        """MM.3 A neighbour, the next player, sets her up: MM.7, 6.3.2 the keep goes in any corner."""
        handler = (self.seat + 1) % r.seats
        r.ask(handler, "her keep", tuple([CLEARING + corner for corner in r.map.corners]), "MM.7")

    def copy(self) -> Step:
        return self.twin(MechanicalSetup(self.seat))


known_step(FillOrders, {"seat": kinds.seat_of("mechanical")}, on=("Setup", "Turns"))
known_step(MechanicalSetup, {"seat": kinds.seat_of("mechanical")}, on=("Setup",))
