"""The tasks of a review and their results, as plain values for other processes.

A task contains a re-dealt position, as for every bot. Only the explanation with open cards gets the true position, of a
game that is over.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct

from ..bots.beliefs import Belief, beliefs_of, own_hand_belief
from ..bots.chance import chance_from, chance_key
from ..bots.comparison import Comparison, compare_options
from ..bots.remote import clauses_of
from ..bots.search.determinizations import Determinizations
from ..core.game import Game, find
from .evaluators import EVALUATORS, Answers, Look, OpenCards
from .intervals import RISK, Interval, interval_of

LOOK, WEIGH, WHY = "look", "weigh", "why"
ROADS = {LOOK: 91, WEIGH: 92, WHY: 93}  # last step of the path that seeds each kind's generator


class Weighing(Struct, frozen=True):
    """The cost of the choice played compared with the best one, and the values of both."""

    cost: Interval
    best_value: float
    played_value: float
    seconds: float = 0.0


class Explanation(Struct, frozen=True):
    """The explanation of a mistake: the bot's beliefs, the outcomes of both choices, the clauses, the bot's
    continuation, and the decision with open cards."""

    beliefs: list[Belief]
    guessed: Belief | None
    clauses: list[str]
    compared: Comparison
    line: Answers
    open_cards: OpenCards | None
    seconds: float = 0.0


Result = Look | Weighing | Explanation
KINDS: dict[str, type[Result]] = {LOOK: Look, WEIGH: Weighing, WHY: Explanation}


class Task(Struct, frozen=True):
    """One task. `risk`: the error rate of its interval; `truth`: the true position, for the explanation with open
    cards."""

    kind: str
    game: str
    seat: int
    at: int
    position: dict[str, object]
    played: int
    iterations: int
    seconds: float
    best: int = 0
    looks: int = 0
    risk: float = RISK
    truth: dict[str, object] | None = None

    @property
    def id(self) -> str:
        return f"{self.kind}-{self.at}"

    def run(self) -> Result:
        """Do the task in this process and return its result."""
        begun = time.perf_counter()
        done = DO[self.kind](self, Determinizations(find(self.game), find(self.game).load(self.position), self.seat))
        return msgspec.structs.replace(done, seconds=round(time.perf_counter() - begun, 3))

    def chance(self) -> int:
        return chance_key(0, self.seat, self.at, ROADS[self.kind])


def look(task: Task, worlds: Determinizations) -> Result:
    return EVALUATORS[task.game](task.game, task.iterations, task.seconds).look(
        worlds, task.played, chance_from(task.chance())
    )


def weigh(task: Task, worlds: Determinizations) -> Result:
    judge = EVALUATORS[task.game](task.game, task.iterations, task.seconds)
    pairs = judge.pairs(worlds, task.best, task.played, task.looks, task.chance())
    best, played = [mean([pair[i] for pair in pairs]) for i in (0, 1)]
    return Weighing(interval_of([one - other for one, other in pairs], task.risk), best, played)


def why(task: Task, worlds: Determinizations) -> Result:
    """Explain a mistake with the figures of a hint: the best choice compared with the one played."""
    judge = EVALUATORS[task.game](task.game, task.iterations, task.seconds)
    bot, ask, rng = judge.bot(), worlds.view.asks[0], chance_from(task.chance())
    result = bot.think(worlds, ask, rng)
    result.choice = task.best
    compared = compare_options(bot, ask, result, task.played, task.chance()) if result.worlds else Comparison(None, [])
    truth = find(task.game).load(task.truth) if task.truth is not None else None
    return Explanation(
        beliefs_of(worlds, result, rng),
        own_hand_belief(worlds, result, rng),
        clauses_of(worlds, task.best),
        compared,
        judge.line(worlds, task.best, rng),
        judge.open_cards(truth, task.seat, task.played) if truth is not None else None,
    )


DO = {LOOK: look, WEIGH: weigh, WHY: why}


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0


def honest_position(game: Game, state: Any, seat: int) -> dict[str, object]:
    """Return the position with everything that the seat cannot see re-dealt."""
    return Determinizations(game, state, seat).base.dump()
