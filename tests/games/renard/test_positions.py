"""Positions written by hand: what may be left out, and what is refused with its place."""

import pytest

import clairiere
from clairiere import Illegal

BASE = {
    "game": "renard", "hands": [["2B", "4B"], ["6B", "8K"]], "decree": "2K", "tricks": [6, 5], "leader": 0, "dealer": 1,
}  # fmt: skip
ONE_LAID = {"hands": [["2B"], ["6B", "8K"]], "trick": ["4B"]}
BOTH_LAID = {"hands": [["2B"], ["8K"]], "trick": ["4B", "6B"]}
UNDEALT = {"hands": [[], []], "decree": "", "tricks": [0, 0], "leader": 0, "dealer": 1}
THIRTEEN = [f"{rank}{suit}" for suit in "BK" for rank in range(1, 12)][:13]


def load(**more):
    return clairiere.load(BASE | more)


def test_hands_a_decree_and_the_tricks_are_enough():
    place = load().dump()
    assert (place["asked"], place["round"], len(place["pile"])) == ("lead", 1, 6)
    assert [len(cards) for cards in place["won"]] == [12, 10]
    assert place["trail"] == ["decree 2K"]


def test_cards_not_named_fill_the_pile_with_7s_that_nobody_scored():
    place = load(treasures=[1, 1], scores=[1, 1]).dump()
    assert place["won"][0].count("7B") == 1 and "7K" in place["won"][1] and "7M" in place["pile"]


@pytest.mark.parametrize(
    ("more", "asked"),
    [
        ({}, (0, "lead")),
        (ONE_LAID, (1, "follow")),
        ({"hands": [["2B"], ["6B", "8K"]], "trick": ["3B"], "asked": "exchange"}, (0, "exchange")),
        ({"hands": [["2B"], ["8K"]], "trick": ["4B", "3B"], "asked": "exchange"}, (1, "exchange")),
        ({"hands": [["2B", "4B"], ["6B", "8K"]], "trick": ["5B"], "asked": "bury", "drawn": "4B"}, (0, "bury")),
        ({"hands": [["2B"], ["6B", "8K"]], "trick": ["5B"], "asked": "draw"}, (-1, "draw")),
        (UNDEALT | {"asked": "deal"}, (-1, "deal")),
        (UNDEALT | {"asked": "deal", "hands": [THIRTEEN, []]}, (-1, "deal")),
        ({"hands": [[], []], "decree": "", "tricks": [0, 0], "asked": "dealer", "dealer": -1, "leader": -1, "round": 0},
         (-1, "dealer")),
    ],
)  # fmt: skip
def test_every_question_can_be_placed(more, asked):
    state = load(**more)
    assert [(ask.seat, ask.about) for ask in state.open] == [asked]
    assert clairiere.load(state.dump()).dump() == state.dump()


