"""Determinization: new deals of what a seat cannot see, consistent with everything that was seen.

P25 What each player owns is public, and only which card is drawn is not. So hands are dealt one by one: the trail of a
hand gives the exact probability of each hand, and the pack is the rest of what its player owns. The cards of eliminated
players are known in the same way, and stay.
"""

from __future__ import annotations

from typing import Sequence

from ....core.nature import Rng
from ..cards import ONE, has_value, holds, value_of
from ..rules import NONE, OPEN
from .state import Jeton
from .trail import BARE, DREW, LAID_LOWEST, RECEIVED, cards_of_mark

FINE = 1 << 30  # how finely chance picks among hands


def redeal(j: Jeton, seat: int, rng: Rng) -> Jeton:
    """Return a state that the seat cannot tell from this one."""
    other = j.copy()
    for player in range(j.seats):
        if player != seat and j.hands[player]:
            hand = pick_hand(possible_hands(j, player), rng)
            other.packs[player] = j.owns(player) - hand
            other.hands[player] = hand
    other.reopen()
    return other


def possible_hands(j: Jeton, player: int) -> dict[int, float]:
    """Return every hand that a player may hold given what all saw, with its weight.

    4.8 A launcher who is asked to open holds a value card; 10.5 where players without one are passed over, so does the
    player who is asked for a shout.
    """
    hands = weigh_hands(j.trail[player], j.owns(player))
    if (j.phase == OPEN and player == j.launcher) or player == seat_asked_to_shout(j):
        return {hand: weight for hand, weight in hands.items() if has_value(hand)}
    return hands


def seat_asked_to_shout(j: Jeton) -> int:
    """10.5 Return the seat that is asked for a shout now, if players are passed over; no new deal may change it."""
    return j.open[0].seat if j.rules.pass_over and j.open and j.open[0].clause == "10.5" else NONE


def weigh_hands(trail: Sequence[int], owned: int) -> dict[int, float]:
    """Return the hands that a trail leads to, with their weights, for a player who owns these cards at its end."""
    owned = cards_owned_before(trail, owned)
    hands: dict[int, float] = {} if owned < 0 else {0: 1.0}
    for mark in trail:
        cards = cards_of_mark(mark)
        if mark == DREW:
            hands = hands_after_draw(hands, owned)
        elif mark == BARE:
            hands = {hand: weight for hand, weight in hands.items() if not has_value(hand)}
        elif RECEIVED <= mark < LAID_LOWEST:
            owned += cards
        else:
            owned -= cards
            hands = hands_after_lay(hands, cards, mark >= LAID_LOWEST)
    return hands


def cards_owned_before(trail: Sequence[int], owned: int) -> int:
    """Return what a player owned when the trail began, or -1 if that is impossible."""
    for mark in reversed(trail):
        cards = cards_of_mark(mark)
        if not RECEIVED <= mark < LAID_LOWEST:
            owned += cards
        elif holds(owned, cards):
            owned -= cards
        else:
            return -1
    return owned


def hands_after_draw(hands: dict[int, float], owned: int) -> dict[int, float]:
    """3.1.2 Add one card to each hand, each card of the pack as likely as the others."""
    weights: dict[int, float] = {}
    for hand, weight in hands.items():
        pack = owned - hand
        for kind in range(4):
            cards = pack >> 8 * kind & 255
            if cards:
                more = hand + ONE[kind]
                weights[more] = weights.get(more, 0.0) + weight * cards
    return scale_weights(weights)


def hands_after_lay(hands: dict[int, float], cards: int, lowest: bool) -> dict[int, float]:
    """5.4.3 Remove laid cards from each hand that has them; 10.4 the clock lays the lowest value there was."""
    weights: dict[int, float] = {}
    for hand, weight in hands.items():
        below = ONE[value_of(cards)] - 256 if lowest else 0  # the places of lower values
        if holds(hand, cards) and not hand & below:
            weights[hand - cards] = weight
    return weights


def scale_weights(hands: dict[int, float]) -> dict[int, float]:
    """Return the weights scaled so that the largest is 1, however long the trail is."""
    most = max(hands.values()) if hands else 1.0
    return {hand: weight / most for hand, weight in hands.items()}


def pick_hand(hands: dict[int, float], rng: Rng) -> int:
    """Return a hand at random, by weight."""
    remaining = sum(hands.values()) * rng.below(FINE) / FINE
    order = list(hands)
    last = 0
    while last < len(order) - 1 and remaining >= hands[order[last]]:
        remaining -= hands[order[last]]
        last += 1
    return order[last]


def past_allows(j: Jeton, player: int) -> bool:
    """Return True if a hand agrees with its trail."""
    return j.hands[player] in possible_hands(j, player)
