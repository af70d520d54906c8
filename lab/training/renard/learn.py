"""Train the learned player of Renard by playing against itself, on the processor, with no search.

    ./dev lab learn --out FILE --decisions 8000000

The file is what src/clairiere/research/learning/renard.npz was made by. Needs the extra `research`.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from clairiere.cli.argument_parser import SEEDS, Parser, whole
from clairiere.cli.arguments import check_parent
from clairiere.cli.progress import progress
from clairiere.core.illegal import Illegal
from lab.words import say


def add_arguments(parser: Parser) -> None:
    parser.add_argument("--out", type=Path, required=True, metavar="FILE", help="where the network is written")
    parser.add_argument("--decisions", type=whole(), default=8_000_000, metavar="N", help="how many decisions")
    parser.add_argument("--seed", type=whole(-SEEDS, SEEDS), default=0, help="makes everything repeatable")


def run(given: argparse.Namespace, language: str) -> int:
    check_parent(given.out)
    try:
        from clairiere.research.learning.sight import VERSION
        from lab.training.renard.self_play import train
    except ImportError:
        raise Illegal("cli-no-research", {}) from None
    if given.decisions < 1:
        raise Illegal("cli-too-few", {"found": given.decisions})
    with progress("renard", given.decisions) as done:
        network = train(given.decisions, given.seed, lambda heard: done(heard.decisions))
    network.save(given.out, VERSION)
    print(say(language, "cli-research-learned", {"file": str(given.out)}))
    return 0
