"""Whole games recorded once replay to the same end for ever."""

from pathlib import Path

import pytest

import clairiere

RECORDS = sorted(Path(__file__).parent.glob("*.record"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_game_ends_as_it_did(path: Path) -> None:
    record = clairiere.read_record(path.read_text("utf-8"))
    points = path.stem.split("-", 2)[2]
    assert "-".join(str(found) for found in record.state().points()) == points
    assert record.text() == path.read_text("utf-8")


def test_there_are_recorded_games_of_every_game() -> None:
    assert {path.stem.split("-")[0] for path in RECORDS} == set(clairiere.GAMES)
