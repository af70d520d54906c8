"""Chapter 3: the trick."""

import pytest

import clairiere
from clairiere import SPECTATOR
from clairiere.conformance import law

L, F = 0, 1
DECK = [f"{rank}{suit}" for suit in "BKM" for rank in range(1, 12)]


def rank(card):
    return int(card[:-1])


def suit(card):
    return card[-1]


# -- 3.1 leading ----------------------------------------------------------------------------------------------------


@law("renard:3.1.1")
@pytest.mark.parametrize("dealer", [0, 1])
def test_the_player_who_did_not_deal_leads_the_first_trick(fresh, dealer):
    play = fresh(dealer=dealer).deal()
    assert play.asked == (1 - dealer, "lead")
    assert [play.sees(seat)["leader"] for seat in (L, F)] == [1 - dealer, 1 - dealer]


@law("renard:3.1.1")
def test_the_dealer_cannot_play_first(fresh):
    play = fresh(dealer=0).deal()
    refusal = play.refused(0, play.hand(0)[0])
    assert (refusal.clause, refusal.facts["seat"]) == ("3.1.1", 1)


@law("renard:3.1.2")
def test_the_winner_leads_the_next_trick(place):
    play = place(trump="M", leader="4B", follower="10B").trick("4B", "10B")
    assert (play.takers, play.asked, play.leads_by) == ([F], (F, "lead"), "3.1.2")


@law("renard:3.1.2")
def test_a_leader_who_wins_leads_again(place):
    play = place(trump="M", leader="10B", follower="4B").trick("10B", "4B")
    assert (play.takers, play.asked, play.leads_by) == ([L], (L, "lead"), "3.1.2")


@law("renard:3.1.2")
def test_a_follower_who_lost_with_the_swan_leads_the_next_trick(place):
    play = place(trump="M", leader="8B", follower="1B").trick("8B", "1B")
    assert (play.takers, play.asked, play.leads_by) == ([L], (F, "lead"), "4.1.1")


@law("renard:3.1.2")
def test_the_loser_cannot_lead_the_next_trick(place):
    play = place(trump="M", leader="4B 6K", follower="10B").trick("4B", "10B")
    assert play.refused(L, "6K").clause == "3.1.2"


@law("renard:3.1.1", "renard:3.1.2")
@pytest.mark.parametrize("tricks, clause", [((0, 0), "3.1.1"), ((1, 0), "3.1.2"), ((0, 1), "3.1.2"), ((2, 2), "3.1.2")])
def test_a_refused_lead_names_the_rule_of_the_first_trick_or_of_the_later_ones(place, tricks, clause):
    play = place(trump="M", leader="4B", follower="10B", size=13 - sum(tricks), tricks=tricks)
    assert play.refused(F, "10B").clause == clause


@law("renard:3.1.3")
def test_all_13_cards_may_be_led(fresh):
    play = fresh().deal()
    assert (play.legal, play.clause) == (play.hand(L), "3.1.3")
    assert len(play.legal) == 13
    assert play.question == "You lead: play any card"


@law("renard:3.1.3")
def test_a_trump_may_be_led(place):
    play = place(trump="M", leader="2M 4B").answer(L, "2M")
    assert play.sees(F)["trick"] == ["2M"]


@law("renard:3.1.3")
def test_a_card_not_held_cannot_be_led(place):
    refusal = place(leader="4B 6K", follower="10B").refused(L, "10B")
    assert (refusal.clause, refusal.reason, refusal.facts["legal"]) == ("3.1.3", "renard-not-in-hand", ["4B", "6K"])


@law("renard:3.1.4")
def test_the_lead_suit_is_the_one_printed_on_the_card_led(place):
    play = place(trump="M", leader="9B", follower="2B 10M").answer(L, "9B")
    assert play.game.speak_ask(play.state, play.state.open[0])[1]["suit"] == "B"
    assert play.legal == ["2B"]


@law("renard:3.1.4")
def test_after_the_trick_there_is_no_lead_suit(place):
    play = place(trump="M", leader="4B", follower="10B 2K 6M").trick("4B", "10B")
    assert [play.sees(seat)["trick"] for seat in (L, F)] == [[], []]
    assert play.legal == ["2K", "6M"]
    assert "suit" not in play.game.speak_ask(play.state, play.state.open[0])[1]
    assert "suit" not in play.refused(F, "4B").facts


