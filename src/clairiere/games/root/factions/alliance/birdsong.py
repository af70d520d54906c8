"""Chapter 8.4, the Alliance's Birdsong: revolts, then sympathy, both paid by supporters."""

from __future__ import annotations

from typing import final

from .....core.ask import NO_ANSWER
from .....core.state import Step
from ...choices import CLEARING, CLEARING_OPTIONS, END
from ...reactions import Reactions
from ...state import kinds
from ...state.state import Root, RootStep
from ...state.steps import known_step
from ...state.terms import COUNT12, MATCHING, PLACES, size_of
from .board import REVOLT_COST, board_of, price, revolt_places, spread_places


def matching(r: Root, seat: int, clearing: int) -> int:
    """8.2.3 The supporters that match a clearing; 2.1.1 birds match all."""
    return r.stacks[seat] & MATCHING[r.suits[clearing]]


@final
class AllianceBirdsong(RootStep):
    """8.4 Any number of revolts, then any number of sympathy tokens. Whether they are asked depends on what all see:
    the map and the number of supporters."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def play(self, r: Root, answer: int) -> None:
        # fmt: off
        match self.climb():
            case 0: self.may_revolt(r)                 # 8.4.1
            case 1: self.revolt(r, answer)
            case 2: self.may_spread(r)                 # 8.4.2
            case _: self.spread(r, answer)

    def may_revolt(self, r: Root) -> None:
        """8.4.1.I Where; 8.4.1.II two supporters of the clearing's suit must be there."""
        places = revolt_places(r, self.seat)
        if places and size_of(r.stacks[self.seat]) >= REVOLT_COST:
            for clearing in PLACES[places]:
                if size_of(matching(r, self.seat, clearing)) < REVOLT_COST:
                    places &= ~(1 << clearing)
            r.ask(self.seat, "revolt", (*CLEARING_OPTIONS[places], END), "8.4.1")

    def revolt(self, r: Root, answer: int) -> None:
        """8.4.1 As often as they like."""
        if answer not in (END, NO_ANSWER):
            self.at = 0
            clearing = answer - CLEARING
            if r.log is not None:
                r.tell("revolts", "8.4.1.I", (self.seat, clearing), reveals=True)
            r.push(Revolt(self.seat, clearing))
            r.push(PaySupporters(self.seat, clearing, REVOLT_COST, 1))

    def may_spread(self, r: Root) -> None:
        """8.4.2.I Where; 8.4.2.II, 8.4.2.II.a the price must be payable."""
        places = spread_places(r, self.seat)
        size = size_of(r.stacks[self.seat])
        payable = False
        for clearing in PLACES[places]:
            cost = price(r, self.seat, clearing)
            payable = payable or cost <= size
            if size_of(matching(r, self.seat, clearing)) < cost:
                places &= ~(1 << clearing)
        if payable:
            r.ask(self.seat, "sympathy", (*CLEARING_OPTIONS[places], END), "8.4.2")

    def spread(self, r: Root, answer: int) -> None:
        """8.4.2 As often as they like; 8.4 then Birdsong is over."""
        if answer in (END, NO_ANSWER):
            r.done()
        else:
            self.at = 2
            clearing = answer - CLEARING
            if r.log is not None:
                r.tell("spreads", "8.4.2.I", (self.seat, clearing), reveals=True)
            r.push(Spreading(self.seat, clearing))
            r.push(PaySupporters(self.seat, clearing, price(r, self.seat, clearing), 0))

    def copy(self) -> Step:
        return self.twin(AllianceBirdsong(self.seat))


