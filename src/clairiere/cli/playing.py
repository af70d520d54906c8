"""The commands that play and replay."""

from __future__ import annotations

import argparse
import secrets
from pathlib import Path

from rich.console import Console

from ..bots import find_bot
from ..core.game import find
from ..core.illegal import Illegal
from ..core.record import Record, is_seed
from ..core.table import Table
from ..terminal.play import play
from ..terminal.replay import replay
from ..terminal.scores import past_scores
from ..words import say
from .typed import (
    HUMAN,
    check_new_file,
    in_turns,
    names_of,
    options_from,
    record_from,
    seated_players,
    with_automata,
)


def play_command(given: argparse.Namespace, language: str) -> int:
    record = resumed(given) if given.resume else begun(given, language)
    return play_table(Table(record), language, given.save or given.resume)


def play_table(table: Table, language: str, path: Path | None) -> int:
    """A game at this terminal, with whoever its record says."""
    record = table.record
    players = record.players or [HUMAN] * len(record.names)
    played = players[: len(players) - record.game.automata(record.options)]
    bots = {seat: find_bot(record.game.id, player) for seat, player in enumerate(played) if player != HUMAN}
    humans = [seat for seat, player in enumerate(played) if player == HUMAN]
    return play(table, humans, bots, language, path, Console(highlight=False))


def begun(given: argparse.Namespace, language: str) -> Record:
    """The record of a new game."""
    if given.bot and given.seats:
        raise Illegal("cli-bot-or-seats", {})
    if given.save:
        check_new_file(given.save)
    game = find(given.game or "renard")
    options = game.agree(options_from(given.option))
    others = game.fewest - 1 - game.automata(options)
    seated = given.seats.split(",") if given.seats else [HUMAN, *[given.bot or "greedy"] * others]
    game.seated(len(seated) + game.automata(options))
    seated_players(game, seated)
    names = names_of(given.names, seated, language)
    players, names = with_automata(game, options, seated, names, language)
    record = Record(game, options, names)
    in_turns(game, record.options)
    if given.seed is not None and not is_seed(str(given.seed)):
        raise Illegal("cli-seed-range", {})
    record.seed = secrets.randbelow(1 << 32) if given.seed is None else given.seed
    record.players = players
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
    in_turns(record.game, record.options)
    if given.bot or given.seats or given.names or given.seed is not None:
        raise Illegal("cli-resume-fixed", {})
    if record.seed is None:
        record.seed = secrets.randbelow(1 << 32)
    return record


def replay_command(given: argparse.Namespace, language: str) -> int:
    record = record_from(given.file, sealed=not given.unsealed)
    if given.seat is not None and not 0 <= given.seat < len(record.names):
        raise Illegal("cli-no-seat", {"found": given.seat, "most": len(record.names) - 1})
    return replay(record, given.to, given.seat, given.open, language, Console(highlight=False))


def scores_command(given: argparse.Namespace, language: str) -> int:
    """The past scores of a team game, the oldest first."""
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
