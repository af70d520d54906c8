"""Chapter 5: abilities of the odd cards."""

import pytest

from clairiere import SPECTATOR
from clairiere.conformance import law

L, F = 0, 1
P0, P1 = 0, 1
FEW = [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]  # gems out of the way


# -- 5.0 all of them ------------------------------------------------------------------------------------------------


@law("duo:5.0.1")
@pytest.mark.parametrize("lead", ["2R", "4R", "6R", "8R", "10R"])
def test_an_even_card_has_no_ability(place, lead):
    play = place(leader=lead, follower="4S", decree="6D").answer(L, lead)
    assert (play.asked, play.told) == ((F, "follow"), ["played"])


@law("duo:5.0.1")
def test_a_card_that_changes_place_without_being_played_has_no_effect(place):
    play = place(decree="5S", leader="7R 3D", follower="8R 7S").answer(L, "7R").give("3D", "7S")
    assert (play.asked, play.hand(L), play.hand(F)) == ((F, "follow"), ["7S"], ["3D", "8R"])
    play.answer(F, "8R")
    assert (play.asked, play.events("named"), play.takers) == ((F, "lead"), [], [F])


@law("duo:5.0.1")
def test_a_gazelle_in_the_decree_gives_no_choice(place):
    play = place(decree="5S", leader="6R", follower="2R", at=5).trick("6R", "2R")
    assert (play.at, play.asked) == (0, (L, "lead"))


@law("duo:5.0.2")
def test_the_follower_waits_for_the_gift(place):
    play = place(leader="7R 4D", follower="8R 6S").answer(L, "7R")
    assert [(ask.seat, ask.about, ask.sealed) for ask in play.state.open] == [(L, "give", True), (F, "give", True)]
    play.answer(F, "6S")
    assert (play.refused(F, "8R").clause, play.asked) == ("5.7.3", (L, "give"))


@law("duo:5.0.2")
def test_the_follower_waits_for_the_foxes(place):
    play = place(leader="3R 4D", follower="8R 6S").answer(L, "3R")
    assert play.refused(F, "8R").clause == "5.3.1"
    assert (play.answer(L, "0").asked, play.refused(F, "8R").clause) == ((L, "exchange"), "5.3.2")


@law("duo:5.0.2", "duo:5.5.4")
def test_the_winner_is_found_before_the_movement_is_chosen(place):
    play = place(leader="1R", follower="5R").answer(L, "1R").answer(F, "5R")
    assert (play.takers, play.asked, play.told[-1]) == ([F], (F, "move"), "won trick")


# -- 5.1 the Musician -----------------------------------------------------------------------------------------------


@law("duo:5.1.1")
@pytest.mark.parametrize(("choice", "space"), [("3", 8), ("-3", 2)])
def test_with_a_musician_the_winner_chooses_the_direction(place, choice, space):
    play = place(leader="1R", follower="10R", at=5, gems=FEW).answer(L, "1R").answer(F, "10R")
    assert (play.asked, play.legal, play.clause) == ((F, "move"), ["3", "-3"], "5.1.1")
    assert play.answer(F, choice).at == space


@law("duo:5.1.1")
def test_without_a_musician_the_other_direction_is_refused(place):
    play = place(leader="5R", follower="10R").answer(L, "5R").answer(F, "10R")
    refusal = play.refused(F, "-3")
    assert (refusal.reason, refusal.clause, refusal.facts["legal"]) == ("duo-no-musician", "5.1.1", ["1", "3", "4"])


@law("duo:5.1.1")
def test_the_winner_may_choose_to_leave_the_path(place):
    play = place(leader="1R", follower="10R", at=1, gems=FEW).answer(L, "1R").answer(F, "10R", "-3")
    assert (play.at, play.place["covered"], play.result) == (5, [1, 0], "")


@law("duo:5.1.2")
def test_the_winner_chooses_the_direction_even_if_the_other_laid_the_1(place):
    play = place(leader="1R 4D", follower="8R").answer(L, "1R").answer(F, "8R")
    assert (play.asked, play.refused(L, "2").clause) == ((F, "move"), "5.1.2")
    assert place(leader="8R", follower="1R").answer(L, "8R").answer(F, "1R").asked == (L, "move")


