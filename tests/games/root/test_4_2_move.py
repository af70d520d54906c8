"""Chapter 4.2: moving."""

import pytest

from clairiere.conformance import law

M, E = 0, 1


@law("root:4.2")
def test_warriors_go_from_one_clearing_to_an_adjacent_one(place):
    play = place(map={5: "M4"}).says("M", "march", "5", "1", "3")
    assert (play.warriors(5, "M"), play.warriors(1, "M")) == (1, 3)
    assert play.events("moved")[0].clause == "4.2"


@law("root:4.2")
def test_a_move_takes_one_warrior_at_least_and_needs_a_path(place):
    play = place(map={5: "M4", 9: "M2"}).says("M", "march", "5")
    assert play.refuses("M", "12") == "4.2"
    play.says("M", "1")
    assert (play.refuses("M", "0"), play.refuses("M", "5")) == ("4.2", "4.2")


@law("root:4.2")
def test_a_move_takes_warriors_from_one_clearing_only(place):
    play = place(map={5: "M2", 9: "M2"}).says("M", "march", "5", "1")
    assert play.legal == ["1", "2"], "no more than the two that stand there"


@law("root:4.2.1")
@pytest.mark.parametrize(
    ("field", "legal"),
    [
        ({5: "M1, E3", 1: "M2"}, True),  # the destination is ruled
        ({5: "M3, E1", 1: "E4"}, True),  # the origin is
        ({5: "M1, E3", 1: "E1"}, False),  # neither is
        ({5: "M3, E3", 1: "M1, E2"}, False),  # the Eyrie rule ties, and moving would give rule only afterwards
    ],
)
def test_origin_or_destination_must_be_ruled_before_the_move(place, field, legal):
    play = place(map=field | {3: "M1"})
    play.says("M", "march")
    if legal:
        play.says("M", "5")
        assert "1" in play.legal
    else:
        assert "5" not in play.legal and play.refuses("M", "5") == "4.2.1"


@law("root:4.2.1")
def test_the_destination_is_refused_by_itself(place):
    """EX.6 From a clearing they do not rule the Eyrie go to one they rule, and not to one they do not."""
    decree = {"leader": "charismatic", "decree": [[], ["tea-m"], [], []]}
    play = place("E", map={9: "E1, M3", 1: "E2", 4: "M1", 7: "E1 roost"}, E={"board": decree}).until("from")
    play.says("E", "9")
    assert play.legal == ["1"]
    assert (play.refuses("E", "4"), play.refuses("E", "12")) == ("4.2.1", "4.2.1")


@law("root:4.2.2", "root:6.5.2")
def test_the_same_warriors_or_others_move_again(place):
    play = place(map={5: "M2", 9: "M3"}).says("M", "march", "5", "1", "2", "1", "10", "2")
    assert play.warriors(10, "M") == 2
    play.says("M", "march", "10", "12", "1", "9", "4", "2")
    assert (play.warriors(12, "M"), play.warriors(4, "M")) == (1, 2)
