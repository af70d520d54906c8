"""The path as a player of Duo sees it before a trick: what each way to go is worth, and what a trick brings.

All in hundredths of a gem. A way is 7 times the seat it leads to, plus the steps.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ...games.duo.cards import AWAY
from ...games.duo.paws import has_musician, totals
from ...games.duo.trick import follower_wins
from ...games.tricks import CARDS

GEM: Final = 100
LAST_GEM: Final = 1000
LOST: Final = -2000
OFF_THE_PATH: Final = -70
NEAR: Final = 15  # for the share of the next tricks that would find a gem
SPACES: Final = 11  # 1.4 of the longer path; half of them
HALF: Final = 6
LOWER: Final = (1 << HALF) - 1
WAY: Final = 7  # 0 to 6 steps
SEVERAL: Final = 16  # a code below is a way; above are bits of ways, times this

# How likely two cards of the deck move so many spaces: 3, 2, 3 and 2 ranks of ten have 0, 1, 2 and 3 paw prints.
STEPS: Final[tuple[float, ...]] = (0.09, 0.12, 0.22, 0.24, 0.17, 0.12, 0.04)


def found_from(space: int, gems: int, first: int) -> int:
    """How likely a trick of any two cards goes from a space to one with gems; those are bits, from a first space on."""
    likely = 0.0
    for other in range(SPACES):
        steps = abs(other - space)
        if other >= first and gems >> other - first & 1 and steps < len(STEPS):
            likely += STEPS[steps] if steps == 0 else STEPS[steps] / 2
    return round(NEAR * likely)


def beyond(room: int) -> int:
    """How likely it goes too far at an end that is so many spaces away; half of it, as it costs less than a gem."""
    return round(NEAR * sum(STEPS[room + 1 :], 0.0) / 4)


FOUND_LOW: Final = [[found_from(space, gems, 0) for gems in range(1 << HALF)] for space in range(SPACES)]
FOUND_HIGH: Final = [[found_from(space, gems, HALF) for gems in range(1 << SPACES - HALF)] for space in range(SPACES)]
BEYOND: Final = [beyond(room) for room in range(SPACES)]

Ways = list[list[int]]  # by trump and leader; then by 33 times the card led plus the one that follows


def codes_of_ways(leader: int, trump: int, paws: tuple[int, ...]) -> list[int]:
    """Where each trick may go by the choice of its winner (4.1.2, 5.1.1, 5.5.1)."""
    codes = []
    for lead in range(CARDS):
        for follow in range(CARDS):
            winner = 1 - leader if follower_wins(lead, follow, trump) else leader
            ways = [WAY * winner + steps for steps in totals(lead, follow, paws)]
            if has_musician(lead, follow):
                ways += [WAY * (1 - winner) + steps for steps in totals(lead, follow, paws)]
            codes.append(ways[0] if len(ways) == 1 else SEVERAL * sum([1 << way for way in ways]))
    return codes


KNOWN: Final[dict[tuple[int, ...], Ways]] = {}  # by the paw prints of the cards, which lie open


def ways_of(paws: tuple[int, ...]) -> Ways:
    """The ways of all tricks, at 2 times the trump plus the leader."""
    if paws not in KNOWN:
        KNOWN[paws] = [codes_of_ways(at & 1, at >> 1, paws) for at in range(6)]
    return KNOWN[paws]


@final
class PathValues:
    """What is worth how much from here. Made from open facts only."""

    __slots__ = ("lands", "off", "paws", "ways")

    def __init__(self, paws: tuple[int, ...]) -> None:
        self.paws = paws
        self.ways: Ways = ways_of(paws)
        self.off = OFF_THE_PATH
        self.lands = [0] * (2 * WAY)

    def look(self, at: int, low: int, high: int, gems: list[int], reserve: int) -> None:
        """Judge every way from a space."""
        self.off = OFF_THE_PATH if reserve else LOST
        left = where = 0
        for space in range(low, high + 1):
            left += gems[space]
            if gems[space]:
                where |= 1 << space
        lands = self.lands
        for steps in range(WAY):
            down, up = at - steps, at + steps
            lands[steps] = of_space(down, gems[down], where, left, low, high) if down >= low else self.off
            lands[WAY + steps] = of_space(up, gems[up], where, left, low, high) if up <= high else self.off

    def of_result(self, winner: int, result: int) -> int:
        """A choice of the winner (5.5.4)."""
        if result >= AWAY:
            return self.lands[WAY * (1 - winner) + result - AWAY]
        return self.lands[WAY * winner + (result & 7)]

    def of_trick(self, leader: int, lead: int, follow: int, trump: int) -> int:
        """What a trick of these cards brings when its winner chooses well."""
        code = self.ways[2 * trump + leader][CARDS * lead + follow]
        return self.lands[code] if code < SEVERAL else self.lands[best_way(self.lands, code)]


def of_space(space: int, gems: int, where: int, left: int, low: int, high: int) -> int:
    """4.3.1 A gem, 4.3.3 the last gem, and what the next trick may find from there."""
    value = 0
    if gems:
        if left == 1:
            return LAST_GEM
        value = GEM
        if gems == 1:
            where &= ~(1 << space)
    next_find = FOUND_LOW[space][where & LOWER] + FOUND_HIGH[space][where >> HALF]
    return value + next_find - BEYOND[space - low] - BEYOND[high - space]


def best_way(lands: list[int], code: i64) -> i64:
    """The best of several ways."""
    best: i64 = LOST - 1
    chosen: i64 = 0
    ways: i64 = code // SEVERAL
    way: i64 = 0
    while ways:
        if ways & 1:
            value: i64 = lands[way]
            if value > best:
                best = value
                chosen = way
        ways >>= 1
        way += 1
    return chosen
