"""A recorded game as its players were shown it, as one number: the same natively and in Pyodide, or something differs.

Runs in both; so it imports nothing of the tests.
"""

from __future__ import annotations

import hashlib
import json

import msgspec

from clairiere.core.ask import SPECTATOR
from clairiere.core.record import read_record
from clairiere.core.table import Record
from clairiere.server.room.notated_table import ReadOnlyTable
from clairiere.server.room.seat_reader import SeatReader
from clairiere.words import LANGUAGES


def walked(text: str, every: int = 1) -> str:
    """All that was seen and asked after each answer, or each of so many, and told at the end."""
    whole = read_record(text)
    total = hashlib.sha256(whole.text().encode())
    record = Record(whole.game, whole.options, whole.names)
    table = ReadOnlyTable(record)
    for number, (seat, choice) in enumerate(whole.answers):
        if number % every == 0:
            see(table, number, total)
        table.take(seat, choice)
        record.answers.append((seat, choice))
    see(table, len(whole.answers), total)
    for language in LANGUAGES:
        reader = SeatReader(table, record.names, language, SPECTATOR, SPECTATOR)
        total.update(msgspec.json.encode([reader.lines_at(range(len(table.events))), reader.over()]))
    return total.hexdigest()


def see(table: ReadOnlyTable, number: int, total: hashlib._Hash) -> None:
    """What every seat and an onlooker see, in turn in each language, and the position itself."""
    language = LANGUAGES[number % len(LANGUAGES)]
    total.update(json.dumps(table.state.dump(), sort_keys=True).encode())
    for seat in [SPECTATOR, *range(table.state.seats)]:
        reader = SeatReader(table, table.record.names, language, seat, seat)
        total.update(msgspec.json.encode([reader.view(), reader.prompt(), reader.asks(), reader.waiting()]))
