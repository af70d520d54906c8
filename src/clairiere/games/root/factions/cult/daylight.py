"""Chapter 10.5, the Cult's Daylight: rituals, each with a card of the hand that is revealed for it."""

from __future__ import annotations

from typing import Final, final

from .....core.ask import NO_ANSWER
from .....core.state import Step
from ...choices import BUILD, CLEARING, CLEARING_OPTIONS, END, RECRUIT, card_in, is_with_card, with_cards, word_in
from ...effects import act_freely, free_acts, known_menu
from ...state import kinds
from ...state.rule import ruled_clearings
from ...state.state import Root, RootStep
from ...state.steps import known_step
from ...state.terms import BIRDS, OF_SUIT, PLACES, SUIT
from .board import GARDENS, SACRIFICE, SCORE, board_of

RITUALS: Final = {BUILD: "10.5.1", RECRUIT: "10.5.2", SCORE: "10.5.3", SACRIFICE: "10.5.4"}


def garden_places(r: Root, seat: int, suit: int, rules: int) -> int:
    """10.5.1 Clearings of the suit that they rule, with an open slot, as bits; while a garden is left."""
    if board_of(r, seat).gardens(r, suit) == GARDENS:
        return 0
    return sum([1 << c for c in PLACES[rules & r.of_suit[suit]] if r.slots[c] and r.may_place(seat, c)])


def flock_places(r: Root, seat: int, suit: int) -> int:
    """10.5.2 Any clearing of the suit, 6.2.2 but where another player alone may place pieces; while there are warriors
    in supply (2.5.1)."""
    if not r.supply[seat]:
        return 0
    return sum([1 << c for c in PLACES[r.of_suit[suit]] if r.may_place(seat, c)])


def rituals(r: Root, seat: int) -> tuple[int, ...]:
    """10.5 What each card of the hand can be revealed for; 10.2.2 a bird counts as no other suit."""
    hand = r.hand[seat]
    rules = ruled_clearings(r, seat)
    options: tuple[int, ...] = ()
    for suit in range(3):
        cards = hand & OF_SUIT[suit]
        if cards and garden_places(r, seat, suit, rules):
            options += with_cards(BUILD, cards)
        if cards and flock_places(r, seat, suit):
            options += with_cards(RECRUIT, cards)
        if cards and not board_of(r, seat).scored >> suit & 1:
            options += with_cards(SCORE, cards)
    return options + (with_cards(SACRIFICE, hand & BIRDS) if r.supply[seat] else ())


@final
class CultDaylight(RootStep):
    """10.5 Any number of rituals, one for each card that is revealed, in any order."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def play(self, r: Root, answer: int) -> None:
        # fmt: off
        match self.climb():
            case 0: r.ask(self.seat, "ritual", free_acts(r, self.seat) + rituals(r, self.seat) + (END,), "10.5")
            case _: self.act(r, answer)

    def act(self, r: Root, answer: int) -> None:
        """10.5 One thing after the other."""
        self.at = 0
        if answer == END:
            r.done()
        elif is_with_card(answer) and word_in(answer) in RITUALS:
            self.perform(r, word_in(answer), card_in(answer))
        else:
            act_freely(r, self.seat, answer)

    def perform(self, r: Root, word: int, card: int) -> None:
        """10.5 The card is revealed; 10.5.3 or spent, if it scores."""
        board = board_of(r, self.seat)
        if word == SCORE:
            board.score(r, card)
            return
        board.reveal(r, card, word, RITUALS[word])
        if word == SACRIFICE:
            board.sacrifice(r)
        else:
            r.push(Ritual(self.seat, word, SUIT[card]))

    def copy(self) -> Step:
        return self.twin(CultDaylight(self.seat))


@final
class Ritual(RootStep):
    """10.5.1 A garden, 10.5.2 or a warrior, in a clearing of the card's suit."""

    __slots__ = ("seat", "suit", "word")

    def __init__(self, seat: int, word: int, suit: int) -> None:
        super().__init__()
        self.seat = seat
        self.word = word
        self.suit = suit

    def play(self, r: Root, answer: int) -> None:
        # fmt: off
        match self.climb():
            case 0: self.must_choose(r)
            case _: self.place(r, answer)

    def places(self, r: Root) -> int:
        if self.word == BUILD:
            return garden_places(r, self.seat, self.suit, ruled_clearings(r, self.seat))
        return flock_places(r, self.seat, self.suit)

    def must_choose(self, r: Root) -> None:
        """10.5.1, 10.5.2 Where, if there is a choice."""
        options = CLEARING_OPTIONS[self.places(r)]
        if len(options) > 1:
            r.ask(self.seat, "garden" if self.word == BUILD else "flock", options, RITUALS[self.word])

    def place(self, r: Root, answer: int) -> None:
        """10.5.1, 10.5.2 One piece."""
        r.done()
        clearing = PLACES[self.places(r)][0] if answer == NO_ANSWER else answer - CLEARING
        if self.word == BUILD:
            r.place_building(self.seat, clearing, self.suit, "10.5.1")
        else:
            r.place_warriors(self.seat, clearing, 1, "10.5.2")

    def copy(self) -> Step:
        return self.twin(Ritual(self.seat, self.word, self.suit))


known_menu("ritual")
known_step(CultDaylight, {"seat": kinds.seat_of("cult")}, waits=(0,), on=("Turns",))
known_step(
    Ritual,
    {"seat": kinds.seat_of("cult"), "word": kinds.one_of("build", "recruit"), "suit": kinds.up_to(2)},
    on=("CultDaylight",),
)
