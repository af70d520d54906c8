"""The session of a table: a game from its first deal on, with its rules, its clocks and its log.

The log is the truth: a session can be built again from the entries that the store keeps.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ...answers import answers_for
from ...core.event import Event
from ...core.illegal import Illegal
from ...core.nature import Nature
from ...core.record import Record, ask_of
from ...timing import PlayerMessage, TimedTable
from .. import wire
from ..clock import as_steady, as_wall, steady, wall
from ..rows import OVER, RUNNING, UNDO, Entry, TableRow
from .chance import nature_of
from .listing import bot_seats, checked_record, record_of, result_of, settings_of
from .notated_table import NotatedTable, ReadOnlyTable
from .seat_reader import names_of
from .viewers import Viewer


@dataclass
class PendingMessage:
    """A message that was not answered yet, and who waits for the reply."""

    message: PlayerMessage
    n: int  # the sender's own number; -1: none
    notation: str
    half_trip: int
    viewer: Viewer | None
    done: asyncio.Future[bool] | None = None
    plan: str = ""  # the id of the planned answer that this is

    @property
    def key(self) -> tuple[int, int]:
        return self.message.seat, self.message.number


class TableSession:
    """A game from its first deal on: the rules (`table`), the clocks (`timed_table`), and how much of its log the store
    has."""

    def __init__(self, row: TableRow, timed_table: TimedTable) -> None:
        self.row = row
        self.timed_table = timed_table
        self.seq = 0  # number of the last entry in the store
        self.stored_answers = 0  # answers in the store
        self.undos = 0
        self.accepted: dict[tuple[int, int], str] = {}  # notation of each message that was taken, by seat and number
        self.accepted_texts: dict[tuple[int, int], str] = {}  # as it was sent, where that is not the notation

    @classmethod
    def begin(cls, row: TableRow) -> TableSession:
        """Return the session of a game that begins now. Nothing of it is stored yet."""
        table = NotatedTable(record_of(row), nature_of(row))
        return cls(row, TimedTable(table, steady(), bot_seats(row), settings_of(row).move_s))

    @classmethod
    def from_log(cls, row: TableRow, entries: Sequence[Entry]) -> TableSession | None:
        """Return the session that a log tells of, or None before the first deal. Raise Illegal if it cannot be read."""
        record, move_s = checked_record(row), settings_of(row).move_s
        if row.status != RUNNING and not entries:
            return None
        kind = ReadOnlyTable if row.status == OVER else NotatedTable
        session = cls(row, replay_log(record, nature_of(row), entries, steady(), bot_seats(row), move_s, kind))
        session.mark_stored(entries)
        return session

    @property
    def table(self) -> NotatedTable:
        table = self.timed_table.table
        assert isinstance(table, NotatedTable)
        return table

    @property
    def running(self) -> bool:
        return self.row.status == RUNNING

    # -- the log --------------------------------------------------------------------------------------------------

    def unstored_entries(self, taken: Mapping[int, PendingMessage]) -> list[Entry]:
        """Return entries, in notation, for the answers that the store does not have yet. `taken`: the messages that
        some of them came with, by their places in the record."""
        table = self.table
        entries: list[Entry] = []
        for number in range(self.stored_answers, len(table.record.answers)):
            pending, at = taken.get(number), as_wall(self.timed_table.answer_times[number])
            n = pending.n if pending is not None and pending.n >= 0 else None
            seq, seat = self.seq + 1 + len(entries), table.record.answers[number][0]
            entries.append(Entry(seq, seat, table.notations[number], n, at))
            if n is not None and pending is not None and pending.notation != table.notations[number]:
                self.accepted_texts[seat, n] = pending.notation
        return entries

    def mark_stored(self, entries: Sequence[Entry]) -> None:
        """Note that the store has these entries, and with them all answers."""
        self.seq = entries[-1].seq if entries else self.seq  # a lesson may begin without chance
        self.stored_answers = len(self.table.record.answers)
        self.undos += sum(entry.kind == UNDO for entry in entries)
        self.accepted |= {(e.seat, e.message): e.choice for e in entries if e.message is not None}

    def read_on(self, entries: Sequence[Entry]) -> None:
        """Follow entries that another process has stored."""
        apply_entries(self.timed_table, entries, self.stored_answers, steady())
        self.mark_stored(entries)

    def go_back(self, seat: int, keep: int) -> list[Entry]:
        """Take back all but the first `keep` answers, for a seat, and return the entries for that."""
        self.timed_table.go_back(steady(), keep)
        undo = Entry(self.seq + 1, seat, str(keep), None, wall(), UNDO)
        self.stored_answers = keep
        self.seq += 1
        return [undo, *self.unstored_entries({})]

    def is_accepted(self, seat: int, message: wire.Play) -> bool:
        """Return whether a message was taken before, with the same text or the same notation."""
        key, text = (seat, message.n), message.choice.strip()
        return key in self.accepted and text in (self.accepted[key], self.accepted_texts.get(key))

    def finish_if_over(self) -> bool:
        """Return whether the game has just ended; then the row says so, and how."""
        state = self.table.state
        if not state.over or not self.running:
            return False
        self.row.status, self.row.finished, self.row.result = OVER, wall(), result_of(self.table.record.game, state)
        return True

    # -- what may be looked up ------------------------------------------------------------------------------------

    def look_up(self) -> dict[int, Event]:
        """Return by number the events that may be looked up: while the game runs what its law allows, later all."""
        table = self.table
        if not self.running:
            return dict(enumerate(table.events))
        return table.record.game.lookup_events(table.state, table.events)

    def find_withheld(self) -> dict[int, Event | None]:
        """Return by number the events that may not be looked up now: what is left of each, or None."""
        return self.table.find_withheld() if self.running else {}

    @property
    def open_answers(self) -> int:
        """How many answers, from the beginning, may be replayed now."""
        return self.table.count_open_answers() if self.running else len(self.table.record.answers)

    @property
    def withheld_clause(self) -> str:
        """The clause by which a part of what happened may not be looked up now; empty if all may be."""
        all_open = self.open_answers == len(self.table.record.answers)
        return "" if all_open else self.table.record.game.recall_clause

    # -- answers --------------------------------------------------------------------------------------------------

    def agreed_end(self) -> tuple[int, int] | None:
        """Return the next answer by which the game is given up if all want that; None if its law knows none."""
        state = self.table.state
        return None if state.over else self.table.record.game.agreed_end(state)

    def read_answer(self, seat: int, text: str, language: str = "") -> int:
        """Return the choice of an answer in notation, or as somebody typed it in a language. Raise Illegal if there is
        no such choice."""
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
        if choice in game.quit_choices and notation != text.strip().lower():  # to give up must be typed in full
            raise Illegal("answer-quits", {"text": text, "answer": notation})
        return choice


def replay_log(
    record: Record,
    nature: Nature,
    entries: Sequence[Entry],
    now: int,
    bots: Sequence[int],
    move_s: int,
    kind: type[NotatedTable] = NotatedTable,
) -> TimedTable:
    """Return the table as its log left it. Windows are counted as they were, so that a message is late or not as it was
    before."""
    first_undo = next((at for at, entry in enumerate(entries) if entry.kind == UNDO), len(entries))
    state = record.first()
    for entry in entries[:first_undo]:
        choice = state.read(ask_of(state, entry.seat), entry.choice)
        state.take(entry.seat, choice)
        record.answers.append((entry.seat, choice))
    timed_table = TimedTable(kind(record, nature), now, bots, move_s)
    ahead = steady.drift
    timed_table.answer_times = [entry.at_ms - ahead for entry in entries[:first_undo]]
    apply_entries(timed_table, entries[first_undo:], first_undo, now)
    if entries:
        timed_table.count_time_away(as_steady(entries[-1].at_ms), now)
    return timed_table


def apply_entries(timed_table: TimedTable, entries: Sequence[Entry], position: int, now: int) -> None:
    """Follow entries of a log from a position on. After an undo NATURE has answered again by herself: what she is asked
    is written there too."""
    table = timed_table.table
    for entry in entries:
        if entry.kind == UNDO:
            position = int(entry.choice)
            timed_table.go_back(now, position)
            continue
        if position == len(table.record.answers):
            choice = table.state.read(ask_of(table.state, entry.seat), entry.choice)
            table.answer(entry.seat, choice)
            timed_table.follow_act(now)
            timed_table.answer_times[-1] = as_steady(entry.at_ms)
        position += 1
