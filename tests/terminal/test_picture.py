"""A picture of a position, of a record or of a file of its own."""

from __future__ import annotations

import json
import struct
from pathlib import Path
from xml.etree import ElementTree

from fontTools.ttLib import TTFont

from clairiere.cli import main
from clairiere.puzzles.puzzle import puzzles_of
from clairiere.terminal.png import WIDTH

PACKAGE = Path(__file__).parents[2] / "src" / "clairiere"
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


def test_a_file_that_is_called_png_is_one_if_the_extra_is_there(capsys, tmp_path, monkeypatch):
    out = tmp_path / "a.png"
    assert main(["picture", str(RECORD), "--to", "20", "--out", str(out)]) == 0
    kind, _, width = struct.unpack(">8s8sI", out.read_bytes()[:20])
    assert kind == b"\x89PNG\r\n\x1a\n" and width == WIDTH and len(out.read_bytes()) > 10_000
    monkeypatch.setattr("clairiere.cli.picture.png_ready", lambda: False)
    assert main(["picture", str(RECORD), "--to", "20", "--out", str(out), "--lang", "en"]) == 2
    assert "clairiere[pictures]" in capsys.readouterr().err


def test_the_letters_of_a_png_are_all_there():
    """A server may have no font: what a board is drawn with, and the words of the law's games, are in ours."""
    texts = [path.read_text("utf-8") for path in (PACKAGE / "games").rglob("text/*.ftl")]
    texts += [path.read_text("utf-8") for path in (PACKAGE / "terminal").rglob("*.py")]
    known = {
        chr(code) for font in (PACKAGE / "terminal" / "fonts").glob("*.ttf") for code in TTFont(font).getBestCmap()
    }
    assert sorted({letter for text in texts for letter in text if letter.isprintable()} - known) == []


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
