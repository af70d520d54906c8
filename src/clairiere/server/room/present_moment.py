"""A table at the present moment. What is the same for all viewers is computed once for each change."""

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
    """A table with a game, as it is now; valid until the table changes."""

    def __init__(self, room: Room) -> None:
        session = room.started_session
        self.room = room
        self.timed_table = session.timed_table
        self.names: dict[str, list[str]] = {}  # the players' names, by language
        self.ahead = steady.drift
        self.ends: dict[range, tuple[FinishedTrick | None, RoundResult | None]] = {}
        self.running = room.running
        self.undo_allowed = room.votes.undo_allowed()
        self.hinted = solo_seat(room.row) if self.running else -1  # the seat that may get a hint when it is asked
        self.everybody = {
            "version": room.table.version,
            "clocks": [wire.Clock(*left) for left in self.timed_table.time_left(steady())] if self.running else [],
            "suspended": self.timed_table.suspended,
            "past": session.open_answers,
        }
        self.withheld = session.withheld_clause

    def reader(self, language: str, eyes: int, you: int) -> SeatReader:
        """Return a reader who sees what the seat `eyes` may see and is addressed as the seat `you`."""
        if language not in self.names:
            self.names[language] = names_of(self.room.row, language)
        return SeatReader(
            self.room.table, self.names[language], language, eyes, you, self.timed_table.answer_times, self.ahead
        )

    def ended(self, numbers: range) -> tuple[FinishedTrick | None, RoundResult | None]:
        """Return the last trick and the last round that these events finished; nearly all viewers need the same."""
        ends = self.ends.get(numbers)
        if ends is None:
            table = self.room.table
            ends = self.ends[numbers] = last_trick(table, numbers), last_result(table, numbers)
        return ends

    def fields(self, viewer: Viewer, reader: SeatReader, mine: list[int], onlooker: bool) -> dict[str, Any]:
        """Return everything about the present moment but the view, for a message."""
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
    """Return the same fields for a table that waits for its players."""
    language = viewer.language
    return {
        "version": 0, "seat": viewer.seat, "seats_mine": mine,
        "prompt": wire.Prompt(say_cached(language, "server-waiting-for-players", {}), ""), "asks": [], "clocks": [],
        "waiting": [], "suspended": False, "undo": wire.UndoInfo(False, False), "hint": False, "over": None,
        "talk": wire.Talk(True, phrases(language), "", False), "lesson": None, "past": 0,
        "withheld": None,
    }  # fmt: skip
