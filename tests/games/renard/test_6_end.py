"""Chapter 6: end of the game and variants."""

import pytest

import clairiere
from clairiere import NATURE, Illegal, Record, read_record
from clairiere.conformance import law

L, F = 0, 1
LEVEL = {"tricks": (7, 6), "treasures": (0, 3)}  # 6 points each: the only round that is level


@law("renard:6.1")
def test_the_game_is_over_when_a_total_is_21(ended):
    play = ended(tricks=(7, 6), before=(15, 17))
    assert (play.scores, play.state.over, play.state.winners()) == ([21, 20], True, [0])
    assert play.sees(F)["winners"] == [0] and play.sees(F)["about"] == "over"


@law("renard:6.1")
def test_the_game_goes_on_at_20_19(ended):
    play = ended(tricks=(9, 4), before=(14, 18))
    assert (play.scores, play.state.over, play.state.winners()) == ([20, 19], False, [])
    assert play.asked == (NATURE, "deal")


@law("renard:6.1")
def test_nobody_plays_once_the_game_is_over(ended):
    play = ended(tricks=(7, 6), before=(15, 17))
    with pytest.raises(Illegal) as caught:
        play.state.take(L, 0)
    assert (caught.value.cite, str(caught.value)) == ("renard:6.1", "The game is over (6.1).")
    assert caught.value.sentence("fr") == "La partie est finie (6.1)."


@law("renard:6.2")
def test_reaching_the_mark_in_the_middle_of_a_round_stops_nothing(place):
    play = place(trump="M", leader="10B 10K", follower="7B 2K", size=9, tricks=(2, 2), scores=[20, 3])
    play.trick("10B", "7B")
    assert (play.scores, play.asked, play.state.over) == ([21, 3], (L, "lead"), False)
    assert play.trick("10K", "2K").tricks == [4, 2]


@law("renard:6.2", "renard:6.4")
def test_whoever_passes_the_mark_first_may_still_lose(place):
    play = place(trump="M", leader="10B 10K", follower="7B 2K", tricks=(8, 3), scores=[20, 17]).trick("10B", "7B")
    assert (play.scores, play.state.over) == ([21, 17], False)
    play.trick("10K", "2K")
    assert (play.tricks, play.scores, play.state.winners()) == ([10, 3], [21, 23], [1])


@law("renard:6.3")
def test_below_the_mark_the_other_player_deals_a_new_round(ended):
    play = ended(tricks=(9, 4), before=(14, 18), dealer=0)
    assert (play.scores, play.place["round"], play.place["dealer"]) == ([20, 19], 2, 1)
    assert play.deal().asked == (0, "lead")


@law("renard:6.4")
def test_the_highest_total_wins_even_if_both_passed_the_mark(ended):
    play = ended(**LEVEL, before=(16, 19))
    assert (play.scores, play.state.winners()) == ([22, 25], [1])
    [event] = play.events("won")
    assert (event.what, event.clause) == ((1, 22, 25), "6.4")
    assert "Bo wins the game, 25 to 22." in play.hears(L)


@law("renard:6.4")
def test_a_better_last_round_does_not_beat_a_higher_total(ended):
    play = ended(tricks=(9, 4), before=(15, 20), treasures=(0, 2))
    assert (play.scores, play.state.winners(), play.events("won")[0].clause) == ([21, 23], [1], "6.4")


@law("renard:6.5")
@pytest.mark.parametrize(
    "tricks, treasures, before, total",
    [((7, 6), (2, 1), (13, 17), 21), ((7, 6), (0, 2), (16, 17), 22)],
)
def test_a_tie_goes_to_the_better_last_round_treasures_included(ended, tricks, treasures, before, total):
    play = ended(tricks=tricks, treasures=treasures, before=before)
    assert (play.scores, play.state.winners()) == ([total, total], [0])
    assert [(event.what[0], event.clause) for event in play.events("won")] == [(0, "6.5")]
    turned = ended(tricks=tricks[::-1], treasures=treasures[::-1], before=before[::-1])
    assert (turned.scores, turned.state.winners()) == ([total, total], [1])


@law("renard:6.5")
def test_treasures_decide_a_tie_that_the_table_would_decide_otherwise(ended):
    play = ended(tricks=(10, 3), treasures=(3, 0), before=(18, 15))  # 0 + 3 against 6 + 0
    assert (play.scores, play.state.winners()) == ([21, 21], [1])
    play = ended(tricks=(5, 8), treasures=(3, 0), before=(16, 15))  # 2 + 3 against 6
    assert (play.scores, play.state.winners()) == ([21, 21], [1])


@law("renard:6.6")
def test_a_tie_with_a_level_last_round_is_a_draw(ended):
    play = ended(**LEVEL, before=(15, 15))
    assert (play.scores, play.place["last"], play.state.over) == ([21, 21], [6, 6], True)
    assert play.state.winners() == [0, 1]
    [event] = play.events("draw")
    assert (event.what, event.clause, play.events("won")) == ((21, 21), "6.6", [])
    assert "The game is a draw, 21 to 21." in play.hears(L)


