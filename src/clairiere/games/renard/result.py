"""Chapters 5 and 6 in words: what a round brought to each, and why the game is over."""

from __future__ import annotations

from typing import Final, Sequence

from ...core.event import Event
from ...core.illegal import Facts, Word
from ...core.result import ResultRow, RoundResult, Sentence
from ..trail import last_of
from .rounds import end_clause
from .schema import ScoreRow
from .scoring import SCORE_TABLE, table_clause
from .state import Renard

HEADS: Final = tuple([f"renard-round-head-{name}" for name in ("tricks", "row", "points", "treasures", "total")])


def round_result(r: Renard, events: Sequence[Event], number: int) -> RoundResult | None:
    """5.1 Tricks, the row of the table that they fall in, its points; 4.7.1 treasures; 5.6 the total."""
    if number == 0 or events[number].verb != "scored" or events[number - 1].verb != "scored":
        return None
    scored = [events[number - 1].what, events[number].what]
    shuffled = last_of(events, "shuffled", number)
    rows = [ResultRow(cells(r, what), what[0]) for what in scored]
    notes = [game_progress(r, [what[4] for what in scored], [what[2] + what[3] for what in scored])]
    return RoundResult(0 if shuffled < 0 else events[shuffled].what[0], number - 1, number, HEADS, rows, notes)


def cells(r: Renard, scored: Sequence[int]) -> list[Sentence]:
    """What a seat scored, from the tricks to the total."""
    _, tricks, points, treasures, total = scored
    row = row_of(tricks)
    span = str(tricks) if row["from"] == row["to"] else f"{row['from']}–{row['to']}"
    facts: Facts = {"result": Word(f"renard-result-{r.rules.edition}-{row['result']}"), "span": span}
    return [
        Sentence("renard-round-tricks", {"tricks": tricks}),
        Sentence("renard-round-row", facts, table_clause(tricks)),
        Sentence("renard-round-points", {"points": points}),
        Sentence("renard-round-points", {"points": treasures}, "4.7.1" if treasures else ""),
        Sentence("renard-round-total", {"total": total, "gain": points + treasures}, "5.6"),
    ]


def row_of(tricks: int) -> ScoreRow:
    """5.1 The row of the table that a number of tricks falls in."""
    return next(row for row in SCORE_TABLE if row["from"] <= tricks <= row["to"])


def game_progress(r: Renard, totals: list[int], last: list[int]) -> Sentence:
    """6.1 How far the game goes, or that the mark is reached; 6.6 a perfect tie may be played on."""
    target = r.rules.target
    clause = end_clause(totals, last, target)
    if clause == "6.6" and r.rules.extra_round:
        return Sentence("renard-round-tie", {}, "6.6")
    if clause:
        return Sentence("renard-round-mark", {"target": target}, "6.1")
    return Sentence("renard-round-goes-on", {"target": target, "missing": target - max(totals)}, "6.3")


def explain_result(r: Renard, events: Sequence[Event]) -> list[Sentence]:
    """6.1 The mark is reached, 6.4 the higher total wins, 6.5 or the better last round, 6.6 or nobody."""
    clause = end_clause(r.scores, r.last, r.rules.target)
    decided = {"6.4": "total", "6.5": "last", "6.6": "tie"}[clause]
    facts: Facts = {"high": max(r.last), "low": min(r.last)} if clause == "6.5" else {}
    return [
        Sentence("renard-round-mark", {"target": r.rules.target}, "6.1"),
        Sentence(f"renard-end-{decided}", facts, clause),
    ]
