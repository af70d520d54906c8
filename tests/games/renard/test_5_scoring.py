"""Chapter 5: round scoring."""

import pytest

from clairiere import SPECTATOR, Illegal
from clairiere.conformance import law
from clairiere.games.renard.scoring import result


def scored(play):
    """What the table gave each player."""
    return tuple(event.what[2] for event in play.events("scored"))


@law("renard:5.1")
def test_no_table_points_are_given_before_the_thirteenth_trick(place):
    play = place(trump="M", leader="10B 10K", follower="2B 2K", tricks=(9, 2), scores=[4, 3]).trick("10B", "2B")
    assert (sum(play.tricks), play.scores, play.events("scored")) == (12, [4, 3], [])
    play.trick("10K", "2K")
    assert (scored(play), play.scores) == ((0, 6), [4, 9])


@law("renard:5.1")
@pytest.mark.parametrize(
    "tricks, points", [((13, 0), (0, 6)), ((10, 3), (0, 6)), ((9, 4), (6, 1)), ((8, 5), (6, 2)), ((7, 6), (6, 3))]
)
def test_each_reads_the_points_off_the_table(ended, tricks, points):
    assert scored(ended(tricks=tricks)) == points
    assert scored(ended(tricks=tricks[::-1])) == points[::-1]


@law("renard:5.1")
def test_the_table_has_the_names_of_one_of_two_editions(fresh):
    with pytest.raises(Illegal) as caught:
        fresh(edition=3)
    assert caught.value.cite == "renard:5.1"


@law("renard:5.2")
@pytest.mark.parametrize("tricks", [0, 1, 2, 3])
def test_up_to_3_tricks_are_humble_and_give_6_points(ended, tricks):
    play = ended(tricks=(tricks, 13 - tricks))
    assert (play.scores[0], play.events("scored")[0].clause) == (6, "5.2")


@law("renard:5.2")
def test_4_tricks_do_not_give_6_points(ended):
    assert ended(tricks=(4, 9)).scores[0] != 6


@law("renard:5.3")
@pytest.mark.parametrize("tricks, points", [(4, 1), (5, 2), (6, 3)])
def test_4_to_6_tricks_are_defeated_and_give_1_to_3_points(ended, tricks, points):
    play = ended(tricks=(tricks, 13 - tricks))
    assert (play.scores[0], play.events("scored")[0].clause) == (points, "5.3")


@law("renard:5.4")
@pytest.mark.parametrize("tricks", [7, 8, 9])
def test_7_to_9_tricks_are_victorious_and_give_6_points(ended, tricks):
    play = ended(tricks=(tricks, 13 - tricks))
    assert (play.scores[0], play.events("scored")[0].clause) == (6, "5.4")


@law("renard:5.5")
@pytest.mark.parametrize("tricks", [10, 11, 12, 13])
def test_10_tricks_or_more_are_greedy_and_give_nothing_and_6_to_the_other(ended, tricks):
    play = ended(tricks=(tricks, 13 - tricks))
    assert (play.scores, [event.clause for event in play.events("scored")]) == ([0, 6], ["5.5", "5.2"])
    assert ended(tricks=(13 - tricks, tricks)).scores == [6, 0]


@law("renard:5.6")
def test_table_points_join_the_treasures_and_the_earlier_rounds(ended):
    play = ended(tricks=(8, 5), treasures=(1, 0), before=(10, 4))
    assert (play.scores, play.place["last"]) == ([17, 6], [7, 2])
    assert [event.what for event in play.events("scored")] == [(0, 8, 6, 1, 17), (1, 5, 2, 0, 6)]


@law("renard:5.6")
def test_a_seven_in_the_last_trick_counts_too(place):
    play = place(trump="M", leader="10B", follower="7B", size=1, tricks=(7, 5), scores=[9, 4]).trick("10B", "7B")
    assert (play.scores, play.place["last"]) == ([16, 6], [7, 2])


@law("renard:5.7")
def test_a_greedy_player_keeps_the_treasures(ended):
    play = ended(tricks=(10, 3), treasures=(2, 0), before=(5, 5))
    assert (play.scores, play.place["last"]) == ([7, 11], [2, 6])


@law("renard:5.1")
@pytest.mark.parametrize("tricks", range(14))
def test_the_table_that_everybody_is_shown_gives_what_is_scored(ended, tricks):
    play = ended(tricks=(tricks, 13 - tricks))
    shown = play.sees(SPECTATOR)["score_table"]
    assert [row["from"] for row in shown] == [0, *[row["to"] + 1 for row in shown[:-1]]] and shown[-1]["to"] == 13
    row = next(row for row in shown if row["from"] <= tricks <= row["to"])
    assert (row["points"], row["result"]) == (scored(play)[0], result(tricks))
