"""`./dev lab reviews`: how often a level is blamed, gone on with where it stopped, and the page that tells it."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from clairiere.review import Budget, Task
from clairiere.review.budget import BUDGETS
from clairiere.review.game_decisions import GameDecisions
from lab import reviews


def test_reviews_are_counted_and_gone_on_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BUDGETS, "jeton", Budget(45.0, 40, 40, 4))
    note = GameDecisions.note
    monkeypatch.setattr(GameDecisions, "note", lambda self, at, *rest: note(self, at, *rest) if at > 215 else None)
    rows = reviews.rows_of(tmp_path, "jeton", 1, 1, time.monotonic() + 3600)
    assert [(row.seed, row.seat) for row in rows] == [(9001, 0), (9001, 1), (9001, 2)] and rows[0].report.done
    monkeypatch.setattr(Task, "run", None)  # all is kept
    again = reviews.rows_of(tmp_path, "jeton", 1, 2, 0.0)  # and there is no time to play another game
    assert again == rows
    page = reviews.format_page({("jeton", 1): rows, ("renard", 3): []})
    told = [line for line in page.splitlines() if line.startswith("| jeton | 1 (greedy) | 1 | 3 |")]
    blamed = sum([bool(row.report.mistakes) for row in rows])
    assert len(told) == 1 and f"| {blamed} | {blamed / 3:.1%} [" in told[0] and told[0].endswith("| 45 |")
    assert f"jeton `{reviews.judging_code('jeton')}`, renard `{reviews.judging_code('renard')}`." in page
    assert "Of the games of the bots that judge nobody was blamed." in page and "at least 3% (renard)" in page
