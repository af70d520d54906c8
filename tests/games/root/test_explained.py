"""What a choice does and costs is said where it is offered, what an answer ends, and which need no second look."""

import pytest

import clairiere
from clairiere import Rng
from clairiere.conformance import law
from clairiere.core.ask import NATURE
from clairiere.core.game import find
from clairiere.law import law_of
from clairiere.words import say

ROOT = find("root")
NAMES = ("Ana", "Bo", "Cleo", "Dan", "Eva", "Fay")
TABLES = ("marquise,eyrie,vagabond,cult", "alliance,cult,riverfolk,vagabond", "eyrie,mechanical,riverfolk,alliance")


def told(play, choice, language="en"):
    """What a choice of the open question does and costs."""
    ask = play.state.open[0]
    clause, cost = ROOT.explain_choice(play.state, ask, play.state.read(ask, choice))
    sentences = [say(language, *cost)] if cost else []
    return " ".join([*sentences, ROOT.clause_summary(clause, language)] if clause else sentences)


def label(play, choice, language="en"):
    ask = play.state.open[0]
    return say(language, *ROOT.speak_choice(play.state, ask, play.state.read(ask, choice), NAMES))


def leads(play):
    """The answers that only lead on to more about the same act."""
    ask = play.state.open[0]
    return {play.state.write(ask, choice) for choice in ROOT.unfinished_choices(play.state, ask)}


@law("root:1.1.1")
def test_every_choice_is_explained_by_the_law_in_both_languages():
    """What is done, paid for, bought or taken has a clause; and no sentence is missing."""
    for seed, factions in enumerate(TABLES):
        state, rng = clairiere.new("root", {"factions": factions}), Rng(seed)
        for _ in range(700):
            if state.over:
                break
            ask = state.open[0]
            for choice in ask.options if ask.seat != NATURE else ():
                clause, cost = ROOT.explain_choice(state, ask, choice)
                target = ROOT.target(state, ask, choice)
                assert not clause or clause in law_of("root").clauses
                assert clause or target["kind"] not in ("paid", "aid", "role", "quest", "take", "card"), target
                for language in ("fr", "en"):
                    say(language, *ROOT.speak_choice(state, ask, choice, NAMES))
                    assert not clause or ROOT.clause_summary(clause, language)
                    assert cost is None or say(language, *cost)
            state.accept(ask, rng.pick(ask.options))


@law("root:7.8.3", "root:7.3.3")
def test_leaders_say_what_they_do_where_they_are_chosen(place):
    board = {"leader": "despot", "decree": [["tax-f"], [], [], []], "resolved": ["vizier-move", "vizier-build"]}
    play = place("E", map={9: "E1"}, E={"board": board})
    assert "extra hit when attacking" in told(play, "commander") and "Move" in told(play, "commander")


@law("root:10.4.3")
@pytest.mark.parametrize(("before", "price"), [("fox", "2 acolytes"), ("mouse", "1 acolyte")])
def test_conspiracies_say_what_they_cost_now(place, before, price):
    board = {"acolytes": 3, "outcast": before, "lost_souls": ["tea-m"]}
    play = place("C", "birdsong", {9: "C2, M1"}, factions="M,C", asked="conspire", C={"board": board})
    assert f"Costs {price}." in told(play, "crusade") and "enemy warrior" in told(play, "convert")


@law("root:6.5.2")
def test_the_second_move_of_a_march_says_so(place):
    play = place(map={9: "M3", 1: "M2"})
    assert told(play, "march") == "March: two moves."
    asked = lambda: say("en", *ROOT.speak_ask(play.state, play.state.open[0]))  # noqa: E731
    play.says("M", "march")
    assert asked().startswith("March, first move of two:")
    play.says("M", "9", "12", "2")
    assert asked().startswith("March, second move:")
    assert label(play, "pass") == "End the march without a second move"
    assert label(play, "pass", "fr") == "Finir la marche sans second déplacement"


@law("root:1.4")
def test_the_end_says_what_it_ends(place):
    assert label(place(map={9: "M3"}), "end", "fr") == "Terminer le Jour"
    play = place("E", map={9: "E3 roost"}, E={"hand": ["tea-m"]})
    assert label(play, "end") == "Finish crafting, begin the Decree"


@law("root:4.3", "root:1.1")
def test_a_player_is_named_with_the_faction(place):
    play = place(map={9: "M3, E1, A1"}, factions="M,E,A").says("M", "battle", "9")
    assert label(play, "E") == "Bo (Eyrie Dynasties)"


@law("root:3.3.1")
def test_a_card_says_what_it_is_chosen_for(place):
    play = place(map={9: "M3 workshop"}, M={"hand": ["dom-f", "tea-m"], "score": 10})
    assert label(play, "dom-f").startswith("Activate")


@law("root:6.5.4.I", "root:6.5.4.III")
def test_a_building_says_its_wood_and_its_points(place):
    play = place(map={9: "M2 sawmill wood3"}).says("M", "build")
    assert told(play, "workshop").startswith("Costs 0 wood, scores 0 points.")
    assert told(play, "sawmill").startswith("Costs 1 wood, scores 1 point.")


@law("root:6.5.2", "root:4.2")
def test_only_the_last_answer_of_an_act_is_looked_at_twice(place):
    """A march of one warrior ends with its goal, of more with their number; the next move is another one."""
    play = place(map={9: "M3, E1", 1: "M1"}, M={"hand": ["ambush-m"]})
    assert leads(play) >= {"march", "battle"} and "end" not in leads(play)
    assert leads(play.says("M", "march")) == {"9", "1"}
    assert leads(play.says("M", "9")) == set(play.legal)
    assert leads(play.says("M", play.legal[0])) == set(), "how many: then the move is made"
    play = place(map={9: "M3", 1: "M1"}).says("M", "march", "1")
    assert leads(play) == set(), "one warrior: nothing more is asked"
    play = place(map={9: "M3", 1: "M1", 5: "A sympathy"}, factions="M,E,A", M={"hand": ["tea-r"]}).says(
        "M", "march", "1"
    )
    assert leads(play) == set(), "outrage comes of a move that is made"


@law("root:1.2.1")
def test_nothing_hidden_decides_what_leads_on():
    for seed, factions in enumerate(TABLES):
        state, rng = clairiere.new("root", {"factions": factions}), Rng(seed)
        for step in range(250):
            ask = state.open[0]
            if ask.seat != NATURE and step % 5 == 0:
                other = ROOT.redeal(state, ask.seat, Rng(step))
                assert ROOT.unfinished_choices(state, ask) == ROOT.unfinished_choices(other, other.open[0])
            state.accept(ask, rng.pick(ask.options))
