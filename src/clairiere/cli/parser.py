"""The parser of the command line: every command with its arguments."""

from __future__ import annotations

import argparse
import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn, TypeVar

from .. import __version__, compiled
from ..core.illegal import Illegal, shown
from ..words import LANGUAGES, language_of_locale, say
from .arena import arena_command
from .campaign import campaign_command
from .catalogue import games_command, law_command
from .completion import SHELLS, completion_command
from .fuzz import fuzz_command
from .game_options import add_options
from .measure import bench_command, conform_command, sim_command
from .picture import picture_command
from .play import play_command, replay_command, scores_command, verify_command
from .puzzles import puzzles_command
from .research import export_games, research_command, train_command
from .review import review_command
from .robustness import robustness_command
from .serve import (
    backup_command,
    export_command,
    import_command,
    kills_command,
    loadtest_command,
    operator_command,
    serve_command,
    table_command,
)
from .site import site_command
from .solve import solve_command

Number = TypeVar("Number", int, float)


class Parser(argparse.ArgumentParser):
    """Errors are refusals as all others: one sentence, in the language of the reader."""

    def error(self, message: str) -> NoReturn:
        for id, pattern in MISUNDERSTOOD.items():
            match = re.fullmatch(pattern, message)
            if match:
                raise Illegal(id, {"command": self.prog, **match.groupdict()})
        raise Illegal("cli-misunderstood", {"command": self.prog, "message": message})


MISUNDERSTOOD = {
    "cli-missing": r"the following arguments are required: (?P<what>.+)",
    "cli-unrecognized": r"unrecognized arguments: (?P<what>.+)",
    "cli-bad-choice": r"argument (?P<what>.+?): invalid choice: (?P<found>.+) \(choose from (?P<known>.+)\)",
    "cli-bad-value": r"argument (?P<what>.+?): invalid (?P<kind>\w+) value: (?P<found>.+)",
    "cli-out-of-range": r"argument (?P<what>.+?): (?P<found>\S+) out of (?P<low>\S+) (?P<high>\S+)",
    "cli-no-value": r"argument (?P<what>.+?): expected .+",
}


LARGEST = 2**63 - 1
PORTS = 65535
PROCESSES = 1024
SEEDS = 10**30 - 1  # records keep 30 digits


def whole(low: int = -LARGEST, high: int = LARGEST) -> Callable[[str], int]:
    """Return a reader of whole numbers within bounds, for `type` of an argument."""

    def read(text: str) -> int:
        return within(int(text), low, high)

    read.__name__ = "int"  # what argparse calls it
    return read


def real(low: float = -1e9, high: float = 1e9) -> Callable[[str], float]:
    """Return a reader of numbers within bounds, for `type` of an argument. It refuses `nan` and `inf` too."""

    def read(text: str) -> float:
        return within(float(text), low, high)

    read.__name__ = "float"
    return read


def within(number: Number, low: float, high: float) -> Number:
    """Return a number that lies within bounds. Raise ArgumentTypeError otherwise; `Parser.error` puts it into words."""
    if not low <= number <= high:
        raise argparse.ArgumentTypeError(f"{shown(str(number))} out of {low} {high}")
    return number


LEARNED_FROM = 8_000_000  # decisions, as a rule
OPERATOR_ACTS = ("key", "guests", "ban", "unban", "clean", "export", "delete", "remove")


