"""The standing matches: what the report says, and what it keeps of matches that are not played again."""

import re

import pytest

from clairiere import find
from clairiere.arena.estimates import estimate_share
from clairiere.arena.run import run_schedule
from clairiere.arena.schedule import make_schedule
from clairiere.bots.strength import parse_strengths
from lab.arena import standing
from lab.arena.leagues import league_chapter, misjudged_lines, shares_by_faction
from lab.arena.report import write_report
from lab.arena.standing import SEALED_SEEDS, STANDING_MATCHES, MatchFilter, StandingMatches
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
    tables = [StandingMatches("renard", 2, (4, 0, 0), {}), StandingMatches("duo", 2, (2, 0, 0), {"level": 2})]

    def play(schedule, games):
        return run_schedule(schedule, games, tmp_path / "kept" / f"{schedule.game}-{schedule.bot_names[0]}", 1)

    for language in ("fr", "en"):
        write_report(tmp_path / "arena.md", play, language, tables=tables)
    text = (tmp_path / "arena.md").read_text("utf-8")
    assert text.startswith("# Arena") and f"renard {SEALED_SEEDS['renard']}" in text
    assert f"clairiere arena renard --bots 1,0 --games 4 --seed {SEALED_SEEDS['renard']}" in text
    assert f"clairiere arena duo --bots 1,1 --level 2 --games 2 --seed {SEALED_SEEDS['duo']}" in text
    for target in re.findall(r"\]\(([^)]+)\)", text):
        assert (tmp_path / target).is_file()
    assert text.count("\n## ") == 3 and text.count(".svg)") == 3


def test_one_game_is_measured_anew_and_what_is_said_of_the_others_stays(monkeypatch, tmp_path) -> None:
    monkeypatch.setattr(standing, "levels_of", lambda game: {0: "random", 1: "greedy"})
    tables = [StandingMatches("renard", 2, (4, 0, 0), {}), StandingMatches("duo", 2, (2, 0, 0), {"level": 2})]
    page, kept = tmp_path / "arena.md", tmp_path / "strengths.json"
    played = []

    def play(schedule, games):
        played.append(schedule.game)
        return run_schedule(schedule, games, tmp_path / "kept" / f"{schedule.game}-{schedule.bot_names[0]}-{games}", 1)

    write_report(page, play, "en", tables=tables, strengths=kept)
    first, whole = page.read_text("utf-8"), parse_strengths(kept.read_text("utf-8"))
    page.write_text(re.sub(r"duo `\w+`", "duo `0123456789abcdef`", first), "utf-8")
    played.clear()
    write_report(page, play, "en", games=6, tables=tables, wanted=MatchFilter("renard"), strengths=kept)
    second, after = page.read_text("utf-8"), parse_strengths(kept.read_text("utf-8"))
    assert set(played) == {"renard"} and "duo `0123456789abcdef`" in second
    assert "--games 6 --seed" in second and "--games 4 --seed" in first and second.count("\n## ") == 3
    duo = [[line for line in text.split("\n") if "Duet" in line] for text in (first, second)]
    assert duo[0] == duo[1] and len(duo[0]) == 6
    assert [one for one in after if one.game == "duo"] == [one for one in whole if one.game == "duo"]
    assert [one.games for one in after if one.game == "renard"] == [6]


