"""A position may say which cards come next, and that the deck is empty: chance is left out, and nobody sees it."""

import json

import clairiere
from clairiere import SPECTATOR, Rng
from clairiere.conformance import law

M, E = 0, 1
NEXT = ["tea-m", "anvil-f", "codes-m"]


@law("root:2.1.2")
def test_the_top_of_the_deck_comes_in_order(place):
    play = place("M", "evening", {5: "M1 recruiter2", 9: "M1 recruiter2"}, top=NEXT)
    assert (play.asked[1], play.legal) == ("draw0", ["anvil-f tea-m"])
    assert play.nature("").hand("M") == ["anvil-f", "tea-m"] and play.place["top"] == ["codes-m"]


@law("root:2.1.2")
def test_a_draw_beyond_the_top_is_left_to_chance(place):
    play = place("M", "evening", {5: "M1 recruiter2", 9: "M1 recruiter2"}, top=NEXT[:1]).nature("")
    assert (play.hand("M"), play.asked[1], len(play.state.open[0].options)) == (["tea-m"], "draw0", 49)
    assert play.nature("anvil-f").hand("M") == ["anvil-f", "tea-m"]


@law("root:2.1.2")
def test_a_short_draw_leaves_the_rest_of_the_top(place):
    play = place("M", "evening", {5: "M1"}, top=NEXT)
    again = clairiere.load(json.loads(json.dumps(play.place)))
    assert again.dump() == play.place and again.open[0].options == play.state.open[0].options
    assert play.nature("tea-m").place["top"] == NEXT[1:]


@law("root:1.2.1")
def test_nobody_sees_the_top(place):
    play = place(map={5: "M1"}, top=NEXT)
    plain = place(map={5: "M1"})
    for seat in (M, E, SPECTATOR):
        assert play.sees(seat) == plain.sees(seat)
        tops = {tuple(play.game.redeal(play.state, seat, Rng(seed)).dump()["top"]) for seed in range(5)}
        assert len(tops) > 1 and all(len(top) == 3 for top in tops)


@law("root:8.2.6", "root:MM.23")
def test_outrage_and_the_programme_take_the_top_card(place, ordered):
    play = place("M", map={5: "M3, A sympathy", 1: "M2"}, factions="M,E,A", top=NEXT).says("M", "march", "1", "5")
    assert play.until("supporter").legal == ["tea-m"]
    play = ordered("", {1: "X3 keep"}, "evening", top=NEXT)
    assert (play.asked[1], play.legal) == ("programme", ["tea-m"]) and play.nature("tea-m").legal == ["anvil-f"]


@law("root:2.1.2")
def test_an_empty_deck_in_a_few_words(place):
    """All other cards are discarded, or out of the game."""
    play = place("M", "evening", {5: "M1"}, deck=[], discard="rest", factions="M,E,A", A={"hand": ["tea-m"]})
    assert "reshuffled" in play.told or play.place["discard"] == []
    play = place("M", "daylight", {5: "M1"}, deck=[], discard="rest", factions="M,E,A", A={"hand": ["tea-m"]})
    assert (play.place["deck"], len(play.place["discard"]), len(play.place["removed"])) == ([], 49, 4)
    play = place("M", "evening", {5: "M1"}, deck=[], removed="rest")
    assert play.asked[0] == E and play.hand("M") == [] and len(play.place["removed"]) == 54


def test_a_top_that_is_not_in_the_deck_is_refused():
    for top, where in ((["tea-m", "tea-m"], "top[1]"), (["ambush-f"], "top[0]"), (["x"], "top[0]")):
        position = {"game": "root", "options": {"factions": "m,e"}, "discard": ["ambush-f"], "top": top}
        try:
            clairiere.load(position)
        except clairiere.Illegal as refused:
            assert refused.facts["where"] == where and refused.sentence("fr")
        else:
            raise AssertionError(top)
