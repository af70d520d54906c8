"""Steps as plain values, so that a position in the middle of anything can be written down and read back."""

from __future__ import annotations

from typing import Final, Mapping, final

from ....core.form import Form
from ....core.illegal import Facts, Illegal
from ....core.state import Step
from .kinds import RUNGS, Kind
from .state import Root, RootStep
from .terms import NONE, SETUP

FIRST: Final = "first"  # for a step that lies at the bottom of the stack


@final
class StepForm:
    """How positions write a step: its class, its numbers by field, and where it can lie on the stack."""

    __slots__ = ("fields", "kinds", "on", "step", "waits")

    def __init__(
        self, step: type[RootStep], numbers: Mapping[str, Kind], waits: tuple[int, ...], on: tuple[str, ...]
    ) -> None:
        self.step = step
        self.fields = list(numbers)
        self.kinds = list(numbers.values())
        self.waits = waits
        self.on = on

    def make(self, numbers: list[int]) -> RootStep:
        """Return the step with these numbers, which its class takes in this order."""
        return self.step(*numbers)


STEPS: Final[dict[str, StepForm]] = {}


def known_step(
    step: type[RootStep], numbers: Mapping[str, Kind], waits: tuple[int, ...] = (), on: tuple[str, ...] = ()
) -> None:
    """Let positions name a step by its class.

    `numbers` are its fields in the order in which the class takes them, each with its kind (kinds.py). `waits` are the
    rungs on which it waits for a step that lies on it. `on` names the steps on which it can lie itself; if empty, it
    can lie on all."""
    STEPS[step.__name__] = StepForm(step, numbers, waits, on)


def numbers_of(step: RootStep) -> list[int]:
    """Return the numbers that a step was made with."""
    return [getattr(step, field) for field in STEPS[type(step).__name__].fields]


def dump_stack(r: Root) -> list[list[object]]:
    """The unfinished steps: name, rung, fields."""
    lines: list[list[object]] = []
    for step in r.stack:
        assert isinstance(step, RootStep)
        lines.append([type(step).__name__, step.at, *numbers_of(step)])
    return lines


def load_stack(r: Root, form: Form, lines: list[object]) -> None:
    """Put unfinished steps back: 1.4 each lies where it can, and all but the last wait."""
    below = FIRST
    for i in range(len(lines)):
        line = form.items(f"steps[{i}]", lines[i])
        below = load_step(r, form, f"steps[{i}]", line, below, i + 1 == len(lines))
    for i in range(len(lines)):
        if not is_under_way(r, r.stack[i]):
            raise refuse_step(r, form, f"steps[{i}]", r.stack[i])


def is_under_way(r: Root, step: Step) -> bool:
    """1.4 Whether what a step says of the position is true; not, if it speaks of what is not there at all."""
    assert isinstance(step, RootStep)
    try:
        return step.stands(r)
    except (AssertionError, LookupError, ValueError):
        return False


def refuse_step(r: Root, form: Form, where: str, step: Step) -> Illegal:
    """1.4 The refusal of a step that is not under way: 5.1.7 there is no turn before every faction has set up."""
    for faction in r.factions:
        if r.phase != SETUP and not faction.is_ready(r):
            return form.refusal("root-not-chosen", f"players.{faction.letter}.board", {}, "5.1.7")
    return form.refusal("root-step-astray", where, {"step": type(step).__name__}, "1.4")


def load_step(r: Root, form: Form, where: str, line: list[object], below: str, asks: bool) -> str:
    """Put one step back; its name."""
    name = form.text(where, line[0] if line else "")
    if name not in STEPS:
        raise form.refusal("form-unknown-word", where, {"found": name, "known": sorted(STEPS)})
    known = STEPS[name]
    if below not in known.on if known.on else below == FIRST:
        raise form.refusal("root-step-place", where, {"step": name, "below": below}, "1.4")
    if len(line) != len(known.kinds) + 2:
        raise form.refusal("form-wrong-length", where, {"wanted": len(known.kinds) + 2, "found": len(line)})
    numbers = [form.number(f"{where}[{j}]", line[j], NONE, 1 << 60) for j in range(1, len(line))]
    form.number(f"{where}[1]", numbers[0], 0, RUNGS)
    if not asks and numbers[0] not in known.waits:
        raise form.refusal("root-step-rung", f"{where}[1]", {"step": name, "found": numbers[0]}, "1.4")
    for j in range(len(known.kinds)):
        if not known.kinds[j].fits(r, numbers[j + 1], numbers):
            facts: Facts = {"found": numbers[j + 1], "kind": known.kinds[j].name}
            raise form.refusal("root-step-number", f"{where}[{j + 2}]", facts, "1.4")
    step = known.make(numbers[1:])
    step.at = numbers[0]
    r.push(step)
    return name
