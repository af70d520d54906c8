"""What rounds and games came to, as one reader is told."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from ...core.result import ResultRow, RoundResult, Sentence
from ...law import clause, games
from .. import wire

if TYPE_CHECKING:
    from .seat_reader import SeatReader


def results(reader: SeatReader, numbers: Iterable[int]) -> list[wire.RoundResult]:
    """Of the rounds that some events ended."""
    found = [reader.game.round_result(reader.state, reader.table.events, number) for number in numbers]
    return [round_of(reader, result) for result in found if result is not None]


def round_of(reader: SeatReader, result: RoundResult) -> wire.RoundResult:
    return wire.RoundResult(
        round=result.round,
        first=result.first,
        last=result.last,
        heads=[reader.say(head, {}) for head in result.heads],
        rows=[row_of(reader, row) for row in result.rows],
        notes=[said(reader, note) for note in result.notes],
        holds=result.holds,
    )


def row_of(reader: SeatReader, row: ResultRow) -> wire.ResultRow:
    label = reader.say(row.label, {}) if row.label else reader.names[row.seat]
    return wire.ResultRow(row.seat, label, [said(reader, cell) for cell in row.cells])


def said(reader: SeatReader, sentence: Sentence) -> wire.Sentence:
    """A sentence with names for seats."""
    facts, seat = sentence.facts, sentence.facts.get("seat")
    if isinstance(seat, int):
        facts = facts | {"seat": reader.names[seat], "you": "yes" if seat == reader.you else "no"}
    return wire.Sentence(reader.say(sentence.id, facts), reader.cite(sentence.clause))


def reckoning(reader: SeatReader) -> list[wire.Sentence]:
    """How the result of the game came about; where the game does not say it, the law does."""
    events = reader.table.events
    found = [said(reader, sentence) for sentence in reader.game.reckoning(reader.state, events)]
    if found or not events or not events[-1].clause or reader.game.id not in games():
        return found
    cite = reader.cite(events[-1].clause)
    return [wire.Sentence(clause(cite).text[reader.language], cite)]
