"""Play a real-time game on a simulated clock, to measure how a slow machine changes a search bot's results.

Bots act as at a table of the server: a reaction delay as people have it, a search in the meantime, few processes that
search, and a new search if the answer comes too late. Only the clock is simulated: an iteration takes a given time, so
the same seed gives the same game.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from heapq import heappop, heappush

from clairiere.bots import AnyBot, decide
from clairiere.bots.chance import chance_from, chance_key
from clairiere.bots.reaction import RACE_S, reaction
from clairiere.bots.search.determinizations import Determinizations
from clairiere.bots.search.search_bot import SearchBot
from clairiere.core.ask import NO_ANSWER
from clairiere.core.game import Game
from clairiere.core.nature import Seeded
from clairiere.core.real_time_hooks import NOW
from clairiere.core.record import Record
from clairiere.core.state import State
from clairiere.core.table import Table
from clairiere.timing.timed_table import PlayerMessage, TimedTable


@dataclass(frozen=True)
class Machine:
    """The speed of searches: milliseconds per iteration, and the number of processes that search at once."""

    step_ms: float
    workers: int = 1

    def steps(self, bot: SearchBot) -> int:
        """Return how many iterations the bot completes within the time limit."""
        return max(1, min(bot.iterations, int(1000 * RACE_S / self.step_ms)))


@dataclass(frozen=True)
class PlannedAnswer:
    """The answer that a seat will give, and the moment it is meant for. NO_ANSWER: look again after the next event."""

    choice: int
    seen: int
    window: int


class RealTimeGame:
    """One game in simulated real time."""

    def __init__(
        self, game: Game, bots: Sequence[AnyBot], seed: int, machine: Machine, options: Mapping[str, object]
    ) -> None:
        names = [f"bot {seat}" for seat in range(len(bots))]
        table = Table(Record(game, game.agree_simulation(options), names), Seeded(seed))
        self.live = TimedTable(table, 0, range(len(bots)))
        self.game, self.bots, self.machine = game, bots, machine
        self.seed = seed
        self.free_at = [0.0] * machine.workers  # when each worker is done with what it thinks about
        self.planned_answers: list[tuple[float, int, int, PlannedAnswer]] = []  # time, order, seat
        self.idle = set(range(len(bots)))
        self.waiting: set[int] = set()  # who look again when something has happened
        self.changed_at: dict[int, float] = {}  # when something happened while a seat was thinking
        self.number = 0
        self.now = 0.0

    @property
    def state(self) -> State:
        return self.live.table.state

    def play(self) -> list[int]:
        """Play to the end; return the seats that have won."""
        while self.state.open:
            for seat in sorted(self.idle & {ask.seat for ask in self.state.open}):
                self.idle.discard(seat)
                self.plan_answer(seat)
            self.next_event()
        return self.state.winners()

    def plan_answer(self, seat: int) -> None:
        """Let a bot think, and plan its answer for when both its search and its reaction delay are over."""
        window = self.live.table.window
        asked = self.changed_at.pop(seat, self.now)
        due = asked + 1000 * reaction(random.Random(f"{self.seed} {seat} {window}"))
        choice, ready = self.find_answer(seat)
        moment = self.game.moment(self.state, choice) if choice != NO_ANSWER else NOW
        act = PlannedAnswer(choice, window if moment == NOW else moment, window)
        self.number += 1
        heappush(self.planned_answers, (ready if choice == NO_ANSWER else max(due, ready), self.number, seat, act))

    def find_answer(self, seat: int) -> tuple[int, float]:
        """Return the choice of a seat, and the time at which its search is done."""
        bot = self.bots[seat]
        rng = chance_from(chance_key(self.seed, seat, len(self.live.table.record.answers)))
        if not isinstance(bot, SearchBot):
            return decide(bot, self.game, self.state, seat, rng), self.now
        worlds, whole = Determinizations(self.game, self.state, seat), bot.iterations
        bot.iterations = self.machine.steps(bot)
        result = bot.think(worlds, worlds.view.asks[0], rng)
        bot.iterations = whole
        worker = self.free_at.index(min(self.free_at))
        self.free_at[worker] = max(self.free_at[worker], self.now) + self.machine.step_ms * sum(result.visits)
        return result.choice, self.free_at[worker]

    def next_event(self) -> None:
        """Process the next event: a clock runs out, or a seat answers."""
        due = self.live.due()
        if not self.planned_answers or (due is not None and due <= self.planned_answers[0][0]):
            assert due is not None
            self.now = max(self.now, float(due))
            self.live.tick(due)
            self.wake()
            return
        self.now, _, seat, act = heappop(self.planned_answers)
        if act.choice == NO_ANSWER:
            if act.window != self.live.table.window:
                self.idle.add(seat)
            else:
                self.waiting.add(seat)
            return
        self.changed_at.pop(seat, None)
        self.number += 1
        self.live.receive(int(self.now), PlayerMessage(seat, self.number, act.choice, act.seen))
        self.idle.add(seat)
        self.wake()

    def wake(self) -> None:
        """Let the waiting seats look again; those that think take note that the table has changed."""
        for _, _, seat, _ in self.planned_answers:
            self.changed_at.setdefault(seat, self.now)
        self.idle |= self.waiting
        self.waiting.clear()


def play_from_each_seat(
    game: Game, bots: Sequence[AnyBot], seed: int, machine: Machine, options: Mapping[str, object]
) -> list[tuple[bool, list[tuple[int, int]]]]:
    """Play one deal with the first bot in each seat in turn; return for each game if it won, and the answers."""
    wins = []
    for seat in range(len(bots)):
        race = RealTimeGame(game, [*bots[1 : seat + 1], bots[0], *bots[seat + 1 :]], seed, machine, options)
        wins.append((race.play() == [seat], race.live.table.record.answers))
    return wins
