"""The win probability through a game, and its changes by chance, by the other players and by the seat's choices."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from .review import Review

SWING = 0.05  # least change of the win probability that counts as a swing


class Point(Struct, frozen=True):
    """A decision on the curve: the value of its best choice, the cost of the choice made, and the changes by chance and
    by the others until the next decision. The last point is the end of the game."""

    at: int
    turn: int
    value: float
    cost: float
    luck: float
    others: float


class Share(Struct, frozen=True):
    """The total effect of one cause, and the number of its swings for the better and for the worse."""

    sum: float
    better: int
    worse: int


class Shares(Struct, frozen=True):
    """The effects of chance, of the other players (their cards and choices), and of the seat's mistakes."""

    luck: Share
    others: Share
    choices: Share


def course_of(review: Review) -> list[Point]:
    """Return the points of all decisions that were looked at so far, then the end of the game."""
    looked = [decision for decision in review.moments.decisions if review.look_at(decision)]
    course, moments, blamed = review.moments.course, review.moments, review.mistake_costs()
    end = course.known(moments.end, review.seat)
    points: list[Point] = []
    for place, decision in enumerate(looked):
        after = looked[place + 1] if place + 1 < len(looked) else None
        lost = blamed.get(decision.at, 0.0)
        value = review.value_of(decision)
        start, goal = value - lost, review.value_of(after) if after else end or 0.0
        luck = course.luck(start, goal, moments.between(decision, after), review.seat)
        points.append(Point(decision.at, decision.turn, value, lost, luck, goal - start - luck))
    return [*points, Point(len(moments.passed), -1, end or 0.0, 0.0, 0.0, 0.0)]


def shares_of(points: list[Point]) -> Shares:
    return Shares(
        share([point.luck for point in points]),
        share([point.others for point in points]),
        share([-point.cost for point in points]),
    )


def share(changes: list[float]) -> Share:
    return Share(sum(changes), sum([one >= SWING for one in changes]), sum([one <= -SWING for one in changes]))
