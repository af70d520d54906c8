"""Kill servers at random moments while people play, and compare every acknowledged play with the log.

    ./dev lab kills --count 1000 --out lab/reports/kills-0.2.0.json

On SQLite, on PostgreSQL, and on two processes that share one PostgreSQL. With --out the same command goes on where it
stopped. Exit code 1 if anything was lost, written twice, or stuck.
"""

from __future__ import annotations

import argparse
import asyncio
import json
from collections.abc import Callable
from contextlib import nullcontext
from dataclasses import asdict
from functools import partial
from pathlib import Path

from clairiere.arena.folder import write_atomically
from clairiere.cli.argument_parser import Parser, real, whole
from clairiere.cli.progress import progress
from clairiere.core.illegal import Illegal
from lab.campaigns.kills import STORES, KillCounts, kill_on
from lab.campaigns.own_postgres import own_postgres
from lab.words import say


def add_arguments(parser: Parser) -> None:
    parser.add_argument("--count", type=whole(), default=10, metavar="N", help="how many kills on each store")
    parser.add_argument("--seconds", type=real(), default=86400.0, help="for how long at most, on each store")
    parser.add_argument("--store", action="append", choices=STORES, help="on this store alone; may be given twice")
    parser.add_argument("--out", type=Path, metavar="FILE", help="keep the counts here, and go on from them")
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(given: argparse.Namespace, language: str) -> int:
    if given.count < 1:
        raise Illegal("kills-too-few", {"found": given.count})
    stores = given.store or STORES
    saved = json.loads(given.out.read_text("utf-8")) if given.out and given.out.exists() else {}
    results = {store: KillCounts(**saved.get(store, {})) for store in stores}
    with nullcontext("") if tuple(stores) == STORES[:1] else own_postgres() as postgres:
        for store, counts in results.items():
            with progress(store, given.count) as done:
                save = partial(save_counts, given.out, saved, store, counts, done)
                asyncio.run(kill_on(store, postgres, counts, given.count, given.seconds, save))
                save(counts.kills)
            if not given.json:
                print(say(language, "kills-found", {"store": store, **asdict(counts)}))
    if given.json:
        print(json.dumps({store: asdict(counts) for store, counts in results.items()}))
    return 0 if all(counts.sound for counts in results.values()) else 1


def save_counts(
    out: Path | None, saved: dict[str, object], store: str, counts: KillCounts, done: Callable[[int], None], kills: int
) -> None:
    """Write the counts after each kill, so that an interrupted campaign goes on."""
    done(kills)
    saved[store] = asdict(counts)
    if out:
        write_atomically(out, json.dumps(saved, indent=1) + "\n")
