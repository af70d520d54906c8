"""Play random games by the million: no crash, no dead end, no runaway, no lost piece.

    ./dev lab fuzz --games 1000000 [--seconds 3600]       over all set-ups of all games
    ./dev lab fuzz root --board winter --games 10000      of one game, with some options fixed
    ./dev lab fuzz --replay FILE                          the games that failed, once more

Interrupted, or ended by --seconds, the same command goes on. Games that failed are kept as walks.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict
from pathlib import Path

from clairiere import compiled
from clairiere.arena.run import available_cores
from clairiere.cli.argument_parser import PROCESSES, SEEDS, Parser, real, whole
from clairiere.cli.game_options import add_options, options_of
from clairiere.cli.progress import progress
from clairiere.conformance.fuzz import Fuzz, replay_failure
from clairiere.core.game import GAMES, find
from clairiere.core.illegal import Illegal
from lab.campaigns import fuzzing
from lab.campaigns.fuzzing import default_file, read_failures
from lab.words import say


def add_arguments(parser: Parser) -> None:
    parser.add_argument("game", nargs="?", help="one game alone (else all)")
    add_options(parser, "an option of the game")
    parser.add_argument("--games", type=whole(), default=10_000, metavar="N", help="how many games")
    parser.add_argument("--seed", type=whole(-SEEDS, SEEDS), default=0, help="the first seed; the others follow it")
    parser.add_argument("--workers", type=whole(1, PROCESSES), metavar="N", help="processes (else one for each core)")
    parser.add_argument("--seconds", type=real(), default=0.0, help="stop after this long")
    parser.add_argument("--out", type=Path, metavar="FILE", help="keep the games here, and go on from them")
    parser.add_argument("--replay", type=Path, metavar="FILE", help="play what failed in this file again")
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(given: argparse.Namespace, language: str) -> int:
    """Play the games; return 1 if one failed."""
    if given.replay:
        return replay(given.replay, language)
    workers = available_cores() if given.workers is None else given.workers
    if workers < 1:
        raise Illegal("arena-workers", {"found": workers})
    if given.games < 1:
        raise Illegal("cli-too-few", {"found": given.games})
    fuzz = fuzz_of(given)
    path = given.out or default_file(fuzz)
    with progress("fuzz", given.games) as done:
        results = fuzzing.run_fuzz(fuzz, given.games, path, workers, given.seconds, done)
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
    """Replay every walk that failed; return 1 if one still fails."""
    failures = read_failures(path)
    still = 0
    for failure in failures:
        why = replay_failure(failure)
        still += bool(why)
        facts = {"game": failure["game"], "seed": failure["seed"], "check": failure["check"]}
        print(say(language, "fuzz-still" if why else "fuzz-mended", facts | {"why": why}))
    print(say(language, "fuzz-replayed", {"count": len(failures), "still": still}))
    return 1 if still else 0
