"""Exact distributions of the opponents' hands, given their cards and the chances to act that they did not take.

P25 The cards that each player owns are public, so the hands of different players are independent.
"""

from __future__ import annotations

from typing import final

from ...core.nature import Rng
from ...games.jeton.rules import AUCTION, DRAW
from ...games.jeton.state.redeal import FINE, possible_hands
from ...games.jeton.state.state import Jeton
from .odds import chance
from .opponent_model import OpponentModel


@final
class HandDistributions:
    """The possible hands of all opponents, listed once to deal many worlds quickly."""

    __slots__ = ("base", "cumulative_weights", "hands", "others")

    def __init__(self, base: Jeton, seat: int, rivals: OpponentModel) -> None:
        self.base = base
        self.others = [other for other in range(base.seats) if other != seat and base.hands[other]]
        self.hands: list[list[int]] = []
        self.cumulative_weights: list[list[float]] = []  # cumulative weights
        for other in self.others:
            weighted = weighted_hands(base, other, rivals)
            self.hands.append([hand for hand, _ in weighted])
            self.cumulative_weights.append(cumulative_sums([weight for _, weight in weighted]))

    def deal(self, rng: Rng) -> Jeton:
        """Return a determinization: sample a hand for every opponent."""
        j = self.base.copy()
        for i in range(len(self.others)):
            other = self.others[i]
            hand = self.hands[i][sample_index(self.cumulative_weights[i], rng)]
            j.packs[other] = j.owns(other) - hand
            j.hands[other] = hand
        j.reopen()
        return j


def weighted_hands(base: Jeton, other: int, rivals: OpponentModel) -> list[tuple[int, float]]:
    """Return each possible hand with its weight: the number of ways to draw it, reduced for hands that should have
    acted already."""
    hands = possible_hands(base, other)
    if not could_have_acted(base, other):
        return list(hands.items())
    j = base.copy()
    weighted: list[tuple[int, float]] = []
    for hand, weight in hands.items():
        j.hands[other] = hand
        weighted.append((hand, weight * rivals.missed if chance(j, other) > rivals.bold else weight))
    return weighted


def could_have_acted(j: Jeton, other: int) -> bool:
    """Return True if the player could have acted: 4.2 shouted before now, 5.2.1 or bid since the opening."""
    if j.phase == DRAW:
        return other != j.red and not j.lock
    return j.phase == AUCTION and j.leader() != other and not j.stacks[other] and len(j.lays) > j.seats


def cumulative_sums(weights: list[float]) -> list[float]:
    sums: list[float] = []
    whole = 0.0
    for weight in weights:
        whole += weight
        sums.append(whole)
    return sums


def sample_index(upto: list[float], rng: Rng) -> int:
    """Sample an index from cumulative weights."""
    left = upto[-1] * rng.below(FINE) / FINE
    for i in range(len(upto)):
        if left < upto[i]:
            return i
    return len(upto) - 1
