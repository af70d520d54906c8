"""A drawing as SVG."""

from __future__ import annotations

from html import escape

from .drawing import Bar, Dot, Drawing, Shape, Stroke, Text


def svg_of(drawing: Drawing) -> str:
    """A whole file."""
    width, height = drawing.width, drawing.height
    head = f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {width} {height}' role='img'"
    head += f" font-family='system-ui, sans-serif'><title>{escape(drawing.title)}</title>"
    paper = f"<rect width='{width}' height='{height}' fill='{drawing.paper}'/>"
    return "\n".join([head, paper, *[element(shape) for shape in drawing.shapes], "</svg>", ""])


def element(shape: Shape) -> str:
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
