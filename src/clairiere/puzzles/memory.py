"""What a seat knows by heart and no screen shows: the proof counts on it, so a puzzle says it."""

from __future__ import annotations

from ..core.illegal import Facts
from ..core.state import State
from ..games.jeton.cards import spelled
from ..games.jeton.state.state import Jeton


def remembered(state: State, seat: int, names: list[str]) -> list[tuple[str, Facts]]:
    """Message ids and facts. P25 In Jeton Rouge every card moves openly but when it is drawn: so everybody knows what
    each player owns, hand and pack together, and what one's own pack holds."""
    if not isinstance(state, Jeton):
        return []
    own: Facts = {"cards": spelled(state.packs[seat]), "none": yes_or_no(not state.packs[seat])}
    others = [player for player in state.active_seats() if player != seat]
    return [
        ("puzzle-own-pack", own),
        *[("puzzle-owns", owned_by(state, player, names[player])) for player in others],
    ]


def owned_by(state: Jeton, player: int, name: str) -> Facts:
    return {"name": name, "cards": spelled(state.owns(player)), "none": yes_or_no(not state.owns(player))}


def yes_or_no(true: bool) -> str:
    return "yes" if true else "no"
