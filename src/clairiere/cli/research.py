"""The command for researchers: games of bots written as arrays. It needs the extra `research`."""

from __future__ import annotations

import argparse

from ..core.game import find
from ..core.illegal import Illegal
from ..words import say
from .arguments import check_by_turns, check_parent, usual_bot
from .game_options import options_of
from .progress import progress


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
