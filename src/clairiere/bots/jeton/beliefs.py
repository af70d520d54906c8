"""What those who did nothing tell by it: a world is the less likely, the more of its hands should have acted."""

from __future__ import annotations

from typing import Final

from ...games.jeton.rules import AUCTION, DRAW
from ...games.jeton.state import Jeton
from .instinct import BOLD
from .odds import chance

MISSED: Final = 0.25  # how often somebody with a good hand lets it pass


def likely(j: Jeton, seat: int) -> float:
    """How well the hands of a world agree with what their owners did not do; the cards themselves are dealt exactly."""
    weight = 1.0
    for other in range(j.seats):
        if other != seat and j.active >> other & 1 and waited(j, other) and chance(j, other) > BOLD:
            weight *= MISSED
    return weight


def waited(j: Jeton, other: int) -> bool:
    """4.2 He might have shouted before now, 5.2.1 or bid since the launcher's opening."""
    if j.phase == DRAW:
        return j.may_shout(other)
    return j.phase == AUCTION and j.leader() != other and not j.stacks[other] and len(j.lays) > j.seats
