"""Results of tricks, rounds and games, and how they are worded for one reader."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from ...core.event import FinishedTrick
from ...core.result import ResultRow, RoundResult, Sentence
from ...law import find_clause, games_with_law
from .. import wire
from .notated_table import NotatedTable

if TYPE_CHECKING:
    from .seat_reader import SeatReader


def last_trick(table: NotatedTable, numbers: Iterable[int]) -> FinishedTrick | None:
    """Return the last trick that these events finished, or None."""
    game, events = table.record.game, table.events
    tricks = [trick for number in numbers if (trick := game.finished_trick(events, number)) is not None]
    return tricks[-1] if tricks else None


def results(table: NotatedTable, numbers: Iterable[int]) -> list[RoundResult]:
    """Return the results of the rounds that these events ended."""
    game, state, events = table.record.game, table.state, table.events
    return [result for number in numbers if (result := game.round_result(state, events, number)) is not None]


def last_result(table: NotatedTable, numbers: Iterable[int]) -> RoundResult | None:
    """Return the last round that was played out in these events, or None."""
    rounds = [result for result in results(table, numbers) if not result.unfinished]
    return rounds[-1] if rounds else None


def round_info(reader: SeatReader, result: RoundResult) -> wire.RoundResult:
    return wire.RoundResult(
        round=result.round,
        first=result.first,
        last=result.last,
        heads=[reader.say(head, {}) for head in result.heads],
        rows=[row_info(reader, row) for row in result.rows],
        notes=[sentence_info(reader, note) for note in result.notes],
        holds=result.holds,
        unfinished=result.unfinished,
    )


def row_info(reader: SeatReader, row: ResultRow) -> wire.ResultRow:
    label = reader.say(row.label, {}) if row.label else reader.names[row.seat]
    return wire.ResultRow(row.seat, label, [sentence_info(reader, cell) for cell in row.cells])


def sentence_info(reader: SeatReader, sentence: Sentence) -> wire.Sentence:
    """Return a sentence with names for seats."""
    facts, seat = sentence.facts, sentence.facts.get("seat")
    if isinstance(seat, int):
        facts = facts | {"seat": reader.names[seat], "you": "yes" if seat == reader.you else "no"}
    return wire.Sentence(reader.say(sentence.id, facts), reader.cite(sentence.clause))


def reckoning(reader: SeatReader) -> list[wire.Sentence]:
    """Return sentences on how the game's result came about: the game's own, or else the clause of its last event."""
    events = reader.table.events
    sentences = [sentence_info(reader, sentence) for sentence in reader.game.explain_result(reader.state, events)]
    if sentences or not events or not events[-1].clause or reader.game.id not in games_with_law():
        return sentences
    cite = reader.cite(events[-1].clause)
    return [wire.Sentence(find_clause(cite).text[reader.language], cite)]
