"""A picture (SVG) of a position, as the terminal draws it."""

from __future__ import annotations

import io
import re
from collections.abc import Sequence

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from ..core.record import Record
from ..core.state import State
from .registry import drawing_of

WIDTH = 80
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


def drawn(parts: Sequence[object]) -> str:
    """What is printed, as a picture."""
    console = Console(record=True, width=WIDTH, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    for part in parts:
        console.print(part, highlight=False)
    svg = console.export_svg(theme=THEME, code_format=FORMAT, unique_id="clairiere")
    svg = re.sub(r' clip-path="url\(#clairiere-line-\d+\)"', "", svg)  # it would cut the edges of the cards
    return "\n".join(line.rstrip() for line in svg.splitlines()) + "\n"


def picture(record: Record, state: State, seat: int | None, language: str) -> str:
    """A position of a game as a seat sees it, or a spectator, or without a seat with all cards open; and what is asked
    there of whoever looks."""
    drawing = drawing_of(record.game, record.names, language, record.options)
    if seat is None:
        return drawn([drawing.open_board(state, WIDTH)])
    asked = [drawing.prompt(state, ask, WIDTH) for ask in state.open if ask.seat == seat]
    return drawn([drawing.board(state.view(seat), None, WIDTH), *asked])
