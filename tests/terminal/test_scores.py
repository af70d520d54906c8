"""Past scores: a team that plays again is told what it has to beat."""

import io
import itertools
import json

import pytest
from rich.console import Console

from clairiere import Record, Table, find
from clairiere.bots import find_bot
from clairiere.cli import main
from clairiere.core.nature import Rng
from clairiere.terminal.play import play
from clairiere.terminal.scores import Score, best_before, keep_score, past_scores, scores_file


def score(points: int, level: int = 1, won: bool = True) -> Score:
    return Score("duo", {"level": level}, ["Ana", "Bo"], won, points, "2026-11-15")


def sitting(seed: int, game: str = "duo") -> str:
    """A game of two people who play as the greedy bot does; what was shown."""
    record = Record(find(game), {}, ["Ana", "Bo"])
    record.seed = seed
    table = Table(record)
    bot = find_bot(game, "greedy")

    def read(prompt: str) -> str:
        if not prompt.startswith("›"):
            return ""
        ask = table.state.open[0]
        view = table.state.view(ask.seat)
        return table.state.write(ask, bot.choose(view, view.asks[0], Rng(seed, len(record.answers))))

    out = io.StringIO()
    play(table, [0, 1], {}, "en", None, Console(file=out, width=100), read)
    return out.getvalue()


def victories() -> list[int]:
    return [past.points for past in past_scores("duo") if past.won]


def test_scores_are_kept_and_the_best_one_is_told_at_the_end() -> None:
    shown = ""
    for seed in itertools.count():
        shown = sitting(seed)
        if victories():
            break
    assert "first score" in shown
    count = len(past_scores("duo"))
    again = sitting(seed)
    assert f"Your best score at this level: {victories()[0]} (" in again
    assert len(past_scores("duo")) == count + 1


def test_only_victories_of_the_same_level_are_compared() -> None:
    for past in (score(30), score(45, level=2), score(41), score(99, won=False)):
        keep_score(past)
    best = best_before(score(40))
    assert best is not None and best.points == 41
    assert best_before(score(0, level=3)) is None


def test_a_new_best_is_announced() -> None:
    keep_score(score(1))
    shown = "".join(sitting(seed) for seed in range(6))
    assert "A new best: your best score was 1" in shown


def test_a_spoilt_line_is_passed_over() -> None:
    keep_score(score(30))
    with scores_file().open("a") as file:
        file.write('{"game": "duo"}\nnonsense\n' + json.dumps({**vars(score(3)), "points": "x"}) + "\n")
    assert [past.points for past in past_scores("duo")] == [30]


def test_a_game_without_teams_keeps_no_score() -> None:
    sitting(1, "renard")
    assert not scores_file().exists()


@pytest.mark.parametrize(("language", "words"), [("fr", "30 points"), ("en", "defeat")])
def test_the_command_lists_them(language: str, words: str, capsys: pytest.CaptureFixture[str]) -> None:
    keep_score(score(30))
    keep_score(score(0, won=False))
    assert main(["scores", "--lang", language]) == 0
    out = capsys.readouterr().out
    assert words in out and "level=1" in out and "Ana, Bo" in out


def test_without_scores_the_command_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["scores", "duo", "--lang", "en"]) == 0
    assert "No score is kept" in capsys.readouterr().out
