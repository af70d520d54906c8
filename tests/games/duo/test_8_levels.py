"""Chapter 8: levels."""

import pytest

import clairiere
from clairiere.conformance import law


def set_up(level):
    view = clairiere.new("duo", {"level": level}).view(0).to_wire()
    return view["side"], sum(view["gems"]), view["forest_tokens"]


@law("duo:8.1")
def test_level_1_has_side_a_12_gems_and_4_tokens():
    assert set_up(1) == ("A", 12, 4)


@law("duo:8.2")
def test_level_2_has_side_b_13_gems_and_3_tokens():
    assert set_up(2) == ("B", 13, 3)


@law("duo:8.3")
def test_level_3_has_side_b_16_gems_and_3_tokens():
    assert set_up(3) == ("B", 16, 3)


@law("duo:8.1")
@pytest.mark.parametrize("level", [0, 4, "hard"])
def test_there_is_no_other_level(level):
    with pytest.raises(clairiere.Illegal) as caught:
        clairiere.new("duo", {"level": level})
    assert caught.value.clause == "8.1"
