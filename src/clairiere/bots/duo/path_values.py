"""The value of every move on the path of Duo before a trick, in hundredths of a gem.

A way (a move) is coded as 7 times the seat it leads towards, plus the steps.
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
NEAR: Final = 15  # times the share of the next tricks that would reach a gem
SPACES: Final = 11  # 1.4 spaces of the longer path
HALF: Final = 6  # spaces in the first half
LOWER: Final = (1 << HALF) - 1
WAY: Final = 7  # 0 to 6 steps
SEVERAL: Final = 16  # codes below this are one way; others are a bit set of ways, times this

# The chance that two cards move 0 to 6 spaces: 3, 2, 3 and 2 of ten ranks have 0, 1, 2 and 3 paw prints.
STEPS: Final[tuple[float, ...]] = (0.09, 0.12, 0.22, 0.24, 0.17, 0.12, 0.04)


def found_from(space: int, gems: int, first: int) -> int:
    """Return the value of the chance that a random trick moves from a space to one with gems (bits from `first`)."""
    likely = 0.0
    for other in range(SPACES):
        steps = abs(other - space)
        if other >= first and gems >> other - first & 1 and steps < len(STEPS):
            likely += STEPS[steps] if steps == 0 else STEPS[steps] / 2
    return round(NEAR * likely)


def beyond(room: int) -> int:
    """Return the cost of the chance to leave the path at an end `room` spaces away; half, as it costs less than a
    gem."""
    return round(NEAR * sum(STEPS[room + 1 :], 0.0) / 4)


FOUND_LOW: Final = [[found_from(space, gems, 0) for gems in range(1 << HALF)] for space in range(SPACES)]
FOUND_HIGH: Final = [[found_from(space, gems, HALF) for gems in range(1 << SPACES - HALF)] for space in range(SPACES)]
BEYOND: Final = [beyond(room) for room in range(SPACES)]

Ways = list[list[int]]  # by trump and leader; then by 33 times the card led plus the one that follows


def codes_of_ways(leader: int, trump: int, paws: tuple[int, ...]) -> list[int]:
    """4.1.2, 5.1.1, 5.5.1 Return the code of the ways open to the winner of each trick."""
    codes = []
    for lead in range(CARDS):
        for follow in range(CARDS):
            winner = 1 - leader if follower_wins(lead, follow, trump) else leader
            ways = [WAY * winner + steps for steps in totals(lead, follow, paws)]
            if has_musician(lead, follow):
                ways += [WAY * (1 - winner) + steps for steps in totals(lead, follow, paws)]
            codes.append(ways[0] if len(ways) == 1 else SEVERAL * sum([1 << way for way in ways]))
    return codes


KNOWN: Final[dict[tuple[int, ...], Ways]] = {}  # cache by the paw prints of the cards


def ways_of(paws: tuple[int, ...]) -> Ways:
    """Return the ways of all tricks, indexed by 2 times the trump plus the leader."""
    if paws not in KNOWN:
        KNOWN[paws] = [codes_of_ways(at & 1, at >> 1, paws) for at in range(6)]
    return KNOWN[paws]


@final
class PathValues:
    """The values of all ways from the current space, computed from public information only."""

    __slots__ = ("lands", "off", "paws", "ways")

    def __init__(self, paws: tuple[int, ...]) -> None:
        self.paws = paws
        self.ways: Ways = ways_of(paws)
        self.off = OFF_THE_PATH
        self.lands = [0] * (2 * WAY)

    def look(self, at: int, low: int, high: int, gems: list[int], reserve: int) -> None:
        """Evaluate every way from a space."""
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
        """5.5.4 Return the value of the winner's choice."""
        if result >= AWAY:
            return self.lands[WAY * (1 - winner) + result - AWAY]
        return self.lands[WAY * winner + (result & 7)]

    def of_trick(self, leader: int, lead: int, follow: int, trump: int) -> int:
        """Return the value of a trick of these cards if its winner chooses the best way."""
        code = self.ways[2 * trump + leader][CARDS * lead + follow]
        return self.lands[code] if code < SEVERAL else self.lands[best_way(self.lands, code)]


def of_space(space: int, gems: int, where: int, left: int, low: int, high: int) -> int:
    """Return the value of a space: 4.3.1 a gem, 4.3.3 the last gem, and the prospects of the next trick."""
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
    """Return the best way of a code that holds several."""
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
