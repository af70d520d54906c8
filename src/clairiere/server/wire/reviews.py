"""Reviews of finished games: what each decision of a seat was worth, as that seat could know it."""

from __future__ import annotations

from msgspec import Struct

from .hints import HintReason
from .law import ClauseInfo
from .people import Body


class AskReview(Body):
    """Whose decisions."""

    seat: int


class ReviewPoint(Struct):
    """A point on the line of chances: before the answer that follows `at` others, what the seat could expect, from 0 to
    1; the last one is the end of the game."""

    at: int
    value: float


class ReviewMistake(Struct):
    """A decision, or a turn, that cost something beyond doubt. `at` answers came before it; `asked`: the question. What
    is better stays hidden until the reader has looked for it: `best` and `played` in notation (empty: to wait), with
    their `labels`.
    `cost`: in chances, `low` and `high` its bounds; `exact`: worked out, not sampled. `sure`, `price`: the same in
    words; `open_cards`: what it comes to with open cards; `line`: the best line found for the turn."""

    at: int
    title: str
    asked: str
    best: str
    best_label: str
    played: str
    played_label: str
    cost: float
    low: float
    high: float
    exact: bool
    price: str
    sure: str
    why: list[HintReason]
    hands: list[str]
    line: str
    open_cards: str
    clauses: list[ClauseInfo]


class ReviewShare(Struct):
    """What luck, the others or one's own choices did, in chances, and in words."""

    name: str
    sum: float
    text: str


class ReviewReport(Struct):
    """What a review came to: the dearest mistakes first."""

    summary: list[str]
    chart: str
    points: list[ReviewPoint]
    mistakes: list[ReviewMistake]
    shares: list[ReviewShare]


class ReviewInfo(Struct):
    """The review of a seat: `running` now, or not; how much of it is done, from 0 to 1; `report` once all is."""

    seat: int
    running: bool
    progress: float
    report: ReviewReport | None
