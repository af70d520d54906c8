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


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_end_of_a_recorded_game_is_read_back_with_its_points_and_places(path: Path) -> None:
    state = clairiere.read_record(path.read_text("utf-8")).state()
    again = clairiere.load(state.dump())
    assert (again.over, again.points(), again.places(), again.winners()) == (
        True, state.points(), state.places(), state.winners(),
    )  # fmt: skip


def test_there_are_recorded_games_of_every_game() -> None:
    assert {path.stem.split("-")[0] for path in RECORDS} == set(clairiere.GAMES)


def test_a_record_names_every_option_so_that_what_is_usual_now_changes_no_game_of_then() -> None:
    """Jeton's limits were once the usual ones (jeton:10.15); these games keep them."""
    for game in clairiere.GAMES.values():
        text = clairiere.Record(game).text()
        assert all(f"\noption {option.name} " in text for option in game.options)
    record = clairiere.read_record((RECORDS[0].parent / "jeton-5-5-4-3-6.record").read_text("utf-8"))
    limits = clairiere.find("jeton").presets()[1].options
    assert limits.items() <= record.options.items() and record.first().dump()["options"] == record.options
    assert not limits.items() & record.game.agree({}).items()
