"""The command `clairiere`: play, replay, law, sim, bench, games."""

from __future__ import annotations

import argparse
import errno
import json
import os
import re
import secrets
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from pathlib import Path
from typing import NoReturn

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from . import compiled
from .arena import match
from .bots import BOTS, find_bot
from .core.game import GAMES, find
from .core.illegal import Illegal, Word
from .core.record import ENGINE, Record, is_seed, read_record
from .core.table import Table
from .law import clause, count, games, law_of
from .terminal import signs
from .words import LANGUAGES, knows, language_of_locale, say

HUMAN = "human"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; whatever a person got wrong is one sentence and exit code 2."""
    language = language_of_locale()
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=signs.NAME)
    try:
        given = parser().parse_args(arguments)
        language = given.lang or language
        return int(given.run(given, language))
    except Illegal as refused:
        print(refused.sentence(language), file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        print(say(language, "cli-system", {"reason": reason_of(error, language)}), file=sys.stderr)
        return 1


class Parser(argparse.ArgumentParser):
    """Says what it does not understand as everything else here does: one sentence, in the language of the reader."""

    def error(self, message: str) -> NoReturn:
        for id, pattern in MISUNDERSTOOD.items():
            found = re.fullmatch(pattern, message)
            if found:
                raise Illegal(id, {"command": self.prog, **found.groupdict()})
        raise Illegal("cli-misunderstood", {"command": self.prog, "message": message})


MISUNDERSTOOD = {
    "cli-missing": r"the following arguments are required: (?P<what>.+)",
    "cli-unrecognized": r"unrecognized arguments: (?P<what>.+)",
    "cli-bad-choice": r"argument (?P<what>.+?): invalid choice: (?P<found>.+) \(choose from (?P<known>.+)\)",
    "cli-bad-value": r"argument (?P<what>.+?): invalid (?P<kind>\w+) value: (?P<found>.+)",
    "cli-no-value": r"argument (?P<what>.+?): expected .+",
}


def parser() -> Parser:
    top = Parser(prog="clairiere", description=say(language_of_locale(), "cli-about"))
    top.add_argument("--version", action="version", version=version())
    common = Parser(add_help=False)
    common.add_argument("--lang", choices=LANGUAGES, default=argparse.SUPPRESS, help=word("cli-lang"))
    top.add_argument("--lang", choices=LANGUAGES, help=word("cli-lang"))
    commands = top.add_subparsers(metavar="COMMAND", required=True)

    def command(name: str, run: object) -> Parser:
        found = commands.add_parser(name, help=word(f"cli-{name}"), description=word(f"cli-{name}"), parents=[common])
        found.set_defaults(run=run)
        return found

    play = command("play", play_command)
    play.add_argument("game", nargs="?", help=word("cli-game"))
    play.add_argument("--bot", help=word("cli-bot"))
    play.add_argument("--seats", help=word("cli-seats"))
    play.add_argument("--names", help=word("cli-names"))
    play.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=word("cli-option"))
    play.add_argument("--seed", type=int, help=word("cli-seed"))
    play.add_argument("--save", type=Path, metavar="FILE", help=word("cli-save"))
    play.add_argument("--resume", type=Path, metavar="FILE", help=word("cli-resume"))

    replay = command("replay", replay_command)
    replay.add_argument("file", type=Path)
    replay.add_argument("--to", type=int, metavar="N", help=word("cli-to"))
    replay.add_argument("--seat", type=int, metavar="N", help=word("cli-seat"))
    replay.add_argument("--open", action="store_true", help=word("cli-open"))
    replay.add_argument("--unsealed", action="store_true", help=word("cli-unsealed"))

    law = command("law", law_command)
    law.add_argument("cite", nargs="?", metavar="GAME[:CLAUSE]", help=word("cli-cite"))
    law.add_argument("--check", action="store_true", help=word("cli-check"))
    law.add_argument("--tests", type=Path, metavar="FOLDER", help=word("cli-tests"))
    law.add_argument("--json", action="store_true", help=word("cli-json"))

    sim = command("sim", sim_command)
    sim.add_argument("game", help=word("cli-game"))
    sim.add_argument("--games", type=int, default=100, metavar="N", help=word("cli-games-count"))
    sim.add_argument("--bots", default="greedy,random", help=word("cli-bots"))
    sim.add_argument("--seed", type=int, default=0, help=word("cli-seed"))
    sim.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=word("cli-option"))
    sim.add_argument("--json", action="store_true", help=word("cli-json"))

    bench = command("bench", bench_command)
    bench.add_argument("--seconds", type=float, default=5.0, help=word("cli-seconds"))
    bench.add_argument("--json", action="store_true", help=word("cli-json"))

    command("games", games_command)
    return top


def word(id: str) -> str:
    return say(language_of_locale(), id)


def version() -> str:
    return f"clairiere {ENGINE} ({word('cli-compiled' if compiled() else 'cli-interpreted')})"


# -- commands -----------------------------------------------------------------------------------------------------


def play_command(given: argparse.Namespace, language: str) -> int:
    from .terminal.play import play

    record = resumed(given) if given.resume else begun(given, language)
    players = record.players or [HUMAN] * len(record.names)
    bots = {seat: find_bot(record.game.id, player) for seat, player in enumerate(players) if player != HUMAN}
    humans = [seat for seat, player in enumerate(players) if player == HUMAN]
    console = Console(highlight=False)
    return play(Table(record), humans, bots, language, given.save or given.resume, console)


def begun(given: argparse.Namespace, language: str) -> Record:
    """The record of a new game."""
    if given.bot and given.seats:
        raise Illegal("cli-bot-or-seats", {})
    if given.save:
        check_new_file(given.save)
    game = find(given.game or "renard")
    seated = (given.seats or f"{HUMAN},{given.bot or 'greedy'}").split(",")
    game.seated(len(seated))
    for player in seated:
        if player != HUMAN:
            find_bot(game.id, player)
    record = Record(game, options_from(given.option), names_of(given.names, seated, language))
    if given.seed is not None and not is_seed(str(given.seed)):
        raise Illegal("cli-seed-range", {})
    record.seed = secrets.randbelow(1 << 32) if given.seed is None else given.seed
    record.players = seated
    return record


def resumed(given: argparse.Namespace) -> Record:
    """The record of a game that goes on: nothing that was agreed on can be changed."""
    record = record_from(given.resume)
    if given.save:
        check_new_file(given.save)
    if given.game and given.game != record.game.id:
        raise Illegal("cli-resume-game", {"found": record.game.id})
    for name in options_from(given.option):
        clause = next((option.clause for option in record.game.options if option.name == name), "")
        raise Illegal("cli-option-fixed", {"option": name}, record.game.id, clause)
    if given.bot or given.seats or given.names or given.seed is not None:
        raise Illegal("cli-resume-fixed", {})
    if record.seed is None:
        record.seed = secrets.randbelow(1 << 32)
    return record


def replay_command(given: argparse.Namespace, language: str) -> int:
    from .terminal.replay import replay

    record = record_from(given.file, sealed=not given.unsealed)
    if given.seat is not None and not 0 <= given.seat < len(record.names):
        raise Illegal("cli-no-seat", {"found": given.seat, "most": len(record.names) - 1})
    return replay(record, given.to, given.seat, given.open, language, Console(highlight=False))


def law_command(given: argparse.Namespace, language: str) -> int:
    from .terminal.law import show_clause, show_law

    if given.check:
        return check_law(given, language)
    console = Console(highlight=False)
    if not given.cite:
        raise Illegal("cli-which-law", {"known": games()})
    if given.json:
        found = clause(given.cite) if ":" in given.cite else law_of(given.cite)
        print(json.dumps(found.wire(), ensure_ascii=False))
    elif ":" in given.cite:
        show_clause(given.cite, language, console)
    else:
        show_law(given.cite, language, console)
    return 0


def check_law(given: argparse.Namespace, language: str) -> int:
    """Count clauses, code and tests; exit code 1 if there is a gap."""
    tests = given.tests or Path("tests")
    if not tests.is_dir():
        raise Illegal("cli-no-tests", {"found": str(tests)})
    package = Path(__file__).parent
    counts = [count(game, package / "games" / game, tests) for game in games()]
    ok = all(found.ok for found in counts)
    if given.json:
        print(json.dumps({"ok": ok, "games": {found.game: found.wire() for found in counts}}))
    for found in [] if given.json else counts:
        coded, tested = found.clauses - len(found.uncoded), found.clauses - len(found.untested)
        facts = {"game": found.game, "clauses": found.clauses, "coded": coded, "tested": tested}
        print(say(language, "cli-law-count", facts))
        for id, gap in (("code", found.uncoded), ("tests", found.untested), ("unknown", found.unknown)):
            if gap:
                print(say(language, f"cli-law-{id}", {"gap": gap}))
    return 0 if ok else 1


def sim_command(given: argparse.Namespace, language: str) -> int:
    game = find(given.game)
    if given.games < 1:
        raise Illegal("cli-too-few", {"found": given.games})
    names = given.bots.split(",")
    console = Console(stderr=True)
    columns = (TextColumn(game.id), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, disable=not console.is_terminal, transient=True) as bar:
        task = bar.add_task("", total=given.games)
        options = options_from(given.option)
        tally = match(game, names, given.games, given.seed, options, lambda done: bar.update(task, completed=done))
    wire = tally.wire() | {"compiled": compiled()}
    if given.json:
        print(json.dumps(wire))
        return 0
    for name, wins, mean in zip(tally.bots, tally.wins, tally.scores, strict=True):
        facts = {"bot": name, "wins": wins, "mean": round(mean / tally.games, 2)}
        print(say(language, "cli-sim-bot", facts))
    counts = {"draws": tally.draws, "games": tally.games, "decisions": tally.decisions}
    print(say(language, "cli-sim-all", counts | {"rate": wire["decisions_per_second"]}))
    return 0


def bench_command(given: argparse.Namespace, language: str) -> int:
    from . import bench

    if not 0.01 <= given.seconds <= 3600:
        raise Illegal("cli-seconds-range", {"found": str(given.seconds)})
    if bench.open_spiel() is None:
        print(say(language, "cli-no-peer"), file=sys.stderr)
    rows = [row.wire() for row in bench.bench(given.seconds, compiled(), lambda work: print(work, file=sys.stderr))]
    if given.json:
        print(json.dumps({"compiled": compiled(), "rows": rows}))
        return 0
    for row in rows:
        peer = f"{row['peer']}: {row['theirs']:,}   × {row['ratio']}" if row["peer"] else ""
        print(f"{row['work']:<20} {row['ours']:>12,} {row['unit']:<12} {row['microseconds']:>8} µs   {peer}")
    return 0


def games_command(given: argparse.Namespace, language: str) -> int:
    for game in GAMES.values():
        facts = {"id": game.id, "title": say(language, f"{game.id}-title"), "about": say(language, f"{game.id}-about")}
        players = str(game.fewest) if game.fewest == game.most else f"{game.fewest}-{game.most}"
        print(say(language, "cli-one-game", facts | {"players": players}))
        for option in game.options:
            help = say(language, f"{game.id}-option-{option.name}")
            facts = {"name": option.name, "values": option.says(), "default": option.usual, "help": help}
            print(say(language, "cli-one-option", facts))
        print(say(language, "cli-its-bots", {"bots": sorted(BOTS.get(game.id, {}))}))
    return 0


# -- what is typed --------------------------------------------------------------------------------------------------


def options_from(pairs: Sequence[str]) -> dict[str, object]:
    """`target=16` and the like."""
    for pair in pairs:
        if "=" not in pair:
            raise Illegal("cli-option-form", {"found": pair})
    return {name: value for name, _, value in (pair.partition("=") for pair in pairs)}


def names_of(given: str | None, seated: Sequence[str], language: str) -> list[str]:
    """A name for each seat: those given, else what sits there."""
    if given:
        names = given.split(",")
        if len(names) != len(seated):
            raise Illegal("cli-names-count", {"found": len(names), "wanted": len(seated)})
        for name in names:
            if names.count(name) > 1:
                raise Illegal("cli-two-names", {"found": name})
        return names
    humans = seated.count(HUMAN)
    names = []
    for seat, player in enumerate(seated):
        one = "cli-you" if humans == 1 else "cli-player"
        names.append(say(language, one, {"number": seat + 1}) if player == HUMAN else bot_name(player, language))
    return [name if names.count(name) == 1 else f"{name} {seat + 1}" for seat, name in enumerate(names)]


def bot_name(player: str, language: str) -> str:
    """What a bot is called at the table: always known as a bot."""
    return say(language, f"bot-{player}") if knows(f"bot-{player}") else player


def record_from(path: Path, sealed: bool = True) -> Record:
    """The record in a file."""
    try:
        text = path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise Illegal("cli-no-file", {"found": str(path), "reason": Word(reason_id(error))}) from None
    return read_record(text, sealed)


def check_new_file(path: Path) -> None:
    """Refuse at once a file that could not be written, or that holds something already."""
    why = ""
    if path.is_dir():
        why = "cli-error-folder"
    elif path.exists():
        why = "cli-error-exists"
    elif not path.absolute().parent.is_dir():
        why = "cli-error-missing"
    elif not os.access(path.absolute().parent, os.W_OK):
        why = "cli-error-denied"
    if why:
        raise Illegal("cli-no-save", {"found": str(path), "reason": Word(why)})


REASONS = {
    errno.ENOENT: "cli-error-missing",
    errno.ENOTDIR: "cli-error-missing",
    errno.EISDIR: "cli-error-folder",
    errno.EACCES: "cli-error-denied",
    errno.ENOSPC: "cli-error-full",
}


def reason_id(error: OSError | UnicodeDecodeError) -> str:
    return REASONS.get(error.errno or 0, "cli-error-missing") if isinstance(error, OSError) else "cli-error-text"


def reason_of(error: OSError, language: str) -> str:
    """What the system has against it, in words."""
    known = REASONS.get(error.errno or 0)
    return say(language, known) if known else str(error.strerror or error)
