"""What becomes of a choice in Duo: the trick at hand, and the round as the heuristic plays it on."""

from __future__ import annotations

from ...core.ask import Ask
from ...core.nature import Rng
from ...core.state import State
from ...games.duo.state.state import Duo
from .knowledge import DuoKnowledge


def outcome(world: State, ask: Ask, choice: int, rng: Rng, care: float) -> dict[str, float]:
    """One future: 4.3.1 the gem of the trick at hand, 4.2.1 whether it leads off the path, and the same until the end
    of the round; 7.3 whether the team is lost there."""
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
