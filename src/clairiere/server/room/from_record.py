"""A record as a table: the row and the log that the store keeps of it."""

from __future__ import annotations

import secrets

from ...core.record import Chance, Record, read_record
from .. import limits
from ..clock import wall
from ..rows import BOT, GUEST, OVER, ChanceRow, Entry, SeatRow, TableRow
from .listing import result_of
from .transcript import ReadOnlyTranscript


def table_from_text(text: str, host: str, engine: str) -> tuple[TableRow, list[Entry]]:
    record = read_record(text)
    return replay_row(record, host, engine), entries_of(record)


def replay_row(record: Record, host: str, engine: str) -> TableRow:
    """A table that is only looked at."""
    players = record.players or ["human"] * len(record.names)
    seats = [SeatRow(i, GUEST, name=name[: limits.NAME]) for i, name in enumerate(record.names)]
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
        result=result_of(state) if state.over else "",
        seats=seats,
        chance=chance_row(record.chance),
    )


def chance_row(told: Chance | None) -> ChanceRow | None:
    return None if told is None else ChanceRow(told.commitment, told.secret, nonces=told.nonces)


def entries_of(record: Record, at: int = 0) -> list[Entry]:
    """The answers of a record as a log."""
    table = ReadOnlyTranscript(record)
    return [Entry(number + 1, seat, table.written[number], None, at) for number, (seat, _) in enumerate(record.answers)]