WRONG = [
    ({"pile": ["1K", "3K", "5K", "7K", "9K", "1M", "3M"]}, "pile", "4.5.4"),
    ({"round": 0}, "round", ""),
    ({"round": 10000}, "round", ""),
    ({"dealer": 2}, "dealer", ""),
    ({"dealer": -1}, "dealer", ""),
    ({"leader": -1}, "leader", ""),
    ({"leader": 2}, "leader", ""),
    ({"scores": [-1, 0]}, "scores[0]", ""),
    ({"scores": [10000, 0]}, "scores[0]", ""),
    ({"last": [0, 10000]}, "last[1]", ""),
    ({"tricks": [14, 0]}, "tricks[0]", ""),
    ({"treasures": [4, 0]}, "treasures[0]", ""),
    ({"decree": "", "hands": [["2B", "4B", "2K"], ["6B", "8K"]]}, "decree", "2.6"),
    ({"decree": "2B"}, "decree[0]", "1.2"),
    ({"tricks": [7, 5]}, "won[1]", "3.4.1"),
    ({"hands": [["2B", "4B", "9B"], ["6B", "8K"]]}, "won[1]", "3.4.1"),
    ({"hands": [["2B", "4B", "9B"], ["6B"]]}, "hands[0]", "1.5"),
    ({"hands": [["2B", "4B"], ["6B"]]}, "", "1.2"),
    ({"pile": ["1K"]}, "", "1.2"),
    ({"won": [["1K", "3K"], []], "pile": ["1M", "2M", "3M", "4M", "5M", "6M"]}, "", "1.2"),
    ({"top": ["2B"]}, "top", "4.5.1"),
    ({"top": [""]}, "top", "1.2"),
    ({"buried": [["1M"], []], "won": [["2M"], []]}, "", "1.2"),
    ({"trick": ["4K"]}, "won[1]", "3.4.1"),
    (ONE_LAID | {"asked": "lead"}, "trick", "1.4"),
    ({"asked": "follow"}, "trick", "1.4"),
    (BOTH_LAID | {"asked": "follow"}, "trick", "1.4"),
    (ONE_LAID | {"asked": "exchange"}, "asked", "4.0.1"),
    (ONE_LAID | {"asked": "draw"}, "asked", "4.0.1"),
    ({"drawn": "2B"}, "drawn", "4.5.1"),
    ({"hands": [["2B", "4B"], ["6B", "8K"]], "trick": ["5B"], "asked": "bury", "drawn": "8K"}, "drawn", "4.5.1"),
    ({"hands": [["2B", "4B"], ["6B", "8K"]], "trick": ["5B"], "asked": "bury"}, "drawn", "4.5.1"),
    ({"hands": [["2B"], ["8B"]], "trick": ["4B", "3K"], "asked": "exchange"}, "trick[1]", "3.2.1"),
    ({"treasures": [0, 1], "scores": [0, 0]}, "scores", "4.7.2"),
    ({"scores": [21, 0]}, "scores", "6.1"),
    ({"asked": "over"}, "asked", "6.1"),
    ({"asked": "deal"}, "asked", "2.3"),
    (UNDEALT | {"asked": "deal", "won": [["1B", "2B"], []]}, "asked", "2.3"),
    (UNDEALT | {"asked": "deal", "pile": ["1B"]}, "asked", "2.3"),
    (UNDEALT | {"asked": "deal", "tricks": [1, 0]}, "asked", "2.3"),
    (UNDEALT | {"asked": "deal", "hands": [[], THIRTEEN]}, "hands[0]", "1.5"),
    (UNDEALT | {"asked": "deal", "trail": ["0 2B"]}, "trail", ""),
    ({"trail": ["decree 4K"]}, "trail", ""),
    ({"trail": ["decree 2K", "0 1B"]}, "trail", ""),
    ({"trail": ["decree 2K", "0 2B", "1 6B"]}, "trail", ""),
    ({"trail": ["decree 2K", "0 1B", "1 1B"]}, "trail", ""),
    ({"trail": ["decree 2K", "0 buries"]}, "trail", ""),
    ({"trail": ["decree 2K", "2 buries"]}, "trail[1]", ""),
    ({"trail": ["decree 2K", "2 1B"]}, "trail[1]", ""),
    ({"trail": ["decree 12K"]}, "trail[0]", ""),
    (ONE_LAID | {"trail": ["decree 2K"]}, "trail", ""),
]  # fmt: skip


@pytest.mark.parametrize(("more", "where", "clause"), WRONG, ids=lambda value: str(value)[:60])
def test_nonsense_is_refused_with_its_place(more, where, clause):
    with pytest.raises(Illegal) as refused:
        load(**more)
    assert (refused.value.facts.get("where", ""), refused.value.clause) == (where, clause)


def test_a_trail_has_two_cards_for_every_trick_that_is_over():
    won = [
        ["1M", "2M", "9B", "10B", "11B", "1K", "3K", "4K", "5K", "6K", "7K", "9K"],
        ["4M", "5M", "6M", "7M", "8M", "9M", "10M", "11M", "10K", "11K"],
    ]
    more = {"won": won, "treasures": [0, 0]}
    assert load(trail=["decree 2K", "0 2M", "1 4M"], **more).open
    with pytest.raises(Illegal, match="trail"):
        load(trail=["decree 2K", "0 2M"], **more)


@pytest.mark.parametrize(
    "more",
    [{"round": 9999}, {"scores": [20, 20]}, {"last": [9999, 0]}, {"treasures": [3, 0], "scores": [3, 0]}],
    ids=str,
)
def test_the_largest_numbers_are_read(more):
    assert more.items() <= load(**more).dump().items()


def test_a_copy_knows_what_lies_on_top_of_the_pile():
    state = load(pile=["1K", "1M", "2M", "3M", "4M", "5M"], top=["3M", "1K"])
    assert state.copy().dump() == state.dump() and state.dump()["top"] == ["3M", "1K"]


def test_a_game_has_an_end_in_sight():
    """A round has 3 deals, 26 cards, 3 exchanges, 3 draws and burials; 8 of them lead to 21, ties may add a hundred."""
    game = clairiere.find("renard")
    assert game.max_answers(game.new({"target": 21})) == 1 + 8 * 38
    assert game.max_answers(game.new({"target": 21, "extra_round": True})) == 1 + 108 * 38
