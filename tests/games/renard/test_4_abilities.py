"""Chapter 4: abilities of the odd cards."""

import pytest

from clairiere import NATURE
from clairiere.conformance import law

L, F = 0, 1
DECK = [f"{rank}{suit}" for suit in "BKM" for rank in range(1, 12)]
EVEN = [card for card in DECK if int(card[:-1]) % 2 == 0]


# -- 4.0 when they act ----------------------------------------------------------------------------------------------


@law("renard:4.0.1")
@pytest.mark.parametrize("card", EVEN)
def test_an_even_card_has_no_ability(place, card):
    led = place(leader=card).answer(L, card)
    assert (led.told, led.asked) == (["played"], (F, "follow"))
    other = "10" if card[:-1] != "10" else "8"
    followed = place(leader=other + card[-1], follower=card).trick(other + card[-1], card)
    assert followed.told == ["played", "played", "judged", "took trick", "leads"]
    assert (followed.scores, followed.leads_by) == ([0, 0], "3.1.2")


@law("renard:4.0.1")
@pytest.mark.parametrize("fox", ["3B", "3K", "3M"])
def test_the_fox_of_every_suit_offers_the_same_exchange(place, fox):
    play = place(decree="6M", leader=f"{fox} 2B 8K").answer(L, fox)
    assert (play.asked, play.legal, play.clause) == ((L, "exchange"), ["2B", "8K", "keep"], "4.3.1")
    assert play.question == "Your Fox: give a card for the decree 6M, or keep it"
    assert (play.offered(L), play.offered(F)) == ([["2B", "8K", "keep"]], [])


@law("renard:4.0.1")
@pytest.mark.parametrize("suit", "BKM")
def test_every_suit_has_the_other_abilities_too(place, suit):
    trump = "K" if suit == "B" else "B"
    woodcutter = place(trump=trump, leader=f"5{suit}").answer(L, f"5{suit}")
    assert woodcutter.asked == (NATURE, "draw")
    swan = place(trump=trump, leader=f"8{suit}", follower=f"1{suit}").trick(f"8{suit}", f"1{suit}")
    assert swan.asked == (F, "lead")
    treasure = place(trump=trump, leader=f"8{suit}", follower=f"7{suit}").trick(f"8{suit}", f"7{suit}")
    assert treasure.scores == [1, 0]
    witch = place(trump=trump, leader=f"10{suit}", follower=f"9{suit}").trick(f"10{suit}", f"9{suit}")
    assert witch.takers == [F]
    monarch = place(trump=trump, led=f"11{suit}", follower=f"4{suit} 8{suit}")
    assert monarch.legal == [f"8{suit}"]


@law("renard:4.0.2")
def test_a_woodcutter_off_suit_draws_and_buries(place):
    play = place(led="8B", follower="5K 2M", top="7M").answer(F, "5K").draw("7M")
    assert (play.asked, play.legal) == ((F, "bury"), ["2M", "7M"])
    assert play.answer(F, "2M").place["buried"] == [[], ["2M"]]


@law("renard:4.0.2")
def test_a_fox_off_suit_may_exchange(place):
    play = place(decree="6M", led="8B", follower="3K 2M").answer(F, "3K")
    assert (play.asked, play.legal) == ((F, "exchange"), ["2M", "keep"])


@law("renard:4.0.2")
def test_a_treasure_off_suit_scores_for_the_winner(place):
    play = place(trump="M", leader="8B", follower="7K").trick("8B", "7K")
    assert (play.takers, play.scores) == ([L], [1, 0])


@law("renard:4.0.3")
def test_the_witch_is_judged_by_the_trump_that_the_fox_has_just_made(place):
    play = place(decree="6B", leader="3B 4K", follower="9M").answer(L, "3B", "4K").answer(F, "9M")
    assert (play.decree, play.takers) == ("4K", [F])


