"""A table as text or as a picture, as the seat that is asked may see it."""

from __future__ import annotations

from io import BytesIO

import numpy as np
from rich.console import Console

from ..core.ask import SPECTATOR
from ..core.illegal import Illegal
from ..core.record import Record
from ..terminal.picture import picture
from ..terminal.png import png_of
from ..terminal.registry import drawing_of
from .arrays import Bytes
from .table import Play

WIDTH = 100
MODES = ("human", "ansi", "rgb_array", "svg")


def known_mode(mode: str | None) -> str | None:
    """The mode, if there is such a one."""
    if mode is not None and mode not in MODES:
        raise Illegal("form-unknown-word", {"where": "render_mode", "found": str(mode), "known": list(MODES)})
    return mode


def rendered(play: Play, mode: str, language: str = "en") -> str | Bytes | None:
    """A text, a picture as SVG or in dots, or nothing: a person sees it on the screen."""
    seat = play.ask.seat if play.ask else SPECTATOR
    names = [f"player_{number}" for number in range(play.seats)]
    if mode in ("svg", "rgb_array"):
        svg = picture(Record(play.game, dict(play.options), names), play.state, seat, language)
        return svg if mode == "svg" else dots(svg)
    drawing = drawing_of(play.game, names, language, play.options)
    console = Console(width=WIDTH, record=mode == "ansi", quiet=mode == "ansi")
    console.print(drawing.board(play.state.view(seat), None, WIDTH))
    return console.export_text(styles=True) if mode == "ansi" else None


def dots(svg: str) -> Bytes:
    """A picture as rows of dots: red, green, blue. Who asks for none needs no reader of pictures."""
    from PIL import Image

    with Image.open(BytesIO(png_of(svg))) as picture:
        return np.asarray(picture.convert("RGB"))
