"""`clairiere bench`: random playouts of every game, beside OpenSpiel's closest game in the same run.

A decision is a choice of a player. Chance is answered too, ours and theirs, and its time counts.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

from .core.ask import NATURE
from .core.game import GAMES, Game
from .core.nature import Rng
from .core.playout import playout

PEERS = {"renard": ("hearts", "oh_hell"), "duo": ("hanabi",), "jeton": ("dou_dizhu", "goofspiel")}
ROUNDS = 5
MIDDLE = 20  # answers before a copy

Options = Mapping[str, object] | None
Work = Callable[[float], float]  # runs for about so many seconds, gives how many a second


@dataclass(frozen=True)
class Row:
    """One work, ours beside a peer's; without a peer its figures are missing."""

    work: str
    unit: str
    ours: float
    peer: str = ""
    theirs: float | None = None
    ratio: float | None = None

    def wire(self) -> dict[str, object]:
        return {
            "work": self.work,
            "unit": self.unit,
            "ours": round(self.ours),
            "microseconds": round(1e6 / self.ours, 3),
            "peer": self.peer,
            "theirs": None if self.theirs is None else round(self.theirs),
            "ratio": None if self.ratio is None else round(self.ratio, 2),
        }


def bench(
    seconds: float,
    compiled: bool,
    told: Callable[[str], None],
    games: Sequence[Game] = (),
    options: Options = None,
) -> list[Row]:
    """All rows for all games, or for some; `told` hears what is being measured."""
    spiel = open_spiel()
    rows = []
    for game in games or list(GAMES.values()):
        ours: dict[str, Work] = {
            "api": partial(api, game, options),
            "kernel": partial(kernel, game, options),
            "interpreted": partial(interpreted if compiled else api, game, options),
            "copy": partial(copies, game, options),
        }
        for work, own in ours.items():
            told(f"{game.id}/{work}")
            peers = peers_of(game.id, work, spiel) if spiel else {}
            unit = "copies/s" if work == "copy" else "decisions/s"
            rows += [side_by_side(f"{game.id}/{work}", unit, own, peer, peers[peer], seconds) for peer in peers]
            if not peers:
                rows.append(Row(f"{game.id}/{work}", unit, max(own(seconds / ROUNDS) for _ in range(ROUNDS))))
    return rows


def peers_of(game: str, work: str, spiel: Any) -> dict[str, Work]:
    """What stands beside one of our works, the closest first."""
    named = {f"open_spiel {name}": spiel.load_game_as_turn_based(name) for name in PEERS.get(game, ())}
    make = {"api": spiel_api, "kernel": spiel_kernel, "interpreted": spiel_api, "copy": spiel_copies}[work]
    peers = {name: make(spiel, peer) for name, peer in named.items()}
    if work == "api":
        peers |= {f"{name}, deals unweighted": spiel_api_unweighted(spiel, peer) for name, peer in named.items()}
    return peers


def side_by_side(work: str, unit: str, ours: Work, peer: str, theirs: Work, seconds: float) -> Row:
    """Both in turn, several times: the best of each, and the median of the ratios."""
    pairs = [(ours(seconds / ROUNDS), theirs(seconds / ROUNDS)) for _ in range(ROUNDS)]
    ratio = median(own / other for own, other in pairs)
    return Row(work, unit, max(own for own, _ in pairs), peer, max(other for _, other in pairs), ratio)


# -- ours -------------------------------------------------------------------------------------------------------


def api(game: Game, options: Options, seconds: float) -> float:
    """Playouts driven from Python, as a user's own loop does it."""
    rng = Rng(1)
    decisions = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        state = game.new(options)
        while state.open:
            ask = state.open[0]
            if ask.seat != NATURE:
                decisions += 1
            state.take(ask.seat, rng.pick(ask.options))
    return decisions / (time.perf_counter() - began)


def kernel(game: Game, options: Options, seconds: float) -> float:
    """Playouts by the engine's own loop."""
    rng = Rng(1)
    decisions = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        decisions += playout(game.new(options), rng)
    return decisions / (time.perf_counter() - began)


def copies(game: Game, options: Options, seconds: float) -> float:
    """Copies of a state in the middle of a game, where a player is asked."""
    state = game.new(options)
    rng = Rng(1)
    for _ in range(MIDDLE):
        state.take(state.open[0].seat, rng.pick(state.open[0].options))
    while state.open[0].seat == NATURE:
        state.take(NATURE, rng.pick(state.open[0].options))
    return rate(state.copy, seconds)


def interpreted(game: Game, options: Options, seconds: float) -> float:
    """The same loop with the uncompiled sources, in a process of its own."""
    with tempfile.TemporaryDirectory() as folder:
        pure_copy(Path(folder))
        code = f"import sys; sys.path.insert(0, {folder!r}); from clairiere import bench; bench.main_interpreted()"
        done = subprocess.run(
            [sys.executable, "-c", code, game.id, str(seconds), json.dumps(options)],
            capture_output=True,
            text=True,
            check=True,
        )
    return float(json.loads(done.stdout))


def main_interpreted() -> None:
    """What the other process does."""
    print(json.dumps(api(GAMES[sys.argv[1]], json.loads(sys.argv[3]), float(sys.argv[2]))))


def pure_copy(folder: Path) -> None:
    """This package without its compiled parts."""
    compiled = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
    shutil.copytree(Path(__file__).parent, folder / "clairiere", ignore=compiled)


def rate(act: Callable[[], object], seconds: float) -> float:
    count = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        for _ in range(1000):
            act()
        count += 1000
    return count / (time.perf_counter() - began)


# -- OpenSpiel's ------------------------------------------------------------------------------------------------


def open_spiel() -> Any:
    """OpenSpiel's Python module if it is installed."""
    try:
        import pyspiel  # type: ignore[import-not-found, unused-ignore]
    except ImportError:
        return None
    return pyspiel


def spiel_api(spiel: Any, game: Any, weighted: bool = True) -> Work:
    """Its loop driven from Python. Chance is drawn by its weights, as its manual has it and as any of its games allows;

    unweighted is a short cut that is right for deals only, where every outcome is as likely as the others.
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
    """Uniformly random bots in a loop that is all C++; the counting afterwards is not timed."""

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
