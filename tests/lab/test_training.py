"""Root's judge: what it learns from, that the network and the bots' tables say the same, and that a run goes on."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

import clairiere
from clairiere.bots.root.evaluation.value_model import VALUE_MODEL, ValueModel, network_features
from clairiere.bots.root.evaluation.win_chances import win_chances
from clairiere.bots.root.search.expert import RootExpert
from clairiere.bots.root.search.greedy_playout import play_greedily
from clairiere.core.nature import Rng
from clairiere.games.root.state.state import Root
from lab.command_line import main
from lab.training.root import rounds
from lab.training.root.fit import Pass, chances, cross_entropy, fit, initial_weights
from lab.training.root.games import (
    BASE,
    FACTIONS,
    Positions,
    concatenate,
    load_judge,
    options_of,
    play,
    searchers,
    stack_positions,
)
from lab.training.root.rounds import calibration, linear_weights
from lab.training.root.table import format_judge, read_judge


@pytest.fixture(scope="module")
def positions() -> Positions:
    return concatenate([play(0, None, number) for number in range(6)])


def table(factions: str, turns: int, seed: int = 1) -> Root:
    state = clairiere.find("root").new({"factions": factions, "seating": "given"}, len(factions.split(",")))
    assert isinstance(state, Root)
    play_greedily(state, turns, Rng(seed, 1), Rng(seed, 2))
    return state


def test_each_position_has_one_winner_and_the_features_of_whoever_plays(positions: Positions) -> None:
    assert len(positions.games) > 60 and set(positions.games) <= set(range(6))
    assert positions.shares.sum(1) == pytest.approx(1)
    assert (positions.shares[positions.factions < 0] == 0).all()
    assert (positions.features[positions.factions < 0] == 0).all() and (
        positions.features[..., 0][positions.factions >= 0] == 1
    ).all()


def test_slopes_are_those_of_the_loss(positions: Positions) -> None:
    weights = {name: values.astype(np.float64) for name, values in initial_weights().items()}
    few = Positions(*[values[:40] for values in positions])
    slopes = Pass(weights, few.features, few.factions).slopes(few.shares)  # type: ignore[arg-type]
    for name, place in (("linear", (1, 1)), ("out", (0, 2)), ("own", (2, 1, 3)), ("others", (3, 1, 5))):
        found = []
        for step in (1e-4, -1e-4):
            moved = {one: values.copy() for one, values in weights.items()}
            moved[name][place] += step
            found.append(cross_entropy(chances(moved, few), few))  # type: ignore[arg-type]
        assert slopes[name][place] == pytest.approx((found[0] - found[1]) / 2e-4, abs=2e-3)


def test_who_learns_is_less_surprised(positions: Positions) -> None:
    weights = initial_weights()
    before = cross_entropy(chances(weights, positions), positions)
    fit(weights, positions, 30, 0.01)
    assert cross_entropy(chances(weights, positions), positions) < before - 0.2


@pytest.mark.parametrize("factions", ["marquise,eyrie,alliance,vagabond", "cult,riverfolk,vagabond"])
def test_the_bots_read_what_was_learned(factions: str) -> None:
    weights = initial_weights(5)
    judge, state = ValueModel(format_judge(weights)), table(factions, 9)
    shown = [[network_features(state, seat) for seat in range(state.seats)]]
    found = chances(weights, stack_positions(state, shown, [0], 0))[0, : state.seats]
    assert judge.chances(state) == pytest.approx(list(found), abs=5e-3)


def test_a_round_goes_on_with_what_the_one_before_has_written() -> None:
    text = format_judge(initial_weights(5))
    assert format_judge(read_judge(text)) == text


def test_of_searchers_some_are_of_level_3_and_judge_by_what_was_learned(tmp_path: Path) -> None:
    path = tmp_path / "judge.json"
    path.write_text(format_judge(initial_weights(5)), "utf-8")
    found = searchers(8, path, 40, Random(1))
    experts = [bot for bot in found if isinstance(bot, RootExpert)]
    assert 4 <= len(experts) <= 16 and {bot.iterations for bot in found} == {8}
    assert all(bot.value_model is load_judge(path) for bot in experts)


def test_all_factions_and_boards_are_learned_from() -> None:
    tables = [options_of(Random(number)) for number in range(400)]
    sets = [frozenset(options["factions"].split(",")) for seats, options in tables if seats == 4]
    assert len(set(sets)) > 15 and 0.2 < sets.count(frozenset(BASE)) / len(sets) < 0.45
    assert 150 < sum(options["board"] == "winter" for _, options in tables) < 250


def test_the_linear_weights_are_those_that_level_2_judges_by() -> None:
    state = table("marquise,eyrie,alliance,vagabond", 9)
    shown = [[network_features(state, seat) for seat in range(4)]]
    found = chances(linear_weights(), stack_positions(state, shown, [0], 0))[0, :4]
    assert win_chances(state) == pytest.approx(list(found), abs=1e-4)


def test_the_calibration_sets_what_was_said_beside_what_came() -> None:
    said = np.array([[0.9, 0.1], [0.9, 0.1]], np.float32)
    won = np.array([[1, 0], [0, 1]], np.float32)
    shown = Positions(np.zeros((2, 2, 1), np.float32), np.zeros((2, 2), np.int8), won, np.zeros(2, np.int64))
    assert calibration(said, shown) == [[0.1, 0.5, 2], [0.9, 0.5, 2]]


def test_a_run_goes_on_where_it_stopped(tmp_path: Path, capsys: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rounds, "CHUNK", 2)
    size = ["--games", "4", "--rounds", "2", "--looks", "1", "--workers", "1"]
    asked = partial(main, ["train", "root", str(tmp_path / "runs"), *size, "--json"])
    assert asked() == 0
    told = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [(one["round"], one["looks"]) for one in told] == [(0, 0), (1, 1)] and told[0]["positions"] > 0
    first = tmp_path / "runs" / "round-0"
    kept = (first / "judge.json").read_text("utf-8")
    (first / "games-0001.npz").unlink()
    (first / "figures.json").unlink()
    assert asked() == 0
    assert (first / "judge.json").read_text("utf-8") == kept and set(ValueModel(kept).tables) == set(FACTIONS)


def test_only_root_is_trained(tmp_path: Path, capsys: Any) -> None:
    assert main(["train", "renard", str(tmp_path), "--lang", "en"]) == 2
    assert "Only root" in capsys.readouterr().err


def test_a_faction_without_tables_is_judged_as_level_2_does() -> None:
    state = table("eyrie,cult,mechanical", 6)
    assert VALUE_MODEL.chances(state) == win_chances(state)
