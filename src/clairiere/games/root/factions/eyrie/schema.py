"""What the Eyrie's board shows."""

from __future__ import annotations

from typing import Literal, TypedDict


class DecreeView(TypedDict):
    """7.4.2 Cards by column; `vizier` is a loyal vizier."""

    recruit: list[str]
    move: list[str]
    battle: list[str]
    build: list[str]


class EyrieBoard(TypedDict):
    """7.2 `set_aside`: leaders that lie face down; `left`: what of the Decree is still to be carried out; `added` and
    `added_bird`: in this Birdsong; `resolved`: what was carried out, in order and in notation, with @ and the clearing
    where something was placed; `roosts`: those on the track."""

    faction: Literal["eyrie"]
    leader: str
    set_aside: list[str]
    decree: DecreeView
    left: DecreeView
    added: int
    added_bird: bool
    resolved: list[str]
    plundered: bool
    roosts: int
    turmoil: bool