@law("renard:4.0.3")
def test_treasure_and_swan_act_once_the_winner_is_known(place):
    play = place(trump="M", leader="7B", follower="1B").trick("7B", "1B")
    assert (play.takers, play.scores, play.asked) == ([L], [1, 0], (F, "lead"))
    assert play.told == ["played", "played", "judged", "took trick", "treasure", "leads"]
    assert [event.clause for event in play.log] == ["3.1.4", "3.2.1", "3.3.2", "3.4.1", "4.7.1", "4.1.1"]


@law("renard:4.0.3")
def test_fox_and_woodcutter_act_on_play_before_the_other_card(place):
    fox = place(decree="6M", leader="3B 4K", follower="2B").answer(L, "3B", "4K").answer(F, "2B")
    assert fox.told[:3] == ["played", "exchanged", "played"]
    cutter = place(leader="5B", follower="2B", top="7M").answer(L, "5B").draw("7M").answer(L, "7M").answer(F, "2B")
    assert cutter.told[:4] == ["played", "drew", "buried", "played"]


# -- 4.1 the Swan ---------------------------------------------------------------------------------------------------


@law("renard:4.1.1")
def test_a_leader_who_loses_with_the_swan_leads_again(place):
    play = place(trump="M", leader="1B", follower="8B").trick("1B", "8B")
    assert (play.takers, play.asked, play.leads_by) == ([F], (L, "lead"), "4.1.1")


@law("renard:4.1.1")
def test_the_winner_cannot_lead_against_a_losing_swan(place):
    play = place(trump="M", leader="8B 6K", follower="1B").trick("8B", "1B")
    assert (play.refused(L, "6K").clause, play.asked) == ("3.1.2", (F, "lead"))


@law("renard:4.1.2")
@pytest.mark.parametrize("trump, lead, follow, winner", [("B", "1B", "10K", L), ("K", "6B", "1K", F)])
def test_a_winner_with_the_swan_leads_as_usual(place, trump, lead, follow, winner):
    play = place(trump=trump, leader=lead, follower=follow).trick(lead, follow)
    assert (play.takers, play.asked, play.leads_by) == ([winner], (winner, "lead"), "3.1.2")


@law("renard:4.1.3")
def test_a_swan_in_the_thirteenth_trick_gives_no_lead(place):
    play = place(trump="M", leader="8B", follower="1B", size=1, seat=0, dealer=0).trick("8B", "1B")
    assert (play.takers, play.events("leads")) == ([0], [])
    play.deal()
    assert (play.place["dealer"], play.asked) == (1, (0, "lead"))


# -- 4.3 the Fox ----------------------------------------------------------------------------------------------------


@law("renard:4.3.1")
def test_the_fox_exchanges_the_decree_for_a_card_of_the_hand(place):
    play = place(decree="6K", led="8B", follower="3B 5M 10K").answer(F, "3B", "5M")
    assert (play.decree, play.hand(F)) == ("5M", ["6K", "10K"])
    [event] = play.events("exchanged")
    assert (event.clause, event.what) == ("4.3.1", (F, DECK.index("5M"), DECK.index("6K")))


@law("renard:4.3.1")
def test_nobody_exchanges_for_the_opponents_fox(place):
    play = place(decree="6K", leader="8B 2K", follower="3B 5M").trick("8B", "3B")
    assert play.refused(L, "2K").clause == "8.1"
    assert play.asked == (F, "exchange")


@law("renard:4.3.1")
def test_only_a_card_of_the_hand_can_be_given(place):
    play = place(decree="6K", leader="3B 5M", follower="2B").answer(L, "3B")
    assert [play.refused(L, card).clause for card in ("2B", "6K", "9M")] == ["4.3.1", "4.3.1", "4.3.1"]


@law("renard:4.3.2")
def test_the_fox_may_leave_the_decree_as_it_is(place):
    play = place(decree="6K", leader="3B 5M 10K", follower="2B").answer(L, "3B", "keep")
    assert (play.decree, play.sees(L)["trump"], play.hand(L)) == ("6K", "K", ["10K", "5M"])
    assert play.asked == (F, "follow")
    [event] = play.events("kept")
    assert (event.clause, event.what) == ("4.3.2", (L, DECK.index("6K")))


