"""What the Mechanical Marquise's board shows."""

from __future__ import annotations

from typing import Literal, TypedDict


class MechanicalBoard(TypedDict):
    """MM.5 `keep`: in which clearing, or 0; `orders`: from left to right, "" for one that lies face down."""

    faction: Literal["mechanical"]
    keep: int
    orders: list[str]
