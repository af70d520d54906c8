"""Opening the question that a position names, at the first moment when it comes by itself."""

from __future__ import annotations

from collections.abc import Iterator

from ....core.ask import NO_ANSWER
from ....core.form import Form
from ....core.game import find
from ....core.illegal import Illegal, abbreviate
from ..battle import Battle
from ..reactions import Reactions
from ..state.state import Root, RootStep
from ..state.terms import BIRDSONG, DAYLIGHT, EVENING
from ..turn import Turns

BATTLE_RUNGS = [rung for rung in range(Battle.END) if rung not in Battle.TAKES_ANSWER]
OWN_RUNGS = range(12)  # more than any faction's phase has
BEGINS = {BIRDSONG: 0, DAYLIGHT: Turns.BEGIN_DAYLIGHT, EVENING: Turns.BEGIN_EVENING}
WAITS = {BIRDSONG: Turns.END_BIRDSONG, DAYLIGHT: Turns.END_DAYLIGHT, EVENING: Turns.NEXT_TURN}  # while it is played
OFFERS = BEGINS | {BIRDSONG: Turns.OFFER_EFFECTS}  # where the effects at the start of a phase are offered


def open_named(r: Root, form: Form, asked: str) -> Root:
    """1.4 The state in which a question of the phase is open."""
    questions: list[str] = []
    for moment in open_each(r):
        if moment.open[0].about == asked:
            return moment
        questions.append(moment.open[0].about)
    raise form.refusal(
        "root-asked", "asked", {"found": abbreviate(asked), "known": sorted(set(questions)) or ["–"]}, "1.4"
    )


def open_each(r: Root) -> Iterator[Root]:
    """1.4 Every question that comes by itself in the battle, among what waits to be done, or in the phase."""
    if r.in_battle():
        for rung in BATTLE_RUNGS:
            yield from open_at_rung(in_phase(r), Battle(), rung)
    elif r.reactions:
        yield from open_at_rung(in_phase(r), Reactions(), 0)
    else:
        yield from open_at_rung(r.copy(), Turns(), OFFERS[r.phase])
        for rung in OWN_RUNGS:
            yield from open_at_rung(*own_phase(r), rung)
        if r.phase != EVENING:
            yield from open_at_rung(r.copy(), Turns(), WAITS[r.phase])  # they are offered once more


def in_phase(r: Root) -> Root:
    """1.4 A copy whose turn waits for what happens in its phase."""
    other = r.copy()
    wait_in_phase(other)
    return other


def wait_in_phase(r: Root) -> None:
    """1.4 The turn waits; in Daylight, the faction waits too."""
    r.push(Turns(WAITS[r.phase]))
    if r.phase == DAYLIGHT:
        r.factions[r.turn].daylight(r)


def own_phase(r: Root) -> tuple[Root, RootStep]:
    """1.4 A copy whose turn waits for the faction's own phase, and that phase."""
    other = r.copy()
    other.push(Turns(WAITS[r.phase]))
    faction = other.factions[other.turn]
    (faction.birdsong, faction.daylight, faction.evening)[r.phase - BIRDSONG](other)
    step = other.step
    other.done()
    assert isinstance(step, RootStep)
    return other, step


def open_at_rung(r: Root, step: RootStep, rung: int) -> Iterator[Root]:
    """1.4 Yield the state, if the rung of a step leads to a question without an answer; from its first rung the step
    continues. Some rungs want an answer: without one they make an impossible position, which is not read back."""
    step.at = rung
    r.push(step)
    depth, moment = len(r.stack), (r.phase, r.turn)
    try:
        r.step.run(r, NO_ANSWER)
        while not r.open and len(r.stack) > depth - (rung == 0):
            r.step.run(r, NO_ANSWER)
        if r.open and (r.phase, r.turn) == moment and find("root").load(r.dump()).dump() == r.dump():
            yield r
    except (AssertionError, LookupError, ValueError, Illegal):
        return