@law("renard:4.3.2")
def test_whoever_does_not_choose_in_time_keeps_the_decree(place):
    play = place(decree="6K", leader="3B 5M 10K").answer(L, "3B")
    play.state.take(L, play.game.default_choice(play.state, play.state.open[0]))
    assert (play.decree, play.hand(L)) == ("6K", ["10K", "5M"])


@law("renard:4.3.2")
def test_whoever_does_not_play_in_time_plays_the_lowest_legal_card_bells_keys_then_moons(place):
    free = place(led="4B", follower="8K 2M 2K")
    assert free.state.write(free.state.open[0], free.game.default_choice(free.state, free.state.open[0])) == "2K"
    bound = place(led="4B", follower="8B 2M 10B")
    assert bound.state.write(bound.state.open[0], bound.game.default_choice(bound.state, bound.state.open[0])) == "8B"


@law("renard:4.3.3")
@pytest.mark.parametrize("choice, decree, winner", [("4B", "4B", L), ("keep", "6K", F)])
def test_a_new_trump_counts_for_the_trick_on_the_table(place, choice, decree, winner):
    play = place(decree="6K", led="8M", follower="3K 4B").answer(F, "3K", choice)
    assert (play.decree, play.sees(L)["trump"], play.takers) == (decree, decree[-1], [winner])


@law("renard:4.3.3")
def test_a_leading_fox_can_make_its_own_suit_trump(place):
    play = place(decree="6K", leader="3B 2B 9M", follower="10K").answer(L, "3B", "2B").answer(F, "10K")
    assert (play.sees(F)["trump"], play.takers, play.hand(L)) == ("B", [L], ["6K", "9M"])


@law("renard:4.3.3")
def test_the_new_trump_lasts_for_the_rest_of_the_round(place):
    play = place(decree="6K", leader="3B 2B 4B", follower="8B 10M 8M").answer(L, "3B", "2B").answer(F, "8B")
    assert play.answer(F, "10M").answer(L, "4B").takers == [F, L]


@law("renard:4.3.3")
def test_the_old_trump_no_longer_cuts(place):
    play = place(decree="6K", leader="3B 2B 10K", follower="8B 4M 8M").answer(L, "3B", "2B").answer(F, "8B")
    assert play.answer(F, "4M").answer(L, "10K").takers == [F, F]


@law("renard:4.3.3")
def test_a_decree_of_the_same_suit_leaves_trump_unchanged(place):
    play = place(decree="6K", led="8M", follower="3K 4K").answer(F, "3K", "4K")
    assert (play.decree, play.sees(L)["trump"], play.takers) == ("4K", "K", [F])


@law("renard:4.3.4")
def test_the_old_decree_joins_the_hand_whose_size_stays(place):
    play = place(decree="6K", leader="3B 2B 4B 8B 2K 4K 2M 4M 8M", follower="6B").answer(L, "3B")
    assert len(play.hand(L)) == 8
    play.answer(L, "2M")
    assert (len(play.hand(L)), "6K" in play.hand(L), "2M" in play.hand(L)) == (8, True, False)


@law("renard:4.3.4")
def test_the_fox_just_played_cannot_be_given(place):
    refusal = place(leader="3B 6K").answer(L, "3B").refused(L, "3B")
    assert (refusal.clause, refusal.reason, refusal.facts["legal"]) == ("4.3.4", "renard-already-laid", ["6K", "keep"])
    assert place(led="8B", follower="3B 6K").answer(F, "3B").refused(F, "3B").clause == "4.3.4"


@law("renard:4.3.4")
def test_a_card_led_before_cannot_be_given_either(place):
    assert place(led="8B", follower="3B 6K").answer(F, "3B").refused(F, "8B").clause == "4.3.4"


