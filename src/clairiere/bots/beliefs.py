"""What a bot believes of hidden hands, counted over its determinizations: the true hands have no influence."""

from __future__ import annotations

from dataclasses import dataclass

from ..core.nature import Rng
from ..core.state import State
from .search.determinizations import Determinizations
from .search.search_bot import SearchResult
from .search.tree import sampled_order

ENOUGH = 200  # worlds needed for a count, unless there are fewer
GUESSES = 1000  # sampled hands: the estimates are within two per cent


@dataclass(frozen=True)
class CardChance:
    """A card that a seat may hold: the probability that it holds any, and the mean number it holds."""

    card: int
    chance: float
    mean: float


@dataclass(frozen=True)
class Belief:
    """The possible cards of a hidden hand, the likeliest first."""

    seat: int
    cards: list[CardChance]


def beliefs_of(worlds: Determinizations, result: SearchResult, rng: Rng) -> list[Belief]:
    """Return the belief about every other seat that has a hand; nothing if the bot did not search.

    If the worlds have equal weights and are few (a forced choice, or a short time), more are dealt."""
    others = [seat for seat in range(worlds.base.seats) if seat != worlds.seat]
    if not result.worlds:
        return []
    hands = [[hand_cards_of(worlds, state, seat) for seat in others] for state in result.worlds]
    weights = result.weights
    if len(hands) < ENOUGH and len(set(weights)) == 1:
        further = [worlds.deal(rng) for _ in range(ENOUGH)]
        dealt = [[hand_cards_of(worlds, state, seat) for seat in others] for state in further]
        if any(hand not in hands for hand in dealt):
            hands, weights = dealt, [1.0] * len(dealt)
    beliefs = [count_belief(seat, [world[i] for world in hands], weights) for i, seat in enumerate(others)]
    return [one for one in beliefs if one.cards]


def own_hand_belief(worlds: Determinizations, result: SearchResult, rng: Rng) -> Belief | None:
    """Return how likely the other seats believe each card of the seat's own hand to be; None without a search.

    What another seat knows depends on its own cards, which this seat does not see. So the belief is averaged over the
    worlds of this seat and reveals nothing about the true one."""
    others = [
        seat for seat in range(worlds.base.seats) if seat != worlds.seat and hand_cards_of(worlds, worlds.base, seat)
    ]
    own = hand_cards_of(worlds, worlds.base, worlds.seat)
    if not result.worlds or not others or not own:
        return None
    hands: list[list[int]] = []
    for i, place in enumerate(sampled_order(result.weights, GUESSES, rng)):
        world = worlds.game.redeal(result.worlds[place], others[i % len(others)], rng)
        hands.append([card for card in hand_cards_of(worlds, world, worlds.seat) if card in own])
    likely = count_belief(worlds.seat, hands, [1.0] * GUESSES)
    never = sorted(set(own) - {one.card for one in likely.cards})
    return Belief(worlds.seat, [*likely.cards, *[CardChance(card, 0.0, 0.0) for card in never]])


def hand_cards_of(worlds: Determinizations, state: State, seat: int) -> list[int]:
    return sorted(worlds.game.hand_cards(state, seat))


def count_belief(seat: int, hands: list[list[int]], weights: list[float]) -> Belief:
    whole = sum(weights)
    total_weight: dict[int, float] = {}
    count: dict[int, float] = {}
    for hand, weight in zip(hands, weights, strict=True):
        for card in set(hand):
            total_weight[card] = total_weight.get(card, 0.0) + weight
            count[card] = count.get(card, 0.0) + weight * hand.count(card)
    cards = [CardChance(card, min(1.0, total_weight[card] / whole), count[card] / whole) for card in total_weight]
    return Belief(seat, sorted(cards, key=lambda one: (-round(one.chance, 9), -round(one.mean, 9), one.card)))
