"""The outcomes of a choice in Duo: of the current trick, and of the round in a heuristic playout."""

from __future__ import annotations

from ...core.ask import Ask
from ...core.nature import Rng
from ...core.state import State
from ...games.duo.state.state import Duo
from .knowledge import DuoKnowledge


def outcome(world: State, ask: Ask, choice: int, rng: Rng, care: float) -> dict[str, float]:
    """Return one sampled outcome: 4.3.1 whether the current trick collects a gem, 4.2.1 whether it leaves the path, the
    same numbers at the end of the round, and its value."""
    d = world.copy()
    assert isinstance(d, Duo)
    knowledge = DuoKnowledge(d, care, 5, 0)
    tricks, gems, covered = d.tricks, d.gems_left, sum(d.covered)
    d.accept(ask, choice)
    while d.open and d.tricks == tricks and not knowledge.is_leaf(d, 0):
        d.accept(d.open[0], knowledge.policy(d, d.open[0], rng))
    told = {"gem": float(d.gems_left < gems), "off": float(sum(d.covered) > covered)}
    while d.open and not knowledge.is_leaf(d, 0):
        d.accept(d.open[0], knowledge.policy(d, d.open[0], rng))
    told["gems"] = float(max(0, gems - d.gems_left))
    told["forest"] = float(sum(d.covered) - covered)
    told["value"] = knowledge.rewards(d)[ask.seat]
    return told
