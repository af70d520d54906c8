"""Chapter 3: the trick, playing and winning."""

import pytest

from clairiere import SPECTATOR
from clairiere.conformance import law

L, F = 0, 1
DECK = [f"{rank}{suit}" for suit in "DRS" for rank in range(1, 11)]


def rank(card):
    return int(card[:-1])


def suit(card):
    return card[-1]


# -- 3.1 leading ----------------------------------------------------------------------------------------------------


@law("duo:3.1.1")
@pytest.mark.parametrize("seed", range(6))
def test_at_the_start_of_trick_k_each_holds_12_less_k_cards(fresh, seed):
    play = fresh()
    for asked in play.at_random(seed):
        if asked == "lead":
            k = play.place["tricks"] + 1
            assert [len(play.hand(L)), len(play.hand(F))] == [12 - k, 12 - k]


@law("duo:3.1.1")
def test_after_eleven_tricks_both_hands_are_empty(round_over):
    play = round_over(at=5, gems=[1] + [0] * 10)
    assert (play.place["hands"], play.place["tricks"]) == ([[], []], 11)


@law("duo:3.1.1", "duo:3.1.3")
def test_the_follower_cannot_play_before_the_leader_has_led(place):
    refusal = place(leader="4R", follower="6R").refused(F, "6R")
    assert (refusal.reason, refusal.clause, refusal.facts["seat"]) == ("duo-not-leader", "3.1.3", L)


@law("duo:3.1.1")
def test_nobody_plays_two_cards_in_a_trick(place):
    play = place(leader="4R 6R", follower="8R").answer(L, "4R")
    assert (play.refused(L, "6R").reason, play.refused(L, "6R").clause) == ("duo-one-card", "3.1.1")


@law("duo:3.1.1")
def test_a_card_must_be_played(place):
    assert place(leader="4R").refused(L, "keep").reason == "duo-must-play"


@law("duo:3.1.2")
def test_movement_has_not_begun_while_the_foxes_wait(place):
    play = place(leader="8R", follower="3R", at=5).answer(L, "8R").answer(F, "3R")
    assert (play.asked, play.at, play.takers) == ((F, "name"), 5, [])
    play.answer(F, "0")
    assert (play.asked, play.at, play.takers) == ((L, "exchange"), 5, [])
    assert (play.answer(L, "keep").at, play.takers) == (1, [L])


@law("duo:3.1.2", "duo:5.1.2")
def test_the_next_trick_cannot_be_led_while_the_direction_is_open(place):
    play = place(leader="8R 6S", follower="1R 10D").answer(L, "8R").answer(F, "1R")
    assert (play.asked, play.refused(L, "6S").clause, play.refused(F, "10D").clause) == ((L, "move"), "3.1.2", "5.1.2")


@law("duo:3.1.2")
def test_a_trick_goes_play_winner_movement_putting_away(place):
    play = place(leader="8R", follower="4R").trick("8R", "4R")
    assert play.told == ["played", "played", "judged", "won trick", "moved", "collected", "put away", "leads"]


@law("duo:3.1.3")
@pytest.mark.parametrize("dealer", [0, 1])
def test_the_player_who_did_not_deal_leads_first(fresh, dealer):
    play = fresh(dealer=dealer).deal()
    assert play.asked == (1 - dealer, "lead")
    assert play.refused(dealer, play.hand(dealer)[0]).clause == "3.1.3"


@law("duo:3.1.3")
def test_a_winner_leads_also_after_the_path_was_left(walk):
    play = walk(["10S", "2S"], toward=0, at=3)
    assert (play.at, play.asked) == (5, (0, "lead"))


@law("duo:3.1.3")
@pytest.mark.parametrize(("lead", "follow", "winner"), [("1R", "8R", F), ("8R", "1R", L), ("1R", "8S", L)])
def test_the_winner_leads_next_whatever_a_1_did(place, lead, follow, winner):
    play = place(trump="D", leader=lead, follower=follow).trick(lead, follow)
    assert (play.takers, play.asked) == ([winner], (winner, "lead"))


@law("duo:3.1.4")
def test_any_card_of_the_hand_may_be_led(fresh):
    play = fresh().deal()
    assert (play.legal, len(play.legal), play.clause) == (play.hand(L), 11, "3.1.4")


@law("duo:3.1.4")
def test_a_card_not_held_cannot_be_led(place):
    refusal = place(leader="4R 6S", follower="10R").refused(L, "10R")
    assert (refusal.reason, refusal.clause, refusal.facts["legal"][:2]) == ("duo-not-in-hand", "3.1.4", ["4R", "6S"])


@law("duo:3.1.4")
def test_the_suit_of_a_9_that_leads_is_the_lead_suit(place):
    play = place(leader="9R", follower="2R 10S").answer(L, "9R")
    assert play.game.speak_ask(play.state, play.state.open[0])[1]["suit"] == "R"


# -- 3.2 following --------------------------------------------------------------------------------------------------


@law("duo:3.2.1")
def test_a_follower_holding_the_lead_suit_must_play_it(place):
    play = place(led="4R", follower="9S 2R")
    assert (play.legal, play.clause, play.question) == (["2R"], "3.2.1", "Follow in roses")
    refusal = play.refused(F, "9S")
    assert (refusal.reason, refusal.facts["legal"], refusal.facts["suit"]) == ("duo-must-follow", ["2R"], "R")


@law("duo:3.2.1")
def test_nobody_has_to_beat_the_card_led(place):
    play = place(led="6R", follower="2R 10R 1S").answer(F, "2R")
    assert play.takers == [L]


