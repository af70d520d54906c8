"""A position as a text that fits into a link, and games that begin with one."""

from __future__ import annotations

import json
import zlib
from base64 import urlsafe_b64encode

import pytest

from clairiere import GAMES, Illegal, Record, Table, find, read_record
from clairiere.positions import LARGEST, LONGEST, pack_position, read_position, unpack_position
from clairiere.puzzles.puzzle import puzzles_of

ALL = [next(iter(puzzles_of(game).values())) for game in GAMES]
every_game = pytest.mark.parametrize("puzzle", ALL, ids=[puzzle.game for puzzle in ALL])


def names(count):
    return [f"P{i}" for i in range(count)]


@every_game
def test_what_is_packed_is_unpacked_the_same_and_fits_into_an_address(puzzle):
    position = puzzle.state().dump()
    text = pack_position(position)
    assert unpack_position(text) == json.loads(json.dumps(position))
    assert len(text) < 2500 and text.replace("-", "").replace("_", "").isalnum()


@every_game
def test_a_game_that_begins_with_a_position_is_recorded_and_replayed_like_any_other(puzzle):
    state, game = puzzle.state(), find(puzzle.game)
    record = Record(game, {"position": pack_position(puzzle.position)}, names(state.seats))
    assert record.first().dump() == state.dump() and game.required_seats(record.options) in (0, state.seats)
    table = Table(record)
    table.play(puzzle.seat, table.state.read(table.state.open[0], puzzle.solutions[0]))
    again = read_record(record.text())
    assert again.options == record.options and again.state().dump() == table.state.dump()
    assert "option position " in record.text() and "position" not in Record(game, {}).text()


def test_a_position_brings_its_own_options_and_no_other_beginning():
    inner = pack_position({"game": "renard", "hands": [[], []]})
    given = {
        "game": "renard",
        "options": {"target": 7, "lesson": "basics", "position": inner},
        "hands": [["1B"], ["2B"]],
    }
    agreed = find("renard").agree({"position": pack_position(given), "target": 9})
    assert (agreed["target"], agreed["lesson"], agreed["position"]) == (7, "", pack_position(given))


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("@", "position-link-cut"),
        (pack_position({"game": "renard"})[:-6], "position-link-cut"),
        ("A" * (LONGEST + 1), "position-too-long"),
        (urlsafe_b64encode(zlib.compress(b" " * 2 * LARGEST, 9)[2:-4]).decode(), "position-too-long"),
        (urlsafe_b64encode(zlib.compress(b"[1]", 9)[2:-4]).decode(), "form-not-a-mapping"),
    ],
)
def test_what_is_no_link_to_a_position_is_refused(text, reason):
    with pytest.raises(Illegal) as refused:
        find("duo").agree({"position": text})
    assert refused.value.reason == reason


def test_what_is_no_json_is_refused_with_its_place():
    for text, place in (('{\n"a": }', (2, 6)), ("[" * 100_000, (1, 1)), ("", (1, 1))):
        with pytest.raises(Illegal) as refused:
            read_position(text)
        assert (refused.value.facts["line"], refused.value.facts["column"]) == place or "[" in text
        assert refused.value.sentence("fr") and refused.value.sentence("en")
