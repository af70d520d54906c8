"""A game in real time on a clock of its own, to see what a slow machine does to those who think on it.

Everybody acts as at a table of the server: reactions are people's, a search is made meanwhile, the processes that
search are few, and what comes too late is thought over again. Only the clock is not the world's: a step of a search
takes as long as it is said to, so that the same seed gives the same game.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from heapq import heappop, heappush

from clairiere.bots import AnyBot, decide
from clairiere.bots.chance import chance_from, chance_key
from clairiere.bots.reaction import RACE_S, reaction
from clairiere.bots.search.determinizations import Worlds
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
    """How fast searches are: milliseconds for a step, and how many processes search at the same time."""

    step_ms: float
    workers: int = 1

    def steps(self, bot: SearchBot) -> int:
        """That a bot makes of a thought before it is cut short."""
        return max(1, min(bot.iterations, int(1000 * RACE_S / self.step_ms)))


@dataclass(frozen=True)
class Act:
    """What a seat will do: at what time, for which moment. NO_ANSWER: look again when something has happened."""

    choice: int
    seen: int
    window: int


class Race:
    """One game. Bots are asked again and again until it is over."""

    def __init__(
        self, game: Game, bots: Sequence[AnyBot], seed: int, machine: Machine, options: Mapping[str, object]
    ) -> None:
        names = [f"bot {seat}" for seat in range(len(bots))]
        table = Table(Record(game, game.agree_simulation(options), names), Seeded(seed))
        self.live = TimedTable(table, 0, range(len(bots)))
        self.game, self.bots, self.machine = game, bots, machine
        self.seed = seed
        self.free = [0.0] * machine.workers  # when each worker is done with what it thinks about
        self.plans: list[tuple[float, int, int, Act]] = []  # time, order, seat
        self.idle = set(range(len(bots)))
        self.waiting: set[int] = set()  # who look again when something has happened
        self.since: dict[int, float] = {}  # when something happened while a seat was thinking
        self.number = 0
        self.now = 0.0

    @property
    def state(self) -> State:
        return self.live.table.state

    def play(self) -> list[int]:
        """To the end; the seats that win."""
        while self.state.open:
            for seat in sorted(self.idle & {ask.seat for ask in self.state.open}):
                self.idle.discard(seat)
                self.plan(seat)
            self.next()
        return self.state.winners()

    def plan(self, seat: int) -> None:
        """Think while the time passes that people take; each question has a reaction of its own."""
        window = self.live.table.window
        asked = self.since.pop(seat, self.now)
        due = asked + 1000 * reaction(random.Random(f"{self.seed} {seat} {window}"))
        choice, ready = self.answered(seat)
        moment = self.game.moment(self.state, choice) if choice != NO_ANSWER else NOW
        act = Act(choice, window if moment == NOW else moment, window)
        self.number += 1
        heappush(self.plans, (ready if choice == NO_ANSWER else max(due, ready), self.number, seat, act))

    def answered(self, seat: int) -> tuple[int, float]:
        """The choice of a seat, and when it is found."""
        bot = self.bots[seat]
        rng = chance_from(chance_key(self.seed, seat, len(self.live.table.record.answers)))
        if not isinstance(bot, SearchBot):
            return decide(bot, self.game, self.state, seat, rng), self.now
        worlds, whole = Worlds(self.game, self.state, seat), bot.iterations
        bot.iterations = self.machine.steps(bot)
        result = bot.think(worlds, worlds.view.asks[0], rng)
        bot.iterations = whole
        worker = self.free.index(min(self.free))
        self.free[worker] = max(self.free[worker], self.now) + self.machine.step_ms * sum(result.visits)
        return result.choice, self.free[worker]

    def next(self) -> None:
        """Whatever comes first: a clock runs out, or a seat acts."""
        due = self.live.due()
        if not self.plans or (due is not None and due <= self.plans[0][0]):
            assert due is not None
            self.now = max(self.now, float(due))
            self.live.tick(due)
            self.wake()
            return
        self.now, _, seat, act = heappop(self.plans)
        if act.choice == NO_ANSWER:
            if act.window != self.live.table.window:
                self.idle.add(seat)
            else:
                self.waiting.add(seat)
            return
        self.since.pop(seat, None)
        self.number += 1
        self.live.receive(int(self.now), PlayerMessage(seat, self.number, act.choice, act.seen))
        self.idle.add(seat)
        self.wake()

    def wake(self) -> None:
        """Something has happened: who waited for it looks again, who is thinking will."""
        for _, _, seat, _ in self.plans:
            self.since.setdefault(seat, self.now)
        self.idle |= self.waiting
        self.waiting.clear()


def one_against(
    game: Game, bots: Sequence[AnyBot], seed: int, machine: Machine, options: Mapping[str, object]
) -> list[tuple[bool, list[tuple[int, int]]]]:
    """One deal with the first of some bots in every seat: whether it won, and all answers of the game."""
    wins = []
    for seat in range(len(bots)):
        race = Race(game, [*bots[1 : seat + 1], bots[0], *bots[seat + 1 :]], seed, machine, options)
        wins.append((race.play() == [seat], race.live.table.record.answers))
    return wins
