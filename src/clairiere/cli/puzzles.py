"""The command `puzzles`: make puzzles, prove the shipped ones, or make those again."""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

from ..core.game import find
from ..core.illegal import Illegal
from ..puzzles.making import alike, made_again, make
from ..puzzles.positions import SOURCES
from ..puzzles.puzzle import Puzzle, in_order, puzzles_of, read_all, written
from ..puzzles.solving import PROOF, holds
from ..words import say
from .progress import progress

MANY = 100  # puzzles are made, unless told otherwise


def puzzles_command(given: argparse.Namespace, language: str) -> int:
    if given.game is not None:
        find(given.game)
    return ACTS[given.act](given, language)


def make_puzzles(given: argparse.Namespace, language: str) -> int:
    """Write one puzzle per line to a file or to the screen. A file with puzzles is continued."""
    if given.game not in SOURCES:
        raise Illegal("puzzle-which-game", {"known": list(SOURCES)})
    wanted = MANY if given.count is None else given.count
    if wanted < 1:
        raise Illegal("cli-too-few", {"found": wanted})
    kept = list(read_file(given.out).values())
    out = given.out.open("a", encoding="utf-8") if given.out else sys.stdout
    end = time.monotonic() + given.seconds
    with progress(given.game, wanted) as done:
        for count, puzzle in enumerate(make(given.game, given.seed, kept), len(kept) + 1):
            if count <= wanted:
                print(written(puzzle), file=out, flush=True)
                done(count)
            if count >= wanted or time.monotonic() > end:
                break
    if given.out:
        out.close()
    return 0


def make_again(given: argparse.Namespace, language: str) -> int:
    """Make shipped puzzles again from their positions and compare all but their ratings; return 1 if one differs.

    `--count` takes some of each game, spread over all; `--out` is the file for the new ratings."""
    shipped = [list(puzzles_of(game).values()) for game in games_of(given)]
    chosen = [puzzle for ones in shipped for puzzle in spread(ones, given.count or len(ones))]
    made = []
    with progress(given.game or "", len(chosen)) as done:
        for count, puzzle in enumerate(chosen):
            made.append(made_again(puzzle))
            done(count + 1)
    if given.out:
        rated = in_order(puzzle for puzzle in made if puzzle is not None)
        given.out.write_text("".join(f"{written(puzzle)}\n" for puzzle in rated), "utf-8")
    other = [puzzle.id for puzzle, again in zip(chosen, made, strict=True) if not alike(puzzle, again)]
    print(say(language, "puzzle-made-again", {"count": len(chosen), "other": len(other)}))
    for id in other:
        print(say(language, "puzzle-differs", {"id": id}))
    return 1 if other else 0


def spread(puzzles: list[Puzzle], count: int) -> list[Puzzle]:
    """Return `count` puzzles, spread from the easiest to the hardest."""
    count = min(count, len(puzzles))
    return [puzzles[len(puzzles) * place // count] for place in range(count)]


def games_of(given: argparse.Namespace) -> list[str]:
    return [given.game] if given.game else list(SOURCES)


def read_file(path: Path | None) -> dict[str, Puzzle]:
    return read_all(path.read_text("utf-8").splitlines()) if path and path.exists() else {}


def check_puzzles(given: argparse.Namespace, language: str) -> int:
    """Prove every shipped puzzle, or those of a file; return 1 if a proof fails."""
    shipped = {id: puzzle for game in games_of(given) for id, puzzle in puzzles_of(game).items()}
    known = read_file(given.out) or shipped
    wrong = []
    with progress(given.game or "", len(known)) as done:
        for count, (id, puzzle) in enumerate(known.items()):
            if not holds(puzzle, PROOF):
                wrong.append(id)
            done(count + 1)
    print(say(language, "puzzle-checked", {"count": len(known), "wrong": len(wrong)}))
    for id in wrong:
        print(say(language, "puzzle-fails", {"id": id}))
    return 1 if wrong else 0


ACTS = {"make": make_puzzles, "check": check_puzzles, "again": make_again}
