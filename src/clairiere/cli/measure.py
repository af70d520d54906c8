"""The commands that read the law, run bots and measure."""

from __future__ import annotations

import argparse
import json
import sys
import time
from functools import partial
from pathlib import Path

from rich.console import Console

from .. import bench, compiled
from ..arena import match
from ..arena.sections import role_name
from ..bots import bot_id, levels_of
from ..conformance.promises import PROMISES, random_walk
from ..core.game import GAMES, find
from ..core.illegal import Illegal
from ..law import clause, count, games, law_of
from ..terminal.law import show_clause, show_law
from ..words import say
from .arguments import in_turns, seats_of, usual_bot
from .game_options import options_of
from .progress import progress


def law_command(given: argparse.Namespace, language: str) -> int:
    if given.check:
        return check_law(given, language)
    console = Console(highlight=False)
    if not given.cite:
        raise Illegal("cli-which-law", {"known": games()})
    if given.json:
        found = clause(given.cite) if ":" in given.cite else law_of(given.cite)
        print(json.dumps(found.wire(), ensure_ascii=False))
    elif ":" in given.cite:
        show_clause(given.cite, language, console)
    else:
        show_law(given.cite, language, console)
    return 0


def check_law(given: argparse.Namespace, language: str) -> int:
    """Count clauses, code and tests; exit code 1 if there is a gap."""
    tests = given.tests or Path("tests")
    if not tests.is_dir():
        raise Illegal("cli-no-tests", {"found": str(tests)})
    package = Path(__file__).parents[1]
    counts = [count(game, package, tests) for game in games()]
    ok = all(found.ok for found in counts)
    if given.json:
        print(json.dumps({"ok": ok, "games": {found.game: found.wire() for found in counts}}))
    for found in [] if given.json else counts:
        coded, tested = found.clauses - len(found.uncoded), found.clauses - len(found.untested)
        facts = {"game": found.game, "clauses": found.clauses, "coded": coded, "tested": tested}
        print(say(language, "cli-law-count", facts))
        for id, gap in (("code", found.uncoded), ("tests", found.untested), ("unknown", found.unknown)):
            if gap:
                print(say(language, f"cli-law-{id}", {"gap": gap}))
    return 0 if ok else 1


def sim_command(given: argparse.Namespace, language: str) -> int:
    game = find(given.game)
    if given.games < 1:
        raise Illegal("cli-too-few", {"found": given.games})
    agreed = game.agree(options_of(given, game))
    in_turns(game, agreed)
    names = given.bots.split(",") if given.bots else [usual_bot(game), *["random"] * (seats_of(game, agreed) - 1)]
    seats_of(game, agreed, len(names))
    names = [bot_id(game.id, name) for name in names]
    with progress(game.id, given.games) as done:
        tally = match(game, names, given.games, given.seed, agreed, done, given.match)
    wire = tally.wire() | {"compiled": compiled()}
    if given.json:
        print(json.dumps(wire))
        return 0
    for name, wins, mean in zip(tally.bots, tally.wins, tally.scores, strict=True):
        facts = {"bot": name, "wins": wins, "mean": round(mean / tally.games, 2)}
        print(say(language, "cli-sim-bot", facts))
    for name, role in tally.roles.items():
        facts = {"role": role_name(game.id, name, language), "games": role.games, "wins": role.wins}
        print(say(language, "cli-sim-role", facts | {"mean": round(role.points / role.games, 2)}))
    counts = {"draws": tally.draws, "games": tally.games, "decisions": tally.decisions}
    print(say(language, "cli-sim-all", counts | {"rate": wire["decisions_per_second"]}))
    return 0


def bench_command(given: argparse.Namespace, language: str) -> int:
    if not 0.01 <= given.seconds <= 3600:
        raise Illegal("cli-seconds-range", {"found": str(given.seconds)})
    game = find(given.game) if given.game else None
    options = options_of(given, game)
    if game:
        game.new(options)  # what will not do is refused before anything is measured
    chosen = bench.setups(game.id if game else "", options)
    if bench.missing():
        print(say(language, "cli-no-peer", {"peers": bench.missing()}), file=sys.stderr)
    rows = [row.wire() for row in bench.bench(given.seconds, compiled(), partial(print, file=sys.stderr), chosen)]
    if given.json:
        print(json.dumps({"compiled": compiled(), "rows": rows}))
        return 0
    for row in rows:
        peer = f"{row['peer']}: {row['theirs']:,}   × {row['ratio']}" if row["peer"] else ""
        print(f"{row['work']:<20} {row['ours']:>12,} {row['unit']:<12} {row['microseconds']:>8} µs   {peer}")
    return 0


def conform_command(given: argparse.Namespace, language: str) -> int:
    """Walk through games at random until the time is over; the first broken promise is named with its walk."""
    if not 0 < given.seconds <= 86400:
        raise Illegal("cli-conform-range", {"found": str(given.seconds)})
    chosen = [find(given.game)] if given.game else list(GAMES.values())
    options = options_of(given, chosen[0] if given.game else None)
    for game in chosen:
        game.new(options)  # refused before the first walk
    began = time.monotonic()
    seed = given.seed
    while time.monotonic() - began < given.seconds:
        for game in chosen:
            walk = random_walk(game, seed, options)
            for promise in PROMISES:
                try:
                    promise(walk)
                except Exception as broken:
                    facts = {"game": game.id, "promise": promise.__name__, "seed": seed, "why": f"{broken!r}"}
                    print(say(language, "cli-conform-broken", facts), file=sys.stderr)
                    return 1
        seed += 1
    kept = {"walks": (seed - given.seed) * len(chosen), "promises": len(PROMISES), "seed": seed - 1}
    print(say(language, "cli-conform-kept", kept))
    return 0


def games_command(given: argparse.Namespace, language: str) -> int:
    for game in GAMES.values():
        facts = {"id": game.id, "title": say(language, f"{game.id}-title"), "about": say(language, f"{game.id}-about")}
        players = str(game.fewest) if game.fewest == game.most else f"{game.fewest}-{game.most}"
        print(say(language, "cli-one-game", facts | {"players": players}))
        for option in game.options:
            help = say(language, f"{game.id}-option-{option.name}")
            facts = {"name": option.name, "values": option.says(), "default": option.usual, "help": help}
            print(say(language, "cli-one-option", facts))
        levels = [f"{level} {id}" for level, id in levels_of(game.id).items()]
        print(say(language, "cli-its-bots", {"bots": levels}))
    return 0
