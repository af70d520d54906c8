"""What the Vagabond's board shows."""

from __future__ import annotations

from typing import Literal, TypedDict


class HitsTaken(TypedDict):
    """9.2.9.II.d Hits of this battle: those that items took, those that allied warriors took."""

    items: int
    allies: int


class Lookers(TypedDict):
    """9.7.1 Who has looked under a ruin, by seat."""

    clearing: int
    seats: list[int]


class VagabondBoard(TypedDict):
    """9.2 Items by place; relationships and Aids of this turn by player; `relics`: those he has found; `quest_deck`:
    how many quests are left; by clearing, `ruins`: how many relics lie there, `looked`: those that the viewer has seen
    there; `lookers`: who has seen them."""

    faction: Literal["vagabond"]
    character: str
    track: dict[str, int]
    satchel: dict[str, int]
    exhausted: dict[str, int]
    damaged: dict[str, int]
    broken: dict[str, int]
    relations: dict[str, str]
    aids: dict[str, int]
    completed: list[str]
    relics: list[str]
    hits: HitsTaken
    quests: list[str]
    quest_deck: int
    ruins: dict[str, int]
    looked: dict[str, list[str]]
    lookers: list[Lookers]
