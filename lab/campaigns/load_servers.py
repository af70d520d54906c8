"""Measure servers under load: tables of bots over real sockets, a click at each table every two seconds.

    ./dev lab loadtest --tables 500 --seconds 30
    ./dev lab loadtest --tables 4000 --processes 2 --db postgresql://…

Prints waits (from the click until every player has been told), errors, processor time per move and memory per table.
"""

from __future__ import annotations

import argparse
import asyncio
import json

from clairiere.cli.argument_parser import PROCESSES, Parser, real, whole
from clairiere.core.game import GAMES, find
from clairiere.core.illegal import Illegal
from clairiere.server.store.engines import url_of
from lab.campaigns.loadtest import measure
from lab.words import say


def add_arguments(parser: Parser) -> None:
    parser.add_argument("--tables", type=whole(), default=100, metavar="N", help="how many tables")
    parser.add_argument("--seconds", type=real(), default=20.0, help="for how long")
    parser.add_argument("--processes", type=whole(1, PROCESSES), default=1, metavar="N", help="several need --db")
    parser.add_argument("--db", metavar="URL", default="", help="a PostgreSQL (else a new SQLite file)")
    parser.add_argument("--games", metavar="GAME,…", default="", help="these games alone")
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(given: argparse.Namespace, language: str) -> int:
    """Measure and print; return 1 if a move was answered by an error, or not at all."""
    if given.tables < 1:
        raise Illegal("cli-too-few-tables", {"found": given.tables})
    if not 0.01 <= given.seconds <= 3600:
        raise Illegal("cli-seconds-range", {"found": given.seconds})
    games = [find(game) for game in given.games.split(",")] if given.games else list(GAMES.values())
    if given.processes < 1 or (given.processes > 1 and not url_of(given.db).startswith("postgresql")):
        raise Illegal("cli-load-shared", {"found": given.processes})
    figures = asyncio.run(measure(given.tables, given.seconds, games, given.processes, given.db))
    values = figures.to_wire()
    print(json.dumps(values) if given.json else load_text(values, language))
    return 0 if not figures.errors else 1


def load_text(values: dict[str, object], language: str) -> str:
    """Return what was measured in words, for all tables and game by game."""
    games = values.pop("games")
    assert isinstance(games, dict)
    of_games = [say(language, "cli-load-game", {"game": game} | part) for game, part in games.items()]
    return "\n".join([say(language, "cli-load", values), *of_games])
