"""Chapter 7: the end of the game and the score."""

import pytest

import clairiere
from clairiere import NATURE, SPECTATOR
from clairiere.conformance import law
from clairiere.conformance.play import Play as Table
from clairiere.games.duo.cards import STOP
from clairiere.games.duo.game import board_of
from clairiere.games.duo.reach import exceeds_tricks, out_of_reach
from clairiere.positions import pack_position

L, F = 0, 1
ONE = [0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]


@law("duo:7.1")
def test_after_an_end_in_the_middle_of_a_round_everything_is_refused(last_gem):
    play = last_gem(tricks=6, round=2, forest_left=3)
    for seat in (L, F):
        for card in play.hand(seat):
            refusal = play.state.refusal(seat, clairiere.games.duo.cards.card_named(card))
            assert (refusal.reason, refusal.clause) == ("duo-over", "7.1")
    assert play.told[-1] == "victory" and "put away" not in play.told


@law("duo:7.2")
def test_the_last_gem_is_the_victory(last_gem):
    play = last_gem(tricks=3, round=2, forest_left=2)
    assert (sum(play.gems), play.result, play.state.winners()) == (0, "victory", [0, 1])


@law("duo:7.2")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_no_level_can_be_won_in_the_first_round(level):
    assert sum(board_of(level).gems) > 11


@law("duo:7.3")
@pytest.mark.parametrize(("level", "covered", "at"), [(1, [4, 0], 8), (2, [0, 3], 4), (3, [3, 0], 8)])
def test_off_the_path_with_all_tokens_laid_the_team_is_lost(walk, level, covered, at):
    gems = [0] * (11 if level == 1 else 10)
    gems[5] = 1
    play = walk(["10S", "8S"], toward=1, at=at, covered=covered, gems=gems, level=level)
    assert (play.result, play.state.winners(), play.score) == ("lost", [], 0)
    assert (play.log[-1].verb, play.log[-1].clause) == ("defeat", "7.3")


@law("duo:7.4")
def test_gems_left_after_the_third_round_mean_out_of_time(round_over):
    play = round_over(at=5, gems=ONE, round=3)
    assert (play.result, play.score, play.log[-1].clause) == ("time", 0, "7.4")


@law("duo:7.4")
def test_the_last_gem_in_the_very_last_trick_is_a_victory(last_gem):
    play = last_gem(tricks=11, round=3, forest_left=0)
    assert (play.result, play.score) == ("victory", 10)


@law("duo:7.5", "duo:2.6")
def test_chance_gives_nothing_up_whichever_hand_it_deals(fresh):
    play = fresh().idle()
    for _ in range(2):
        assert play.asked == (NATURE, "deal")
        play.state.take(NATURE, STOP)
    assert (play.asked, play.result, [len(hand) for hand in play.place["hands"]]) == ((NATURE, "decree"), "", [11, 11])


@law("duo:7.5")
def test_two_votes_give_the_game_up(place):
    play = place(leader="4R", follower="6R").answer(L, "stop")
    assert (play.asked, play.legal, play.clause) == ((F, "agree"), ["yes", "no"], "7.5")
    play.answer(F, "yes")
    assert (play.state.over, play.result, play.state.winners(), play.score) == (True, "given up", [], 0)


@law("duo:7.5")
def test_one_vote_is_not_enough(place):
    play = place(leader="4R", follower="6R").answer(L, "stop").answer(F, "no")
    assert (play.asked, play.result, play.told) == ((L, "lead"), "", ["would stop", "plays on"])


@law("duo:7.5")
def test_it_may_be_proposed_again_at_once(place):
    play = place(leader="4R", follower="6R")
    for _ in range(3):
        play.answer(L, "stop").answer(F, "no")
    assert (play.asked, play.answer(L, "stop").asked) == ((L, "lead"), (F, "agree"))


MOMENTS = {
    "lead": {"leader": "4R"},
    "follow": {"led": "4R", "follower": "6R"},
    "name": {"led": "3R", "asked": "name"},
    "exchange": {"led": "3R", "asked": "exchange"},
    "give": {"led": "7R", "asked": "give"},
    "move": {"asked": "move", "trick": ["1R", "2R"], "hands": [["4R"], ["6R"]]},
    "propose": {"asked": "propose", "hands": [[], []]},
    "confirm": {"asked": "confirm", "hands": [[], []], "proposed": [0, 10]},
}


