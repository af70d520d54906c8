"""Chapter 10, a greedy Cult: gardens, points for their suits, and acolytes that take what enemies have built."""

from __future__ import annotations

from typing import Final

from ....games.root.choices import (
    BATTLE,
    BUILD,
    CLEARING,
    END,
    MOVE,
    RECRUIT,
    SEAT,
    SUIT_WORD,
    card_in,
    is_with_card,
    word_in,
)  # fmt: skip
from ....games.root.factions.cult.board import (
    CONVERT,
    COSTS,
    CRUSADE,
    DISCOUNT,
    GARDENS,
    POINTS,
    SACRIFICE,
    SANCTIFY,
    SCORE,
)  # fmt: skip
from ....games.root.state.terms import CLEARINGS, NONE, OF_SUIT, PLACES, SUIT, SUITS, WIN, size_of
from ..evaluation.army import UNKNOWN, Army, lure, troop_value
from ..evaluation.values import FOE_WARRIOR, prey_worth, threat
from ..evaluation.view_index import best_of
from .brain import Brain

GARDEN: Final = (110, 190, 120, 130, 130)  # what the next garden of a suit is worth, by those there are
ACOLYTE: Final = 30


class CultBrain(Brain):
    """10 Their questions."""

    def own(self) -> int:
        match self.about:
            case "conspire":
                return self.conspire()
            case "crusade":
                return BATTLE if self.fight_worth() >= self.army().best_move(self.outcast_clearings())[0] else MOVE
            case "convert":
                return self.best_place([self.convert_worth(clearing) for clearing in range(CLEARINGS)])
            case "converted":
                return self.options[best_of([threat(self.index, option - SEAT) for option in self.options])]
            case "sanctify":
                return self.best_place([self.sanctify_worth(clearing) for clearing in range(CLEARINGS)])
            case "sanctified":
                return self.lost_piece()
            case "ritual":
                return self.ritual()
            case "garden" | "first garden":
                return self.best_place(self.sites())
            case "flock":
                return CLEARING + self.army().most_wanted(self.places(), 1)
            case "garden craft":
                return self.crafts() if self.crafts() != NONE else END
            case "outcast":
                return self.first_outcast()
        return NONE

    # -- what they have ----------------------------------------------------------------------------------------

    def outcast(self) -> int:
        word = self.index.word(self.me, "outcast")
        return SUITS.index(word) if word else 0

    def outcast_clearings(self) -> int:
        return self.index.of_suit[self.outcast()]

    def gardens(self, suit: int) -> int:
        return self.index.built(self.me, suit)

    def crafters(self) -> tuple[int, int, int]:
        """10.2.1 Gardens of the Outcast suit."""
        gardens = [0, 0, 0]
        gardens[self.outcast()] = self.gardens(self.outcast())
        return (gardens[0], gardens[1], gardens[2])

    def muster(self) -> Army:
        """10.5.1 They want to rule where a garden can stand, and guard those that do."""
        army = Army(self.index)
        for clearing in range(CLEARINGS):
            suit = self.view.suits[clearing]
            site = self.view.slots[clearing] > 0 and self.index.may_place(clearing) and self.gardens(suit) < GARDENS
            army.rule[clearing] = 70 if site else 8
        lure(self.index, army)
        return army

    def sites(self) -> list[int]:
        """10.5.1 Where a garden lasts: few enemies there and near."""
        s = self.index
        values: list[int] = []
        for clearing in range(CLEARINGS):
            own = s.warriors(self.me, clearing)
            value = 6 * min(own, 4) - 8 * s.foes(clearing) - 3 * min(4, s.foes_near(clearing))
            for other in PLACES[s.map.paths[clearing]]:
                value += 2 * min(2, self.view.slots[other])
            values.append(value)
        return values

    def first_outcast(self) -> int:
        """10.3.3 The suit in which enemies have most."""
        s = self.index
        values = [0, 0, 0]
        for clearing in range(CLEARINGS):
            for seat in range(s.seats):
                if s.enemies(seat):
                    values[self.view.suits[clearing]] += s.strength[seat * CLEARINGS + clearing]
        return SUIT_WORD + best_of(values)

    # -- Birdsong ----------------------------------------------------------------------------------------------

    def conspire(self) -> int:
        """10.4.3 The conspiracy that is worth more than its acolytes."""
        choice = self.menu_effect()
        if choice != NONE:
            return choice
        choice, best = END, 0
        for option in self.options:
            value = self.conspiracy_worth(option)
            if value > best:
                choice, best = option, value
        return choice

    def conspiracy_worth(self, word: int) -> int:
        if word not in COSTS:
            return 0
        price = ACOLYTE * (COSTS[word] - (DISCOUNT if self.index.number(self.me, "hated") else 0))
        places = PLACES[self.outcast_clearings()]
        if word == CRUSADE:
            return max(self.fight_worth(), self.army().best_move(self.outcast_clearings())[0]) - price
        if word == CONVERT:
            return max([self.convert_worth(clearing) for clearing in places]) - price
        if word == SANCTIFY:
            return max([self.sanctify_worth(clearing) for clearing in places]) - price
        return 0

    def fight_worth(self) -> int:
        return self.army().best_battle(self.outcast_clearings())[0]

    def convert_worth(self, clearing: int) -> int:
        """10.4.3.II An enemy warrior less, one of their own more."""
        s = self.index
        if not s.foes(clearing) or not s.may_place(clearing):
            return UNKNOWN
        held = s.warriors(self.me, clearing)
        army = self.army()
        gain = army.hold(clearing, held + 2) - army.hold(clearing, held)  # one more here, one less there
        return gain + FOE_WARRIOR + self.broken(clearing)

    def broken(self, clearing: int) -> int:
        """MM.12 What it is worth that whoever rules a clearing has a warrior less there."""
        ruler = self.index.ruler(clearing)
        return troop_value(self.index, ruler, clearing) if ruler not in (NONE, self.me) else 0

    def sanctify_worth(self, clearing: int) -> int:
        """10.4.3.III A point, a garden, and the clearing."""
        s = self.index
        suit = self.view.suits[clearing]
        if not s.may_place(clearing) or self.gardens(suit) >= GARDENS:
            return UNKNOWN
        best = UNKNOWN
        for seat in range(s.seats):
            if s.enemies(seat) and self.view.buildings[seat * CLEARINGS + clearing]:
                best = max(best, prey_worth(s, seat) + GARDEN[self.gardens(suit)])
        return best - 12 * min(4, s.foes(clearing))

    # -- Daylight ----------------------------------------------------------------------------------------------

    def ritual(self) -> int:
        """10.5 Every card is for something; those that score are lost, the others come back."""
        choice = self.menu_effect()
        if choice != NONE:
            return choice
        choice, best = END, 0
        for option in self.options:
            if is_with_card(option):
                value = self.ritual_worth(word_in(option), card_in(option))
                if value > best:
                    choice, best = option, value
        return choice

    def ritual_worth(self, word: int, card: int) -> int:
        suit = SUIT[card]
        if word == SACRIFICE:
            return ACOLYTE + 5
        if word == SCORE:
            return self.score_worth(card)
        keep = min(20, self.card_worth(card) // 4)  # what is dear is revealed rather than scored
        if word == BUILD:
            alone = size_of(self.view.hand & OF_SUIT[suit]) < 2
            return GARDEN[self.gardens(suit)] + keep + (0 if alone else 120)
        if word == RECRUIT:
            return 30 + keep
        return 0

    def score_worth(self, card: int) -> int:
        """10.5.3 The points of the suit for the card."""
        count = self.gardens(SUIT[card])
        points = POINTS[count - 1] if count else 0
        if points and self.view.score[self.me] + points >= WIN:
            return 10000
        return points * self.point() - self.card_worth(card) // 2 - 20

    def craft_cost(self, card: int) -> int:
        return 20
