"""A picture (SVG) as PNG, which chats show: by resvg, an extra, and with letters of our own: a server may have none."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

WIDTH = 1200  # as wide as previews are shown
LETTERS = Path(__file__).parent / "fonts"


def png_ready() -> bool:
    """Whether that extra is there."""
    return find_spec("resvg_py") is not None


def png_of(svg: str) -> bytes:
    """A whole file."""
    from resvg_py import svg_to_bytes

    fonts = [str(path) for path in sorted(LETTERS.glob("*.ttf"))]
    return bytes(svg_to_bytes(svg_string=svg, width=WIDTH, skip_system_fonts=True, font_files=fonts))
