"""Show the result of an arena in the terminal: tables, with a small bar for each share and its interval."""

from __future__ import annotations

from rich.cells import cell_len
from rich.console import Console
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ..arena.estimates import Estimate
from ..arena.result import ArenaResult
from ..arena.sections import (
    ShareSection,
    closing_lines,
    counts_lines,
    interval,
    options_line,
    percent,
    sections_of,
)
from ..words import say
from .ascii_fallback import use_ascii_fallback
from .style import QUIET, STRONG, Prose

NUMBERS = 46  # columns that numbers and gaps take; names and pictures share the rest


def show_result(result: ArenaResult, language: str, console: Console) -> None:
    use_ascii_fallback(console)
    title = " · ".join(filter(None, [say(language, f"{result.schedule.game}-title"), options_line(result)]))
    console.print(Rule(Text(title, STRONG), style=QUIET))
    console.print(Prose(" ".join(counts_lines(result, language)), language))
    for section in sections_of(result, language):
        table = table_of(section, result.fair_share, console.width, language)
        console.print(Text(""), Text(section.title, STRONG), table, sep="\n")
    console.print(Text(""))
    for line in (*closing_lines(result, language), say(language, "arena-method")):
        console.print(Prose(line, language))


def table_of(section: ShareSection, fair: float, width: int, language: str) -> Table:
    """Return a table with a line for each share: its name, the numbers, the bar."""
    table = Table(box=None, pad_edge=False, show_header=False, padding=(0, 2, 0, 0))
    for _ in range(2):
        table.add_column(overflow="fold")
    for _ in range(3):
        table.add_column(justify="right", no_wrap=True)
    table.add_column(no_wrap=True)
    names = max([cell_len(row.label) for row in section.rows]) + max([cell_len(row.bot) for row in section.rows])
    columns = max(10, min(40, width - NUMBERS - names)) // 2 * 2 + 1  # an odd number has a middle
    before = ""
    for row in section.rows:
        label = "" if row.label == before else row.label
        before = row.label
        won = say(language, "arena-won", {"wins": row.estimate.wins, "games": row.estimate.games})
        share, bounds = percent(row.estimate.share, language), interval(row.estimate, language)
        table.add_row(label, row.bot, won, Text(share, STRONG), bounds, picture(row.estimate, fair, columns))
    return table


def picture(estimate: Estimate, fair: float, width: int) -> Text:
    """Return a bar from 0 to 100 per cent with the share, its interval and the fair share."""
    signs = ["·"] * width
    for column in range(round(estimate.low * (width - 1)), round(estimate.high * (width - 1)) + 1):
        signs[column] = "─"
    if fair:
        signs[round(fair * (width - 1))] = "┊"
    signs[round(estimate.share * (width - 1))] = "●"
    return Text("".join(signs))
