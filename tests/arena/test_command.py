"""The command `clairiere arena`, as people and other tools use it."""

import json
import xml.etree.ElementTree as ElementTree

import pytest

from clairiere.cli import main


@pytest.fixture(autouse=True)
def own_data(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "100")


def arena(capsys, *arguments: str) -> tuple[int, str, str]:
    try:
        code = main(["arena", *arguments])
    except SystemExit as left:
        code = left.code
    out, err = capsys.readouterr()
    return code, out, err


KEYS = ["game", "games", "bots", "wins", "share", "interval", "by_seat", "by_faction", "ms_per_decision"]


def test_json_has_these_keys_and_no_others(capsys) -> None:
    code, out, err = arena(capsys, "renard", "--bots", "1,0", "--games", "6", "--seed", "2", "--json", "--workers", "1")
    found = json.loads(out)
    assert code == 0 and err == "" and out.count("\n") == 1 and list(found) == KEYS
    assert (found["game"], found["games"], found["bots"]) == ("renard", 6, ["1", "0"])
    assert sum(found["wins"]) <= 6 and found["share"] == [round(wins / 6, 4) for wins in found["wins"]]
    for share, (low, high) in zip(found["share"], found["interval"], strict=True):
        assert 0 <= low <= share <= high <= 1
    assert len(found["by_seat"]) == 2 and found["by_faction"] == {} and all(ms > 0 for ms in found["ms_per_decision"])
    assert all(part["games"] == 6 and [bot["games"] for bot in part["bots"]] == [3, 3] for part in found["by_seat"])


def test_factions_are_told_by_name(capsys, tmp_path) -> None:
    usual = ("root", "--bots", "1,0", "--factions", "marquise,eyrie", "--games", "2", "--workers", "1")
    found = json.loads(arena(capsys, *usual, "--json", "--out", str(tmp_path / "kept"))[1])
    assert set(found["by_faction"]) == {"marquise", "eyrie"}
    assert all([bot["games"] for bot in part["bots"]] == [1, 1] for part in found["by_faction"].values())
    assert json.loads((tmp_path / "kept" / "result.json").read_text("utf-8")) == found


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("fr", ["Part de victoires par robot", "Par siège", "4 parties sur 2 donnes", "groupés par donne", "\u00a0%"]),
        ("en", ["Share of wins by bot", "By seat", "4 games on 2 deals", "clustered by deal", "Elo", "%"]),
    ],
)
def test_people_read_tables_and_pictures_in_their_language(capsys, tmp_path, language, words) -> None:
    kept = tmp_path / "kept"
    usual = ("renard", "--bots", "1,0", "--games", "4", "--out", str(kept), "--workers", "1", "--lang", language)
    code, out, _ = arena(capsys, *usual)
    assert code == 0 and all(word in out for word in words) and "●" in out and "greedy (1)" in out
    picture = (kept / "shares.svg").read_text("utf-8")
    drawn = ElementTree.fromstring(picture)
    circles = [one for one in drawn.iter() if one.tag.endswith("circle")]
    assert len(circles) == 2 + 4 and words[0] in picture


def test_a_result_is_drawn_as_png_and_as_svg(capsys, tmp_path) -> None:
    usual = ("renard", "--bots", "1,0", "--games", "2", "--out", str(tmp_path / "kept"), "--workers", "1", "--json")
    assert arena(capsys, *usual, "--plot", str(tmp_path / "a.png"))[0] == 0
    from matplotlib.image import imread  # slow to import: not while tests are collected

    pixels = imread(tmp_path / "a.png")
    height, width, _ = pixels.shape
    assert width == 2 * 860 and height > 400
    colours = {tuple(round(255 * part) for part in pixel[:3]) for row in pixels[::3] for pixel in row[::3]}
    assert {(0xFA, 0xF6, 0xEC), (0xA8, 0x3F, 0x16)} <= colours  # paper and dots
    assert arena(capsys, *usual, "--plot", str(tmp_path / "a.SVG"))[0] == 0
    assert (tmp_path / "a.SVG").read_bytes() == (tmp_path / "kept" / "shares.svg").read_bytes()


def test_a_picture_that_cannot_be_drawn_is_refused_before_any_game(capsys, tmp_path, monkeypatch) -> None:
    usual = ("renard", "--bots", "1,0", "--games", "2", "--out", str(tmp_path / "kept"), "--lang", "en", "--plot")
    for path, why in (("a.jpg", "ends in .png or .svg"), ("nowhere/a.png", "nowhere")):
        code, _, err = arena(capsys, *usual, str(tmp_path / path))
        assert code == 2 and why in err and not (tmp_path / "kept").exists()
    monkeypatch.setattr("clairiere.arena.chart_files.find_spec", lambda _: None)
    code, _, err = arena(capsys, *usual, str(tmp_path / "a.png"))
    assert code == 2 and "clairiere[plots]" in err and not (tmp_path / "kept").exists()


def test_the_records_of_a_run_are_replayed(capsys, tmp_path) -> None:
    arena(capsys, "duo", "--bots", "1", "--games", "1", "--out", str(tmp_path / "kept"), "--workers", "1", "--json")
    assert main(["replay", str(tmp_path / "kept" / "records" / "000000.record"), "--to", "5", "--lang", "en"]) == 0
    assert "greedy 1" in capsys.readouterr().out


def test_without_a_folder_a_run_goes_on_too(capsys, tmp_path) -> None:
    usual = ("renard", "--bots", "0", "--games", "2", "--workers", "1", "--json")
    first, second = (arena(capsys, *usual)[1] for _ in range(2))
    assert first == second  # the times as well: nothing was played again
    assert len(list((tmp_path / "data" / "clairiere" / "arena").iterdir())) == 1


def test_an_odd_number_of_games_is_played_and_said(capsys) -> None:
    usual = ("renard", "--bots", "1,0", "--games", "3", "--workers", "1", "--lang", "en")
    assert "last deal is incomplete: a multiple of 2" in " ".join(arena(capsys, *usual)[1].split())


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["chess"], "chess"),
        ([], "game"),
        (["renard", "--bots", "9,0"], "9"),
        (["renard", "--bots", "1,0,0"], "3"),
        (["renard", "--bots", "1,"], "renard"),
        (["jeton", "--bots", "0,0,0,0,0,0,0"], "7"),
        (["jeton", "--form", "live"], "jeton"),
        (["renard", "--games", "0"], "0"),
        (["renard", "--games", "x"], "x"),
        (["renard", "--workers", "0"], "0"),
        (["renard", "--target", "0"], "6.7"),
        (["renard", "--board", "winter"], "root"),
        (["root", "--factions", "m,e", "--bots", "1,0,0"], "3"),
        (["root", "--factions", "e,mechanical", "--bots", "1"], "Solo 2"),
        (["renard", "--out", "README.md"], "README.md"),
        (["renard", "--out", "README.md/deep"], "README.md"),
        (["renard", "--out", "docs"], "docs"),
        (["renard", "--report", "x.md"], "./dev lab arena"),
        (["--strengths", "x.json"], "./dev lab arena"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else None,
)
def test_bad_input_is_one_sentence(capsys, arguments, named, language) -> None:
    code, out, err = arena(capsys, *arguments, "--lang", language)
    assert code == 2 and out == "" and err.count("\n") == 1 and named in err and "Traceback" not in err
