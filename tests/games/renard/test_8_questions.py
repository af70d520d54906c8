"""Chapter 8: frequent questions."""

import pytest

from clairiere.conformance import law

L, F = 0, 1


@law("renard:8.1")
def test_the_follower_waits_until_the_woodcutter_has_buried(place):
    play = place(leader="5B", follower="2B", top="7M").answer(L, "5B")
    assert play.refused(F, "2B").clause == "8.1"
    assert play.draw("7M").refused(F, "2B").clause == "8.1"
    assert play.answer(L, "7M").answer(F, "2B").takers == [L]


@law("renard:8.1")
def test_the_follower_waits_until_the_fox_has_chosen(place):
    play = place(leader="3B 6K", follower="2B").answer(L, "3B")
    refusal = play.refused(F, "2B")
    assert (refusal.clause, refusal.facts["seat"], refusal.facts["about"]) == ("8.1", L, "exchange")
    assert play.answer(L, "keep").answer(F, "2B").takers == [L]


@law("renard:8.1")
def test_the_winner_is_found_after_the_exchange_with_the_new_trump(place):
    play = place(decree="6K", led="8M", follower="3K 4B").answer(F, "3K")
    assert play.takers == []
    assert play.answer(F, "4B").takers == [L]
    assert play.told == ["played", "exchanged", "judged", "took trick", "leads"]


@law("renard:8.2")
def test_a_witch_led_is_followed_in_its_printed_suit(place):
    play = place(trump="M", led="9B", follower="2B 11M")
    assert play.legal == ["2B"]
    refusal = play.refused(F, "11M")
    assert (refusal.clause, refusal.reason) == ("8.2", "renard-follow-the-witch")


@law("renard:8.2")
def test_on_a_witch_a_card_of_neither_suit_is_a_plain_failure_to_follow(place):
    assert place(trump="M", led="9B", follower="2B 11K").refused(F, "11K").clause == "3.2.1"


@law("renard:8.3")
def test_a_witch_does_not_stand_in_for_the_trump_led(place):
    play = place(trump="M", led="4M", follower="9B 2M")
    refusal = play.refused(F, "9B")
    assert (refusal.clause, refusal.reason, play.legal) == ("8.3", "renard-witch-is-no-trump", ["2M"])


@law("renard:8.3")
def test_a_witch_against_another_suit_led_is_a_plain_failure_to_follow(place):
    assert place(trump="M", led="4B", follower="9K 2B").refused(F, "9K").clause == "3.2.1"


@law("renard:8.3")
def test_without_trump_in_hand_the_witch_may_be_played_and_wins(place):
    assert place(trump="M", led="4M", follower="9B 3K").answer(F, "9B").takers == [F]


@law("renard:8.4")
@pytest.mark.parametrize("lead, follow, winner", [("9B", "9M", F), ("9B", "9K", L), ("9M", "9B", L)])
def test_of_two_witches_the_real_trump_wins_else_the_one_that_led(place, lead, follow, winner):
    assert place(trump="M", leader=lead, follower=follow).trick(lead, follow).takers == [winner]


@law("renard:8.5")
@pytest.mark.parametrize("trump, winner", [("M", L), ("K", F)])
def test_of_two_swans_the_loser_leads_next(place, trump, winner):
    play = place(trump=trump, leader="1B", follower="1K").trick("1B", "1K")
    assert (play.takers, play.asked, play.leads_by) == ([winner], (1 - winner, "lead"), "4.1.1")
