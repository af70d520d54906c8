"""7.3 Every way to share the cards of the table among the bidders, by its number.

The bidders are served one after the other, each kind in the order p, 2, 3, 4. A formula gives the number of ways that
remain after each gift, so that a number leads to its sharing and back without enumeration (combinatorial number
system).
"""

from __future__ import annotations

from typing import Final, Sequence

from ...core.nature import binomial_table
from .cards import ONE

CHOOSE: Final = binomial_table(60)  # CHOOSE[k][n]


def spread(cards: int, heaps: int) -> int:
    """Return how many ways there are to lay equal cards on some heaps, which may stay empty."""
    if heaps == 0:
        return 0 if cards else 1
    return CHOOSE[heaps - 1][cards + heaps - 1]


def ways(cards: int, kind: int, others: int, heaps: int) -> int:
    """7.3 Kinds below this one go to the others, this one and those above also to the one being served."""
    product = 1
    for below in range(kind):
        product *= spread(cards >> 8 * below & 255, others)
    for above in range(kind, 4):
        product *= spread(cards >> 8 * above & 255, heaps)
    return product


def ways_left(cards: int, kind: int, others: int, served: bool, least: int) -> int:
    """Return how many sharings remain when one bidder has got their kinds below this one, and others follow.

    7.5 If each must get a card, the sharings in which one gets none are subtracted, by inclusion and exclusion.
    """
    if not least:
        return ways(cards, kind, others, others + 1)
    total = 0
    for without in range(others + 1):
        more = others - without
        some = ways(cards, kind, more, more + 1)
        if not served:
            some -= ways(cards, 4, more, 0)
        total += -CHOOSE[without][others] * some if without & 1 else CHOOSE[without][others] * some
    return total


def share_count(cards: int, bidders: int, least: int) -> int:
    """7.4 How many sharings there are that give every card once."""
    return ways_left(cards, 0, bidders - 1, False, least)


def share_at(cards: int, bidders: int, least: int, index: int) -> list[int]:
    """Return the sharing of this number: what each bidder gets, in the order of the seats."""
    shares = []
    for others in range(bidders - 1, -1, -1):
        got = 0
        for kind in range(4):
            while True:
                remaining = ways_left(cards, kind + 1, others, got != 0, least)
                if index < remaining:
                    break
                index -= remaining
                cards -= ONE[kind]
                got += ONE[kind]
        shares.append(got)
    return shares


def share_index(cards: int, least: int, shares: Sequence[int]) -> int:
    """Return the number of a sharing: the inverse of `share_at`."""
    index = 0
    for place in range(len(shares)):
        got = 0
        for kind in range(4):
            for _ in range(shares[place] >> 8 * kind & 255):
                index += ways_left(cards, kind + 1, len(shares) - 1 - place, got != 0, least)
                cards -= ONE[kind]
                got += ONE[kind]
    return index