@law("duo:7.5")
@pytest.mark.parametrize("moment", MOMENTS)
def test_whoever_is_asked_anything_may_propose_it(place, moment):
    play = place(**MOMENTS[moment])
    before, seat = (play.asked, play.legal, play.place), play.asked[0]
    assert play.asked[1] == moment
    play.answer(seat, "stop")
    assert (play.asked, play.legal, play.place["interrupted"]) == ((1 - seat, "agree"), ["yes", "no"], moment)
    assert play.refused(seat, "yes").clause == "7.5"
    on = Table(play.game, play.state.copy()).answer(1 - seat, "no")
    assert (on.asked, [text for text in on.legal if text != "stop"], on.place) == before
    assert (play.answer(1 - seat, "yes").result, play.log[-1].clause) == ("given up", "7.5")


@law("duo:7.5", "duo:5.7.3")
def test_a_card_chosen_for_a_gift_is_chosen_again_after_a_vote(place):
    play = place(led="7R", leader="4S", follower="6R", asked="give").answer(L, "4S").answer(F, "stop")
    assert (play.asked, play.place["gift"]) == ((L, "agree"), ["", ""])
    play.answer(L, "no")
    assert [ask.seat for ask in play.state.open] == [L, F]


@law("duo:7.5")
def test_who_is_not_asked_waits_to_propose_it(place):
    refusal = place(leader="4R", follower="6R").refused(F, "stop")
    assert (refusal.reason, refusal.clause) == ("duo-stop-when-asked", "7.5")


@law("duo:7.5")
@pytest.mark.parametrize("moment", MOMENTS)
def test_an_end_that_all_agreed_on_is_recorded_by_answers_at_any_moment(place, moment):
    play = place(**MOMENTS[moment])
    while not play.state.over:
        play.state.take(*play.game.agreed_end(play.state))
    assert (play.result, play.state.winners(), play.log[-1].clause) == ("given up", [], "7.5")


@law("duo:7.5")
def test_everybody_sees_that_victory_is_out_of_reach(place):
    for gems, hopeless in ((4, False), (5, True)):
        play = place(leader="4R", size=4, round=3, gems=[0, gems] + [0] * 9)
        assert [play.sees(seat)["out_of_reach"] for seat in (L, F, SPECTATOR)] == [hopeless] * 3
    assert not play.answer(L, "stop").answer(F, "yes").sees(L)["out_of_reach"]


@law("duo:7.5")
def test_a_vote_is_answered_with_yes_or_no(place):
    play = place(leader="4R", follower="6R").answer(L, "stop")
    assert play.refused(F, "6R").reason == "duo-yes-or-no"
    assert play.state.write(play.state.open[0], play.game.default_choice(play.state, play.state.open[0])) == "no"


@law("duo:7.5")
@pytest.mark.parametrize(
    ("round", "size", "gems", "hopeless"), [(3, 4, 5, True), (3, 4, 4, False), (3, 5, 5, False), (2, 4, 10, False),
    (2, 4, 11, True), (2, 11, 17, False), (2, 11, 18, True), (1, 11, 23, False), (1, 11, 24, True)],
)  # fmt: skip
def test_more_gems_than_tricks_to_come_cannot_be_collected(place, round, size, gems, hopeless):
    play = place(leader="4R", size=size, round=round, gems=[0, gems] + [0] * 9)
    assert out_of_reach(play.state) == hopeless


@law("duo:7.5")
def test_between_rounds_the_new_gems_are_counted_once(round_over):
    assert not out_of_reach(round_over(at=6, gems=[0, 0, 6] + [0] * 8, round=2).state)
    assert out_of_reach(round_over(at=6, gems=[0, 0, 7] + [0] * 8, round=2).state)


@law("duo:7.5")
def test_what_is_called_out_of_reach_is_so_by_the_count_of_the_ruling():
    for gems in range(1, 40):
        for tricks in range(12):
            for left in range(3):
                hopeless = all(gems + i * 5 > tricks + 11 * i for i in range(left + 1))
                assert exceeds_tricks(gems, tricks, left, 5) == hopeless


@law("duo:7.6")
@pytest.mark.parametrize(("level", "points"), [(1, 10), (2, 20), (3, 30)])
def test_a_bare_victory_is_worth_its_level(last_gem, level, points):
    assert last_gem(tricks=11, round=3, forest_left=0, level=level).score == points


