"""Chapter 4: the trick, movement."""

import pytest

from clairiere.conformance import law

P0, P1 = 0, 1
START = [1, 1, 2, 1, 1, 0, 1, 1, 2, 1, 1]


@law("duo:4.1.1")
@pytest.mark.parametrize(("cards", "total"), [("6S 2S", 5), ("9R 7R", 0), ("10S 2S", 6), ("4S 8S", 3)])
def test_the_movement_is_the_sum_of_both_cards(walk, cards, total):
    assert walk(cards.split(), toward=P1, at=4, gems=[1] + [0] * 10).at == 4 + total


@law("duo:4.1.2")
def test_the_team_goes_toward_the_winner(walk):
    assert walk(["6S", "2S"], toward=P1, at=5).at == 10
    assert walk(["6S", "4S"], toward=P0, at=5).at == 2


@law("duo:4.1.3")
def test_spaces_passed_over_give_nothing(walk):
    play = walk(["6S", "4S"], toward=P1, at=5)
    assert (play.at, play.gems) == (8, [1, 1, 2, 1, 1, 0, 1, 1, 1, 1, 1])


@law("duo:4.2.1")
@pytest.mark.parametrize(
    ("cards", "at", "covered", "left"),
    [(["6S", "8S"], 8, [0, 0], True), (["4S", "5D"], 8, [0, 0], False), (["4S", "9S"], 9, [0, 1], True)],
)
def test_the_path_is_left_beyond_its_last_usable_space_only(walk, place, cards, at, covered, left):
    gems = [*START[:10], 0] if covered[1] else START
    if cards[1] == "5D":  # 1 and 1: the Gazelle ignores nothing
        play = place(trump="R", leader="4S", follower="5D", seat=P1, at=at).trick("4S", "5D")
    else:
        play = walk(cards, toward=P1, at=at, covered=covered, gems=gems)
    assert (bool(play.events("left path")), play.at) == (left, 5 if left else 10)


@law("duo:4.2.2")
@pytest.mark.parametrize(("toward", "at", "covered"), [(P1, 8, [0, 1]), (P0, 2, [1, 0])])
def test_leaving_the_path_covers_its_end_with_a_token(walk, toward, at, covered):
    play = walk(["6S", "8S"], toward=toward, at=at)
    assert (play.place["covered"], play.tokens) == (covered, 3)
    assert [event.clause for event in play.events("covered")] == ["4.2.2"]


@law("duo:4.2.2")
@pytest.mark.parametrize("seed", range(10))
def test_a_covered_space_stays_covered_until_the_end_of_the_game(fresh, seed):
    play, before = fresh(), [0, 0]
    for _ in play.at_random(seed):
        now = play.place["covered"]
        assert now[0] >= before[0] and now[1] >= before[1]
        before = now
    assert sum(before) >= 1


@law("duo:4.2.3")
@pytest.mark.parametrize("at", [5, 6, 7, 8, 9, 10])
def test_after_leaving_the_path_the_team_stands_on_the_start(walk, at):
    play = walk(["10S", "2S"], toward=P1, at=at)
    assert play.at == 5 and play.told.count("returned") == 1


@law("duo:4.2.4")
@pytest.mark.parametrize(
    ("gems", "after"),
    [(START, [*START[:9], 2, 0]), ([*START[:10], 0], [*START[:10], 0]), ([*START[:9], 0, 3], [*START[:9], 3, 0])],
)
def test_gems_of_a_covered_space_slide_one_location_inward(walk, gems, after):
    play = walk(["6S", "8S"], toward=P1, at=8, gems=gems)
    assert (play.gems, sum(play.gems)) == (after, sum(gems))
    assert bool(play.events("slid")) == bool(gems[10])


@law("duo:4.2.5")
def test_nothing_is_collected_after_leaving_the_path(walk):
    play = walk(["6S", "8S"], toward=P1, at=8)
    assert (sum(play.gems), play.events("collected")) == (12, [])


@law("duo:4.2.5")
def test_a_gem_on_the_start_stays_when_the_team_comes_back(walk):
    play = walk(["6S", "8S"], toward=P1, at=8, gems=[0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0])
    assert (play.at, play.gems[5], play.result) == (5, 1, "")


@law("duo:4.2.6", "duo:7.3")
def test_leaving_the_path_without_a_token_loses_at_once(walk):
    play = walk(["6S", "8S"], toward=P1, at=8, covered=[4, 0], gems=[0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0])
    assert (play.result, play.state.over, play.place["covered"]) == ("lost", True, [4, 0])
    assert play.state.refusal(0, 3).clause == "7.1"


@law("duo:4.2.6")
def test_with_the_last_token_the_game_goes_on(walk):
    play = walk(["6S", "8S"], toward=P1, at=8, covered=[3, 0], gems=[0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0])
    assert (play.result, play.tokens, play.asked[1]) == ("", 0, "lead")


@law("duo:4.3.1")
def test_of_two_gems_one_is_collected(walk):
    play = walk(["6R", "4R"], toward=P0, at=5)
    assert (play.at, play.gems[2], play.sees(0)["supply"]) == (2, 1, 11)


@law("duo:4.3.1")
def test_an_empty_location_gives_nothing(walk):
    play = walk(["6R", "4R"], toward=P0, at=8)
    assert (play.at, play.gems, play.events("collected")) == (5, START, [])


@law("duo:4.3.1")
@pytest.mark.parametrize("seed", range(10))
def test_a_trick_collects_one_gem_at_most(fresh, seed):
    play = fresh()
    for _ in play.at_random(seed):
        collected, added = len(play.events("collected")), len(play.events("added"))
        assert sum(play.gems) == 12 + added - collected
        assert collected <= len(play.takers)


@law("duo:4.3.2")
def test_without_movement_a_gem_is_collected_all_the_same(walk):
    play = walk(["9R", "7R"], toward=P0, at=3)
    assert (play.at, play.gems[3], play.events("moved")[0].clause) == (3, 0, "4.3.2")


@law("duo:4.3.2")
def test_on_the_last_space_no_movement_is_not_leaving(walk):
    play = walk(["9R", "7R"], toward=P1, at=10)
    assert (play.at, play.events("left path"), play.tokens) == (10, [], 4)


@law("duo:4.3.3", "duo:7.2")
def test_the_last_gem_wins_in_the_middle_of_a_round(walk):
    play = walk(["6S", "4S"], toward=P1, at=5, size=6, round=2, gems=[0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0])
    assert (play.place["tricks"], play.at, play.result, play.state.over) == (5, 8, "victory", True)


@law("duo:4.3.3")
def test_the_last_gem_in_the_last_trick_of_a_round_wins_before_gems_are_added(last_gem):
    play = last_gem(tricks=11, round=2, forest_left=3)
    assert (play.result, play.place["round"], play.events("added"), sum(play.gems)) == ("victory", 2, [], 0)
