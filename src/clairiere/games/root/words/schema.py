"""What choices of Root point at, told apart by their `kind`."""

from __future__ import annotations

from typing import Literal, TypedDict

from ..state.schema import Suit


class RootCard(TypedDict):
    """A card by its code: to play, to craft, to use, to give away."""

    kind: Literal["card"]
    card: str


class RootClearing(TypedDict):
    """2.2 A clearing by its number."""

    kind: Literal["clearing"]
    clearing: int


class RootForest(TypedDict):
    """2.4 A forest by its letter."""

    kind: Literal["forest"]
    forest: str


class RootPlayer(TypedDict):
    """A player by seat."""

    kind: Literal["player"]
    seat: int


class RootNumber(TypedDict):
    """How many."""

    kind: Literal["number"]
    number: int


class RootSuit(TypedDict):
    kind: Literal["suit"]
    suit: Suit


class RootItem(TypedDict):
    """2.5.5 An item. `place`: where it lies or goes to, if that tells it from others of its kind (9.2.5)."""

    kind: Literal["item"]
    item: str
    place: Literal["", "exhausted", "track", "satchel", "second"]


class RootPiece(TypedDict):
    """2.5 A warrior, a building or a token."""

    kind: Literal["piece"]
    piece: str


class RootAct(TypedDict):
    """Something that is done, by its word; `pass`, `end` and `no` do nothing more."""

    kind: Literal["act"]
    act: str


class RootPaid(TypedDict):
    """An act and the card that pays for it."""

    kind: Literal["paid"]
    act: str
    card: str


class RootAid(TypedDict):
    """9.5.4 Aid for a player, by seat, and the card that is given."""

    kind: Literal["aid"]
    act: str
    seat: int
    card: str


class RootTake(TypedDict):
    """3.3.4 A card that lies beside the map."""

    kind: Literal["take"]
    card: str


class RootRole(TypedDict):
    """7.3.3, 9.3.1 A leader or a character."""

    kind: Literal["role"]
    role: str


class RootQuest(TypedDict):
    """9.5.5 A quest."""

    kind: Literal["quest"]
    quest: str


class RootReaction(TypedDict):
    """1.1.3 What is done next of all that waits: whose it is and who has caused it, by seat, where, how much."""

    kind: Literal["reaction"]
    owner: int
    word: str
    clearing: int
    count: int
    by: int


RootTarget = (
    RootCard
    | RootClearing
    | RootForest
    | RootPlayer
    | RootNumber
    | RootSuit
    | RootItem
    | RootPiece
    | RootAct
    | RootPaid
    | RootAid
    | RootTake
    | RootRole
    | RootQuest
    | RootReaction
)