# -- 3.2 following --------------------------------------------------------------------------------------------------


@law("renard:3.2.1")
def test_a_follower_holding_the_lead_suit_must_play_it(place):
    play = place(led="4B", follower="2B 8B 11K")
    assert (play.asked, play.legal, play.clause) == ((F, "follow"), ["2B", "8B"], "3.2.1")


@law("renard:3.2.1")
def test_another_suit_is_refused_to_a_follower_who_can_follow(place):
    refusal = place(trump="M", led="4B", follower="2B 11K").refused(F, "11K")
    assert (refusal.clause, refusal.reason) == ("3.2.1", "renard-must-follow")
    assert (refusal.facts["legal"], refusal.facts["card"], refusal.facts["suit"]) == (["2B"], "11K", "B")
    assert list(refusal.legal) == [DECK.index("2B")]


@law("renard:3.2.1")
@pytest.mark.parametrize("card", ["1B", "11M"])
def test_the_first_and_the_last_card_of_the_deck_must_follow_too(place, card):
    refusal = place(decree="6B" if card == "11M" else "6M", led="4K", follower=f"2K {card}").refused(F, card)
    assert (refusal.clause, refusal.reason) == ("3.2.1", "renard-must-follow")


@law("renard:3.1.3", "renard:3.2.1")
@pytest.mark.parametrize("number", [-1, 34, 10**9])
def test_a_number_that_stands_for_no_card_is_in_no_hand(place, number):
    for play, seat, clause in ((place(leader="4B"), L, "3.1.3"), (place(led="4B", follower="2B 11K"), F, "3.2.1")):
        with pytest.raises(clairiere.Illegal) as caught:
            play.state.take(seat, number)
        assert (caught.value.reason, caught.value.clause) == ("renard-not-in-hand", clause)
        assert caught.value.facts["card"] == str(number)


@law("renard:3.2.1")
def test_a_card_not_held_cannot_follow(place):
    refusal = place(led="4B", follower="2B 11K").refused(F, "10B")
    assert (refusal.clause, refusal.reason) == ("3.2.1", "renard-not-in-hand")


@law("renard:3.2.2")
def test_nobody_has_to_beat_the_card_led(place):
    play = place(trump="M", led="6B", follower="2B 10B").answer(F, "2B")
    assert play.takers == [L]


@law("renard:3.2.2")
def test_any_rank_of_the_lead_suit_will_do(place):
    assert place(led="10B", follower="2B 11B").legal == ["2B", "11B"]


@law("renard:3.2.3")
def test_a_follower_void_in_the_lead_suit_plays_what_he_likes(place):
    play = place(led="4B", follower="2K 9M")
    assert (play.legal, play.clause) == (["2K", "9M"], "3.2.3")
    assert play.answer(F, "2K").events("played")[-1].clause == "3.2.3"


@law("renard:3.2.4")
def test_cutting_is_refused_to_a_follower_who_can_follow(place):
    refusal = place(trump="K", led="10B", follower="2B 4K").refused(F, "4K")
    assert (refusal.clause, refusal.reason) == ("3.2.4", "renard-no-cutting")


@law("renard:3.2.4")
def test_cutting_with_the_fox_is_refused_to_a_follower_who_can_follow(place):
    play = place(trump="K", led="10B", follower="2B 3K")
    assert play.refused(F, "3K").clause == "4.3.5"
    assert play.legal == ["2B"]


@law("renard:3.2.4")
def test_a_void_follower_may_cut(place):
    play = place(trump="K", led="10B", follower="3K 4M").answer(F, "3K", "keep")
    assert play.takers == [F]


@law("renard:3.2.5")
def test_a_void_follower_may_keep_his_trumps(place):
    play = place(trump="K", led="10B", follower="2K 4M").answer(F, "4M")
    assert (play.takers, play.hand(F)) == ([L], ["2K"])


@law("renard:3.2.1", "renard:3.2.3", "renard:4.11.1", "renard:4.11.2", "renard:4.11.3")
@pytest.mark.parametrize(
    "led, hand, question",
    [
        ("4B", "2B 8B 11K", "Follow in bells"),
        ("4K", "2M 8B 11B", "You have no keys: play any card"),
        ("11M", "4M 8M 2K", "A Monarch was led: play your highest card in moons"),
        ("11B", "1B 8B 2K", "A Monarch was led: play the 1 or your highest card in bells"),
        ("11B", "1K 8K 2K", "You have no bells: play any card"),
    ],
)
def test_the_follower_is_told_what_binds_him(place, led, hand, question):
    assert place(led=led, follower=hand).question == question


