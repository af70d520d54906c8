"""Chapter 1: components and terms."""

from collections import Counter

import pytest

import clairiere
from clairiere import Illegal
from clairiere.conformance import law

A, B, C, D, E = range(5)
FORMS = ("turns", "live")


@law("jeton:1.1")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_three_to_six_can_play(seats):
    assert clairiere.new("jeton", seats=seats).seats == seats


@law("jeton:1.1")
@pytest.mark.parametrize("seats", [2, 7])
def test_two_or_seven_cannot_play(seats):
    with pytest.raises(Illegal) as caught:
        clairiere.new("jeton", seats=seats)
    assert caught.value.clause == "1.1"


@law("jeton:1.2")
def test_a_pack_has_nine_twos_six_threes_three_fours_and_three_plus_ones(fresh):
    assert Counter(fresh(3).pack(A)) == {"2": 9, "3": 6, "4": 3, "p": 3}


@law("jeton:1.2")
@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_there_are_21_cards_for_each_player_at_any_moment(fresh, form, seats):
    play = fresh(seats, form)
    for _ in play.at_random(seats, 400):
        assert play.everything == {"2": 9 * seats, "3": 6 * seats, "4": 3 * seats, "p": 3 * seats}


@law("jeton:1.3")
@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("seed", range(4))
def test_one_active_player_has_the_red_token_and_blue_ones_do_not_run_out(fresh, form, seed):
    play = fresh(3 + seed, form)
    for _ in play.at_random(seed, 600):
        assert play.red in play.active and sum(play.blue) <= 50


@law("jeton:1.4")
def test_everyone_starts_without_blue_tokens(fresh):
    assert fresh(5).state.points() == [0] * 5


@law("jeton:1.5")
def test_a_bid_is_worth_the_sum_of_its_cards(auction):
    assert auction("- - - -", "4 333 2222 333pp", red=A).totals == [4, 9, 8, 11]


@law("jeton:1.6")
def test_a_card_of_another_pack_may_go_on_a_stack(auction):
    play = auction("3 - -", "- 333 -", red=B).answer(A, "raise 1 3")
    assert play.stack(B) == "3333"


@law("jeton:1.6")
def test_cards_have_a_value_and_no_colour(fresh):
    assert set(fresh(6).everything) == set("234p")
    assert fresh(3).pack(A) == fresh(3).pack(B)


@law("jeton:1.7")
def test_the_leader_alone_has_the_highest_total(auction):
    assert auction("- - - - -", "- - 222222 333pp 44ppp", red=D).sees(A)["leader"] == C


@law("jeton:1.7")
def test_on_a_tie_nobody_leads(auction):
    play = auction("- - - - -", "- - 2222222 3333pp 44ppp", red=D)
    assert (play.totals, play.sees(A)["leader"]) == ([0, 0, 14, 14, 11], -1)
