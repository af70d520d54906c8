"""Whole games recorded once replay to the same end for ever, whichever engine wrote them.

If a change of rules breaks one of these, it must be made so that records of before are still understood (an option that
says what was usual then: `Option.legacy_default`); then ENGINE is raised, and scripts/fixtures.py records games by it.
"""

import json
from pathlib import Path

import pytest

import clairiere
from clairiere.core.record import ENGINE, ENGINES, checksum
from clairiere.games.root.faction import FACTIONS

FOLDER = Path(__file__).parent
RECORDS = sorted(FOLDER.glob("*/*.record"))


def read(path: Path) -> clairiere.Record:
    return clairiere.read_record(path.read_text("utf-8"))


def of_engine(version: str) -> list[Path]:
    return [path for path in RECORDS if path.parent.name == version]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_recorded_game_ends_as_it_did(path: Path) -> None:
    record = read(path)
    state, end = record.state(), json.loads((path.parent / "ends.json").read_text("utf-8"))[path.stem]
    position = state.dump()
    assert (state.points(), state.winners()) == (end["points"], end["winners"])
    assert checksum(json.dumps([position[key] for key in end["keys"]], sort_keys=True)) == end["sum"]
    assert state.over and record.engine == path.parent.name
    assert record.text() == path.read_text("utf-8")


@pytest.mark.parametrize("version", ENGINES)
def test_there_are_recorded_games_of_every_game_by_every_engine_that_ever_ran(version: str) -> None:
    assert {path.stem.split("-")[0] for path in of_engine(version)} == set(clairiere.GAMES)
    assert len(json.loads((FOLDER / version / "ends.json").read_text("utf-8"))) == len(of_engine(version))


def test_no_record_is_of_an_engine_that_nobody_knows() -> None:
    assert {path.parent.name for path in RECORDS} == set(ENGINES) and ENGINES[-1] == ENGINE


def test_the_package_has_the_version_of_its_engine() -> None:
    """A build between two releases has a local part after it (tests/project/test_wheel.py)."""
    assert clairiere.__version__.partition("+")[0] == ENGINE


def test_the_present_engine_has_records_of_every_kind_of_game() -> None:
    records = [read(path) for path in of_engine(ENGINE)]
    agreed = {id: [record.options for record in records if record.game.id == id] for id in clairiere.GAMES}
    factions = {name for options in agreed["root"] for name in str(options["factions"]).split(",")}
    assert factions == set(FACTIONS) and any(options["lesson"] for options in agreed["root"])
    assert {(options["board"], options["mode"]) for options in agreed["root"]} >= {
        ("autumn", "competitive"), ("winter", "competitive"), ("autumn", "coop"), ("winter", "coop"),
    }  # fmt: skip
    assert {options["form"] for options in agreed["jeton"]} == {"turns", "live"}
    assert {options["level"] for options in agreed["duo"]} == {1, 2, 3}
    assert {options["pause"] for options in agreed["duo"]} == {True, False}
    texts = [path.read_text("utf-8") for path in of_engine(ENGINE) if path.stem.startswith("duo")]
    assert any(" stop\n" in text for text in texts), "nobody has given up"


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_end_of_a_recorded_game_is_read_back_with_its_points_and_places(path: Path) -> None:
    state = read(path).state()
    again = clairiere.load(state.dump())
    assert (again.over, again.points(), again.places(), again.winners()) == (
        state.over, state.points(), state.places(), state.winners(),
    )  # fmt: skip


def test_a_record_names_every_option_so_that_what_is_usual_now_changes_no_game_of_then() -> None:
    """Jeton's limits were once the usual ones (jeton:10.15); these games keep them. An option that is younger than some
    records is left out where it has the value that it has in those, which is fixed."""
    for game in clairiere.GAMES.values():
        options = game.agree({})
        text = clairiere.Record(game, options).text()
        named = {option.name for option in game.options if f"\noption {option.name} " in text}
        assert named == {option.name for option in game.options if options[option.name] != option.legacy_default}
        assert clairiere.read_record(text).options == options
    record = read(FOLDER / "0.1.0" / "jeton-5-5-4-3-6.record")
    limits = clairiere.find("jeton").presets()[1].options
    dumped = record.first().dump()["options"]
    assert limits.items() <= record.options.items() and dumped | {"lesson": "", "position": ""} == record.options
    assert not limits.items() & record.game.agree({}).items()
