"""Counts of all ways to play on from fixed positions: any change of the rules shows here."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import clairiere

DOCUMENT = Path(__file__).parents[2] / "docs" / "perft.md"


def counts() -> list[tuple[str, dict[str, object], int, int]]:
    """Every count that the document tells: where, from which position, how deep, how many."""
    told = []
    for chapter in DOCUMENT.read_text("utf-8").split("\n## ")[1:]:
        position = json.loads(chapter.split("```json\n")[1].split("```")[0])
        for depth, ways in re.findall(r"^\| (\d+) \| ([\d,]+) \|$", chapter, re.M):
            told.append((chapter.splitlines()[0], position, int(depth), int(ways.replace(",", ""))))
    return told


def test_all_four_games_are_counted() -> None:
    assert {position["game"] for _, position, _, _ in counts()} == {"renard", "duo", "jeton", "root"}


@pytest.mark.parametrize(("name", "position", "depth", "ways"), counts())
def test_ways_to_play_on(name: str, position: dict[str, object], depth: int, ways: int) -> None:
    assert clairiere.perft(clairiere.load(position), depth) == ways, name