@law("renard:6.6")
def test_with_extra_round_a_perfect_tie_is_played_on(ended):
    play = ended(**LEVEL, before=(15, 15), dealer=0, extra_round=True)
    assert (play.scores, play.state.over, play.state.winners()) == ([21, 21], False, [])
    assert (play.place["round"], play.place["dealer"], play.asked) == (2, 1, (NATURE, "deal"))


@law("renard:6.6")
def test_an_extra_round_that_is_not_level_ends_the_game(ended):
    play = ended(tricks=(7, 6), treasures=(2, 1), before=(21, 21), extra_round=True)
    assert (play.scores, play.state.winners()) == ([29, 25], [0])


@law("renard:6.6")
def test_an_extra_round_that_is_level_again_brings_one_more(ended):
    play = ended(**LEVEL, before=(21, 21), extra_round=True)
    assert (play.scores, play.state.over, play.asked) == ([27, 27], False, (NATURE, "deal"))


@law("renard:6.6")
def test_extra_round_are_only_for_perfect_ties(ended):
    assert ended(tricks=(7, 6), treasures=(2, 1), before=(13, 17), extra_round=True).state.winners() == [0]
    assert ended(tricks=(7, 6), before=(15, 17), extra_round=True).state.over


@law("renard:6.7")
@pytest.mark.parametrize("before, over", [((23, 17), False), ((24, 17), True)])
def test_a_mark_of_30_ends_the_game_at_30_and_not_at_29(ended, before, over):
    play = ended(tricks=(7, 6), before=before, target=30)
    assert (play.scores, play.state.over) == ([before[0] + 6, 20], over)


@law("renard:6.7")
@pytest.mark.parametrize("target", [0, 201, 20.5, -3, "20.5", "many", True])
def test_a_mark_that_is_no_whole_number_from_1_to_200_is_refused(target):
    with pytest.raises(Illegal) as caught:
        clairiere.new("renard", {"target": target})
    assert caught.value.cite == "renard:6.7"
    with pytest.raises(Illegal):
        Record(clairiere.find("renard"), {"target": target})


@law("renard:6.7")
@pytest.mark.parametrize("target", [1, 200, "30"])
def test_a_whole_number_from_1_to_200_is_accepted(target):
    state = clairiere.new("renard", {"target": target})
    assert state.dump()["options"]["target"] == int(target)
    assert state.view(L).to_wire()["target"] == int(target)


@law("renard:6.7")
def test_a_mark_of_1_ends_the_game_after_one_whole_round(fresh):
    play = fresh(target=1)
    for _ in play.at_random(3):
        pass
    assert (len(play.events("shuffled")), sum(play.tricks)) == (1, 13)


@law("renard:6.7")
def test_no_question_of_a_running_game_is_about_the_mark(fresh):
    play = fresh(target=30)
    questions = set()
    for asked in play.at_random(2):
        questions.add(asked)
        assert play.place["options"]["target"] == 30
    assert questions == {"deal", "decree", "lead", "follow", "exchange", "draw", "bury"}
    assert play.place["options"] == {
        "target": 30, "edition": 1, "dealer": "1", "open_tricks": False, "extra_round": False
    }  # fmt: skip


@law("renard:6.7")
def test_the_mark_of_a_running_game_cannot_be_changed_in_its_record():
    record = Record(clairiere.find("renard"), {"target": 30, "dealer": 1})
    state = record.first()
    for _ in range(3):
        record.answers.append((NATURE, state.open[0].options[0]))
        state.take(*record.answers[-1])
    text = record.text()
    assert read_record(text).options["target"] == 30
    with pytest.raises(Illegal) as later:  # asked for between two answers
        read_record(text.replace("2 N ", "option target 16\n2 N "), sealed=False)
    with pytest.raises(Illegal) as changed:  # written over in the header
        read_record(text.replace("option target 30", "option target 16"))
    assert (later.value.reason, changed.value.reason) == ("record-number", "record-changed")


@law("renard:6.8")
def test_the_offered_marks_are_16_21_and_35_and_21_is_the_usual_one():
    [option] = [option for option in clairiere.find("renard").options if option.name == "target"]
    assert (option.known, option.default) == ((16, 21, 35), 21)
    assert clairiere.new("renard").dump()["options"]["target"] == 21


@law("renard:6.8")
def test_a_short_game_is_over_at_16(ended):
    play = ended(tricks=(7, 6), before=(10, 6), target=16)
    assert (play.scores, play.state.winners()) == ([16, 9], [0])


@law("renard:6.8")
def test_a_long_game_goes_on_at_34(ended):
    play = ended(tricks=(7, 6), before=(28, 18), target=35)
    assert (play.scores, play.state.over) == ([34, 21], False)
    assert ended(tricks=(7, 6), before=(29, 18), target=35).state.winners() == [0]
