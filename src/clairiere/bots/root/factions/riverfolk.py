"""Chapter 11, a greedy Company: trade posts first, items for their points, funds kept for dividends."""

from __future__ import annotations

from typing import Final

from ....games.root.choices import (
    BATTLE,
    CLEARING,
    END,
    MOVE,
    NUMBER,
    PASS,
    RECRUIT,
    SEAT,
    card_in,
    is_card,
    is_with_card,
    word_in,
)  # fmt: skip
from ....games.root.factions.riverfolk.words import DRAW, ESTABLISH, EXPORT, POINTS, POST_COST, POSTS
from ....games.root.state.terms import BIT, CLEARINGS, COST, DOMINANCES, NONE, WIN, size_of
from ..evaluation import boards
from ..evaluation.army import Army, lure
from ..evaluation.values import craft_worth
from ..evaluation.view_index import EVERYWHERE, best_of, clearing_count
from .brain import Brain

PRICES: Final = {"price cards": (3, 2, 4, 1), "price boats": (2, 3, 1, 4), "price mercenaries": (2, 3, 1, 4)}
COMMITTED: Final = 45  # a fund that brings no dividend in the next Birdsong
SPENT: Final = 70  # a fund that is gone
DRAWN: Final = (75, 62, 48, 30, 10, 0)  # a card, by the size of the hand


class RiverfolkBrain(Brain):
    """11 Their questions."""

    def own(self) -> int:
        match self.about:
            case "trade":
                return self.trade()
            case "establish":
                return self.best_place(self.sites())
            case "river":
                return CLEARING + self.army().most_wanted(self.places(), 1)
            case "first river":
                return self.best_place(self.landings())
            case "price cards" | "price boats" | "price mercenaries":
                return self.price()
            case "lose fund" | "fund move" | "fund battle" | "fund draw" | "fund craft" | "fund recruit":
                return self.fund()
        return NONE

    # -- what they have ----------------------------------------------------------------------------------------

    def funds(self, seat: int) -> int:
        """11.2.4 Warriors of a player in Funds."""
        return boards.funds(self.view, self.me, seat)

    def all_funds(self) -> int:
        return sum([self.funds(seat) for seat in range(self.index.seats)])

    def left(self, suit: int) -> int:
        """11.3.3 Trade posts of a suit on the board."""
        return boards.posts_left(self.view, self.me, suit)

    def crafters(self) -> tuple[int, int, int]:
        """11.2.1 Uncovered spaces by suit."""
        return (POSTS - self.left(0), POSTS - self.left(1), POSTS - self.left(2))

    def committed(self) -> int:
        """11.4.2 What it costs to leave a fund in another box."""
        return COMMITTED if self.index.tokens_of(self.me) else COMMITTED // 2

    def open_to_posts(self, clearing: int) -> bool:
        """11.5.6.I No post there, and one of the suit is left."""
        free = not self.view.tokens[self.me * CLEARINGS + clearing] and self.index.may_place(clearing)
        return free and self.left(self.view.suits[clearing]) > 0

    def muster(self) -> Army:
        """11.5.6.II They want to rule where a post can stand, to pay for it themselves, and guard those that do."""
        army = Army(self.index)
        funds = self.funds(self.me)
        for clearing in range(CLEARINGS):
            army.guard[clearing] *= 2
            army.rule[clearing] = 5
            if self.open_to_posts(clearing):
                army.rule[clearing] = 110 if funds > POST_COST else 40
        lure(self.index, army)
        return army

    def landings(self) -> list[int]:
        """11.3.2 Two by two, where most ways meet."""
        values: list[int] = []
        for clearing in range(CLEARINGS):
            own = self.index.warriors(self.me, clearing)
            values.append(
                4 * clearing_count(self.index.ways[clearing]) - 3 * self.index.foes(clearing) - (0 if own < 2 else 60)
            )
            values[-1] += 20 * (own == 1)
        return values

    def sites(self) -> list[int]:
        """11.5.6.I Where a post is safe; others' funds are spent before their own."""
        s = self.index
        values: list[int] = []
        for clearing in range(CLEARINGS):
            value = 10 * min(3, s.warriors(self.me, clearing)) - 8 * min(4, s.foes(clearing))
            value -= 2 * min(4, s.foes_near(clearing))
            if s.ruler(clearing) not in (self.me, NONE):
                value += 12
            values.append(value)
        return values

    def price(self) -> int:
        """11.3.5, 11.6.2 The price they like best; it stays once it is set."""
        if PASS in self.options:
            return PASS
        for price in PRICES[self.about]:
            if NUMBER + price in self.options:
                return NUMBER + price
        return self.options[0]

    def fund(self) -> int:
        """11.2.4 An odd one, so that pairs are left for posts; lost ones where most are."""
        values: list[int] = []
        for option in self.options:
            held = self.funds(option - SEAT)
            values.append(10 * (held % 2) + held - 5 * (option - SEAT == self.me))
        return self.options[best_of(values)]

    # -- Daylight ----------------------------------------------------------------------------------------------

    def trade(self) -> int:
        """11.5 The best use of a fund, until funds are worth more where they are."""
        choice = self.menu_effect()
        if choice != NONE:
            return choice
        choice, best = END, 0
        for option in self.options:
            value = self.trade_worth(option)
            if value > best:
                choice, best = option, value
        return choice

    def trade_worth(self, option: int) -> int:
        """11.5.1 to 11.5.6 What an action brings."""
        if option == ESTABLISH:
            return self.post_worth()
        if option == MOVE:
            return self.army().best_move(EVERYWHERE)[0] - self.committed()
        if option == BATTLE:
            return self.army().best_battle(EVERYWHERE)[0] - self.committed()
        if option == DRAW:
            return DRAWN[min(5, size_of(self.view.hand))] - self.committed()
        if option == RECRUIT:
            return (130, 95, 80, 60)[min(3, self.on_map())] - SPENT
        return self.craft_gain(option)

    def on_map(self) -> int:
        return sum([self.index.warriors(self.me, clearing) for clearing in range(CLEARINGS)]) // 2

    def post_worth(self) -> int:
        """11.5.6.III Two points, a warrior, spaces to craft with."""
        best = max([max(points) for points in POINTS])
        if self.view.score[self.me] + best >= WIN:
            return 10000
        return best * self.point() + 70 - SPENT

    def craft_gain(self, option: int) -> int:
        """11.5.3 Funds lie on spaces until the next Birdsong; 11.5.3.I an export is one fund more."""
        if is_card(option) and BIT[option] & self.view.hand and not BIT[option] & DOMINANCES:
            return craft_worth(self.index, option) - self.committed() * sum(COST[option]) - 15
        if is_with_card(option) and word_in(option) == EXPORT:
            card = card_in(option)
            return SPENT - self.committed() * sum(COST[card]) // 2 - self.card_worth(card) // 2
        return 0
