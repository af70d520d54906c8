"""Chapters 10.6, the Cult's Evening, and 10.2.5, what they lose with a garden."""

from __future__ import annotations

from typing import final

from .....core.ask import NATURE, NO_ANSWER
from .....core.state import Step
from ...choices import END
from ...craft import Craft, craftable, unused_crafters
from ...drawing import Draw, limit_hand
from ...state import kinds
from ...state.state import HAND_PILE, Root, RootStep
from ...state.steps import known_step
from ...state.terms import cards_of
from .board import board_of


@final
class CultEvening(RootStep):
    """10.6 Cards return, they craft, they draw and discard."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def play(self, r: Root, answer: int) -> None:
        # fmt: off
        match self.climb():
            case 0: board_of(r, self.seat).take_back(r)  # 10.6.1
            case 1: self.may_craft(r)                  # 10.6.2
            case 2: self.craft(r, answer)
            case 3: r.push(Draw(self.seat, board_of(r, self.seat).cards_in_evening(r), HAND_PILE))  # 10.6.3
            case 4: limit_hand(r, self.seat)           # 10.6.3
            case _: r.done()

    def may_craft(self, r: Root) -> None:
        """10.6.2 With gardens in Outcast clearings. Asked with any card in hand, so that no answer reveals it."""
        if r.hand[self.seat] and any(unused_crafters(r, self.seat)):
            r.ask(self.seat, "garden craft", (*cards_of(craftable(r, self.seat)), END), "10.6.2")

    def craft(self, r: Root, answer: int) -> None:
        """10.6.2 One card after the other."""
        if answer not in (END, NO_ANSWER):
            self.at = 1
            r.push(Craft(self.seat, answer))

    def copy(self) -> Step:
        return self.twin(CultEvening(self.seat))


@final
class Fear(RootStep):
    """10.2.5 For a garden that was removed, a card of the hand is discarded: chance says which."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def play(self, r: Root, answer: int) -> None:
        # fmt: off
        match self.climb():
            case 0: r.ask_among(NATURE, "fear", r.hand[self.seat], "10.2.5")
            case _: self.discard(r, answer)

    def discard(self, r: Root, answer: int) -> None:
        r.done()
        r.discard_card(self.seat, answer, "10.2.5")

    def copy(self) -> Step:
        return self.twin(Fear(self.seat))


known_step(CultEvening, {"seat": kinds.seat_of("cult")}, waits=(1, 4, 5), on=("Turns",))
known_step(Fear, {"seat": kinds.seat_of("cult")}, on=("Reactions",))
