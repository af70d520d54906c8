"""The logbook of a room: what is written down, what is not yet, and the state that follows from it."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass

from ...answers import answers_for
from ...core.ask import NATURE
from ...core.event import Event
from ...core.game import find
from ...core.illegal import Illegal
from ...core.record import ask_of
from ...live import Live, Message
from .. import wire
from ..clock import as_wall, steady, wall
from ..rows import OVER, RUNNING, UNDO, WAITING, Entry, TableRow
from .chance import nature_of
from .listing import bot_seats, checked_record, result_of, settings_of
from .restore import restored
from .seat_reader import names_of
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
    plan: str = ""  # the planned answer that this is

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
        self.sent: dict[tuple[int, int], str] = {}  # messages that were taken, where they were worded otherwise
        self.accepted = {(e.seat, e.message): e.choice for e in entries if e.message is not None}
        self.live: Live | None = None
        record, move_s = checked_record(row), settings_of(row).move_s
        if row.status == RUNNING or entries:
            kind = ReadOnlyTranscript if row.status == OVER else Transcript
            self.live = restored(record, nature_of(row), entries, steady(), bot_seats(row), move_s, kind)
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
        return find(self.row.game).real_time(self.row.options)

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

    def fresh(self, taken: Mapping[int, Pending]) -> list[Entry]:
        """Entries for the answers that are not written yet, in canonical notation; `taken`: the messages that some of
        them came with, by their places in the record."""
        table, live = self.table, self.live
        assert live is not None
        entries: list[Entry] = []
        for number in range(self.written, len(table.record.answers)):
            pending, at = taken.get(number), as_wall(live.times[number])
            n = pending.n if pending is not None and pending.n >= 0 else None
            seq, seat = self.seq + 1 + len(entries), table.record.answers[number][0]
            entries.append(Entry(seq, seat, table.written[number], n, at))
            if n is not None and pending is not None and pending.notation != table.written[number]:
                self.sent[seat, n] = pending.notation
        return entries

    def wrote(self, entries: list[Entry]) -> None:
        self.seq = entries[-1].seq if entries else self.seq  # a lesson may begin without chance
        self.written = len(self.table.record.answers)
        self.accepted |= {(e.seat, e.message): e.choice for e in entries if e.message is not None}

    def is_known(self, seat: int, message: wire.Play) -> bool:
        """Whether a message was taken before, as it was sent or as it was written down."""
        key, text = (seat, message.n), message.choice.strip()
        return key in self.accepted and text in (self.accepted[key], self.sent.get(key))

    def finished(self) -> bool:
        """Whether the game has just ended; then that is written too."""
        state = self.table.state
        if not state.over or not self.running:
            return False
        self.row.status, self.row.finished, self.row.result = OVER, wall(), result_of(self.table.record.game, state)
        return True

    def look_up(self) -> dict[int, Event]:
        """By number, what may be looked up now: of a game that runs what its law lets be, of any other all."""
        table = self.table
        return (
            table.record.game.lookup_events(table.state, table.events)
            if self.running
            else dict(enumerate(table.events))
        )

    @property
    def closed(self) -> dict[int, Event | None]:
        """By number, what may not be looked up now, or only what is left of it."""
        return self.table.withheld() if self.running else {}

    @property
    def past(self) -> int:
        """So many answers may be gone back over now."""
        return self.table.unbroken() if self.running else len(self.table.record.answers)

    @property
    def withheld(self) -> str:
        """The clause by which a part of what happened may not be looked up now; empty when all of it may."""
        open = self.past == len(self.table.record.answers)
        return "" if open else self.table.record.game.recall_clause

    def understood(self, seat: int, text: str, language: str = "") -> int:
        """The choice of an answer in notation, or as somebody typed it in a language."""
        state = self.table.state
        ask = ask_of(state, seat)
        if not language:
            return state.read(ask, text.strip())
        if ask.seat != seat:  # another's answers are nothing to help with
            raise state.refusal(seat, 0)
        game = self.table.record.game
        answers = answers_for(game, names_of(self.row, language), language, self.table.record.options)
        notation = answers.parse(state, ask, text.strip())
        choice = state.read(ask, notation)
        if (
            choice in game.quit_choices and notation != text.strip().lower()
        ):  # whoever means it says it in so many letters
            raise Illegal("answer-quits", {"text": text, "answer": notation})
        return choice

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
