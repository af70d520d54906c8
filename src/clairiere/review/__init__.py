"""Reviews of finished games: what each decision of a seat cost, judged by what that seat could know.

    review.py          the next task, the results so far, and the report
    tasks.py           pieces of work for any process
    evaluators/        how the decisions of each game are evaluated
    game_decisions.py  the decisions of a game, and the states between them
    chance_curve.py    the win probability through a game, and what changed it
    intervals.py       confidence intervals of costs
    budget.py          limits of time and iterations
    saved_reviews.py   reviews stored next to a record
    words.py           a review in words

Imports bots, games and core, never server or terminal. A `Review` reads a record, hands out tasks, takes results, and
makes a `Report`.
"""

from __future__ import annotations

from .budget import BUDGETS, Budget
from .review import Mistake, Report, Review
from .tasks import Result, Task

__all__ = ["BUDGETS", "Budget", "Mistake", "Report", "Result", "Review", "Task"]
