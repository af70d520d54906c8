"""The inks of the terminal, and prose that breaks its lines where French allows it."""

from __future__ import annotations

import re
from collections.abc import Iterable

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.text import Text

EMBER = "bold #ffffff on #a83f16"  # you may act here; used for nothing else
STRONG = "bold"
QUIET = "dim"
PAPER = "#2b2620 on #efe6d0"
SHADE = "#3d372d on #b9ae94"
LIT = "#a83f16 on #efe6d0"  # the edge of a card that may be chosen

GLUE = "\ue000"  # stands for a space that must not be broken while lines are made: rich breaks at all the others


def glued(text: str, language: str) -> str:
    """French keeps : ; ? ! » « beside their word, and writes ’ for '. The length stays."""
    if language != "fr":
        return text
    text = re.sub(r"[ \u00a0\u202f](?=[:;?!»])", GLUE, text.replace("'", "’"))
    return re.sub(r"«[ \u00a0\u202f]", f"«{GLUE}", text)


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
        fits = self.text.cell_len <= width
        for number, line in enumerate(self.text.wrap(console, width if fits else width - self.hang)):
            line.rstrip()
            line.plain = line.plain.replace(GLUE, "\u00a0")
            yield Text(" " * (self.indent + (self.hang if number else 0))) + line

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement.get(console, options, self.text)


def joined(parts: Iterable[Text | str], between: str = "") -> Text:
    """Texts one after the other."""
    return Text(between).join([part if isinstance(part, Text) else Text(part) for part in parts])


def clean(text: str) -> str:
    """One line that cannot steer the terminal."""
    return "".join([letter for letter in " ".join(text.split()) if letter.isprintable()])
