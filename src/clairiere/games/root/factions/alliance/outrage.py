"""Chapters 8.2.4 and 8.2.6: what others pay for outrage, and what the Alliance lose with a base."""

from __future__ import annotations

from typing import final

from .....core.ask import NATURE, NO_ANSWER
from .....core.state import Step
from ...choices import PASS, is_card
from ...state import kinds
from ...state.state import STACK_PILE, Root, RootStep
from ...state.steps import known_step
from ...state.terms import BIT, MATCHING, cards_of, size_of
from .board import CAPACITY, board_of


@final
class Outrage(RootStep):
    """8.2.6 A card of the clearing's suit from the hand of the culprit, or the top card of the deck, joins the
    supporters. Every player with a card is asked, so that no answer reveals a hand."""

    __slots__ = ("by", "clearing", "seat")

    def __init__(self, seat: int, clearing: int, by: int) -> None:
        super().__init__()
        self.seat = seat
        self.clearing = clearing
        self.by = by  # who has to give

    def play(self, r: Root, answer: int) -> None:
        # fmt: off
        match self.climb():
            case 0: self.must_give(r)                  # 8.2.6
            case 1: self.give(r, answer)
            case 2: self.refill(r)                     # 2.1.2
            case 3: self.draw(r)
            case _: self.add(r, answer)

    def must_give(self, r: Root) -> None:
        """8.2.6 A matching card, 2.1.1.I a bird too; only who has none can pass."""
        cards = r.hand[self.by] & MATCHING[r.suits[self.clearing]]
        if cards:
            r.ask_among(self.by, "outrage", cards, "8.2.6")
        elif r.hand[self.by]:
            r.ask(self.by, "outrage", (PASS,), "8.2.6")

    def give(self, r: Root, answer: int) -> None:
        """8.2.6 The card joins the supporters; 8.2.3.I if there is no room it is discarded (RUL.33)."""
        if not is_card(answer):
            self.show(r)
            return
        r.done()
        if board_of(r, self.seat).is_full(r):
            r.discard_card(self.by, answer, "8.2.3.I")
        else:
            r.hand_over(self.by, self.seat, answer, STACK_PILE, "8.2.6", r.suits[self.clearing])

    def show(self, r: Root) -> None:
        """8.2.6 The hand is shown to the Alliance; 1.2.1 the others learn that no card of it matches."""
        if r.hand[self.by]:
            r.show_hand(self.by, self.seat, "8.2.6")
            r.rule_out(self.by, MATCHING[r.suits[self.clearing]])

    def refill(self, r: Root) -> None:
        """2.1.2 An empty deck is formed again."""
        if not r.deck and r.discard:
            r.reshuffle()

    def draw(self, r: Root) -> None:
        """8.2.6 A card of the deck; none if there is none (RUL.36)."""
        if r.deck:
            r.ask_among(NATURE, "supporter", r.next_cards(), "8.2.6")

    def add(self, r: Root, answer: int) -> None:
        """8.2.6 It joins the supporters; 8.2.3.I if there is no room it is discarded."""
        r.done()
        if answer == NO_ANSWER:
            return
        if not board_of(r, self.seat).is_full(r):
            r.take_cards(self.seat, BIT[answer], STACK_PILE, "8.2.6")
            return
        r.leave_deck(BIT[answer])
        if r.log is not None:
            r.tell("supporter gone", "8.2.3.I", (self.seat, answer), reveals=True)
        r.put_away(BIT[answer])

    def subject(self, r: Root) -> dict[str, int]:
        """8.2.6 Where."""
        return {"clearing": self.clearing}

    def copy(self) -> Step:
        return self.twin(Outrage(self.seat, self.clearing, self.by))


@final
class BaseLost(RootStep):
    """8.2.4 Supporters of the base's suit and half of the officers are lost; without any base five supporters stay."""

    __slots__ = ("seat", "suit")

    def __init__(self, seat: int, suit: int) -> None:
        super().__init__()
        self.seat = seat
        self.suit = suit

    def play(self, r: Root, answer: int) -> None:
        # fmt: off
        match self.climb():
            case 0: self.lose_supporters(r)            # 8.2.4
            case 1: self.lose_officers(r)              # 8.2.4
            case 2: self.must_discard(r)               # 8.2.4, 8.2.3.I
            case _: self.discard(r, answer)

    def lose_supporters(self, r: Root) -> None:
        """8.2.4 All that match the base's suit, birds included."""
        cards = r.stacks[self.seat] & MATCHING[self.suit]
        for card in cards_of(cards):
            r.remove_card(self.seat, card, STACK_PILE)
        r.rule_out(r.seats + self.seat, MATCHING[self.suit])
        if r.log is not None:
            r.tell("supporters lost", "8.2.4", (self.seat, *cards_of(cards)), reveals=True)
        r.put_away(cards)

    def lose_officers(self, r: Root) -> None:
        """8.2.4 Half of them, rounded up, return to the supply."""
        board = board_of(r, self.seat)
        count = (board.officers + 1) // 2
        if count:
            board.officers -= count
            r.supply[self.seat] += count
            if r.log is not None:
                r.tell("officers lost", "8.2.4", (self.seat, count))

    def must_discard(self, r: Root) -> None:
        """8.2.4 With no base left, they choose which supporters go until five are left."""
        if not board_of(r, self.seat).bases(r) and size_of(r.stacks[self.seat]) > CAPACITY:
            r.ask_among(self.seat, "dismiss", r.stacks[self.seat], "8.2.4")

    def discard(self, r: Root, answer: int) -> None:
        """8.2.4 One after the other."""
        if answer == NO_ANSWER:
            r.done()
            return
        self.at = 2
        r.remove_card(self.seat, answer, STACK_PILE)
        if r.log is not None:
            r.tell("supporter gone", "8.2.4", (self.seat, answer), reveals=True)
        r.put_away(BIT[answer])

    def copy(self) -> Step:
        return self.twin(BaseLost(self.seat, self.suit))


known_step(
    Outrage, {"seat": kinds.seat_of("alliance"), "clearing": kinds.CLEARING, "by": kinds.SEAT}, on=("Reactions",)
)
known_step(BaseLost, {"seat": kinds.seat_of("alliance"), "suit": kinds.up_to(2)}, on=("Reactions",))
