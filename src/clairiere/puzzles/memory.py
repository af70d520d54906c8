"""What a seat knows by heart and no screen shows: the proof counts on it, so a puzzle says it."""

from __future__ import annotations

from ..core.illegal import Facts
from ..core.state import State
from ..games.jeton.cards import size, spelled
from ..games.jeton.state.state import Jeton

NOTHING = "–"


def remembered(state: State, seat: int, names: list[str]) -> list[tuple[str, Facts]]:
    """Message ids and facts. P25 In Jeton Rouge every card moves openly but when it is drawn: so everybody knows what
    each player owns, hand and pack together, and what one's own pack holds."""
    if not isinstance(state, Jeton):
        return []
    hand, pack = spelled(state.hands[seat]), spelled(state.packs[seat])
    others = [player for player in state.active_seats() if player != seat]
    return [
        ("puzzle-own-cards", {"hand": hand or NOTHING, "pack": pack or NOTHING}),
        *[("puzzle-owns", owned_by(state, player, names[player])) for player in others],
    ]


def owned_by(state: Jeton, player: int, name: str) -> Facts:
    hand, pack = size(state.hands[player]), size(state.packs[player])
    return {"name": name, "cards": spelled(state.owns(player)) or NOTHING, "hand": hand, "pack": pack}