@law("renard:3.2.1", "renard:3.2.3", "renard:4.11.1", "renard:4.11.2", "renard:4.11.3")
@pytest.mark.parametrize("seed", range(12))
def test_in_whole_games_a_follower_is_always_offered_just_what_the_law_leaves(fresh, seed):
    play = fresh()
    for asked in play.at_random(seed):
        if asked == "follow":
            [lead], hand = play.place["trick"], play.hand(play.asked[0])
            held = [card for card in hand if suit(card) == suit(lead)]
            bound = [card for card in held if rank(lead) != 11 or rank(card) in (1, max(rank(c) for c in held))]
            assert play.legal == (bound or hand)


# -- 3.3 judging ----------------------------------------------------------------------------------------------------


@law("renard:3.3.1")
def test_there_is_no_winner_while_the_fox_has_not_chosen(place):
    play = place(led="4B", follower="3B 6K", tricks=(6, 5)).answer(F, "3B")
    assert (play.asked, play.takers, play.tricks) == ((F, "exchange"), [], [6, 5])
    assert play.answer(F, "keep").takers == [L]


@law("renard:3.3.1")
def test_the_next_trick_cannot_be_led_while_the_woodcutter_has_not_buried(place):
    play = place(leader="8B 6K", follower="5B", top="7M").trick("8B", "5B")
    assert play.refused(L, "6K").clause == "8.1"
    assert (play.draw("7M").refused(L, "6K").clause, play.takers) == ("8.1", [])
    assert play.answer(F, "7M").takers == [L]


@law("renard:3.3.2")
@pytest.mark.parametrize("lead, follow, winner", [("7B", "10B", F), ("10B", "7B", L), ("4B", "10K", L)])
def test_without_trump_the_higher_card_of_the_lead_suit_wins(place, lead, follow, winner):
    assert place(trump="M", leader=lead, follower=follow).trick(lead, follow).takers == [winner]


@law("renard:3.3.3")
@pytest.mark.parametrize("lead, follow, winner", [("10B", "2K", F), ("2K", "11B", L), ("11M", "1K", F)])
def test_the_only_trump_wins_whatever_its_rank(place, lead, follow, winner):
    assert place(trump="K", leader=lead, follower=follow).trick(lead, follow).takers == [winner]


@law("renard:3.3.4")
@pytest.mark.parametrize("lead, follow, winner", [("6K", "10K", F), ("10K", "6K", L)])
def test_of_two_trumps_the_higher_wins(place, lead, follow, winner):
    assert place(trump="K", leader=lead, follower=follow).trick(lead, follow).takers == [winner]


def winner_by_the_law(lead, follow, trump):
    """Chapter 3.3 with 4.9 and 8.4, word for word."""
    witches = [card for card in (lead, follow) if rank(card) == 9]
    trumps = [card for card in (lead, follow) if suit(card) == trump or witches == [card]]
    if len(trumps) == 1:
        return L if trumps == [lead] else F
    if len(trumps) == 2:
        return L if rank(lead) > rank(follow) else F
    return F if suit(follow) == suit(lead) and rank(follow) > rank(lead) else L


@law("renard:3.3.2", "renard:3.3.3", "renard:3.3.4", "renard:4.9.1", "renard:4.9.2", "renard:8.4")
@pytest.mark.parametrize("trump", "BKM")
@pytest.mark.parametrize("led", "BKM")
def test_every_two_cards_are_judged_as_the_law_says(place, trump, led):
    for lead in (card for card in DECK if suit(card) == led):
        for follow in (card for card in DECK if card != lead):
            decree = next(card for card in (f"4{trump}", f"6{trump}", f"8{trump}") if card not in (lead, follow))
            play = place(decree=decree, leader=lead, follower=follow)
            for seat, card in ((L, lead), (F, follow)):
                play.answer(seat, card)
                if rank(card) == 3:
                    play.answer(seat, "keep")
                if rank(card) == 5:
                    play.draw(play.legal[0]).answer(seat, play.place["drawn"])
            assert (lead, follow, play.takers) == (lead, follow, [winner_by_the_law(lead, follow, trump)])


