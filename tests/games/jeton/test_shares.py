"""7.3 Every sharing has a number, and every number a sharing."""

from itertools import product

import pytest

from clairiere.conformance import law
from clairiere.games.jeton.cards import ONE, read_cards, size
from clairiere.games.jeton.shares import share_at, share_count, share_index


def by_hand(cards, bidders, least):
    """All sharings, found by giving each kind in every way."""
    kinds = [cards >> 8 * kind & 255 for kind in range(4)]
    splits = [[split for split in product(range(many + 1), repeat=bidders) if sum(split) == many] for many in kinds]
    found = set()
    for split in product(*splits):
        given = tuple(sum(split[kind][i] * ONE[kind] for kind in range(4)) for i in range(bidders))
        if all(size(some) >= least for some in given):
            found.add(given)
    return found


@law("jeton:7.3", "jeton:7.4", "jeton:7.5")
@pytest.mark.parametrize("cards", ["2", "23", "2p", "22", "223p", "3344p", "2222", "234p", "22334p"])
@pytest.mark.parametrize("bidders", [1, 2, 3])
@pytest.mark.parametrize("least", [0, 1])
def test_the_numbers_count_every_sharing_once(cards, bidders, least):
    some = read_cards(cards)
    wanted = by_hand(some, bidders, least)
    found = [tuple(share_at(some, bidders, least, i)) for i in range(share_count(some, bidders, least))]
    assert set(found) == wanted and len(found) == len(wanted)
    assert [share_index(some, least, given) for given in found] == list(range(len(found)))


@law("jeton:7.3", "jeton:7.5")
@pytest.mark.parametrize("least", [0, 1])
@pytest.mark.parametrize("bidders", [4, 6])
def test_large_tables_too(bidders, least):
    some = read_cards("2" * 18 + "3" * 9 + "444" + "p" * 6)
    count = share_count(some, bidders, least)
    for index in (0, 1, count // 7, count // 2, count - 2, count - 1):
        given = share_at(some, bidders, least, index)
        assert sum(given) == some and share_index(some, least, given) == index
        assert all(size(cards) >= least for cards in given)


@law("jeton:7.5")
def test_a_minimum_leaves_as_many_sharings_as_bidders_can_be_served():
    assert [share_count(read_cards(cards), 3, 1) for cards in ("222", "22", "234", "2222")] == [1, 0, 6, 3]
