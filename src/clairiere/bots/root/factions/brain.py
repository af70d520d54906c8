"""A brain answers one question: what is the same for all factions. Chapters override what is theirs."""

from __future__ import annotations

from ....games.root.choices import CLEARING, END, NUMBER, PASS, SEAT, WORDS, is_seat
from ....games.root.state.terms import CLEARINGS, NONE, PLACES
from ..evaluation.army import UNKNOWN
from ..evaluation.sight import MECHANICAL
from ..evaluation.values import OWN_PIECES
from ..evaluation.view_index import best_of
from .base import ENOUGH
from .battle_answers import ambush_pays, battle_effect, enlist_pays, foil_pays
from .cards import CardBrain
from .orders import order_to_spy, swapped, swapped_with


class Brain(CardBrain):
    """Answers one question."""

    def choose(self) -> int:
        """An option of the question, whatever happens."""
        choice = self.own()
        if choice == NONE:
            choice = self.general()
        return choice if choice in self.options else self.any_option()

    def any_option(self) -> int:
        """Rather nothing than anything."""
        for option in (END, PASS):
            if option in self.options:
                return option
        return self.options[0]

    def own(self) -> int:
        """The answer to a question of the faction's chapter, or NONE."""
        return NONE

    # -- general questions -------------------------------------------------------------------------------------

    def general(self) -> int:
        match self.about:
            case "ambush":
                return self.cheapest_card() if ambush_pays(self.index) else PASS
            case "foil":
                return self.cheapest_card() if foil_pays(self.index) else PASS
            case "enlist":
                return self.options[0] if enlist_pays(self.index, self.options[0] - SEAT) else PASS
            case "effects":
                return battle_effect(self.index, self.options)
            case "hit" | "strike piece":
                return self.lost_piece()
            case "thirty":
                return SEAT + self.view.partners[self.me]  # 9.2.8 a partner's win is shared
            case "discard" | "outrage":
                return self.cheapest_card()
            case "from":
                return self.origin()
            case "to":
                return self.target()
            case "count":
                return self.count()
            case "battlefield":
                return self.battlefield()
            case "defender":
                return self.defender()
        return self.general_effect()

    def general_effect(self) -> int:
        """4.1, CARD.* Crafting and the effects of cards."""
        match self.about:
            case "effect":
                return self.effect()
            case "market":
                return self.market()
            case "player":
                return self.player()
            case "tax":
                return CLEARING + self.army().least_missed(self.places())
            case "activate":
                return self.activated()
            case "spy" | "swap" | "swap with":
                return self.spied()
        return NONE

    def spied(self) -> int:
        """MM.25, MM.27 Her orders; only a team has a plan for them."""
        if not self.view.coop:
            return NONE
        her = self.index.names.index(MECHANICAL)
        if self.about == "spy":
            return order_to_spy(self.index, her)
        return swapped(self.index, her) if self.about == "swap" else swapped_with(self.index, her)

    def lost_piece(self) -> int:
        """4.3.3 The own piece that is worth least; of another's pieces, the one that he misses most."""
        buildings, tokens = self.view.pieces(self.me)
        values: list[int] = []
        for option in self.options:
            name = WORDS[option]
            worth = OWN_PIECES.get(name, 100)
            values.append(-worth if name in buildings or name in tokens else worth)
        return self.options[best_of(values)]

    def origin(self) -> int:
        """4.2 Where the best move starts; none, if none pays and none is asked for."""
        move = self.army().best_move(self.places())
        if PASS in self.options and move[0] < ENOUGH:
            return PASS
        return CLEARING + move[1]

    def target(self) -> int:
        """4.2.1 Where the best move goes, of those that can have been begun."""
        places = self.places()
        army = self.army()
        best = (UNKNOWN, NONE, NONE, 0)
        for origin in PLACES[army.origins_like(places)]:
            move = army.best_move_from(origin, places)
            if move[0] > best[0]:
                best = move
        return CLEARING + best[2]

    def count(self) -> int:
        """4.2 How many move: as in the best move of a group of that size."""
        held = len(self.options)
        within = 0
        for clearing in range(CLEARINGS):
            if self.index.warriors(self.me, clearing) == held:
                within |= 1 << clearing
        movers = self.planned(within)
        return NUMBER + (movers if 0 < movers <= held else max(1, held - 1))

    def planned(self, within: int) -> int:
        """4.2 How many warriors the best move takes that starts in one of some clearings."""
        return self.army().best_move(within)[3]

    def battlefield(self) -> int:
        """4.3 Where the best battle is."""
        battle = self.army().best_battle(self.places())
        if PASS in self.options and battle[0] < ENOUGH:
            return PASS
        return CLEARING + battle[1]

    def defender(self) -> int:
        """4.3 Whom to fight; where is not said, but all who are asked about are there."""
        seats = [option - SEAT for option in self.options if is_seat(option)]
        s = self.index
        best, foe = UNKNOWN, NONE
        for clearing in range(CLEARINGS):
            there = [seat for seat in range(s.seats) if seat != self.me and s.present(seat, clearing)]
            if there == seats and s.warriors(self.me, clearing):
                value, seat = self.army().best_foe(clearing, s.warriors(self.me, clearing))
                if value > best:
                    best, foe = value, seat
        return SEAT + foe if foe != NONE else self.options[0]
