"""Play the standing matches on their sealed seeds, and write the report and the strengths that the lobby proposes by.

    ./dev lab arena                                       all of them
    ./dev lab arena renard                                those of one game; what the report says of others stays
    ./dev lab arena root --mode coop                      those at such tables
    ./dev lab arena jeton --bots 3,2,2,2,2,2              those of such bots

Interrupted, the same command goes on where it stopped. Tune on seeds of your own, never on the sealed ones.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from clairiere.arena.result import ArenaResult
from clairiere.arena.run import available_cores, default_folder
from clairiere.arena.schedule import Schedule
from clairiere.bots.strength import FILE
from clairiere.cli.arena import play_with_progress
from clairiere.cli.argument_parser import PROCESSES, Parser, whole
from clairiere.cli.arguments import check_parent
from clairiere.cli.game_options import add_options, options_of
from clairiere.core.game import find
from clairiere.core.illegal import Illegal
from lab.arena.report import write_report
from lab.arena.standing import STANDING_MATCHES, MatchFilter
from lab.project import REPORTS
from lab.words import say


def add_arguments(parser: Parser) -> None:
    parser.add_argument("game", nargs="?", help="one game alone (else all)")
    parser.add_argument("--bots", help="the bots of a match, by level or id, separated by commas")
    parser.add_argument("--games", type=whole(1), metavar="N", help="games of each match (default: the usual number)")
    add_options(parser, "an option of the game: matches at such tables alone")
    parser.add_argument("--workers", type=whole(1, PROCESSES), metavar="N", help="processes (else one for each core)")
    parser.add_argument("--ray", nargs="?", const="", metavar="ADDRESS", help="play on a Ray cluster")
    parser.add_argument("--report", type=Path, default=REPORTS / "arena.md", metavar="FILE")
    parser.add_argument("--strengths", type=Path, default=FILE, metavar="FILE")


def run(given: argparse.Namespace, language: str) -> int:
    """Write the report in `--lang`; in English if nothing is said."""
    language = given.lang or "en"
    if given.bots and not given.game:
        raise Illegal("cli-missing", {"command": "./dev lab arena", "what": "game"})
    for path in (given.report, given.strengths):
        check_parent(path)
    wanted = wanted_of(given)
    workers = given.workers or available_cores()

    def play(schedule: Schedule, games: int) -> ArenaResult:
        return play_with_progress(schedule, games, default_folder(schedule), workers, language, given.ray)

    write_report(given.report, play, language, given.games or 0, wanted=wanted, strengths=given.strengths)
    print(say(language, "arena-reported", {"file": str(given.report)}))
    return 0


def wanted_of(given: argparse.Namespace) -> MatchFilter:
    """Return the matches that are asked for. Raise Illegal if none of the standing matches is."""
    game = find(given.game) if given.game else None
    bots = tuple(given.bots.split(",")) if given.bots else ()
    wanted = MatchFilter(game.id if game else "", options_of(given, game), bots)
    if not any(wanted.covers(schedule) for table in STANDING_MATCHES for schedule, _ in table.schedules()):
        raise Illegal("arena-report-nothing", {"what": wanted.describe()})
    return wanted
