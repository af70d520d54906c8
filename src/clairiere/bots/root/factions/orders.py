"""MM.24 to MM.27, spies: which order of the Mechanical Marquise to look at, and which to put off."""

from __future__ import annotations

from typing import Final

from ....games.root.choices import NUMBER, PASS
from ....games.root.state.terms import ANY, CLEARINGS, COST, NONE, PLACES, SUIT
from ..evaluation.army import TROOP
from ..evaluation.boards import orders_of
from ..evaluation.values import pieces_worth
from ..evaluation.view_index import ViewIndex

NEW_TROOP: Final = 300  # what it is worth to her that a clearing comes to three warriors
NEW_WARRIOR: Final = 20
STRUCK: Final = 25  # a warrior of the team that she attacks
UNSEEN: Final = 300  # an order that nobody has seen, about
ENOUGH: Final = 60  # by how much an order must be better to be done first


def recruits(s: ViewIndex, her: int, card: int) -> list[int]:
    """MM.18, COOP.4 How many warriors an order would place in each clearing, as long as there are some."""
    cost = COST[card]
    counts = [0] * CLEARINGS
    keep = s.tokens_of(her)
    for clearing in range(CLEARINGS):
        if cost[ANY]:
            counts[clearing] = cost[ANY] if keep >> clearing & 1 else 0
        else:
            counts[clearing] = 1 if min(cost[:ANY]) else cost[s.view.suits[clearing]]
    left = s.view.supply[her]
    for clearing in range(CLEARINGS):
        counts[clearing] = min(left, counts[clearing])
        left -= counts[clearing]
    return counts


def harm(s: ViewIndex, her: int, card: int) -> int:
    """MM.13 What an order would do to the team: warriors that make troops, and battles."""
    if card == NONE:
        return UNSEEN
    worth = 0 if sum(COST[card]) else UNSEEN  # MM.22 the next one follows at once
    counts = recruits(s, her, card)
    for clearing in range(CLEARINGS):
        held = s.warriors(her, clearing)
        worth += NEW_WARRIOR * counts[clearing]
        if held < TROOP <= held + counts[clearing]:
            worth += NEW_TROOP
    for clearing in PLACES[s.of_suit[SUIT[card]]]:
        if s.warriors(her, clearing):
            for seat in range(s.seats):
                if seat != her:
                    worth += STRUCK * min(2, s.warriors(seat, clearing)) + pieces_worth(s, seat, clearing) // 4
    return worth


def order_to_spy(s: ViewIndex, her: int) -> int:
    """MM.25 The first order that nobody has seen yet, else the first, as a choice."""
    orders = orders_of(s.view, her)
    for place in range(len(orders)):
        if orders[place] == NONE:
            return NUMBER + 1 + place
    return NUMBER + 1


def mildest(s: ViewIndex, her: int) -> int:
    """MM.27 The place of the order that does least, the first among equals."""
    orders = orders_of(s.view, her)
    best, place = 0, NONE
    for at in range(len(orders)):
        value = harm(s, her, orders[at]) + (ENOUGH if at else 0)
        if place == NONE or value < best:
            best, place = value, at
    return place


def swapped(s: ViewIndex, her: int) -> int:
    """MM.27 The first order, if another had better be done before it; else nothing."""
    return NUMBER + 1 if mildest(s, her) > 0 else PASS


def swapped_with(s: ViewIndex, her: int) -> int:
    return NUMBER + 1 + max(1, mildest(s, her))
