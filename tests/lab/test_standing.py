"""The standing matches: what the report says, and what it keeps of matches that are not played again."""

import re

import pytest

from clairiere import find
from clairiere.arena.estimates import estimate
from clairiere.arena.run import run
from clairiere.arena.schedule import planned
from clairiere.bots.strength import read
from lab.arena import standing
from lab.arena.leagues import by_faction, league_chapter, misjudged
from lab.arena.report import write_report
from lab.arena.standing import SEALED, TABLES, Standing, Wanted
from lab.command_line import main


@pytest.fixture(autouse=True)
def own_data(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["chess"], "chess"),
        (["--bots", "1,0"], "game"),
        (["renard", "--bots", "3,1"], "--bots 3,1"),
        (["root", "--mode", "nobody"], "nobody"),
        (["--report", "docs"], "docs"),
        (["--report", "nowhere/x.md"], "nowhere"),
    ],
)
def test_bad_input_is_one_sentence(capsys, arguments, named, language) -> None:
    assert main(["arena", *arguments, "--lang", language]) == 2
    out, err = capsys.readouterr()
    assert out == "" and err.count("\n") == 1 and named in err


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
