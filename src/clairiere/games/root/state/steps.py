"""Steps as plain values, so that a position in the middle of anything can be written down and read back."""

from __future__ import annotations

from typing import Callable, Final, final

from ....core.form import Form
from ....core.illegal import Facts, Illegal
from ....core.state import Step
from ..choices import IDS, LAST_WORD
from .state import Root, RootStep
from .terms import CARDS, CLEARINGS, NONE, SETUP

Maker = Callable[[list[int]], RootStep]
RUNGS: Final = 40  # more than any step has
FIRST: Final = "first"  # stands on nothing
MOST: Final[dict[str, int]] = {  # the largest number of each kind
    "clearing": CLEARINGS - 1, "places": (1 << CLEARINGS) - 1, "card": CARDS - 1, "flag": 1, "count": 63,
    "word": LAST_WORD, "counts": 1 << 48,
}  # fmt: skip


@final
class Known:
    """What positions may say of a step."""

    __slots__ = ("kinds", "maker", "on", "waits")

    def __init__(self, maker: Maker, kinds: list[str], waits: tuple[int, ...], on: list[str]) -> None:
        self.maker = maker
        self.kinds = kinds
        self.waits = waits
        self.on = on


STEPS: Final[dict[str, Known]] = {}


def known_step(name: str, maker: Maker, kinds: str, waits: tuple[int, ...] = (), on: str = "") -> None:
    """Let positions name a step: how it is made of numbers, and of what kind each of them is; on which rungs it waits
    for a step that stands on it; and on which steps it can stand itself, if not on all.

    A kind is one of MOST, the largest number itself, `seat`, a faction's name for its seat, `held` and `played` for a
    card of the hand or the play area of the seat that the first number names, or words with | between them. With a ? it
    may be nothing, with ?3 on the rungs up to 3."""
    STEPS[name] = Known(maker, kinds.split(), waits, on.split())


def fits(r: Root, kind: str, numbers: list[int], place: int) -> bool:
    """Whether a number may stand where a step wants one of a kind; `numbers` are its rung, then its fields."""
    number = numbers[place]
    name, may_be_nothing, last = kind.partition("?")
    if number == NONE:
        return may_be_nothing != "" and (not last or numbers[0] <= int(last))
    if name in MOST or name.isdigit():
        return 0 <= number <= (MOST[name] if name in MOST else int(name))
    if name in ("held", "played"):
        return 0 <= number < CARDS and (r.hand if name == "held" else r.crafted)[numbers[1]] >> number & 1 == 1
    if name.partition("|")[0] in IDS:
        return number in [IDS[word] for word in name.split("|")]
    return 0 <= number < r.seats and name in ("seat", r.factions[number].sheet.name)


def dump_stack(r: Root) -> list[list[object]]:
    """The unfinished steps: name, rung, fields."""
    lines: list[list[object]] = []
    for step in r.stack:
        assert isinstance(step, RootStep)
        lines.append([type(step).__name__, step.at, *step.fields()])
    return lines


def load_stack(r: Root, form: Form, lines: list[object]) -> None:
    """Put unfinished steps back: 1.4 each stands where it can, and all but the last wait."""
    below = FIRST
    for i in range(len(lines)):
        line = form.items(f"steps[{i}]", lines[i])
        below = load_step(r, form, f"steps[{i}]", line, below, i + 1 == len(lines))
    for i in range(len(lines)):
        if not is_under_way(r, r.stack[i]):
            raise astray(r, form, f"steps[{i}]", r.stack[i])


def is_under_way(r: Root, step: Step) -> bool:
    """1.4 Whether what a step says of the position is true; not, if it speaks of what is not there at all."""
    assert isinstance(step, RootStep)
    try:
        return step.stands(r)
    except (AssertionError, LookupError, ValueError):
        return False


def astray(r: Root, form: Form, where: str, step: Step) -> Illegal:
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
        if not fits(r, known.kinds[j], numbers, j + 1):
            facts: Facts = {"found": numbers[j + 1], "kind": known.kinds[j].partition("?")[0]}
            raise form.refusal("root-step-number", f"{where}[{j + 2}]", facts, "1.4")
    step = known.maker(numbers[1:])
    step.at = numbers[0]
    r.push(step)
    return name
