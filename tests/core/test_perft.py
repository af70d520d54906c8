"""Counts of all ways to play on from fixed positions: any change of the rules shows here."""

import pytest

import clairiere
from clairiere import perft

ENDGAME = {
    "game": "renard",
    "hands": [["1B", "3K", "9M", "11B"], ["2B", "5K", "10B", "7M"]],
    "decree": "6K",
    "tricks": [5, 4],
    "leader": 0,
}
OPENING = {
    "game": "renard",
    "hands": [
        ["1B", "3B", "5B", "7B", "9B", "11B", "2K", "4K", "6K", "8K", "10K", "1M", "3M"],
        ["2B", "4B", "6B", "8B", "10B", "1K", "3K", "5K", "7K", "9K", "11K", "2M", "4M"],
    ],
    "decree": "5M",
}


@pytest.mark.parametrize(("depth", "ways"), [(1, 4), (2, 8), (3, 16), (4, 45), (5, 126), (6, 387), (8, 1575)])
def test_ways_through_the_last_four_tricks(depth: int, ways: int) -> None:
    assert perft(clairiere.load(ENDGAME), depth) == ways


@pytest.mark.parametrize(("depth", "ways"), [(1, 13), (2, 69), (3, 720), (4, 5206)])
def test_ways_from_the_first_lead(depth: int, ways: int) -> None:
    assert perft(clairiere.load(OPENING), depth) == ways


DUET = {
    "game": "duo",
    "hands": [["1D", "3R", "7S", "9D"], ["2D", "5R", "10D", "7D"]],
    "decree": "6R",
    "round": 2,
    "leader": 0,
    "dealer": 1,
}


@pytest.mark.parametrize(("depth", "ways"), [(1, 5), (2, 23), (3, 91), (4, 332), (5, 1222), (6, 4033)])
def test_ways_through_the_last_four_tricks_of_a_duet(depth: int, ways: int) -> None:
    assert perft(clairiere.load(DUET), depth) == ways


AUCTION = {"game": "jeton", "phase": "bid", "red": 2, "hands": ["2", "3p", "44"], "stacks": ["", "", "3"]}


@pytest.mark.parametrize(("depth", "ways"), [(1, 1), (2, 6), (4, 6), (5, 11), (6, 18), (7, 67)])
def test_ways_through_an_auction_by_turns(depth: int, ways: int) -> None:
    assert perft(clairiere.load(AUCTION), depth) == ways


@pytest.mark.parametrize(("depth", "ways"), [(1, 14), (2, 148), (3, 1222)])
def test_ways_through_an_auction_in_real_time(depth: int, ways: int) -> None:
    assert perft(clairiere.load(AUCTION | {"options": {"form": "live"}}), depth) == ways


WOODLAND = {
    "game": "root",
    "options": {"factions": "marquise,eyrie"},
    "clearings": {
        "1": {"M": {"warrior": 2, "keep": 1, "sawmill": 1, "wood": 2}},
        "5": {"M": {"warrior": 1, "workshop": 1}, "E": {"warrior": 2}},
        "9": {"M": {"warrior": 1, "recruiter": 1}},
        "3": {"E": {"warrior": 4, "roost": 1}},
    },
    "players": {"M": {"hand": ["gear-f", "ambush-f", "sappers-b"]}, "E": {"hand": ["tax-f", "ambush-r"]}},
}


@pytest.mark.parametrize(("depth", "ways"), [(1, 9), (2, 87), (3, 452), (4, 1768)])
def test_ways_through_a_daylight_in_the_woodland(depth: int, ways: int) -> None:
    assert perft(clairiere.load(WOODLAND), depth) == ways
