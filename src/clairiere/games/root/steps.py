"""Steps as plain values, so that a position in the middle of anything can be written down and read back."""

from __future__ import annotations

from typing import Callable, Final

from ...core.form import Form
from ...core.illegal import Facts
from .choices import LAST_WORD
from .state import Root, RootStep
from .terms import CARDS, CLEARINGS, NONE

Maker = Callable[[list[int]], RootStep]
STEPS: Final[dict[str, tuple[Maker, int, list[str]]]] = {}
RUNGS: Final = 40  # more than any step has
MOST: Final[dict[str, int]] = {  # the largest number of each kind
    "clearing": CLEARINGS - 1, "places": (1 << CLEARINGS) - 1, "card": CARDS - 1, "suit": 3, "flag": 1, "count": 63,
    "word": LAST_WORD, "counts": 1 << 48,
}  # fmt: skip


def known_step(name: str, fields: int, maker: Maker, kinds: str = "") -> None:
    """Let positions name a step: how many numbers it is made with, and how; and of what kind each of them is, with a ?
    if it may be nothing. A kind is one of MOST, the largest number itself, `seat`, or a faction's name: its seat."""
    assert not kinds or len(kinds.split()) == fields, name
    STEPS[name] = (maker, fields, kinds.split())


def fits(r: Root, kind: str, number: int) -> bool:
    """Whether a number may stand where a step wants one of a kind."""
    if kind[-1] == "?" and number == NONE:
        return True
    name = kind.rstrip("?")
    if name in MOST or name.isdigit():
        return 0 <= number <= (MOST[name] if name in MOST else int(name))
    return 0 <= number < r.seats and name in ("seat", r.factions[number].sheet.name)


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
        maker, fields, kinds = STEPS[name]
        if len(line) != fields + 2:
            raise form.wrong("form-wrong-length", where, {"wanted": fields + 2, "found": len(line)})
        numbers = [form.number(f"{where}[{j}]", line[j], NONE, 1 << 60) for j in range(1, len(line))]
        form.number(f"{where}[1]", numbers[0], 0, RUNGS)
        for j in range(len(kinds)):
            if not fits(r, kinds[j], numbers[j + 1]):
                facts: Facts = {"found": numbers[j + 1], "kind": kinds[j]}
                raise form.wrong("root-step-number", f"{where}[{j + 2}]", facts, "1.4")
        step = maker(numbers[1:])
        step.at = numbers[0]
        r.push(step)
