"""OpenSpiel: its closest games, driven from Python and by its own loop."""

from __future__ import annotations

import time
from random import Random
from typing import Any

from .ours import Work, rate

PEERS = {"renard": ("hearts", "oh_hell"), "duo": ("hanabi",), "jeton": ("dou_dizhu", "goofspiel")}


def open_spiel() -> Any:
    """Return OpenSpiel's module if it is installed, else None."""
    try:
        import pyspiel  # type: ignore[import-not-found, unused-ignore]
    except ImportError:
        return None
    return pyspiel


def peers_of(game: str, work: str) -> dict[str, Work]:
    """Return the works of OpenSpiel that compare with one of ours, the closest first."""
    spiel = open_spiel()
    if spiel is None:
        return {}
    named = {f"open_spiel {name}": spiel.load_game_as_turn_based(name) for name in PEERS.get(game, ())}
    make = {"api": spiel_api, "kernel": spiel_kernel, "interpreted": spiel_api, "copy": spiel_copies}[work]
    peers = {name: make(spiel, peer) for name, peer in named.items()}
    if work == "api":
        peers |= {f"{name}, deals unweighted": spiel_api_unweighted(spiel, peer) for name, peer in named.items()}
    return peers


def spiel_api(spiel: Any, game: Any, weighted: bool = True) -> Work:
    """Return work that drives OpenSpiel's loop from Python. Chance is drawn by its weights, as its manual does.

    Without weights, draws are faster. That is right for deals only, where all outcomes are equally likely.
    """

    def work(seconds: float) -> float:
        draw = Random(1)
        decisions = 0
        began = time.perf_counter()
        while time.perf_counter() - began < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                if not state.is_chance_node():
                    decisions += 1
                    state.apply_action(draw.choice(state.legal_actions()))
                elif weighted:
                    actions, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(draw.choices(actions, weights)[0])
                else:
                    state.apply_action(draw.choice(state.chance_outcomes())[0])
        return decisions / (time.perf_counter() - began)

    return work


def spiel_api_unweighted(spiel: Any, game: Any) -> Work:
    return spiel_api(spiel, game, weighted=False)


def spiel_kernel(spiel: Any, game: Any) -> Work:
    """Return work that plays uniformly random bots in a C++ loop; counting afterwards is not timed."""

    def work(seconds: float) -> float:
        decisions = seed = 0
        spent = 0.0
        while spent < seconds:
            bots = [spiel.make_uniform_random_bot(player, seed) for player in range(game.num_players())]
            state = game.new_initial_state()
            began = time.perf_counter()
            spiel.evaluate_bots(state, bots, seed)
            spent += time.perf_counter() - began
            decisions += sum(int(move.player >= 0) for move in state.full_history())
            seed += 1
        return decisions / spent

    return work


def spiel_copies(spiel: Any, game: Any) -> Work:
    state = game.new_initial_state()
    draw = Random(1)
    decisions = 0
    while state.is_chance_node() or decisions < 6:
        decisions += not state.is_chance_node()
        state.apply_action(draw.choice(state.legal_actions()))
    return lambda seconds: rate(state.clone, seconds)
