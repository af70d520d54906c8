"""Random games over all set-ups: no crash, no dead end, no runaway, and no piece is lost.

The compiled loop plays a game, and its pieces are counted on the way. One game in many is walked through again for one
of the promises. A failure is saved as a walk, which `replay_failure` plays again.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any, NamedTuple, TypeVar

from ..core.ask import NATURE
from ..core.game import find
from ..core.nature import Rng
from ..core.playout import walk_randomly
from .promises import PROMISES, Walk, it_ended, random_walk
from .sights import pieces
from .standstill import stands_still

LONGEST = 6_000_000  # answers; the law of some games sets no limit. When all of Root's want dominance, 300,000
LONG = 20_000  # answers after which a game is looked at, and then each time it has twice as many: can it end at all?
STRETCH = 200  # answers between two looks at the pieces
SAMPLE = 1000  # of so many games one is walked through for a promise
BATCH = 20  # games that are handed out together
T = TypeVar("T")
PLAY = "play"  # the check that every game goes through


@dataclass(frozen=True)
class Fuzz:
    """Which games are played, and with which options if they are fixed; the rest comes from the seed."""

    games: tuple[str, ...]
    seed: int = 0
    options: Mapping[str, object] = field(default_factory=dict)

    def walk(self, number: int) -> Walk:
        """Return the walk of a number. The games take turns."""
        game = find(self.games[number % len(self.games)])
        return random_walk(game, self.seed + number // len(self.games), self.options)

    def batch(self, most: int, number: int) -> Batch:
        """Play the games of a batch, but none from number `most` on."""
        batch = Batch(number)
        for game in range(number * BATCH, min(most, (number + 1) * BATCH)):
            self.play(game, batch)
        return batch

    def play(self, number: int, batch: Batch) -> None:
        """Play one game, and check a promise on it if it is its turn."""
        walk = self.walk(number)
        batch.games += 1
        played = batch.run_check(walk, PLAY, partial(play, walk)) or FuzzedGame(0)
        batch.answers += played.answers
        batch.longest = max(batch.longest, played.answers)
        batch.still += played.still
        if number // len(self.games) % SAMPLE == SAMPLE - 1:
            promise = PROMISES[number // len(self.games) // SAMPLE % len(PROMISES)]
            batch.run_check(walk, promise.__name__, partial(promise, walk))


class FuzzedGame(NamedTuple):
    """The number of answers of a game, and whether it stopped because nothing could ever change."""

    answers: int
    still: bool = False


@dataclass
class Batch:
    """Some games that were played, and their failures."""

    number: int
    games: int = 0
    answers: int = 0
    longest: int = 0
    still: int = 0  # games that can have no end
    failures: list[dict[str, Any]] = field(default_factory=list)

    def run_check(self, walk: Walk, check: str, run: Callable[[], T]) -> T | None:
        """Run a check and return its result; note a failure and return None."""
        try:
            return run()
        except Exception as failed:
            self.failures.append(describe_failure(walk, check, repr(failed)))
            return None


def play(walk: Walk) -> FuzzedGame:
    """Play a game to its end, or until it is proved that nothing can change."""
    game, state = walk.game, walk.game.new(walk.options, walk.seats)
    players = walk.seats - game.automata_count(game.agree(walk.options))
    whole, most, rng = pieces(game, state), min(LONGEST, game.max_answers(state)), Rng(walk.seed)
    answers, long = 0, LONG
    while state.open:
        if answers >= long:
            long *= 2
            if stands_still(state):
                return FuzzedGame(answers, still=True)
        answers += walk_randomly(state, rng, game.quit_choices, STRETCH)
        assert answers <= most, f"not over after {most} answers"
        assert pieces(game, state) == whole, "a piece came or went"
        assert all(ask.seat == NATURE or 0 <= ask.seat < players for ask in state.open), "a question for nobody"
    it_ended(state)
    return FuzzedGame(answers)


CHECKS: dict[str, Callable[[Walk], object]] = {PLAY: play, **{found.__name__: found for found in PROMISES}}


def describe_failure(walk: Walk, check: str, why: str) -> dict[str, Any]:
    """Return a failure with everything needed to repeat it, even if seeds come to mean other set-ups."""
    agreed = walk.game.agree(walk.options)
    set_up = {"game": walk.game.id, "seats": walk.seats, "options": agreed}
    return {**set_up, "seed": walk.seed, "check": check, "why": why}


def replay_failure(failure: Mapping[str, Any]) -> str:
    """Play a failed walk again. Return its failure; empty if it succeeds now."""
    walk = Walk(find(failure["game"]), failure["seats"], failure["options"], (), failure["seed"])
    try:
        CHECKS[failure["check"]](walk)
    except Exception as failed:
        return repr(failed)
    return ""
