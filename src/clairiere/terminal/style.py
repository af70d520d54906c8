"""Styles and layout of text at a terminal: inks, blocks of lines, prose that breaks where French allows it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from rich.cells import cell_len, chop_cells
from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.text import Text

EMBER = "bold #ffffff on #a83f16"  # you may act here; used for nothing else
STRONG = "bold"
QUIET = "dim"
PAPER = "#2b2620 on #efe6d0"
SHADE = "#3d372d on #b9ae94"
LIT = "#a83f16 on #efe6d0"  # the edge of a card that may be chosen

NO_BREAK = "\u00a0"
DOT = " · "  # between short things
SIGNS = "·→♪⚷☾⋎✿✶"  # belong to the word before them
NARROW = 72  # below this many columns things stand above each other that else stand side by side


def glued(text: str, language: str) -> str:
    """No line breaks before signs, and in French before : ; ? ! » % and after «. The length of the text stays."""
    text = re.sub(rf" (?=[{SIGNS}])|(?<=→) ", NO_BREAK, text)
    if language != "fr":
        return text
    text = re.sub(r"[ \u202f](?=[:;?!»%])", NO_BREAK, text)
    return re.sub(r"«[ \u202f]", f"«{NO_BREAK}", text)


class Prose:
    """A text in lines: later lines are set in, and a colon never begins one."""

    def __init__(self, text: Text | str, language: str, style: str = "", hang: int = 0, indent: int = 0) -> None:
        source = text if isinstance(text, Text) else Text(text, style)
        self.text = source.copy()
        self.text.plain = glued(source.plain, language)
        self.hang = hang
        self.indent = indent

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = max(options.max_width - self.indent, 8)
        hang = min(self.hang, width // 2)
        for number, line in enumerate(self.text.divide(breaks(self.text.plain, width, width - hang))):
            line.rstrip()
            yield Text(" " * (self.indent + (hang if number else 0))) + line

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement.get(console, options, self.text)


def breaks(text: str, first: int, later: int) -> list[int]:
    """Where new lines begin: at ordinary spaces, or inside a word that is longer than a line."""
    starts: list[int] = []
    room, used = first, 0
    for word in re.finditer(r" *[^ ]+ *", text):
        at, rest = word.start(), word[0].rstrip(" ")
        if used and used + cell_len(rest) > room:
            starts.append(at)
            room, used = later, 0
        while cell_len(rest) > room:
            piece = chop_cells(rest, room)[0]
            at, rest = at + len(piece), rest[len(piece) :]
            starts.append(at)
            room = later
        used += cell_len(text[at : word.end()])
    return starts


def joined(parts: Iterable[Text | str], between: str = "") -> Text:
    """Texts one after the other."""
    return Text(between).join([part if isinstance(part, Text) else Text(part) for part in parts])


def side_by_side(blocks: Sequence[Sequence[Text]], gap: int = 1) -> list[Text]:
    """Blocks of equal height beside each other."""
    return [joined(parts, " " * gap) for parts in zip(*blocks, strict=True)]


def clean(text: str) -> str:
    """A text as one line without control characters."""
    return "".join([letter for letter in " ".join(text.split()) if letter.isprintable()])


def cut(text: str, width: int) -> str:
    """A text of so many columns at most; … stands for the rest."""
    return text if cell_len(text) <= width else f"{chop_cells(text, width - 1)[0]}…"
