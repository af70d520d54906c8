"""The command `picture`: draw a position of a recorded game, or one in JSON."""

from __future__ import annotations

import argparse
from pathlib import Path

from ..core.ask import NATURE, SPECTATOR
from ..core.game import find
from ..core.illegal import Illegal
from ..core.record import Record, read_record
from ..core.state import State
from ..positions import POSITION, pack_position, read_position
from ..terminal.picture import picture
from ..terminal.png import png_of, png_ready
from ..terminal.replay import check
from ..words import say
from .arguments import check_parent, text_from

PNG = ".png"


def picture_command(given: argparse.Namespace, language: str) -> int:
    """Draw a record up to an answer, or a position in JSON; print the SVG or write it to a file."""
    record = record_or_position(text_from(given.file), language)
    check(record, given.to, given.seat)
    state = record.state(len(record.answers) if given.to is None else given.to)
    seat = None if given.open else usual_seat(state) if given.seat is None else given.seat
    check_png(given.out)
    drawn = picture(record, state, seat, language)
    if given.out is None:
        print(drawn, end="")
        return 0
    check_parent(given.out)
    given.out.write_bytes(png_of(drawn) if given.out.suffix == PNG else drawn.encode())
    return 0


def check_png(out: Path | None) -> None:
    """Raise Illegal for a format that cannot be written here, before anything is drawn."""
    if out is not None and out.suffix == PNG and not png_ready():
        raise Illegal("picture-no-png", {})


def record_or_position(text: str, language: str) -> Record:
    if not text.lstrip().startswith("{"):
        return read_record(text)
    position = read_position(text)
    game = find(str(position.get("game", "")))
    names = [say(language, "cli-player", {"number": seat + 1}) for seat in range(game.load(position).seats)]
    return Record(game, {POSITION: pack_position(position)}, names)


def usual_seat(state: State) -> int:
    """Return the seat that is asked, or SPECTATOR."""
    return next((ask.seat for ask in state.open if ask.seat != NATURE), SPECTATOR)
