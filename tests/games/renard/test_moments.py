"""What is said when a trick, a round or the game is over: by which card, how it counts, why it ends."""

import pytest

from clairiere.conformance import law
from clairiere.words import say

L, F = 0, 1
LED_WITCH = "9B wins: two Witches cancel out, neither is of the trump suit, so the one that led wins."
WHY = [
    ("2B", "10B", "M", "3.3.2", "10B beats 2B: the higher card of the lead suit wins."),
    ("4B", "10K", "M", "3.3.2", "4B wins: 10K is neither of the lead suit nor a trump."),
    ("10B", "2K", "K", "3.3.3", "2K wins: it is the only trump (keys)."),
    ("2K", "10K", "K", "3.3.4", "10K beats 2K: both are trumps (keys), the higher one wins."),
    ("9B", "10B", "M", "4.9.1", "9B wins: alone in the trick, a Witch counts as a trump (moons)."),
    ("8M", "9B", "M", "4.9.2", "9B beats 8M: against a trump (moons) a Witch counts as its 9."),
    ("9B", "10M", "M", "4.9.2", "10M beats 9B: against a trump (moons) a Witch counts as its 9."),
    ("9M", "8M", "M", "3.3.4", "9M beats 8M: both are trumps (moons), the higher one wins."),
    ("9M", "8B", "M", "3.3.3", "9M wins: it is the only trump (moons)."),
    ("9B", "9M", "M", "8.4", "9M wins: two Witches cancel out, and only this one is of the trump suit (moons)."),
    (
        "9B",
        "9K",
        "M",
        "8.4",
        LED_WITCH,
    ),
]


@law("renard:3.3.1", "renard:3.3.2", "renard:3.3.3", "renard:3.3.4", "renard:4.9.1", "renard:4.9.2", "renard:8.4")
@pytest.mark.parametrize(("lead", "follow", "trump", "clause", "sentence"), WHY)
def test_a_trick_says_by_what_it_is_won(place, lead, follow, trump, clause, sentence):
    play = place(trump=trump, leader=lead, follower=follow, size=2).trick(lead, follow)
    (judged,) = play.events("judged")
    assert (judged.clause, say("en", *play.game.speak_event(play.state, judged, ["Ana", "Bo"], L))) == (
        clause,
        sentence,
    )
    assert say("fr", *play.game.speak_event(play.state, judged, ["Ana", "Bo"], L))
    (trick,) = filter(None, [play.game.finished_trick(play.state.log, n) for n in range(len(play.state.log))])
    assert play.state.log[trick.judged] is judged


@law("renard:7.3")
def test_why_a_trick_was_won_may_not_be_looked_up_while_the_round_runs(place):
    play = place(trump="M", leader="2B 8K", follower="10B 4K", tricks=(9, 2)).trick("2B", "10B")
    recalled = [event.verb for event in play.game.recall_events(play.state, play.state.log)]
    assert "judged" in play.told and "judged" not in recalled


def results(play):
    log = play.state.log
    return [found for n in range(len(log)) if (found := play.game.round_result(play.state, log, n))]


@law("renard:5.1", "renard:5.6", "renard:4.7.1", "renard:6.3")
def test_a_round_says_how_tricks_become_points(ended):
    play = ended(tricks=(10, 3), treasures=(1, 0), before=(3, 4))
    (found,) = results(play)
    assert [play.state.log[n].verb for n in (found.first, found.last)] == ["scored", "scored"] and found.holds
    cells = [[say("en", cell.id, cell.facts) for cell in row.cells] for row in found.rows]
    assert cells == [["10 tricks", "10–13: Greedy", "0", "+1", "4"], ["3 tricks", "0–3: Humble", "+6", "0", "10"]]
    assert [cell.clause for cell in found.rows[0].cells] == ["", "5.5", "", "4.7.1", "5.6"]
    (note,) = found.notes
    assert say("en", note.id, note.facts) == "The game goes to 21: 11 more points for the leader."


@law("renard:6.1", "renard:6.4")
@pytest.mark.parametrize("seed", range(4))
def test_all_rounds_of_a_game_add_up_to_its_end(fresh, seed):
    play = fresh(target=16)
    for _ in play.at_random(seed):
        pass
    found = results(play)
    assert [result.round for result in found] == list(range(1, len(found) + 1))
    assert [row.cells[-1].facts["total"] for row in found[-1].rows] == play.state.points()
    assert found[-1].notes[0].clause == "6.1" and all(result.notes[0].clause == "6.3" for result in found[:-1])
    assert play.game.explain_result(play.state, play.state.log)[0].clause == "6.1"


@law("renard:6.5", "renard:6.6")
def test_a_tie_says_how_it_was_broken(ended):
    level = {"tricks": (7, 6), "treasures": (0, 3), "before": (15, 15)}
    broken, draw = ended(tricks=(7, 6), treasures=(2, 1), before=(13, 17)), ended(**level)
    said = [
        say("en", sentence.id, sentence.facts)
        for play in (broken, draw)
        for sentence in play.game.explain_result(play.state, play.state.log)[1:]
    ]
    assert said == [
        "The totals are equal: the better last round wins, 8 to 4, treasures included.",
        "Totals and last round are equal: nobody wins.",
    ]
    (found,) = results(ended(**level, extra_round=True))
    assert [(note.id, note.clause) for note in found.notes] == [("renard-round-tie", "6.6")]
