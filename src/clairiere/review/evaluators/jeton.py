"""Jeton Rouge: short playouts; to draw, to agree and to do nothing all count as waiting."""

from __future__ import annotations

import time

from ...bots.jeton.knowledge import JetonKnowledge
from ...bots.jeton.opponent_model import thinking_opponents
from ...bots.jeton.search import waiting_choice
from ...bots.search.determinizations import Determinizations
from ...bots.search.search_bot import SearchResult
from ...core.nature import Rng
from ...core.state import State
from ...games.jeton.choices import SHARE, SHOUT, is_lay
from ...games.jeton.state.state import Jeton
from .evaluator import Evaluator, StandingCurveModel, asked


class JetonEvaluator(Evaluator):
    """Compares both choices by playouts over the same worlds and random numbers."""

    def same(self, worlds: Determinizations, played: int, result: SearchResult) -> int:
        assert isinstance(worlds.base, Jeton)
        acts = played == SHOUT or is_lay(played) or played >= SHARE
        return played if acts or played in result.options else waiting_choice(worlds.base, asked(worlds))

    def pairs(
        self, worlds: Determinizations, best: int, played: int, looks: int, seed: int
    ) -> list[tuple[float, float]]:
        ask, bot = asked(worlds), self.bot(looks)
        told: list[tuple[float, float]] = []
        until = time.perf_counter() + self.seconds
        for number in range(looks):
            result = bot.think(worlds, ask, Rng(seed, 2 * number))
            if not result.worlds:
                break
            both = [bot.outcomes(ask, result, choice, Rng(seed, 2 * number + 1)) for choice in (best, played)]
            told.append((both[0]["value"], both[1]["value"]))
            if self.seconds and time.perf_counter() > until:
                break
        return told


class JetonCurveModel(StandingCurveModel):
    """The value of a position is known at any time, so the effect of a draw is known at once."""

    def standing(self, state: State, seat: int) -> float:
        return JetonKnowledge(seat, 0, Rng(0), thinking_opponents()).rewards(state)[seat]
