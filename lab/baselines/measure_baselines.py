"""Let players of all kinds meet for some minutes, and write lab/reports/baselines.md.

    ./dev lab baselines --minutes 60

The same command goes on with what was played; a match begins anew when the code that plays it has changed. Needs the
extra `research`.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from clairiere.arena.folder import write_atomically
from clairiere.cli.argument_parser import Parser, real
from clairiere.cli.arguments import check_parent
from clairiere.core.illegal import Illegal
from lab.project import REPORTS
from lab.words import say


def add_arguments(parser: Parser) -> None:
    parser.add_argument("--out", type=Path, default=REPORTS / "baselines.md", metavar="FILE", help="the page")
    parser.add_argument("--minutes", type=real(), default=10.0, metavar="M", help="for how long")


def run(given: argparse.Namespace, language: str) -> int:
    check_parent(given.out)
    if not 0 < given.minutes <= 1440:
        raise Illegal("robustness-minutes", {"found": str(given.minutes)})
    try:
        from lab.baselines.baselines import MATCHES, play_pairings
        from lab.baselines.page import format_page
    except ImportError:
        raise Illegal("cli-no-research", {}) from None
    results = play_pairings(
        given.out.with_suffix(".json"), 60 * given.minutes, lambda name: print(name, file=sys.stderr)
    )
    write_atomically(given.out, format_page(results, MATCHES))
    print(say(language, "arena-reported", {"file": str(given.out)}))
    return 0
