"""The command `arena`: measure bots against each other."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from rich.console import Console

from ..arena.chart import Chart, draw_chart
from ..arena.chart_files import can_write_png, to_png, to_svg
from ..arena.folder import write_atomically
from ..arena.result import ArenaResult
from ..arena.run import available_cores, default_folder, run_schedule
from ..arena.schedule import Schedule, make_schedule
from ..core.game import find
from ..core.illegal import Illegal
from ..terminal.arena import show_result
from ..words import say
from .arguments import check_by_turns, check_parent
from .game_options import options_of
from .progress import progress

GAMES = 100
RESULT, PICTURE = "result.json", "shares.svg"
PNG, SVG = ".png", ".svg"


def arena_command(given: argparse.Namespace, language: str) -> int:
    workers = available_cores() if given.workers is None else given.workers
    if workers < 1:
        raise Illegal("arena-workers", {"found": workers})
    games = GAMES if given.games is None else given.games
    if games < 1:
        raise Illegal("cli-too-few", {"found": games})
    if given.plot:
        check_plot(given.plot)
    schedule = plan_of(given)
    path = given.out or default_folder(schedule)
    result = play_with_progress(schedule, games, path, workers, language, given.ray)
    write_atomically(path / RESULT, json.dumps(result.to_wire(), indent=1) + "\n")
    drawing = draw_chart(result, language)
    for picture in [path / PICTURE, *([given.plot] if given.plot else [])]:
        write_atomically(picture, picture_for(drawing, picture))
    if given.json:
        print(json.dumps(result.to_wire()))
        return 0
    console = Console(highlight=False)
    show_result(result, language, console)
    print(say(language, "arena-kept", {"folder": str(path), "picture": PICTURE}))
    return 0


def picture_for(drawing: Chart, path: Path) -> str | bytes:
    """Return a chart in the format that the name of its file asks for."""
    return to_png(drawing) if path.suffix.lower() == PNG else to_svg(drawing)


def check_plot(path: Path) -> None:
    """Raise Illegal if the chart could not be written: that is checked before anything is played."""
    if path.suffix.lower() not in (PNG, SVG):
        raise Illegal("arena-plot", {"found": path.name})
    check_parent(path)
    if path.suffix.lower() == PNG and not can_write_png():
        raise Illegal("arena-no-png", {})


def plan_of(given: argparse.Namespace) -> Schedule:
    """Return the schedule of the run. If the options do not say how many play, the number of named bots does."""
    if not given.game:
        raise Illegal("cli-missing", {"command": "clairiere arena", "what": "game"})
    game = find(given.game)
    agreed = game.agree_simulation(options_of(given, game))
    check_by_turns(game, agreed)
    usual = ["1"] if game.is_team_game(agreed) else ["1", "0"]
    return make_schedule(game, given.bots.split(",") if given.bots else usual, given.seed or 0, agreed)


def play_with_progress(
    schedule: Schedule, games: int, path: Path, workers: int, language: str, cluster: str | None
) -> ArenaResult:
    """Play a schedule with a progress bar. If it is interrupted, say how to resume."""
    try:
        with progress(schedule.game, games) as done:
            return run_schedule(schedule, games, path, workers, done, cluster)
    except KeyboardInterrupt:
        print("\n" + say(language, "arena-interrupted", {"folder": str(path)}), file=sys.stderr)
        raise
