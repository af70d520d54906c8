"""Reviews of finished games: what each decision of a seat was worth, as that seat could know it.

    review.py      which work is next, what was done, what it comes to
    tasks.py       pieces of work that any process can do
    evaluators/    how each game's decisions are judged
    game_decisions.py  the decisions of a game, and what happened between them
    chance_curve.py  the line of chances, and what moved it
    intervals.py   how sure a difference is
    budget.py      how long it may take
    words.py       a review in words

Imports bots, games and core, never server or terminal. In goes a record; out comes a `Report`, and what is kept of it.
"""

from __future__ import annotations

from .budget import BUDGETS, Budget
from .review import Mistake, Report, Review
from .tasks import Result, Task

__all__ = ["BUDGETS", "Budget", "Mistake", "Report", "Result", "Review", "Task"]
