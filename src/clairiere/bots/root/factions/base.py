"""What every brain has: the table as its seat sees it, the question, and the first things to look up."""

from __future__ import annotations

from typing import Final, Sequence

from ....core.ask import Ask
from ....games.root.choices import CLEARING, is_card, is_clearing
from ....games.root.state.terms import NONE
from ..evaluation.army import UNKNOWN, Army, contain, dominate, raid
from ..evaluation.values import hand_worth, point
from ..evaluation.view_index import ViewIndex

ENOUGH: Final = 12  # what a free move, or a battle, must bring at least


class BaseBrain:
    """Looks at the table once, for one question."""

    def __init__(self, index: ViewIndex, ask: Ask) -> None:
        self.index = index
        self.view = index.view
        self.me = index.me
        self.about = ask.about
        self.clause = ask.clause
        self.options: Sequence[int] = ask.options
        self.ranks: Army | None = None

    # -- what chapters say -------------------------------------------------------------------------------------

    def crafters(self) -> tuple[int, int, int]:
        """4.1.1 Crafting pieces by suit, used ones included."""
        return (0, 0, 0)

    def muster(self) -> Army:
        """What the faction wants of the clearings."""
        return Army(self.index)

    def card_worth(self, card: int) -> int:
        """What a card of the hand is worth to keep."""
        return hand_worth(self.index, card, self.crafters())

    # -- tools -------------------------------------------------------------------------------------------------

    def army(self) -> Army:
        if self.ranks is None:
            self.ranks = self.muster()
            contain(self.index, self.ranks)
            dominate(self.index, self.ranks)
            raid(self.index, self.ranks)
        return self.ranks

    def places(self) -> int:
        """The clearings among the options, as bits."""
        clearings = 0
        for option in self.options:
            if is_clearing(option):
                clearings |= 1 << (option - CLEARING)
        return clearings

    def cheapest_card(self) -> int:
        """The card among the options that is worth least."""
        card, worth = NONE, 0
        for option in self.options:
            if is_card(option):
                value = self.card_worth(option)
                if card == NONE or value < worth:
                    card, worth = option, value
        return card

    def best_place(self, values: list[int]) -> int:
        """The clearing among the options with the highest value, as a choice."""
        place, worth = NONE, UNKNOWN
        for option in self.options:
            if is_clearing(option) and values[option - CLEARING] > worth:
                place, worth = option, values[option - CLEARING]
        return place

    def point(self) -> int:
        return point(self.index)
