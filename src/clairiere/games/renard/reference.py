"""1.3 The aid card: what the odd cards do, who wins a trick, what lies on the table, what tricks are worth."""

from __future__ import annotations

from typing import Final

from ...core.reference import Entry, Section
from ..tricks import RANK
from .cards import CODE, DECK, PILE
from .schema import ScoreRow
from .scoring import SCORE_TABLE, table_clause

ABILITY_CLAUSES: Final = {1: "4.1.1", 3: "4.3.1", 5: "4.5.1", 7: "4.7.1", 9: "4.9.1", 11: "4.11.1"}


def reference(edition: int) -> list[Section]:
    """1.3 The card, with the names that an edition gives to the results."""
    return [
        Section("renard-ui-abilities", [*[ability(rank) for rank in ABILITY_CLAUSES], plain_cards()]),
        Section("renard-ui-trick-rules", [rule("follow", "3.2.1"), rule("suit", "3.3.2"), rule("trump", "3.3.3")]),
        Section("renard-ui-on-table", [rule("decree", "2.7"), pile(), rule("hand", "7.1"), rule("tricks", "5.1")]),
        Section("renard-ui-score-table", [score_line(row, edition) for row in SCORE_TABLE]),
    ]


def ability(rank: int) -> Entry:
    """4.0.1 The ability of an odd rank, the same in every suit."""
    codes = [CODE[card] for card in DECK if RANK[card] == rank]
    name, does = f"renard-name-{rank}", f"renard-ability-{rank}"
    return Entry(str(rank), ABILITY_CLAUSES[rank], name, does, mark=str(rank), codes=codes)


def plain_cards() -> Entry:
    """4.0.1 Even ranks have none."""
    codes = [CODE[card] for card in DECK if RANK[card] not in ABILITY_CLAUSES]
    return Entry("plain", "4.0.1", "renard-name-plain", "renard-does-plain", mark="2–10", codes=codes)


def rule(id: str, clause: str) -> Entry:
    return Entry(id, clause, f"renard-name-{id}", f"renard-does-{id}")


def pile() -> Entry:
    """2.6 What the decree leaves of the seven."""
    return Entry("pile", "7.4", "renard-name-pile", "renard-does-pile", {"count": PILE})


def score_line(row: ScoreRow, edition: int) -> Entry:
    """5.1 A line of the table."""
    low, high = row["from"], row["to"]
    span = str(low) if low == high else f"{low}–{high}"
    name = f"renard-result-{edition}-{row['result']}"
    return Entry(f"score-{low}", table_clause(low), name, "renard-ui-gives", {"points": row["points"]}, mark=span)
