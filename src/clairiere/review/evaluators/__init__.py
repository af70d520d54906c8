"""How the decisions of each game are evaluated, and which values each game knows without a search.

evaluator.py                           the default, by tree search
renard.py duo.py jeton.py root.py      what differs in each game
"""

from __future__ import annotations

from .duo import DuoCourse
from .evaluator import Answers, Course, Judge, Look, OpenCards
from .jeton import JetonCourse, JetonJudge
from .renard import RenardCourse, RenardJudge
from .root import RootCourse, RootJudge

JUDGES: dict[str, type[Judge]] = {"renard": RenardJudge, "duo": Judge, "jeton": JetonJudge, "root": RootJudge}
COURSES: dict[str, type[Course]] = {"renard": RenardCourse, "duo": DuoCourse, "jeton": JetonCourse, "root": RootCourse}

__all__ = ["COURSES", "JUDGES", "Answers", "Course", "Judge", "Look", "OpenCards", "course_for"]


def course_for(game: str) -> Course:
    return COURSES.get(game, Course)()
