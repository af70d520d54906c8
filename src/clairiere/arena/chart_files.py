"""Write a chart as SVG, or as PNG with matplotlib, which is an extra because it needs a dozen packages."""

from __future__ import annotations

from html import escape
from importlib.util import find_spec
from io import BytesIO
from typing import TYPE_CHECKING

from .chart import Bar, Chart, Dot, Shape, Stroke, Text

if TYPE_CHECKING:
    from matplotlib.axes import Axes

DOTS = 192  # an inch: twice as fine as a screen has them
UNIT = 96  # of a drawing's lengths make an inch
POINT = 72 / UNIT  # matplotlib measures letters and lines in points


def to_svg(drawing: Chart) -> str:
    """A whole file."""
    width, height = drawing.width, drawing.height
    head = f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {width} {height}' role='img'"
    head += f" font-family='system-ui, sans-serif'><title>{escape(drawing.title)}</title>"
    paper = f"<rect width='{width}' height='{height}' fill='{drawing.paper}'/>"
    return "\n".join([head, paper, *[svg_element(shape) for shape in drawing.shapes], "</svg>", ""])


def svg_element(shape: Shape) -> str:
    match shape:
        case Text(x, y, content, ink, size, bold):
            weight = " font-weight='600'" if bold else ""
            return f"<text x='{x:g}' y='{y:g}' fill='{ink}' font-size='{size}'{weight}>{escape(content)}</text>"
        case Bar(x, y, width, height, ink, opacity):
            top, round_ends = y - height / 2, f"rx='{height / 2:g}' fill='{ink}' opacity='{opacity:g}'"
            return f"<rect x='{x:.1f}' y='{top:g}' width='{width:.1f}' height='{height:g}' {round_ends}/>"
        case Dot(x, y, radius, ink):
            return f"<circle cx='{x:.1f}' cy='{y:g}' r='{radius:g}' fill='{ink}'/>"
        case Stroke(x, top, bottom, ink, dashed):
            dashes = " stroke-dasharray='3 3'" if dashed else ""
            return f"<path d='M{x:.1f} {top:g}V{bottom:g}' stroke='{ink}' fill='none'{dashes}/>"


def can_write_png() -> bool:
    """Return True if matplotlib is installed."""
    return find_spec("matplotlib") is not None


def to_png(drawing: Chart) -> bytes:
    """A whole file."""
    from matplotlib.figure import Figure

    figure = Figure((drawing.width / UNIT, drawing.height / UNIT), facecolor=drawing.paper)
    axes = figure.add_axes((0.0, 0.0, 1.0, 1.0), xlim=(0, drawing.width), ylim=(drawing.height, 0))
    axes.set_axis_off()
    for order, shape in enumerate(drawing.shapes):
        draw_shape(axes, shape, order)
    buffer = BytesIO()
    figure.savefig(buffer, format="png", dpi=DOTS, metadata={"Title": drawing.title, "Software": None})
    return buffer.getvalue()


def draw_shape(axes: Axes, shape: Shape, order: int) -> None:
    """Draw one shape above those before it."""
    from matplotlib.patches import Circle, FancyBboxPatch

    match shape:
        case Text(x, y, content, ink, size, bold):
            weight = "bold" if bold else "normal"
            text = content.replace("$", r"\$")  # no formula begins here
            axes.text(x, y, text, color=ink, fontsize=size * POINT * 0.92, fontweight=weight, zorder=order)
        case Bar(x, y, width, height, ink, opacity):
            ends = f"round,pad=0,rounding_size={min(width, height) / 2}"
            corner = (x, y - height / 2)
            axes.add_patch(
                FancyBboxPatch(corner, width, height, boxstyle=ends, fc=ink, ec="none", alpha=opacity, zorder=order)
            )
        case Dot(x, y, radius, ink):
            axes.add_patch(Circle((x, y), radius, color=ink, lw=0, zorder=order))
        case Stroke(x, top, bottom, ink, dashed):
            style = (0, (4, 4)) if dashed else "solid"
            axes.plot([x, x], [top, bottom], color=ink, lw=POINT, linestyle=style, zorder=order)
