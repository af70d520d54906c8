"""Positions written by hand: what may be left out, and what is refused with its place."""

import pytest

import clairiere
from clairiere import Illegal

BASE = {"game": "duo", "hands": [["2D", "4D"], ["6D", "8R"]], "decree": "2R", "leader": 0, "dealer": 1}


def load(**more):
    return clairiere.load(BASE | more)


def test_two_hands_and_a_decree_are_enough():
    place = clairiere.load({"game": "duo", "hands": [["2D", "4D"], ["6D", "8R"]], "decree": "2R"}).dump()
    assert (place["asked"], place["tricks"], place["round"]) == ("lead", 9, 1)
    assert (len(place["pile"]), len(place["past"])) == (7, 18)
    assert (place["gems"], place["at"], place["covered"]) == ([1, 1, 2, 1, 1, 0, 1, 1, 2, 1, 1], 5, [0, 0])


def test_a_card_on_the_table_asks_the_follower():
    state = load(hands=[["2D"], ["6D", "8R"]], trick=["4D"])
    assert [(ask.seat, ask.about) for ask in state.open] == [(1, "follow")]


@pytest.mark.parametrize(
    ("more", "asked"),
    [
        ({"asked": "agree"}, (1, "agree")),
        ({"hands": [["2D"], ["6D", "8R"]], "trick": ["3D"], "asked": "name"}, (0, "name")),
        ({"hands": [["2D"], ["6D", "8R"]], "trick": ["3D"], "asked": "exchange"}, (1, "exchange")),
        ({"hands": [["2D"], ["6D", "8R"]], "trick": ["3D"], "asked": "exchange", "named": 0}, (0, "exchange")),
        ({"hands": [["2D"], ["6D", "8R"]], "trick": ["7D"], "asked": "give", "gift": ["2D", ""]}, (1, "give")),
        ({"hands": [["2D"], ["6D"]], "trick": ["1D", "8D"], "asked": "move"}, (1, "move")),
        ({"hands": [[], []], "asked": "propose"}, (0, "propose")),
        ({"hands": [[], []], "asked": "confirm", "proposed": [0, 10]}, (1, "confirm")),
    ],
)
def test_every_question_can_be_placed(more, asked):
    state = load(**more)
    assert (state.open[0].seat, state.open[0].about) == asked
    assert clairiere.load(state.dump()).dump() == state.dump()


WRONG = [
    ({"hands": [["2D", "11D"], ["6D", "8R"]]}, "duo-card-unknown", "1.2"),
    ({"hands": [["2D", "6D"], ["6D", "8R"]]}, "duo-card-doubled", "1.2"),
    ({"decree": ""}, "duo-no-decree", "2.8"),
    ({"asked": "deal"}, "duo-not-dealt-yet", "2.6"),
    ({"pile": ["1D"]}, "duo-pile-size", "2.7"),
    ({"past": ["1D"]}, "duo-pile-size", "3.4.1"),
    ({"hands": [["2D", "4D"], ["6D"]]}, "duo-hand-count", "3.1.1"),
    ({"tricks": 8}, "duo-hand-count", "3.1.1"),
    ({"trick": ["1D", "3D"]}, "duo-trick-size", "3.1.2"),
    ({"hands": [["2D"], ["6D", "8R"]], "trick": ["4D"], "asked": "name"}, "duo-no-such-ability", "5.0.1"),
    ({"hands": [["2D"], ["6D"]], "trick": ["4D", "1R"], "asked": "move"}, "duo-trick-illegal", "3.2.1"),
    ({"hands": [["2D"], ["6R"]], "trick": ["4D", "8D"], "asked": "move"}, "duo-nothing-to-ask", "3.1.2"),
    ({"hands": [[], []], "trick": ["4D", "3D"], "asked": "name"}, "duo-nothing-to-ask", "3.1.2"),
    ({"covered": [3, 2]}, "duo-too-many-tokens", "2.4"),
    ({"covered": [1, 0]}, "duo-gems-under-forest", "4.2.4"),
    ({"named": 1}, "duo-named", "5.3.1"),
    ({"proposed": [0, 10]}, "duo-only-asked", "6.4"),
    ({"hands": [[], []], "asked": "confirm", "proposed": [0, 5]}, "duo-proposed", "6.4"),
    ({"hands": [[], []], "asked": "confirm"}, "duo-proposed", "6.4"),
    ({"asked": "agree", "voted": [0, 0]}, "duo-voted", "7.5"),
    ({"gift": ["2D", ""]}, "duo-gift", "5.7.1"),
    ({"hands": [["2D"], ["6D", "8R"]], "trick": ["7D"], "asked": "give", "gift": ["4D", ""]}, "duo-gift", "5.7.1"),
    ({"hands": [["2D"], ["6D", "8R"]], "trick": ["7D"], "asked": "give", "gift": ["2D", "6D"]}, "duo-gift", "5.7.3"),
    ({"gems": [0] * 11}, "duo-result", "7.1"),
    ({"result": "victory"}, "duo-result", "7.1"),
    ({"asked": "over", "result": "time"}, "duo-result", "7.1"),
    ({"hands": [[], []], "asked": "propose", "round": 3}, "duo-nothing-to-ask", "6.1"),
    ({"hands": [[], []], "asked": "propose", "covered": [4, 0], "gems": [0] * 10 + [1]}, "duo-nothing-to-ask", "6.5"),
    ({"trail": ["decree 4S"]}, "duo-trail-disagrees", ""),
    ({"trail": ["decree 2R", "0 9S"]}, "duo-trail-disagrees", ""),
    ({"trail": ["0 9S", "decree 2R", "1 8S"]}, "duo-trail-disagrees", ""),
    ({"trail": ["decree 2R", "gift 1S 3S"]}, "duo-trail-disagrees", ""),
    ({"trail": ["decree 2S", "1 exchanges 2R"]}, "duo-trail-disagrees", ""),
    ({"trail": ["something"]}, "duo-trail-mark", ""),
    ({"trail": ["decree 11D"]}, "duo-trail-mark", ""),
    ({"walked": [""]}, "duo-walk-mark", ""),
    ({"walked": ["5 low 1 1"]}, "duo-walk-mark", ""),
    ({"gems": [1, 2]}, "form-wrong-length", ""),
    ({"at": 11}, "form-out-of-range", ""),
    ({"gift": ["2D"]}, "form-wrong-length", ""),
    ({"options": {"level": 4}}, "option-refused", "8.1"),
    ({"colour": 1}, "form-unknown-key", ""),
]