def parser() -> Parser:
    top = Parser(prog="clairiere", description=say(language_of_locale(), "cli-about"))
    top.add_argument("--version", action="version", version=version())
    common = Parser(add_help=False)
    common.add_argument("--lang", choices=LANGUAGES, default=argparse.SUPPRESS, help=word("cli-lang"))
    top.add_argument("--lang", choices=LANGUAGES, help=word("cli-lang"))
    top.set_defaults(run=table_command)
    commands = top.add_subparsers(metavar="COMMAND")

    def command(name: str, run: object) -> Parser:
        added = commands.add_parser(name, help=word(f"cli-{name}"), description=word(f"cli-{name}"), parents=[common])
        added.set_defaults(run=run)
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

    research = command("research", research_command)
    research.add_argument("act", choices=("baselines", "learn"), help=word("cli-research-act"))
    research.add_argument("--out", type=Path, required=True, metavar="FILE", help=word("cli-research-out"))
    research.add_argument("--decisions", type=whole(), default=LEARNED_FROM, metavar="N", help=word("cli-decisions"))
    research.add_argument("--minutes", type=real(), default=10.0, metavar="M", help=word("robustness-time"))
    research.add_argument("--seed", type=whole(-SEEDS, SEEDS), default=0, help=word("cli-seed"))

    train = command("train", train_command)
    train.add_argument("game", help=word("cli-game"))
    train.add_argument("folder", type=Path, metavar="FOLDER", help=word("cli-train-folder"))
    train.add_argument("--rounds", type=whole(1), default=3, metavar="N", help=word("cli-train-rounds"))
    train.add_argument("--games", type=whole(), default=10_000, metavar="N", help=word("cli-train-games"))
    train.add_argument("--looks", type=whole(1), default=12, metavar="N", help=word("cli-train-looks"))
    train.add_argument("--seed", type=whole(-SEEDS, SEEDS), default=0, help=word("cli-seed"))
    train.add_argument("--workers", type=whole(1, PROCESSES), metavar="N", help=word("cli-workers"))
    train.add_argument("--json", action="store_true", help=word("cli-json"))

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
    arena.add_argument("--report", type=Path, metavar="FILE", help=word("cli-arena-report"))
    arena.add_argument("--strengths", type=Path, metavar="FILE", help=word("cli-arena-strengths"))

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

    fuzz = command("fuzz", fuzz_command)
    fuzz.add_argument("game", nargs="?", help=word("cli-conform-game"))
    add_options(fuzz, word("cli-option"))
    fuzz.add_argument("--games", type=whole(), default=10_000, metavar="N", help=word("cli-games-count"))
    fuzz.add_argument("--seed", type=whole(-SEEDS, SEEDS), default=0, help=word("cli-conform-seed"))
    fuzz.add_argument("--workers", type=whole(1, PROCESSES), metavar="N", help=word("cli-workers"))
    fuzz.add_argument("--seconds", type=real(), default=0.0, help=word("fuzz-seconds"))
    fuzz.add_argument("--out", type=Path, metavar="FILE", help=word("fuzz-out"))
    fuzz.add_argument("--replay", type=Path, metavar="FILE", help=word("fuzz-replay"))
    fuzz.add_argument("--json", action="store_true", help=word("cli-json"))

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
    loadtest = command("loadtest", loadtest_command)
    loadtest.add_argument("--tables", type=whole(), default=100, metavar="N", help=word("cli-tables"))
    loadtest.add_argument("--seconds", type=real(), default=20.0, help=word("cli-load-seconds"))
    loadtest.add_argument(
        "--processes", type=whole(1, PROCESSES), default=1, metavar="N", help=word("cli-load-processes")
    )
    loadtest.add_argument("--db", metavar="URL", default="", help=word("cli-load-db"))
    loadtest.add_argument("--games", metavar="GAME,…", default="", help=word("cli-load-games"))
    loadtest.add_argument("--json", action="store_true", help=word("cli-json"))
    robustness = command("robustness", robustness_command)
    robustness.add_argument("--write", type=Path, required=True, metavar="FILE", help=word("robustness-write"))
    robustness.add_argument("--minutes", type=real(), default=10.0, metavar="M", help=word("robustness-time"))
    kills = command("kills", kills_command)
    kills.add_argument("--count", type=whole(), default=10, metavar="N", help=word("kills-count"))
    kills.add_argument("--seconds", type=real(), default=86400.0, help=word("kills-seconds"))
    kills.add_argument("--store", action="append", choices=("sqlite", "postgresql", "two"), help=word("kills-store"))
    kills.add_argument("--out", type=Path, metavar="FILE", help=word("kills-out"))
    kills.add_argument("--json", action="store_true", help=word("cli-json"))


def export_either(given: argparse.Namespace, language: str) -> int:
    """The finished games of a table on the web, as records in a folder; with a file to write to, games of bots."""
    return export_games(given, language) if given.out else export_command(given, language)


def word(id: str) -> str:
    return say(language_of_locale(), id)


def version() -> str:
    return f"clairiere {__version__} ({word('cli-compiled' if compiled() else 'cli-interpreted')})"
