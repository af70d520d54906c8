"""What the others may hold: every hand that the cards allow, as likely as they and what its owner did not do make it.

P25 What everybody owns is known, so the hands of different players tell nothing of one another: each is a list.
"""

from __future__ import annotations

from typing import final

from ...core.nature import Rng
from ...games.jeton.rules import AUCTION, DRAW
from ...games.jeton.state.redeal import FINE, possible_hands
from ...games.jeton.state.state import Jeton
from .odds import chance
from .opponent_model import Rivals


@final
class HandDistributions:
    """All hands of all others, looked through once, so that many worlds are dealt quickly."""

    __slots__ = ("base", "hands", "others", "upto")

    def __init__(self, base: Jeton, seat: int, rivals: Rivals) -> None:
        self.base = base
        self.others = [other for other in range(base.seats) if other != seat and base.hands[other]]
        self.hands: list[list[int]] = []
        self.upto: list[list[float]] = []  # the weights added up
        for other in self.others:
            weighted = weighed(base, other, rivals)
            self.hands.append([hand for hand, _ in weighted])
            self.upto.append(added_up([weight for _, weight in weighted]))

    def deal(self, rng: Rng) -> Jeton:
        """A table that looks the same to the seat."""
        j = self.base.copy()
        for i in range(len(self.others)):
            other = self.others[i]
            hand = self.hands[i][place(self.upto[i], rng)]
            j.packs[other] = j.owns(other) - hand
            j.hands[other] = hand
        j.reopen()
        return j


def weighed(base: Jeton, other: int, rivals: Rivals) -> list[tuple[int, float]]:
    """Each hand with its weight: how likely the cards came so, and the less, the more it should have made him act."""
    hands = possible_hands(base, other)
    if not waited(base, other):
        return list(hands.items())
    j = base.copy()
    weighted: list[tuple[int, float]] = []
    for hand, weight in hands.items():
        j.hands[other] = hand
        weighted.append((hand, weight * rivals.missed if chance(j, other) > rivals.bold else weight))
    return weighted


def waited(j: Jeton, other: int) -> bool:
    """4.2 He might have shouted before now, 5.2.1 or bid since the launcher's opening."""
    if j.phase == DRAW:
        return other != j.red and not j.lock
    return j.phase == AUCTION and j.leader() != other and not j.stacks[other] and len(j.lays) > j.seats


def added_up(weights: list[float]) -> list[float]:
    sums: list[float] = []
    whole = 0.0
    for weight in weights:
        whole += weight
        sums.append(whole)
    return sums


def place(upto: list[float], rng: Rng) -> int:
    """One of the places, each as likely as its weight says."""
    left = upto[-1] * rng.below(FINE) / FINE
    for i in range(len(upto)):
        if left < upto[i]:
            return i
    return len(upto) - 1
