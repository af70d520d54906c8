"""Chapter 11.2.6.III, how the Vagabond pays for services: he has items, and no warriors."""

from __future__ import annotations

from typing import final

from .....core.ask import NO_ANSWER
from .....core.state import Step
from ...choices import ITEM_WORD
from ...state import kinds
from ...state.state import Root, RootStep
from ...state.steps import known_step
from ...state.terms import ITEMS
from .board import board_of


@final
class PayItems(RootStep):
    """11.2.6.III He exhausts items of his choice; for each the merchant's own warriors grow by one in Payments."""

    __slots__ = ("left", "seat")

    def __init__(self, seat: int, left: int) -> None:
        super().__init__()
        self.seat = seat
        self.left = left

    def play(self, r: Root, answer: int) -> None:
        # fmt: off
        match self.climb():
            case 0: self.must_choose(r)
            case _: self.exhaust(r, answer)

    def items(self, r: Root) -> tuple[int, ...]:
        """9.2.5 The kinds that are face up and undamaged."""
        board = board_of(r, self.seat)
        return tuple([ITEM_WORD + item for item in range(len(ITEMS)) if board.ready(item)])

    def must_choose(self, r: Root) -> None:
        """11.2.6.III Which, unless all of them are needed."""
        items = self.items(r)
        if len(items) > 1 and r.factions[self.seat].purse(r) > self.left:
            r.ask(self.seat, "pay item", items, "11.2.6.III")

    def exhaust(self, r: Root, answer: int) -> None:
        """11.2.6.III One item, and one warrior of the merchant, 2.5 if there is one."""
        item = (self.items(r)[0] if answer == NO_ANSWER else answer) - ITEM_WORD
        self.at = 0
        self.left -= 1
        if not self.left:
            r.done()
        board_of(r, self.seat).exhaust(r, item, "11.2.6.III", True)  # 9.4.1 it may be refreshed at once
        r.factions[r.merchant].bank(r, r.merchant, 1, "11.2.6.III")

    def subject(self, r: Root) -> dict[str, int]:
        """11.2.6.III How many items are still to be exhausted."""
        return {"count": self.left}

    def stands(self, r: Root) -> bool:
        """11.2.6.III He has the items."""
        return 0 < self.left <= r.factions[self.seat].purse(r)

    def copy(self) -> Step:
        return self.twin(PayItems(self.seat, self.left))


known_step(PayItems, {"seat": kinds.seat_of("vagabond"), "left": kinds.COUNT}, on=("Sale",))
