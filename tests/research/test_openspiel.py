"""The games are games of OpenSpiel: its own test plays them, its own algorithms run on them."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python import policy
from open_spiel.python.algorithms import exploitability, external_sampling_mccfr

import clairiere.research.mini_renard
from clairiere.core.illegal import Illegal

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("clairiere_renard", {"options": "target:6"}),
    ("clairiere_duo", {"options": "level:2"}),
    ("clairiere_jeton", {"players": 3, "options": "target:1"}),
    ("clairiere_root", {"options": "factions:marquise+riverfolk"}),
    ("clairiere_mini_renard", {}),
]
assert clairiere.research.mini_renard


@pytest.mark.parametrize(("name", "params"), TABLES)
def test_openspiels_own_simulation_passes(name: str, params: dict[str, Any]) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name, params), num_sims=2, serialize=True, verbose=False)


def walk(state: Any, actions: int, seed: int) -> Any:
    """A state after so many random actions, deals included."""
    draw = random.Random(seed)
    for _ in range(actions):
        if state.is_terminal():
            break
        state.apply_action(draw.choice(state.legal_actions()))
    return state


def test_root_is_played_and_copies_of_it_go_their_own_way() -> None:
    game = pyspiel.load_game("clairiere_root", {"options": "factions:marquise+eyrie+alliance"})
    state = walk(game.new_initial_state(), 150, 3)
    assert game.num_players() == 3 and state.current_player() in (pyspiel.PlayerId.CHANCE, 0, 1, 2)
    before, other = str(state), state.clone()
    walk(other, 20, 4)
    assert str(state) == before != str(other)
    assert len(state.observation_tensor(0)) == game.observation_tensor_shape()[0]


@pytest.mark.parametrize(
    "name",
    [
        "clairiere_renard(options=target:1)",
        "clairiere_duo",
        "clairiere_jeton(options=target:1,players=3)",
        "clairiere_root(options=factions:eyrie+mechanical;mode:coop)",
        "clairiere_mini_renard",
    ],
)
def test_openspiels_playthrough_is_written_and_played_again(name: str, tmp_path: Path) -> None:
    from open_spiel.python.algorithms import generate_playthrough  # slow to import: not while tests are collected

    text = generate_playthrough.playthrough(name, action_sequence=None, seed=1)
    assert name.partition("(")[0] in text and "# State 4" in text and "IsTerminal() = True" in text
    flags.FLAGS.mark_as_parsed()  # it wants to be a command
    kept = tmp_path / "playthrough.txt"
    kept.write_text(text, encoding="utf-8")
    original, again = generate_playthrough.replay(str(kept))
    assert original == again


@pytest.mark.parametrize("name", ["clairiere_renard", "clairiere_mini_renard"])
def test_a_state_that_is_dealt_anew_looks_the_same(name: str) -> None:
    state = pyspiel.load_game(name).new_initial_state()
    while state.is_chance_node():
        state.apply_action(random.Random(1).choice(state.legal_actions()))
    state.apply_action(state.legal_actions()[0])
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    player = state.current_player()
    draws, dealt = iter(np.linspace(0.01, 0.99, 12)), set()
    for _ in range(12):
        other = state.resample_from_infostate(player, lambda: next(draws))
        assert other.information_state_string(player) == state.information_state_string(player)
        assert (other.observation_tensor(player), other.legal_actions()) == (
            state.observation_tensor(player),
            state.legal_actions(),
        )
        dealt.add(str(other))
    assert len(dealt) > 1


def test_is_mcts_of_openspiel_plays_a_legal_card() -> None:
    game = pyspiel.load_game("clairiere_renard")
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(random.Random(2).choice(state.legal_actions()))
    bot = ismcts_bot(game)
    assert bot.step(state) in state.legal_actions()


def ismcts_bot(game: Any) -> Any:
    from open_spiel.python.algorithms import ismcts, mcts

    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    return ismcts.ISMCTSBot(game=game, uct_c=2.0, evaluator=evaluator, max_simulations=5)


def test_the_small_renard_is_solved_by_sampling() -> None:
    game = pyspiel.load_game("clairiere_mini_renard")
    at_random = exploitability.exploitability(game, policy.UniformRandomPolicy(game))
    assert at_random == pytest.approx(0.1833, abs=1e-3)
    np.random.seed(1)
    solver = external_sampling_mccfr.ExternalSamplingSolver(game)
    for _ in range(150):
        solver.iteration()
    assert exploitability.exploitability(game, solver.average_policy()) < at_random / 3


@pytest.mark.parametrize(("name", "deals"), [("clairiere_mini_renard", 30), ("clairiere_small_renard", 140)])
def test_small_renards_deal_every_card_and_end_with_the_game(name: str, deals: int) -> None:
    game = pyspiel.load_game(name)
    assert len(game.end.deals()) == deals
    chance, ends = random.Random(3), set()
    for _ in range(30):
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(chance.choice(state.legal_actions()))
        ends.add(tuple(state.returns()))
        assert state.state.over and sum(state.state.tricks) == 13
    assert len(ends) > 1


def test_bad_options_are_answered_in_a_sentence() -> None:
    with pytest.raises((Illegal, pyspiel.SpielError), match="no option"):
        pyspiel.load_game("clairiere_renard", {"options": "colour:red"})


@pytest.mark.parametrize(("name", "actions", "wrong"), [
    ("clairiere_renard", 0, 99),
    ("clairiere_renard", 26, 99),
    ("clairiere_root", 0, -2),
    ("clairiere_root", 0, 999),
    ("clairiere_root", 60, -2),
    ("clairiere_root", 60, 255),
])  # fmt: skip
def test_an_action_that_is_not_offered_is_refused_in_a_sentence(name: str, actions: int, wrong: int) -> None:
    state = walk(pyspiel.load_game(name).new_initial_state(), actions, 1)
    before = str(state)
    with pytest.raises(Illegal):
        state.apply_action(wrong)
    assert str(state) == before


def test_an_action_after_the_end_is_refused_in_a_sentence() -> None:
    state = walk(pyspiel.load_game("clairiere_renard", {"options": "target:1"}).new_initial_state(), 10_000, 1)
    with pytest.raises(Illegal, match="over"):
        state.apply_action(0)
