"""Games between greedy bots with some random moves, as sources of positions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from ..bots import decide, find_bot
from ..core.ask import NATURE, Ask
from ..core.game import Game
from ..core.nature import Rng, Seeded
from ..core.state import State

WHIMS = 20  # per cent of random choices
LONGEST = 6000  # most answers in a game
CHOICES = 3  # least options of a puzzle's question


def played(game: Game, options: Mapping[str, object], seed: int) -> Iterator[tuple[State, Ask]]:
    """Play a game between bots, and yield each state with the question that is answered next."""
    state = game.new(options)
    rng, nature, given = Rng(seed, 1), Seeded(seed), Counter[str]()
    bots = [find_bot(game.id, "greedy") for _ in range(state.seats)]
    for _ in range(LONGEST):
        if state.over:
            return
        ask = rng.pick_ask(state.open)
        yield state, ask
        if ask.seat == NATURE:
            choice = nature.answer(ask, given[ask.about])
            given[ask.about] += 1
        elif rng.below(100) < WHIMS:
            choice = rng.pick(tuple(game.onward_choices(ask)))
        else:
            choice = decide(bots[ask.seat], game, state, ask.seat, rng)
        state.take(ask.seat, choice)
