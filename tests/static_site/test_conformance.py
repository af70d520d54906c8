"""The engine in Pyodide, under Node, shows and says of recorded games exactly what it does natively.

The gate walks through one game of each title; `CLAIRIERE_PYODIDE=300` sets how many games of all of them, and
`CLAIRIERE_PYODIDE=100-200` which."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from itertools import chain, count, islice
from pathlib import Path

import pytest

import clairiere
from clairiere.bots import find_bot
from clairiere.bots.bot import decide
from clairiere.site.engine import write_engine
from clairiere.site.wheels import NAME, SHA256, msgspec_wheel

from .walked import walked

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
RUNTIME = ROOT / "web" / "node_modules" / "pyodide"
REPLAYS = ROOT / "tests" / "replays"
NODE = shutil.which("node", path=f"{Path(sys.executable).parent}{os.pathsep}{os.environ.get('PATH', '')}") or ""
GAMES = ("renard", "duo", "jeton", "root")
WANTED = os.environ.get("CLAIRIERE_PYODIDE", "")
FIRST, LAST = (int(part or 0) for part in f"0-{WANTED}".split("-")[-2:])
MANY = LAST - FIRST
SECONDS = 200 + 20 * MANY


def recorded() -> Iterator[str]:
    """Games in turn of each title: those of the fixtures, the shortest first, then new ones between quick bots."""
    kept = {game: sorted(REPLAYS.glob(f"*/{game}-*.record"), key=lambda path: path.stat().st_size) for game in GAMES}
    fixtures = (path.read_text("utf-8") for row in zip(*kept.values(), strict=False) for path in row)
    return chain(fixtures, (played(GAMES[number % 4], number) for number in count()))


def played(id: str, seed: int) -> str:
    """A whole game between quick bots, some of it by chance."""
    game = clairiere.find(id)
    record = clairiere.Record(game, game.agree({}), [f"Bot {seat}" for seat in range(game.usual_seats)])
    record.seed = seed
    table, rng = clairiere.Table(record), clairiere.Rng(seed)
    bots = [find_bot(id, "random" if seat % 2 else "greedy") for seat in range(game.usual_seats)]
    while not table.state.over:
        asks = tuple(ask for ask in table.state.open if not game.quit_choices.issuperset(ask.options))
        ask = rng.pick_ask(asks)
        table.play(ask.seat, decide(bots[ask.seat], game, table.state, ask.seat, rng))
    return record.text()


def in_pyodide(tasks: list[dict[str, object]], folder: Path) -> list[str]:
    engine = folder / "engine.zip"
    write_engine(engine, msgspec_wheel())
    (folder / "tasks.json").write_text(json.dumps(tasks), "utf-8")
    command = [NODE, HERE / "pyodide.mjs", RUNTIME, engine, HERE / "walked.py", folder / "tasks.json"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=SECONDS)
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout.split()


@pytest.mark.timeout(2 * SECONDS)
@pytest.mark.skipif(not NODE, reason="there is no node here")
def test_pyodide_shows_and_says_what_the_native_engine_does(tmp_path: Path) -> None:
    every = 15 if MANY else 9
    games = islice(recorded(), FIRST, LAST or len(GAMES))
    tasks: list[dict[str, object]] = [{"text": text, "every": every} for text in games]
    here = [walked(str(task["text"]), every) for task in tasks]
    assert in_pyodide(tasks, tmp_path) == here


def test_the_wheel_for_the_browser_is_the_one_that_the_lock_pins() -> None:
    name, version, *_ = NAME.split("-")
    pins = (ROOT / "requirements" / "dev.lock").read_text("utf-8").split("\n")
    at = next(number for number, line in enumerate(pins) if line.startswith(f"{name}=="))
    assert pins[at].startswith(f"{name}=={version} ")
    assert any(SHA256 in line for line in pins[at:])
