"""The command `clairiere arena`, as people and other tools use it."""

import json
import re
import xml.etree.ElementTree as ElementTree

import pytest

from clairiere import find
from clairiere.arena import standing
from clairiere.arena.figures import estimate
from clairiere.arena.plan import planned
from lab.arena.report import write_report
from clairiere.arena.run import run
from lab.arena.standing import SEALED, TABLES, Standing, Wanted
from lab.arena.together import by_faction, league_chapter, misjudged
from clairiere.bots.strength import read
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
    monkeypatch.setattr("clairiere.arena.pictures.find_spec", lambda _: None)
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
        (["chess", "--report", "x.md"], "chess"),
        (["--bots", "1,0", "--report", "x.md"], "--bots"),
        (["renard", "--bots", "3,1", "--report", "x.md"], "--bots 3,1"),
        (["root", "--mode", "nobody", "--report", "x.md"], "nobody"),
        (["--report", "docs"], "docs"),
        (["--report", "nowhere/x.md"], "nowhere"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else None,
)
def test_bad_input_is_one_sentence(capsys, arguments, named, language) -> None:
    code, out, err = arena(capsys, *arguments, "--lang", language)
    assert code == 2 and out == "" and err.count("\n") == 1 and named in err and "Traceback" not in err


def test_the_report_is_written_with_its_pictures(monkeypatch, tmp_path) -> None:
    monkeypatch.setattr(standing, "levels_of", lambda game: {0: "random", 1: "greedy"})  # the others take their time
    tables = [Standing("renard", 2, (4, 0, 0), {}), Standing("duo", 2, (2, 0, 0), {"level": 2})]

    def play(plan, games):
        return run(plan, games, tmp_path / "kept" / f"{plan.game}-{plan.named[0]}", 1)

    for language in ("fr", "en"):
        write_report(tmp_path / "arena.md", play, language, tables=tables)
    text = (tmp_path / "arena.md").read_text("utf-8")
    assert text.startswith("# Arena") and f"renard {SEALED['renard']}" in text
    assert f"clairiere arena renard --bots 1,0 --games 4 --seed {SEALED['renard']}" in text
    assert f"clairiere arena duo --bots 1,1 --level 2 --games 2 --seed {SEALED['duo']}" in text
    for target in re.findall(r"\]\(([^)]+)\)", text):
        assert (tmp_path / target).is_file()
    assert text.count("\n## ") == 3 and text.count(".svg)") == 3


def test_one_game_is_measured_anew_and_what_is_said_of_the_others_stays(monkeypatch, tmp_path) -> None:
    monkeypatch.setattr(standing, "levels_of", lambda game: {0: "random", 1: "greedy"})
    tables = [Standing("renard", 2, (4, 0, 0), {}), Standing("duo", 2, (2, 0, 0), {"level": 2})]
    page, kept = tmp_path / "arena.md", tmp_path / "strengths.json"
    played = []

    def play(plan, games):
        played.append(plan.game)
        return run(plan, games, tmp_path / "kept" / f"{plan.game}-{plan.named[0]}-{games}", 1)

    write_report(page, play, "en", tables=tables, strengths=kept)
    first, whole = page.read_text("utf-8"), read(kept.read_text("utf-8"))
    page.write_text(re.sub(r"duo `\w+`", "duo `0123456789abcdef`", first), "utf-8")
    played.clear()
    write_report(page, play, "en", games=6, tables=tables, wanted=Wanted("renard"), strengths=kept)
    second, after = page.read_text("utf-8"), read(kept.read_text("utf-8"))
    assert set(played) == {"renard"} and "duo `0123456789abcdef`" in second
    assert "--games 6 --seed" in second and "--games 4 --seed" in first and second.count("\n## ") == 3
    duo = [[line for line in text.split("\n") if "Duet" in line] for text in (first, second)]
    assert duo[0] == duo[1] and len(duo[0]) == 6
    assert [one for one in after if one.game == "duo"] == [one for one in whole if one.game == "duo"]
    assert [one.games for one in after if one.game == "renard"] == [6]


