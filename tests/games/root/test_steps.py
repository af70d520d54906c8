"""The registry of steps: what a position says of a step is what the step says of itself."""

from collections.abc import Iterator

import pytest

import clairiere
from clairiere import Rng
from clairiere.conformance import law
from clairiere.games.root.battle import Battle
from clairiere.games.root.effects import Window
from clairiere.games.root.position.question import WAITS
from clairiere.games.root.state.state import Root, RootStep
from clairiere.games.root.state.steps import STEPS, numbers_of
from clairiere.games.root.state.terms import CODE, PHASES
from clairiere.games.root.turn import Turns

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
    step = STEPS[name].make(numbers)
    assert (type(step).__name__, numbers_of(step)) == (name, numbers)


@pytest.mark.parametrize("name", sorted(STEPS))
def test_a_copy_of_a_step_is_another_step_on_the_same_rung_with_the_same_numbers(name: str) -> None:
    numbers = list(range(5, 5 + len(STEPS[name].kinds)))
    step = STEPS[name].make(numbers)
    step.at = 3
    copy = step.copy()
    assert copy is not step and type(copy) is type(step)
    assert (copy.at, numbers_of(copy)) == (3, numbers)


TABLES = (
    "marquise,eyrie,vagabond,cult", "alliance,cult,riverfolk,vagabond", "eyrie,mechanical,cult,alliance",
    "marquise,alliance,riverfolk,vagabond,vagabond", "eyrie,riverfolk,cult,alliance",
)  # fmt: skip
RARE = {  # what random games seldom come to: the steps that wait there, and their rungs
    ("Battle", 1), ("Battle", 18), ("Craft", 4), ("CultEvening", 1), ("Hideout", 1), ("MechanicalDaylight", 0),
    ("Steal", 3), ("TaxCollector", 2), ("VagabondHits", 0), ("Walk", 6),
}  # fmt: skip


Rung = tuple[str, int]


def positions() -> Iterator[Root]:
    """Random games, question by question."""
    for seed in range(40):
        state, rng = GAME.new({"factions": TABLES[seed % len(TABLES)]}), Rng(seed)
        for _ in range(1200):
            if not state.over:
                yield state
                ask = state.open[0]
                options = [option for option in ask.options[:400] if option not in GAME.quit_choices]
                state.take(ask.seat, rng.pick(options))


def own_phase(state: Root) -> bool:
    """Whether the turn waits for its faction's own phase, not for an effect at the start or the end of it."""
    return len(state.stack) > 1 and isinstance(state.stack[0], Turns) and not isinstance(state.stack[1], Window)


@pytest.fixture(scope="module")
def stood() -> tuple[set[Rung], set[Rung], set[Rung]]:
    """The rungs on which steps wait for other steps; those that take an answer; and those of the turn, by phases."""
    waits: set[Rung] = set()
    answers: set[Rung] = set()
    turns: set[Rung] = set()
    for state in positions():
        waits |= {(type(step).__name__, step.at) for step in state.stack[:-1]}
        answers.add((type(state.step).__name__, state.step.at))
        if own_phase(state):
            turns.add((PHASES[state.phase], state.stack[0].at))
    return waits, answers, turns


@law("root:1.4")
def test_a_step_may_wait_on_the_rungs_on_which_games_let_it_wait_and_on_no_other(stood) -> None:
    registered = {(name, rung) for name, known in STEPS.items() for rung in known.waits}
    assert registered == stood[0] | RARE


@law("root:4.3")
def test_a_battle_takes_answers_on_the_rungs_that_it_names_and_on_no_other(stood) -> None:
    assert {rung for name, rung in stood[1] if name == "Battle"} == set(Battle.TAKES_ANSWER)


@law("root:1.4")
def test_the_turn_waits_for_each_phase_on_the_rung_that_a_position_puts_it_on(stood) -> None:
    assert stood[2] == {(PHASES[phase], rung) for phase, rung in WAITS.items()}


@law("root:1.4")
def test_a_number_that_a_step_cannot_have_is_refused_with_its_kind() -> None:
    steps = [["Turns", 7], ["VagabondDaylight", 0, 1], ["Steal", 3, 1, 9]]
    position = {"game": "root", "options": {"factions": "m,v"}, "turn": "V", "steps": steps}
    with pytest.raises(clairiere.Illegal) as refused:
        clairiere.load(position)
    assert (refused.value.facts["found"], refused.value.facts["kind"]) == (9, "seat")


@law("root:1.4")
def test_a_rung_on_which_a_step_never_waits_is_refused_with_its_number() -> None:
    steps = [["Turns", 7], ["MarquiseDaylight", 5, 0], ["Move", 1, 0, 4095, 0, -1, -1]]
    with pytest.raises(clairiere.Illegal) as refused:
        clairiere.load({"game": "root", "options": {"factions": "m,e"}, "steps": steps})
    assert (refused.value.facts["where"], refused.value.facts["found"]) == ("steps[1][1]", 5)


@law("root:4.1", "root:6.3")
@pytest.mark.parametrize(
    ("phase", "steps"),
    [
        ("daylight", [["Turns", 7], ["MarquiseDaylight", 0, 0], ["Craft", 1, 0, CODE.index("tea-m"), 0]]),
        ("setup", [["Setup", 12, 1], ["MarquiseSetup", 2, 0, 0]]),
    ],
)
def test_a_step_that_cannot_be_under_way_is_named(phase: str, steps: list) -> None:
    """A card that is not in hand is crafted; a keep that stands nowhere has been placed."""
    more = {"turn": "M", "first": "M"} if phase == "setup" else {}
    with pytest.raises(clairiere.Illegal) as refused:
        clairiere.load({"game": "root", "options": {"factions": "m,e"}, "phase": phase, "steps": steps} | more)
    assert refused.value.reason == "root-step-astray"
