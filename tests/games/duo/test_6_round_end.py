"""Chapter 6: the end of a round."""

import pytest

from clairiere.conformance import law

P0, P1 = 0, 1
ONE = [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]


@law("duo:6.1")
def test_gems_come_first_then_the_token_then_the_deal(round_over):
    play = round_over(at=6, gems=ONE)
    play.answer(P0, "0").answer(P1, "yes")
    assert play.gems[:2] == [0, 2]
    told = [verb for verb in play.told if verb in ("added", "covered", "slid", "shuffled")]
    assert told == ["added"] * 5 + ["covered", "slid", "shuffled"]


@law("duo:6.1", "duo:7.4")
def test_after_the_third_round_nothing_is_added(round_over):
    play = round_over(at=6, gems=ONE, round=3)
    assert (play.gems, play.tokens, play.state.over, play.result) == (ONE, 4, True, "time")


@law("duo:6.2")
@pytest.mark.parametrize("gems", [ONE, [0, 1, 2, 3, 0, 0, 0, 0, 0, 0, 0]])
def test_five_gems_are_added_on_side_a(round_over, gems):
    play = round_over(at=5, gems=gems)
    assert sum(play.gems) == sum(gems) + 5
    assert [play.gems[i] - gems[i] for i in range(11)] == [0, 1, 0, 1, 1, 0, 1, 0, 1, 0, 0]


@law("duo:6.2")
def test_a_plus_adds_to_a_gem_that_is_still_there(round_over):
    assert round_over(at=5, gems=[0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0]).gems[3] == 2


@law("duo:6.3")
def test_the_gem_of_a_plus_under_the_forest_slides_inward(round_over):
    play = round_over(at=5, gems=[0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0], covered=[2, 0])
    assert play.gems == [0, 0, 1, 1, 1, 0, 1, 0, 3, 0, 0]
    assert [event.what for event in play.events("added") if event.clause == "6.3"] == [(1, 2)]


@law("duo:6.4")
def test_both_ends_are_offered_to_both_players(round_over):
    play = round_over(at=6, gems=ONE)
    assert [(ask.seat, ask.about) for ask in play.state.open] == [(0, "propose"), (1, "propose")]
    assert [play.offered(seat) for seat in (P0, P1)] == [[["0", "10", "stop"]]] * 2


@law("duo:6.4")
@pytest.mark.parametrize("proposer", [P0, P1])
def test_no_token_is_laid_before_both_agree(round_over, proposer):
    play = round_over(at=6, gems=ONE).answer(proposer, "10")
    assert (play.tokens, play.asked) == (4, (1 - proposer, "confirm"))
    assert play.sees(P0)["proposed"] == {"seat": proposer, "space": 10}
    assert play.refused(proposer, "yes").clause == "6.4"
    assert (play.answer(1 - proposer, "yes").tokens, play.place["covered"]) == (3, [0, 1])


@law("duo:6.4")
def test_a_declined_proposal_lets_both_propose_again(round_over):
    play = round_over(at=6, gems=ONE).answer(P0, "10").answer(P1, "no")
    assert ([ask.seat for ask in play.state.open], play.tokens) == ([0, 1], 4)
    assert (play.answer(P1, "0").answer(P0, "yes").place["covered"]) == [1, 0]


@law("duo:6.4")
def test_the_players_may_decline_as_often_as_they_like_and_nobody_else_decides(round_over):
    play = round_over(at=6, gems=ONE)
    for _ in range(20):
        play.answer(P0, "10").answer(P1, "no")
    assert (play.place["covered"], [ask.about for ask in play.state.open]) == ([0, 0], ["propose", "propose"])
    assert play.answer(P1, "0").answer(P0, "yes").place["covered"] == [1, 0]


@law("duo:6.4")
@pytest.mark.parametrize(
    ("gems", "dealer", "covered"),
    [
        ([3] + [0] * 10, 1, [0, 1]),
        ([0] * 10 + [3], 1, [1, 0]),
        ([0, 3] + [0] * 9, 1, [0, 1]),
        ([0, 3] + [0] * 9, 0, [1, 0]),
    ],
)
def test_where_the_table_agreed_on_a_number_of_refusals_the_rule_for_idle_players_decides(
    round_over, gems, dealer, covered
):
    play = round_over(at=6, gems=gems, seat=1 - dealer, dealer=dealer, options={"refusals": 3})
    for _ in range(3):
        play.answer(P0, "10").answer(P1, "no")
    assert (play.place["covered"], play.asked[1], len(play.events("declined"))) == (covered, "deal", 3)


@law("duo:6.4")
@pytest.mark.parametrize(("gems", "dealer", "covered"), [([3] + [0] * 10, 1, [0, 1]), ([0, 3] + [0] * 9, 0, [1, 0])])
def test_a_clock_that_runs_out_decides(round_over, gems, dealer, covered):
    play = round_over(at=6, gems=gems, seat=1 - dealer, dealer=dealer)
    while play.asked[1] != "deal":
        ask = play.state.open[0]
        play.state.take(ask.seat, play.game.default_choice(play.state, ask))
    assert play.place["covered"] == covered


