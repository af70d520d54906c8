"""Draw docs/picture.svg: a table in the middle of a game, as the terminal shows it.

python scripts/picture.py [file] [language]
"""

from __future__ import annotations

import sys
from pathlib import Path

from clairiere import Record, Rng, Table, find
from clairiere.terminal.picture import WIDTH, drawn
from clairiere.terminal.registry import drawing_of

ROOT = Path(__file__).resolve().parents[1]
SEED = 246
ANSWERS = 10


def table() -> Table:
    """Return a game that was played at random up to a good moment."""
    record = Record(find("renard"), {}, ["Ana", "Goupil"])
    record.seed = SEED
    played = Table(record)
    while len(record.answers) < ANSWERS:
        ask = played.state.open[0]
        played.play(ask.seat, Rng(SEED, len(record.answers)).pick(ask.options))
    return played


def picture(language: str) -> str:
    played = table()
    drawing = drawing_of(played.record.game, played.record.names, language)
    seat = played.state.open[0].seat
    since = len(played.record.state(played.last_decision(seat)).log or [])
    seen = [event.seen_by(seat) for event in played.events[since:]]
    board = drawing.board(played.state.view(seat), drawing.news(played.state, seen, seat, WIDTH), WIDTH)
    return drawn([board, drawing.prompt(played.state, played.state.open[0], WIDTH), drawing.reminder(WIDTH), "›"])


if __name__ == "__main__":
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "picture.svg"
    target.write_text(picture(sys.argv[2] if len(sys.argv) > 2 else "fr"), encoding="utf-8")
