"""Read arguments of commands: seats, names and files. Say in words why a file cannot be used."""

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
    """Raise Illegal for a game in real time: in the terminal and in a loop of bots, seats act by turns."""
    if game.real_time(options):
        raise Illegal("cli-not-live", {"game": game.id}, game.id)


def seats_of(game: Game, options: Mapping[str, Value], given: int = 0) -> int:
    """Return the number of players without automata: what the options say, else how many were given, else as usual."""
    automata = game.automata_count(options)
    wanted = max(0, game.required_seats(options) - automata)
    if wanted and given and wanted != given:
        raise Illegal("cli-seats-options", {"found": given, "wanted": wanted}, game.id, game.seats_clause)
    return game.check_seats((wanted or given or game.usual_seats) + automata) - automata


def usual_bot(game: Game) -> str:
    """Return the bot that plays if none is named."""
    return "greedy" if "greedy" in BOTS.get(game.id, {}) else "random"


def names_of(given: str | None, seated: Sequence[str], language: str) -> list[str]:
    """Return a name for each seat: the given ones, else "Player" or the name of the bot."""
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
    """Return the players with bots by id. Raise Illegal for a bot that the game does not have."""
    return [player if player == HUMAN else bot_id(game.id, player) for player in seated]


def with_automata(
    game: Game, options: Mapping[str, Value], seated: list[str], names: list[str], language: str
) -> tuple[list[str], list[str]]:
    """Return players and names of all seats, with the automata of the rules at the end."""
    count = game.automata_count(options)
    own = [say(language, f"{game.id}-{AUTOMATON}") for _ in range(count)]
    return [*seated, *[AUTOMATON] * count], [*names, *own]


def bot_name(player: str, language: str) -> str:
    """Return the name of a bot at the table, which shows that it is one."""
    return say(language, f"bot-{player}") if has_message(f"bot-{player}") else player


def record_from(path: Path, sealed: bool = True) -> Record:
    """Read the record in a file. Raise Illegal if there is none."""
    return read_record(text_from(path), sealed)


def text_from(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise Illegal("cli-no-file", {"found": str(path), "reason": Word(reason_id(error))}) from None


def check_new_file(path: Path) -> None:
    """Raise Illegal for a file that exists or could not be written."""
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
    """Raise Illegal for a file that could not be written; one that exists will be replaced."""
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
    """Return in words why the system refused a file."""
    known = REASONS.get(error.errno or 0)
    return say(language, known) if known else str(error.strerror or error)
