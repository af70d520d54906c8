"""The chart of a result, as shapes: each share is a dot on a line from 0 to 100 per cent, its interval a bar."""

from __future__ import annotations

from dataclasses import dataclass

from ..words import say
from .result import ArenaResult
from .sections import ShareRow, counts_lines, interval, options_line, percent, sections_of

WIDTH, LEFT, RIGHT = 860, 300, 190
LINE, TOP, GAP = 24, 70, 40  # heights
INK, QUIET, PAPER, MARK, FAIR, GRID = "#2b2620", "#6b6252", "#faf6ec", "#a83f16", "#5b7a4f", "#d9d0bb"


@dataclass(frozen=True)
class Text:
    """A line of text; `y` is its baseline."""

    x: float
    y: float
    content: str
    ink: str = INK
    size: int = 13
    bold: bool = False


@dataclass(frozen=True)
class Bar:
    """A horizontal bar with round ends, half transparent; `y` is its middle."""

    x: float
    y: float
    width: float
    height: float = 6
    ink: str = MARK
    opacity: float = 0.35


@dataclass(frozen=True)
class Dot:
    x: float
    y: float
    radius: float = 4.5
    ink: str = MARK


@dataclass(frozen=True)
class Stroke:
    """A thin vertical line."""

    x: float
    top: float
    bottom: float
    ink: str = GRID
    dashed: bool = False


Shape = Text | Bar | Dot | Stroke


@dataclass(frozen=True)
class Chart:
    """Shapes on paper, the first one at the bottom; `y` grows downwards."""

    title: str
    height: int
    shapes: list[Shape]
    width: int = WIDTH
    paper: str = PAPER


def draw_chart(result: ArenaResult, language: str) -> Chart:
    """Return the chart: a title, what was played, and a part for each section."""
    shown = [say(language, f"{result.schedule.game}-title"), options_line(result)]
    title = " · ".join([part for part in shown if part])
    drawn: list[Shape] = [Text(20, 30, title, size=17, bold=True)]
    y = TOP - 20
    for said in counts_lines(result, language):
        drawn.append(Text(20, y, said, QUIET, 12))
        y += 16
    for section in sections_of(result, language):
        y += GAP
        drawn.append(Text(20, y - 18, section.title, bold=True))
        drawn += draw_scale(y - 12, y + LINE * len(section.rows), result.fair_share)
        for row in section.rows:
            drawn += draw_row(row, y, language)
            y += LINE
    y += 20
    method = say(language, "arena-method-equal" if result.fair_share else "arena-method-short")
    return Chart(title, y + 16, [*drawn, Text(20, y, method, QUIET, 11)])


def draw_scale(top: int, bottom: int, fair: float) -> list[Shape]:
    """Return the lines at every quarter, and the dashed one at a fair share."""
    lines: list[Shape] = [Stroke(x_of(quarter / 4), top, bottom) for quarter in range(5)]
    lines += [Text(x_of(end) - 6, top - 4, f"{100 * end}", QUIET, 11) for end in (0, 1)]
    if fair:
        lines.append(Stroke(x_of(fair), top, bottom, FAIR, dashed=True))
    return lines


def draw_row(row: ShareRow, y: int, language: str) -> list[Shape]:
    """Return the shapes of one share: its name at the left, the numbers at the right."""
    middle = y + LINE // 2 - 8
    low = x_of(row.estimate.low)
    width = max(1.0, x_of(row.estimate.high) - low)
    said = f"{percent(row.estimate.share, language)} {interval(row.estimate, language)}"
    name = " · ".join([part for part in (row.label, row.bot) if part])
    right = WIDTH - RIGHT + 14
    text = (Text(20, middle + 4, name), Text(right, middle + 4, said))
    return [text[0], Bar(low, middle, width), Dot(x_of(row.estimate.share), middle), text[1]]


def x_of(share: float) -> float:
    return LEFT + share * (WIDTH - LEFT - RIGHT)
