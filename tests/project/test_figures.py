"""The figures of docs/strength.md and docs/scale.md are those of the laboratory's reports."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from clairiere.bots import LEVELS, levels_of
from clairiere.bots.strength import Strength, mean_gain, strengths_of
from clairiere.words import say

ROOT = Path(__file__).parents[2]
REPORTS = ROOT / "lab" / "reports"
STRENGTH = (ROOT / "docs/strength.md").read_text("utf-8")
SCALE = (ROOT / "docs/scale.md").read_text("utf-8")


def table_rows(text: str) -> list[list[str]]:
    """Return the cells of all rows of a page's tables, without emphasis."""
    rows = re.findall(r"^\| (.*) \|$", text, re.M)
    return [[cell.strip(" *") for cell in row.split("|")] for row in rows]


def bounds(values: list[tuple[float, float, float]], digits: int) -> tuple[str, str, str]:
    found = mean_gain(values)
    assert found is not None
    low, middle, high = (f"{value:.{digits}f}" for value in (found.low, found.mean, found.high))
    return low, middle, high


def percent(measured: list[Strength]) -> str:
    found = mean_gain([(100 * one.share, 100 * one.low, 100 * one.high) for one in measured])
    assert found is not None
    return f"{found.mean:.0f} % of games ({found.low:.0f} to {min(100, found.high):.0f})"


def decision_time(measured: list[Strength]) -> str:
    longest = max(one.milliseconds for one in measured)
    return "under 0.05 s" if longest < 50 else f"{longest / 1000:.1f} s"


def expected_row(game: str, level: int) -> list[str]:
    """Return a level's row, from the strengths that the arena wrote."""
    measured = strengths_of(game, level)
    rivals = [one for one in measured if not one.team]
    title = [say("en", f"{game}-title"), str(level)]
    if not rivals:
        points = f"{sum(one.points for one in measured) / len(measured):.0f}"
        return [*title, percent(measured), points, counted(measured), decision_time(measured)]
    if all(one.seats == 2 for one in rivals):
        return [*title, percent(rivals), counted(rivals), decision_time(rivals)]
    low, middle, high = bounds([(n * one.share, n * one.low, n * one.high) for one in rivals for n in [one.seats]], 1)
    return [*title, f"{middle} times a fair share ({low} to {high})", counted(rivals), decision_time(rivals)]


def counted(measured: list[Strength]) -> str:
    return f"{sum(one.games for one in measured):,}"


@pytest.mark.parametrize("level", range(1, len(LEVELS)))
@pytest.mark.parametrize("game", ["renard", "duo", "jeton", "root"])
def test_strength_of_a_level_is_the_measured_one(game: str, level: int) -> None:
    assert level in levels_of(game)
    assert expected_row(game, level) in table_rows(STRENGTH)


def test_weak_points_of_bots_are_the_measured_ones() -> None:
    text = " ".join(STRENGTH.split())
    team = {level: one for level in (1, 2, 3) for one in strengths_of("root", level) if "coop" in one.table}
    assert f"a pair of level 3 won {team[3].share * team[3].games:.0f} of {team[3].games} games" in text
    assert team[1].share == team[2].share == 0 and team[1].games == team[2].games == 16
    assert "levels 1 and 2 won none of 16" in text
    lines = json.loads((REPORTS / "arena" / "ceiling.json").read_text("utf-8"))
    (line,) = [line for line in lines if line["game"] == "renard" and line["candidate"] == "2o"]
    assert f"won {line['wins']} of {line['games']} games against level {line['against']}" in text


def test_waits_under_load_are_the_measured_ones() -> None:
    reported = {tuple(row[:3]): row for row in table_rows((REPORTS / "scale.md").read_text("utf-8"))}
    rows = [row for row in table_rows(SCALE) if row[0][0].isdigit()]
    assert len(rows) == 3
    for tables, processes, database, half, most in rows:
        report = reported[tables, processes, database]
        assert (half, most) == (report[4], report[5])


def test_other_figures_of_scale_are_in_the_report() -> None:
    report = (REPORTS / "scale.md").read_text("utf-8")
    figures = re.findall(r"\*\*([\d,.]+(?: to [\d,.]+)?)", SCALE)
    assert len(figures) > 4 and [figure for figure in figures if figure not in report] == []