@law("duo:7.6")
def test_a_defeat_has_no_score(round_over):
    assert round_over(at=5, gems=ONE, round=3).state.points() == [0, 0]


@law("duo:7.7")
@pytest.mark.parametrize(("tricks", "points"), [(9, 4), (11, 0), (1, 20)])
def test_cards_in_both_hands_are_a_point_each(last_gem, tricks, points):
    assert last_gem(tricks=tricks, round=3, forest_left=0).score == 10 + points


@law("duo:7.8")
@pytest.mark.parametrize(("round", "points"), [(2, 29), (3, 19)])
def test_a_victory_in_the_second_round_brings_ten_more(last_gem, round, points):
    assert last_gem(tricks=11, round=round, forest_left=3).score == points


@law("duo:7.9")
def test_tokens_in_reserve_are_three_points_each(last_gem):
    assert last_gem(tricks=9, round=3, forest_left=1).score == 17
    assert last_gem(tricks=11, round=3, forest_left=4).score == 22


@law("duo:7.9")
def test_the_token_left_in_the_box_does_not_count(last_gem):
    assert last_gem(tricks=11, round=3, forest_left=1, level=2).score == 23


@law("duo:7.1", "duo:7.6")
def test_the_end_is_told_in_words(last_gem, round_over, place):
    assert last_gem(tricks=9, round=3, forest_left=1).hears(L)[-1] == "Victory! Every gem is collected: 17 points."
    assert round_over(at=5, gems=ONE, round=3).hears(L)[-1] == "Defeat: time has run out."
    given_up = place(leader="4R").answer(L, "stop").answer(F, "yes")
    assert given_up.hears(L, "fr")[-1] == "Défaite : l’équipe abandonne."


# -- 7.5 who may propose to give up ---------------------------------------------------------------------------------


def lost(place, **options):
    """Round 3 with more gems than tricks; seat 0 leads."""
    return place(leader="4R 6R", follower="8R 2R", round=3, gems=[0] * 4 + [9] + [0] * 6, options=options)


@law("duo:7.5")
@pytest.mark.parametrize("stop", ["agreed", "lost"])
def test_either_player_may_give_up_a_lost_game(place, stop):
    play = lost(place, stop=stop)
    assert (play.asked[0], play.state.unasked(0), len(play.state.unasked(1))) == (0, (), 1)
    play.answer(1, "stop")
    assert play.asked == (0, "agree")
    assert clairiere.load(play.place).dump() == play.place
    assert play.answer(0, "no").asked == (0, "lead")
    play.answer(1, "stop").answer(0, "yes")
    assert (play.result, play.state.over) == ("given up", True)


@law("duo:7.5")
def test_nobody_gives_up_unasked_while_victory_is_possible(place):
    play = place(leader="4R 6R", follower="8R 2R")
    assert play.state.unasked(1) == () and play.refused(1, "stop").clause == "7.5"
    assert play.answer(0, "stop").asked == (1, "agree"), "our addition"


@law("duo:7.5")
def test_a_table_may_keep_the_rulebook_alone(place):
    play = place(leader="4R 6R", follower="8R 2R", options={"stop": "lost"})
    assert [play.refused(seat, "stop").reason for seat in (0, 1)] == ["duo-not-lost"] * 2
    assert "stop" not in [play.state.write(ask, choice) for ask in play.state.open for choice in ask.options]


@law("duo:7.5")
def test_in_old_records_only_the_asked_player_gives_up(place):
    play = lost(place, **clairiere.find("duo").with_legacy_defaults({}))
    assert play.place["options"]["stop"] == "asked"
    assert (play.refused(1, "stop").reason, play.answer(0, "stop").asked) == ("duo-stop-when-asked", (1, "agree"))


@law("duo:7.5")
def test_a_record_keeps_a_proposal_that_nobody_asked_for(place):
    duo = clairiere.find("duo")
    position = lost(place, stop="lost").place
    record = clairiere.Record(duo, {"position": pack_position(position)}, ["Ana", "Bo"])
    table = clairiere.Table(record)
    seat = next(seat for seat in (0, 1) if table.state.unasked(seat))
    table.play(seat, table.state.unasked(seat)[0])
    assert table.state.open[0].about == "agree" and table.state.open[0].seat == 1 - seat
    assert clairiere.read_record(record.text()).state().dump() == table.state.dump()
