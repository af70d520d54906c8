"""Bots that search, for tests. Whoever runs this file knows them: the server, and the processes in which they think."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

from clairiere.bots import BOTS, strongest
from clairiere.bots.search.determinizations import Determinizations
from clairiere.bots.search.knowledge import SearchKnowledge
from clairiere.bots.search.search_bot import SearchBot, SearchResult
from clairiere.bots.search.tree import tree_search
from clairiere.core.ask import NO_ANSWER, Ask
from clairiere.core.nature import Rng

FLAG = "CLAIRIERE_TEST_FLAG"  # a file that says that somebody has died already


class Plain(SearchBot):
    """A small search without any knowledge."""

    name = "plain"

    def __init__(self) -> None:
        super().__init__(48)

    def think(self, worlds: Determinizations, ask: Ask, rng: Rng) -> SearchResult:
        dealt = [worlds.deal(rng) for _ in range(12)]
        weights = [1.0] * len(dealt)
        return tree_search(SearchKnowledge(), dealt, weights, ask, rng, self.iterations, seconds=self.seconds)


class Slow(Plain):
    """Works hard for a while."""

    def think(self, worlds: Determinizations, ask: Ask, rng: Rng) -> SearchResult:
        until = time.perf_counter() + float(os.environ.get("CLAIRIERE_TEST_SLOW", "1.5"))
        while time.perf_counter() < until:
            sum(range(1000))
        return super().think(worlds, ask, rng)


class Dying(Plain):
    """Is killed over its first thought."""

    def think(self, worlds: Determinizations, ask: Ask, rng: Rng) -> SearchResult:
        flag = Path(os.environ[FLAG])
        if not flag.exists():
            flag.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return super().think(worlds, ask, rng)


class Hasty(Plain):
    """Looks once, at one world."""

    def think(self, worlds: Determinizations, ask: Ask, rng: Rng) -> SearchResult:
        return tree_search(SearchKnowledge(), [worlds.deal(rng)], [1.0], ask, rng, 1)


class Patient(Plain):
    """Would act, and might wait."""

    def think(self, worlds: Determinizations, ask: Ask, rng: Rng) -> SearchResult:
        return SearchResult(ask.options[0], [ask.options[0], NO_ANSWER], [0.6, 0.5], [10, 10])


class Falling(Plain):
    def think(self, worlds: Determinizations, ask: Ask, rng: Rng) -> SearchResult:
        raise ValueError("a bot fell")


STRONGEST = globals().get("STRONGEST", "")  # who stands at the top of the ladder, if somebody else shall
KINDS = {"plain": Plain, "slow": Slow, "dying": Dying, "falling": Falling, "hasty": Hasty, "patient": Patient}
for game in BOTS:
    BOTS[game].update(KINDS)
    if STRONGEST:
        BOTS[game][strongest(game)] = BOTS[game][STRONGEST]
