"""Chapters 11.2.6 and 11.2.7, a sale: it is paid for, then delivered; the Company is not asked."""

from __future__ import annotations

from typing import Final, final

from .....core.state import Step
from ...choices import card_in, is_with_card, word_in
from ...state import kinds
from ...state.state import HAND_PILE, Root, RootStep
from ...state.steps import known_step
from ...state.terms import NONE
from .board import board_of
from .words import HAND_CARD, MERCENARIES, RIVERBOATS, SERVICES

CLAUSES: Final = {HAND_CARD: "11.2.7.I", RIVERBOATS: "11.2.7.II", MERCENARIES: "11.2.7.III"}


def service_in(choice: int) -> int:
    """11.2.7 Return the service that a choice names; NONE if it names none."""
    word = word_in(choice) if is_with_card(choice) else choice
    return word if word in SERVICES and (word == HAND_CARD) == is_with_card(choice) else NONE


def sell(r: Root, seat: int, buyer: int, choice: int) -> bool:
    """11.2.6 A purchase; whether the choice was one."""
    service = service_in(choice)
    if service == NONE:
        return False
    board_of(r, seat).bought += 1
    r.push(Sale(seat, buyer, service, card_in(choice) if service == HAND_CARD else NONE))
    return True


@final
class Sale(RootStep):
    """11.2.6.I The price is paid; 11.2.7 then the buyer has what he bought."""

    __slots__ = ("buyer", "card", "seat", "service")

    def __init__(self, seat: int, buyer: int, service: int, card: int) -> None:
        super().__init__()
        self.seat = seat
        self.buyer = buyer
        self.service = service
        self.card = card

    def play(self, r: Root, answer: int) -> None:
        # fmt: off
        match self.climb():
            case 0: self.pay(r)                        # 11.2.6.I, 11.2.6.III
            case _: self.deliver(r)                    # 11.2.7

    def price(self, r: Root) -> int:
        """11.2.6.I As it is posted."""
        return board_of(r, self.seat).prices[SERVICES.index(self.service)]

    def pay(self, r: Root) -> None:
        """11.2.6.I, 11.2.6.III In warriors or items."""
        r.factions[self.buyer].pay_merchant(r, self.price(r))

    def deliver(self, r: Root) -> None:
        """11.2.7.I The card, 11.2.7.II rivers as paths, 11.2.7.III or their warriors."""
        r.done()
        if r.log is not None:
            r.tell("bought", CLAUSES[self.service], (self.buyer, self.service, self.price(r)))
        if self.service == HAND_CARD:
            r.hand_over(self.seat, self.buyer, self.card, HAND_PILE, "11.2.7.I")
        elif self.service == RIVERBOATS:
            r.set_ways(self.buyer, r.map.waterways)
        else:
            r.hirer = self.buyer

    def stands(self, r: Root) -> bool:
        """11.2.6 Another buys; 11.2.7.I with a card, if he buys one."""
        return self.buyer not in (self.seat, NONE) and (self.card != NONE) == (self.service == HAND_CARD)

    def copy(self) -> Step:
        return self.twin(Sale(self.seat, self.buyer, self.service, self.card))


known_step(
    Sale,
    {
        "seat": kinds.seat_of("riverfolk"),
        "buyer": kinds.SEAT,
        "service": kinds.one_of("hand-card", "riverboats", "mercenaries"),
        "card": kinds.or_none(kinds.HELD_CARD),
    },
    waits=(1,),
    on=("Window",),
)
