"""What a searching bot is given: its view, and as many worlds as it likes that look the same to its seat."""

from __future__ import annotations

from typing import Final

from ...core.game import Game
from ...core.nature import Rng
from ...core.state import State, View

DEALT: Final = 7  # the stream of the first re-deal


class Worlds:
    """States that a seat cannot tell from the true one. The true one is not in here: the base is dealt anew already.

    A re-deal depends on what the seat may see and on the generator alone, so the base says nothing about the truth.
    """

    __slots__ = ("base", "game", "seat", "view")

    def __init__(self, game: Game, state: State, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.base: State = game.redeal(state, seat, Rng(0, DEALT))
        self.view: View = self.base.view(seat)

    def deal(self, rng: Rng) -> State:
        """One more of them."""
        return self.game.redeal(self.base, self.seat, rng)
