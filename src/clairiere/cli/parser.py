"""The parser of the command line: every command with its arguments."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable
from pathlib import Path

from .. import __version__, compiled
from ..words import LANGUAGES
from .arena import arena_command
from .argument_parser import COMMAND, PORTS, PROCESSES, SEEDS, Parser, real, whole, word
from .campaign import campaign_command
from .catalogue import games_command, law_command
from .completion import SHELLS, completion_command
from .export import export_either
from .game_options import GameHelp, add_options
from .measure import bench_command, conform_command, sim_command
from .picture import picture_command
from .play import play_command, replay_command, scores_command, verify_command
from .puzzles import puzzles_command
from .review import review_command
from .serve import (
    backup_command,
    import_command,
    operator_command,
    serve_command,
    table_command,
)
from .site import site_command
from .solve import solve_command

GROUPS = {  # of commands, as the help shows them
    "cli-group-play": ("play", "campaign", "scores", "games", "completion"),
    "cli-group-study": ("replay", "review", "picture", "solve", "puzzles", "law", "verify"),
    "cli-group-serve": ("serve", "site", "backup", "export", "import", "operator"),
    "cli-group-research": ("arena", "sim", "bench", "conform"),
}
OPERATOR_ACTS = ("key", "guests", "ban", "unban", "clean", "export", "delete", "remove")


class GroupedParser(Parser):
    """The parser of the program, whose help shows the commands in groups."""

    def format_help(self) -> str:
        """Return the help: how to call the program, its commands by group, its own options."""
        formatter = self._get_formatter()
        formatter.add_usage(self.usage, self._actions, self._mutually_exclusive_groups)
        formatter.add_text(self.description)
        (commands,) = [action for action in self._actions if isinstance(action, argparse._SubParsersAction)]
        shown = {action.dest: action for action in commands._get_subactions()}
        for group, names in GROUPS.items():
            formatter.start_section(word(group))
            formatter.add_arguments([shown[name] for name in names])
            formatter.end_section()
        formatter.start_section(word("cli-options"))
        formatter.add_arguments([action for action in self._actions if action is not commands])
        formatter.end_section()
        formatter.add_text(word("cli-more-help"))
        return formatter.format_help()


def parser() -> Parser:
    top = GroupedParser(prog="clairiere", description=word("cli-about"), add_help=False)
    top.add_argument("-h", "--help", action="help", help=word("cli-help"))
    top.add_argument("--version", action="version", version=version())
    common = Parser(add_help=False)
    common.add_argument("--lang", choices=LANGUAGES, default=argparse.SUPPRESS, help=word("cli-lang"))
    top.add_argument("--lang", choices=LANGUAGES, help=word("cli-lang"))
    top.set_defaults(run=table_command)
    commands = top.add_subparsers(metavar=COMMAND, parser_class=Parser)

    def command(name: str, run: object) -> Parser:
        about = word(f"cli-{name}")
        added = commands.add_parser(name, help=about, description=about, parents=[common], add_help=False)
        added.add_argument("-h", "--help", action=GameHelp, help=word("cli-help"))
        added.set_defaults(run=run, parser=added)
        return added

    play = command("play", play_command)
    play.add_argument("game", nargs="?", help=word("cli-game"))
    play.add_argument("--bot", help=word("cli-bot"))
    play.add_argument("--seats", help=word("cli-seats"))
    play.add_argument("--names", help=word("cli-names"))
    add_options(play, word("cli-option"))
    play.add_argument("--match", action="store_true", help=word("cli-match"))
    play.add_argument("--after", type=Path, metavar="FILE", help=word("cli-after"))
    play.add_argument("--seed", type=whole(-SEEDS, SEEDS), help=word("cli-seed"))
    play.add_argument("--save", type=Path, metavar="FILE", help=word("cli-save"))
    play.add_argument("--resume", type=Path, metavar="FILE", help=word("cli-resume"))

    replay = command("replay", replay_command)
    replay.add_argument("file", type=Path)
    replay.add_argument("--to", type=whole(), metavar="N", help=word("cli-to"))
    replay.add_argument("--seat", type=whole(), metavar="N", help=word("cli-seat"))
    replay.add_argument("--open", action="store_true", help=word("cli-open"))
    replay.add_argument("--hint", action="store_true", help=word("cli-hint"))
    replay.add_argument("--unsealed", action="store_true", help=word("cli-unsealed"))

    review = command("review", review_command)
    review.add_argument("file", type=Path)
    review.add_argument("--seat", type=whole(), metavar="N", help=word("cli-review-seat"))
    review.add_argument("--again", action="store_true", help=word("cli-review-again"))
    review.add_argument("--json", action="store_true", help=word("cli-json"))
    review.add_argument("--unsealed", action="store_true", help=word("cli-unsealed"))

    drawn = command("picture", picture_command)
    drawn.add_argument("file", type=Path)
    drawn.add_argument("--to", type=whole(), metavar="N", help=word("cli-to"))
    drawn.add_argument("--seat", type=whole(), metavar="N", help=word("cli-seat"))
    drawn.add_argument("--open", action="store_true", help=word("cli-open"))
    drawn.add_argument("--out", type=Path, metavar="FILE", help=word("cli-picture-out"))

    solve = command("solve", solve_command)
    solve.add_argument("file", type=Path)
    solve.add_argument("--hidden", action="store_true", help=word("cli-solve-hidden"))
    solve.add_argument("--json", action="store_true", help=word("cli-json"))

    verify = command("verify", verify_command)
    verify.add_argument("file", type=Path)
    verify.add_argument("--unsealed", action="store_true", help=word("cli-unsealed"))
    verify.add_argument("--draws", action="store_true", help=word("cli-draws"))

    campaign = command("campaign", campaign_command)
    campaign.add_argument("act", choices=("new", "next", "show"), help=word("cli-campaign-act"))
    campaign.add_argument("file", type=Path)
    campaign.add_argument("--seats", help=word("cli-seats"))
    campaign.add_argument("--names", help=word("cli-names"))
    add_options(campaign, word("cli-option"))
    campaign.add_argument("--keep", metavar="SEAT:CARD,…", help=word("cli-campaign-keep"))

    scores = command("scores", scores_command)
    scores.add_argument("game", nargs="?", help=word("cli-game"))

    law = command("law", law_command)
    law.add_argument("cite", nargs="?", metavar="GAME[:CLAUSE]", help=word("cli-cite"))
    law.add_argument("--check", action="store_true", help=word("cli-check"))
    law.add_argument("--tests", type=Path, metavar="FOLDER", help=word("cli-tests"))
    law.add_argument("--json", action="store_true", help=word("cli-json"))

    sim = command("sim", sim_command)
    sim.add_argument("game", help=word("cli-game"))
    sim.add_argument("--games", type=whole(), default=100, metavar="N", help=word("cli-games-count"))
    sim.add_argument("--bots", help=word("cli-bots"))
    sim.add_argument("--seed", type=whole(-SEEDS, SEEDS), default=0, help=word("cli-seed"))
    add_options(sim, word("cli-option"))
    sim.add_argument("--match", action="store_true", help=word("cli-match"))
    sim.add_argument("--json", action="store_true", help=word("cli-json"))

    arena = command("arena", arena_command)
    arena.add_argument("game", nargs="?", help=word("cli-game"))
    arena.add_argument("--bots", help=word("cli-arena-bots"))
    arena.add_argument("--games", type=whole(), metavar="N", help=word("cli-games-count"))
    arena.add_argument("--seed", type=whole(-SEEDS, SEEDS), help=word("cli-seed"))
    add_options(arena, word("cli-option"))
    arena.add_argument("--workers", type=whole(1, PROCESSES), metavar="N", help=word("cli-workers"))
    arena.add_argument("--ray", nargs="?", const="", metavar="ADDRESS", help=word("cli-ray"))
    arena.add_argument("--out", type=Path, metavar="FOLDER", help=word("cli-arena-out"))
    arena.add_argument("--json", action="store_true", help=word("cli-json"))
    arena.add_argument("--plot", type=Path, metavar="FILE", help=word("cli-arena-plot"))

    bench = command("bench", bench_command)
    bench.add_argument("game", nargs="?", help=word("cli-conform-game"))
    add_options(bench, word("cli-option"))
    bench.add_argument("--seconds", type=real(), default=5.0, help=word("cli-seconds"))
    bench.add_argument("--json", action="store_true", help=word("cli-json"))

    conform = command("conform", conform_command)
    conform.add_argument("game", nargs="?", help=word("cli-conform-game"))
    add_options(conform, word("cli-option"))
    conform.add_argument("--seconds", type=real(), default=10.0, help=word("cli-conform-seconds"))
    conform.add_argument("--seed", type=whole(-SEEDS, SEEDS), default=0, help=word("cli-conform-seed"))

    puzzles = command("puzzles", puzzles_command)
    puzzles.add_argument("act", choices=("make", "check", "again"), help=word("cli-puzzles-act"))
    puzzles.add_argument("game", nargs="?", help=word("cli-game"))
    puzzles.add_argument("--count", type=whole(), metavar="N", help=word("cli-puzzles-count"))
    puzzles.add_argument("--seed", type=whole(-SEEDS, SEEDS), default=0, help=word("cli-seed"))
    puzzles.add_argument("--seconds", type=real(), default=3600.0, help=word("cli-puzzles-seconds"))
    puzzles.add_argument("--out", type=Path, metavar="FILE", help=word("cli-puzzles-out"))

    command("games", games_command)
    completion = command("completion", completion_command)
    completion.add_argument("shell", choices=SHELLS, help=word("cli-completion-shell"))
    completion.set_defaults(top=top)
    add_serving(command)
    return top


def add_serving(command: Callable[[str, object], Parser]) -> None:
    """The commands of the web table."""
    serve = command("serve", serve_command)
    serve.add_argument("--host", default="127.0.0.1", help=word("cli-host"))
    serve.add_argument("--port", type=whole(0, PORTS), help=word("cli-port"))
    serve.add_argument("--open", action="store_true", help=word("cli-browser"))
    serve.add_argument("--origin", action="append", default=[], metavar="URL", help=word("cli-origin"))
    serve.add_argument("--proxy", action="append", default=[], metavar="ADDRESS", help=word("cli-proxy"))
    serve.add_argument("--shared", type=whole(0, 1_000_000), default=0, metavar="N", help=word("cli-shared"))
    serve.add_argument("--smtp", default=os.environ.get("CLAIRIERE_SMTP", ""), metavar="URL", help=word("cli-smtp"))
    hooks = os.environ.get("CLAIRIERE_HOOKS", "").split()
    serve.add_argument("--hook", action="append", default=hooks, metavar="HOST", help=word("cli-hook"))
    own = os.environ.get("CLAIRIERE_SITE", "")
    serve.add_argument("--site", default=own, metavar="URL", help=word("cli-serve-site"))
    serve.add_argument("--metrics", default="", metavar="[HOST:]PORT", help=word("cli-metrics"))
    serve.add_argument("--log", choices=("text", "json"), default="text", help=word("cli-log"))
    serve.add_argument("--workers", type=whole(1, PROCESSES), metavar="N", help=word("cli-serve-workers"))
    site = command("site", site_command)
    site.add_argument("folder", type=Path)
    site.add_argument("--site", default="", metavar="URL", help=word("cli-site-site"))
    backup = command("backup", backup_command)
    backup.add_argument("file", type=Path)
    export = command("export", export_either)
    export.add_argument("what", metavar="FOLDER|GAME", help=word("cli-export-what"))
    export.add_argument("--out", type=Path, metavar="FILE", help=word("cli-export-out"))
    export.add_argument("--games", type=whole(), default=100, metavar="N", help=word("cli-games-count"))
    export.add_argument("--bots", help=word("cli-bots"))
    export.add_argument("--seed", type=whole(-SEEDS, SEEDS), default=0, help=word("cli-seed"))
    add_options(export, word("cli-option"))
    load = command("import", import_command)
    load.add_argument("files", type=Path, nargs="+", metavar="file")
    operator = command("operator", operator_command)
    operator.add_argument("act", choices=OPERATOR_ACTS, help=word("cli-operator-act"))
    operator.add_argument("what", nargs="?", default="", help=word("cli-operator-what"))
    key_file = os.environ.get("CLAIRIERE_KEYS")
    for with_keys in (serve, operator):
        usual = Path(key_file) if key_file else None
        with_keys.add_argument("--keys", type=Path, default=usual, metavar="FILE", help=word("cli-keys"))
    for with_database in (serve, backup, export, load, operator):
        with_database.add_argument("--db", metavar="URL", help=word("cli-db"))


def version() -> str:
    return f"clairiere {__version__} ({word('cli-compiled' if compiled() else 'cli-interpreted')})"
