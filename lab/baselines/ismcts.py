"""OpenSpiel's IS-MCTS as a bot of ours, unchanged: random playouts, a tree of information states."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from clairiere.bots.search.determinizations import Determinizations
from clairiere.bots.search.search_bot import SearchBot, SearchResult, unsearched_result
from clairiere.core.ask import Ask
from clairiere.core.nature import Rng
from clairiere.research.openspiel import SpielState

EXPLORES = 2.0  # the constant of UCT


class SpielSearch(SearchBot):
    """IS-MCTS with a budget in simulations. It gets a world with hidden cards dealt again."""

    name = "is-mcts"

    def __init__(self, game: str, simulations: int) -> None:
        super().__init__(simulations)
        self.rules: Any = pyspiel.load_game(f"clairiere_{game}")

    def think(self, worlds: Determinizations, ask: Ask, rng: Rng) -> SearchResult:
        if len(ask.options) == 1:
            return unsearched_result(ask.options[0])
        chance = np.random.RandomState(rng.below(1 << 30))
        bot = ismcts.ISMCTSBot(
            game=self.rules,
            evaluator=mcts.RandomRolloutEvaluator(1, chance),
            uct_c=EXPLORES,
            max_simulations=self.iterations,
            random_state=chance,
        )
        world = worlds.base.copy()
        world.log = []  # what is told from here on; what was told before is in the observation
        return unsearched_result(int(bot.step(SpielState(self.rules, world))))
