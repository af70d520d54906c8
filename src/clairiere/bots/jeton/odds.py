"""The highest bids of a hand of Jeton Rouge, and exact odds that an opponent can bid more, over all hands of a pack."""

from __future__ import annotations

from typing import Final, final

from ...core.nature import HANDS
from ...games.jeton.cards import PACK, WORTH, count, size
from ...games.jeton.state.state import Jeton

HIGHEST: Final = 40  # more points than any stack can have
FULL: Final = 9  # largest hand size with its own odds; 3.2.2 the draw stops at six, but stacks may return to the hand


def most_of(hand: int, kind: int, top: int = 0, first_plus: bool = True) -> int:
    """Return the most that a hand can make of an own bid of this kind: all cards of the value, then all +1 cards. 0 if
    the first bid, 5.1.3 without +1 cards unless `first_plus`, does not reach the top (5.3.1)."""
    held, plus = hand >> 8 * kind & 255, hand & 255
    first = held * WORTH[kind] + (plus if first_plus else 0)
    return held * WORTH[kind] + plus if held and first >= top else 0


def best_of(hand: int, top: int = 0, first_plus: bool = True) -> int:
    """Return the most that a hand can bid by itself."""
    return max(most_of(hand, 1, top, first_plus), most_of(hand, 2, top, first_plus), most_of(hand, 3, top, first_plus))


def first_of(hand: int, total: int, first_plus: bool) -> int:
    """Return what the first lay of an own bid is worth that can become `total`: 5.1.3 without +1 cards unless
    `first_plus`."""
    return total if first_plus else total - (hand & 255)


def more_for(hand: int, kind: int) -> int:
    """5.3.3, 5.3.4 Return the most points that a hand can add to a stack of this kind."""
    return (hand >> 8 * kind & 255) * WORTH[kind] + (hand & 255)


def multisets(owned: int, cards: int) -> list[tuple[int, float]]:
    """Return every hand of `cards` of the owned cards, with the number of ways to draw it."""
    have = [count(owned, kind) for kind in range(4)]
    hands: list[tuple[int, float]] = []
    for plus in range(min(have[0], cards) + 1):
        for two in range(min(have[1], cards - plus) + 1):
            for three in range(min(have[2], cards - plus - two) + 1):
                four = cards - plus - two - three
                if four <= have[3]:
                    ways = HANDS[plus][have[0]] * HANDS[two][have[1]] * HANDS[three][have[2]] * HANDS[four][have[3]]
                    hands.append((plus + two * 256 + three * 65536 + four * 16777216, float(ways)))
    return hands


@final
class BidOdds:
    """Cumulative odds for random hands of a pack, by size: that a hand bids less than a number of points (`bids`), or
    adds less to a stack (`adds`).

    `joins` is for first bids without +1 cards (5.1.3): by size and by the least points of the first lay, the odds that
    the hand cannot join or that its bid stays below a number of points.
    """

    __slots__ = ("adds", "bids", "joins")

    def __init__(self, owned: int) -> None:
        most = min(FULL, size(owned))
        hands = [multisets(owned, cards) for cards in range(most + 1)]
        self.bids = [cumulative_odds([(best_of(hand), ways) for hand, ways in some]) for some in hands]
        self.joins = [
            [
                cumulative_odds([(best_of(hand, entry, False), ways) for hand, ways in some])
                for entry in range(HIGHEST + 1)
            ]
            for some in hands
        ]
        self.adds = [
            [cumulative_odds([(more_for(hand, kind), ways) for hand, ways in some]) for some in hands]
            for kind in range(4)
        ]


def cumulative_odds(weighted: list[tuple[int, float]]) -> list[float]:
    """Return the cumulative distribution: the probability to be below each limit, from weighted numbers."""
    at = [0.0] * (HIGHEST + 1)
    whole = 0.0
    for number, weight in weighted:
        at[min(number, HIGHEST)] += weight
        whole += weight
    likely = [0.0]
    for limit in range(HIGHEST):
        likely.append(likely[limit] + at[limit] / whole)
    return likely


USUAL: Final = BidOdds(PACK)  # 2.1 for the pack that every player starts with


def reach(j: Jeton, seat: int) -> int:
    """Return the highest total that a player's own bid can reach."""
    hand, stack = j.hands[seat], j.stacks[seat]
    return j.totals[seat] + more_for(hand, kind_of(stack)) if stack else best_of(hand, j.top, j.rules.first_plus)


def kind_of(stack: int) -> int:
    """5.3.3 Return the value of a stack's cards."""
    return 3 if stack >= 16777216 else 2 if stack >= 65536 else 1


def chance(j: Jeton, seat: int) -> float:
    """Return the probability that no opponent can bid as much as this player, from what the player can know."""
    mine = reach(j, seat)
    if mine < j.top or (mine == j.top and j.totals[seat] < j.top):
        return 0.0
    first_plus = j.rules.first_plus
    entry = min(
        mine if j.stacks[seat] else first_of(j.hands[seat], mine, first_plus), HIGHEST
    )  # what others must reach
    likely = 1.0
    for other in range(j.seats):
        if other != seat and j.active >> other & 1:
            cards = min(FULL, size(j.hands[other]))
            stack = j.stacks[other]
            if stack:
                need = mine - j.totals[other]
                likely *= USUAL.adds[kind_of(stack)][cards][need] if need > 0 else 0.0
            elif first_plus:
                likely *= USUAL.bids[cards][min(mine, HIGHEST)]
            else:
                likely *= USUAL.joins[cards][entry][min(mine, HIGHEST)]
    return likely
