"""Chapter 5, scoring: what the tricks of a round are worth, and what that is called."""

from __future__ import annotations

from typing import Final

from .cards import TRICKS
from .schema import ScoreRow

# 5.1 Points for 0 to 13 tricks: 5.2 humble, 5.3 defeated, 5.4 victorious, 5.5 greedy.
TABLE: Final[tuple[int, ...]] = (6, 6, 6, 6, 1, 2, 3, 6, 6, 6, 0, 0, 0, 0)
RESULTS: Final = {"5.2": "humble", "5.3": "defeated", "5.4": "victorious", "5.5": "greedy"}


def table_clause(tricks: int) -> str:
    """Return the clause of the table's line for a number of tricks."""
    return "5.2" if tricks <= 3 else "5.3" if tricks <= 6 else "5.4" if tricks <= 9 else "5.5"


def result(tricks: int) -> str:
    """Return the name of the table's line for a number of tricks."""
    return RESULTS[table_clause(tricks)]


def score_table() -> list[ScoreRow]:
    """5.1 The table as it is printed: each row is good for some numbers of tricks, the first and the last of them."""
    alike = [(TABLE[tricks], result(tricks)) for tricks in range(TRICKS + 1)]
    starts = [tricks for tricks in range(TRICKS + 1) if tricks == 0 or alike[tricks] != alike[tricks - 1]]
    ends = [*[start - 1 for start in starts[1:]], TRICKS]
    return [
        {"from": start, "to": end, "points": TABLE[start], "result": result(start)}
        for start, end in zip(starts, ends, strict=True)
    ]


SCORE_TABLE: Final = score_table()
