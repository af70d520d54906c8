"""Turns records into tables (the row and the log that are stored), and tables into records."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from ...core.record import Chance, Record, read_record
from .. import limits
from ..clock import steady, wall
from ..names import tidy_name
from ..rows import BOT, GUEST, OVER, ChanceRow, Entry, SeatRow, TableRow
from .chance import nature_of
from .listing import record_of, result_of, settings_of
from .notated_table import ReadOnlyTable
from .session import replay_log


def table_from_text(text: str, host: str, engine: str) -> tuple[TableRow, list[Entry]]:
    record = read_record(text)
    return replay_row(record, host, engine), entries_of(record)


def replay_row(record: Record, host: str, engine: str) -> TableRow:
    """Return the row of a table that shows a record and is not played."""
    players = record.players or ["human"] * len(record.names)
    seats = [SeatRow(i, GUEST, name=tidy_name(name, f"seat {i}")) for i, name in enumerate(record.names)]
    for seat, player in zip(seats, players, strict=True):
        if player != "human":
            seat.kind, seat.bot = BOT, player[: limits.NAME]
    state = record.state()
    return TableRow(
        id=secrets.token_urlsafe(9),
        game=record.game.id,
        options=record.options,
        settings={"spectators": "open"},
        status=OVER,
        seed="" if record.seed is None else str(record.seed),
        host=host,
        engine=record.engine[: limits.NAME],
        created=wall(),
        finished=wall(),
        result=result_of(record.game, state) if state.over else "",
        seats=seats,
        chance=chance_row(record.chance),
    )


def chance_row(told: Chance | None) -> ChanceRow | None:
    return None if told is None else ChanceRow(told.commitment, told.secret, nonces=told.nonces)


def entries_of(record: Record, at: int = 0) -> list[Entry]:
    """Return the answers of a record as entries of a log."""
    table = ReadOnlyTable(record)
    return [
        Entry(number + 1, seat, table.notations[number], None, at) for number, (seat, _) in enumerate(record.answers)
    ]


def record_from(row: TableRow, entries: Sequence[Entry]) -> Record | None:
    """Return the record of a table, or None if it cannot be read."""
    try:
        move_s, record = settings_of(row).move_s, record_of(row)
        timed_table = replay_log(record, nature_of(row), entries, steady(), (), move_s, ReadOnlyTable)
        return None if row.damaged else timed_table.table.record
    except Exception:
        return None
