"""7.3 Every way to share the cards of the table among the bidders, by its number.

The bidders are served one after the other, each with so many of every kind in the order p, 2, 3, 4. How many ways are
left after each gift is known by a formula, so that a number leads to its sharing and back without counting through.
"""

from __future__ import annotations

from typing import Final, Sequence

from ...core.nature import binomial_table
from .cards import ONE

CHOOSE: Final = binomial_table(60)  # CHOOSE[k][n]


def spread(cards: int, heaps: int) -> int:
    """How many ways there are to lay like cards on some heaps, any of which may stay empty."""
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
    """How many sharings are left when one bidder is being served, has got his kinds below this one, and others follow.

    7.5 If each must get a card, those in which somebody gets none are taken off, by the rule of in and out.
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
    """The sharing of this number: what each bidder gets, in the order of the seats."""
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
    """The number of a sharing: `share_at` turned round."""
    index = 0
    for place in range(len(shares)):
        got = 0
        for kind in range(4):
            for _ in range(shares[place] >> 8 * kind & 255):
                index += ways_left(cards, kind + 1, len(shares) - 1 - place, got != 0, least)
                cards -= ONE[kind]
                got += ONE[kind]
    return index
