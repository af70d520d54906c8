"""The commands `sim`, `bench` and `conform`: let bots play, measure speed, check promises."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable
from functools import partial

from .. import bench, compiled
from ..arena import match
from ..arena.sections import role_name
from ..bots import bot_id
from ..conformance.promises import PROMISES, random_walk
from ..core.game import GAMES, find
from ..core.illegal import Illegal
from ..words import say
from .arguments import check_by_turns, seats_of, usual_bot
from .game_options import options_of
from .progress import progress

RESEARCH = "research"  # the environments, in place of a game


def sim_command(given: argparse.Namespace, language: str) -> int:
    game = find(given.game)
    if given.games < 1:
        raise Illegal("cli-too-few", {"found": given.games})
    agreed = game.agree_simulation(options_of(given, game))
    check_by_turns(game, agreed)
    names = given.bots.split(",") if given.bots else [usual_bot(game), *["random"] * (seats_of(game, agreed) - 1)]
    seats_of(game, agreed, len(names))
    names = [bot_id(game.id, name) for name in names]
    with progress(game.id, given.games) as done:
        tally = match(game, names, given.games, given.seed, agreed, done, given.match)
    wire = tally.to_wire() | {"compiled": compiled()}
    if given.json:
        print(json.dumps(wire))
        return 0
    for name, wins, mean in zip(tally.bots, tally.wins, tally.scores, strict=True):
        facts = {"bot": name, "wins": wins, "mean": round(mean / tally.games, 2)}
        print(say(language, "cli-sim-bot", facts))
    for name, role in tally.roles.items():
        facts = {"role": role_name(game.id, name, language), "games": role.games, "wins": role.wins}
        print(say(language, "cli-sim-role", facts | {"mean": round(role.points / role.games, 2)}))
    for fault in tally.faults[:1]:
        facts = {"bot": fault.bot, "games": len(tally.faults), "first": fault.game, "why": fault.why}
        print(say(language, "arena-fault", facts))
    counts = {"draws": tally.draws, "games": tally.games, "decisions": tally.decisions}
    print(say(language, "cli-sim-all", counts | {"rate": wire["decisions_per_second"]}))
    return 0


def bench_command(given: argparse.Namespace, language: str) -> int:
    if not 0.01 <= given.seconds <= 3600:
        raise Illegal("cli-seconds-range", {"found": str(given.seconds)})
    told = partial(print, file=sys.stderr)
    if given.game == RESEARCH:
        rows = [row.to_wire() for row in bench.bench_research(given.seconds, told)]
    else:
        rows = [row.to_wire() for row in measured(given, language, told)]
    if given.json:
        print(json.dumps({"compiled": compiled(), "rows": rows}))
        return 0
    for row in rows:
        peer = f"{row['peer']}: {row['theirs']:,}   × {row['ratio']}" if row["peer"] else ""
        print(f"{row['work']:<20} {row['ours']:>12,} {row['unit']:<12} {row['microseconds']:>8} µs   {peer}")
    return 0


def measured(given: argparse.Namespace, language: str, told: Callable[[str], None]) -> list[bench.Row]:
    """Measure one game or all, and the peers that are installed."""
    game = find(given.game) if given.game else None
    options = options_of(given, game)
    if game:
        game.new(options)  # what will not do is refused before anything is measured
    chosen = bench.setups(game.id if game else "", options)
    if bench.missing():
        print(say(language, "cli-no-peer", {"peers": bench.missing()}), file=sys.stderr)
    return bench.bench(given.seconds, compiled(), told, chosen)


def conform_command(given: argparse.Namespace, language: str) -> int:
    """Play random games until the time is over; name the first broken promise with its seed."""
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
