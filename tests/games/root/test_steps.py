"""The registry of steps: what a position says of a step is what the step says of itself."""

import pytest

import clairiere
from clairiere import Rng
from clairiere.conformance import law
from clairiere.games.root.state.state import RootStep
from clairiere.games.root.state.steps import STEPS

GAME = clairiere.find("root")


def step_classes() -> set[str]:
    """The names of all steps there are."""
    found, todo = set(), [RootStep]
    while todo:
        kind = todo.pop()
        todo += kind.__subclasses__()
        if not kind.__subclasses__():
            found.add(kind.__name__)
    return found


def test_positions_may_name_every_step_there_is() -> None:
    assert set(STEPS) == step_classes()


@pytest.mark.parametrize("name", sorted(STEPS))
def test_a_step_is_made_of_the_numbers_that_it_names(name: str) -> None:
    numbers = list(range(5, 5 + len(STEPS[name].kinds)))
    step = STEPS[name].maker(numbers)
    assert (type(step).__name__, step.fields()) == (name, numbers)


@pytest.mark.parametrize("name", sorted(STEPS))
def test_a_copy_of_a_step_is_another_step_on_the_same_rung_with_the_same_numbers(name: str) -> None:
    numbers = list(range(5, 5 + len(STEPS[name].kinds)))
    step = STEPS[name].maker(numbers)
    step.at = 3
    copy = step.copy()
    assert copy is not step and type(copy) is type(step)
    assert (copy.at, copy.fields()) == (3, numbers)


TABLES = (
    "marquise,eyrie,vagabond,cult", "alliance,cult,riverfolk,vagabond", "eyrie,mechanical,cult,alliance",
    "marquise,alliance,riverfolk,vagabond,vagabond", "eyrie,riverfolk,cult,alliance",
)  # fmt: skip
RARE = {  # what random games seldom come to: the steps that wait there, and their rungs
    ("Battle", 1), ("Craft", 4), ("CultEvening", 1), ("Hideout", 1), ("MechanicalDaylight", 0), ("Steal", 3),
    ("VagabondHits", 0), ("Walk", 6),
}  # fmt: skip


@law("root:1.4")
def test_a_step_may_wait_on_the_rungs_on_which_games_let_it_wait_and_on_no_other() -> None:
    seen: set[tuple[str, int]] = set()
    for seed in range(40):
        state, rng = GAME.new({"factions": TABLES[seed % len(TABLES)]}), Rng(seed)
        for _ in range(1200):
            if not state.over:
                seen |= {(type(step).__name__, step.at) for step in state.stack[:-1]}
                ask = state.open[0]
                options = [option for option in ask.options[:400] if option not in GAME.quits]
                state.take(ask.seat, rng.pick(options))
    registered = {(name, rung) for name, known in STEPS.items() for rung in known.waits}
    assert registered == seen | RARE
