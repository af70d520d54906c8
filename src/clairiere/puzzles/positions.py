"""The sources of puzzle positions of each game. A source is deterministic for a seed."""

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

CARDS = (3, 4)  # cards in hand, in the games of tricks
LAID = frozenset(("lead", "follow"))
LAST_GEMS = 4  # most gems from which the last one can be collected in a round
ANY = range(1, 9)  # points of a turn
LEAST = {"riverfolk": range(2, 9)}  # one point would be obvious

Found = Iterator[tuple[State, int]]


@dataclass(frozen=True)
class Source:
    """A source of positions. `found` yields the states of a seed with the asked seat. `goal`, `counts`: the goals to
    try, the first provable one is taken. `limit`: most answers tried in a proof. `most`: most puzzles of a seed.
    `obvious`: the answer that may not be a solution, since every player would try it."""

    game: str
    found: Callable[[int], Found]
    goal: str
    counts: Sequence[int]
    limit: int = 3000
    most: int = 1
    obvious: Callable[[State], int] | None = None


def of_tricks(name: str) -> Callable[[int], Found]:
    """Return the source of the last tricks of a round."""

    def found(seed: int) -> Found:
        game = find(name)
        for state, ask in played(game, {}, seed):
            assert isinstance(state, TwoHands)
            few = ask.about in LAID and state.hand(ask.seat).bit_count() in CARDS
            if few and len(game.onward_choices(ask)) >= CHOICES:
                yield state.copy(), ask.seat

    return found


def of_last_gems(seed: int) -> Found:
    """Yield the last tricks of Duo with few gems left."""
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
