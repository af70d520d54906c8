"""The path as a player of Duo sees it before a trick: what each space is worth, and what a trick brings."""

from __future__ import annotations

from typing import Final, Sequence, final

from ...games.duo.cards import AWAY, GAZELLE, MUSICIAN
from ...games.duo.trick import follower_wins
from ...games.tricks import RANK

GEM: Final = 1.0
LAST_GEM: Final = 10.0
LOST: Final = -20.0
OFF_THE_PATH: Final = -0.7
NEAR: Final = 0.15  # for the share of the next tricks that would find a gem
SPACES: Final = 11  # 1.4 of the longer path; half of them
HALF: Final = 6

# How likely two cards of the deck move so many spaces: 3, 2, 3 and 2 ranks of ten have 0, 1, 2 and 3 paw prints.
STEPS: Final[tuple[float, ...]] = (0.09, 0.12, 0.22, 0.24, 0.17, 0.12, 0.04)


def found_from(space: int, gems: int, first: int) -> float:
    """How likely a trick of any two cards goes from a space to one with gems; those are bits, from a first space on."""
    likely = 0.0
    for other in range(SPACES):
        steps = abs(other - space)
        if other >= first and gems >> other - first & 1 and steps < len(STEPS):
            likely += STEPS[steps] if steps == 0 else STEPS[steps] / 2
    return likely


def beyond(room: int) -> float:
    """How likely it goes too far at an end that is so many spaces away."""
    return sum(STEPS[room + 1 :]) / 2


FOUND_LOW: Final = [[found_from(space, gems, 0) for gems in range(1 << HALF)] for space in range(SPACES)]
FOUND_HIGH: Final = [[found_from(space, gems, HALF) for gems in range(1 << SPACES - HALF)] for space in range(SPACES)]
BEYOND: Final = [beyond(room) for room in range(SPACES)]


@final
class Ground:
    """What is worth how much from here, in gems. Made from open facts only."""

    __slots__ = ("at", "high", "low", "off", "paws", "worth")

    def __init__(self, at: int, low: int, high: int, gems: Sequence[int], reserve: int, paws: tuple[int, ...]) -> None:
        self.at = at
        self.low = low
        self.high = high
        self.paws = paws
        self.off = OFF_THE_PATH if reserve else LOST
        left = where = 0
        for space in range(low, high + 1):
            left += gems[space]
            if gems[space]:
                where |= 1 << space
        self.worth = [0.0] * low
        for space in range(low, high + 1):
            self.worth.append(self.of_space(space, gems[space], where, left))

    def of_space(self, space: int, gems: int, where: int, left: int) -> float:
        """4.3.1 A gem, 4.3.3 the last gem, and what the next trick may find from there."""
        value = 0.0
        if gems:
            if left == 1:
                return LAST_GEM
            value = GEM
            if gems == 1:
                where &= ~(1 << space)
        found = FOUND_LOW[space][where & (1 << HALF) - 1] + FOUND_HIGH[space][where >> HALF]
        return value + NEAR * (found - (BEYOND[space - self.low] + BEYOND[self.high - space]) / 2)

    def of_steps(self, toward: int, steps: int) -> float:
        """4.1.2 So many spaces to the end of a player."""
        space = self.at + steps if toward else self.at - steps
        return self.worth[space] if self.low <= space <= self.high else self.off

    def of_result(self, winner: int, result: int) -> float:
        """A choice of the winner (5.5.4)."""
        if result >= AWAY:
            return self.of_steps(1 - winner, result - AWAY)
        return self.of_steps(winner, result & 7)

    def either(self, winner: int, steps: int, musician: bool) -> float:
        """5.1.1 A Musician lets the winner turn round."""
        value = self.of_steps(winner, steps)
        return max(value, self.of_steps(1 - winner, steps)) if musician else value

    def of_trick(self, leader: int, lead: int, follow: int, trump: int) -> float:
        """What a trick of these cards brings when its winner chooses well (5.1.1, 5.5.1)."""
        winner = 1 - leader if follower_wins(lead, follow, trump) else leader
        first, second = RANK[lead], RANK[follow]
        one, two = self.paws[lead], self.paws[follow]
        musician = first == MUSICIAN or second == MUSICIAN
        value = self.either(winner, one + two, musician)
        if first == GAZELLE or second == GAZELLE:
            value = max(value, self.either(winner, one, musician), self.either(winner, two, musician))
            if first == second:
                value = max(value, self.either(winner, 0, musician))
        return value
