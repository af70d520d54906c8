"""The three kinds of window: one seat, sealed, race."""

import pytest

import clairiere
from clairiere import NATURE, Illegal
from clairiere.conformance.toy import GRAB, HALT, PEBBLES


@pytest.fixture
def bidding():
    """Everybody holds two cards and lays one in secret."""
    state = PEBBLES.new(seats=3)
    state.log = []
    while state.open[0].seat == NATURE:
        state.take(NATURE, state.open[0].options[0])
    return state


def test_a_sealed_answer_is_told_to_nobody_until_the_last_is_in(bidding) -> None:
    told = len(bidding.log)
    bidding.take(2, 3)
    bidding.take(0, 1)
    assert len(bidding.log) == told and bidding.laid == []
    bidding.take(1, 5)
    assert bidding.laid == [1, 5, 3] and bidding.pebbles == [0, 1, 0]


def test_a_sealed_answer_is_given_once(bidding) -> None:
    bidding.take(2, 3)
    with pytest.raises(Illegal):
        bidding.take(2, 6)
    assert [ask.seat for ask in bidding.open] == [0, 1]


def test_answers_of_one_sealed_window_do_not_reach_the_next(bidding) -> None:
    for seat, card in ((0, 1), (1, 2), (2, 3)):
        bidding.take(seat, card)
    assert bidding.sealed is None and len(bidding.open) == 3


def test_copies_of_an_open_sealed_window_go_their_own_way(bidding) -> None:
    bidding.take(2, 3)
    twin = bidding.copy()
    twin.take(0, 1)
    assert [ask.seat for ask in bidding.open] == [0, 1] and [ask.seat for ask in twin.open] == [1]


def test_in_a_race_the_first_answer_closes_the_window_for_all_and_the_step_reopens_it(bidding) -> None:
    for _ in range(2):
        for seat in range(3):
            bidding.take(seat, bidding.hands[seat][0])
    bidding.take(2, GRAB)
    bidding.take(2, GRAB)
    assert bidding.pebbles[2] >= 2 and len(bidding.open) == 3
    bidding.take(0, HALT)
    assert bidding.over
    with pytest.raises(Illegal):
        bidding.take(1, GRAB)


def test_a_choice_that_is_no_whole_number_is_a_mistake_of_the_program() -> None:
    state = clairiere.new("renard")
    for seat, choice in ((NATURE, 1.0), (NATURE, "0"), ("0", 0)):
        with pytest.raises(TypeError):
            state.take(seat, choice)
