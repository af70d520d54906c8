"""Run all campaigns for some minutes, and write lab/reports/robustness.md: load, kills, random games, mutation.

    ./dev lab robustness --minutes 60

Kills and random games go on from run to run, so a page of a few minutes tells of all that was run before: kills of this
engine are kept beside the page, random games by these rules in the data folder.
"""

from __future__ import annotations

import argparse
import json
import platform
import subprocess
import sys
from collections.abc import Sequence
from contextlib import nullcontext
from dataclasses import asdict
from pathlib import Path
from typing import Any

from clairiere import compiled
from clairiere.arena.folder import write_atomically
from clairiere.arena.run import available_cores
from clairiere.cli.argument_parser import Parser, real
from clairiere.cli.arguments import check_parent
from clairiere.conformance.fuzz import Fuzz
from clairiere.core.game import GAMES
from clairiere.core.illegal import Illegal
from clairiere.core.record import ENGINE
from lab.campaigns.fuzzing import largest_run
from lab.project import REPORTS, environment
from lab.words import say

KILLS, WALKS = 1000, 1_000_000  # what a whole campaign has
LOADS = ((1000, 1), (2000, 1), (4000, 2))  # tables, and the processes that serve them: several share a PostgreSQL
LOAD_S = 20.0  # at least, for each
STORES = {"sqlite": "SQLite", "postgresql": "PostgreSQL", "two": "two processes on one PostgreSQL"}
KILLED = f"kills-{ENGINE}.json"  # beside the page
MUTANTS = "mutants.json"  # beside the page, where `./dev lab mutants --write` leaves its counts
HEAD = """# Robustness: what was measured

Written by `./dev lab robustness`; nothing here is typed by hand. The limits: [limits.md](../../docs/limits.md).
Engine {engine}, {built}, Python {python}, {cores} cores shared by server and clients, {system}.
Each run resumes the last one until every target is met.
"""
STILL = """Still: games of Root that have no end by the law (RUL.61). All that can be answered there was tried,
and leads back to where it was."""
FULL = 0.9  # of all cores: above that everybody waits for one
NEEDS = """What the cores can bear: moves a second by what one costs servers and clients, and the cores that were
at work on the whole machine in that time, with the database and whatever else ran."""


def add_arguments(parser: Parser) -> None:
    parser.add_argument("--write", type=Path, default=REPORTS / "robustness.md", metavar="FILE", help="the page")
    parser.add_argument("--minutes", type=real(), default=10.0, metavar="M", help="for how long, all in all")


def run(given: argparse.Namespace, language: str) -> int:
    if not 0 < given.minutes <= 1440:
        raise Illegal("robustness-minutes", {"found": str(given.minutes)})
    check_parent(given.write)
    seconds = 60 * given.minutes
    parts = [page_head(), load_part(seconds / 4 / len(LOADS))]
    parts += [kills_part(given.write.with_name(KILLED), seconds / 2 / len(STORES)), fuzz_part(seconds / 4)]
    parts += [mutants_part(given.write.with_name(MUTANTS))]
    write_atomically(given.write, "\n".join(filter(None, parts)))
    print(say(language, "arena-reported", {"file": str(given.write)}))
    return 0


def page_head() -> str:
    built = "compiled" if compiled() else "interpreted"
    system = f"{platform.system()} {platform.machine()}"
    python = platform.python_version()
    return HEAD.format(engine=ENGINE, built=built, python=python, cores=available_cores(), system=system)


def load_part(seconds: float) -> str:
    """From the click until all have been told, and how much of the processors that takes."""
    from lab.campaigns.loadtest import EVERY_S

    measures = [measure_load(tables, processes, max(LOAD_S, seconds)) for tables, processes in LOADS]
    keys = [key for key in max(measures, key=len) if key != "games"]
    rows = [[format_value(row.get(key, "did not come to its end")) for key in keys] for row in measures]
    about = f"`./dev lab loadtest`, each table a move every {EVERY_S:g} s; one process on SQLite, two on a PostgreSQL."
    needs = "".join(f"- {describe_load(row, EVERY_S)}\n" for row in measures if "cpu_ms_per_move" in row)
    return f"## Load\n\n{about}\n\n{format_table(keys, rows)}\n{NEEDS}\n\n{needs}"


