"""Chapter 8, a greedy Alliance: sympathy where it is cheap and safe, revolts that pay, officers who organize."""

from __future__ import annotations

from typing import Final

from ....games.root.choices import BATTLE, CLEARING, END, MOVE, RECRUIT, card_in, is_card, is_with_card, word_in
from ....games.root.factions.alliance.board import (
    CAPACITY,
    COSTS,
    MARTIAL_LAW,
    MOBILIZE,
    ORGANIZE,
    POINTS,
    TOKENS,
    TRAIN,
)
from ....games.root.state.terms import BIRD, BIT, CLEARINGS, COUNT12, MATCHING, NONE, PLACES, SUIT, WIN, size_of
from ..evaluation.army import UNKNOWN, Army, troop_sweep_value
from ..evaluation.values import hand_worth, swept_worth
from ..evaluation.view_index import EVERYWHERE, best_of
from .brain import Brain

BASES: Final = (420, 220, 150, 0)  # what one more base is worth, by the number there are
OFFICERS: Final = (210, 170, 140, 100, 60, 25, 0)
SUPPORTERS: Final = (125, 120, 115, 105, 95, 75, 55, 35, 25, 10)


class AllianceBrain(Brain):
    """8 Their questions."""

    def own(self) -> int:
        match self.about:
            case "revolt":
                return self.revolt()
            case "sympathy":
                return self.sympathy()
            case "supporter" | "dismiss":
                return self.spared()
            case "agitation":
                return self.agitation()
            case "operation":
                return self.operation()
            case "base":
                return CLEARING + self.army().most_wanted(self.places(), 1)
            case "organize":
                return self.best_place([-self.danger(clearing) for clearing in range(CLEARINGS)])
        return NONE

    # -- what they have ----------------------------------------------------------------------------------------

    def sympathetic(self) -> int:
        return self.index.tokens_of(self.me)

    def placed(self) -> int:
        return COUNT12[self.sympathetic()]

    def bases(self) -> int:
        """8.3.2 The suits whose base is on the map, as bits."""
        suits = 0
        for suit in range(3):
            if self.index.built(self.me, suit):
                suits |= 1 << suit
        return suits

    def next_points(self) -> int:
        """8.4.2.III What the next sympathy token is worth."""
        placed = self.placed()
        if placed >= TOKENS:
            return 0
        if self.view.score[self.me] + POINTS[placed] >= WIN:
            return 10000
        return POINTS[placed] * self.point() + 45  # crafting, outrage, the next ones

    def crafters(self) -> tuple[int, int, int]:
        """8.2.1 Sympathy by suit."""
        s = self.index
        there = self.sympathetic()
        return (COUNT12[there & s.of_suit[0]], COUNT12[there & s.of_suit[1]], COUNT12[there & s.of_suit[2]])

    def muster(self) -> Army:
        """8.6.1 Warriors guard bases, or go where sympathy can be organized."""
        army = Army(self.index)
        there = self.sympathetic()
        worth = self.next_points() * 2 // 3 if self.placed() < TOKENS else 0
        for clearing in range(CLEARINGS):
            army.rule[clearing] = 6
            army.guard[clearing] = army.guard[clearing] if self.view.buildings[self.me * CLEARINGS + clearing] else 0
            if not there >> clearing & 1 and self.index.may_place(clearing):
                army.reach[clearing] = max(0, worth - self.danger(clearing) // 2)
        army.eager = 50
        return army

    def danger(self, clearing: int) -> int:
        """How likely a token is lost there: whoever is there takes it first."""
        s = self.index
        return 22 * min(3, s.foes(clearing)) + 6 * min(4, s.foes_near(clearing)) - 8 * s.warriors(self.me, clearing)

    def price(self, clearing: int) -> int:
        """8.4.2.II The supporters that a token costs there."""
        s = self.index
        cost = COSTS[min(self.placed(), TOKENS - 1)]
        for seat in range(s.seats):
            if seat != self.me and s.warriors(seat, clearing) >= MARTIAL_LAW:
                return cost + 1
        return cost

    # -- Birdsong ----------------------------------------------------------------------------------------------

    def revolt(self) -> int:
        """8.4.1 Where a base pays most: enemies removed, warriors placed, and a card each turn."""
        choice, best = END, 0
        for clearing in PLACES[self.places()]:
            value = self.revolt_worth(clearing)
            if value > best:
                choice, best = CLEARING + clearing, value
        return choice

    def revolt_worth(self, clearing: int) -> int:
        s = self.index
        suit = self.view.suits[clearing]
        value = BASES[COUNT12[self.bases()]] + 25 * COUNT12[self.sympathetic() & s.of_suit[suit]]
        value += troop_sweep_value(s, clearing) + swept_worth(s, clearing)
        if self.view.score[self.me] >= WIN - 6:
            value -= 150
        return value - 6 * s.foes_near(clearing) - 110

    def sympathy(self) -> int:
        """8.4.2 The cheapest and safest clearing, if the token is worth its supporters."""
        choice, best = END, 0
        for clearing in PLACES[self.places()]:
            value = self.spread_worth(clearing)
            if value > best:
                choice, best = CLEARING + clearing, value
        return choice

    def spread_worth(self, clearing: int) -> int:
        s = self.index
        suit = self.view.suits[clearing]
        price = self.price(clearing)
        value = self.next_points() - 32 * price - self.danger(clearing) // 3
        if self.bases() == 0 and self.placed() and self.near_revolt(price):
            value -= 90
        matching = size_of(self.view.stack & MATCHING[suit])
        if not self.bases() >> suit & 1:
            value += 12 * min(3, matching - price)
        prey = 0
        for seat in range(s.seats):
            if s.enemies(seat):
                prey += s.pieces_at(seat * CLEARINGS + clearing)
        return value + 6 * min(prey, 3)

    def near_revolt(self, price: int) -> bool:
        """8.4.1.II Whether the supporters that would be spent are nearly enough for the first base."""
        return self.next_points() < 200 and size_of(self.view.stack) - price < 2 and self.placed() >= 3

    def spared(self) -> int:
        """8.4.1.II, 8.4.2.II The supporter that is missed least: suits of which there are many, no birds."""
        values: list[int] = []
        for card in self.options:
            if not is_card(card):
                values.append(UNKNOWN)
                continue
            suit = SUIT[card]
            values.append(-60 if suit == BIRD else 4 * size_of(self.view.stack & MATCHING[suit]))
        return self.options[best_of(values)]

    # -- Daylight ----------------------------------------------------------------------------------------------

    def agitation(self) -> int:
        """8.5 Craft what scores, train officers, mobilize the rest; what is worth more in hand is kept."""
        for choice in (self.menu_effect(), self.crafts()):
            if choice != NONE:
                return choice
        choice, best = END, 0
        for option in self.options:
            if is_with_card(option):
                value = self.agitation_worth(word_in(option), card_in(option))
                if value > best:
                    choice, best = option, value
        return choice

    def agitation_worth(self, word: int, card: int) -> int:
        """8.5.2, 8.5.3 A card for an officer or a supporter."""
        keep = hand_worth(self.index, card, self.crafters())
        if word == TRAIN:
            officers = self.index.number(self.me, "officers")
            return OFFICERS[min(officers, 6)] - keep - (15 if SUIT[card] == BIRD else 0)
        if word == MOBILIZE:
            held = self.view.stacks()[self.me]
            if not self.bases() and held >= CAPACITY:
                return 0
            return SUPPORTERS[min(held, 9)] - keep - 15 + self.wanted_suit(SUIT[card])
        return 0

    def wanted_suit(self, suit: int) -> int:
        """8.4.1.I A supporter toward a revolt is worth more."""
        if suit == BIRD:
            return 15
        ready = self.sympathetic() & self.index.of_suit[suit]
        return 30 if ready and not self.bases() >> suit & 1 else 0

    def craft_cost(self, card: int) -> int:
        return 40 if BIT[card] & MATCHING[BIRD] else 25

    # -- Evening -----------------------------------------------------------------------------------------------

    def operation(self) -> int:
        """8.6.1 Organize if a warrior can be spared, else what brings the next token nearer, or a good battle."""
        left = self.index.number(self.me, "officers") - self.index.number(self.me, "operations")
        values = {ORGANIZE: self.organize_worth(), BATTLE: self.army().best_battle(EVERYWHERE)[0]}
        values[MOVE] = self.move_worth(left)
        values[RECRUIT] = self.recruit_worth(left)
        choice, best = END, 5
        for option in self.options:
            value = values.get(option, UNKNOWN)
            if value > best:
                choice, best = option, value
        return choice

    def organize_worth(self) -> int:
        """8.6.1.IV Points for a warrior; not the last guard of a base."""
        s = self.index
        best = UNKNOWN
        for clearing in range(CLEARINGS):
            if s.warriors(self.me, clearing) and not self.sympathetic() >> clearing & 1 and s.may_place(clearing):
                best = max(best, self.next_points() - 25 - self.danger(clearing) // 2)
        return best

    def move_worth(self, left: int) -> int:
        """8.6.1.I A step toward a clearing without sympathy, while an operation is left to organize there."""
        value = self.army().best_move(EVERYWHERE)[0]
        return value if left > 1 else value // 2

    def recruit_worth(self, left: int) -> int:
        """8.6.1.III A warrior: to be moved and replaced, or to guard."""
        s = self.index
        bases = s.buildings_of(self.me)
        guards = min([s.warriors(self.me, clearing) for clearing in PLACES[bases]], default=0)
        return (70, 45, 25, 12)[min(guards, 3)] + (20 if left > 2 else 0)
