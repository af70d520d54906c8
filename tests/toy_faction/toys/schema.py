"""What the Toymakers' board shows. Not compiled: others read the types."""

from __future__ import annotations

from typing import Literal, TypedDict


class ToyBoard(TypedDict):
    """TOY.2 `lanterns`: not yet on the map; `acts`: left in this Daylight."""

    faction: Literal["toys"]
    lanterns: int
    acts: int
