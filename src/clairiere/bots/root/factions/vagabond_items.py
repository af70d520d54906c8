"""Chapter 9.2.5, a Vagabond's items: which to refresh, to exhaust, to give up."""

from __future__ import annotations

from typing import Final

from ....core.ask import Ask
from ....games.root.choices import ITEM_WORD, PASS, WARRIOR_WORD  # fmt: skip
from ....games.root.factions.vagabond.birdsong import LIMIT, PER_BAG
from ....games.root.factions.vagabond.words import (
    BAG,
    BOOTS,
    CROSSBOW,
    EXHAUSTED,
    HAMMER,
    SWORD,
    TO_SATCHEL,
    TO_TRACK,
    TORCH,
)  # fmt: skip
from ....games.root.state.terms import CLEARINGS, ITEMS, count_of
from ..evaluation.values import hand_worth, threat
from ..evaluation.view_index import ViewIndex, best_of
from .brain import Brain
from .vagabond_options import ITEM_WORTH, VagabondOptions

LEFT_BEHIND: Final = 90  # an item that leaves the game


class ItemBrain(Brain):
    """9.2.5 His items, one by one."""

    # -- what he has -------------------------------------------------------------------------------------------

    def __init__(self, index: ViewIndex, ask: Ask) -> None:
        super().__init__(index, ask)
        self.belongings: VagabondOptions | None = None
        self.drawn: list[int] | None = None  # by the riches of the Company

    def vagabond(self) -> VagabondOptions:
        if self.belongings is None:
            self.belongings = VagabondOptions(self.index)
        return self.belongings

    def place(self) -> int:
        return self.view.pawns[self.me]

    def weight(self, seat: int) -> int:
        return threat(self.index, seat) + 3 * self.view.hands()[seat]

    def crafters(self) -> tuple[int, int, int]:
        """9.2.1 Hammers, of whatever suit he goes to."""
        hammers = self.index.sound(self.me, HAMMER)
        return (hammers, hammers, hammers)

    def ruins_around(self, forest: int) -> int:
        return len([c for c in self.index.map.forests[forest - CLEARINGS] if self.view.ruins >> c & 1])

    def item_worth(self, option: int) -> int:
        """9.2.5 An item among the options, face up or down, or a relic."""
        item = option - EXHAUSTED if option >= EXHAUSTED else option - ITEM_WORD
        return ITEM_WORTH[item] if 0 <= item < len(ITEMS) else 100

    def dearest(self) -> int:
        """9.4.1, 9.5.4, 9.5.7 The item that is worth most."""
        return self.options[best_of([-1 if option == PASS else self.item_worth(option) for option in self.options])]

    def stow(self, otherwise: int) -> int:
        """9.2.5.III Fill the tracks, bags first: a bag saves two more items (9.6.4). Return `otherwise` if nothing can
        go to a track."""
        moves = [option for option in self.options if TO_TRACK <= option < TO_SATCHEL]
        return max(moves) if moves else otherwise

    def least_item(self) -> int:
        """9.5.4, 9.6.4 The item that is worth least now; the last torch while there are ruins, and boots, are kept."""
        vagabond = self.vagabond()
        values: list[int] = []
        for option in self.options:
            item = option - EXHAUSTED if option >= EXHAUSTED else option - ITEM_WORD
            value = -self.item_worth(option) if self.about == "drop" else -self.use_now(vagabond, item)
            if count_of(vagabond.ready + vagabond.spent, item) > 1:
                value += 30
            values.append(value)
        return self.options[best_of(values)]

    def use_now(self, vagabond: VagabondOptions, item: int) -> int:
        """9.5 What else a face-up item could still do in this turn, or by staying on its track."""
        place = self.place()
        if item == BOOTS:
            return 75
        if item == TORCH:
            return 110 if self.view.ruins else 30
        if item in (HAMMER, SWORD, CROSSBOW):
            if place >= CLEARINGS:
                return 20
            if item == SWORD:
                return 20 + max(0, vagabond.battles_at(place)[0])
            return 20 + (vagabond.crafts_at(place) // 2 if item == HAMMER else vagabond.strike_at(place)[0])
        return ITEM_WORTH[item] * 2 // 3 + (self.left_behind(vagabond) if item == BAG else 0)

    def left_behind(self, vagabond: VagabondOptions) -> int:
        """9.6.4 What leaves the game if one bag more lies in the satchel face down."""
        load = vagabond.all_damaged() + 1
        for item in range(len(ITEMS)):
            load += count_of(self.index.items(self.me, "satchel") + vagabond.spent, item)
        room = LIMIT + PER_BAG * (count_of(self.index.items(self.me, "track"), BAG) - 1)
        return LEFT_BEHIND * max(0, load - room)

    def damaged(self) -> int:
        """9.2.7 Items that are face down first; 9.2.9.II.d allied warriors, as long as they stay friends."""
        hits = self.view.board(self.me).get("hits", {})
        if WARRIOR_WORD in self.options and isinstance(hits, dict) and int(hits["allies"]) < int(hits["items"]):
            return WARRIOR_WORD
        values: list[int] = []
        for option in self.options:
            if option == WARRIOR_WORD:
                values.append(-1000)
            else:
                values.append((70 if option >= EXHAUSTED else 0) - self.item_worth(option))
        return self.options[best_of(values)]

    def dearest_card(self) -> int:
        crafters = self.crafters()
        return self.options[best_of([hand_worth(self.index, card, crafters) for card in self.options])]
