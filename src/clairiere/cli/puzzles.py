"""The command of puzzles: making some, and proving those that are shipped."""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

from ..core.game import GAMES, find
from ..core.illegal import Illegal
from ..puzzles.making import AIMS, game_of, make
from ..puzzles.puzzle import Puzzle, puzzles_of, read_all, written
from ..puzzles.solving import PROOF, holds
from ..words import say
from .progress import progress


def puzzles_command(given: argparse.Namespace, language: str) -> int:
    if given.game is not None:
        find(given.game)
    return make_puzzles(given, language) if given.act == "make" else check_puzzles(given, language)


def make_puzzles(given: argparse.Namespace, language: str) -> int:
    """One puzzle a line, to a file or to the screen. A file that has some already is gone on with."""
    if given.game not in AIMS:
        raise Illegal("puzzle-which-game", {"known": list(AIMS)})
    if given.count < 1:
        raise Illegal("cli-too-few", {"found": given.count})
    kept = read_file(given.out)
    first = 1 + max((game_of(puzzle, given.seed) for puzzle in kept.values()), default=-1)
    out = given.out.open("a", encoding="utf-8") if given.out else sys.stdout
    end = time.monotonic() + given.seconds
    with progress(given.game, given.count) as done:
        for count, puzzle in enumerate(make(given.game, given.seed, first), len(kept) + 1):
            if count <= given.count:
                print(written(puzzle), file=out, flush=True)
                done(count)
            if count >= given.count or time.monotonic() > end:
                break
    if given.out:
        out.close()
    return 0


def read_file(path: Path | None) -> dict[str, Puzzle]:
    return read_all(path.read_text("utf-8").splitlines()) if path and path.exists() else {}


def check_puzzles(given: argparse.Namespace, language: str) -> int:
    """Prove every shipped puzzle, or those of a file, anew; exit code 1 if one does not hold."""
    games = [given.game] if given.game else list(GAMES)
    known = read_file(given.out) or {id: puzzle for game in games for id, puzzle in puzzles_of(game).items()}
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
