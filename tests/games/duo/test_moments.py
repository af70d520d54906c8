"""What is said when a trick, a round or the game is over: by which card, what was gathered, what comes next."""

import pytest

from clairiere.conformance import law
from clairiere.words import say

L, F = 0, 1
WHY = [
    ("4R", "9R", "D", "3.3.2", "9R beats 4R: the higher card of the lead suit wins."),
    ("2R", "10S", "D", "3.3.2", "2R wins: 10S is neither of the lead suit nor a trump."),
    ("10R", "2S", "S", "3.3.1", "2S wins: it is the only trump (stars)."),
    ("2S", "6S", "S", "3.3.1", "6S beats 2S: both are trumps (stars), the higher one wins."),
    ("9R", "10S", "D", "5.9.3", "9R wins: its suit stays the lead suit, and 10S is no trump."),
]


@law("duo:3.3.1", "duo:3.3.2", "duo:5.9.3")
@pytest.mark.parametrize(("lead", "follow", "trump", "clause", "sentence"), WHY)
def test_a_trick_says_by_what_it_is_won(place, lead, follow, trump, clause, sentence):
    play = place(trump=trump, leader=lead, follower=follow).trick(lead, follow)
    (judged,) = play.events("judged")
    assert (judged.clause, say("en", *play.game.speak_event(play.state, judged, ["Ana", "Bo"], L))) == (
        clause,
        sentence,
    )
    assert say("fr", *play.game.speak_event(play.state, judged, ["Ana", "Bo"], L))


@law("duo:4.3.3")
def test_the_trick_that_wins_the_game_is_shown_as_well(last_gem):
    play = last_gem(tricks=6, round=2, forest_left=3)
    log = play.state.log
    (trick,) = filter(None, [play.game.finished_trick(log, n) for n in range(len(log))])
    assert (log[-1].verb, log[trick.judged].verb) == ("victory", "judged")


def results(play):
    log = play.state.log
    return [found for n in range(len(log)) if (found := play.game.round_result(play.state, log, n))]


@law("duo:6.1", "duo:6.2", "duo:9.4", "duo:7.4")
@pytest.mark.parametrize("seed", range(6))
def test_a_round_says_what_was_gathered_and_what_comes_next(fresh, seed):
    play = fresh()
    asked = ""
    for asked in play.at_random(seed):
        if asked == "propose" and (found := results(play)) and play.told[-1] == "added":
            said = {row.label.removeprefix("duo-round-label-"): row.cells[0].facts for row in found[-1].rows}
            assert said["left"]["gems"] == sum(play.gems) and said["tokens"]["tokens"] == play.state.reserve
            assert said["team"]["space"] == play.state.at
            assert [note.clause for note in found[-1].notes] == ["6.4", "9.4", "6.1"]
            assert [say("fr", note.id, note.facts) for note in found[-1].notes]
    assert asked


@law("duo:7.6", "duo:7.7", "duo:7.8", "duo:7.9")
def test_a_victory_says_how_it_is_counted(last_gem):
    play = last_gem(tricks=6, round=2, forest_left=3)
    told = play.game.explain_result(play.state, play.state.log)
    assert [sentence.clause for sentence in told] == ["7.6", "7.7", "7.8", "7.9"]
    assert sum(sentence.facts["points"] for sentence in told) == play.state.score


@law("duo:7.1", "duo:7.3", "duo:7.4")
@pytest.mark.parametrize("seed", range(12))
def test_the_last_result_is_of_the_round_the_game_ended_in(fresh, seed):
    """Play anything to the end: the last result shows the board as it is then."""
    play = fresh(level=1 + seed % 3)
    for _ in play.at_random(seed):
        pass
    assert play.state.over
    *before, last = results(play)
    said = {row.label.removeprefix("duo-round-label-"): row.cells[0] for row in last.rows}
    assert [one.round for one in (*before, last)] == list(range(1, play.place["round"] + 1))
    assert (said["left"].facts["gems"], said["tokens"].facts["tokens"]) == (sum(play.gems), play.state.reserve)
    assert last.unfinished == (play.log[-1].clause != "7.4")
    assert not any(one.unfinished for one in before)
    lost = play.log[-1].clause == "7.3"
    assert say("fr", said["team"].id, said["team"].facts) == ("hors du sentier" if lost else f"case {play.at}")