@law("duo:3.2.1")
def test_a_card_not_held_cannot_follow(place):
    assert place(led="4R", follower="2R").refused(F, "10R").reason == "duo-not-in-hand"


@law("duo:3.2.2")
def test_a_follower_void_in_the_lead_suit_plays_what_he_likes(place):
    play = place(trump="S", led="4R", follower="3D 8S")
    assert (play.legal, play.clause, play.question) == (["3D", "8S"], "3.2.2", "You have no roses: play any card")


@law("duo:3.2.2")
def test_a_void_follower_need_not_cut(place):
    play = place(trump="S", led="4R", follower="6D 8S").answer(F, "6D")
    assert (play.takers, play.hand(F)) == ([L], ["8S"])


@law("duo:3.2.1", "duo:3.2.2", "duo:5.9.1")
@pytest.mark.parametrize("seed", range(10))
def test_in_whole_games_a_follower_is_offered_just_what_the_law_leaves(fresh, seed):
    play = fresh()
    for asked in play.at_random(seed):
        if asked == "follow":
            [lead], hand = play.place["trick"], play.hand(play.asked[0])
            held = [card for card in hand if suit(card) == suit(lead)]
            assert play.legal == (held if held and rank(lead) != 9 else hand)


# -- 3.3 judging ----------------------------------------------------------------------------------------------------


@law("duo:3.3.1")
@pytest.mark.parametrize(
    ("lead", "follow", "winner"), [("10R", "1S", F), ("6S", "2S", L), ("2S", "6S", F), ("2S", "10R", L)]
)
def test_with_trump_in_the_trick_the_highest_trump_wins(place, lead, follow, winner):
    play = place(trump="S", leader=lead, follower=follow).trick(lead, follow)
    assert (play.takers, play.events("judged")[0].clause) == ([winner], "3.3.1")


@law("duo:3.3.2")
@pytest.mark.parametrize(("lead", "follow", "winner"), [("4R", "9R", F), ("2R", "10S", L), ("10R", "4R", L)])
def test_without_trump_the_highest_card_of_the_lead_suit_wins(place, lead, follow, winner):
    play = place(trump="D", leader=lead, follower=follow).trick(lead, follow)
    assert (play.takers, play.events("judged")[0].clause) == ([winner], "3.3.2")


@law("duo:3.3.3", "duo:5.3.4")
@pytest.mark.parametrize(("choice", "winner"), [("6D", L), ("keep", F)])
def test_the_trump_that_counts_is_that_after_the_exchange(place, choice, winner):
    play = place(trump="R", leader="8S", follower="3R 6D").answer(L, "8S").answer(F, "3R", "1", choice)
    assert play.takers == [winner]


@law("duo:3.3.1", "duo:3.3.2", "duo:5.9.3")
@pytest.mark.parametrize("trump", "DRS")
@pytest.mark.parametrize("led", "DRS")
def test_every_two_cards_are_judged_as_the_law_says(place, trump, led):
    for lead in (card for card in DECK if suit(card) == led):
        for follow in (card for card in DECK if card != lead):
            decree = next(card for card in (f"4{trump}", f"6{trump}", f"8{trump}") if card not in (lead, follow))
            trumps = [card for card in (lead, follow) if suit(card) == trump]
            wins = max(trumps or [card for card in (lead, follow) if suit(card) == led], key=rank)
            play = place(decree=decree, leader=lead, follower=follow, size=1, tricks=10).trick(lead, follow)
            assert (lead, follow, play.takers) == (lead, follow, [L if wins == lead else F])


# -- 3.4 putting away -----------------------------------------------------------------------------------------------


@law("duo:3.4.1")
@pytest.mark.parametrize("seat", [L, F, SPECTATOR])
def test_no_card_of_a_trick_that_is_over_is_seen_any_more(place, codes, seat):
    play = place(leader="8R", follower="4R").trick("8R", "4R")
    assert (play.sees(seat)["trick"], {"8R", "4R"} & codes(play.sees(seat))) == ([], set())
    assert {"8R", "4R"} <= set(play.place["past"])


@law("duo:3.4.1")
@pytest.mark.parametrize("seat", [L, F])
def test_who_wins_the_tricks_counts_for_no_score(last_gem, seat):
    play = last_gem(tricks=11, round=3, forest_left=2, seat=seat)
    assert (play.takers, play.score) == ([seat], 16)
    assert isinstance(play.place["tricks"], int)


@law("duo:3.1.1")
def test_the_view_tells_which_trick_is_played(round_over, place):
    play = place(trump="S", leader="4R 6R", follower="8R 2R", at=5)
    first = play.sees(SPECTATOR)["trick_number"]
    assert play.trick("4R", "8R").sees(SPECTATOR)["trick_number"] == first + 1
    assert round_over(at=5, gems=[1] + [0] * 10).sees(SPECTATOR)["trick_number"] == 11


@law("duo:3.4.1")
def test_a_trick_that_was_put_away_is_shown_with_its_leader_and_its_winner(place):
    play = place(trump="S", leader="4R 6R", follower="8R 2R", at=5).trick("4R", "8R")
    tricks = [play.game.finished_trick(play.state.log, n) for n in range(len(play.state.log))]
    (found,) = [trick for trick in tricks if trick]
    assert (found.leader, found.cards, found.winner) == (L, ["4R", "8R"], F)
    assert (found.count, play.state.log[found.played].verb) == (play.place["tricks"], "played")
