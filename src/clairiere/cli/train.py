"""The command that trains the judge of Root's strongest bot. It needs the extra `research`."""

from __future__ import annotations

import argparse
import json

from ..arena.run import cores
from ..core.game import find
from ..core.illegal import Illegal
from ..words import say
from .progress import progress

TRAINED = "root"


def train_command(given: argparse.Namespace, language: str) -> int:
    try:
        from ..research.training.rounds import Order, train
    except ImportError:
        raise Illegal("cli-no-research", {}) from None
    if find(given.game).id != TRAINED:
        raise Illegal("cli-not-trained", {"found": given.game, "known": TRAINED})
    for found in (given.games, given.rounds, given.looks):
        if found < 1:
            raise Illegal("cli-too-few", {"found": found})
    workers = cores() if given.workers is None else given.workers
    if workers < 1:
        raise Illegal("arena-workers", {"found": workers})
    order = Order(given.folder, given.rounds, given.games, given.looks, given.seed, workers)
    with progress(given.game, given.games) as done:
        for figures in train(order, done):
            print(json.dumps(figures) if given.json else say(language, "cli-trained", figures), flush=True)
    return 0
