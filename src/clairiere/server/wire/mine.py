"""All my games, and what they came to."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from .tables import Status


class PlayedGame(Struct):
    """One of my games. `others`: the names of those who play too, `people` of whom are no bots; `waits`: of those who
    are asked, `my_turn`: I am; `since`: when the last answer was given, or when the game ended; `result`: a line about
    how; `won`: whether I did, where that is counted; `role`: what I played; `aside`: why it is not counted."""

    id: str
    game: str
    title: str
    status: Status
    others: list[str]
    people: int
    waits: list[str]
    my_turn: bool
    since: int
    result: str
    won: bool | None
    role: str
    aside: Literal["", "lesson", "branch", "position", "shared"]


class Share(Struct):
    """So many of so many games were won, and between which shares the truth probably lies (Wilson's interval, 95 %)."""

    label: str
    games: int
    wins: int
    share: float
    low: float
    high: float


class Scored(Struct):
    """What a game came to, for all who played it together."""

    id: str
    at: int
    points: int


class Rating(Struct):
    """How strong I seem to be after so many games that count for it, and how far that may be off (95 %)."""

    games: int
    value: int
    off: int


class GameFigures(Struct):
    """My finished games of one kind: all, by my roles, with whom, with bots of which level. `team`: all win together;
    then `scores` are those of each game, the oldest first. `rating`: if some of them counted for one."""

    game: str
    title: str
    team: bool
    all: Share
    roles: list[Share]
    people: list[Share]
    bots: list[Share]
    scores: list[Scored]
    rating: Rating | None


class MyGames(Struct):
    """Those that run first, the longest waited for before the others; then the finished ones, the newest first."""

    games: list[PlayedGame]
    figures: list[GameFigures]
