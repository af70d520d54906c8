"""What the Company's board shows."""

from __future__ import annotations

from typing import Literal, TypedDict

from ...state.schema import BySuit


class ServicePrices(TypedDict):
    """11.3.5 What each service costs; 0 before it is set."""

    cards: int
    riverboats: int
    mercenaries: int


class RiverfolkBoard(TypedDict):
    """11.2 Warriors in each box by player; trade posts: `posts` still on the board, `gone` out of the game, `spaces`
    where one was invested; `bought`: services in this turn; `hirer`: who has hired mercenaries; `rivers`: for whom they
    are paths."""

    faction: Literal["riverfolk"]
    payments: dict[str, int]
    funds: dict[str, int]
    commitments: dict[str, int]
    invested: dict[str, int]
    spaces: BySuit
    gone: BySuit
    posts: BySuit
    prices: ServicePrices
    bought: int
    hirer: str
    exporting: bool
    rivers: list[str]
