"""Where a run is kept: its plan, a line for each game as it ends, and every record. Whoever comes back goes on there.

Files:
    plan.json            what is played; another plan is refused
    results.jsonl        one line a game, in the order in which they ended
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
from .outcome import Outcome, outcome_of
from .schedule import Plan

NEW = ".new"  # at the end of a name: being written
OWN = PLAN, RESULTS, RECORDS = ("plan.json", "results.jsonl", "records")


class Folder:
    """One run on the disk, held by one process at a time."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self.outcomes: dict[int, Outcome] = {}
        if (
            path.is_dir()
            and not (path / PLAN).exists()
            and set(os.listdir(path)) - {*OWN, PLAN + NEW, lock_path(path / RESULTS).name}
        ):
            raise Illegal("arena-foreign", {"found": str(path)})
        try:
            (path / RECORDS).mkdir(parents=True, exist_ok=True)
        except (FileExistsError, NotADirectoryError):
            raise Illegal("arena-not-folder", {"found": str(path)}) from None
        with ExitStack() as opened:
            self.hold(opened)
            self.file = opened.enter_context((path / RESULTS).open("a+b"))
            self.check(plan)
            self.read()
            self.opened = opened.pop_all()

    def hold(self, opened: ExitStack) -> None:
        """Two runs at once would play the same games twice."""
        try:
            opened.enter_context(hold_file(self.path / RESULTS))
        except FileHeld:
            raise Illegal("arena-held", {"found": str(self.path)}) from None

    def check(self, plan: Plan) -> None:
        """A folder belongs to one plan, and to the code that began it."""
        path, wanted = self.path / PLAN, plan.to_wire()
        if not path.exists():
            write_whole(path, json.dumps(wanted, indent=1) + "\n")
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
        """The games that are there. A line that was cut when the run was killed is dropped: its game is played anew."""
        self.file.seek(0)
        sound = 0
        for line in self.file:
            outcome = read_line(line)
            if outcome is None:
                break
            self.outcomes[outcome.number] = outcome
            sound += len(line)
        self.file.truncate(sound)

    def keep(self, outcome: Outcome, record: str) -> None:
        """One more game: the record first, so that no line speaks of one that is not there."""
        write_whole(self.record(outcome.number), record)
        self.file.write(json.dumps(outcome.to_wire()).encode() + b"\n")
        self.file.flush()
        self.outcomes[outcome.number] = outcome

    def record(self, number: int) -> Path:
        return self.path / RECORDS / f"{number:06}.record"

    def __enter__(self) -> Folder:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.opened.close()


def read_line(line: bytes) -> Outcome | None:
    """The game that a line tells of, if it is whole."""
    try:
        entry: Any = json.loads(line)
        return outcome_of(entry) if line.endswith(b"\n") else None
    except (ValueError, TypeError):
        return None


def write_whole(path: Path, content: str | bytes) -> None:
    """A file that is there in full or not at all."""
    beside = path.with_name(path.name + NEW)
    beside.write_bytes(content.encode() if isinstance(content, str) else content)
    beside.replace(path)
