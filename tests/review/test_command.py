"""`clairiere review FILE`: in both languages, for programs, and gone on with after an interruption."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from clairiere.cli import main
from clairiere.review import Budget, Task
from clairiere.review.budget import BUDGETS
from clairiere.review.saved_reviews import review_file

from .games import played


@pytest.fixture
def record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setitem(BUDGETS, "jeton", Budget(0.0, 30, 30, 4))
    path = tmp_path / "auction.record"
    path.write_text(played("jeton", 5, {301: "bid 3"}).text(), "utf-8")
    return path


def test_a_review_at_the_terminal(
    record: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    done: list[str] = []
    run = Task.run

    def interrupted(task: Task) -> object:
        if len(done) == 3:
            raise KeyboardInterrupt
        done.append(task.id)
        return run(task)

    monkeypatch.setattr(Task, "run", interrupted)
    assert main(["--lang", "en", "review", str(record), "--seat", "0"]) == 2
    assert "The same command goes on" in capsys.readouterr().err
    assert len(json.loads(review_file(record).read_text())["seats"]["0"]["results"]) == 3

    monkeypatch.setattr(Task, "run", run)
    assert main(["review", str(record), "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "Review: P0" in told and "Better: your own bid" in told and "Luck (deals, draws, dice)" in told

    monkeypatch.setattr(Task, "run", None)  # all is kept: nothing is thought about any more
    assert main(["review", str(record), "--lang", "fr"]) == 0
    assert "Bilan : P0" in capsys.readouterr().out
    assert main(["review", str(record), "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["done"] and "bid 3" in [mistake["played"] for mistake in report["mistakes"]]


def test_a_review_of_another_game_is_not_taken_for_this_one(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    review_file(record).write_text('{"record": "another", "seats": {"0": {"format": 1, "results": {"look-1": 7}}}}')
    assert main(["review", str(record), "--seat", "9", "--lang", "en"]) == 2
    assert "no seat 9" in capsys.readouterr().err
