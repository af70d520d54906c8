"""Arguments of commands as seats, names and files; and why a file cannot be used, in words."""

from __future__ import annotations

import errno
import os
from collections.abc import Mapping, Sequence
from pathlib import Path

from ..bots import BOTS, bot_id
from ..core.game import AUTOMATON, Game
from ..core.illegal import Illegal, Word
from ..core.options import Value
from ..core.record import Record, read_record
from ..words import has_message, say

HUMAN = "human"


def check_by_turns(game: Game, options: Mapping[str, Value]) -> None:
    """Refuse a game in real time: at a terminal, and between bots in a loop, one acts after the other."""
    if game.real_time(options):
        raise Illegal("cli-not-live", {"game": game.id}, game.id)


def seats_of(game: Game, options: Mapping[str, Value], given: int = 0) -> int:
    """How many play: as many as the options say, else as many as were given, else as usual; without those that the
    rules themselves play."""
    automata = game.automata_count(options)
    wanted = max(0, game.required_seats(options) - automata)
    if wanted and given and wanted != given:
        raise Illegal("cli-seats-options", {"found": given, "wanted": wanted}, game.id, game.seats_clause)
    return game.check_seats((wanted or given or game.usual_seats) + automata) - automata


def usual_bot(game: Game) -> str:
    """The bot that plays where none is named."""
    return "greedy" if "greedy" in BOTS.get(game.id, {}) else "random"


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


def seated_players(game: Game, seated: list[str]) -> list[str]:
    """Those who are to play: people, and bots that this game has, named by their levels or ids."""
    return [player if player == HUMAN else bot_id(game.id, player) for player in seated]


def with_automata(
    game: Game, options: Mapping[str, Value], seated: list[str], names: list[str], language: str
) -> tuple[list[str], list[str]]:
    """Who sits on each seat, and all names: after the players, whatever the rules themselves play."""
    count = game.automata_count(options)
    own = [say(language, f"{game.id}-{AUTOMATON}") for _ in range(count)]
    return [*seated, *[AUTOMATON] * count], [*names, *own]


def bot_name(player: str, language: str) -> str:
    """What a bot is called at the table: always known as a bot."""
    return say(language, f"bot-{player}") if has_message(f"bot-{player}") else player


def record_from(path: Path, sealed: bool = True) -> Record:
    """The record in a file."""
    return read_record(text_from(path), sealed)


def text_from(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise Illegal("cli-no-file", {"found": str(path), "reason": Word(reason_id(error))}) from None


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


def check_parent(path: Path) -> None:
    """Refuse at once a file that could not be written; one that is there is written anew."""
    why = "cli-error-folder" if path.is_dir() else "" if path.absolute().parent.is_dir() else "cli-error-missing"
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
    """Why the system refused a file, in words."""
    known = REASONS.get(error.errno or 0)
    return say(language, known) if known else str(error.strerror or error)
