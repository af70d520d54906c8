"""Root: judged by turns. Both choices are played in the same worlds, with the same dice and draws."""

from __future__ import annotations

import time

from ...bots.root.evaluation.value_model import VALUE_MODEL
from ...bots.root.search.candidates import STREAMS, Candidate
from ...bots.root.search.greedy_playout import greedy_choice
from ...bots.root.search.option_search import RootSearch
from ...bots.search.determinizations import Determinizations
from ...core.ask import NATURE
from ...core.nature import Rng
from ...core.state import State
from ...games.root.state.state import Root
from .evaluator import Answers, Evaluator, StandingCurveModel, asked

LINE = 60  # most answers in a line
QUICKER = 4  # divisor of the playouts for each choice of a line


class RootEvaluator(Evaluator):
    """Every world is an independent sample, so `looks` is only a minimum."""

    def pairs(
        self, worlds: Determinizations, best: int, played: int, looks: int, seed: int
    ) -> list[tuple[float, float]]:
        bot = self.bot()
        assert isinstance(bot, RootSearch)
        told: list[tuple[float, float]] = []
        until = time.perf_counter() + self.seconds
        for number in range(max(looks, self.iterations // 2)):
            world = worlds.deal(Rng(seed, STREAMS * number))
            both = [Candidate(best, 0.0), Candidate(played, 0.0)]
            for candidate in both:
                bot.try_out(candidate, world, asked(worlds), seed, STREAMS * number + 1)
            told.append((both[0].total, both[1].total))
            if self.seconds and time.perf_counter() > until:
                break
        return told

    def line(self, worlds: Determinizations, best: int, rng: Rng) -> Answers:
        """Continue the turn in one world: the bot searches, the other seats answer greedily."""
        r = worlds.base.copy()
        assert isinstance(r, Root)
        turns, given = r.turns, [(worlds.seat, best)]
        r.take(worlds.seat, best)
        bot = self.bot(LINE)
        bot.iterations = max(1, self.iterations // QUICKER)
        while r.open and r.turns == turns and len(given) < LINE:
            ask = r.open[0]
            if ask.seat == NATURE:
                choice = rng.pick(ask.options)
            elif ask.seat == worlds.seat:
                choice = bot.think(Determinizations(worlds.game, r, ask.seat), ask, rng).choice
            else:
                choice = greedy_choice(r, ask)
            r.take(ask.seat, choice)
            given.append((ask.seat, choice))
        return Answers(given)


class RootCurveModel(StandingCurveModel):
    """The unit is a turn, and the value network evaluates every position. Wood spent on a building is not shown."""

    untold = frozenset({"turn", "token gone"})

    def turn(self, state: State, at: int) -> int:
        assert isinstance(state, Root)
        return state.turns

    def standing(self, state: State, seat: int) -> float:
        assert isinstance(state, Root)
        return VALUE_MODEL.chances(state)[seat]