@law("duo:5.1.2")
def test_two_musicians_stay_where_they_are(place):
    play = place(leader="1R", follower="1S", at=6, gems=FEW).answer(L, "1R").answer(F, "1S")
    assert (play.at, play.asked, play.takers) == (6, (L, "lead"), [L])


# -- 5.3 the Foxes --------------------------------------------------------------------------------------------------


@law("duo:5.3.1")
def test_whoever_plays_a_3_must_name_a_player(place):
    play = place(leader="3S 4D", follower="8S 6R").answer(L, "3S")
    assert (play.asked, play.legal, play.clause) == ((L, "name"), ["0", "1"], "5.3.1")
    assert play.refused(L, "keep").clause == "5.3.1"


@law("duo:5.3.1")
def test_the_other_cannot_name(place):
    refusal = place(leader="3S 4D", follower="8S 6R").answer(L, "3S").refused(F, "1")
    assert (refusal.reason, refusal.clause, refusal.facts["seat"]) == ("duo-not-naming", "5.3.1", L)


@law("duo:5.3.2")
def test_the_named_player_exchanges_the_decree(place):
    play = place(decree="4S", leader="3S 10D", follower="6D 2R").answer(L, "3S", "1")
    assert (play.asked, play.legal) == ((F, "exchange"), ["6D", "2R", "keep"])
    assert (play.answer(F, "6D").decree, play.hand(F)) == ("6D", ["2R", "4S"])


@law("duo:5.3.2")
def test_the_named_player_may_decline(place):
    play = place(decree="4S", leader="3S 10D", follower="6D 2R").answer(L, "3S", "1")
    hands = play.place["hands"]
    assert (play.answer(F, "keep").decree, play.place["hands"], play.asked) == ("4S", hands, (F, "follow"))


@law("duo:5.3.2")
def test_only_the_named_player_exchanges(place):
    play = place(decree="4S", leader="3S 10D", follower="6D 2R").answer(L, "3S", "1")
    assert (play.refused(L, "10D").reason, play.refused(L, "10D").clause) == ("duo-not-named", "5.3.2")


@law("duo:5.3.2")
def test_the_3_itself_lies_on_the_table_and_cannot_be_given(place):
    refusal = place(decree="4S", leader="3S 10D", follower="6D 2R").answer(L, "3S", "0").refused(L, "3S")
    assert (refusal.reason, refusal.clause, refusal.facts["legal"]) == ("duo-on-the-table", "5.3.2", ["10D", "keep"])


@law("duo:5.3.2")
def test_a_card_of_the_other_cannot_be_given(place):
    refusal = place(decree="4S", leader="3S 10D", follower="6D 2R").answer(L, "3S", "0").refused(L, "6D")
    assert (refusal.reason, refusal.clause) == ("duo-not-in-hand", "5.3.2")


@law("duo:5.3.3")
def test_after_declining_there_is_no_exchange_any_more(place):
    play = place(decree="4S", leader="3S 10D", follower="6D 2R").answer(L, "3S", "1").answer(F, "keep")
    assert play.refused(F, "keep").clause == "5.3.3"
    play.answer(F, "2R")
    assert (play.asked, play.refused(F, "6D").clause, play.decree) == ((L, "lead"), "3.1.3", "4S")


@law("duo:5.3.4")
def test_a_new_trump_unmakes_the_3_itself(place):
    play = place(trump="S", leader="10R 6D", follower="3S").answer(L, "10R").answer(F, "3S", "0").answer(L, "6D")
    assert (play.sees(L)["trump"], play.takers) == ("D", [L])


@law("duo:5.3.4")
def test_a_new_trump_counts_before_the_second_card(place):
    play = place(trump="D", leader="3R 6R", follower="10D").answer(L, "3R", "0", "6R").answer(F, "10D")
    assert (play.sees(L)["trump"], play.takers) == ("R", [L])


