"""Clocks: what happens by itself when nobody acts in time, and how long a table waits for people who are gone."""

from __future__ import annotations

from typing import Final, final

from .ask import NATURE

TABLE: Final = -1  # nobody's seat: the clock of all


@final
class Clock:
    """Something that is done by itself when nobody has done it in time: the rules say what, a driver keeps the time."""

    def __init__(self, choice: int, seat: int, seconds: int, key: tuple[int, ...], by: int = NATURE) -> None:
        self.choice = choice
        self.seat = seat  # whose clock it is; TABLE for everybody's
        self.seconds = seconds
        self.key = key  # as long as it stays the same, the same clock runs on
        self.by = by  # who gives the choice when time is up

    def __repr__(self) -> str:
        return f"Clock({self.choice}, seat={self.seat}, seconds={self.seconds}, key={self.key}, by={self.by})"


@final
class Patience:
    """How long a table waits for people who are gone. Zero: for ever."""

    def __init__(self, acts: int = 0, silence: int = 0, away: int = 0, suspended: int = 0, window: int = 0) -> None:
        self.acts = acts  # so often in a row was something done for a seat, and
        self.silence = silence  # so many seconds passed without a sign: it is deserted
        self.away = away  # seconds of a deserted seat's clocks
        self.suspended = suspended  # seconds until deserted seats leave a table that cannot go on
        self.window = window  # milliseconds in which press times of rushed choices are compared
