"""What the Cult's board shows."""

from __future__ import annotations

from typing import Literal, TypedDict

from ...state.schema import BySuit, Suit


class CultBoard(TypedDict):
    """10.2 `scored`: suits that have scored in this turn; `crusade`: the clearing where the warriors of a Crusade have
    gone, or 0."""

    faction: Literal["cult"]
    outcast: Suit | Literal[""]
    hated: bool
    acolytes: int
    lost_souls: list[str]
    revealed: list[str]
    scored: list[Suit]
    crusade: int
    gardens: BySuit
