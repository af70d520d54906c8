"""What a bot believes of the hands it cannot see: counted in its worlds, so that nothing true gets in."""

from __future__ import annotations

from dataclasses import dataclass

from .search.thought import Thought
from .search.worlds import Worlds


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


def beliefs_of(worlds: Worlds, thought: Thought) -> list[Belief]:
    """Of every other seat that has a hand; nothing from a bot that did not wonder."""
    others = [seat for seat in range(worlds.base.seats) if seat != worlds.seat]
    found = [belief(worlds, thought, seat) for seat in others] if thought.beliefs else []
    return [one for one in found if one.cards]


def belief(worlds: Worlds, thought: Thought, seat: int) -> Belief:
    whole = sum(thought.weights)
    there: dict[int, float] = {}
    count: dict[int, float] = {}
    for state, weight in zip(thought.beliefs, thought.weights, strict=True):
        hand = list(worlds.game.held(state, seat))
        for card in set(hand):
            there[card] = there.get(card, 0.0) + weight / whole
            count[card] = count.get(card, 0.0) + weight / whole * hand.count(card)
    order = sorted(there, key=lambda card: (-round(there[card], 9), -round(count[card], 9), card))
    return Belief(seat, [Chance(card, there[card], count[card]) for card in order])
