"""The games pass the suites of PettingZoo and Gymnasium, and bad input is answered as their conventions say."""

from __future__ import annotations

import contextlib
import io
import warnings
from collections.abc import Iterator
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, max_cycles_test, performance_benchmark, render_test, seed_test
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from clairiere.core.illegal import Illegal
from clairiere.research.gymnasium import Batch, SeatEnv
from clairiere.research.pettingzoo import env, raw_env

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("renard", {}),
    ("duo", {}),
    ("jeton", {"seats": 4}),
    ("root", {"factions": "marquise,eyrie,alliance,vagabond", "max_decisions": 400}),
    ("root", {"factions": "eyrie,vagabond,mechanical", "mode": "coop", "max_decisions": 400}),
]


@contextlib.contextmanager
def quietly() -> Iterator[None]:
    """PettingZoo prints, and advises against observations that are a mapping, which its own games have too."""
    with contextlib.redirect_stdout(io.StringIO()), warnings.catch_warnings():
        warnings.filterwarnings("ignore", message="Observation")
        warnings.filterwarnings("ignore", message="There is no option “options”")  # which it tries
        yield


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_pettingzoos_own_suite_passes(game: str, options: dict[str, Any]) -> None:
    def made(render_mode: str | None = None) -> Any:
        return env(game, render_mode=render_mode, **options)

    with quietly():
        api_test(made(), num_cycles=1000)
        seed_test(made, num_cycles=100)
        render_test(made, custom_tests={"svg": lambda drawn: drawn.startswith("<svg")})


def test_pettingzoos_benchmark_runs() -> None:
    with quietly():
        performance_benchmark(env("renard"))


class Solo:
    """A module as PettingZoo wants it to count cycles: one player, and whatever she does is legal."""

    @staticmethod
    def env(max_cycles: int) -> Any:
        return raw_env("root", factions="eyrie,mechanical", mode="coop", max_decisions=max_cycles, wrap=True)

    @staticmethod
    def parallel_env(max_cycles: int) -> Any:
        return turn_based_aec_to_parallel(Solo.env(max_cycles))


def test_pettingzoos_count_of_cycles_is_ours() -> None:
    with quietly():
        max_cycles_test(Solo)


def test_an_illegal_action_ends_the_game_as_in_pettingzoos_own_games() -> None:
    made = env("renard")
    made.reset(seed=1)
    loser = made.agent_selection
    with quietly():
        made.step(int(np.flatnonzero(made.last()[0]["action_mask"] == 0)[0]))
    assert all(made.terminations.values()) and made.unwrapped.rewards[loser] == -1


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_a_game_is_played_by_masks_to_its_end(game: str, options: dict[str, Any]) -> None:
    made = raw_env(game, **options)
    made.reset(seed=7)
    space, rewards, seen = made.action_space(made.possible_agents[0]), dict.fromkeys(made.possible_agents, 0.0), 0
    space.seed(7)
    for agent in made.agent_iter(100_000):
        observation, reward, ended, cut, info = made.last()
        rewards[agent] += reward
        seen += 1
        if not (ended or cut):
            assert (info["action_mask"] == observation["action_mask"]).all()
            assert made.observation_space(agent).contains(observation)
        made.step(None if ended or cut else int(space.sample(info["action_mask"])))
    assert made.agents == [] and seen > 50
    if made.play.over and not made.play.team:
        assert sum(rewards.values()) == pytest.approx(0)
        assert max(rewards.values()) > 0 or set(rewards.values()) == {0}


def test_two_environments_from_one_seed_play_the_same_game_and_others_another() -> None:
    boards = []
    for seed in (5, 5, 6):
        made = raw_env("renard")
        made.reset(seed=seed)
        boards.append(made.observe("player_0")["observation"].tobytes())
    assert boards[0] == boards[1] != boards[2]


def test_points_on_the_way_add_up_to_the_points_of_the_game() -> None:
    made = raw_env("renard", shaped=True)
    made.reset(seed=3)
    total, rng = 0.0, np.random.default_rng(3)
    while not made.play.over:
        made.step(int(rng.choice(np.flatnonzero(made.infos[made.agent_selection]["action_mask"]))))
        total += made.rewards["player_0"]
    mine, theirs = made.play.state.points()
    won = 1 if mine > theirs else -1 if theirs > mine else 0
    assert total == pytest.approx(won + (mine - theirs) / 21)


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_gymnasiums_own_check_passes(game: str, options: dict[str, Any]) -> None:
    with quietly():
        check_env(gymnasium.make(f"clairiere/{game}-v1", opponents="0", **options).unwrapped)