def test_one_match_is_measured_anew_and_what_is_said_of_the_others_of_its_game_stays(monkeypatch, tmp_path) -> None:
    monkeypatch.setattr(standing, "levels_of", lambda game: {0: "random", 1: "greedy"})
    tables = [StandingMatches("duo", 2, (2, 0, 0), {"level": level}) for level in (1, 2)]
    page, kept = tmp_path / "arena.md", tmp_path / "strengths.json"
    played = []

    def play(schedule, games):
        played.append((schedule.bot_names, schedule.options["level"]))
        return run_schedule(
            schedule,
            games,
            tmp_path / "kept" / f"{'-'.join(schedule.bot_names)}-{schedule.options['level']}-{games}",
            1,
        )

    write_report(page, play, "en", tables=tables, strengths=kept)
    first = page.read_text("utf-8")
    page.write_text(re.sub(r"duo `\w+`", "duo `0123456789abcdef`", first), "utf-8")
    played.clear()
    for _ in range(2):
        write_report(page, play, "en", 6, tables, MatchFilter("duo", {"level": "2"}, ("1",)), kept)
    second = page.read_text("utf-8")
    assert played == [(("1", "1"), 2)] * 2
    assert re.search(r"duo `(?!0123)\w{16}` \(--level 2 --bots 1\), `0123456789abcdef` ·", second)
    again = "## The Fox in the Forest Duet: 1, 1 --level 2"
    parts = [re.split(r"\n(?=## )", text) for text in (first, second)]
    assert [part.split("\n")[0] for part in parts[0][1:]] == [part.split("\n")[0] for part in parts[1][1:]]
    changed = [new for old, new in zip(parts[0][1:], parts[1][1:], strict=True) if old.rstrip() != new.rstrip()]
    assert [part.split("\n")[0] for part in changed] == [again] and "--games 6" in changed[0]
    assert {(one.level, one.table): one.games for one in parse_strengths(kept.read_text("utf-8"))} == {
        (0, ""): 2, (0, "--level 2"): 2, (1, ""): 2, (1, "--level 2"): 6,
    }  # fmt: skip


def test_what_a_weaker_partner_costs_is_told_and_proves_nothing_of_a_level(monkeypatch, tmp_path) -> None:
    monkeypatch.setattr(standing, "levels_of", lambda game: {0: "random", 1: "greedy", 2: "greedy"})
    monkeypatch.setattr(
        standing, "make_schedule", lambda game, names, *rest: make_schedule(game, [WEAK[name] for name in names], *rest)
    )
    page, kept = tmp_path / "arena.md", tmp_path / "strengths.json"

    def play(schedule, games):
        return run_schedule(schedule, games, tmp_path / "kept" / "-".join(schedule.bot_names), 1)

    write_report(page, play, "en", tables=[StandingMatches("duo", 2, (4, 4, 4), {}, 6)], strengths=kept)
    text = page.read_text("utf-8")
    assert "| The Fox in the Forest Duet | greedy (1) + random (0) | – |" in text
    chapter = text.split("\n## ")[-1]
    assert chapter.startswith("The Fox in the Forest Duet: beside a weaker partner") and chapter.count("\n| 1 |") == 1
    pair, mixed = (
        play(make_schedule(find("duo"), names, SEALED_SEEDS["duo"]), games) for names, games in (("11", 4), ("10", 6))
    )
    lost = pair.points([0])[0] - mixed.points([0])[0]
    assert f"| {lost:.1f} ± " in chapter
    assert [one.games for one in parse_strengths(kept.read_text("utf-8"))] == [
        4,
        4,
    ]  # two of the three levels are the same here


WEAK = {"0": "0", "1": "0", "2": "1"}  # a level lower, to be quicker


def test_factions_stand_beside_leagues_and_those_misjudged_are_named(tmp_path) -> None:
    root = find("root")
    results = [run_schedule(make_schedule(root, ["1"] * 4, 5), 8, tmp_path / "kept", 1)]
    shares = shares_by_faction(results)
    assert set(shares) == {"marquise", "eyrie", "alliance", "vagabond"}
    assert all(own.games == 8 for own in shares.values()) and sum(own.wins for own in shares.values()) <= 8
    for language in ("fr", "en"):
        text = league_chapter(results, language)
        assert text.startswith("## Root: ") and "29" in text and text.count("\n|") == 6
        assert misjudged_lines({"eyrie": estimate_share([(0, 1)] * 99)}, language) != misjudged_lines({}, language)
    assert league_chapter([run_schedule(make_schedule(root, ["0"] * 4, 5), 1, tmp_path / "random", 1)], "en") == ""


def test_every_game_and_every_number_of_bidders_stands_in_the_report() -> None:
    assert {table.game for table in STANDING_MATCHES} == {"renard", "duo", "jeton", "root"}
    assert {table.seats for table in STANDING_MATCHES if table.game == "jeton"} == {3, 4, 5, 6}
    for table in STANDING_MATCHES:
        for schedule, games in table.schedules():
            assert len(schedule.bot_names) == table.seats and schedule.seed == SEALED_SEEDS[table.game] and games > 0
            assert schedule.is_team == find(table.game).is_team_game(schedule.options)
