"""The interpreted and the compiled build give the same games, the same states and the same perft counts."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import clairiere
from clairiere.bench.ours import pure_copy

GAMES_EACH = 10  # of Root two by each number of players: long games, and one of the builds is slow
SCRIPT = """
import json
import clairiere
import hashlib

def digest(text):
    return hashlib.sha256(text.encode()).hexdigest()

found = {"compiled": clairiere.compiled()}
for game in clairiere.GAMES.values():
    for seed in range(GAMES_EACH):
        seats = game.fewest + seed % (game.most - game.fewest + 1)
        state = game.new({}, seats)
        state.log = []
        rng = clairiere.Rng(seed)
        sums = []
        while state.open:
            ask = state.open[seed % len(state.open)]
            sums.append(repr(ask))
            if len(sums) % 5 == 0:
                sums.append(digest(json.dumps([state.dump(), [state.view(s).to_wire() for s in range(seats)]])))
            state.take(ask.seat, rng.pick(ask.options))
        sums.append(digest(json.dumps(state.dump()) + repr(state.log)))
        found[f"{game.id} {seed}"] = [digest(" ".join(sums)), state.points(), rng.word()]
    found[f"{game.id} perft"] = clairiere.perft(after_the_deal(game), 4)
print(json.dumps(found))
"""
AFTER_THE_DEAL = """
def after_the_deal(game):
    state = game.new()
    while state.open[0].seat == clairiere.NATURE:
        state.take(clairiere.NATURE, state.open[0].options[-1])
    return state
"""


def run(folder: Path | None) -> dict:
    env = os.environ | ({"PYTHONPATH": str(folder)} if folder else {})
    code = f"import clairiere\nGAMES_EACH = {GAMES_EACH}\n{AFTER_THE_DEAL}\n{SCRIPT}"
    done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)
    return json.loads(done.stdout)


def test_both_builds_play_the_same_games_from_the_same_seeds(tmp_path: Path) -> None:
    if not clairiere.compiled():
        pytest.skip("THIS BUILD IS NOT COMPILED, so there is nothing to compare: install a C compiler, run ./dev setup")
    pure_copy(tmp_path)
    compiled, interpreted = run(None), run(tmp_path)
    assert compiled.pop("compiled") and not interpreted.pop("compiled")
    assert len(compiled) == (GAMES_EACH + 1) * len(clairiere.GAMES)
    assert compiled == interpreted