@pytest.mark.parametrize(("more", "reason", "clause"), WRONG)
def test_what_is_wrong_is_refused_in_words(more, reason, clause):
    with pytest.raises(Illegal) as caught:
        load(**more)
    assert (caught.value.reason, caught.value.clause) == (reason, clause)
    assert all(caught.value.sentence(language) for language in ("fr", "en"))


def test_hands_are_required():
    with pytest.raises(Illegal) as caught:
        clairiere.load({"game": "duo"})
    assert caught.value.reason == "duo-no-hands"


def test_a_first_trick_is_led_by_the_one_who_did_not_deal():
    state = clairiere.new("duo", {"dealer": "1"})
    while state.open[0].seat == clairiere.NATURE:
        state.take(clairiere.NATURE, state.open[0].options[0])
    position = state.dump() | {"leader": 1}
    with pytest.raises(Illegal) as caught:
        clairiere.load(position)
    assert (caught.value.reason, caught.value.clause) == ("duo-first-leader", "3.1.3")


@pytest.mark.parametrize("text", ["-+5", "--3", "99", "1e3", "+", "-", "²"])
@pytest.mark.parametrize("more", [{}, {"hands": [[], []], "asked": "propose"}, {
    "hands": [["2D"], ["6D"]], "trick": ["1D", "8D"], "asked": "move"}])  # fmt: skip
def test_what_is_no_answer_is_refused_in_words(text, more):
    state = load(**more)
    with pytest.raises(Illegal) as caught:
        state.take(state.open[0].seat, state.read(state.open[0], text))
    assert caught.value.clause


def test_before_the_deal_no_trick_is_played():
    state = clairiere.load({"game": "duo", "hands": [[], []], "asked": "deal", "dealer": 1})
    assert state.dump()["tricks"] == 0 and state.open[0].about == "deal"


@pytest.mark.parametrize(
    ("key", "value", "asked", "clause"),
    [("voted", [1, 0], "agree", "7.5"), ("interrupted", "lead", "agree", "7.5"), ("interrupted", "x", "agree", "7.5"),
     ("proposed", [0, 10], "confirm", "6.4")],
)  # fmt: skip
def test_what_belongs_to_a_question_stands_with_no_other(key, value, asked, clause):
    with pytest.raises(Illegal) as caught:
        load(**{key: value})
    assert (caught.value.reason, caught.value.clause) == ("duo-only-asked", clause)
    assert caught.value.sentence("en") == f"{key}: this is said only with the question “{asked}” ({clause})."


@pytest.mark.parametrize("ready", [[0, 0], [1, 0], [0, 1]])
def test_one_of_the_two_may_be_ready_in_a_position(ready):
    state = clairiere.find("duo").new({"pause": True, "dealer": 0})
    assert state.open[0].about == "ready"
    place = state.dump() | {"ready": ready}
    assert clairiere.load(place).dump()["ready"] == ready


def test_a_way_whose_beginning_nobody_remembers_is_not_half_told_later():
    state = load()
    for card in ("4D", "6D"):
        state.take(state.open[0].seat, state.read(state.open[0], card))
    assert state.dump()["walked"] == [] and clairiere.load(state.dump()).dump() == state.dump()
