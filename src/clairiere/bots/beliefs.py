"""What a bot believes of the hands it cannot see: counted in its worlds, so that nothing true gets in."""

from __future__ import annotations

from dataclasses import dataclass

from ..core.nature import Rng
from ..core.state import State
from .search.thought import Thought
from .search.worlds import Worlds

ENOUGH = 200  # worlds that say something, unless there are no more


@dataclass(frozen=True)
class Chance:
    """A card that a seat may hold: how likely it is there at all, and how many of them there are on average."""

    card: int
    chance: float
    mean: float


@dataclass(frozen=True)
class Belief:
    """The cards of a hand that was wondered about, the likeliest first."""

    seat: int
    cards: list[Chance]


def beliefs_of(worlds: Worlds, thought: Thought, rng: Rng) -> list[Belief]:
    """Of every other seat that has a hand; nothing from a bot that did not wonder. Where it holds all its worlds for
    equally likely and has looked at few, because it had no choice or no time, there are more of the same kind."""
    others = [seat for seat in range(worlds.base.seats) if seat != worlds.seat]
    if not thought.beliefs:
        return []
    hands = [[held(worlds, state, seat) for seat in others] for state in thought.beliefs]
    weights = thought.weights
    if len(hands) < ENOUGH and len(set(weights)) == 1:
        fresh = [worlds.deal(rng) for _ in range(ENOUGH)]
        dealt = [[held(worlds, state, seat) for seat in others] for state in fresh]
        if any(hand not in hands for hand in dealt):
            hands, weights = dealt, [1.0] * len(dealt)
    found = [belief(seat, [world[i] for world in hands], weights) for i, seat in enumerate(others)]
    return [one for one in found if one.cards]


def held(worlds: Worlds, state: State, seat: int) -> list[int]:
    return sorted(worlds.game.held(state, seat))


def belief(seat: int, hands: list[list[int]], weights: list[float]) -> Belief:
    whole = sum(weights)
    there: dict[int, float] = {}
    count: dict[int, float] = {}
    for hand, weight in zip(hands, weights, strict=True):
        for card in set(hand):
            there[card] = there.get(card, 0.0) + weight / whole
            count[card] = count.get(card, 0.0) + weight / whole * hand.count(card)
    order = sorted(there, key=lambda card: (-round(there[card], 9), -round(count[card], 9), card))
    return Belief(seat, [Chance(card, there[card], count[card]) for card in order])