@law("duo:6.4")
@pytest.mark.parametrize(("space", "answer"), [("0", "no"), ("10", "yes")])
def test_an_idle_player_agrees_with_the_end_that_pushes_fewer_gems_only(round_over, space, answer):
    play = round_over(at=6, gems=[3] + [0] * 10)
    asks = play.state.open
    assert {play.state.write(ask, play.game.default_choice(play.state, ask)) for ask in asks} == {"10"}
    ask = play.answer(P0, space).state.open[0]
    assert play.state.write(ask, play.game.default_choice(play.state, ask)) == answer


@law("duo:6.4")
@pytest.mark.parametrize("text", ["5", "1", "9"])
def test_only_an_end_of_the_path_can_be_proposed(round_over, text):
    refusal = round_over(at=6, gems=ONE).refused(P1, text)
    assert (refusal.reason, refusal.clause, refusal.facts["legal"]) == ("duo-no-end", "6.4", ["0", "10"])


@law("duo:6.4")
def test_a_proposal_is_answered_with_yes_or_no(round_over):
    assert round_over(at=6, gems=ONE).answer(P0, "10").refused(P1, "keep").reason == "duo-yes-or-no"


@law("duo:6.5")
def test_without_a_token_the_step_is_skipped(round_over):
    play = round_over(at=6, gems=[0, 0, 0, 0, 1] + [0] * 6, covered=[4, 0], round=2)
    assert (play.place["covered"], play.result, play.place["round"], play.asked[1]) == ([4, 0], "", 3, "deal")
    assert [event.clause for event in play.events("spared")] == ["6.5"]


@law("duo:6.6")
@pytest.mark.parametrize(
    ("at", "covered", "space", "after"),
    [(0, [0, 0], "10", [0, 1]), (10, [0, 0], "0", [1, 0]), (9, [0, 1], "0", [1, 1])],
)
def test_the_forest_goes_to_the_end_where_the_team_is_not(round_over, at, covered, space, after):
    gems = [0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]
    play = round_over(at=at, gems=gems, covered=covered)
    assert ([ask.clause for ask in play.state.open], play.legal) == (["6.6", "6.6"], [space])
    play.answer(P1, space)
    assert (play.place["covered"], play.at, play.asked[1]) == (after, at, "deal")


@law("duo:6.7")
def test_gems_under_the_new_token_slide_inward(round_over):
    play = round_over(at=6, gems=[0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2]).answer(P0, "10").answer(P1, "yes")
    assert (play.gems[9:], play.events("slid")[0].clause) == ([3, 0], "6.7")


@law("duo:6.8")
def test_the_players_deal_in_turn(round_over):
    play = round_over(at=6, gems=ONE, dealer=1).answer(P0, "10").answer(P1, "yes").deal()
    assert (play.place["round"], play.place["dealer"], play.asked) == (2, 0, (P1, "lead"))
    last = round_over(at=6, gems=ONE, round=2, seat=1, dealer=0).answer(P0, "10").answer(P1, "yes").deal()
    assert (last.place["round"], last.place["dealer"], last.asked) == (3, 1, (P0, "lead"))


@law("duo:6.8")
def test_all_cards_are_dealt_anew(round_over):
    play = round_over(at=6, gems=ONE).answer(P0, "10").answer(P1, "yes").deal()
    place = play.place
    assert [len(cards) for cards in (*place["hands"], place["pile"], place["past"])] == [11, 11, 7, 0]
    assert len(set(play.everywhere)) == 30


@law("duo:6.9")
def test_the_board_stays_as_it_is(round_over):
    play = round_over(at=8, gems=ONE, covered=[0, 1]).answer(P0, "9").answer(P1, "yes")
    gems = play.gems
    play.deal()
    assert (play.at, play.gems, play.place["covered"]) == (8, gems, [0, 2])


@law("duo:6.2")
def test_the_view_tells_where_gems_are_still_to_come(round_over, place):
    first = place(leader="4R", follower="6R", round=1).sees(P0)
    assert first["gems_to_come"] == first["plus"] != []
    assert place(leader="4R", follower="6R", round=3).sees(P0)["gems_to_come"] == []
    assert round_over(at=6, gems=ONE, round=3).sees(P0)["gems_to_come"] == []


@law("duo:6.4")
def test_an_end_that_may_be_proposed_is_pointed_at_by_its_space(round_over):
    play = round_over(at=5, gems=[1] * 11)
    ask = play.state.open[0]
    assert (ask.about, play.legal) == ("propose", ["0", "10"])
    found = [play.game.target(play.state, ask, play.state.read(ask, text)) for text in play.legal]
    assert found == [{"kind": "space", "space": 0}, {"kind": "space", "space": 10}]
