"""Draw docs/picture.svg: a table in the middle of a game, as the terminal shows it.

python scripts/picture.py [file] [language]
"""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from clairiere import Record, Rng, Table, find
from clairiere.terminal.registry import drawing_of

ROOT = Path(__file__).resolve().parents[1]
SEED = 246
ANSWERS = 10
MOSS, PARCHMENT = (32, 40, 31), (228, 222, 204)
ANSI = [(40, 48, 38), (196, 80, 27), (122, 148, 92), (201, 162, 75)] * 2
THEME = TerminalTheme(MOSS, PARCHMENT, ANSI)
FONTS = "DejaVu Sans Mono, Menlo, Consolas, Liberation Mono, monospace"
FORMAT = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="-12 20 1018 {height}" role="img" aria-label="Clairière">
<style>
.{unique_id}-matrix {{ font: 21.2px FONTS; line-height: {line_height}px; white-space: pre; }}
{styles}
</style>
<defs>
<clipPath id="{unique_id}-clip-terminal"><rect width="{terminal_width}" height="{terminal_height}"/></clipPath>
</defs>
<rect x="-12" y="20" width="1018" height="{height}" rx="14" fill="rgbMOSS"/>
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">{matrix}</g>
</g>
</svg>
""".replace("FONTS", FONTS).replace("MOSS", str(MOSS))


def table() -> Table:
    """A game played by chance up to a good moment."""
    record = Record(find("renard"), {}, ["Ana", "Goupil"])
    record.seed = SEED
    played = Table(record)
    while len(record.answers) < ANSWERS:
        ask = played.state.open[0]
        played.play(ask.seat, Rng(SEED, len(record.answers)).pick(ask.options))
    return played


def picture(language: str) -> str:
    played = table()
    console = Console(record=True, width=80, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    drawing = drawing_of(played.record.game, played.record.names, language)
    seat = played.state.open[0].seat
    since = len(played.record.state(played.last_decision(seat)).log or [])
    seen = [event.seen_by(seat) for event in played.events[since:]]
    console.print(drawing.board(played.state.view(seat), drawing.news(played.state, seen, seat, 80), 80))
    asked = [drawing.prompt(played.state, played.state.open[0], 80), drawing.reminder(80), "›"]
    console.print(*asked, sep="\n", highlight=False)
    svg = console.export_svg(theme=THEME, code_format=FORMAT, unique_id="clairiere")
    svg = re.sub(r' clip-path="url\(#clairiere-line-\d+\)"', "", svg)  # it would cut the edges of the cards
    return "\n".join(line.rstrip() for line in svg.splitlines()) + "\n"


if __name__ == "__main__":
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "picture.svg"
    target.write_text(picture(sys.argv[2] if len(sys.argv) > 2 else "fr"), encoding="utf-8")
