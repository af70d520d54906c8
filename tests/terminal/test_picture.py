"""A picture of a position, of a record or of a file of its own."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

from clairiere.cli import main
from clairiere.puzzles.puzzle import puzzles_of

RECORD = sorted((Path(__file__).parents[1] / "replays" / "0.1.0").glob("renard-*.record"))[0]


def test_a_step_of_a_record_is_drawn_as_a_seat_sees_it(capsys, tmp_path):
    drawn = []
    for more in (["--seat", "0"], ["--seat", "1"], ["--open"]):
        assert main(["picture", str(RECORD), "--to", "20", *more, "--lang", "en"]) == 0
        drawn.append(capsys.readouterr().out)
        ElementTree.fromstring(drawn[-1])
    assert len(set(drawn)) == 3
    out = tmp_path / "a.svg"
    assert main(["picture", str(RECORD), "--to", "20", "--seat", "0", "--lang", "en", "--out", str(out)]) == 0
    assert out.read_text("utf-8") == drawn[0]


def test_a_position_of_every_game_is_drawn_and_what_cannot_be_is_refused(capsys, tmp_path):
    file = tmp_path / "a.json"
    for game in ("renard", "duo", "jeton", "root"):
        file.write_text(json.dumps(next(iter(puzzles_of(game).values())).position))
        assert main(["picture", str(file), "--lang", "fr"]) == 0
        assert ElementTree.fromstring(capsys.readouterr().out).tag.endswith("svg")
    file.write_text('{"game": "renard", "hands": ')
    assert main(["picture", str(file), "--lang", "en"]) == 2
    assert "JSON" in capsys.readouterr().err
    assert main(["picture", str(RECORD), "--to", "9999", "--lang", "en"]) == 2