# -- 3.4 taking -----------------------------------------------------------------------------------------------------


@law("renard:3.4.1")
def test_the_winner_takes_both_cards_as_one_trick(place):
    play = place(trump="M", leader="4B", follower="10B", tricks=(3, 2), size=8).trick("4B", "10B")
    assert play.tricks == [3, 3]
    assert {"4B", "10B"} <= set(play.place["won"][F]) and len(play.place["won"][F]) == 6
    assert not {"4B", "10B"} & set(play.place["won"][L]) and len(play.place["won"][L]) == 6
    assert [(event.what, event.clause) for event in play.events("took trick")] == [((F, 3), "3.4.1")]


@law("renard:3.4.1")
def test_a_trick_of_the_leader_goes_to_the_leader(place):
    play = place(trump="M", leader="10B", follower="4B", tricks=(3, 2), size=8).trick("10B", "4B")
    assert play.tricks == [4, 2]
    assert {"4B", "10B"} <= set(play.place["won"][L])


@law("renard:3.4.1")
@pytest.mark.parametrize("seed", range(3))
def test_the_two_counts_add_up_to_the_tricks_played(fresh, seed):
    play = fresh(target=1)
    for _ in play.at_random(seed):
        assert sum(play.tricks) == len(play.takers)
        assert play.tricks == [play.takers.count(L), play.takers.count(F)]
        assert [len(cards) for cards in play.place["won"]] == [2 * play.tricks[L], 2 * play.tricks[F]]
    assert sum(play.tricks) == 13


@law("renard:3.4.2")
@pytest.mark.parametrize("seed", range(5))
def test_after_13_tricks_hands_are_empty_and_six_cards_are_left(fresh, seed):
    play = fresh(target=1)
    for _ in play.at_random(seed):
        pass
    place = play.place
    assert (place["hands"], sum(place["tricks"])) == ([[], []], 13)
    assert len(place["pile"]) + sum(len(cards) for cards in place["buried"]) == 6
    assert play.sees(clairiere.SPECTATOR)["pile"] == 6


@law("renard:3.4.2")
def test_a_decided_round_is_played_to_its_thirteenth_trick(place):
    play = place(trump="M", leader="10B 10K", follower="2B 2K", tricks=(10, 1))
    play.trick("10B", "2B")
    assert (play.asked, play.tricks, play.events("scored")) == ((L, "lead"), [11, 1], [])
    play.trick("10K", "2K")
    assert [event.what[1] for event in play.events("scored")] == [12, 1]


@law("renard:1.5")
def test_the_view_tells_which_trick_is_played(place):
    play = place(trump="M", leader="10B 10K", follower="2B 2K", tricks=(9, 2))
    numbers = [play.sees(SPECTATOR)["trick_number"]]
    numbers.append(play.trick("10B", "2B").sees(SPECTATOR)["trick_number"])
    assert numbers == [12, 13]


@law("renard:3.4.1")
def test_a_trick_that_was_taken_is_shown_with_its_leader_and_its_winner(place):
    play = place(trump="M", leader="2B 8K", follower="10B 4K", tricks=(9, 2)).trick("2B", "10B")
    tricks = [play.game.finished_trick(play.state.log, n) for n in range(len(play.state.log))]
    (found,) = [trick for trick in tricks if trick]
    assert (found.leader, found.cards, found.winner, found.count) == (L, ["2B", "10B"], F, 3)
    assert play.state.log[found.played].verb == "played"


@law("renard:3.4.1")
def test_a_trick_whose_lead_was_laid_elsewhere_is_not_shown(place):
    play = place(trump="M", leader="2B 8K", follower="10B 4K", tricks=(9, 2)).answer(L, "2B")
    play.state.log.clear()
    play.answer(F, "10B")
    assert not any(play.game.finished_trick(play.state.log, n) for n in range(len(play.state.log)))


@law("renard:1.4")
def test_chance_is_refused_where_a_player_is_asked():
    state = clairiere.load({"game": "renard", "hands": [["2B", "4B"], ["6B", "8K"]], "decree": "2K", "tricks": [6, 5]})
    refused = state.refusal(-1, state.open[0].options[0])
    assert (refused.reason, refused.clause) == ("chance-not-asked", state.open[0].clause)
