"""`clairiere bench research`: the environments, in turn with PettingZoo's own games and OpenSpiel's hearts."""

from __future__ import annotations

import importlib
import time
import warnings
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import numpy as np

from ..core.game import find
from ..core.nature import Rng
from ..core.playout import pick_onward
from ..core.state import State
from .ours import Work
from .spiel import open_spiel, spiel_api

PEERS = ("hanabi_v5", "texas_holdem_v4", "connect_four_v3")
TABLES: dict[str, dict[str, Any]] = {"renard": {}, "root": {"factions": "marquise,eyrie,alliance,vagabond"}}
ENCODED: dict[str, dict[str, Any]] = {"renard": {}, "duo": {}, "jeton": {}, "root": TABLES["root"]}
LANES = 1024
LOOKED = 64  # steps between two looks at the clock
STATES = 400  # of a random game, that are encoded and gone on from


def works() -> Iterator[tuple[str, str, Work, dict[str, Work]]]:
    """Yield what is measured: name, unit, our work, and those of peers."""
    from ..research import openspiel
    from ..research.pettingzoo import raw_env

    classics = dict(classic_peers())
    for game, options in TABLES.items():
        yield f"{game}/pettingzoo", "steps/s", zoo_steps(lambda g=game, o=options: raw_env(g, **o)), classics  # type: ignore[misc]
    yield "renard/batch", "steps/s", batch_steps, {}
    for game, options in ENCODED.items():
        yield f"{game}/encoding", "rows/s", encoded(game, options), {"its own step": stepped(game, options)}
    spiel = open_spiel()
    assert openspiel and spiel
    hearts = spiel_api(spiel, spiel.load_game("hearts"))
    yield "renard/openspiel", "decisions/s", spiel_api(spiel, spiel.load_game("clairiere_renard")), {"hearts": hearts}


def classic_peers() -> Iterator[tuple[str, Work]]:
    """Return PettingZoo's classic games that are installed, without wrappers."""
    for name in PEERS:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            try:
                module = importlib.import_module(f"pettingzoo.classic.{name}")
                make = module.raw_env if hasattr(module, "raw_env") else module.env
                make()  # some bring what they need only now
            except ImportError:
                continue
            yield f"pettingzoo {name}", zoo_steps(make)


def zoo_steps(make: Callable[[], Any]) -> Work:
    """Play random games by action masks, reading observation and mask at every step."""

    def work(seconds: float) -> float:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return steps_of(make(), seconds)

    return work


def steps_of(env: Any, seconds: float) -> float:
    """Return steps per second of processor time. The choice is cheap, so that the environment is measured."""
    draw, steps, seed = Random(1).random, 0, 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        seed += 1
        env.reset(seed=seed)
        for _ in env.agent_iter():
            seen, _, ended, cut, info = env.last()
            mask = seen["action_mask"] if isinstance(seen, dict) else info["action_mask"]
            env.step(None if ended or cut else picked(mask, draw()))
            steps += 1
            if steps % LOOKED == 0 and time.process_time() - began >= seconds:
                break
    return steps / (time.process_time() - began)


def picked(mask: Any, chance: float) -> int:
    """Return one of the legal actions."""
    legal = mask.nonzero()[0] if isinstance(mask, np.ndarray) else np.flatnonzero(mask)
    return int(legal.item(int(chance * legal.size)))


def encoded(game: str, options: dict[str, Any]) -> Work:
    """Return work that writes the observations of the seats that are asked into rows."""

    def work(seconds: float) -> float:
        from librt.strings import BytesWriter

        from ..research.arrays import encoder_of

        states = asked_states(game, options)
        encoder, began, rows = encoder_of(game, states[0].seats), time.process_time(), 0
        while time.process_time() - began < seconds:
            written = BytesWriter()
            for state in states:
                encoder.write(state, state.open[0].seat, written)
            rows += len(states)
        return rows / (time.process_time() - began)

    return work


def stepped(game: str, options: dict[str, Any]) -> Work:
    """Return work that answers at each of the same states, and for NATURE after it; copies are not timed."""

    def work(seconds: float) -> float:
        from ..research.encoding.lanes import settle

        states, rng, quits, spent, steps = asked_states(game, options), Rng(2), find(game).quit_choices, 0.0, 0
        while spent < seconds:
            answers = [(state.copy(), state.open[0], pick_onward(state.open[0], rng, quits)) for state in states]
            began = time.process_time()
            for state, ask, choice in answers:
                state.accept(ask, choice)
                settle(state, rng)
            spent += time.process_time() - began
            steps += len(answers)
        return steps / spent

    return work


def asked_states(game: str, options: dict[str, Any]) -> list[State]:
    """Return states of random games in which a player is asked."""
    from ..research.encoding.lanes import settle

    shelf, rng, found = find(game), Rng(1), list[State]()
    state = shelf.new(options)
    while len(found) < STATES:
        settle(state, rng)
        if not state.open:
            state = shelf.new(options)
            continue
        found.append(state.copy())
        state.accept(state.open[0], pick_onward(state.open[0], rng, shelf.quit_choices))
    return found


def batch_steps(seconds: float) -> float:
    """Step a batch of games with tensors written at every step; the choice of actions does not count."""
    from ..research.gymnasium import Batch

    batch, draw, spent, steps = Batch("renard", LANES, seed=1), np.random.default_rng(1), 0.0, 0
    while spent < seconds:
        actions = (draw.random(batch.masks.shape, dtype=np.float32) * batch.masks).argmax(axis=1)
        began = time.process_time()
        batch.step(actions)
        spent += time.process_time() - began
        steps += LANES
    return steps / spent
