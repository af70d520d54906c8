"""A review: its next task, its results, and its report. It can stop and resume at any point.

First every decision gets a quick look. Decisions that seem to have cost something are weighed: the choice played and
the best one are compared in searches that are independent of the look. A mistake is a decision whose cost is at least
LEAST by the lower bound of this second comparison alone; all bounds of a game share one risk.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from ..bots import searches, strongest
from ..core.illegal import Illegal
from ..core.record import Record
from .budget import BUDGETS, Budget
from .chance_curve import Point, Shares, course_of, shares_of
from .evaluators import Look
from .game_decisions import Decision, GameDecisions
from .intervals import RISK, Interval, sum_intervals
from .tasks import KINDS, LOOK, WEIGH, WHY, Explanation, Result, Task, Weighing, honest_position

FORMAT = 2
DOUBTFUL = 0.03  # least loss of win probability from which a decision is weighed
# The least cost of a mistake: two searches of the strongest bot differ by less.
LEAST = {"renard": 0.03, "duo": 0.03, "jeton": 0.05, "root": 0.05}
SHOWN = 5  # most mistakes that are explained
LOOKS, WEIGHS = 0.55, 0.35  # shares of the progress bar: first looks, then weighings


class Mistake(msgspec.Struct, frozen=True):
    """A decision, or a turn, with a significant cost: where, the choice played and the best one, the cost with its
    interval. `points`: the cost in points of a team's score. `exact`: the value is exact, over this many `hands`.
    `clicks`: the decisions of the turn that are part of it, the most costly first."""

    at: int
    turn: int
    best: int
    played: int
    cost: Interval
    best_value: float
    played_value: float
    points: float
    exact: bool
    hands: int
    clicks: list[int]


class Report(msgspec.Struct, frozen=True):
    """The results of a review so far."""

    game: str
    seat: int
    done: bool
    progress: float
    decisions: int
    judged: int
    weighed: int
    points: list[Point]
    mistakes: list[Mistake]
    shares: Shares


class Review:
    """The review of one seat of a game that is over."""

    def __init__(
        self, record: Record, seat: int, kept: Mapping[str, Any] | None = None, budget: Budget | None = None
    ) -> None:
        check(record, seat)
        self.record = record
        self.game = record.game
        self.seat = seat
        self.budget = budget or BUDGETS[record.game.id]
        self.moments = GameDecisions(record, seat)
        self.by_place = {decision.at: decision for decision in self.moments.decisions}
        self.results: dict[str, Result] = {}
        if kept is not None and kept.get("format") == FORMAT:
            for id, told in kept["results"].items():
                self.results[id] = msgspec.convert(told, KINDS[id.partition("-")[0]])

    # -- the work -------------------------------------------------------------------------------------------------

    def kept(self) -> dict[str, Any]:
        """Return the results as plain values, to be stored and resumed."""
        return {"format": FORMAT, "results": msgspec.to_builtins(self.results)}

    def put(self, task: Task, result: Result) -> None:
        self.results[task.id] = result

    def next_task(self) -> Task | None:
        """Return the next task, or None if the review is complete."""
        unseen = [one for one in self.moments.decisions if f"{LOOK}-{one.at}" not in self.results]
        if unseen:
            seconds = self.budget.look_seconds(self.spent(), len(unseen))
            return self.task(LOOK, unseen[0], self.budget.look, seconds)
        for decision in self.doubtful():
            if f"{WEIGH}-{decision.at}" not in self.results and self.budget.left(self.spent()):
                return self.weighing(decision)
        for mistake in self.mistakes()[:SHOWN]:
            if f"{WHY}-{mistake.at}" not in self.results:
                return self.explaining(self.by_place[mistake.at])
        return None

    def weighing(self, decision: Decision) -> Task:
        budget, look, doubtful = self.budget, self.look_at(decision), self.doubtful()
        assert look is not None
        left = [one for one in doubtful if self.weighing_of(one.at) is None]
        task = self.task(WEIGH, decision, budget.weigh, budget.weigh_seconds(self.spent(), len(left)))
        risk = RISK / len(doubtful)
        return msgspec.structs.replace(task, best=look.best, played=look.played, looks=budget.looks, risk=risk)

    def explaining(self, decision: Decision) -> Task:
        look = self.look_at(decision)
        assert look is not None
        left = [one for one in self.mistakes()[:SHOWN] if self.why(one.at) is None]
        seconds = self.budget.tell_seconds(self.spent(), len(left))
        task = self.task(WHY, decision, self.budget.look, seconds)
        return msgspec.structs.replace(task, best=look.best, played=look.played, truth=decision.state.dump())

    def task(self, kind: str, decision: Decision, iterations: int, seconds: float) -> Task:
        position = honest_position(self.game, decision.state, self.seat)
        return Task(kind, self.game.id, self.seat, decision.at, position, decision.played, iterations, seconds)

    def spent(self) -> float:
        return sum([result.seconds for result in self.results.values()])

    # -- what it comes to -----------------------------------------------------------------------------------------

    def look_at(self, decision: Decision) -> Look | None:
        look = self.results.get(f"{LOOK}-{decision.at}")
        return look if isinstance(look, Look) and look.judged else None

    def weighing_of(self, at: int) -> Weighing | None:
        weighing = self.results.get(f"{WEIGH}-{at}")
        return weighing if isinstance(weighing, Weighing) else None

    def why(self, at: int) -> Explanation | None:
        told = self.results.get(f"{WHY}-{at}")
        return told if isinstance(told, Explanation) else None

    def doubtful(self) -> list[Decision]:
        """Return the decisions whose first look shows a cost, the most costly first."""
        costs: dict[int, float] = {}
        for decision in self.moments.decisions:
            look = self.look_at(decision)
            if look is not None and look.best != look.played:
                costs[decision.at] = look.value - (look.played_value if look.played_value is not None else 0.0)
        dear = [at for at in costs if costs[at] >= DOUBTFUL]
        return [self.by_place[at] for at in sorted(dear, key=lambda at: -costs[at])]

    def best_value_of(self, decision: Decision) -> float:
        """Return the value of the best choice, by the weighing if there is one."""
        look, weighing = self.look_at(decision), self.weighing_of(decision.at)
        return 0.0 if look is None else look.value if weighing is None or look.exact else weighing.best_value

    def value_left_in_turn(self, decision: Decision) -> float:
        """Return the best value still reachable in the same turn, before another seat or NATURE answers: the choice was
        worth at least that much."""
        return max([self.best_value_of(later) for later in self.moments.alone_after(decision)], default=0.0)

    def value_of(self, decision: Decision) -> float:
        """Return the decision's value on the curve of win probabilities."""
        look = self.look_at(decision)
        assert look is not None
        return max(look.value, self.value_left_in_turn(decision))

    def cost_of(self, decision: Decision) -> Interval | None:
        """Return the cost interval of a mistake, or None if it is not significant.

        The cost is at most the difference to the value still reachable afterwards. An exact cost must also be
        significant in the weighing."""
        look, weighing = self.look_at(decision), self.weighing_of(decision.at)
        if look is None or weighing is None:
            return None
        weighed = weighing.cost.at_most(weighing.best_value - self.value_left_in_turn(decision))
        if weighed.low <= 0.0:
            return None
        if not look.exact:
            return weighed
        cost = look.value - (look.played_value or 0.0)
        return Interval(cost, 0.0, cost, cost, look.hands)

    def mistakes(self) -> list[Mistake]:
        """Return the mistakes, the most costly first; the costs of a turn are summed."""
        turns: dict[int, list[Decision]] = {}
        for decision in self.moments.decisions:
            if self.cost_of(decision) is not None:
                turns.setdefault(decision.turn, []).append(decision)
        told = [self.mistake(decisions) for decisions in turns.values()]
        return sorted([one for one in told if one.cost.low >= LEAST[self.game.id]], key=lambda one: -one.cost.mean)

    def mistake_costs(self) -> dict[int, float]:
        """Return the costs of the decisions that are part of mistakes, by decision."""
        told: dict[int, float] = {}
        for at in [at for mistake in self.mistakes() for at in mistake.clicks]:
            cost = self.cost_of(self.by_place[at])
            told[at] = cost.mean if cost is not None else 0.0
        return told

    def mistake(self, decisions: list[Decision]) -> Mistake:
        costs = {decision.at: self.cost_of(decision) for decision in decisions}
        parts = {at: cost for at, cost in costs.items() if cost is not None}
        clicks = sorted(parts, key=lambda at: -parts[at].mean)
        dearest = self.by_place[clicks[0]]
        look, weighing = self.look_at(dearest), self.weighing_of(dearest.at)
        assert look is not None and weighing is not None
        whole = parts[clicks[0]] if len(clicks) == 1 else sum_intervals(list(parts.values()))
        best = look.value if look.exact else weighing.best_value
        return Mistake(
            dearest.at, dearest.turn, look.best, dearest.played, whole, best, best - parts[clicks[0]].mean,
            whole.mean * self.moments.course.points(dearest.state), look.exact, look.hands, clicks,
        )  # fmt: skip

    def progress(self) -> float:
        """Return the progress, from 0 to 1."""
        looked = sum([isinstance(result, Look) for result in self.results.values()])
        if looked < len(self.moments.decisions):
            return LOOKS * looked / len(self.moments.decisions)
        doubtful = len(self.doubtful())
        weighed = sum([isinstance(result, Weighing) for result in self.results.values()])
        if weighed < doubtful and self.budget.left(self.spent()):
            return LOOKS + WEIGHS * weighed / doubtful
        shown = len(self.mistakes()[:SHOWN])
        told = sum([isinstance(result, Explanation) for result in self.results.values()])
        return LOOKS + WEIGHS + (1 - LOOKS - WEIGHS) * (told / shown if shown else 1.0)

    def report(self) -> Report:
        """Return the report on the results so far."""
        points = course_of(self)
        judged = sum([self.look_at(decision) is not None for decision in self.moments.decisions])
        weighed = sum([isinstance(one, Weighing) for one in self.results.values()])
        return Report(
            self.game.id, self.seat, self.next_task() is None, self.progress(), len(self.moments.decisions),
            judged, weighed, points, self.mistakes(), shares_of(points),
        )  # fmt: skip


def check(record: Record, seat: int) -> None:
    """Raise `Illegal` if the seat does not exist or the game has no reviews."""
    game = record.game
    if not 0 <= seat < len(record.names) - game.automata_count(record.options):
        raise Illegal(
            "cli-no-seat", {"found": seat, "most": len(record.names) - 1 - game.automata_count(record.options)}
        )
    if game.id not in BUDGETS or not searches(game.id, strongest(game.id)):
        raise Illegal("review-no-bot", {}, game.id)
