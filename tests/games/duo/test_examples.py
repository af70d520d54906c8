"""The worked examples of the law, each with its numbers."""

import pytest

from clairiere.conformance import law
from clairiere.law import law_of

SEAT = {"L": 0, "F": 1, "P0": 0, "P1": 1}
EXAMPLES = law_of("duo").examples
KINDS = ("move", "totals", "winner", "legal", "roundend", "score")


def examples(kind):
    """The examples of one kind, each tied to its own clauses."""
    return [
        pytest.param(example.vector, id=example.id, marks=law(*cites(example)))
        for example in EXAMPLES
        if example.vector["type"] == kind
    ]


def cites(example):
    return [f"duo:{clause}" for clause in example.clauses]


def test_no_example_is_left_out():
    run = [param.id for kind in KINDS for param in examples(kind)]
    assert sorted(run) == sorted(example.id for example in EXAMPLES)
    assert len(EXAMPLES) == 24


def test_every_clause_of_an_example_is_known():
    assert all(clause in law_of("duo").clauses for example in EXAMPLES for clause in example.clauses)


@law("duo:4.1.1", "duo:4.1.2", "duo:4.2.1", "duo:4.2.2", "duo:4.2.3", "duo:4.2.4", "duo:4.2.5")
@law("duo:4.3.1", "duo:4.3.2")
@pytest.mark.parametrize("vector", examples("move"))
def test_example_of_a_movement(walk, vector):
    more = {key: vector[key] for key in ("covered", "at", "gems")}
    play = walk(vector["cards"], toward=SEAT[vector["toward"]], **more)
    assert (play.at, play.gems) == (vector["tracker"], vector["gems_after"])
    assert bool(play.events("left path")) == vector["off"]
    assert play.tokens == 4 - sum(vector["covered"]) - vector["off"]


@law("duo:5.1.1", "duo:5.5.1", "duo:5.5.3", "duo:5.5.4")
@pytest.mark.parametrize("vector", examples("totals"))
def test_example_of_totals(place, vector):
    lead, follow = vector["cards"]
    play = place(trump="D", leader=lead, follower=follow, at=5).answer(0, lead).answer(1, follow)
    if play.asked[1] == "move":
        assert sorted({abs(int(text)) for text in play.legal}) == vector["options"]
    else:
        assert [5 - play.at] == vector["options"]


@law("duo:5.3.4", "duo:5.3.5", "duo:5.3.6", "duo:5.9.1", "duo:5.9.3", "duo:3.3.3")
@pytest.mark.parametrize("vector", examples("winner"))
def test_example_of_a_winner(place, vector):
    play = place(trump=vector["trump"], leader=vector["lead"], follower=vector["follow"])
    assert play.trick(vector["lead"], vector["follow"]).takers == [SEAT[vector["winner"]]]


@law("duo:3.2.1", "duo:5.7.1", "duo:5.7.4", "duo:5.9.1", "duo:5.9.2")
@pytest.mark.parametrize("vector", examples("legal"))
def test_example_of_legal_cards(place, vector):
    play = place(led=vector["led"], follower=" ".join(vector["hand"]))
    assert sorted(play.legal) == sorted(vector["legal"])
    for card in set(vector["hand"]) - set(vector["legal"]):
        assert play.refused(1, card).facts["legal"] == vector["legal"]


@law("duo:6.1", "duo:6.2", "duo:6.3", "duo:6.6", "duo:6.7")
@pytest.mark.parametrize("vector", examples("roundend"))
def test_example_of_the_end_of_a_round(round_over, vector):
    play = round_over(at=vector["at"], gems=vector["gems"], covered=vector["covered"])
    low, high = play.state.view(0).ends
    space = {"low": str(low), "high": str(high)}
    assert play.legal == [space[end] for end in vector["ends_allowed"]]
    play.answer(0, space[vector["end"]])
    if len(vector["ends_allowed"]) > 1:
        play.answer(1, "yes")
    assert (play.gems, play.at, play.tokens) == (vector["gems_after"], vector["at"], 3 - sum(vector["covered"]))


@law("duo:7.2", "duo:7.6", "duo:7.7", "duo:7.8", "duo:7.9")
@pytest.mark.parametrize("vector", examples("score"))
def test_example_of_a_score(last_gem, vector):
    play = last_gem(vector["tricks"], vector["round"], vector["forest_left"], vector["level"])
    assert (play.result, play.score) == ("victory", vector["points"])


# -- the examples that a vector shortens, played in full --------------------------------------------------------------


@law("duo:5.7.1", "duo:5.7.4")
def test_example_E14_played_in_full(place):
    play = place(leader="7R 2R 5S", follower="4S 8D").answer(0, "7R").give("2R", "4S")
    assert ({"2R", "8D"} <= set(play.hand(1)), play.legal) == (True, ["2R"])


@law("duo:5.3.5", "duo:5.3.6")
def test_example_E15_played_in_full(place):
    play = place(decree="8S", leader="3R", follower="4D", size=1).answer(0, "3R", "1").answer(1, "4D")
    assert (play.decree, play.sees(0)["trump"], play.legal) == ("4D", "D", ["8S"])
    assert play.answer(1, "8S").takers == [0]


@law("duo:3.3.3", "duo:5.3.4")
def test_example_E16_played_in_full(place):
    play = place(trump="S", leader="10R", follower="3S 6D").answer(0, "10R").answer(1, "3S", "1", "6D")
    assert play.takers == [0]
