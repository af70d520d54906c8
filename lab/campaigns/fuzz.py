"""The command that plays random games by the million."""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict
from pathlib import Path

from .. import compiled
from ..arena.fuzzing import failures_in, run, usual_file
from ..arena.run import cores
from ..conformance.fuzz import Fuzz, replayed
from ..core.game import GAMES, find
from ..core.illegal import Illegal
from ..words import say
from .game_options import options_of
from .progress import progress


def fuzz_command(given: argparse.Namespace, language: str) -> int:
    """Exit code 1 if a game failed; its walk is kept."""
    if given.replay:
        return replay(given.replay, language)
    workers = cores() if given.workers is None else given.workers
    if workers < 1:
        raise Illegal("arena-workers", {"found": workers})
    if given.games < 1:
        raise Illegal("cli-too-few", {"found": given.games})
    fuzz = fuzz_of(given)
    path = given.out or usual_file(fuzz)
    with progress("fuzz", given.games) as done:
        results = run(fuzz, given.games, path, workers, given.seconds, done)
    if given.json:
        print(json.dumps(asdict(results) | {"compiled": compiled()}))
    else:
        facts = {"games": results.games, "answers": results.answers, "longest": results.longest}
        facts |= {"still": results.still}
        print(say(language, "fuzz-played", facts | {"failed": len(results.failures), "file": str(path)}))
    return 1 if results.failures else 0


def fuzz_of(given: argparse.Namespace) -> Fuzz:
    games = [find(given.game)] if given.game else list(GAMES.values())
    options = options_of(given, games[0] if given.game else None)
    for game in games:
        game.new(options)  # refused before the first game
    return Fuzz(tuple(game.id for game in games), given.seed, options)


def replay(path: Path, language: str) -> int:
    """Go every walk again that failed once; exit code 1 if one fails still."""
    failures = failures_in(path)
    still = 0
    for failure in failures:
        why = replayed(failure)
        still += bool(why)
        facts = {"game": failure["game"], "seed": failure["seed"], "check": failure["check"]}
        print(say(language, "fuzz-still" if why else "fuzz-mended", facts | {"why": why}))
    print(say(language, "fuzz-replayed", {"count": len(failures), "still": still}))
    return 1 if still else 0
