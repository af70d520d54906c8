"""Catanatron: random games of four players, the nearest relative of Root in Python."""

from __future__ import annotations

import time
from typing import Any

from .ours import Work, rate

PEER = "catanatron, 4 players"
COUNTS = ("api", "kernel", "interpreted")
MIDDLE = 200  # decisions before a copy


def catanatron() -> Any:
    """Return Catanatron's module if it is installed, else None."""
    try:
        import catanatron as module  # type: ignore[import-not-found, import-untyped, unused-ignore]
    except ImportError:
        return None
    return module


def peers_of(game: str, work: str) -> dict[str, Work]:
    """Return the works of Catanatron that compare with one of ours."""
    module = catanatron() if game == "root" else None
    if module is None:
        return {}
    return {PEER: plays(module) if work in COUNTS else copies(module)}


def new(module: Any) -> Any:
    return module.Game([module.RandomPlayer(color) for color in module.Color])


def plays(module: Any) -> Work:
    """Return work that plays games in Catanatron's own loop; every action of a player is a decision."""

    def work(seconds: float) -> float:
        decisions = 0
        began = time.perf_counter()
        while time.perf_counter() - began < seconds:
            game = new(module)
            game.play()
            decisions += len(game.state.actions)
        return decisions / (time.perf_counter() - began)

    return work


def copies(module: Any) -> Work:
    game = new(module)
    for _ in range(MIDDLE):
        game.play_tick()
    return lambda seconds: rate(game.copy, seconds)
