"""Chapter 6, a greedy Marquise: builds what scores most, keeps wood and rule joined, fights where points are."""

from __future__ import annotations

from typing import Final

from ....games.root.choices import BATTLE, BUILD, CLEARING, END, PASS, RECRUIT, card_in, is_with_card, word_in
from ....games.root.factions.marquise.board import (
    BUILDINGS,
    COSTS,
    EXTRA,
    KEEP,
    MARCH,
    OVERWORK,
    POINTS,
    RECRUITER,
    TRACK,
    WOOD,
    WORKSHOP,
)  # fmt: skip
from ....games.root.state.terms import BIRDS, BIT, CLEARINGS, NONE, PLACES, WIN, count_of
from ..evaluation.army import UNKNOWN, Army, lure
from ..evaluation.view_index import EVERYWHERE
from .brain import Brain

ENGINE: Final = ((0, 95, 85, 60, 30, 10), (0, 20, 20, 20, 20, 20), (0, 55, 75, 45, 50, 10))  # beyond points, by kind
SITES: Final = (0, 30, 40, 45)  # what open slots make of a clearing


class MarquiseBrain(Brain):
    """6 Her questions."""

    def own(self) -> int:
        match self.about:
            case "daylight":
                return self.daylight()
            case "building":
                return self.building()
            case "site":
                return self.best_place(self.sites(self.planned_kind()))
            case "pay wood":
                return self.best_place([self.exposure(clearing) for clearing in range(CLEARINGS)])
            case "sawmill" | "wood":
                return self.best_place([-self.exposure(clearing) for clearing in range(CLEARINGS)])
            case "muster":
                return CLEARING + self.army().most_wanted(self.places(), 1)
            case "hospitals":
                return self.hospitals()
            case "keep":
                return self.best_place([self.room_around(clearing) for clearing in range(CLEARINGS)])
            case "first sawmill" | "first workshop" | "first recruiter":
                return self.first_building()
        return NONE

    # -- set-up ------------------------------------------------------------------------------------------------

    def room_around(self, corner: int) -> int:
        """6.3.2 Open slots in a corner and beside it."""
        slots = self.view.slots
        return 3 * slots[corner] + sum([slots[other] for other in PLACES[self.index.map.paths[corner]]])

    def first_building(self) -> int:
        """6.3.4 The workshop where a single one crafts most (mouse, fox), others where there is room."""
        values = [4 * self.view.slots[clearing] for clearing in range(CLEARINGS)]
        for clearing in range(CLEARINGS):
            if self.about == "first workshop":
                values[clearing] += (6, 0, 9)[self.view.suits[clearing]]
            elif self.view.tokens[self.me * CLEARINGS + clearing] and self.about == "first recruiter":
                values[clearing] += 3
        return self.best_place(values)

    # -- what she has ------------------------------------------------------------------------------------------

    def crafters(self) -> tuple[int, int, int]:
        """6.2.1 Workshops by suit."""
        workshops = [0, 0, 0]
        for clearing in range(CLEARINGS):
            built = self.view.buildings[self.me * CLEARINGS + clearing]
            workshops[self.view.suits[clearing]] += count_of(built, WORKSHOP)
        return (workshops[0], workshops[1], workshops[2])

    def muster(self) -> Army:
        """6.5.4.II She wants to rule clearings with open slots, wood and buildings."""
        army = Army(self.index)
        pressing = 0 if self.open_sites() else max(0, self.best_kind(self.all_wood())[0]) * 2 // 3
        for clearing in range(CLEARINGS):
            at = self.me * CLEARINGS + clearing
            slots = self.view.slots[clearing] if self.index.may_place(clearing) else 0
            army.rule[clearing] = 22 + SITES[min(slots, 3)] + 12 * count_of(self.view.tokens[at], WOOD)
            if slots:
                army.rule[clearing] += pressing  # there is wood, and nowhere to build
            if self.view.buildings[at]:
                army.rule[clearing] += 25
        lure(self.index, army)
        return army

    def wood(self, clearing: int) -> int:
        return count_of(self.view.tokens[self.me * CLEARINGS + clearing], WOOD)

    def all_wood(self) -> int:
        return sum([self.wood(clearing) for clearing in range(CLEARINGS)])

    def joined(self, site: int) -> int:
        """6.5.4.II The clearings linked to a site through clearings that she rules."""
        linked = edge = 1 << site
        while edge:
            grown = 0
            for clearing in PLACES[edge]:
                grown |= self.index.map.paths[clearing]
            edge = grown & self.index.rules & ~linked
            linked |= edge
        return linked

    def most_wood(self) -> int:
        """6.5.4.II The most wood that can be spent on one site."""
        most = seen = 0
        for clearing in PLACES[self.index.rules]:
            if not seen >> clearing & 1:
                linked = self.joined(clearing)
                seen |= linked
                if any([self.view.slots[site] and self.index.may_place(site) for site in PLACES[linked]]):
                    most = max(most, sum([self.wood(place) for place in PLACES[linked]]))
        return most

    def open_sites(self) -> bool:
        """6.5.4.II Whether she rules a clearing with an open slot."""
        places = PLACES[self.index.rules]
        return any([self.view.slots[site] > 0 and self.index.may_place(site) for site in places])

    # -- building ----------------------------------------------------------------------------------------------

    def build_worth(self, kind: int) -> int:
        """6.5.4.III Points of the next building of a kind, and what it does for later."""
        built = self.index.built(self.me, kind)
        if built >= TRACK:
            return UNKNOWN
        points = POINTS[kind][built] * self.point()
        if self.view.score[self.me] + POINTS[kind][built] >= WIN:
            return points + 10000
        early = max(0, 22 - self.view.score[self.me])
        return points + ENGINE[kind][built] * early // 15 - 15 * COSTS[built]

    def best_kind(self, wood: int) -> tuple[int, int]:
        """6.5.4.I The best building for so much wood: its worth, and which."""
        worth, best_kind = UNKNOWN, NONE
        for kind in range(3):
            built = self.index.built(self.me, kind)
            if built < TRACK and COSTS[built] <= wood:
                value = self.build_worth(kind)
                if value > worth:
                    worth, best_kind = value, kind
        return worth, best_kind

    def building(self) -> int:
        """6.5.4.I What to build."""
        best, choice = UNKNOWN, NONE
        for option in self.options:
            value = self.build_worth(BUILDINGS.index(option))
            if value > best:
                best, choice = value, option
        return choice

    def planned_kind(self) -> int:
        """6.5.4.II The kind for which the site is asked, as it was chosen: the best that can be paid."""
        return self.best_kind(self.most_wood())[1]

    def sites(self, kind: int) -> list[int]:
        """6.5.4.II How good each clearing is to build in."""
        s = self.index
        values = [0] * CLEARINGS
        crafters = self.crafters()
        for clearing in range(CLEARINGS):
            margin = s.strength[self.me * CLEARINGS + clearing] - s.foes(clearing)
            values[clearing] = 8 * min(margin, 4) - 6 * min(s.foes_near(clearing), 4)
            if count_of(self.view.tokens[self.me * CLEARINGS + clearing], KEEP):
                values[clearing] += 20
            if kind == WORKSHOP:
                values[clearing] += (14, 12, 14)[self.view.suits[clearing]] // (1 + crafters[self.view.suits[clearing]])
        return values

    def exposure(self, clearing: int) -> int:
        """How easily what lies in a clearing is lost."""
        s = self.index
        return 10 * s.foes(clearing) + 4 * s.foes_near(clearing) - 6 * s.warriors(self.me, clearing)

    # -- Daylight ----------------------------------------------------------------------------------------------

    def daylight(self) -> int:
        """6.5 Craft, then the action that is worth most; birds buy more of them."""
        for choice in (self.menu_effect(), self.crafts()):
            if choice != NONE:
                return choice
        left = self.index.number(self.me, "actions")
        if not left:
            return self.extra()
        choice, worth = END, 0
        for option in self.options:
            value = self.action_worth(option, left)
            if value > worth:
                choice, worth = option, value
        return choice

    def action_worth(self, option: int, left: int) -> int:
        """6.5.1 to 6.5.5 What an action brings."""
        if option == BUILD:
            return self.best_kind(self.most_wood())[0] + 25
        if option == BATTLE:
            return self.army().best_battle(EVERYWHERE)[0]
        if option == MARCH:
            return self.army().best_move(EVERYWHERE)[0] * 5 // 4
        if option == RECRUIT:
            return 20 * min(self.view.supply[self.me], self.index.built(self.me, RECRUITER))
        if is_with_card(option) and word_in(option) == OVERWORK:
            return self.overwork_worth(left) - self.card_worth(card_in(option))
        return 0

    def overwork_worth(self, left: int) -> int:
        """6.5.5 One more wood: at once, if it pays for something better that an action is left to build."""
        if not self.open_sites():
            return 0
        wood = self.most_wood()
        if left < 2:
            return 40 if wood < 4 else 0
        now, more = max(0, self.best_kind(wood)[0]), self.best_kind(wood + 1)[0]
        return max(40 if wood < 4 else 0, more - now)

    def extra(self) -> int:
        """6.5 A bird for one more action, if there is a good one."""
        value = max(self.army().best_battle(EVERYWHERE)[0], 0)
        if self.open_sites():
            value = max(value, self.best_kind(self.most_wood())[0])
        bird, cost = NONE, 0
        for option in self.options:
            if is_with_card(option) and word_in(option) == EXTRA:
                worth = self.card_worth(card_in(option))
                if bird == NONE or worth < cost:
                    bird, cost = option, worth
        return bird if bird != NONE and value > cost + 30 else END

    def hospitals(self) -> int:
        """6.2.3 A cheap card for some warriors."""
        card = self.cheapest_card()
        if card == NONE:
            return PASS
        return card if self.card_worth(card) < 40 and self.view.supply[self.me] > 1 else PASS

    def craft_cost(self, card: int) -> int:
        """2.1.1.II A bird is one action more."""
        return 45 if BIT[card] & BIRDS else 12
