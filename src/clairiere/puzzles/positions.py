"""Where puzzles come from: for each game one source of positions or more. A seed gives a source always the same."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from ..core.game import find
from ..core.state import State
from ..games.duo.state.state import Duo
from ..games.two_hands import TwoHands
from .bot_games import CHOICES, played
from .jeton_positions import all_kept, of_auctions, of_sharings
from .root_positions import FACTIONS, of_faction

CARDS = (3, 4)  # in hand, of the games of tricks
LAID = frozenset(("lead", "follow"))
LAST_GEMS = 4  # at most, where the last one may be collected in a round
ANY = range(1, 9)  # points of a turn
LEAST = {"riverfolk": range(2, 9)}  # one point is seen at once

Found = Iterator[tuple[State, int]]


@dataclass(frozen=True)
class Source:
    """`found`: by a seed, states in which somebody has a choice, and who. `goal`, `counts`: what is tried to reach, the
    first that can be. `limit`: answers tried for that: no longer proof. `most`: puzzles from one seed. `obvious`: the
    answer that may not be a solution, since everybody would try it."""

    game: str
    found: Callable[[int], Found]
    goal: str
    counts: Sequence[int]
    limit: int = 3000
    most: int = 1
    obvious: Callable[[State], int] | None = None


def of_tricks(name: str) -> Callable[[int], Found]:
    """The last tricks of a round."""

    def found(seed: int) -> Found:
        game = find(name)
        for state, ask in played(game, {}, seed):
            assert isinstance(state, TwoHands)
            few = ask.about in LAID and state.hand(ask.seat).bit_count() in CARDS
            if few and len(game.onward_choices(ask)) >= CHOICES:
                yield state.copy(), ask.seat

    return found


def of_last_gems(seed: int) -> Found:
    """The same in Duo, with few gems left."""
    for state, seat in of_tricks("duo")(seed):
        assert isinstance(state, Duo)
        if state.gems_left <= LAST_GEMS:
            yield state, seat


SOURCES: dict[str, tuple[Source, ...]] = {
    "renard": (Source("renard", of_tricks("renard"), "points", range(9, 0, -1)),),
    "duo": (
        Source("duo", of_tricks("duo"), "gems", range(4, 0, -1)),
        Source("duo", of_last_gems, "victory", (1,)),
    ),
    "jeton": (
        Source("jeton", of_auctions, "tokens", range(4, 0, -1), most=2),
        Source("jeton", of_sharings, "last", (1,)),
        Source("jeton", of_sharings, "next", (3, 2, 1), obvious=all_kept),
    ),
    "root": tuple(Source("root", of_faction(name), "thirty", LEAST.get(name, ANY), 2000, most=2) for name in FACTIONS),
}
