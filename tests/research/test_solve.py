"""The end of a round of Renard, worked out: with open cards, and with all that may be hidden."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from clairiere.cli import main
from clairiere.core.game import find
from clairiere.puzzles.puzzle import puzzles_of

END = {
    "game": "renard",
    "hands": [["2B", "11B"], ["4B", "10B"]],
    "decree": "6K",
    "tricks": [5, 6],
    "scores": [16, 18],
    "leader": 0,
}


def solved(folder: Path, position: Any, *more: str) -> int:
    file = folder / "end.json"
    file.write_text(json.dumps(position))
    return main(["solve", str(file), "--lang", "en", *more])


def test_each_choice_is_worth_what_perfect_play_makes_of_it(capsys: Any, tmp_path: Path) -> None:
    assert solved(tmp_path, END, "--json") == 0
    told = json.loads(capsys.readouterr().out)
    assert set(told["values"]) == {"2B", "11B"} and told["seat"] == 0
    assert solved(tmp_path, END) == 0
    assert "Chances to win" in capsys.readouterr().out


def test_the_proved_choice_of_a_puzzle_is_the_best_over_all_hands(capsys: Any, tmp_path: Path) -> None:
    tried = 0
    for puzzle in puzzles_of("renard").values():
        if tried == 4:
            break
        if solved(tmp_path, puzzle.position, "--hidden", "--json"):
            capsys.readouterr()
            continue
        values = json.loads(capsys.readouterr().out)["values"]
        best = max(values.values())
        assert any(values[answer] == pytest.approx(best) for answer in puzzle.solutions), puzzle.id
        tried += 1
    assert tried == 4


LONG = {
    "game": "renard",
    "hands": [
        ["1B", "3B", "5B", "7B", "9B", "11B", "2K", "4K", "6K", "8K", "10K", "1M", "3M"],
        ["2B", "4B", "6B", "8B", "10B", "1K", "3K", "5K", "7K", "9K", "11K", "2M", "4M"],
    ],
    "decree": "5M",
}


@pytest.mark.parametrize(
    ("position", "words"),
    [
        (next(iter(puzzles_of("duo").values())).position, "not of duo"),
        ({"game": "tarot"}, "no game"),
        (find("renard").new({}).dump(), "Nobody is asked"),
        (LONG, "at most 6"),
    ],
)
def test_what_cannot_be_worked_out_is_refused_in_a_sentence(
    position: Any, words: str, capsys: Any, tmp_path: Path
) -> None:
    assert solved(tmp_path, position) == 2
    assert words in capsys.readouterr().err