@law("renard:4.3.4", "renard:4.7.3")
def test_a_seven_taken_from_the_decree_scores_when_it_is_played(place):
    play = place(decree="7K", leader="3B 2M 10M 8M 10B 8B", follower="2B 4M 6M 4B 6B 4K", size=10, tricks=(2, 1))
    play.answer(L, "3B", "2M").answer(F, "2B")  # trick 4
    play.trick("10M", "4M").trick("8M", "6M").trick("10B", "4B").trick("8B", "6B")
    assert (sum(play.tricks), play.scores) == (8, [0, 0])
    play.trick("7K", "4K")
    assert (play.takers[-1], play.scores) == (L, [1, 0])


@law("renard:4.3.5")
def test_a_fox_that_does_not_follow_is_refused_whatever_it_would_change(place):
    play = place(decree="6K", led="8B", follower="2B 3K")
    refusal = play.refused(F, "3K")
    assert (refusal.clause, refusal.reason, play.legal) == ("4.3.5", "renard-fox-must-follow", ["2B"])


@law("renard:4.3.5")
def test_the_exchange_does_not_change_the_lead_suit(place):
    play = place(decree="6M", leader="3B 4K", follower="2B 8K").answer(L, "3B", "4K")
    assert (play.decree, play.legal) == ("4K", ["2B"])
    assert play.refused(F, "8K").clause == "3.2.4"


@law("renard:4.3.6")
def test_a_fox_as_last_card_offers_no_choice(place):
    play = place(decree="6K", leader="3B", follower="8B", size=1).answer(L, "3B")
    assert (play.asked, play.decree, play.told) == ((F, "follow"), "6K", ["played"])
    second = place(decree="6K", leader="8B", follower="3B", size=1).trick("8B", "3B")
    assert second.told[:4] == ["played", "played", "judged", "took trick"]


# -- 4.5 the Woodcutter ---------------------------------------------------------------------------------------------


@law("renard:4.5.1")
def test_the_woodcutter_takes_the_top_card_of_the_pile(place):
    play = place(leader="5B 2B 9K", top="7M").answer(L, "5B")
    assert (play.asked, play.legal, play.clause) == ((NATURE, "draw"), ["7M"], "4.5.1")
    play.draw("7M")
    assert (sorted(play.hand(L)), play.sees(L)["pile"]) == (["2B", "7M", "9K"], 5)
    assert "7M" not in play.place["pile"]
    assert [(event.what, event.secret, event.clause) for event in play.events("drew")] == [
        ((L,), (DECK.index("7M"),), "4.5.1")
    ]


@law("renard:4.5.1")
def test_any_card_of_the_pile_may_be_its_top_card(place):
    play = place(leader="5B 2B 9K")
    pile = play.place["pile"]
    assert play.answer(L, "5B").legal == pile and len(pile) == 6
    assert play.refused(NATURE, "2B").clause == "4.5.1"


@law("renard:4.5.2")
def test_the_card_drawn_may_be_buried(place):
    play = place(leader="5B 2B 9K", top="7M").answer(L, "5B").draw("7M")
    assert (play.asked, play.legal, play.clause) == ((L, "bury"), ["2B", "9K", "7M"], "4.5.2")
    assert play.question == "Your Woodcutter drew 7M: bury a card"
    play.answer(L, "7M")
    assert (play.hand(L), play.sees(L)["pile"], play.place["buried"]) == (["2B", "9K"], 6, [["7M"], []])
    assert [(event.what, event.secret, event.clause) for event in play.events("buried")] == [
        ((L,), (DECK.index("7M"),), "4.5.2")
    ]


@law("renard:4.5.2")
def test_another_card_of_the_hand_may_be_buried(place):
    play = place(led="8B", follower="5B 2B 9K", top="7M").answer(F, "5B").draw("7M").answer(F, "2B")
    assert (play.hand(F), play.place["buried"]) == (["9K", "7M"], [[], ["2B"]])


@law("renard:4.5.2")
def test_the_woodcutter_itself_cannot_be_buried(place):
    refusal = place(leader="5B 2B 9K", top="7M").answer(L, "5B").draw("7M").refused(L, "5B")
    assert (refusal.clause, refusal.reason) == ("4.5.2", "renard-not-in-hand")