def test_one_match_is_measured_anew_and_what_is_said_of_the_others_of_its_game_stays(monkeypatch, tmp_path) -> None:
    monkeypatch.setattr(standing, "levels_of", lambda game: {0: "random", 1: "greedy"})
    tables = [Standing("duo", 2, (2, 0, 0), {"level": level}) for level in (1, 2)]
    page, kept = tmp_path / "arena.md", tmp_path / "strengths.json"
    played = []

    def play(plan, games):
        played.append((plan.named, plan.options["level"]))
        return run(plan, games, tmp_path / "kept" / f"{'-'.join(plan.named)}-{plan.options['level']}-{games}", 1)

    write_report(page, play, "en", tables=tables, strengths=kept)
    first = page.read_text("utf-8")
    page.write_text(re.sub(r"duo `\w+`", "duo `0123456789abcdef`", first), "utf-8")
    played.clear()
    for _ in range(2):
        write_report(page, play, "en", 6, tables, Wanted("duo", {"level": "2"}, ("1",)), kept)
    second = page.read_text("utf-8")
    assert played == [(("1", "1"), 2)] * 2
    assert re.search(r"duo `(?!0123)\w{16}` \(--level 2 --bots 1\), `0123456789abcdef` ·", second)
    again = "## The Fox in the Forest Duet: 1, 1 --level 2"
    parts = [re.split(r"\n(?=## )", text) for text in (first, second)]
    assert [part.split("\n")[0] for part in parts[0][1:]] == [part.split("\n")[0] for part in parts[1][1:]]
    changed = [new for old, new in zip(parts[0][1:], parts[1][1:], strict=True) if old.rstrip() != new.rstrip()]
    assert [part.split("\n")[0] for part in changed] == [again] and "--games 6" in changed[0]
    assert {(one.level, one.table): one.games for one in read(kept.read_text("utf-8"))} == {
        (0, ""): 2, (0, "--level 2"): 2, (1, ""): 2, (1, "--level 2"): 6,
    }  # fmt: skip


def test_what_a_weaker_partner_costs_is_told_and_proves_nothing_of_a_level(monkeypatch, tmp_path) -> None:
    monkeypatch.setattr(standing, "levels_of", lambda game: {0: "random", 1: "greedy", 2: "greedy"})
    monkeypatch.setattr(
        standing, "planned", lambda game, names, *rest: planned(game, [WEAK[name] for name in names], *rest)
    )
    page, kept = tmp_path / "arena.md", tmp_path / "strengths.json"

    def play(plan, games):
        return run(plan, games, tmp_path / "kept" / "-".join(plan.named), 1)

    write_report(page, play, "en", tables=[Standing("duo", 2, (4, 4, 4), {}, 6)], strengths=kept)
    text = page.read_text("utf-8")
    assert "| The Fox in the Forest Duet | greedy (1) + random (0) | – |" in text
    chapter = text.split("\n## ")[-1]
    assert chapter.startswith("The Fox in the Forest Duet: beside a weaker partner") and chapter.count("\n| 1 |") == 1
    pair, mixed = (play(planned(find("duo"), names, SEALED["duo"]), games) for names, games in (("11", 4), ("10", 6)))
    lost = pair.points([0])[0] - mixed.points([0])[0]
    assert f"| {lost:.1f} ± " in chapter
    assert [one.games for one in read(kept.read_text("utf-8"))] == [4, 4]  # two of the three levels are the same here


WEAK = {"0": "0", "1": "0", "2": "1"}  # a level lower, to be quicker


def test_factions_stand_beside_leagues_and_those_misjudged_are_named(tmp_path) -> None:
    root = find("root")
    results = [run(planned(root, ["1"] * 4, 5), 8, tmp_path / "kept", 1)]
    shares = by_faction(results)
    assert set(shares) == {"marquise", "eyrie", "alliance", "vagabond"}
    assert all(own.games == 8 for own in shares.values()) and sum(own.wins for own in shares.values()) <= 8
    for language in ("fr", "en"):
        text = league_chapter(results, language)
        assert text.startswith("## Root: ") and "29" in text and text.count("\n|") == 6
        assert misjudged({"eyrie": estimate([(0, 1)] * 99)}, language) != misjudged({}, language)
    assert league_chapter([run(planned(root, ["0"] * 4, 5), 1, tmp_path / "random", 1)], "en") == ""


def test_every_game_and_every_number_of_bidders_stands_in_the_report() -> None:
    assert {table.game for table in TABLES} == {"renard", "duo", "jeton", "root"}
    assert {table.seats for table in TABLES if table.game == "jeton"} == {3, 4, 5, 6}
    for table in TABLES:
        for plan, games in table.plans():
            assert len(plan.named) == table.seats and plan.seed == SEALED[table.game] and games > 0
            assert plan.team == find(table.game).as_team(plan.options)
