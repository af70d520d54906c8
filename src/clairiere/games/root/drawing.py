"""Chapter 2.1.2, drawing cards, and the hand limit that every faction's Evening has."""

from __future__ import annotations

from typing import Final, Sequence, final

from ...core.ask import NATURE, NO_ANSWER
from ...core.nature import hand_count, hand_index, set_at
from ...core.sets import member_at
from ...core.state import Step
from .state import kinds
from .state.state import Root, RootStep
from .state.steps import known_step
from .state.terms import DECK, HAND, cards_of, size_of

# each player may draw
DRAWS: Final[tuple[str, ...]] = ("draw0", "draw1", "draw2", "draw3", "draw4", "draw5")
ONE_CARD: Final[tuple[range, ...]] = tuple([range(size) for size in range(DECK + 1)])  # hands of one card, by the deck


@final
class Draw(RootStep):
    """2.1.2 Cards from the deck for a hand or a hidden stack: one question, whatever their number."""

    __slots__ = ("count", "pile", "seat")

    def __init__(self, seat: int, count: int, pile: int) -> None:
        super().__init__()
        self.seat = seat
        self.count = count
        self.pile = pile

    def play(self, r: Root, answer: int) -> None:
        # fmt: off
        match self.climb():
            case 0: self.empty_the_deck(r)             # 2.1.2
            case 1: self.draw(r)
            case _: self.take(r, answer)

    def empty_the_deck(self, r: Root) -> None:
        """2.1.2 When the deck has too few, all of them come, and the discard pile becomes the deck. Cards that a
        position has laid on top come by themselves, if more are drawn."""
        size = size_of(r.deck)
        if size > self.count > len(r.top) > 0:
            self.at = 0
            self.count -= len(r.top)
            r.push(Draw(self.seat, len(r.top), self.pile))
            return
        if size <= self.count:
            self.count -= size
            if size:
                r.take_cards(self.seat, r.deck, self.pile, "2.1.2")
            if self.count and r.discard:
                r.reshuffle()
                self.count = min(self.count, size_of(r.deck))

    def draw(self, r: Root) -> None:
        """2.1.2 Which cards come; with no card left anywhere none does (RUL.36)."""
        if self.count and r.deck:
            r.ask(NATURE, DRAWS[self.seat], self.hands(r), "2.1.2")

    def hands(self, r: Root) -> Sequence[int]:
        """2.1.2 The cards that may come, as numbers of hands; one, if a position has said which."""
        if r.top:
            return (hand_index(cards_of(r.deck), r.top[: self.count]),)
        size = size_of(r.deck)
        return ONE_CARD[size] if self.count == 1 else range(hand_count(size, self.count))

    def take(self, r: Root, answer: int) -> None:
        """1.2.1 Only their owner sees them."""
        r.done()
        if answer != NO_ANSWER:
            one = self.count == 1
            cards = 1 << member_at(r.deck, answer) if one else set_at(cards_of(r.deck), self.count, answer)
            r.take_cards(self.seat, cards, self.pile, "2.1.2")

    def copy(self) -> Step:
        return self.twin(Draw(self.seat, self.count, self.pile))


def limit_hand(r: Root, seat: int) -> None:
    """1.4 The end of Evening, for a hand that is too large."""
    if size_of(r.hand[seat]) > HAND:
        r.push(HandLimit(seat))


@final
class HandLimit(RootStep):
    """1.4 At the end of Evening a hand keeps five cards at most; 3.3.2 an activated dominance card is not in it."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def play(self, r: Root, answer: int) -> None:
        # fmt: off
        match self.climb():
            case 0: self.must_discard(r)
            case _: self.discard(r, answer)

    def must_discard(self, r: Root) -> None:
        """2.1.3 The player chooses what goes."""
        if size_of(r.hand[self.seat]) > HAND:
            r.ask_among(self.seat, "discard", r.hand[self.seat], r.factions[self.seat].sheet.limit_clause)

    def discard(self, r: Root, answer: int) -> None:
        """2.1.3 One card after the other."""
        if answer == NO_ANSWER:
            r.done()
        else:
            self.at = 0
            r.discard_card(self.seat, answer, r.factions[self.seat].sheet.limit_clause)

    def copy(self) -> Step:
        return self.twin(HandLimit(self.seat))


known_step(Draw, {"seat": kinds.SEAT, "count": kinds.COUNT, "pile": kinds.FLAG}, waits=(0,))
known_step(HandLimit, {"seat": kinds.SEAT})