def test_a_seat_plays_against_bots_and_an_illegal_action_costs_and_never_raises() -> None:
    made = gymnasium.make("clairiere/renard-v1", opponents="1", seat=1)
    seen, _ = made.reset(seed=1)
    wrong = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    after, reward, ended, cut, told = made.step(wrong)
    assert (reward, ended, cut) == (-1.0, False, False) and "(3.1.3)" in told["refused"]
    assert (after["observation"] == seen["observation"]).all()
    rng, total = np.random.default_rng(1), 0.0
    while not ended:
        after, reward, ended, cut, _ = made.step(int(rng.choice(np.flatnonzero(after["action_mask"]))))
        total += reward
    assert total in (-1, 0, 1)
    with pytest.raises(gymnasium.error.ResetNeeded):
        made.unwrapped.step(0)


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_illegal_actions_alone_end_an_episode(game: str, options: dict[str, Any]) -> None:
    made = SeatEnv(game, opponents="0", **{**options, "max_decisions": 50})
    made.reset(seed=1)
    count, cut = 0, False
    while not cut:
        _, reward, ended, cut, told = made.step(-1)
        count += 1
        assert (reward, ended) == (-1.0, False) and told["refused"] and count <= 50
    with pytest.raises(gymnasium.error.ResetNeeded):
        made.step(-1)
    made.reset(seed=1)
    assert not made.play.truncated


OPTIONS = [("renard", {}, {"target": 16}), ("jeton", {"seats": 3}, {"target": 2}), ("root", {}, {"board": "winter"})]


@pytest.mark.parametrize(("game", "options", "changed"), OPTIONS)
def test_the_options_of_a_reset_are_those_of_one_game(game: str, options: Any, changed: dict[str, Any]) -> None:
    seat, table = SeatEnv(game, opponents="0", **options), raw_env(game, **options)
    for made in (seat, table):
        usual = dict(made.play.options)
        made.reset(seed=1, options=changed)
        assert made.play.options == usual | changed and made.play.state.dump()["options"].items() >= changed.items()
        made.reset(seed=1)
        assert made.play.options == usual


@pytest.mark.parametrize(
    ("game", "options", "words"),
    [
        ("renard", {"target": "many"}, "target"),
        ("root", {"factions": "marquise,eyrie,alliance"}, "3 would play"),
        ("root", {"factions": "eyrie,mechanical", "mode": "coop"}, "1 would play"),
    ],
)
def test_options_of_a_reset_that_do_not_fit_are_refused(game: str, options: dict[str, Any], words: str) -> None:
    for made in (SeatEnv(game, opponents="0"), raw_env(game)):
        made.reset(seed=1)
        before = made.play.state
        with pytest.raises(Illegal, match=words):
            made.reset(options=options)
        assert made.play.state is before


def test_an_option_that_does_not_exist_is_not_ignored_in_silence() -> None:
    with pytest.raises(Illegal, match="no option “colour”"):
        SeatEnv("renard").reset(options={"colour": "red"})
    with pytest.warns(UserWarning, match="no option “colour”"):
        raw_env("renard").reset(options={"colour": "red"})


def test_environments_are_vectorised_by_gymnasium() -> None:
    many = gymnasium.make_vec("clairiere/duo-v1", num_envs=3, vectorization_mode="sync", opponents="1")
    seen, _ = many.reset(seed=4)
    assert seen["observation"].shape == (3, 532) and seen["action_mask"].shape == (3, 80)
    many.close()


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_a_batch_plays_as_single_games_do(game: str, options: dict[str, Any]) -> None:
    batch, rng, ended = Batch(game, 16, seed=2, **options), np.random.default_rng(2), 0
    made = raw_env(game, **options)
    for _ in range(450):
        assert batch.masks.any(axis=1).all()
        for lane in (0, 15):
            made.play.state = batch.lanes.states[lane]
            made.play.ready()
            asked = made.play.ask
            assert asked is not None and asked.seat == batch.seats[lane]
            assert (made.play.observation(asked.seat) == batch.observations[lane]).all()
            assert (made.play.mask() == batch.masks[lane]).all()
        batch.step((rng.random(batch.masks.shape) * batch.masks).argmax(axis=1))
        ended += len(batch.ended)
        assert batch.returns.shape == batch.points.shape == (len(batch.ended), made.play.players)
        assert set(batch.cut) <= set(batch.ended)
    assert ended


def test_a_batch_tells_the_features_of_all_options() -> None:
    batch = Batch("root", 3, seed=1, factions="marquise,eyrie")
    made = raw_env("root", factions="marquise,eyrie")
    lines = []
    for state in batch.lanes.states:
        made.play.state = state
        made.play.ready()
        lines.append(made.options())
    assert (batch.options() == np.concatenate(lines)).all()
    assert list(batch.offered) == [len(line) for line in lines] == list(batch.masks.sum(axis=1))


