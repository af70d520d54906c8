"""The folder of a run: its schedule, a line for each game, and every record. An interrupted run resumes from it.

Files:
    plan.json            the schedule; another one is refused
    results.jsonl        one line per game, in the order in which they ended
    records/000017.record
"""

from __future__ import annotations

import json
import os
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Any

from ..core.illegal import Illegal
from ..home import FileHeld, hold_file, lock_path
from .outcome import Outcome, read_outcome
from .schedule import Schedule

NEW_SUFFIX = ".new"  # at the end of a name: being written
RUN_FILES = PLAN, RESULTS, RECORDS = ("plan.json", "results.jsonl", "records")


class RunFolder:
    """The folder of a run, locked by one process at a time."""

    def __init__(self, path: Path, schedule: Schedule) -> None:
        self.path = path
        self.outcomes: dict[int, Outcome] = {}
        if (
            path.is_dir()
            and not (path / PLAN).exists()
            and set(os.listdir(path)) - {*RUN_FILES, PLAN + NEW_SUFFIX, lock_path(path / RESULTS).name}
        ):
            raise Illegal("arena-foreign", {"found": str(path)})
        try:
            (path / RECORDS).mkdir(parents=True, exist_ok=True)
        except (FileExistsError, NotADirectoryError):
            raise Illegal("arena-not-folder", {"found": str(path)}) from None
        with ExitStack() as opened:
            self.lock(opened)
            self.file = opened.enter_context((path / RESULTS).open("a+b"))
            self.check_schedule(schedule)
            self.read()
            self.opened = opened.pop_all()

    def lock(self, opened: ExitStack) -> None:
        """Lock the folder. Raise Illegal if another run has it: both would play the same games."""
        try:
            opened.enter_context(hold_file(self.path / RESULTS))
        except FileHeld:
            raise Illegal("arena-held", {"found": str(self.path)}) from None

    def check_schedule(self, schedule: Schedule) -> None:
        """Raise Illegal if the folder belongs to another schedule, or to other code."""
        path, wanted = self.path / PLAN, schedule.to_wire()
        if not path.exists():
            write_atomically(path, json.dumps(wanted, indent=1) + "\n")
            return
        try:
            kept = json.loads(path.read_text("utf-8"))
        except ValueError:
            kept = None
        if not isinstance(kept, dict):
            raise Illegal("arena-foreign", {"found": str(self.path)})
        differing = [key for key in wanted if kept.get(key) != wanted[key]]
        if differing:
            raise Illegal("arena-other", {"found": str(self.path), "what": differing})

    def read(self) -> None:
        """Read the saved games. A line that was cut when the run was killed is dropped: its game is played again."""
        self.file.seek(0)
        sound = 0
        for line in self.file:
            outcome = read_line(line)
            if outcome is None:
                break
            self.outcomes[outcome.number] = outcome
            sound += len(line)
        self.file.truncate(sound)

    def save(self, outcome: Outcome, record: str) -> None:
        """Save a game: the record first, so that no line names a record that is missing."""
        write_atomically(self.record(outcome.number), record)
        self.file.write(json.dumps(outcome.to_wire()).encode() + b"\n")
        self.file.flush()
        self.outcomes[outcome.number] = outcome

    def record(self, number: int) -> Path:
        return self.path / RECORDS / f"{number:06}.record"

    def __enter__(self) -> RunFolder:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.opened.close()


def read_line(line: bytes) -> Outcome | None:
    """Return the game of a line, or None if the line was cut."""
    try:
        entry: Any = json.loads(line)
        return read_outcome(entry) if line.endswith(b"\n") else None
    except (ValueError, TypeError):
        return None


def write_atomically(path: Path, content: str | bytes) -> None:
    """Write a file that is there in full or not at all."""
    beside = path.with_name(path.name + NEW_SUFFIX)
    beside.write_bytes(content.encode() if isinstance(content, str) else content)
    beside.replace(path)
