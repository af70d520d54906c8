"""For terminals whose encoding lacks a sign: the nearest ASCII instead of a question mark."""

from __future__ import annotations

import codecs
from io import TextIOWrapper
from unicodedata import normalize

from rich.console import Console

NAME = "clairiere-ascii"
PLAIN = {
    "╭": "+", "╮": "+", "╰": "+", "╯": "+", "─": "-", "│": "|", "┄": ".", "┊": ":",
    "▲": "^", "▸": ">", "›": ">", "★": "*", "·": "-", "→": ">", "–": "-", "×": "x",
    "♪": " ", "⚷": " ", "☾": " ", "⋎": " ", "✿": " ", "✶": " ", "•": "o", "◆": "*", "♠": "^",
    "◉": "@", "●": "o", "○": ".", "✦": "+", "◌": "?", "■": "#", "□": "_", "▒": "%", "♣": "&", "≈": "~",
    "’": "'", "“": '"', "”": '"', "«": '"', "»": '"', "…": "...", "œ": "oe", "Œ": "OE", "\u00a0": " ", "\u202f": " ",
}  # fmt: skip


def use_ascii_fallback(console: Console) -> None:
    """From now on the console's file writes what its encoding lacks in ASCII."""
    if isinstance(console.file, TextIOWrapper):
        console.file.reconfigure(errors=NAME)


def plain(letter: str) -> str:
    """The nearest thing in ASCII: a letter without its accent, a stroke, a question mark."""
    bare = normalize("NFKD", letter).encode("ascii", "ignore").decode()
    return PLAIN.get(letter) or bare or "?"


def nearest_ascii(error: UnicodeError) -> tuple[str, int]:
    assert isinstance(error, UnicodeEncodeError)
    return "".join([plain(letter) for letter in error.object[error.start : error.end]]), error.end


codecs.register_error(NAME, nearest_ascii)
