"""Cards: effects that pay (CARD.*), what to craft (4.1), what to buy (11.2.7), when to dominate (3.3)."""

from __future__ import annotations

from typing import Final

from ....games.root.choices import END, SEAT, SUIT_WORD, card_in, is_card, is_with_card, word_in
from ....games.root.factions.riverfolk.words import HAND_CARD
from ....games.root.state.terms import (
    BANK,
    BIT,
    CLAIM,
    CLEARINGS,
    COBBLER,
    CODES,
    DOMINANCES,
    NONE,
    SPIES,
    STAND,
    SUIT,
    TAX,
    WARREN,
    WIN,
)  # fmt: skip
from ..evaluation.sight import EYRIE
from ..evaluation.values import craft_worth, payable_soon, threat
from ..evaluation.view_index import EVERYWHERE, best_of, clearing_count
from .base import ENOUGH, BaseBrain

PAID: Final = 60  # a warrior that goes to the Company: it will score for them


class CardBrain(BaseBrain):
    """4.1, CARD.* What a hand and the cards in play are for."""

    def effect(self) -> int:
        """4.1.3 The first effect that pays now; CARD.better_burrow_bank must be used."""
        for option in self.options:
            if is_card(option) and self.effect_pays(option):
                return option
        return END if END in self.options else self.options[0]

    def effect_pays(self, card: int) -> bool:
        """Whether to use an effect in play now; for cards that are not in play, False, but for spies of the Eyrie's."""
        bit = BIT[card] & self.view.crafted[self.me]
        if bit & CLAIM:
            return self.claim_pays()
        if bit & (STAND | BANK):
            return True if bit & BANK else min(self.rival_scores()) < WIN - 6
        if bit & WARREN:
            return self.army().best_battle(EVERYWHERE)[0] > 30
        if bit & COBBLER:
            return self.army().best_move(EVERYWHERE)[0] > ENOUGH
        if bit & TAX:
            return self.tax_pays()
        if self.view.coop and BIT[card] & SPIES:  # MM.25 one in play; MM.24 one of the hand, for nothing
            return bool(bit) or self.index.names[self.me] == EYRIE
        return bool(bit & CODES)

    def rival_scores(self) -> list[int]:
        return [self.view.score[seat] for seat in range(self.index.seats) if seat != self.me]

    def claim_pays(self) -> bool:
        """CARD.royal_claim When it wins, or rules enough, or somebody is about to win."""
        rules = clearing_count(self.index.rules)
        score = self.view.score[self.me]
        return rules > 0 and (score + rules >= WIN or rules >= 5 or (rules >= 3 and max(self.rival_scores()) >= 20))

    def tax_pays(self) -> bool:
        """CARD.tax_collector A warrior that is hardly missed for a card."""
        s = self.index
        army = self.army()
        for clearing in range(CLEARINGS):
            held = s.warriors(self.me, clearing)
            if held > 2 and army.hold(clearing, held) - army.hold(clearing, held - 1) < 12:
                return self.view.hands()[self.me] < 5
        return False

    def player(self) -> int:
        """CARD.codebreakers Look at the strongest; the other cards give something to whom they name: the weakest."""
        sign = 1 if self.clause == "CARD.codebreakers" else -1
        values = [sign * (threat(self.index, option - SEAT) * 10) for option in self.options]
        if self.clause == "CARD.stand_and_deliver":
            values = [v + self.view.hands()[o - SEAT] for v, o in zip(values, self.options, strict=True)]
        return self.options[best_of(values)]

    def activated(self) -> int:
        """4.1.1 For '?' the suit of which most pieces are left."""
        crafters = self.crafters()
        used = self.view.activated
        left = [crafters[o - SUIT_WORD] - (used >> 4 * (o - SUIT_WORD) & 15) for o in self.options]
        return self.options[best_of(left)]

    def crafts(self) -> int:
        """4.1 The card among the options that it pays most to craft, or NONE."""
        card, worth = NONE, 0
        for option in self.options:
            if is_card(option) and BIT[option] & self.view.hand and not BIT[option] & DOMINANCES:
                value = craft_worth(self.index, option) - self.craft_cost(option)
                if value > worth:
                    card, worth = option, value
        return card

    def craft_cost(self, card: int) -> int:
        """What the card is worth otherwise."""
        return 12

    def menu_effect(self) -> int:
        """An effect in play, or a dominance card, that it pays to use from a menu; or NONE."""
        for option in self.options:
            if is_card(option) and self.effect_pays(option):
                return option
        return self.dominance()

    def dominance(self) -> int:
        """3.3.1 Activate a card that wins where it stands, when points will not."""
        if not self.view.hand & DOMINANCES or self.view.score[self.me] + 7 > max(self.rival_scores()):
            return NONE
        for option in self.options:
            if is_card(option) and BIT[option] & DOMINANCES & self.view.hand and self.is_dominant(SUIT[option]):
                return option
        return NONE

    def is_dominant(self, suit: int) -> bool:
        """3.3.1 Three clearings of the suit that are ruled by two warriors more than anyone else has."""
        s = self.index
        if suit > 2:
            firm = [c for c in s.map.corners if self.is_firm(c)]
            return any([s.map.opposite[corner] in firm for corner in firm])
        return len([c for c in range(CLEARINGS) if s.of_suit[suit] >> c & 1 and self.is_firm(c)]) >= 3

    def is_firm(self, clearing: int) -> bool:
        s = self.index
        own = s.strength[self.me * CLEARINGS + clearing]
        return s.would_rule(clearing, own - 2)

    def market(self) -> int:
        """11.2.6 Effects as ever; then the card that can be crafted at once for more than its price."""
        for option in self.options:
            if is_card(option) and self.effect_pays(option):
                return option
        choice, best = END if END in self.options else self.options[0], 0
        for option in self.options:
            if is_with_card(option) and word_in(option) == HAND_CARD:
                value = self.bargain(card_in(option))
                if value > best:
                    choice, best = option, value
        return choice

    def bargain(self, card: int) -> int:
        """11.2.7.I What a card of the Company's hand is worth beyond its price."""
        prices = self.view.board(self.index.merchant).get("prices", {})
        price = int(prices["cards"]) if isinstance(prices, dict) and prices else 4
        if not payable_soon(self.index, card, self.crafters()):
            return 0
        return craft_worth(self.index, card) - PAID * price - 25
