"""What the Alliance's board shows."""

from __future__ import annotations

from typing import Literal, TypedDict

from ...state.schema import Suit


class AllianceBoard(TypedDict):
    """8.2 `sympathy`: tokens on the track; `bases`: those still on the board; `operations`: done in this Evening."""

    faction: Literal["alliance"]
    sympathy: int
    bases: list[Suit]
    officers: int
    operations: int
    operations_left: int
