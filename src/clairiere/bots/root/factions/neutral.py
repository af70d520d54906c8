"""A greedy player for a faction without a brain of its own: it does what its chapter offers, by the general values."""

from __future__ import annotations

from typing import Final

from ....games.root.choices import (
    BATTLE,
    CLEARING,
    END,
    MOVE,
    OWN_WORDS,
    card_in,
    is_card,
    is_clearing,
    is_with_card,
    word_in,
)  # fmt: skip
from ....games.root.state.terms import NONE
from ..evaluation.view_index import EVERYWHERE
from .base import ENOUGH
from .brain import Brain

CARD_FOR_ACT: Final = 60  # a card that is worth more is not paid for an act


class NeutralBrain(Brain):
    """1.4 Effects and crafting first, then acts of the chapter as they are offered, battles and moves that pay."""

    def own(self) -> int:
        choice = self.general()
        if choice != NONE:
            return choice
        if END in self.options:
            return self.menu()
        if is_clearing(self.options[0]):
            return CLEARING + self.army().most_wanted(self.places(), 1)
        return self.cheapest_card()

    def menu(self) -> int:
        """1.4 The first act that does not look bad; or the end."""
        for choice in (self.menu_effect(), self.crafts()):
            if choice != NONE:
                return choice
        for option in self.options:
            if option != END and not is_card(option) and self.pays(option):
                return option
        return END

    def pays(self, option: int) -> bool:
        """Whether to carry out an act: 4.2, 4.3 by what it brings, others if their card is cheap."""
        if option == MOVE:
            return self.army().best_move(EVERYWHERE)[0] >= ENOUGH
        if option == BATTLE:
            return self.army().best_battle(EVERYWHERE)[0] >= ENOUGH
        if is_with_card(option):
            return word_in(option) >= OWN_WORDS[0] and self.card_worth(card_in(option)) < CARD_FOR_ACT
        return True
