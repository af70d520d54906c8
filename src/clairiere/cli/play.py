"""The commands `play`, `replay`, `verify` and `scores`."""

from __future__ import annotations

import argparse
import json
import secrets
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

from ..arena import add_points, second_options, second_record
from ..bots import bot_at_table
from ..chance import check, check_sentences, draws_of
from ..core.game import find
from ..core.illegal import Illegal
from ..core.record import Record, is_seed
from ..core.state import State
from ..core.table import Table
from ..terminal.play import play
from ..terminal.replay import replay
from ..terminal.save import free_path
from ..terminal.scores import past_scores
from ..words import say
from .arguments import (
    HUMAN,
    check_by_turns,
    check_new_file,
    names_of,
    record_from,
    seated_players,
    seats_of,
    usual_bot,
    with_automata,
)
from .game_options import options_of


def play_command(given: argparse.Namespace, language: str) -> int:
    first = finished_game(given.after) if given.after else None
    if given.resume:
        record = going_on(given, record_from(given.resume))
    else:
        record = going_on(given, second_record(*first)) if first else new_record(given, language)
    if first or given.match:
        return play_match(given, language, record, first)
    return play_table(Table(record), language, given.save or given.resume)


def play_table(table: Table, language: str, path: Path | None, flags: Sequence[str] = ()) -> int:
    """Play a table in the terminal. `flags` are the options that resume the game later."""
    record = table.record
    players = record.players or [HUMAN] * len(record.names)
    played = players[: len(players) - record.game.automata_count(record.options)]
    bots = {seat: bot_at_table(record.game.id, player) for seat, player in enumerate(played) if player != HUMAN}
    humans = [seat for seat, player in enumerate(played) if player == HUMAN]
    return play(table, humans, bots, language, path, Console(highlight=False), flags=flags)


def new_record(given: argparse.Namespace, language: str) -> Record:
    """Return the record of a new game."""
    if given.bot and given.seats:
        raise Illegal("cli-bot-or-seats", {})
    if given.save:
        check_new_file(given.save)
    game = find(given.game or "renard")
    agreed = game.agree(options_of(given, game))
    seated = given.seats.split(",") if given.seats else []
    seated = seated or [HUMAN, *[given.bot or usual_bot(game)] * (seats_of(game, agreed) - 1)]
    seats_of(game, agreed, len(seated))
    seated = seated_players(game, seated)
    names = names_of(given.names, seated, language)
    players, names = with_automata(game, agreed, seated, names, language)
    record = Record(game, agreed, names)
    check_by_turns(game, record.options)
    if given.seed is not None and not is_seed(str(given.seed)):
        raise Illegal("cli-seed-range", {})
    record.seed = secrets.randbelow(1 << 32) if given.seed is None else given.seed
    record.players = players
    return record


def going_on(given: argparse.Namespace, record: Record) -> Record:
    """Return the record of a resumed game, or of a second game of a match. Options cannot be changed."""
    if given.save:
        check_new_file(given.save)
    if given.game and given.game != record.game.id:
        raise Illegal("cli-resume-game", {"found": record.game.id})
    for name in options_of(given, record.game):
        clause = next((option.clause for option in record.game.options if option.name == name), "")
        raise Illegal("cli-option-fixed", {"option": name}, record.game.id, clause)
    check_by_turns(record.game, record.options)
    if given.bot or given.seats or given.names or given.seed is not None:
        raise Illegal("cli-resume-fixed", {})
    if record.seed is None:
        record.seed = secrets.randbelow(1 << 32)
    record.chance = None  # its secret is out: from here on there is another chance
    return record


# -- a match of two games ---------------------------------------------------------------------------------------


def finished_game(path: Path) -> tuple[Record, State]:
    """Return the first game of a match. Raise Illegal if it is not over."""
    record = record_from(path)
    state = record.state()
    if not state.over:
        raise Illegal("match-unfinished", {"found": str(path)}, record.game.id)
    return record, state


def play_match(given: argparse.Namespace, language: str, record: Record, first: tuple[Record, State] | None) -> int:
    """root:SCEN.3 Play both games of a match, or the second one, and print the points of both."""
    path = given.save or given.resume
    begins = given.after
    if first is None:
        second_options(record.game, record.first(), record.options)
        begins = path or free_path(record.game.id)
        table = Table(record)
        status = play_table(table, language, begins, ["--match"])
        if not table.state.over:
            return status
        first, path = (record, table.state), None
        record = second_record(*first)
        print(say(language, "match-second", {"points": in_words(record.names, table.state.points())}))
    elif record.options != second_record(*first).options or record.names != first[0].names:
        raise Illegal("match-other", {"found": str(begins)}, record.game.id)
    table = Table(record)
    status = play_table(table, language, path, ["--after", str(begins)])
    if table.state.over:
        tell_match(record.names, first[1], table.state, language)
    return status


def tell_match(names: Sequence[str], first: State, second: State, language: str) -> None:
    """root:SCEN.3 Print the points of both games, and who has won."""
    added, winners = add_points(first.points(), second.points())
    facts = {"points": in_words(names, added), "winners": [names[seat] for seat in winners]}
    print(say(language, "match-won" if len(winners) == 1 else "match-tied", facts))


def in_words(names: Sequence[str], points: Sequence[int]) -> list[str]:
    return [f"{name} {count}" for name, count in zip(names, points, strict=True)]


def replay_command(given: argparse.Namespace, language: str) -> int:
    record = record_from(given.file, sealed=not given.unsealed)
    if given.seat is not None and not 0 <= given.seat < len(record.names):
        raise Illegal("cli-no-seat", {"found": given.seat, "most": len(record.names) - 1})
    return replay(record, given.to, given.seat, given.open, language, Console(highlight=False), given.hint)


def verify_command(given: argparse.Namespace, language: str) -> int:
    """Check the draws of a record; return 1 if they are not those that were committed to."""
    record = record_from(given.file, sealed=not given.unsealed)
    if given.draws:
        for draw in draws_of(record):
            print(json.dumps(draw, ensure_ascii=False))
        return 0
    checked = check(record) if record.chance is not None else None
    for id, facts in check_sentences(record, checked, record.names):
        print(say(language, id, facts))
    if checked is not None and checked.wrong:
        print(say(language, "chance-line", {"line": line_of(given.file, checked.wrong)}))
    return 0 if checked is None or checked.ok else 1


def line_of(path: Path, answer: int) -> int:
    """Return the number of the line with an answer in the file of a record."""
    lines = path.read_text("utf-8").split("\n")
    return next(at for at, line in enumerate(lines, 1) if line.strip().startswith(f"{answer} "))


def scores_command(given: argparse.Namespace, language: str) -> int:
    """Print the past scores of a team game, the oldest first."""
    game = find(given.game or "duo")
    scores = past_scores(game.id)
    if not scores:
        print(say(language, "cli-no-scores", {"game": game.id}))
    for score in scores:
        result = say(language, "cli-score-won" if score.won else "cli-score-lost", {"points": score.points})
        options = " ".join(f"{name}={value}" for name, value in score.options.items())
        facts = {"day": score.day, "result": result, "options": options, "names": list(score.names)}
        print(say(language, "cli-score", facts))
    return 0
