"""What every mind has: the table as its seat sees it, the question, and the first things to look up."""

from __future__ import annotations

from typing import Final, Sequence

from ....core.ask import Ask
from ....games.root.choices import CLEARING, is_card, is_clearing
from ....games.root.state.terms import NONE
from ..evaluation.army import UNKNOWN, Army, contain, dominate
from ..evaluation.values import hand_worth, point
from ..evaluation.view_index import Sight

ENOUGH: Final = 12  # what a free move, or a battle, must bring at least


class Mind:
    """Looks at the table once, for one question."""

    def __init__(self, sight: Sight, ask: Ask) -> None:
        self.sight = sight
        self.view = sight.view
        self.me = sight.me
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
        return Army(self.sight)

    def card_worth(self, card: int) -> int:
        """What a card of the hand is worth to keep."""
        return hand_worth(self.sight, card, self.crafters())

    # -- tools -------------------------------------------------------------------------------------------------

    def army(self) -> Army:
        if self.ranks is None:
            self.ranks = self.muster()
            contain(self.sight, self.ranks)
            dominate(self.sight, self.ranks)
        return self.ranks

    def places(self) -> int:
        """The clearings among the options, as bits."""
        found = 0
        for option in self.options:
            if is_clearing(option):
                found |= 1 << (option - CLEARING)
        return found

    def cheapest_card(self) -> int:
        """The card among the options that is worth least."""
        found, worth = NONE, 0
        for option in self.options:
            if is_card(option):
                value = self.card_worth(option)
                if found == NONE or value < worth:
                    found, worth = option, value
        return found

    def best_place(self, values: list[int]) -> int:
        """The clearing among the options with the highest value, as a choice."""
        found, worth = NONE, UNKNOWN
        for option in self.options:
            if is_clearing(option) and values[option - CLEARING] > worth:
                found, worth = option, values[option - CLEARING]
        return found

    def point(self) -> int:
        return point(self.sight)