@law("renard:4.5.2", "renard:4.5.4")
@pytest.mark.parametrize("seed", range(25))
def test_a_buried_card_never_comes_back(fresh, seed):
    play = fresh()
    buried, rounds = set(), 0
    for asked in play.at_random(seed):
        if play.place["round"] != rounds:
            buried, rounds = set(), play.place["round"]
        now = {card for cards in play.place["buried"] for card in cards}
        assert buried <= now
        buried = now
        assert not now & set(play.hand(L) + play.hand(F) + play.place["pile"])
        if asked == "draw":
            assert not now & set(play.legal) and len(play.legal) == 6 - len(now)


@law("renard:4.5.3")
def test_there_is_no_way_round_the_draw(place):
    play = place(leader="5B 2B 9K", follower="2K", top="7M").answer(L, "5B")
    assert (play.asked, play.legal) == ((NATURE, "draw"), ["7M"])
    assert play.refused(L, "2B").clause == "8.1"
    assert play.refused(L, "keep").clause == "8.1"


@law("renard:4.5.3")
def test_there_is_no_way_round_the_burial(place):
    play = place(leader="5B 2B 9K", follower="2K", top="7M").answer(L, "5B").draw("7M")
    refusal = play.refused(L, "keep")
    assert (refusal.clause, refusal.reason) == ("4.5.3", "renard-must-bury")
    assert play.refused(F, "2K").clause == "8.1"


@law("renard:4.5.3")
def test_whoever_does_not_choose_in_time_buries_the_card_drawn(place):
    play = place(leader="5B 2B 9K", top="7M").answer(L, "5B").draw("7M")
    play.state.take(L, play.game.default_choice(play.state, play.state.open[0]))
    assert play.place["buried"] == [["7M"], []]


@law("renard:4.5.4")
def test_three_woodcutters_draw_the_three_top_cards_in_order(place):
    play = place(trump="M", leader="5B 5K 2K", follower="8B 8K 5M", top="7M 11K 1B")
    six = play.place["pile"]
    assert play.answer(L, "5B").legal == ["7M"]
    play.draw("7M").answer(L, "7M").answer(F, "8B")
    assert sorted(play.place["pile"] + ["7M"]) == sorted(six)
    play.answer(F, "8K").answer(L, "5K").draw("11K").answer(L, "2K")
    assert play.sees(F)["pile"] == 6
    play.answer(F, "5M").draw("1B").answer(F, "1B")
    drawn = [DECK[event.secret[0]] for event in play.events("drew")]
    assert drawn == ["7M", "11K", "1B"] and set(drawn) <= set(six)
    assert play.sees(F)["pile"] == 6 and len(play.place["pile"]) == 3


@law("renard:4.5.4")
def test_without_a_known_order_each_draw_is_one_of_the_six_not_drawn_before(place):
    play = place(trump="M", leader="5B 5K 2K", follower="8B 8K 5M")
    six = play.place["pile"]
    play.answer(L, "5B").draw(six[2]).answer(L, six[2]).answer(F, "8B")
    play.answer(F, "8K").answer(L, "5K")
    assert play.legal == [card for card in six if card != six[2]]
    assert play.refused(NATURE, six[2]).clause == "4.5.1"


@law("renard:4.5.5")
def test_a_woodcutter_as_last_card_buries_what_it_draws(place):
    play = place(leader="5B", follower="8B", size=1, top="7M").answer(L, "5B").draw("7M")
    assert (play.sees(L)["drawn"], play.legal) == ("7M", ["7M"])
    play.answer(L, "7M")
    assert (play.hand(L), play.place["buried"], play.asked) == ([], [["7M"], []], (F, "follow"))


# -- 4.7 the Treasure -----------------------------------------------------------------------------------------------


