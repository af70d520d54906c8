"""Reviews stored next to a record: one small JSON file for all seats, written after every task."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from ..core.record import Record, checksum
from .review import Review


def review_file(record_file: Path) -> Path:
    return record_file.with_name(record_file.name + ".review.json")


class SavedReviews:
    """The stored reviews of one record. A file that is unreadable, or of another record, is ignored."""

    def __init__(self, path: Path, record: Record) -> None:
        self.path = path
        self.key = checksum(record.text())
        self.seats: dict[str, Any] = {}
        try:
            told = json.loads(path.read_text("utf-8"))
        except (OSError, ValueError):
            return
        if isinstance(told, dict) and told.get("record") == self.key:
            self.seats = told.get("seats", {})

    def of(self, seat: int) -> Any:
        return self.seats.get(str(seat))

    def keep(self, review: Review) -> None:
        """Store the results so far; the file is replaced atomically."""
        self.seats[str(review.seat)] = review.kept()
        half = self.path.with_name(self.path.name + ".part")
        half.write_text(json.dumps({"record": self.key, "seats": self.seats}), "utf-8", newline="\n")
        half.replace(self.path)
