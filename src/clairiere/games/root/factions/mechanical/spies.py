"""MM.25 to MM.27, CARD.spy: what a spy in play does."""

from __future__ import annotations

from typing import final

from .....core.ask import NO_ANSWER
from .....core.state import Step
from ...choices import NUMBER, PASS
from ...state import kinds
from ...state.state import Root, RootStep
from ...state.steps import known_step
from ...state.terms import BIT, NONE, SUIT
from .board import board_of


@final
class Spying(RootStep):
    """MM.25 The owner of a spy reveals an order; MM.26 the spy may be exposed; MM.27 if not, two orders may be
    swapped."""

    __slots__ = ("card", "one", "seat", "target")

    def __init__(self, seat: int, target: int, card: int, one: int = NONE) -> None:
        super().__init__()
        self.seat = seat
        self.target = target  # whose orders they are
        self.card = card  # the spy
        self.one = one  # the first of the orders to be swapped

    def play(self, r: Root, answer: int) -> None:
        # fmt: off
        match self.climb():
            case 0: r.ask(self.seat, "spy", self.places(r, NONE), "MM.25")
            case 1: self.reveal(r, answer)             # MM.25, MM.26
            case 2: self.may_swap(r)                   # MM.27
            case 3: self.choose(r, answer)
            case 4: r.ask(self.seat, "swap with", self.places(r, self.one), "MM.27")
            case _: self.swap(r, answer)

    def places(self, r: Root, without: int) -> tuple[int, ...]:
        """MM.5 The orders, counted from the left."""
        count = len(board_of(r, self.target).orders)
        return tuple([NUMBER + 1 + place for place in range(count) if place != without])

    def reveal(self, r: Root, answer: int) -> None:
        """MM.25 All see it, and it stays in its place; MM.26 if it has the spy's suit, birds being no jokers here, the
        spy is discarded at once."""
        order = board_of(r, self.target).show_order(r, answer - NUMBER - 1, "MM.25", "order seen")
        if SUIT[order] == SUIT[self.card]:
            r.done()
            r.crafted[self.seat] &= ~BIT[self.card]
            if r.log is not None:
                r.tell("exposed", "MM.26", (self.seat, self.card))
            r.put_away(BIT[self.card])

    def may_swap(self, r: Root) -> None:
        """MM.27 Two orders may change places."""
        places = self.places(r, NONE)
        if len(places) > 1:
            r.ask(self.seat, "swap", (*places, PASS), "MM.27")

    def choose(self, r: Root, answer: int) -> None:
        """MM.27 The first of the two."""
        if answer in (PASS, NO_ANSWER):
            r.done()
        else:
            self.one = answer - NUMBER - 1

    def swap(self, r: Root, answer: int) -> None:
        """MM.27 The others keep their places."""
        r.done()
        board_of(r, self.target).swap_orders(r, self.one, answer - NUMBER - 1)

    def subject(self, r: Root) -> dict[str, int]:
        """MM.25 The spy, MM.27 and the first of two orders."""
        return {"card": self.card} if self.at == 1 else {"order": self.one} if self.at > 4 else {}

    def copy(self) -> Step:
        return self.twin(Spying(self.seat, self.target, self.card, self.one))


known_step(
    Spying,
    {
        "seat": kinds.SEAT,
        "target": kinds.seat_of("mechanical"),
        "card": kinds.PLAYED_CARD,
        "one": kinds.or_none(kinds.up_to(4), 3),
    },
)
