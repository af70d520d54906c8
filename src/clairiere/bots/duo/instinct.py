"""What a player of Duo does without thinking: one trick ahead, from the own hand and what lies open."""

from __future__ import annotations

from typing import Final, Sequence

from ...games.duo.cards import DECK, FOXES, HAND, HEIR, KEEP
from ...games.duo.trick import playable
from ...games.tricks import BIT, ONE_SUIT, RANK, RANKS, SUIT, cards_of
from .ground import Ground

# What it costs to part with a card of a rank: Musicians and Gazelles turn many tricks to the good.
PRICE: Final[tuple[float, ...]] = (0.0, 0.40, 0.0, 0.18, 0.0, 0.37, 0.0, 0.0, 0.0, 0.20, 0.0)




def shares(count: int, draws: int) -> list[float]:
    """How likely each of `count` values, from low to high, is the highest of so many draws."""
    return [((i + 1) / count) ** draws - (i / count) ** draws for i in range(count)]


HIGHEST: Final = [[shares(count, draws) for draws in range(HAND + 1)] for count in range(1, len(DECK) + 1)]


def of_follow(ground: Ground, leader: int, lead: int, card: int, trump: int, more: bool) -> float:
    """A card that follows; a 3 may still turn the trick, if `more` cards are left."""
    value = ground.of_trick(leader, lead, card, trump)
    if RANK[card] == FOXES and more:
        other = turned(ground, leader, lead, card, trump)
        value = max(value, (value + other) / 2)
    return value - PRICE[RANK[card]]


def turned(ground: Ground, leader: int, lead: int, follow: int, trump: int) -> float:
    """The best that another trump makes of a trick."""
    value = ground.of_trick(leader, lead, follow, trump)
    for suit in range(3):
        value = max(value, ground.of_trick(leader, lead, follow, suit))
    return value


def of_lead(ground: Ground, leader: int, lead: int, trump: int, unseen: int, size: int) -> float:
    """What the teammate's reply should bring: the best of those he may hold, `size` cards out of the unseen ones."""
    same = unseen & ONE_SUIT << SUIT[lead] * RANKS
    replies = cards_of(unseen if RANK[lead] == HEIR or not same else same)
    if not replies:
        return 0.0
    values = [of_follow(ground, leader, lead, card, trump, size > 1) for card in replies]
    values.sort()
    whole = unseen.bit_count()
    draws = max(1, (2 * size * len(values) + whole) // (2 * whole))
    likely = HIGHEST[len(values) - 1][draws]
    total = -PRICE[RANK[lead]]
    for i in range(len(values)):
        total += values[i] * likely[i]
    return total


def of_open_lead(ground: Ground, leader: int, lead: int, trump: int, hand: int) -> float:
    """The same when the teammate's hand is known: what the best of his replies brings."""
    value = -100.0
    more = hand.bit_count() > 1
    for card in playable(hand, lead):
        value = max(value, of_follow(ground, leader, lead, card, trump, more))
    return value - PRICE[RANK[lead]]


def of_exchange(
    ground: Ground,
    seat: int,
    leader: int,
    trick: Sequence[int],
    hand: int,
    decree: int,
    choice: int,
    unseen: int,
    size: int,
) -> float:
    """5.3.4 The trick on the table under the trump that a choice makes; what is given away is missed."""
    trump = SUIT[decree] if choice == KEEP else SUIT[choice]
    if choice != KEEP:
        hand = hand & ~BIT[choice] | BIT[decree]
    value = 0.0 if choice == KEEP else PRICE[RANK[decree]] - PRICE[RANK[choice]]
    if len(trick) == 2:
        return value + ground.of_trick(leader, trick[0], trick[1], trump)
    if seat == leader:
        return value + of_lead(ground, leader, trick[0], trump, unseen, size)
    replies = playable(hand, trick[0])
    return value + max([of_follow(ground, leader, trick[0], card, trump, len(replies) > 1) for card in replies])


def of_gift(ground: Ground, hand: Sequence[int], card: int) -> float:
    """How little a card is missed: most if others of the hand move as far, or are of its suit."""
    value = -4.0 * PRICE[RANK[card]]
    for held in hand:
        if held != card:
            value += 0.2 * (ground.paws[held] == ground.paws[card]) + 0.1 * (SUIT[held] == SUIT[card])
    return value
