"""The default evaluation of decisions, for games whose bots search a tree."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import ClassVar

from msgspec import Struct, field

from ...bots import find_bot, strongest
from ...bots.comparison import FEW
from ...bots.search.determinizations import Determinizations
from ...bots.search.search_bot import SearchBot, SearchResult
from ...core.ask import NATURE, Ask
from ...core.nature import Rng
from ...core.state import State

UNKNOWN = -9  # no seat has answered yet


class Look(Struct, frozen=True):
    """A first look at a decision: the bot's choice and its value from 0 to 1, and the value of the choice played, if it
    was searched. `judged`: the bot searched at all. `exact`: the values are exact, over this many `hands`."""

    judged: bool
    best: int
    value: float
    played: int
    played_value: float | None
    exact: bool = False
    hands: int = 0
    seconds: float = 0.0


class OpenCards(Struct, frozen=True):
    """The same decision with all cards open: the best choices, and the cost of the one played."""

    best: list[int]
    cost: float


class Answers(Struct, frozen=True):
    """A line of play from a re-dealt position: seats with their choices, including NATURE's."""

    given: list[tuple[int, int]] = field(default_factory=list)


class Evaluator:
    """Evaluates decisions of one game by its strongest bot."""

    def __init__(self, game: str, iterations: int, seconds: float = 0.0) -> None:
        self.game = game
        self.iterations = iterations
        self.seconds = seconds

    def bot(self, share: int = 1) -> SearchBot:
        """Return the strongest bot with this evaluator's iterations and its share of the time."""
        bot = find_bot(self.game, strongest(self.game))
        assert isinstance(bot, SearchBot)
        bot.iterations, bot.seconds = self.iterations, self.seconds / share
        return bot

    def look(self, worlds: Determinizations, played: int, rng: Rng) -> Look:
        """Search all options once."""
        result = self.bot().think(worlds, worlds.view.asks[0], rng)
        values = dict(zip(result.options, result.values, strict=True))
        looks = dict(zip(result.options, result.visits, strict=True))
        judged = looks.get(result.choice, 0) >= FEW
        same = self.same(worlds, played, result)
        seen = values[same] if looks.get(same, 0) >= FEW else None
        return Look(judged, result.choice, values[result.choice], same, seen)

    def same(self, worlds: Determinizations, played: int, result: SearchResult) -> int:
        """Return the choice played as the bot names it."""
        return played

    def pairs(
        self, worlds: Determinizations, best: int, played: int, looks: int, seed: int
    ) -> list[tuple[float, float]]:
        """Return the values of both choices in independent searches.

        Each choice is searched alone, with half of the iterations, in the same worlds: a search over both would hardly
        visit the worse one."""
        arms = [worlds.narrowed((choice,)) for choice in (best, played)]
        bot = self.bot(2 * looks)
        bot.iterations = max(1, self.iterations // 2)
        told: list[tuple[float, float]] = []
        until = time.perf_counter() + self.seconds
        for number in range(looks):
            both = [bot.search(arm, arm.view.asks[0], Rng(seed, number)).values[0] for arm in arms]
            told.append((both[0], both[1]))
            if self.seconds and time.perf_counter() > until:
                break
        return told

    def open_cards(self, state: State, seat: int, played: int) -> OpenCards | None:
        """Return the decision with open cards, or None if it cannot be solved."""
        return None

    def line(self, worlds: Determinizations, best: int, rng: Rng) -> Answers:
        """Return how the bot would continue its turn, in games whose turns have several choices."""
        return Answers()


class CurveModel:
    """The values that a game knows without a search, with all cards open, for the curve of win probabilities. `untold`:
    events that are left out when a line of play is shown."""

    untold: ClassVar[frozenset[str]] = frozenset()

    def turn(self, state: State, at: int) -> int:
        """Return the number of the turn; decisions of the same turn are judged together."""
        return at

    def known(self, state: State, seat: int) -> float | None:
        """Return the value of a position for a seat if no search is needed, else None; at the end, the result."""
        if state.open:
            return None
        winners = state.winners()
        return 1.0 / len(winners) if seat in winners else 0.0

    def luck(self, before: float, after: float, passed: Sequence[tuple[int, State]], seat: int) -> float:
        """Return the part of a change that was luck: the changes between known values that began with NATURE's answer.

        `passed` holds the seats that answered and the states after; the first is the seat's own answer."""
        luck, start, begun = 0.0, before, UNKNOWN
        for by, state in passed[1:]:
            begun = by if begun == UNKNOWN else begun
            value = self.known(state, seat) if state is not passed[-1][1] else after
            if value is not None:
                luck += value - start if begun == NATURE else 0.0
                start, begun = value, UNKNOWN
        return luck

    def points(self, state: State) -> float:
        """Return the score that a value of 1 stands for, in games where a team plays for its score; else 0."""
        return 0.0


class StandingCurveModel(CurveModel):
    """For games in which every position has a value without a search."""

    def standing(self, state: State, seat: int) -> float:
        """Return a seat's chance to win by the evaluation function."""
        raise NotImplementedError

    def luck(self, before: float, after: float, passed: Sequence[tuple[int, State]], seat: int) -> float:
        """Return the sum of the changes made by NATURE's answers; the other seats caused the rest."""
        luck = 0.0
        last = self.standing(passed[0][1], seat)
        for by, state in passed[1:]:
            now = self.standing(state, seat)
            luck += now - last if by == NATURE else 0.0
            last = now
        return luck


def asked(worlds: Determinizations) -> Ask:
    return worlds.view.asks[0]