@law("renard:4.7.1")
@pytest.mark.parametrize(
    "lead, follow, scores",
    [("7B", "10B", [0, 1]), ("7B", "7K", [2, 0]), ("10B", "7B", [1, 0]), ("7B", "7M", [0, 2]), ("8B", "2B", [0, 0])],
)
def test_the_winner_scores_a_point_for_each_seven_of_the_trick(place, lead, follow, scores):
    play = place(trump="M", leader=lead, follower=follow).trick(lead, follow)
    assert (play.scores, play.place["treasures"]) == (scores, scores)
    told = [(event.what[1], event.clause) for event in play.events("treasure")]
    assert told == ([(sum(scores), "4.7.1")] if sum(scores) else [])


@law("renard:4.7.2")
def test_the_point_is_added_at_once(place):
    play = place(trump="M", leader="10B", follower="7B", size=10, tricks=(2, 1), scores=[12, 5]).trick("10B", "7B")
    assert (play.asked, play.tricks) == ((L, "lead"), [3, 1])
    assert [play.sees(seat)["scores"] for seat in (L, F)] == [[13, 5], [13, 5]]


@law("renard:4.7.2")
def test_whoever_laid_the_seven_and_lost_scores_nothing(place):
    play = place(trump="M", leader="7B", follower="10B", seat=1, scores=[4, 9]).trick("7B", "10B")
    assert (play.takers, play.scores) == ([0], [5, 9])


@law("renard:4.7.3")
def test_a_seven_as_decree_is_worth_nothing(place):
    play = place(decree="7K", leader="2B", follower="8B").trick("2B", "8B")
    assert (play.scores, play.events("treasure")) == ([0, 0], [])


@law("renard:4.7.3")
def test_sevens_left_in_the_pile_are_worth_nothing(place):
    play = place(trump="M", leader="8B", follower="7B", size=1, top="7K 7M").trick("8B", "7B")
    assert sum(event.what[3] for event in play.events("scored")) == 1


@law("renard:4.7.3")
def test_a_seven_drawn_by_the_woodcutter_scores_when_it_is_played(place):
    play = place(
        decree="6B", leader="5K 2K 10M 8M 10K 10B 8B", follower="4K 2M 4M 6K 2B 4B 6M", top="7M", size=12, tricks=(1, 0)
    )
    play.answer(L, "5K").draw("7M").answer(L, "2K").answer(F, "4K")  # trick 2
    play.trick("10M", "2M").trick("8M", "4M").trick("10K", "6K").trick("10B", "2B").trick("8B", "4B")
    assert (sum(play.tricks), play.scores) == (7, [0, 0])
    assert play.trick("7M", "6M").scores == [1, 0]


# -- 4.9 the Witch --------------------------------------------------------------------------------------------------


@law("renard:4.9.1")
@pytest.mark.parametrize(
    "trump, lead, follow, winner",
    [("M", "9B", "11B", L), ("M", "11B", "9B", F), ("B", "9B", "10B", F), ("M", "10B", "9K", F), ("M", "9B", "10K", L)],
)
def test_a_lone_witch_counts_as_a_trump(place, trump, lead, follow, winner):
    assert place(trump=trump, leader=lead, follower=follow).trick(lead, follow).takers == [winner]


@law("renard:4.9.2")
@pytest.mark.parametrize("rank, winner", [(1, F), (2, F), (4, F), (6, F), (7, F), (8, F), (10, L), (11, L)])
def test_against_a_trump_led_the_witch_counts_as_9(place, rank, winner):
    assert place(decree="3M", leader=f"{rank}M", follower="9B").trick(f"{rank}M", "9B").takers == [winner]


@law("renard:4.9.2")
@pytest.mark.parametrize("rank, winner", [(1, L), (2, L), (4, L), (6, L), (7, L), (8, L), (10, F), (11, F)])
def test_a_witch_led_counts_as_9_against_a_trump(place, rank, winner):
    assert place(decree="3M", leader="9B", follower=f"{rank}M").trick("9B", f"{rank}M").takers == [winner]


@law("renard:4.9.3")
def test_a_witch_in_hand_is_no_trump_to_follow_with(place):
    play = place(trump="M", led="4M", follower="9B 3K")
    assert (play.legal, play.clause) == (["9B", "3K"], "3.2.3")


