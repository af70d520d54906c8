"""The promise of a bot: it chooses from what its seat may see. Deal the rest anew, and the choice stays."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from ..core.ask import NATURE, PASS, Ask
from ..core.game import Game
from ..core.nature import Rng
from ..core.state import State, View
from .promises import Walk


class Chooser(Protocol):
    """What is asked of a bot here; `clairiere.bots.Bot` has the same shape."""

    def choose(self, view: View, ask: Ask, rng: Rng) -> int:
        """One of the options."""


def changed_choices(
    game: Game, bot: Chooser, seed: int, worlds: int = 2, options: Mapping[str, object] | None = None
) -> tuple[int, int]:
    """Play a random game, let the bot choose too: how many of its choices change with the hidden cards, of how many.

    An honest bot gives (0, n). A choice that is not an option of its question is an error at once.
    """
    rng = Rng(seed, 11)
    changed = asked = 0
    for state, _, _ in Walk(game, game.fewest, options or {}, (), seed).steps():
        for question in state.open:
            if question.seat == NATURE:
                continue
            seat = question.seat
            choice = choice_in(state, bot, seat, seed)
            assert choice in question.options or (choice == PASS and len(state.open) > 1), f"{choice}: {question}"
            asked += 1
            for _ in range(worlds):
                other = game.redeal(state, seat, rng)
                changed += choice_in(other, bot, seat, seed) != choice
    return changed, asked * worlds


def choice_in(state: State, bot: Chooser, seat: int, seed: int) -> int:
    """The bot's choice in this world, always with the same chance of its own."""
    view = state.view(seat)
    return bot.choose(view, view.asks[0], Rng(seed, seat))
