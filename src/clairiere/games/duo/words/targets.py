"""What choices point at, for a screen: a card, a player, a space, a movement, or an act."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...tricks import CARDS
from ..cards import AWAY, CODE, SEAT, SPACE, TOWARD
from ..schema import ACTS

if TYPE_CHECKING:
    from ..schema import DuoTarget
    from ..state.state import Duo


def target(d: Duo, choice: int) -> DuoTarget:
    """What a choice of a player points at."""
    if choice < CARDS:
        return {"kind": "card", "card": CODE[choice]}
    if choice >= TOWARD:
        toward, steps, space = movement(d, choice)
        return {"kind": "move", "seat": toward, "steps": steps, "space": space}
    if choice >= SPACE:
        return {"kind": "space", "space": choice - SPACE}
    if choice >= SEAT:
        return {"kind": "player", "seat": choice - SEAT}
    return {"kind": "act", "act": ACTS[choice]}


def movement(d: Duo, choice: int) -> tuple[int, int, int]:
    """5.5.4 Towards whom the team goes, how many spaces, and where to."""
    toward, steps = (1 - d.winner, choice - AWAY) if choice >= AWAY else (d.winner, choice - TOWARD)
    return toward, steps, d.at + steps if toward else d.at - steps
