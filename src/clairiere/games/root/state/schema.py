"""Parts of a view of Root as plain values.

Players are named by their letters where a thing is theirs and by their seats where they act; clearings by their
numbers from 1, forests by their letters, cards by their codes, pieces and items by their words. "" is nobody and
nothing, 0 no clearing.
"""

from __future__ import annotations

from typing import Literal, TypedDict

Suit = Literal["fox", "rabbit", "mouse", "bird"]
Phase = Literal["setup", "birdsong", "daylight", "evening"]
PartName = Literal[
    "higher-die", "lower-die", "guerrilla-higher", "guerrilla-lower", "warriors", "swords", "defenseless", "tactics",
    "sappers", "armorers", "extra", "commander",
]  # fmt: skip


class HitPart(TypedDict):
    """4.3.2 A part of the hits that the attacker deals or the defender returns; a negative count takes some away."""

    side: Literal["dealt", "returned"]
    part: PartName
    count: int


class BySuit(TypedDict):
    """2.2.2 A number for each suit of clearings."""

    fox: int
    rabbit: int
    mouse: int


class PlaceView(TypedDict):
    """2.2, 2.4 A clearing or a forest, never both."""

    clearing: int
    forest: str


class ClearingView(TypedDict):
    """2.2 A clearing and all that stands in it. `slots`: those still open; `reserved`: to whom alone pieces may come;
    `closed`: to all; `warriors`, `pieces` (buildings and tokens) and `pawns` by player."""

    suit: Suit | Literal[""]
    reserved: str
    closed: bool
    slots: int
    ruin: bool
    warriors: dict[str, int]
    pieces: dict[str, dict[str, int]]
    pawns: list[str]
    ruler: str


class BattleView(TypedDict):
    """4.3 A battle as far as it has come, players by seat or -1. `ambush`: the card that was played; hits that each
    side deals, those of the dice first. `parts`: of what they are the sum, from the roll until they are dealt; then the
    event that deals them tells it."""

    attacker: int
    defender: int
    clearing: int
    instigator: int
    allied: int
    enlisted: int
    ambush: str
    dealt_rolled: int
    dealt: int
    returned_rolled: int
    returned: int
    parts: list[HitPart]


class ReactionView(TypedDict):
    """1.1.3 Something that is still to come: whose, what, where, how much, caused by whom."""

    owner: str
    word: str
    clearing: int
    count: int
    by: str


class RootSubject(TypedDict, total=False):
    """What the open question is about, as far as its name and its choices do not say it. `fallen`: allied warriors that
    take a hit; `free`: boots that need not be spent; `served`: by clearing, how many buildings have got their piece."""

    origin: int
    clearing: int
    order: int
    card: str
    other: str
    by: str
    piece: str
    word: str
    count: int
    fallen: int
    free: int
    served: dict[str, int]
