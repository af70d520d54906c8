"""Chapter 1.2.1 in chapters 6 to 9: what a question, or the absence of one, would tell of a hand."""

import pytest

import clairiere
from clairiere import Rng
from clairiere.conformance import law

GAME = clairiere.find("root")
M, E, A, V = range(4)
THREE = "marquise,eyrie,alliance"


def deals(play, seat, count=40):
    """Other states that look the same to the seat."""
    rng = Rng(7)
    return [GAME.redeal(play.state, seat, rng) for _ in range(count)]


def same_to_others(play, seats=(M, A, -2)):
    """Whether every deal that others can imagine asks the same player the same, with choices that he has there."""
    for seat in seats:
        for state in deals(play, seat):
            (ask,) = state.open
            assert (ask.seat, ask.about) == play.asked and ask.options
            assert state.view(seat).wire() == play.sees(seat)
            state.copy().take(ask.seat, ask.options[0])
    return True


def birds(hand, **more):
    own = {"hand": hand.split(), "score": 12, "board": {"leader": "despot"}}
    return {"turn": "E", "map": {3: "E6 roost"}, "factions": THREE, "E": own} | more


@law("root:7.5.2", "root:3.3.1", "root:1.2.1")
@pytest.mark.parametrize("hand", ["dom-f tea-m", "tea-f tea-m"])
def test_the_decree_asks_whoever_might_activate_a_dominance_card(place, hand):
    play = place(**birds(hand)).says("E", "end")
    assert play.asked == (E, "resolve") and ("dom-f" in play.legal) == ("dom-f" in hand) and same_to_others(play)


@law("root:7.5.2", "root:3.3.4", "root:1.2.1")
def test_the_decree_asks_whoever_might_take_a_dominance_card(place):
    own = {"hand": ["tea-m"], "board": {"leader": "despot"}}
    play = place(**birds("", E=own), available=["dom-f"]).says("E", "end")
    assert play.asked == (E, "resolve") and play.legal == ["vizier"] and same_to_others(play)
    assert place(**birds("", E=own)).says("E", "end").asked == (E, "from")


@law("root:7.5", "root:3.3.1", "root:1.2.1")
@pytest.mark.parametrize(("hand", "legal"), [("dom-f", ["dom-f", "end"]), ("tea-f", ["end"])])
def test_when_the_decree_is_done_daylight_ends_with_the_same_question(place, hand, legal):
    play = place(**birds(hand)).says("E", "end", "vizier", "3", "6", "3", "vizier")
    assert (play.asked, play.legal) == ((E, "effect"), legal) and same_to_others(play)


@law("root:7.5.2", "root:5.1.3", "root:1.2.1")
def test_two_players_without_dominance_cards_are_not_asked_for_them(place):
    own = {"hand": ["tea-f"], "score": 12, "board": {"leader": "despot"}}
    assert place("E", map={3: "E6 roost"}, E=own).says("E", "end").asked == (E, "from")
