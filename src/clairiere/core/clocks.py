"""Clocks: what happens when nobody acts in time, and how long a table waits for players who are away."""

from __future__ import annotations

from typing import Final, final

from .ask import NATURE

TABLE: Final = -1  # the seat of a clock that belongs to all


@final
class Clock:
    """A choice that is made automatically when its time runs out. The rules name it; a driver keeps the time."""

    def __init__(self, choice: int, seat: int, seconds: int, key: tuple[int, ...], by: int = NATURE) -> None:
        self.choice = choice
        self.seat = seat  # the owner; TABLE for a clock of all
        self.seconds = seconds
        self.key = key  # while it stays the same, the same clock keeps running
        self.by = by  # the seat that gives the choice when time is up

    def __repr__(self) -> str:
        return f"Clock({self.choice}, seat={self.seat}, seconds={self.seconds}, key={self.key}, by={self.by})"


@final
class Patience:
    """How long a table waits for players who are away. Zero means for ever."""

    def __init__(self, acts: int = 0, silence: int = 0, away: int = 0, suspended: int = 0, window: int = 0) -> None:
        self.acts = acts  # a seat is deserted after so many automatic choices in a row
        self.silence = silence  # and so many seconds without a sign of life
        self.away = away  # seconds of a deserted seat's clocks
        self.suspended = suspended  # seconds until deserted seats leave a table that cannot go on
        self.window = window  # milliseconds within which press times of rushed choices are compared