@law("duo:5.3.5")
def test_a_follower_who_took_the_lead_suit_must_play_it(place):
    play = place(decree="8R", leader="3R 4S", follower="6D 2S").answer(L, "3R", "1").answer(F, "6D")
    assert play.legal == ["8R"]


@law("duo:5.3.5")
def test_a_follower_who_gave_the_lead_suit_away_is_free(place):
    play = place(decree="8S", leader="3R 4S", follower="6R 2D").answer(L, "3R", "1").answer(F, "6R")
    assert play.legal == ["2D", "8S"]


@law("duo:5.3.6")
def test_a_leader_with_an_empty_hand_names_himself_for_nothing(place):
    play = place(decree="8S", leader="3R", follower="4D", size=1).answer(L, "3R")
    assert play.asked == (L, "name")
    play.answer(L, "0")
    assert (play.asked, play.decree, play.events("kept")[0].clause) == ((F, "follow"), "8S", "5.3.6")


@law("duo:5.3.6", "duo:5.3.5")
def test_a_teammate_with_one_card_exchanges_and_plays_the_old_decree(place):
    play = place(decree="8S", leader="3R", follower="4D", size=1).answer(L, "3R", "1").answer(F, "4D")
    assert (play.decree, play.legal) == ("4D", ["8S"])
    assert play.answer(F, "8S").takers == [L]


@law("duo:5.3.6")
def test_a_3_as_the_very_last_card_asks_nothing(place):
    play = place(decree="8S", leader="4R", follower="3R", size=1).answer(L, "4R").answer(F, "3R")
    assert (play.events("named"), play.takers, play.place["tricks"]) == ([], [L], 11)


# -- 5.5 the Gazelle ------------------------------------------------------------------------------------------------


@law("duo:5.5.1")
@pytest.mark.parametrize(("follow", "totals"), [("2R", ["1", "3", "4"]), ("9R", ["0", "1"]), ("4R", ["1", "2"])])
def test_a_gazelle_lets_one_card_be_ignored(place, follow, totals):
    play = place(leader="5R", follower=follow).answer(L, "5R").answer(F, follow)
    assert (play.asked[1], play.legal, play.clause) == ("move", totals, "5.5.1")


@law("duo:5.5.1")
def test_the_number_chosen_is_the_number_of_spaces(place):
    for choice, space in (("1", 4), ("3", 2), ("4", 1)):
        play = place(leader="5R", follower="2R", at=5, gems=FEW).answer(L, "5R").answer(F, "2R").answer(L, choice)
        assert play.at == space


@law("duo:5.5.1")
def test_no_other_number_will_do(place):
    refusal = place(leader="5R", follower="2R").answer(L, "5R").answer(F, "2R").refused(L, "2")
    assert (refusal.reason, refusal.clause, refusal.facts["legal"]) == ("duo-not-so-far", "5.5.1", ["1", "3", "4"])


@law("duo:5.5.1")
def test_without_a_gazelle_nothing_can_be_ignored(place):
    refusal = place(leader="1R", follower="10R").answer(L, "1R").answer(F, "10R").refused(F, "0")
    assert (refusal.reason, refusal.clause) == ("duo-no-gazelle", "5.5.1")


@law("duo:5.5.2")
def test_the_winner_chooses_whoever_laid_the_gazelle(place):
    play = place(leader="5R", follower="10R").answer(L, "5R").answer(F, "10R")
    assert (play.asked, play.refused(L, "1").clause) == ((F, "move"), "5.5.2")


@law("duo:5.5.3")
def test_two_gazelles_ignore_up_to_both_cards(place):
    play = place(trump="D", leader="5R", follower="5S").answer(L, "5R").answer(F, "5S")
    assert (play.asked, play.legal) == ((L, "move"), ["0", "1", "2"])


