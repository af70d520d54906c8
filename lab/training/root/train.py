"""Train the judge of positions of Root's level 3, in rounds: games of bots, then a network fitted to who won them.

    ./dev lab train root FOLDER --games 10000

The same command goes on where it stopped. Copy `judge.json` of a round to src/clairiere/bots/root/evaluation/: that is
what the bot reads. Needs the extra `research`.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from clairiere.arena.run import available_cores
from clairiere.cli.argument_parser import PROCESSES, SEEDS, Parser, whole
from clairiere.cli.progress import progress
from clairiere.core.game import find
from clairiere.core.illegal import Illegal
from lab.words import say

TRAINED = "root"


def add_arguments(parser: Parser) -> None:
    parser.add_argument("game", help="root")
    parser.add_argument("folder", type=Path, metavar="FOLDER", help="where games and judges are kept")
    parser.add_argument("--rounds", type=whole(1), default=3, metavar="N", help="how many rounds")
    parser.add_argument("--games", type=whole(1), default=10_000, metavar="N", help="games of the first round")
    parser.add_argument("--looks", type=whole(1), default=12, metavar="N", help="iterations at a question, later on")
    parser.add_argument("--seed", type=whole(-SEEDS, SEEDS), default=0, help="makes everything repeatable")
    parser.add_argument("--workers", type=whole(1, PROCESSES), metavar="N", help="processes (else one for each core)")
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(given: argparse.Namespace, language: str) -> int:
    try:
        from lab.training.root.rounds import Training, train
    except ImportError:
        raise Illegal("cli-no-research", {}) from None
    if find(given.game).id != TRAINED:
        raise Illegal("cli-not-trained", {"found": given.game, "known": TRAINED})
    training = Training(
        given.folder, given.rounds, given.games, given.looks, given.seed, given.workers or available_cores()
    )
    with progress(given.game, given.games) as done:
        for figures in train(training, done):
            print(json.dumps(figures) if given.json else say(language, "cli-trained", figures), flush=True)
    return 0
