"""The promise of a bot: it chooses from what its seat may see. With other hidden cards its choice stays the same."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ..core.ask import NATURE, NO_ANSWER
from ..core.game import Game
from ..core.nature import Rng
from ..core.state import State
from .promises import Walk

Decide = Callable[[State, int, Rng], int]  # `partial(clairiere.bots.decide, bot, game)` has this shape


def changed_choices(
    game: Game,
    decide: Decide,
    seed: int,
    worlds: int = 2,
    options: Mapping[str, object] | None = None,
    every: int = 1,
) -> tuple[int, int]:
    """Play a random game and let the bot choose too. Return how many choices change with the hidden cards, and of how
    many.

    An honest bot gives (0, n). A choice that is not an option of its question fails at once. A slow bot can be asked
    only at every `every`-th step.
    """
    rng = Rng(seed, 11)
    changed = asked = 0
    for number, (state, _, _) in enumerate(Walk(game, game.fewest, options or {}, (), seed).steps()):
        for question in state.open:
            if question.seat == NATURE or (number + seed) % every:
                continue
            seat = question.seat
            choice = decide(state, seat, Rng(seed, seat))
            assert choice in question.options or (choice == NO_ANSWER and len(state.open) > 1), f"{choice}: {question}"
            asked += 1
            for _ in range(worlds):
                other = game.redeal(state, seat, rng)
                changed += decide(other, seat, Rng(seed, seat)) != choice
    return changed, asked * worlds
