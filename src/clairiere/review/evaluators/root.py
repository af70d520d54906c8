"""Root: judged by turns. Both choices meet the same worlds, the same dice and the same draws."""

from __future__ import annotations

import time

from ...bots.root.evaluation.value_model import JUDGE
from ...bots.root.search.candidates import STREAMS, Candidate
from ...bots.root.search.greedy_playout import greedy_choice
from ...bots.root.search.option_search import RootSearch
from ...bots.search.determinizations import Determinizations
from ...core.ask import NATURE
from ...core.nature import Rng
from ...core.state import State
from ...games.root.state.state import Root
from .evaluator import Answers, Judge, StandingCourse, asked

LINE = 60  # answers in a line at most
QUICKER = 4  # times fewer playouts for each of its choices


class RootJudge(Judge):
    """`looks` are of no account here: every world is an independent look."""

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
        """In one of the worlds: the bot goes on, the others answer as the greedy player would."""
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


class RootCourse(StandingCourse):
    """A turn is the unit; what everybody's position promises can be told at any time. What a building costs in wood
    follows from where it stands."""

    untold = frozenset({"turn", "token gone"})

    def turn(self, state: State, at: int) -> int:
        assert isinstance(state, Root)
        return state.turns

    def standing(self, state: State, seat: int) -> float:
        assert isinstance(state, Root)
        return JUDGE.chances(state)[seat]
