"""What the levels are worth: from the arena's figures to the bot that is proposed, that hints, and to words."""

import json
import re
from dataclasses import replace
from pathlib import Path

import pytest

import clairiere
from clairiere.bots import BOTS, LEVELS, levels_of, strength, strongest
from clairiere.bots.advice import hint_question
from clairiere.bots.strength import (
    FILE,
    Strength,
    format_strengths,
    gain_over_level_below,
    measure_gain,
    parse_strengths,
    strongest_level,
)
from clairiere.bots.strength_words import strength_words
from clairiere.conformance.promises import Walk
from clairiere.core.record import Record
from clairiere.review.evaluators.evaluator import Evaluator
from clairiere.server.http.handlers.catalogue import game_info

REPORT = Path(__file__).parents[2] / "lab" / "reports" / "arena.md"
ONE = Strength("renard", 3, 2, "", False, 60, 0.8, 0.7, 0.9, 22.0, 1.0, 700.0, "0" * 16)


def known(monkeypatch, *found: Strength) -> None:
    by_level: dict[tuple[str, int], list[Strength]] = {}
    for one in found:
        by_level.setdefault((one.game, one.level), []).append(one)
    monkeypatch.setattr(strength, "load_strengths", lambda: by_level)


def test_every_level_above_the_lowest_was_measured_on_sealed_seeds_in_every_game() -> None:
    for game in BOTS:
        for level in list(levels_of(game))[1:]:
            assert strength.strengths_of(game, level) and gain_over_level_below(game, level), (game, level)


def test_the_figures_of_the_lobby_are_those_of_the_report() -> None:
    """Both are written by one command: nobody types any."""
    text = REPORT.read_text("utf-8")
    shares = re.findall(
        r"^\| [^|]+ \| \w+ \((\d)\)(?: × \d)? \| [^|]* \| ([\d.]+)% \[([\d.]+) – ([\d.]+)\]", text, re.M
    )
    told = sorted((int(level), float(share), float(low), float(high)) for level, share, low, high in shares)
    kept = [(one.level, one.share, one.low, one.high) for one in parse_strengths(FILE.read_text("utf-8"))]
    assert len(told) == len(kept) > 30
    for row, (level, *figures) in zip(told, sorted(kept), strict=True):
        assert row[0] == level and row[1:] == pytest.approx([100 * figure for figure in figures], abs=0.06)


def test_a_level_is_proved_by_the_lower_bound_of_all_its_tables_together() -> None:
    assert measure_gain([ONE], []).is_proved and not measure_gain([replace(ONE, low=0.49)], []).is_proved
    weak = replace(ONE, share=0.5, low=0.45, high=0.55, table="--target 16")
    both = measure_gain([ONE, weak], [])
    assert both.mean == pytest.approx(0.15) and both.low == pytest.approx(0.15 - (0.1**2 + 0.05**2) ** 0.5 / 2)
    assert not measure_gain([replace(ONE, share=0.3), replace(weak, share=0.4)], []).is_proved
    assert measure_gain([], []) is None


def test_a_team_that_nearly_always_wins_is_measured_by_its_points() -> None:
    team, below = (
        replace(ONE, team=True, share=1.0, points=40.0, off=1.0),
        replace(ONE, team=True, points=37.0, off=2.0),
    )
    assert measure_gain([team], [below]).mean == 3.0 and measure_gain([team], [below]).low == pytest.approx(3 - 5**0.5)
    assert (
        measure_gain([team], [replace(below, table="--level 2")]) is None
        and measure_gain([team], [replace(below, off=None)]) is None
    )


def test_the_strongest_is_the_highest_level_that_is_proved(monkeypatch) -> None:
    two, three = replace(ONE, level=2), replace(ONE, low=0.4)
    known(monkeypatch, two, three)
    assert strongest_level("renard", [0, 1, 2, 3]) == 2 and strongest("renard") == "search"
    known(monkeypatch, two, ONE)
    assert strongest("renard") == "expert"
    known(monkeypatch, three)
    assert strongest_level("renard", [0, 1, 2, 3]) == 0
    known(monkeypatch)
    assert strongest_level("renard", [0, 1, 2, 3]) == 3


def test_hints_and_reviews_come_from_the_strongest_that_is_proved(monkeypatch) -> None:
    known(monkeypatch, replace(ONE, level=2), replace(ONE, low=0.4))
    record, walk = Record(clairiere.find("renard"), None, ["Ana", "Bo"]), Walk(clairiere.find("renard"), 2, {}, (), 1)
    state = next(state for state, _, _ in walk.steps() if state.open[0].seat >= 0)
    assert hint_question(record, state, state.open[0].seat).bot == "search"
    assert Evaluator("renard", 10).bot().name == "search"


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_line_tells_figures_intervals_games_and_time(monkeypatch, language) -> None:
    known(monkeypatch, ONE)
    line = strength_words(language, "renard", 3)
    assert all(figure in line for figure in ("80", "70", "90", "60")) and re.search(r"0[.,]7", line)
    known(monkeypatch, replace(ONE, seats=4, share=0.5, low=0.2, high=0.8, milliseconds=3.0))
    line = strength_words(language, "renard", 3)
    assert re.search(r"\b2\b|2[.,]0", line) and re.search(r"0[.,]8", line) and re.search(r"3[.,]2", line)
    assert ("not proved" in line.lower()) or ("rien ne prouve" in line.lower())
    known(monkeypatch, replace(ONE, team=True, points=39.4))
    assert "39" in strength_words(language, "renard", 3)
    assert strength_words(language, "renard", 0) == "" == strength_words(language, "nothing", 3)


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("game", list(BOTS))
def test_the_lobby_is_told_whom_to_propose_and_what_every_level_is_worth(game, language) -> None:
    told = game_info(clairiere.find(game), language)
    assert told.usual_bot == strongest(game) and told.usual_bot in [bot.name for bot in told.bots]
    assert all(bot.strength == strength_words(language, game, bot.level) for bot in told.bots)
    assert [bool(bot.strength) for bot in told.bots] == [bot.level > 0 for bot in told.bots]


def test_what_is_written_is_read_again() -> None:
    assert parse_strengths(format_strengths([ONE])) == [ONE] and json.loads(format_strengths([ONE]))[0][
        "level"
    ] == LEVELS.index("expert")