@law("renard:4.9.3")
def test_a_witch_in_hand_follows_in_its_printed_suit(place):
    assert place(trump="M", led="6B", follower="9B 10M").legal == ["9B"]


# -- 4.11 the Monarch -----------------------------------------------------------------------------------------------


@law("renard:4.11.1")
def test_on_a_monarch_the_follower_plays_the_1_or_his_highest(place):
    play = place(led="11B", follower="1B 4B 8B 10K")
    assert (play.legal, play.clause) == (["1B", "8B"], "4.11.2")
    assert (play.refused(F, "4B").clause, play.refused(F, "4B").reason) == ("4.11.1", "renard-monarch-or-swan")


@law("renard:4.11.1")
def test_on_a_monarch_a_lower_card_is_refused(place):
    play = place(led="11B", follower="4B 8B")
    refusal = play.refused(F, "4B")
    assert (refusal.clause, refusal.reason, refusal.facts["legal"]) == ("4.11.1", "renard-monarch", ["8B"])
    assert (play.legal, play.clause) == (["8B"], "4.11.1")


@law("renard:4.11.1")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("suit", "BKM")
def test_a_card_between_the_1_and_the_highest_is_refused_for_naming_neither(place, suit, seat):
    play = place(led=f"11{suit}", follower=f"1{suit} 4{suit} 8{suit}", seat=seat)
    assert play.refused(1 - seat, f"4{suit}").reason == "renard-monarch-or-swan"


@law("renard:4.11.1")
@pytest.mark.parametrize("suit", "KM")
def test_the_1_that_is_held_is_looked_for_in_the_monarchs_suit(place, suit):
    other = "M" if suit == "K" else "K"
    play = place(led=f"11{suit}", follower=f"1B 1{other} 4{suit} 8{suit}")
    assert (play.legal, play.clause) == ([f"8{suit}"], "4.11.1")
    assert play.refused(F, f"4{suit}").reason == "renard-monarch"


@law("renard:4.11.1")
def test_a_forced_witch_beats_the_monarch(place):
    play = place(trump="M", led="11B", follower="2B 9B")
    assert play.legal == ["9B"]
    assert play.answer(F, "9B").takers == [F]


@law("renard:4.11.2")
@pytest.mark.parametrize("card", ["1B", "8B"])
def test_between_the_1_and_the_highest_the_choice_is_free(place, card):
    play = place(trump="M", led="11B", follower="1B 8B").answer(F, card)
    assert (play.takers, play.events("played")[-1].what) == ([L], (F, DECK.index(card)))


@law("renard:4.11.2")
def test_the_1_as_only_card_of_the_suit_must_be_played(place):
    play = place(led="11B", follower="1B 10K 3M")
    assert (play.legal, play.clause) == (["1B"], "4.11.2")


@law("renard:4.11.3")
def test_a_follower_void_in_the_monarchs_suit_plays_what_he_likes(place):
    play = place(led="11B", follower="10K 3M")
    assert (play.legal, play.clause) == (["10K", "3M"], "4.11.3")


@law("renard:4.11.4")
def test_a_monarch_played_second_is_an_ordinary_11(place):
    play = place(trump="M", leader="10B 4K", follower="11B 2K 8K").trick("10B", "11B")
    assert play.takers == [F]
    assert (play.legal, play.answer(F, "8K").legal) == (["2K", "8K"], ["4K"])


@law("renard:4.11.4")
def test_a_monarch_played_second_binds_nobody_in_the_next_trick(place):
    play = place(trump="M", leader="10B 4K 2K 8K", follower="11B 6K 2M 4M").trick("10B", "11B")
    assert play.answer(F, "6K").legal == ["2K", "4K", "8K"]


@law("renard:4.11.4")
def test_nothing_forces_a_monarch_to_be_played(place):
    play = place(trump="M", led="10B", follower="2B 11B").answer(F, "2B")
    assert (play.takers, play.hand(F)) == ([L], ["11B"])
