"""What the Marquise's board shows."""

from __future__ import annotations

from typing import Literal, TypedDict


class BuildingsLeft(TypedDict):
    """6.2 Buildings that are still on their tracks."""

    sawmill: int
    workshop: int
    recruiter: int


class MarquiseBoard(TypedDict):
    """6.2 `keep`: in which clearing, or 0; `wood`: left in the supply; `actions`: left in this Daylight, `acted`: the
    first is taken, `recruited`: she has."""

    faction: Literal["marquise"]
    keep: int
    wood: int
    tracks: BuildingsLeft
    actions: int
    acted: bool
    recruited: bool
