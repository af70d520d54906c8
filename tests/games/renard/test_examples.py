"""The worked examples of the law, each with its numbers."""

import itertools
import re

import pytest

from clairiere import SPECTATOR
from clairiere.conformance import law
from clairiere.law import law_of

L, F = 0, 1
SEAT = {"L": L, "F": F, "P0": 0, "P1": 1}
EXAMPLES = law_of("renard").examples
BY_HAND = ["E24"]
TABLE = [6, 6, 6, 6, 1, 2, 3, 6, 6, 6, 0, 0, 0, 0]


def examples(kind):
    """The examples of one kind, each tied to its own clauses."""
    return [
        pytest.param(example, example.vector, id=example.id, marks=law(*cites(example)))
        for example in EXAMPLES
        if example.vector.get("type") == kind
    ]


def cites(example):
    return [f"renard:{clause}" for clause in example.clauses]


def held(example, who):
    """The hand that the example gives to L or F, if it does."""
    found = re.search(rf"{who}(?: void in \w)? holds ((?:\d+[BKM] ?)+)", example.given["en"])
    return found[1].strip() if found else ""


def rounds_of(points):
    """All ways of tricks and treasures that bring these points in one round."""
    for ours in range(14):
        for mine, theirs in itertools.product(range(4), repeat=2):
            brought = [TABLE[ours] + mine, TABLE[13 - ours] + theirs]
            if mine + theirs <= 3 and mine <= 2 * ours and theirs <= 2 * (13 - ours) and brought == points:
                yield (ours, 13 - ours), (mine, theirs)


def test_no_example_is_left_out():
    run = [param.id for kind in ("legal", "winner", "next", "fox", "table", "end") for param in examples(kind)]
    assert sorted(run + BY_HAND) == sorted(example.id for example in EXAMPLES)
    assert len(EXAMPLES) == 30


def test_every_clause_of_an_example_is_known():
    assert all(clause in law_of("renard").clauses for example in EXAMPLES for clause in example.clauses)


@law("renard:4.11.1", "renard:4.11.2", "renard:8.2", "renard:8.3")
@pytest.mark.parametrize("example, vector", examples("legal"))
def test_example_of_legal_cards(place, example, vector):
    play = place(trump=vector["trump"], led=vector["led"], follower=" ".join(vector["hand"]))
    assert play.legal == vector["legal"]
    for card in set(vector["hand"]) - set(vector["legal"]):
        assert play.refused(F, card).facts["legal"] == vector["legal"]


@law("renard:3.2.3", "renard:3.2.5", "renard:3.3.2", "renard:3.3.3", "renard:3.3.4", "renard:4.0.2", "renard:4.7.1")
@law("renard:4.7.2", "renard:4.9.1", "renard:4.9.2", "renard:4.11.1", "renard:8.4")
@pytest.mark.parametrize("example, vector", examples("winner"))
def test_example_of_a_winner(place, example, vector):
    follower = held(example, "F") or vector["follow"]
    play = place(trump=vector["trump"], leader=vector["lead"], follower=follower)
    play.trick(vector["lead"], vector["follow"])
    treasures = [0, 0]
    treasures[SEAT[vector["winner"]]] = vector["treasure"]
    assert (play.takers, play.scores) == ([SEAT[vector["winner"]]], treasures)


@law("renard:4.1.1", "renard:4.1.2", "renard:8.5")
@pytest.mark.parametrize("example, vector", examples("next"))
def test_example_of_the_next_lead(place, example, vector):
    play = place(trump=vector["trump"], leader=vector["lead"], follower=vector["follow"])
    play.trick(vector["lead"], vector["follow"])
    assert (play.takers, play.asked) == ([SEAT[vector["winner"]]], (SEAT[vector["next"]], "lead"))


@law("renard:3.3.3", "renard:4.3.2", "renard:4.3.3", "renard:8.1")
@pytest.mark.parametrize("example, vector", examples("fox"))
def test_example_of_a_fox(place, example, vector):
    fox = SEAT[vector["by"]]
    hands = [[vector["lead"]], [vector["follow"]]]
    hands[fox] += vector["hand_after_play"]
    play = place(decree=vector["decree"], leader=" ".join(hands[L]), follower=" ".join(hands[F]))
    for seat, card in ((L, vector["lead"]), (F, vector["follow"])):
        play.answer(seat, card)
        if seat == fox:
            assert play.hand(fox) == vector["hand_after_play"]
            play.answer(fox, vector["give"] or "keep")
    kept = set(vector["hand_after_play"]) - {vector["give"]}
    assert set(play.hand(fox)) == (kept | {vector["decree"]} if vector["give"] else kept)
    assert play.decree == (vector["give"] or vector["decree"])
    assert (play.sees(fox)["trump"], play.takers) == (vector["trump_after"], [SEAT[vector["winner"]]])


@law("renard:5.3", "renard:5.4", "renard:5.5", "renard:5.6", "renard:5.7")
@pytest.mark.parametrize("example, vector", examples("table"))
def test_example_of_a_round_scored(ended, example, vector):
    play = ended(tricks=vector["tricks"], treasures=vector["treasures"])
    assert play.scores == play.place["last"] == vector["points"]


@law("renard:6.1", "renard:6.3", "renard:6.4", "renard:6.5", "renard:6.6")
@pytest.mark.parametrize("example, vector", examples("end"))
def test_example_of_an_end(ended, example, vector):
    ways = list(rounds_of(vector["round"]))
    assert ways
    for tricks, treasures in ways:
        play = ended(tricks=tricks, treasures=treasures, before=vector["before"], target=vector["target"], dealer=0)
        totals = [before + points for before, points in zip(vector["before"], vector["round"], strict=True)]
        winners = {"P0": [0], "P1": [1], "draw": [0, 1], "": []}[vector["winner"]]
        assert (play.scores, play.state.over, play.state.winners()) == (totals, vector["over"], winners)
        assert all(re.search(r"\d+-\d+", then)[0] == f"{totals[0]}-{totals[1]}" for then in example.then.values())
        if not vector["over"]:
            assert play.place["dealer"] == 1


@law("renard:4.5.1", "renard:4.5.2", "renard:7.6")
def test_example_E24_the_woodcutter_in_full(place, codes):
    play = place(trump="K", leader="5B 2B 9K", top="7M").answer(L, "5B")
    assert play.sees(F)["pile"] == 6
    play.draw("7M").answer(L, "7M")
    assert (play.hand(L), play.sees(F)["pile"], play.place["buried"]) == (["2B", "9K"], 6, [["7M"], []])
    for seat in (F, SPECTATOR):
        assert "7M" not in codes([play.sees(seat), play.hears(seat), play.hears(seat, "fr")])
        assert [event.seen_by(seat).secret for event in play.log] == [(), (), ()]
