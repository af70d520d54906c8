"""Commands for researchers: games of bots as arrays, and Root's strongest bot learns to judge (extra `research`)."""

from __future__ import annotations

import argparse
import json

from ..arena.run import cores
from ..core.game import find
from ..core.illegal import Illegal
from ..words import say
from .arguments import check_by_turns, check_parent, usual_bot
from .game_options import options_of
from .progress import progress

TRAINED = "root"


def research_command(given: argparse.Namespace, language: str) -> int:
    try:
        from ..research.export import played_games, write_games
    except ImportError:
        raise Illegal("cli-no-research", {}) from None
    game = find(given.game)
    if given.games < 1:
        raise Illegal("cli-too-few", {"found": given.games})
    agreed = game.agree(options_of(given, game))
    check_by_turns(game, agreed)
    check_parent(given.out)
    bots = given.bots.split(",") if given.bots else [usual_bot(game)]
    with progress(game.id, given.games) as done:
        arrays = played_games(game.id, agreed, bots, given.games, given.seed, done)
    write_games(given.out, arrays)
    facts = {"games": given.games, "decisions": len(arrays["actions"]), "file": str(given.out)}
    print(say(language, "cli-research-exported", facts))
    return 0


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
