"""Games of bots as arrays: what was seen, offered and chosen, and how it ended."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from clairiere.cli import main
from clairiere.research.arrays import spec
from clairiere.research.export import played_games


@pytest.mark.parametrize(
    ("game", "bots", "options"),
    [
        ("renard", "1,0", ()),
        ("duo", "1,1", ()),
        ("jeton", "1,0,0", ()),
        ("root", "0,0", ("--factions", "marquise,eyrie")),
    ],
)
def test_every_decision_was_offered_and_every_game_has_its_result(
    game: str, bots: str, options: tuple[str, ...], tmp_path: Path, capsys: Any
) -> None:
    out = tmp_path / "games.npz"
    more = ["--games", "2", "--bots", bots, "--seed", "3", *options]
    assert main(["export", game, "--out", str(out), "--lang", "en", *more]) == 0
    assert "2 games" in capsys.readouterr().out
    with np.load(out, allow_pickle=False) as kept:
        count = len(kept["actions"])
        seats = len(bots.split(","))
        assert kept["observations"].shape == (count, spec(game, seats).observation[-1].stop)
        assert kept["results"].shape == (2, seats) and set(kept["games"]) == {0, 1}
        if "masks" in kept:
            assert (kept["masks"][np.arange(count), kept["actions"]] == 1).all()
        else:
            assert (kept["actions"] < kept["offered"]).all() and kept["offered"].sum() == len(kept["options"])
        assert str(kept["version"]) == spec(game, seats).version


def test_the_same_seed_plays_the_same_games() -> None:
    first, second = (played_games("renard", {}, ["1"], 1, 5) for _ in range(2))
    assert all((first[name] == second[name]).all() for name in first)


def test_bad_input_is_answered_in_a_sentence(tmp_path: Path, capsys: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    for wrong, words in (
        (["tarot", "--out", "a.npz"], "no game"),
        (["renard", "--out", str(tmp_path / "no" / "a.npz")], "a.npz"),
        (["renard", "--out", str(tmp_path / "a.npz"), "--games", "0"], "0"),
        (["jeton", "--out", str(tmp_path / "a.npz"), "--form", "live"], "turn"),
    ):
        assert main(["export", *wrong, "--lang", "en"]) == 2
        assert words in capsys.readouterr().err
    monkeypatch.setitem(sys.modules, "clairiere.research.export", None)
    assert main(["export", "renard", "--out", str(tmp_path / "a.npz"), "--lang", "en"]) == 2
    assert "clairiere[research]" in capsys.readouterr().err
