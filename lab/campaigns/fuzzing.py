"""A long run of random games in several processes, saved in one file as it goes, so that it can be resumed.

The first line says what is played and by which code; each other line is a batch of games.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import asdict, dataclass
from functools import partial
from hashlib import blake2b
from itertools import takewhile
from math import inf
from pathlib import Path
from typing import Any, BinaryIO

from clairiere.arena.schedule import code_digest
from clairiere.arena.workers import run_in_processes
from clairiere.conformance.fuzz import BATCH, Batch, Fuzz
from clairiere.core.illegal import Illegal
from clairiere.home import FileHeld, data_folder, hold_file

Header = dict[str, object]
WALK_FOLDERS = ("conformance", "core", "games")  # the code that decides a random game: no bot has a say in it


@dataclass
class FuzzResults:
    """The results of a run; `fresh` games were played in the last `seconds`."""

    games: int
    fresh: int
    answers: int
    longest: int
    still: int
    seconds: float
    failures: list[dict[str, Any]]


def header_of(fuzz: Fuzz) -> Header:
    """Return what must be the same for a run to be resumed."""
    code = [code_digest(game, folders=WALK_FOLDERS) for game in fuzz.games]
    return {"games": list(fuzz.games), "seed": fuzz.seed, "options": dict(fuzz.options), "code": code}


def default_file(fuzz: Fuzz) -> Path:
    name = blake2b(json.dumps(header_of(fuzz), sort_keys=True).encode(), digest_size=5).hexdigest()
    return data_folder() / "fuzz" / f"{'-'.join(fuzz.games)}-{name}.jsonl"


def run_fuzz(
    fuzz: Fuzz,
    games: int,
    path: Path,
    workers: int = 1,
    seconds: float = 0,
    done: Callable[[int], None] = lambda _: None,
) -> FuzzResults:
    """Play `games` games, except those in the file already. Stop after `seconds` (0: no limit)."""
    began = time.monotonic()
    with open_run_file(fuzz, path) as (file, batches):
        before = count_games(batches)
        missing = (number for number in range(-(-games // BATCH)) if is_incomplete(number, batches, games))
        for batch in run_in_processes(
            partial(fuzz.batch, games), numbers_until(began + seconds if seconds else inf, missing), workers
        ):
            file.write(json.dumps(asdict(batch)).encode() + b"\n")
            file.flush()
            batches[batch.number] = batch
            done(count_games(batches))
        return sum_batches(list(batches.values()), before, time.monotonic() - began)


def count_games(batches: dict[int, Batch]) -> int:
    return sum(batch.games for batch in batches.values())


def is_incomplete(number: int, batches: dict[int, Batch], games: int) -> bool:
    """Return True if games of a batch are missing."""
    return number not in batches or batches[number].games < min(BATCH, games - number * BATCH)


def numbers_until(end: float, numbers: Iterator[int]) -> Iterator[int]:
    return takewhile(lambda _: time.monotonic() < end, numbers)


def sum_batches(batches: list[Batch], before: int, seconds: float) -> FuzzResults:
    games, answers = sum(batch.games for batch in batches), sum(batch.answers for batch in batches)
    longest = max([batch.longest for batch in batches], default=0)
    failures = [failure for batch in batches for failure in batch.failures]
    still = sum(batch.still for batch in batches)
    return FuzzResults(games, games - before, answers, longest, still, seconds, failures)


@contextmanager
def open_run_file(fuzz: Fuzz, path: Path) -> Iterator[tuple[BinaryIO, dict[int, Batch]]]:
    """Open the file of a run for appending, and read its batches. One process at a time may have it open."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with ExitStack() as opened:
        try:
            opened.enter_context(hold_file(path))
        except FileHeld:
            raise Illegal("fuzz-held", {"found": str(path)}) from None
        file = opened.enter_context(path.open("a+b"))
        lines, sound = whole_lines(file)
        if lines and lines[0] != header_of(fuzz):
            raise Illegal("fuzz-other", {"found": str(path)})
        file.truncate(sound)
        if not lines:
            file.write(json.dumps(header_of(fuzz)).encode() + b"\n")
        yield file, batches_of(lines)


def batches_of(lines: list[dict[str, Any]]) -> dict[int, Batch]:
    """Return the batches by number; of a batch that was resumed, the last line counts."""
    return {line["number"]: Batch(**line) for line in lines[1:]}


def largest_run(fuzz: Fuzz) -> FuzzResults:
    """Return the largest saved run with these games, by whatever code."""
    runs = [read_results(path) for path in data_folder().glob(f"fuzz/{'-'.join(fuzz.games)}-*.jsonl")]
    return max(runs, key=lambda figures: figures.games, default=sum_batches([], 0, 0.0))


def read_results(path: Path) -> FuzzResults:
    with path.open("rb") as file:
        return sum_batches(list(batches_of(whole_lines(file)[0]).values()), 0, 0.0)


def whole_lines(file: BinaryIO) -> tuple[list[dict[str, Any]], int]:
    """Return the whole lines and where they end: the last one is cut if the run was killed."""
    file.seek(0)
    lines, sound = [], 0
    for line in file:
        try:
            lines.append(json.loads(line))
        except ValueError:
            break
        sound += len(line)
    return lines, sound


def read_failures(path: Path) -> list[dict[str, Any]]:
    """Return the failures of the run in a file."""
    with path.open("rb") as file:
        return [failure for line in whole_lines(file)[0] for failure in line.get("failures", [])]
