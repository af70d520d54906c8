"""Steps as plain values, so that a position in the middle of anything can be written down and read back."""

from __future__ import annotations

from typing import Callable, Final

from ...core.form import Form
from .state import Root, RootStep

Maker = Callable[[list[int]], RootStep]
STEPS: Final[dict[str, tuple[Maker, int]]] = {}


def known_step(name: str, fields: int, maker: Maker) -> None:
    """Let positions name a step: how many numbers it is made with, and how."""
    STEPS[name] = (maker, fields)


def dump_stack(r: Root) -> list[list[object]]:
    """The unfinished steps: name, rung, fields."""
    found: list[list[object]] = []
    for step in r.stack:
        assert isinstance(step, RootStep)
        found.append([type(step).__name__, step.at, *step.fields()])
    return found


def load_stack(r: Root, form: Form, lines: list[object]) -> None:
    """Put unfinished steps back."""
    for i in range(len(lines)):
        where = f"steps[{i}]"
        line = form.items(where, lines[i])
        name = form.text(where, line[0] if line else "")
        if name not in STEPS:
            raise form.wrong("form-unknown-word", where, {"found": name, "known": sorted(STEPS)})
        maker, fields = STEPS[name]
        if len(line) != fields + 2:
            raise form.wrong("form-wrong-length", where, {"wanted": fields + 2, "found": len(line)})
        numbers = [form.number(f"{where}[{j}]", line[j], -(1 << 60), 1 << 60) for j in range(1, len(line))]
        step = maker(numbers[1:])
        step.at = numbers[0]
        r.push(step)
