"""The outcomes of a choice in Jeton Rouge: the winner of the round, and the tokens."""

from __future__ import annotations

from ...core.ask import Ask
from ...core.nature import Rng
from ...core.state import State
from ...games.jeton.cards import points
from ...games.jeton.state.state import Jeton
from .knowledge import JetonKnowledge, rounds_of
from .opponent_model import OpponentModel


def outcome(world: State, ask: Ask, choice: int, rng: Rng, rivals: OpponentModel) -> dict[str, float]:
    """Return one sampled outcome at the end of the next round: 7.2 the tokens of the seat, the most tokens of another
    player, and the points of the seat's cards."""
    j = world.copy()
    assert isinstance(j, Jeton)
    seat = ask.seat
    knowledge = JetonKnowledge(seat, rounds_of(j) + 1, rng, rivals)
    before = list(j.blue)
    j.accept(ask, choice)
    while j.open and not knowledge.is_leaf(j, 0):
        j.accept(j.open[0], knowledge.policy(j, j.open[0], rng))
    gained = [j.blue[other] - before[other] for other in range(j.seats)]
    others = [gained[other] for other in range(j.seats) if other != seat]
    return {
        "won": float(gained[seat] > 0),
        "tokens": float(gained[seat]),
        "others": float(max(others)),
        "cards": float(points(j.owns(seat))),
        "value": knowledge.rewards(j)[seat],
    }
