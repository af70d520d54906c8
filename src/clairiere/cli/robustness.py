"""The command that writes the page on robustness: what the campaigns measured here.

Kills and fuzz are kept and gone on with, so a page of a few minutes tells of all that was run before.
"""

from __future__ import annotations

import argparse
import json
import platform
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from .. import compiled
from ..arena.folder import write_whole
from ..arena.run import cores
from ..core.illegal import Illegal
from ..core.record import ENGINE
from ..home import data_folder
from ..words import say
from .arguments import check_parent

KILLS, GAMES = 1000, 1_000_000  # what a whole campaign has
TABLES = (100, 500, 1000)
STORES = {"sqlite": "SQLite", "postgresql": "PostgreSQL", "two": "two processes on one PostgreSQL"}
MUTANTS = "mutants.json"  # beside the page, where scripts/mutants.py leaves its figures
HEAD = """# Robustness: what was measured

Written by `clairiere robustness --write {name}`; nothing here is typed by hand. The limits: [limits.md](limits.md).
Engine {engine}, {built}, Python {python}, {cores} cores shared by server and clients, {system}.
Campaigns are gone on with from run to run until they are whole.
"""


def robustness_command(given: argparse.Namespace, language: str) -> int:
    if not 0 < given.minutes <= 1440:
        raise Illegal("robustness-minutes", {"found": str(given.minutes)})
    check_parent(given.write)
    seconds = 60 * given.minutes
    parts = [head(given.write), load_part(seconds / 4 / len(TABLES))]
    parts += [kills_part(seconds / 2 / len(STORES)), fuzz_part(seconds / 4)]
    parts += [mutants_part(given.write.with_name(MUTANTS))]
    write_whole(given.write, "\n".join(filter(None, parts)))
    print(say(language, "arena-reported", {"file": str(given.write)}))
    return 0


def head(path: Path) -> str:
    built = "compiled" if compiled() else "interpreted"
    system = f"{platform.system()} {platform.machine()}"
    python = platform.python_version()
    return HEAD.format(name=path, engine=ENGINE, built=built, python=python, cores=cores(), system=system)


def load_part(seconds: float) -> str:
    """A move every two seconds at each table, from the click until all have been told."""
    measures = [load(count, max(5.0, seconds)) for count in TABLES]
    keys = [key for key in measures[0] if key != "games"]
    rows = [[shown(row.get(key, "did not come to its end")) for key in keys] for row in measures]
    return f"## Load\n\n`clairiere loadtest`, each table a move every two seconds.\n\n{table(keys, rows)}"


def load(tables: int, seconds: float) -> dict[str, Any]:
    """The figures for so many tables; none if this machine could not bear them."""
    try:
        return measured("loadtest", "--tables", str(tables), "--seconds", str(seconds))
    except Illegal:
        return {"tables": tables}


def kills_part(seconds: float) -> str:
    kept = data_folder() / f"kills-{ENGINE}.json"
    kept.parent.mkdir(parents=True, exist_ok=True)
    stores = measured("kills", "--count", str(KILLS), "--seconds", str(seconds), "--out", str(kept))
    rows = [(STORES[store], *map(shown, figures.values())) for store, figures in stores.items()]
    columns = ("store", "kills", "plays acknowledged", "lost", "written twice", "tables stuck")
    about = f"`clairiere kills --count {KILLS}`: kill -9 at random moments, then the log against what was acknowledged."
    return f"## Kills\n\n{about}\n\n{table(columns, rows)}"


def fuzz_part(seconds: float) -> str:
    figures = measured("fuzz", "--games", str(GAMES), "--seconds", str(seconds))
    rate = round(figures["fresh"] / figures["seconds"]) if figures["seconds"] else 0
    counts = [shown(figures[key]) for key in ("games", "answers", "longest")]
    rows = [[*counts, str(len(figures["failures"])), shown(rate)]]
    about = f"`clairiere fuzz --games {GAMES}`: random games over all set-ups: crash, dead end, runaway, lost piece."
    columns = ("games", "answers", "answers of the longest", "failed", "games a second, here and now")
    return f"## Fuzz\n\n{about}\n\n{table(columns, rows)}"


def mutants_part(path: Path) -> str:
    """The figures of the last mutants; nothing if there are none."""
    if not path.exists():
        return ""
    figures: dict[str, Any] = json.loads(path.read_text("utf-8"))
    rows = [(key, shown(value)) for key, value in {"sample": figures["sample"], **figures["counts"]["all"]}.items()]
    about = "`scripts/mutants.py`: random changes of the rules that the tests must notice."
    return f"## Mutation\n\n{about}\n\n{table(('', 'found'), rows)}"


def measured(*arguments: str) -> dict[str, Any]:
    """The JSON that a command of ours prints, whatever its exit code."""
    command = [sys.executable, "-m", "clairiere", *arguments, "--json"]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False)
    if not done.stdout:
        raise Illegal("robustness-failed", {"command": " ".join(arguments)})
    figures: dict[str, Any] = json.loads(done.stdout)
    return figures


def shown(value: object) -> str:
    return f"{value:,}" if isinstance(value, (int, float)) else str(value)


def table(columns: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [columns, ["---"] * len(columns), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)
