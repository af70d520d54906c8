"""Heuristic values of cards in Duo, in hundredths of a gem: one trick ahead, from the hand and the open cards."""

from __future__ import annotations

from typing import Final, Sequence

from mypy_extensions import i64

from ...games.duo.cards import DECK, FOXES, HAND, HEIR, KEEP
from ...games.duo.trick import playable
from ...games.tricks import BIT, CARDS, ONE_SUIT, RANK, RANKS, SUIT, cards_of
from .path_values import LOST, SEVERAL, PathValues, best_way

# The cost of playing a card, by rank: Musicians and Gazelles improve many tricks.
BY_RANK: Final[tuple[int, ...]] = (0, 40, 0, 18, 0, 37, 0, 0, 0, 20, 0, 0)
PRICE: Final[tuple[int, ...]] = tuple([BY_RANK[rank] for rank in RANK])
GOOD: Final = 60  # a trick worth more than this collects a gem
WHOLE: Final = 1024
PART: Final = 64


def chances(count: int, draws: int) -> list[int]:
    """Return the chance, in parts of WHOLE, that `draws` cards include a good one, by the number of good among
    `count`."""
    return [WHOLE - round(WHOLE * ((count - good) / count) ** draws) for good in range(count + 1)]


FINDS: Final = [[chances(max(1, count), draws) for draws in range(HAND + 1)] for count in range(len(DECK) + 1)]


def of_follow(path: PathValues, leader: int, lead: int, card: int, trump: int, more: bool) -> int:
    """Return the value of a following card; a 3 may still change the trump, if `more` cards are left."""
    value = path.of_trick(leader, lead, card, trump)
    if more and RANK[card] == FOXES:
        value = max(value, (value + best_trump_value(path, leader, lead, card)) // 2)
    return value - PRICE[card]


def best_trump_value(path: PathValues, leader: int, lead: int, follow: int) -> int:
    """Return the value of a trick under the best trump."""
    value = path.of_trick(leader, lead, follow, 0)
    for suit in range(1, 3):
        value = max(value, path.of_trick(leader, lead, follow, suit))
    return value


def share_of(size: int, unseen: int) -> int:
    """Return the share of the unseen cards that are in a hand of this size, in parts of PART."""
    return PART * size // max(1, unseen.bit_count())


def of_lead(path: PathValues, leader: int, lead: int, trump: int, unseen: int, share: int) -> int:
    """Return the expected value of a lead: the best reply among the teammate's cards, a share of the unseen ones."""
    same = unseen & ONE_SUIT << SUIT[lead] * RANKS
    replies = cards_of(unseen if RANK[lead] == HEIR or not same else same)
    count: i64 = len(replies)
    if count == 0:
        return -PRICE[lead]
    lands = path.lands
    ways = path.ways[2 * trump + leader]
    good: i64 = 0
    gained: i64 = 0
    rest: i64 = 0
    top: i64 = 3 * LOST
    row: i64 = CARDS * lead
    for card in replies:
        code: i64 = ways[row + card]
        value: i64 = (lands[code] if code < SEVERAL else lands[best_way(lands, code)]) - PRICE[card]
        if value > GOOD:
            good += 1
            gained += value
        else:
            rest += value
            if value > top:
                top = value
    draws: i64 = max(1, (share * count + PART // 2) // PART)
    likely: i64 = FINDS[count][min(draws, HAND)][good]
    total: i64 = likely * (gained // good) if good else 0
    if good < count:
        total += (WHOLE - likely) * ((rest // (count - good) + (draws - 1) * top) // draws)
    return total // WHOLE - PRICE[lead]


def of_open_lead(path: PathValues, leader: int, lead: int, trump: int, hand: int) -> int:
    """Return the value of a lead when the teammate's hand is known: that of the best reply."""
    value = -100000
    more = hand.bit_count() > 1
    for card in cards_of(playable(hand, lead)):
        value = max(value, of_follow(path, leader, lead, card, trump, more))
    return value - PRICE[lead]


def of_exchange(
    path: PathValues,
    seat: int,
    leader: int,
    trick: Sequence[int],
    hand: int,
    decree: int,
    choice: int,
    unseen: int,
    share: int,
) -> int:
    """5.3.4 Return the value of the current trick under the trump that a choice makes, less the card given away."""
    trump = SUIT[decree] if choice == KEEP else SUIT[choice]
    if choice != KEEP:
        hand = hand & ~BIT[choice] | BIT[decree]
    value = 0 if choice == KEEP else PRICE[decree] - PRICE[choice]
    if len(trick) == 2:
        return value + path.of_trick(leader, trick[0], trick[1], trump)
    if seat == leader:
        return value + of_lead(path, leader, trick[0], trump, unseen, share)
    replies = cards_of(playable(hand, trick[0]))
    return value + max([of_follow(path, leader, trick[0], card, trump, len(replies) > 1) for card in replies])


def of_gift(path: PathValues, hand: tuple[int, ...], card: int) -> int:
    """Return the value of giving a card away: higher if other cards of the hand move as far, or are of its suit."""
    value = -4 * PRICE[card]
    paws, suit = path.paws[card], SUIT[card]
    for held in hand:
        if held != card:
            if path.paws[held] == paws:
                value += 20
            if SUIT[held] == suit:
                value += 10
    return value