@law("duo:5.5.4")
def test_gazelle_and_musician_are_one_decision(place):
    play = place(leader="1R", follower="5R", at=5, gems=FEW).answer(L, "1R").answer(F, "5R")
    assert (play.legal, play.clause) == (["0", "1", "-1"], "5.5.4")
    spaces = set()
    for choice in play.legal:
        other = place(leader="1R", follower="5R", at=5, gems=FEW).answer(L, "1R").answer(F, "5R", choice)
        spaces.add(other.at)
    assert spaces == {4, 5, 6}


# -- 5.7 the Gift ---------------------------------------------------------------------------------------------------


@law("duo:5.7.1")
def test_both_swap_a_card_at_once(place):
    play = place(leader="7R 2R 8D", follower="4S 6D").answer(L, "7R").give("2R", "4S")
    assert ("2R" in play.hand(F), "4S" in play.hand(L), play.asked) == (True, True, (F, "follow"))


@law("duo:5.7.1")
def test_the_7_itself_lies_on_the_table_and_cannot_be_given(place):
    refusal = place(leader="7R 2R", follower="4S 6D").answer(L, "7R").refused(L, "7R")
    assert (refusal.reason, refusal.clause, refusal.facts["legal"]) == ("duo-on-the-table", "5.7.1", ["2R"])


@law("duo:5.7.1")
def test_a_card_of_the_other_cannot_be_given_as_a_gift(place):
    assert place(leader="7R 2R", follower="4S 6D").answer(L, "7R").refused(L, "4S").clause == "5.7.1"


@law("duo:5.7.1")
def test_a_second_gift_in_a_trick_makes_a_second_swap(place):
    play = place(leader="7R 2D 4D", follower="7S 6S 8S").answer(L, "7R").give("2D", "6S")
    assert play.answer(F, "7S").asked == (0, "give")
    assert (play.takers, play.give("6S", "2D").takers) == ([], [L])
    assert [len(play.hand(L)), len(play.hand(F))] == [2, 2]


@law("duo:5.7.2")
def test_giving_nothing_is_refused(place):
    refusal = place(leader="7R 2R", follower="4S 6D").answer(L, "7R").refused(F, "keep")
    assert (refusal.reason, refusal.clause) == ("duo-must-give", "5.7.2")


@law("duo:5.7.2")
def test_there_is_no_swap_when_a_hand_is_empty(place):
    play = place(leader="7R", follower="4D", size=1).answer(L, "7R")
    assert (play.asked, play.hand(F)) == ((F, "follow"), ["4D"])


@law("duo:5.7.2")
def test_with_one_card_each_the_two_change_hands(place):
    play = place(trump="D", leader="8R 2D", follower="7R 4S").answer(L, "8R").answer(F, "7R").give("2D", "4S")
    assert (play.hand(L), play.hand(F), play.takers) == (["4S"], ["2D"], [L])


@law("duo:5.7.3")
def test_a_chosen_card_is_not_seen_by_the_other(place, codes):
    play = place(leader="7R 2R 8D", follower="4S 6D").answer(L, "7R").answer(L, "2R")
    assert (play.sees(L)["gift"], play.sees(F)["gift"], play.sees(SPECTATOR)["gift"]) == ("2R", "", "")
    assert not {"2R", "8D"} & codes([play.sees(F), play.sees(SPECTATOR), play.hears(F)])
    assert (play.waits_for(F), play.told) == ([F], ["played"])


@law("duo:5.7.3")
def test_both_learn_what_they_get_in_the_same_event(place):
    play = place(leader="7R 2R", follower="4S 6D").answer(L, "7R").give("2R", "4S")
    [event] = play.events("swapped")
    assert event.reveals and event.seen_by(L).secret == event.seen_by(F).secret == event.secret
    assert event.seen_by(SPECTATOR).secret == ()
    assert (play.hears(L)[1], play.hears(SPECTATOR)[1]) == (
        "Ana gives 2R, Bo gives 4S.",
        "Ana and Bo give each other a card.",
    )


@law("duo:5.7.3")
def test_a_choice_once_made_stands(place):
    play = place(leader="7R 2R 8D", follower="4S 6D").answer(L, "7R").answer(L, "2R")
    assert (play.refused(L, "8D").reason, play.refused(L, "8D").clause) == ("duo-gift-chosen", "5.7.3")


