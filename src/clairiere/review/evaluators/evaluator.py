"""How decisions of a game are judged: the usual way, for those whose bots search a tree."""

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

UNKNOWN = -9  # who answered first: nobody yet


class Look(Struct, frozen=True):
    """What the bot sees in a decision: its choice and what that is worth, from 0 to 1; the same of what was played, if
    that was looked at. `exact`: nothing was sampled, so many `hands` were played out. `judged`: it weighed anything."""

    judged: bool
    best: int
    value: float
    played: int
    played_value: float | None
    exact: bool = False
    hands: int = 0
    seconds: float = 0.0


class OpenCards(Struct, frozen=True):
    """The same decision with all cards open: the best choices there, and what the one that was made costs."""

    best: list[int]
    cost: float


class Answers(Struct, frozen=True):
    """A line of play from a position that was dealt anew: seats with their choices, NATURE's too."""

    given: list[tuple[int, int]] = field(default_factory=list)


class Judge:
    """Judges decisions of one game by its strongest bot."""

    def __init__(self, game: str, iterations: int, seconds: float = 0.0) -> None:
        self.game = game
        self.iterations = iterations
        self.seconds = seconds

    def bot(self, share: int = 1) -> SearchBot:
        """The strongest one, with the time that there is."""
        bot = find_bot(self.game, strongest(self.game))
        assert isinstance(bot, SearchBot)
        bot.iterations, bot.seconds = self.iterations, self.seconds / share
        return bot

    def look(self, worlds: Determinizations, played: int, rng: Rng) -> Look:
        """One look at all options."""
        result = self.bot().think(worlds, worlds.view.asks[0], rng)
        values = dict(zip(result.options, result.values, strict=True))
        looks = dict(zip(result.options, result.visits, strict=True))
        judged = looks.get(result.choice, 0) >= FEW
        same = self.same(worlds, played, result)
        seen = values[same] if looks.get(same, 0) >= FEW else None
        return Look(judged, result.choice, values[result.choice], same, seen)

    def same(self, worlds: Determinizations, played: int, result: SearchResult) -> int:
        """What was played, as the bot would name it."""
        return played

    def pairs(
        self, worlds: Determinizations, best: int, played: int, looks: int, seed: int
    ) -> list[tuple[float, float]]:
        """What both choices are worth, in independent looks. In each look each of them is searched alone, half of the
        iterations for either, in the same worlds: a search that may choose hardly looks at what it likes less."""
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
        """What it comes to with open cards, where that can be worked out."""
        return None

    def line(self, worlds: Determinizations, best: int, rng: Rng) -> Answers:
        """How the bot would go on with its turn, where a turn is more than a choice."""
        return Answers()


class Course:
    """What a game knows of its course without a search, with all cards open: for the line of chances. `untold`: events
    that a line of play is told without."""

    untold: ClassVar[frozenset[str]] = frozenset()

    def turn(self, state: State, at: int) -> int:
        """Decisions that are judged together have the same number."""
        return at

    def known(self, state: State, seat: int) -> float | None:
        """What a position is worth to a seat, where that needs no search; at the end it is what was reached."""
        if state.open:
            return None
        winners = state.winners()
        return 1.0 / len(winners) if seat in winners else 0.0

    def luck(self, before: float, after: float, passed: Sequence[tuple[int, State]], seat: int) -> float:
        """How much of a change was chance: between two points that are known, what began with an answer of NATURE.
        `passed`: who answered, and the state it led to; the first is the seat's own answer."""
        luck, start, begun = 0.0, before, UNKNOWN
        for by, state in passed[1:]:
            begun = by if begun == UNKNOWN else begun
            value = self.known(state, seat) if state is not passed[-1][1] else after
            if value is not None:
                luck += value - start if begun == NATURE else 0.0
                start, begun = value, UNKNOWN
        return luck

    def points(self, state: State) -> float:
        """So many points of the score are worth as much as everything, where a team plays for its score."""
        return 0.0


class StandingCourse(Course):
    """Of a game that can tell at any time how well everybody stands."""

    def standing(self, state: State, seat: int) -> float:
        """How likely a seat wins, at a glance."""
        raise NotImplementedError

    def luck(self, before: float, after: float, passed: Sequence[tuple[int, State]], seat: int) -> float:
        """What dice and draws did to the standing, answer by answer; the rest was done by the others."""
        luck = 0.0
        last = self.standing(passed[0][1], seat)
        for by, state in passed[1:]:
            now = self.standing(state, seat)
            luck += now - last if by == NATURE else 0.0
            last = now
        return luck


def asked(worlds: Determinizations) -> Ask:
    return worlds.view.asks[0]
