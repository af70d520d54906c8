"""The logbook of a room: what is written down, what is not yet, and the state that follows from it."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from ...core.ask import NATURE
from ...core.event import Event
from ...core.game import find
from ...core.illegal import Illegal
from ...core.record import ask_of
from ...live import Live, Message
from ..clock import as_wall, steady, wall
from ..store import Entry, TableRow
from ..store.rows import OVER, RUNNING, UNDO, WAITING
from .chance import nature_of
from .listing import bot_seats, record_of, result_of, settings_of
from .restore import restored
from .seat_reader import LISTED
from .transcript import ReadOnlyTranscript, Transcript
from .viewers import Viewer


@dataclass
class Pending:
    """A message on its way through the table, and who waits for the reply."""

    message: Message
    n: int  # the sender's own number
    notation: str
    half_trip: int
    viewer: Viewer | None
    done: asyncio.Future[bool] | None = None

    @property
    def key(self) -> tuple[int, int]:
        return self.message.seat, self.message.number


class Logbook:
    """A table's row, its log as far as it was read or written, and the table that it makes."""

    def __init__(self, row: TableRow, entries: list[Entry]) -> None:
        self.restore(row, entries)

    def restore(self, row: TableRow, entries: list[Entry]) -> None:
        self.row = row
        self.seq = entries[-1].seq if entries else 0
        self.backs = sum(entry.kind == UNDO for entry in entries)
        self.accepted = {(e.seat, e.message): e.choice for e in entries if e.message is not None}
        self.live: Live | None = None
        if row.status == RUNNING or entries:
            kind = ReadOnlyTranscript if row.status == OVER else Transcript
            move_s = settings_of(row).move_s
            self.live = restored(record_of(row), nature_of(row), entries, steady(), bot_seats(row), move_s, kind)
        self.written = len(self.table.record.answers) if self.live else 0

    @property
    def table(self) -> Transcript:
        assert self.live is not None
        table = self.live.table
        assert isinstance(table, Transcript)
        return table

    @property
    def running(self) -> bool:
        return self.row.status == RUNNING

    @property
    def real_time(self) -> bool:
        return find(self.row.game).live(self.row.options)

    @property
    def asked(self) -> list[int]:
        if self.live is None or not self.running:
            return []
        return [ask.seat for ask in self.table.state.open if ask.seat != NATURE]

    @property
    def agreed_end(self) -> tuple[int, int] | None:
        """The next answer by which the game is given up, if all want that and its law knows it."""
        state = self.table.state
        return None if state.over else self.table.record.game.agreed_end(state)

    def fresh(self, taken: list[Pending]) -> list[Entry]:
        """Entries for the answers that are not written yet; those of messages that were taken carry their numbers."""
        table = self.table
        entries: list[Entry] = []
        for number in range(self.written, len(table.record.answers)):
            seat, choice = table.record.answers[number]
            by = next((p for p in taken if p.message.seat == seat and p.message.choice == choice), None)
            if by is not None:
                taken.remove(by)
            n = by.n if by is not None and by.n >= 0 else None
            at = as_wall(self.live.times[number]) if self.live else 0
            notation = by.notation if n is not None and by is not None else table.written[number]
            entries.append(Entry(self.seq + 1 + len(entries), seat, notation, n, at))
        return entries

    def wrote(self, entries: list[Entry]) -> None:
        self.seq = entries[-1].seq if entries else self.seq  # a lesson may begin without chance
        self.written = len(self.table.record.answers)
        self.accepted |= {(e.seat, e.message): e.choice for e in entries if e.message is not None}

    def finished(self) -> bool:
        """Whether the game has just ended; then that is written too."""
        state = self.table.state
        if not state.over or not self.running:
            return False
        self.row.status, self.row.finished, self.row.result = OVER, wall(), result_of(state)
        return True

    def look_up(self) -> dict[int, Event]:
        """By number, what may be looked up now: of a game that runs what its law lets be, of any other all."""
        return self.table.look_up() if self.running else dict(enumerate(self.table.events))

    @property
    def past(self) -> int:
        """So many answers may be gone back over now."""
        return self.table.unbroken() if self.running else len(self.table.record.answers)

    def understood(self, seat: int, text: str) -> int:
        state = self.table.state
        return state.read(ask_of(state, seat), text.strip())

    def moments(self, seat: int) -> set[int]:
        """The moments that an answer of the seat can be meant for now."""
        asks = [ask for ask in self.table.state.open if ask.seat == seat]
        return {self.table.moment(choice) for ask in asks for choice in ask.options[:LISTED]}

    def check_over(self) -> None:
        """A game to look back on: one that was cancelled before it began is none."""
        if self.row.status != OVER:
            raise Illegal("server-running", {})
        if self.live is None:
            raise Illegal("server-not-started", {})

    def check_running(self) -> None:
        if self.row.status == WAITING:
            raise Illegal("server-not-started", {})
        if self.row.status == OVER:
            raise Illegal("server-over", {})
