"""The learned player of Renard gets better by playing against itself; the same seed trains the same network."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from clairiere.arena.match import play_out
from clairiere.bots import find_bot
from clairiere.bots.bot import AnyBot
from clairiere.core.game import find
from clairiere.research.learning.network import Network
from clairiere.research.learning.player import RenardLearned
from clairiere.research.learning.sight import VERSION
from lab.command_line import main
from lab.training.renard.self_play import Learner, Pace, train

GAME = find("renard")


def won(first: AnyBot, second: AnyBot, games: int, seed: int) -> int:
    """Games that the first wins, from both seats in turn."""
    wins = 0
    for number in range(games):
        seated = [first, second] if number % 2 == 0 else [second, first]
        state, _ = play_out(GAME, GAME.new({}), seated, seed, number)
        wins += state.winners() == [number % 2]
    return wins


SMALL = Pace(hidden=(48,), lanes=128, steps=64, heap=256, rate=3e-3)


def test_a_few_seconds_of_training_beat_chance() -> None:
    by_chance = find_bot("renard", "random")
    before = won(RenardLearned(Learner(1, SMALL).network), by_chance, 100, 11)
    after = won(RenardLearned(train(400_000, 1, pace=SMALL)), by_chance, 100, 11)
    assert before < 55 and after > 60


def test_the_same_seed_trains_the_same() -> None:
    one, other, another = (train(20_000, seed, pace=SMALL).parameters for seed in (1, 1, 2))
    assert all((part == same).all() for part, same in zip(one, other, strict=True))
    assert any((part != changed).any() for part, changed in zip(one, another, strict=True))


def test_the_command_writes_a_network_that_plays(tmp_path: Path, capsys: Any) -> None:
    out = tmp_path / "own.npz"
    assert main(["learn", "--out", str(out), "--decisions", "1", "--lang", "en"]) == 0
    assert "own.npz" in capsys.readouterr().out
    bot = RenardLearned(Network.load(out, VERSION))
    assert won(bot, find_bot("renard", "random"), 2, 1) in (0, 1, 2)
    with pytest.raises(ValueError, match="renard-1"):
        Network.load(out, "another sight")
