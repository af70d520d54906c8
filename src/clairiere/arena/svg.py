"""The picture of a result: every share as a dot on a line from 0 to 100 per cent, its interval as a bar."""

from __future__ import annotations

from html import escape

from ..words import say
from .result import Result
from .sections import Row, counts_lines, interval, options_line, percent, sections_of

WIDTH, LEFT, RIGHT = 860, 300, 190
LINE, TOP, GAP = 24, 70, 40  # heights
INK, QUIET, PAPER, MARK, FAIR = "#2b2620", "#6b6252", "#faf6ec", "#a83f16", "#5b7a4f"


def svg_of(result: Result, language: str) -> str:
    """A whole file."""
    shown = [say(language, f"{result.plan.game}-title"), options_line(result)]
    title = " · ".join([part for part in shown if part])
    drawn = [text(20, 30, title, INK, "font-size='17' font-weight='600'")]
    y = TOP - 20
    for said in counts_lines(result, language):
        drawn.append(text(20, y, said, QUIET, "font-size='12'"))
        y += 16
    for section in sections_of(result, language):
        y += GAP
        drawn.append(text(20, y - 18, section.title, INK, "font-weight='600'"))
        drawn += scale(y - 12, y + LINE * len(section.rows), result.fair)
        for row in section.rows:
            drawn += line(row, y, language)
            y += LINE
    y += 20
    method = say(language, "arena-method-equal" if result.fair else "arena-method-short")
    drawn.append(text(20, y, method, QUIET, "font-size='11'"))
    head = f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {WIDTH} {y + 16}' role='img' font-size='13'"
    head += f" font-family='system-ui, sans-serif'><title>{escape(title)}</title>"
    return "\n".join([head, f"<rect width='{WIDTH}' height='{y + 16}' fill='{PAPER}'/>", *drawn, "</svg>", ""])


def scale(top: int, bottom: int, fair: float) -> list[str]:
    """Thin lines at every quarter, and one where the share would be fair."""
    found = [stroke(x_of(quarter / 4), top, bottom, "#d9d0bb") for quarter in range(5)]
    found += [text(x_of(end) - 6, top - 4, f"{100 * end}", QUIET, "font-size='11'") for end in (0, 1)]
    if fair:
        found.append(stroke(x_of(fair), top, bottom, FAIR, "stroke-dasharray='3 3'"))
    return found


def line(row: Row, y: int, language: str) -> list[str]:
    """A share: its name at the left, the numbers at the right."""
    middle = y + LINE // 2 - 8
    low = x_of(row.found.low)
    width = max(1.0, x_of(row.found.high) - low)
    said = f"{percent(row.found.share, language)} {interval(row.found, language)}"
    name = " · ".join([part for part in (row.label, row.bot) if part])
    return [
        text(20, middle + 4, name, INK),
        f"<rect x='{low:.1f}' y='{middle - 3}' width='{width:.1f}' height='6' rx='3' fill='{MARK}' opacity='.35'/>",
        f"<circle cx='{x_of(row.found.share):.1f}' cy='{middle}' r='4.5' fill='{MARK}'/>",
        text(WIDTH - RIGHT + 14, middle + 4, said, INK),
    ]


def x_of(share: float) -> float:
    return LEFT + share * (WIDTH - LEFT - RIGHT)


def text(x: float, y: int, content: str, ink: str, more: str = "") -> str:
    return f"<text x='{x:g}' y='{y}' fill='{ink}' {more}>{escape(content)}</text>"


def stroke(x: float, top: int, bottom: int, ink: str, more: str = "") -> str:
    return f"<path d='M{x:.1f} {top}V{bottom}' stroke='{ink}' fill='none' {more}/>"
