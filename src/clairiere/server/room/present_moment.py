"""A table at the present moment. What is the same for everybody is worked out once for a change, however many look."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...core.event import FinishedTrick
from ...core.result import RoundResult
from ...words import say_cached
from .. import wire
from ..clock import steady
from .hints import solo_seat
from .lessons import lesson_info
from .results import last_result, last_trick
from .seat_reader import SeatReader, names_of, phrases
from .viewers import Viewer

if TYPE_CHECKING:
    from .room import Room


class PresentMoment:
    """A table that was begun, now: it holds for as long as nothing happens there."""

    def __init__(self, room: Room) -> None:
        session = room.started_session
        self.room = room
        self.timed_table = session.timed_table
        self.names: dict[str, list[str]] = {}  # of the players, by language
        self.ahead = steady.drift
        self.ends: dict[range, tuple[FinishedTrick | None, RoundResult | None]] = {}
        self.running = room.running
        self.undo_allowed = room.votes.undo_allowed()
        self.hinted = solo_seat(room.row) if self.running else -1  # who may be given a hint, if they are asked
        self.everybody = {
            "version": room.table.version,
            "clocks": [wire.Clock(*left) for left in self.timed_table.time_left(steady())] if self.running else [],
            "suspended": self.timed_table.suspended,
            "past": session.open_answers,
        }
        self.withheld = session.withheld_clause

    def reader(self, language: str, eyes: int, you: int) -> SeatReader:
        """Who sees what one pair of eyes may see, and is called by a seat."""
        if language not in self.names:
            self.names[language] = names_of(self.room.row, language)
        return SeatReader(
            self.room.table, self.names[language], language, eyes, you, self.timed_table.answer_times, self.ahead
        )

    def ended(self, numbers: range) -> tuple[FinishedTrick | None, RoundResult | None]:
        """The last trick and the last round that some events finished: nearly everybody is told of the same events."""
        found = self.ends.get(numbers)
        if found is None:
            table = self.room.table
            found = self.ends[numbers] = last_trick(table, numbers), last_result(table, numbers)
        return found

    def fields(self, viewer: Viewer, reader: SeatReader, mine: list[int], onlooker: bool) -> dict[str, Any]:
        """Everything about the present moment but the view."""
        room, you = self.room, viewer.seat
        asks = reader.asks() if self.running else []
        return {
            **self.everybody,
            "seat": you,
            "seats_mine": mine,
            "prompt": self.prompt(reader, asks),
            "asks": asks,
            "waiting": reader.waiting() if self.running else [],
            "undo": room.votes.undo_info(you) if self.undo_allowed else wire.UndoInfo(False, False),
            "hint": you >= 0 and you == self.hinted and bool(asks),
            "talk": reader.talk(onlooker),
            "over": reader.over(),
            "lesson": lesson_info(room, you, viewer.language),
            "withheld": reader.withheld_prompt(self.withheld),
        }

    def prompt(self, reader: SeatReader, asks: list[wire.AskInfo]) -> wire.Prompt:
        if asks:
            return wire.Prompt(asks[0].text, asks[0].cite)
        if self.running or self.room.row.result:
            return reader.prompt()
        return wire.Prompt(say_cached(reader.language, "server-abandoned", {}), "")


def before_start(viewer: Viewer, mine: list[int]) -> dict[str, Any]:
    """The same of a table that waits for its players."""
    language = viewer.language
    return {
        "version": 0, "seat": viewer.seat, "seats_mine": mine,
        "prompt": wire.Prompt(say_cached(language, "server-waiting-for-players", {}), ""), "asks": [], "clocks": [],
        "waiting": [], "suspended": False, "undo": wire.UndoInfo(False, False), "hint": False, "over": None,
        "talk": wire.Talk(True, phrases(language), "", False), "lesson": None, "past": 0,
        "withheld": None,
    }  # fmt: skip
