"""A long run of the fuzz on several processes, kept in one file as it goes, so that it can be gone on with.

The first line says what is played and by which code; each of the others tells of a batch of games.
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
from clairiere.arena.workers import spread
from clairiere.conformance.fuzz import BATCH, Batch, Fuzz
from clairiere.core.illegal import Illegal
from clairiere.home import FileHeld, data_folder, hold_file

Header = dict[str, object]
WALKED = ("conformance", "core", "games")  # the code that decides a random game: no bot has a say in it


@dataclass
class Figures:
    """What came of a run so far, and how many of its games are of the last `seconds`."""

    games: int
    fresh: int
    answers: int
    longest: int
    still: int
    seconds: float
    failures: list[dict[str, Any]]


def header_of(fuzz: Fuzz) -> Header:
    """What must be the same for a run to be gone on with."""
    code = [code_digest(game, folders=WALKED) for game in fuzz.games]
    return {"games": list(fuzz.games), "seed": fuzz.seed, "options": dict(fuzz.options), "code": code}


def usual_file(fuzz: Fuzz) -> Path:
    name = blake2b(json.dumps(header_of(fuzz), sort_keys=True).encode(), digest_size=5).hexdigest()
    return data_folder() / "fuzz" / f"{'-'.join(fuzz.games)}-{name}.jsonl"


def run(
    fuzz: Fuzz,
    games: int,
    path: Path,
    workers: int = 1,
    seconds: float = 0,
    done: Callable[[int], None] = lambda _: None,
) -> Figures:
    """Play so many games, but those that the file has already, for so many seconds at most; 0: until all are played."""
    began = time.monotonic()
    with kept(fuzz, path) as (file, batches):
        before = count(batches)
        missing = (number for number in range(-(-games // BATCH)) if short(number, batches, games))
        for batch in spread(partial(fuzz.batch, games), until(began + seconds if seconds else inf, missing), workers):
            file.write(json.dumps(asdict(batch)).encode() + b"\n")
            file.flush()
            batches[batch.number] = batch
            done(count(batches))
        return added(list(batches.values()), before, time.monotonic() - began)


def count(batches: dict[int, Batch]) -> int:
    return sum(batch.games for batch in batches.values())


def short(number: int, batches: dict[int, Batch], games: int) -> bool:
    """Whether games of a batch are missing."""
    return number not in batches or batches[number].games < min(BATCH, games - number * BATCH)


def until(end: float, numbers: Iterator[int]) -> Iterator[int]:
    return takewhile(lambda _: time.monotonic() < end, numbers)


def added(batches: list[Batch], before: int, seconds: float) -> Figures:
    games, answers = sum(batch.games for batch in batches), sum(batch.answers for batch in batches)
    longest = max([batch.longest for batch in batches], default=0)
    failures = [failure for batch in batches for failure in batch.failures]
    still = sum(batch.still for batch in batches)
    return Figures(games, games - before, answers, longest, still, seconds, failures)


@contextmanager
def kept(fuzz: Fuzz, path: Path) -> Iterator[tuple[BinaryIO, dict[int, Batch]]]:
    """The file of a run, open at its end, and the batches in it; one process at a time holds it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with ExitStack() as opened:
        try:
            opened.enter_context(hold_file(path))
        except FileHeld:
            raise Illegal("fuzz-held", {"found": str(path)}) from None
        file = opened.enter_context(path.open("a+b"))
        lines, sound = sound_lines(file)
        if lines and lines[0] != header_of(fuzz):
            raise Illegal("fuzz-other", {"found": str(path)})
        file.truncate(sound)
        if not lines:
            file.write(json.dumps(header_of(fuzz)).encode() + b"\n")
        yield file, batches_of(lines)


def batches_of(lines: list[dict[str, Any]]) -> dict[int, Batch]:
    """By their numbers; of one that was gone on with, the last."""
    return {line["number"]: Batch(**line) for line in lines[1:]}


def largest(fuzz: Fuzz) -> Figures:
    """Of all runs with these games that were kept, by whatever code, the one with the most games."""
    runs = [figures_in(path) for path in data_folder().glob(f"fuzz/{'-'.join(fuzz.games)}-*.jsonl")]
    return max(runs, key=lambda figures: figures.games, default=added([], 0, 0.0))


def figures_in(path: Path) -> Figures:
    with path.open("rb") as file:
        return added(list(batches_of(sound_lines(file)[0]).values()), 0, 0.0)


def sound_lines(file: BinaryIO) -> tuple[list[dict[str, Any]], int]:
    """The lines that are whole, and where they end: the last one may have been cut when a run was killed."""
    file.seek(0)
    lines, sound = [], 0
    for line in file:
        try:
            lines.append(json.loads(line))
        except ValueError:
            break
        sound += len(line)
    return lines, sound


def failures_in(path: Path) -> list[dict[str, Any]]:
    """What failed in the run that a file tells of."""
    with path.open("rb") as file:
        return [failure for line in sound_lines(file)[0] for failure in line.get("failures", [])]
