"""The command `review`: judge a finished game. Interrupted, the same command resumes."""

from __future__ import annotations

import argparse
from typing import Any

import msgspec
from rich.console import Console

from ..core.illegal import Illegal
from ..core.record import Record
from ..review import Mistake, Report, Review
from ..review.saved_reviews import SavedReviews, review_file
from ..terminal.ascii_fallback import use_ascii_fallback
from ..terminal.review import show_review
from ..words import say
from .arguments import HUMAN, record_from
from .progress import progress

PARTS = 100


def review_command(given: argparse.Namespace, language: str) -> int:
    record = record_from(given.file, sealed=not given.unsealed)
    seat = usual_seat(record) if given.seat is None else given.seat
    kept = SavedReviews(review_file(given.file), record)
    review = Review(record, seat, None if given.again else kept.of(seat))
    if not go_through(review, kept, language):
        raise Illegal("review-stopped", {})
    report = review.report()
    if given.json:
        print(msgspec.json.encode(plain(review, report)).decode())
        return 0
    console = Console(highlight=False)
    use_ascii_fallback(console)
    show_review(review, report, language, console)
    console.print(say(language, "review-kept", {"file": str(kept.path)}))
    return 0


def usual_seat(record: Record) -> int:
    """Return the seat to review: the first person's, else the first one."""
    return record.players.index(HUMAN) if HUMAN in record.players else 0


def go_through(review: Review, kept: SavedReviews, language: str) -> bool:
    """Do the remaining work; return False if it was interrupted."""
    with progress(say(language, "review-progress"), PARTS) as show:
        try:
            while (task := review.next_task()) is not None:
                review.put(task, task.run())
                kept.keep(review)
                show(int(PARTS * review.progress()))
        except KeyboardInterrupt:
            return False
    return True


def plain(review: Review, report: Report) -> dict[str, Any]:
    """Return the report for programs, with choices in notation."""
    told: dict[str, Any] = msgspec.to_builtins(report)
    told["mistakes"] = [
        {**msgspec.to_builtins(mistake), "best": written(review, mistake, mistake.best),
         "played": written(review, mistake, mistake.played)}
        for mistake in report.mistakes
    ]  # fmt: skip
    return told


def written(review: Review, mistake: Mistake, choice: int) -> str:
    """Return a choice in notation, or an empty text for waiting."""
    decision = review.by_place[mistake.at]
    return decision.state.write(decision.ask, choice) if choice in decision.ask.options else ""
