"""The command `export`: finished games of a server as records, or games of bots as arrays."""

from __future__ import annotations

import argparse
from pathlib import Path

from ..core.game import find
from ..core.illegal import Illegal
from ..words import say
from .arguments import check_by_turns, check_parent, usual_bot
from .game_options import options_of
from .progress import progress


def export_either(given: argparse.Namespace, language: str) -> int:
    """Write the finished games of a server as records; with a file to write to, games of bots as arrays."""
    return export_games(given, language) if given.out else export_command(given, language)


def export_command(given: argparse.Namespace, language: str) -> int:
    from ..server.archive import export

    count, damaged = export(given.db, Path(given.what))
    print(say(language, "cli-exported", {"count": count, "folder": given.what}))
    if damaged:
        print(say(language, "cli-exported-damaged", {"count": damaged}))
    return 0


def export_games(given: argparse.Namespace, language: str) -> int:
    """Let bots play, and write their games as arrays. This needs the extra `research`."""
    try:
        from ..research.export import played_games, write_games
    except ImportError:
        raise Illegal("cli-no-research", {}) from None
    game = find(given.what)
    if given.games < 1:
        raise Illegal("cli-too-few", {"found": given.games})
    agreed = game.agree_simulation(options_of(given, game))
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
