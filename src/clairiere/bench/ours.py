"""Our engine: random playouts and copies of a game, compiled and interpreted."""

from __future__ import annotations

import atexit
import json
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from compileall import compile_dir
from dataclasses import dataclass, field
from functools import cache
from itertools import count
from pathlib import Path

from ..core.ask import NATURE
from ..core.game import GAMES, Game
from ..core.nature import Rng
from ..core.playout import pick_onward, playout
from ..core.state import State

Work = Callable[[float], float]  # runs for about so many seconds, gives how many a second


@dataclass(frozen=True)
class Setup:
    """A game with options, as it is measured under a name."""

    name: str
    game: Game
    options: dict[str, object] = field(default_factory=dict)
    middle: int = 20  # answers before a copy

    def new(self) -> State:
        return self.game.new(self.options)


def api(setup: Setup, seconds: float) -> float:
    """Run playouts driven from Python, as a user's loop does."""
    rng = Rng(1)
    decisions = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        state = setup.new()
        while state.open:
            ask = state.open[0]
            if ask.seat != NATURE:
                decisions += 1
            state.take(ask.seat, pick_onward(ask, rng, setup.game.quit_choices))
    return decisions / (time.perf_counter() - began)


def kernel(setup: Setup, seconds: float) -> float:
    """Run playouts in the engine's own loop."""
    rng = Rng(1)
    decisions = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        decisions += playout(setup.new(), rng, setup.game.quit_choices)
    return decisions / (time.perf_counter() - began)


def copies(setup: Setup, seconds: float) -> float:
    """Copy a state in the middle of a game, at a player's question."""
    return rate(middle_of(setup).copy, seconds)


def middle_of(setup: Setup) -> State:
    """Return a state of a random game after `setup.middle` answers, at a player's question."""
    for seed in count(1):
        rng = Rng(seed)
        state = setup.new()
        answers = 0
        while state.open and (answers < setup.middle or state.open[0].seat == NATURE):
            state.take(state.open[0].seat, pick_onward(state.open[0], rng, setup.game.quit_choices))
            answers += 1
        if state.open:
            break
    return state


def interpreted(setup: Setup, seconds: float) -> float:
    """Run the same loop with the interpreted sources, in a process of its own."""
    folder = pure_folder()
    code = f"import sys; sys.path.insert(0, {folder!r}); from clairiere.bench import ours; ours.main_interpreted()"
    command = [sys.executable, "-c", code, setup.game.id, json.dumps(setup.options), str(seconds)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return float(json.loads(done.stdout))


@cache
def pure_folder() -> str:
    """Return a folder with the interpreted package, which is deleted when this process ends."""
    folder = tempfile.mkdtemp()
    atexit.register(shutil.rmtree, folder)
    pure_copy(Path(folder))
    compile_dir(folder, quiet=2)
    return folder


def main_interpreted() -> None:
    """Run the loop in the other process; its arguments are the game, the options and the seconds."""
    setup = Setup("", GAMES[sys.argv[1]], json.loads(sys.argv[2]))
    print(json.dumps(api(setup, float(sys.argv[3]))))


def pure_copy(folder: Path) -> None:
    """Copy this package without its compiled parts."""
    compiled = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
    shutil.copytree(Path(__file__).parent.parent, folder / "clairiere", ignore=compiled)


def rate(act: Callable[[], object], seconds: float) -> float:
    done = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        for _ in range(1000):
            act()
        done += 1000
    return done / (time.perf_counter() - began)
