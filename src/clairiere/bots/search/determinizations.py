"""The input of a search bot: its seat's view, and determinizations (worlds) consistent with it."""

from __future__ import annotations

from typing import Final, Sequence

from ...core.ask import Ask
from ...core.game import Game
from ...core.nature import Rng
from ...core.state import State, View

DEALT: Final = 7  # the stream of the first re-deal


class Determinizations:
    """States that a seat cannot distinguish from the true one. The true state is not kept: `base` is re-dealt already.

    A re-deal depends only on what the seat may see and on the generator, so `base` reveals nothing hidden.
    """

    __slots__ = ("base", "game", "only", "seat", "view")

    def __init__(self, game: Game, state: State, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.only: Sequence[int] = ()  # the only options that the seat may choose; () for all
        self.base: State = game.redeal(state, seat, Rng(0, DEALT))
        self.view: View = self.base.view(seat)

    def deal(self, rng: Rng) -> State:
        """Return another determinization."""
        world = self.game.redeal(self.base, self.seat, rng)
        self.leave_only(world)
        return world

    def narrowed(self, options: Sequence[int]) -> Determinizations:
        """Return the same worlds with the seat's question restricted to these options."""
        narrow = Determinizations(self.game, self.base, self.seat)
        narrow.only = options
        narrow.leave_only(narrow.base)
        narrow.view = narrow.base.view(self.seat)
        return narrow

    def leave_only(self, world: State) -> None:
        if self.only:
            asks = [narrow(ask, self.only) if ask.seat == self.seat else ask for ask in world.open]
            world.open = tuple(asks)


def narrow(ask: Ask, options: Sequence[int]) -> Ask:
    return Ask(ask.seat, ask.about, tuple(options), ask.clause, ask.sealed)
