"""Draw docs/picture.svg: a table in the middle of a game, as the terminal shows it.

    python scripts/picture.py [file] [language]
"""

from __future__ import annotations

import io
import sys
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from clairiere import Record, Rng, Table, find
from clairiere.bots import find_bot
from clairiere.terminal.drawing import drawing_of

ROOT = Path(__file__).resolve().parents[1]
SEED = 8
ANSWERS = 19
MOSS, PARCHMENT = (32, 40, 31), (228, 222, 204)
ANSI = [(40, 48, 38), (196, 80, 27), (122, 148, 92), (201, 162, 75)] * 2
THEME = TerminalTheme(MOSS, PARCHMENT, ANSI)
FONTS = "DejaVu Sans Mono, Menlo, Consolas, Liberation Mono, monospace"
FORMAT = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="-12 20 1018 {height}" role="img" aria-label="Clairière">
<style>
.{unique_id}-matrix {{ font-family: %s; font-size: {char_height}px; line-height: {line_height}px; white-space: pre; }}
{styles}
</style>
<defs>
<clipPath id="{unique_id}-clip-terminal"><rect x="0" y="0" width="{terminal_width}" height="{terminal_height}"/></clipPath>
{lines}
</defs>
<rect x="-12" y="20" width="1018" height="{height}" rx="14" fill="rgb%s"/>
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">{matrix}</g>
</g>
</svg>
""" % (FONTS, MOSS)


def table() -> Table:
    """A game played by greedy bots up to a good moment."""
    record = Record(find("renard"), {}, ["Ana", "Goupil"])
    record.seed = SEED
    found, bot = Table(record), find_bot("renard", "greedy")
    while len(record.answers) < ANSWERS:
        ask = found.state.open[0]
        found.play(ask.seat, bot.choose(found.state.view(ask.seat), ask, Rng(SEED, len(record.answers))))
    return found


def picture(language: str) -> str:
    found = table()
    console = Console(record=True, width=80, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    drawing = drawing_of(found.record.game, found.record.names, language)
    seat = found.state.open[0].seat
    since = len(found.record.state(found.last_decision(seat)).log or [])
    seen = [event.seen_by(seat) for event in found.events[since:]]
    console.print(drawing.board(found.state.view(seat), drawing.news(found.state, seen, 80), 80))
    console.print(drawing.prompt(found.state, found.state.open[0]), "›", sep="\n", highlight=False)
    console.print()
    svg = console.export_svg(theme=THEME, code_format=FORMAT, unique_id="clairiere")
    return "\n".join(line.rstrip() for line in svg.splitlines()) + "\n"


if __name__ == "__main__":
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "picture.svg"
    target.write_text(picture(sys.argv[2] if len(sys.argv) > 2 else "fr"), encoding="utf-8")
