"""Commands for researchers: games of bots as arrays, a learner of Renard, baselines, and Root's strongest bot learns to
judge. They need the extra `research`."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from pathlib import Path

from ..arena.run import cores
from ..core.game import find
from ..core.illegal import Illegal
from ..words import say
from .arguments import check_by_turns, check_parent, usual_bot
from .game_options import options_of
from .progress import progress

TRAINED = "root"


def research_command(given: argparse.Namespace, language: str) -> int:
    acts: dict[str, Callable[[argparse.Namespace, str], int]] = {"baselines": baselines, "learn": learn}
    check_parent(given.out)
    try:
        return acts[given.act](given, language)
    except ImportError:
        raise Illegal("cli-no-research", {}) from None


def learn(given: argparse.Namespace, language: str) -> int:
    """Train the learner of Renard and write its network."""
    from ..research.learning.sight import VERSION
    from ..research.learning.training import trained

    if given.decisions < 1:
        raise Illegal("cli-too-few", {"found": given.decisions})
    with progress("renard", given.decisions) as done:
        network = trained(given.decisions, given.seed, lambda heard: done(heard.decisions))
    network.save(given.out, VERSION)
    print(say(language, "cli-research-learned", {"file": str(given.out)}))
    return 0


def baselines(given: argparse.Namespace, language: str) -> int:
    """Go on with the matches between players of all kinds, and write what they came to."""
    from ..arena.folder import write_whole
    from ..research.baselines import MATCHES, measure
    from ..research.baselines_page import page

    if not 0 < given.minutes <= 1440:
        raise Illegal("robustness-minutes", {"found": str(given.minutes)})
    kept = measure(given.out.with_suffix(".json"), 60 * given.minutes, lambda name: print(name, file=sys.stderr))
    write_whole(given.out, page(given.out, kept, MATCHES))
    print(say(language, "arena-reported", {"file": str(given.out)}))
    return 0


def export_games(given: argparse.Namespace, language: str) -> int:
    """Games of bots, as arrays."""
    try:
        from ..research.export import played_games, write_games
    except ImportError:
        raise Illegal("cli-no-research", {}) from None
    game = find(given.what)
    if given.games < 1:
        raise Illegal("cli-too-few", {"found": given.games})
    agreed = game.agree_simulated(options_of(given, game))
    check_by_turns(game, agreed)
    out: Path = given.out
    check_parent(out)
    bots = given.bots.split(",") if given.bots else [usual_bot(game)]
    with progress(game.id, given.games) as done:
        arrays = played_games(game.id, agreed, bots, given.games, given.seed, done)
    write_games(out, arrays)
    facts = {"games": given.games, "decisions": len(arrays["actions"]), "file": str(out)}
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