@law("duo:5.7.3")
def test_the_card_received_cannot_be_the_one_passed_on(place):
    play = place(leader="7R 2R 8D", follower="4S 6D").answer(L, "7R").answer(L, "2R")
    assert play.refused(F, "2R").reason == "duo-not-in-hand"


@law("duo:5.7.4")
def test_the_follower_follows_with_the_card_he_was_given(place):
    play = place(leader="7R 2R", follower="4S 8D").answer(L, "7R").give("2R", "4S")
    assert play.legal == ["2R"]


@law("duo:5.7.4")
def test_a_follower_who_gave_his_last_card_of_the_suit_is_free(place):
    play = place(leader="7R 2D", follower="4R 8S").answer(L, "7R").give("2D", "4R")
    assert play.legal == ["2D", "8S"]


# -- 5.9 the Royal Heir ---------------------------------------------------------------------------------------------


@law("duo:5.9.1")
def test_a_9_that_leads_frees_the_follower(place):
    play = place(led="9R", follower="3R 10S")
    assert (play.legal, play.clause) == (["3R", "10S"], "5.9.1")
    assert play.question == "A Royal Heir was led: play any card"


@law("duo:5.9.1")
def test_a_freed_follower_may_cut(place):
    play = place(trump="D", led="9R", follower="3R 2D").answer(F, "2D")
    assert play.takers == [F]


@law("duo:5.9.2")
def test_a_9_that_follows_is_a_card_of_rank_9_and_nothing_else(place):
    play = place(trump="D", leader="4R", follower="9R").trick("4R", "9R")
    assert (play.takers, play.told[:4]) == ([F], ["played", "played", "judged", "won trick"])


@law("duo:5.9.2")
def test_a_9_must_follow_suit(place):
    assert place(led="4R", follower="9S 2R").refused(F, "9S").clause == "3.2.1"


@law("duo:5.9.3")
def test_the_suit_of_the_9_is_still_the_lead_suit(place):
    play = place(trump="D", led="9R", follower="3R 10S").answer(F, "10S")
    assert play.takers == [L]


# -- the defaults for an idle player --------------------------------------------------------------------------------


@law("duo:5.0.2")
def test_an_idle_player_changes_nothing(place):
    foxes = place(leader="3R 4D", follower="8R").answer(L, "3R")
    named = foxes.game.default_choice(foxes.state, foxes.state.open[0])
    assert foxes.state.write(foxes.state.open[0], named) == "0"
    foxes.state.take(L, named)
    assert foxes.state.write(foxes.state.open[0], foxes.game.default_choice(foxes.state, foxes.state.open[0])) == "keep"
    move = place(leader="5R", follower="2R").answer(L, "5R").answer(F, "2R")
    assert move.state.write(move.state.open[0], move.game.default_choice(move.state, move.state.open[0])) == "4"
    lead = place(leader="4R 2S 2D")
    assert lead.state.write(lead.state.open[0], lead.game.default_choice(lead.state, lead.state.open[0])) == "2D"


@law("duo:5.5.4")
def test_a_movement_points_at_the_space_it_leads_to(fresh):
    """By its notation: toward the winner, or with a minus away from him; the second player is at the high end."""
    moves = 0
    for seed in range(6):
        play = fresh()
        for about in play.at_random(seed):
            if about == "move":
                ask, winner, at = play.state.open[0], play.takers[-1], play.at
                for text in play.legal:
                    found = play.game.target(play.state, ask, play.state.read(ask, text))
                    toward = 1 - winner if text.startswith("-") else winner
                    steps = abs(int(text))
                    space = at + steps if toward else at - steps
                    assert found == {"kind": "move", "seat": toward, "steps": steps, "space": space}
                    moves += 1
    assert moves > 10


@law("duo:3.2.1")
def test_what_stands_for_nothing_is_written_as_a_number(place):
    play = place(leader="4R", follower="6R")
    assert [play.state.write(play.state.open[0], choice) for choice in (-1, 999)] == ["-1", "999"]
