"""Rungs with names are those on which steps stand while something is asked: random games tell which they are. Root's
steps are in `root/test_steps.py`."""

from collections import defaultdict

import pytest

import clairiere
from clairiere import Rng, Step

ASKS = ("jeton",)  # games whose positions put the last step on the rung that asks, not on the one that takes the answer
TABLES = [
    ("renard", {"target": 5}), ("renard", {"dealer": "random"}), ("duo", {}), ("duo", {"pause": True}),
    ("duo", {"refusals": 1}), ("jeton", {"form": "turns"}), ("jeton", {"form": "live"}),
]  # fmt: skip


def rungs_in_play(id: str, options: dict[str, object], seed: int) -> set[tuple[type[Step], int]]:
    """Every step with each rung on which it stood in a random game while something was asked."""
    game = clairiere.find(id)
    state, rng, stood = game.new(options), Rng(seed), set()
    for _ in range(600):
        if not state.over:
            stood |= {(type(step), step.at) for step in state.stack[:-1]}
            stood.add((type(state.step), state.step.at - (id in ASKS)))
            answers = [(ask.seat, choice) for ask in state.open for choice in ask.options[:400]]
            onward = [(seat, choice) for seat, choice in answers if choice not in game.quit_choices]
            state.take(*onward[rng.below(len(onward))])
    return stood


@pytest.mark.parametrize("id", ["renard", "duo", "jeton"])
def test_the_rungs_with_names_are_those_on_which_steps_stand_while_something_is_asked(id: str) -> None:
    stood = defaultdict(set)
    for seed in range(8):
        for step, rung in [pair for name, options in TABLES if name == id for pair in rungs_in_play(id, options, seed)]:
            stood[step].add(rung)
    steps = next(iter(stood)).__base__.__subclasses__()
    assert {step: {rung for name, rung in vars(step).items() if name.isupper()} for step in steps} == stood
