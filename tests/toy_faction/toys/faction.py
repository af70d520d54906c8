"""Chapter TOY, the Toymakers as a faction: their phases and their refusals."""

from __future__ import annotations

from typing import final

from clairiere.core.ask import Ask
from clairiere.games.root.choices import card_in, is_clearing, is_with_card, word_in
from clairiere.games.root.faction import Faction, Verdict, register_faction
from clairiere.games.root.state.state import Root
from clairiere.games.root.state.terms import BIT

from .board import LIGHT, ToyBoard
from .turn import ToyBirdsong, ToyDaylight, ToyEvening, ToySetup


@final
class Toys(ToyBoard):
    """TOY.1 They light the woodland, and score by its light."""

    __slots__ = ()

    def copy(self) -> Faction:
        other = Toys()
        self.twin(other)
        other.acts = self.acts
        return other

    def set_up(self, r: Root) -> None:
        """TOY.3 A lantern and its warriors."""
        r.push(ToySetup(self.seat))

    def birdsong(self, r: Root) -> None:
        """TOY.4 Lanterns glow."""
        r.push(ToyBirdsong(self.seat))

    def daylight(self, r: Root) -> None:
        """TOY.5 Craft and act."""
        r.push(ToyDaylight(self.seat))

    def evening(self, r: Root) -> None:
        """TOY.6 Draw and discard."""
        r.push(ToyEvening(self.seat))

    def refuse(self, r: Root, ask: Ask, choice: int) -> Verdict | None:
        """TOY.5.2 By their chapter."""
        if ask.about == "lantern" and is_clearing(choice):
            return "toys-unlit", "TOY.5.2", {}
        if is_with_card(choice) and word_in(choice) == LIGHT and r.hand[self.seat] & BIT[card_in(choice)]:
            return "toys-no-site", "TOY.5.2", {}
        return None


register_faction(Toys())
