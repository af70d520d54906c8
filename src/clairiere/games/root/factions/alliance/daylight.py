"""Chapter 8.5, the Alliance's Daylight: they craft, mobilize and train, in any order."""

from __future__ import annotations

from typing import final

from .....core.state import Step
from ...choices import END, card_in, is_card, is_with_card, with_cards, word_in
from ...craft import Craft, craftable
from ...effects import act_freely, free_acts, known_menu
from ...state import kinds
from ...state.state import STACK_PILE, Root, RootStep
from ...state.steps import known_step
from ...state.terms import BIT, MATCHING, cards_of
from .board import MOBILIZE, TRAIN, board_of


def trainable(r: Root, seat: int) -> int:
    """8.5.3 The cards of the hand of the suit of a base on the map, while there are warriors in supply."""
    if not r.supply[seat]:
        return 0
    bases = board_of(r, seat).bases(r)
    cards = 0
    for suit in range(3):
        if bases >> suit & 1:
            cards |= r.hand[seat] & MATCHING[suit]
    return cards


@final
class AllianceDaylight(RootStep):
    """8.5 Any number of acts in any order."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def play(self, r: Root, answer: int) -> None:
        # fmt: off
        match self.climb():
            case 0: r.ask(self.seat, "agitation", self.options(r), "8.5")
            case _: self.act(r, answer)

    def options(self, r: Root) -> tuple[int, ...]:
        """8.5.1 Craft, 8.5.2 mobilize, 8.5.3 train; or end."""
        acts = free_acts(r, self.seat) + cards_of(craftable(r, self.seat))
        return acts + with_cards(MOBILIZE, r.hand[self.seat]) + with_cards(TRAIN, trainable(r, self.seat)) + (END,)

    def act(self, r: Root, answer: int) -> None:
        """8.5 One thing after the other."""
        self.at = 0
        if answer == END:
            r.done()
        elif is_with_card(answer) and word_in(answer) == MOBILIZE:
            self.mobilize(r, card_in(answer))
        elif is_with_card(answer) and word_in(answer) == TRAIN:
            self.train(r, card_in(answer))
        elif is_card(answer) and craftable(r, self.seat) & BIT[answer]:
            r.push(Craft(self.seat, answer))
        else:
            act_freely(r, self.seat, answer)

    def mobilize(self, r: Root, card: int) -> None:
        """8.5.2 A card of the hand joins the supporters, unseen; 8.2.3.I if there is no room it is discarded."""
        if board_of(r, self.seat).is_full(r):
            r.discard_card(self.seat, card, "8.2.3.I")
        else:
            r.hand_over(self.seat, self.seat, card, STACK_PILE, "8.5.2")

    def train(self, r: Root, card: int) -> None:
        """8.5.3 A card is spent, and a warrior becomes an officer."""
        r.spend(self.seat, card, "8.5.3")
        board_of(r, self.seat).promote(r, "8.5.3")

    def copy(self) -> Step:
        return self.twin(AllianceDaylight(self.seat))


known_menu("agitation")
known_step(AllianceDaylight, {"seat": kinds.seat_of("alliance")}, waits=(0,), on=("Turns",))
