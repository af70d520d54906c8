"""The commands `games` and `law`: list the games with their options and bots, and their laws."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from rich.console import Console

from ..bots import levels_of
from ..core.game import GAMES
from ..core.illegal import Illegal
from ..law import count_citations, find_clause, games_with_law, law_of
from ..terminal.law import show_clause, show_law
from ..words import say


def games_command(given: argparse.Namespace, language: str) -> int:
    for game in GAMES.values():
        facts = {"id": game.id, "title": say(language, f"{game.id}-title"), "about": say(language, f"{game.id}-about")}
        players = str(game.fewest) if game.fewest == game.most else f"{game.fewest}-{game.most}"
        print(say(language, "cli-one-game", facts | {"players": players}))
        for option in game.options:
            if option.is_fixed:
                continue
            help = say(language, f"{game.id}-option-{option.name}")
            facts = {
                "name": option.name,
                "values": option.describe_values(),
                "default": option.default_text,
                "help": help,
            }
            print(say(language, "cli-one-option", facts))
        levels = [f"{level} {id}" for level, id in levels_of(game.id).items()]
        print(say(language, "cli-its-bots", {"bots": levels}))
    return 0


def law_command(given: argparse.Namespace, language: str) -> int:
    if given.check:
        return check_law(given, language)
    console = Console(highlight=False)
    if not given.cite:
        raise Illegal("cli-which-law", {"known": games_with_law()})
    if given.json:
        cited = find_clause(given.cite) if ":" in given.cite else law_of(given.cite)
        print(json.dumps(cited.to_wire(), ensure_ascii=False))
    elif ":" in given.cite:
        show_clause(given.cite, language, console)
    else:
        show_law(given.cite, language, console)
    return 0


def check_law(given: argparse.Namespace, language: str) -> int:
    """Count clauses, code and tests; return 1 if there is a gap."""
    tests = given.tests or Path("tests")
    if not tests.is_dir():
        raise Illegal("cli-no-tests", {"found": str(tests)})
    package = Path(__file__).parents[1]
    counts = [count_citations(game, package, tests) for game in games_with_law()]
    ok = all(counted.ok for counted in counts)
    if given.json:
        print(json.dumps({"ok": ok, "games": {counted.game: counted.to_wire() for counted in counts}}))
    for counted in [] if given.json else counts:
        coded, tested = counted.clauses - len(counted.uncoded), counted.clauses - len(counted.untested)
        facts = {"game": counted.game, "clauses": counted.clauses, "coded": coded, "tested": tested}
        print(say(language, "cli-law-count", facts))
        for id, gap in (("code", counted.uncoded), ("tests", counted.untested), ("unknown", counted.unknown)):
            if gap:
                print(say(language, f"cli-law-{id}", {"gap": gap}))
    return 0 if ok else 1