@final
class PaySupporters(RootStep):
    """8.4.1.II, 8.4.2.II Supporters of the clearing's suit are spent, one after the other, as they like. They are asked
    also when there is no choice, so that nobody learns how many such supporters are left."""

    __slots__ = ("clearing", "left", "revolt", "seat")

    def __init__(self, seat: int, clearing: int, left: int, revolt: int) -> None:
        super().__init__()
        self.seat = seat
        self.clearing = clearing
        self.left = left  # still to be spent
        self.revolt = revolt

    def play(self, r: Root, answer: int) -> None:
        # fmt: off
        match self.climb():
            case 0: self.must_choose(r)
            case _: self.spend(r, answer)

    def clause(self) -> str:
        return "8.4.1.II" if self.revolt else "8.4.2.II"

    def must_choose(self, r: Root) -> None:
        """8.2.3 A supporter that matches the clearing."""
        r.ask_among(self.seat, "supporter", matching(r, self.seat, self.clearing), self.clause())

    def spend(self, r: Root, answer: int) -> None:
        """8.4.1.II, 8.4.2.II One supporter."""
        self.at = 0
        self.left -= 1
        if not self.left:
            r.done()
        board_of(r, self.seat).spend_supporter(r, answer, self.clause())

    def subject(self, r: Root) -> dict[str, int]:
        """8.4.1.II, 8.4.2.II Where, and how many are still to be spent."""
        return {"clearing": self.clearing, "count": self.left}

    def stands(self, r: Root) -> bool:
        """8.4.1.II, 8.4.2.II There are enough supporters to pay."""
        return 0 < self.left <= size_of(matching(r, self.seat, self.clearing))

    def copy(self) -> Step:
        return self.twin(PaySupporters(self.seat, self.clearing, self.left, self.revolt))


@final
class Revolt(RootStep):
    """8.4.1.III Enemies out, base and warriors in, one more officer."""

    __slots__ = ("clearing", "seat")

    def __init__(self, seat: int, clearing: int) -> None:
        super().__init__()
        self.seat = seat
        self.clearing = clearing

    def play(self, r: Root, answer: int) -> None:
        # fmt: off
        match self.climb():
            case 0: r.remove_all(self.seat, self.clearing, "8.4.1.III")  # 3.2.1, RUL.13
            case 1: self.react(r)                      # 1.1.3
            case 2: self.found_base(r)
            case _: self.promote(r)

    def react(self, r: Root) -> None:
        """1.1.3 When all pieces are removed, whatever their loss brings about."""
        if r.reactions:
            r.push(Reactions())

    def found_base(self, r: Root) -> None:
        """8.4.1.III The base of the clearing's suit, and a warrior for each sympathetic clearing of that suit, 2.5 as
        many as there are."""
        suit = r.suits[self.clearing]
        count = COUNT12[board_of(r, self.seat).sympathetic(r) & r.of_suit[suit]]
        r.place_building(self.seat, self.clearing, suit, "8.4.1.III")
        r.place_warriors(self.seat, self.clearing, count, "8.4.1.III")

    def promote(self, r: Root) -> None:
        """8.4.1.III One warrior more becomes an officer."""
        r.done()
        board_of(r, self.seat).promote(r, "8.4.1.III")

    def stands(self, r: Root) -> bool:
        """8.4.1.I The clearing can revolt, until it has."""
        return self.at > 0 or revolt_places(r, self.seat) >> self.clearing & 1 == 1

    def copy(self) -> Step:
        return self.twin(Revolt(self.seat, self.clearing))


@final
class Spreading(RootStep):
    """8.4.2.III A sympathy token is placed, and scores."""

    __slots__ = ("clearing", "seat")

    def __init__(self, seat: int, clearing: int) -> None:
        super().__init__()
        self.seat = seat
        self.clearing = clearing

    def play(self, r: Root, answer: int) -> None:
        r.done()
        board_of(r, self.seat).place_sympathy(r, self.clearing, "8.4.2.III")

    def stands(self, r: Root) -> bool:
        """8.4.2.I Sympathy can spread there."""
        return spread_places(r, self.seat) >> self.clearing & 1 == 1

    def copy(self) -> Step:
        return self.twin(Spreading(self.seat, self.clearing))


known_step(AllianceBirdsong, {"seat": kinds.seat_of("alliance")}, waits=(0, 2), on=("Turns",))
known_step(
    PaySupporters,
    {"seat": kinds.seat_of("alliance"), "clearing": kinds.CLEARING, "left": kinds.COUNT, "revolt": kinds.FLAG},
    on=("Revolt", "Spreading"),
)
known_step(
    Revolt, {"seat": kinds.seat_of("alliance"), "clearing": kinds.CLEARING}, waits=(0, 2), on=("AllianceBirdsong",)
)
known_step(
    Spreading, {"seat": kinds.seat_of("alliance"), "clearing": kinds.CLEARING}, waits=(0,), on=("AllianceBirdsong",)
)
