"""Games that can have no end: proved from their position, and told apart from those that are only long."""

import json
from pathlib import Path

import pytest

import clairiere
from clairiere.conformance import fuzz, law
from clairiere.conformance.fuzz import Batch, Fuzz
from clairiere.conformance.standstill import MOST, stands_still
from clairiere.core.nature import Rng
from clairiere.core.playout import walk_randomly


@pytest.fixture
def stuck():
    """Everybody has activated dominance, and the supporters hold all cards."""
    return clairiere.load(json.loads(Path(__file__).with_name("standstill.json").read_text()))


@law("root:1.4", "root:3.1")
def test_nothing_ends_a_game_in_which_nobody_can_do_anything(stuck) -> None:
    """RUL.61"""
    assert stands_still(stuck)
    walk_randomly(stuck, Rng(1), frozenset(), 500)
    assert not stuck.over and stands_still(stuck)


def test_one_card_that_somebody_can_spend_changes_that(stuck) -> None:
    position = stuck.dump()
    position["players"]["A"]["stack"].remove("sword-m")
    position["players"]["C"]["hand"] = ["sword-m"]
    position["known"] = [[[] for _ in seats] for seats in position["known"]]
    assert not stands_still(clairiere.load(position))


@pytest.mark.parametrize("id", clairiere.GAMES)
def test_a_game_that_has_begun_does_not_stand_still(id) -> None:
    state = clairiere.new(id)
    for _ in range(30):
        assert not stands_still(state)
        walk_randomly(state, Rng(7), frozenset(), 5)


def test_the_fuzz_counts_games_without_an_end_and_does_not_call_them_failed(monkeypatch, stuck) -> None:
    monkeypatch.setattr(fuzz, "LONG", 100)
    monkeypatch.setattr(type(clairiere.find("root")), "start", lambda game, options, seats: stuck.copy())
    batch = Batch(0)
    Fuzz(("root",), options={"factions": "alliance,cult,marquise"}).play(0, batch)
    assert (batch.still, batch.failures) == (1, []) and MOST < 100 + batch.answers < 1000