def test_a_game_of_a_batch_that_goes_on_for_too_long_is_cut_off() -> None:
    batch = Batch("root", 2, seed=1, factions="marquise,eyrie", max_decisions=3)
    for _ in range(3):
        assert not len(batch.ended)
        batch.step(np.zeros(2, np.int64))
    assert list(batch.cut) == list(batch.ended) == [0, 1] and not batch.returns.any()


@pytest.mark.parametrize(("game", "wrong"), [("renard", 33), ("root", 255), ("root", -1)])
def test_a_batch_refuses_an_answer_that_is_not_legal_and_takes_none_of_the_others(game: str, wrong: int) -> None:
    batch = Batch(game, 4, seed=1)
    before = batch.observations.copy()
    actions = batch.masks.argmax(axis=1)
    actions[3] = wrong
    with pytest.raises(Illegal):
        batch.step(actions)
    batch.look()
    assert (batch.observations == before).all()


@pytest.mark.parametrize(
    ("call", "words"),
    [
        (lambda: raw_env("tarot"), "no game"),
        (lambda: raw_env("renard", colour="red"), "no option"),
        (lambda: raw_env("renard", seats=3), "2"),
        (lambda: raw_env("renard", render_mode="hologram"), "human, ansi, rgb_array, svg"),
        (lambda: SeatEnv("renard", opponents="9"), "no bot"),
        (lambda: SeatEnv("renard", seat=4), "between 0 and 1"),
        (lambda: SeatEnv("jeton", seats=4, opponents="1,1"), "3 entries"),
        (lambda: SeatEnv("renard", seat="north"), "whole number"),  # type: ignore[arg-type]
        (lambda: raw_env("jeton", seats="four"), "whole number"),
        (lambda: raw_env("root", max_options=1), "between 2 and"),
        (lambda: raw_env("renard", max_decisions=0), "between 1 and"),
        (lambda: Batch("renard", 0), "between 1 and"),
        (lambda: Batch("tarot", 1), "no game"),
        (lambda: Batch("renard", 1, colour="red"), "no option"),
        (lambda: Batch("renard", 2).step(np.zeros(3, np.int64)), "2 entries"),
        (lambda: Batch("root", 1, seed=1).step(np.array([250])), "action is 250"),
    ],
)
def test_bad_input_is_answered_in_a_sentence(call: Any, words: str) -> None:
    with pytest.raises(Illegal, match=words):
        call()


@pytest.mark.parametrize("action", [99, -1, None, "lead", 1.5, 10**30])
@pytest.mark.parametrize(("game", "options"), [TABLES[0], TABLES[3]])
def test_what_is_no_action_is_refused_in_a_sentence_and_costs_a_seat_among_bots(
    game: str, options: dict[str, Any], action: Any
) -> None:
    table = raw_env(game, **options)
    table.reset(seed=1)
    with pytest.raises(Illegal):
        table.step(action)
    seat = SeatEnv(game, opponents="0", **options)
    before, _ = seat.reset(seed=1)
    after, reward, ended, cut, told = seat.step(action)
    assert (reward, ended, cut) == (-1.0, False, False) and told["refused"].endswith(".")
    assert (before["observation"] == after["observation"]).all()


def test_the_place_of_no_option_is_refused_by_how_many_there_are() -> None:
    made = raw_env("root", factions="marquise,eyrie")
    made.reset(seed=1)
    most = int(made.last()[0]["action_mask"].sum()) - 1
    with pytest.raises(Illegal, match=f"action is 200; it must lie between 0 and {most}"):
        made.step(200)


def test_nothing_is_answered_before_a_game_begins_nor_after_its_end() -> None:
    made = raw_env("renard", max_decisions=1)
    with pytest.raises(Illegal, match="reset"):
        made.step(0)
    made.reset(seed=1)
    made.step(int(made.last()[0]["action_mask"].argmax()))
    made.step(None)
    made.step(None)
    with pytest.raises(Illegal, match="reset"):
        made.step(0)
    with pytest.raises(gymnasium.error.ResetNeeded, match="reset"):
        SeatEnv("renard").step(0)


def test_an_illegal_action_a_dead_agent_and_a_step_after_the_end_are_refused() -> None:
    made = raw_env("renard", max_decisions=1)
    made.reset(seed=1)
    with pytest.raises(Illegal):
        made.step(int(np.flatnonzero(made.observe(made.agent_selection)["action_mask"] == 0)[0]))
    made.step(int(made.observe(made.agent_selection)["action_mask"].argmax()))
    assert all(made.truncations.values())
    with pytest.raises(ValueError, match="None"):
        made.step(0)
