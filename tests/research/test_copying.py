"""Environments are deep-copied and pickled in the middle of a game, in both builds, and play on alike."""

from __future__ import annotations

import copy
import os
import pickle
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest

import clairiere
import clairiere.research.mini_renard
from clairiere.bench.ours import pure_copy
from clairiere.research.gymnasium import Batch
from clairiere.research.pettingzoo import env, raw_env

ROOT = Path(__file__).parents[2]
TABLES: list[tuple[str, dict[str, Any]]] = [
    ("renard", {}),
    ("duo", {}),
    ("jeton", {"seats": 4}),
    ("root", {"factions": "marquise,eyrie,alliance,vagabond", "max_decisions": 300}),
]
SPIEL = {  # actions before the copy
    "clairiere_renard": 40,
    "clairiere_duo": 40,
    "clairiere_jeton": 60,
    "clairiere_root": 120,
    "clairiere_mini_renard": 5,
}
by_table = pytest.mark.parametrize(("game", "options"), TABLES)
by_way = pytest.mark.parametrize("way", [copy.deepcopy, lambda thing: pickle.loads(pickle.dumps(thing))])


def go_on(table: Any, steps: int) -> list[bytes]:
    """Return what is seen while the first or the last legal action is taken in turn."""
    seen = []
    for number in range(steps):
        observation, reward, ended, cut, _ = table.last()
        if ended or cut:
            break
        legal = np.flatnonzero(observation["action_mask"])
        table.step(int(legal[-1 if number % 3 else 0]))
        seen.append(observation["observation"].tobytes() + repr(reward).encode())
    return seen


@by_table
@by_way
@pytest.mark.parametrize("made", [env, raw_env])
def test_pettingzoo(game: str, options: dict[str, Any], way: Any, made: Any) -> None:
    table = made(game, **options)
    table.reset(seed=3)
    go_on(table, 25)
    twin = way(table)
    assert go_on(twin, 60) == go_on(table, 60) != []


@by_table
@by_way
@pytest.mark.parametrize("wrapped", [True, False])
def test_gymnasium(game: str, options: dict[str, Any], way: Any, wrapped: bool) -> None:
    table = gymnasium.make(f"clairiere/{game}-v1", opponents="1", **options)
    table = table if wrapped else table.unwrapped
    seen, _ = table.reset(seed=5)
    for _ in range(6):
        seen = table.step(int(seen["action_mask"].argmax()))[0]
    twin, ended = way(table), False
    for _ in range(20):
        action = int(np.flatnonzero(seen["action_mask"])[-1])
        (seen, *rest), (other, *others) = table.step(action), twin.step(action)
        assert (seen["observation"] == other["observation"]).all() and rest[:3] == others[:3]
        ended = rest[1] or rest[2]
        if ended:
            break
    assert table.reset()[0]["observation"].tobytes() == twin.reset()[0]["observation"].tobytes(), "another next game"


@by_table
@by_way
def test_a_batch(game: str, options: dict[str, Any], way: Any) -> None:
    batch = Batch(game, 5, seed=2, **options)
    for _ in range(20):
        batch.step(batch.masks.argmax(axis=1))
    twin, before = way(batch), batch.observations.copy()
    for _ in range(20):
        twin.step(twin.masks.argmax(axis=1))
    assert (batch.observations == before).all(), "playing on a copy changed the original"
    for _ in range(20):
        batch.step(batch.masks.argmax(axis=1))
    assert (batch.observations == twin.observations).all() and (batch.masks == twin.masks).all()


@pytest.mark.parametrize("name", SPIEL)
@by_way
def test_openspiel(name: str, way: Any) -> None:
    state, draw = pyspiel.load_game(name).new_initial_state(), random.Random(1)
    for _ in range(SPIEL[name]):
        state.apply_action(draw.choice(state.legal_actions()))
    twin, other, again = way(state), random.Random(2), random.Random(2)
    assert str(twin) == str(state) and twin.history() == state.history() and str(twin.rules) == str(state.rules)
    for _ in range(40):
        if state.is_terminal():
            break
        state.apply_action(other.choice(state.legal_actions()))
        twin.apply_action(again.choice(twin.legal_actions()))
    assert str(twin) == str(state) and twin.is_terminal() == state.is_terminal()


def test_an_openspiel_state_that_was_dealt_again() -> None:
    state, draw = pyspiel.load_game("clairiere_renard(options=target:7)").new_initial_state(), random.Random(1)
    while state.current_player() < 0 or len(state.history()) < 40:
        state.apply_action(draw.choice(state.legal_actions()))
    other = state.resample_from_infostate(state.current_player(), draw.random)
    other.apply_action(other.legal_actions()[0])
    twin = pickle.loads(pickle.dumps(other))
    assert str(twin) == str(other) and twin.history() == other.history() and twin.rules.options["target"] == 7


def test_the_interpreted_build_passes_these_tests(tmp_path: Path) -> None:
    if not clairiere.compiled():
        pytest.skip("THIS BUILD IS NOT COMPILED, so there is no second one: install a C compiler, run ./dev setup")
    pure_copy(tmp_path)
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", __file__, "-k", "not interpreted"]
    environment = os.environ | {"PYTHONPATH": str(tmp_path)}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