def measure_load(tables: int, processes: int, seconds: float) -> dict[str, Any]:
    """The figures for so many tables; none if this machine could not bear them."""
    from lab.campaigns.own_postgres import own_postgres

    given = ["--tables", str(tables), "--seconds", str(seconds), "--processes", str(processes)]
    try:
        with own_postgres() if processes > 1 else nullcontext("") as url:
            return run_tool("loadtest", *given, *(["--db", url] if url else []))
    except Illegal:
        return {"tables": tables, "processes": processes}


def describe_load(row: dict[str, Any], every: float) -> str:
    """What the tables ask of the processors, by what a move was measured to cost."""
    moves = row["tables"] / every
    work = moves * (row["cpu_ms_per_move"] + row["client_ms_per_move"]) / 1000
    full = (
        ": **more than this machine has; the waits tell of it, not of the server**"
        if work >= FULL * available_cores()
        else ""
    )
    return f"{row['tables']:,} tables, {moves:,.0f} moves/s: {work:.2f} cores; at work {row['busy_cores']}{full}."


def kills_part(kept: Path, seconds: float) -> str:
    """Gone on with from what is kept beside the page, on whatever machine that was."""
    stores = run_tool("kills", "--count", str(KILLS), "--seconds", str(seconds), "--out", str(kept))
    rows = [(STORES[store], *map(format_value, figures.values())) for store, figures in stores.items()]
    columns = ("store", "kills", "plays acknowledged", "lost", "written twice", "tables stuck")
    about = f"`./dev lab kills --count {KILLS}`: kill -9 at random moments, then the log against what was acknowledged."
    return f"## Kills\n\n{about}\n\n{format_table(columns, rows)}"


def fuzz_part(seconds: float) -> str:
    """What was played by the rules as they are; and a larger run by earlier ones, if one was kept."""
    figures = run_tool("fuzz", "--games", str(WALKS), "--seconds", str(seconds))
    rate = round(figures["fresh"] / figures["seconds"]) if figures["fresh"] else "played before"
    rows = [["as they are", *fuzz_row(figures), format_value(rate)]]
    earlier = asdict(largest_run(Fuzz(tuple(GAMES))))
    if earlier["games"] > figures["games"]:
        rows.append(["earlier ones", *fuzz_row(earlier), "played before"])
    about = f"`./dev lab fuzz --games {WALKS}`: random games over all set-ups: crash, dead end, runaway, lost piece."
    about += f"\n{STILL}"
    columns = ("rules", "games", "answers", "answers of the longest", "still", "failed", "games a second, here and now")
    return f"## Fuzz\n\n{about}\n\n{format_table(columns, rows)}"


def fuzz_row(figures: dict[str, Any]) -> list[str]:
    return [
        *(format_value(figures[key]) for key in ("games", "answers", "longest", "still")),
        str(len(figures["failures"])),
    ]


def mutants_part(path: Path) -> str:
    """The figures of the last mutants; nothing if there are none."""
    if not path.exists():
        return ""
    figures: dict[str, Any] = json.loads(path.read_text("utf-8"))
    found: dict[str, int] = figures["counts"]["all"]
    rows = [(key, format_value(value)) for key, value in {"sample": figures["sample"], **found}.items()]
    killed, lives = found.get("killed", 0), found.get("lives", 0)
    rows.append(("killed of those that change something", f"{100 * killed / max(1, killed + lives):.1f} %"))
    about = "`./dev lab mutants`: random changes of the rules that the tests must notice."
    return f"## Mutation\n\n{about} Broken: does not even load.\n\n{format_table(('', 'found'), rows)}"


def run_tool(*arguments: str) -> dict[str, Any]:
    """The JSON that a command of ours prints, whatever its exit code."""
    command = [sys.executable, "-m", "lab", *arguments, "--json"]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False, env=environment())
    if not done.stdout:
        raise Illegal("robustness-failed", {"command": " ".join(arguments)})
    figures: dict[str, Any] = json.loads(done.stdout)
    return figures


def format_value(value: object) -> str:
    return f"{value:,}" if isinstance(value, (int, float)) else str(value)


def format_table(columns: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [columns, ["---"] * len(columns), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)
