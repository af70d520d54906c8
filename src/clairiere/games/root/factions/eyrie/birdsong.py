"""Chapters 7.4 and 7.6, the Eyrie's Birdsong and Evening."""

from __future__ import annotations

from typing import Final, final

from .....core.ask import NO_ANSWER
from .....core.state import Step
from ...choices import CLEARING, CLEARING_OPTIONS, END
from ...drawing import Draw, limit_hand
from ...state import kinds
from ...state.state import HAND_PILE, Root, RootStep
from ...state.steps import known_step
from ...state.terms import BIRDS, BIT, CLEARINGS, COUNT12, NONE, PLACES, cards_of
from .board import COLUMN_WORDS, ROOST, TRACK, board_of

MOST_ADDED: Final = 2  # 7.4.2
NEW_WARRIORS: Final = 3  # 7.4.3


@final
class EyrieBirdsong(RootStep):
    """7.4 Emergency orders, then cards for the Decree, then a new roost if none is left."""

    __slots__ = ("card", "seat")

    def __init__(self, seat: int, card: int = NONE) -> None:
        super().__init__()
        self.seat = seat
        self.card = card  # the card that is being added

    def play(self, r: Root, answer: int) -> None:
        # fmt: off
        match self.climb():
            case 0: self.emergency_orders(r)           # 7.4.1
            case 1: self.must_add(r)                   # 7.4.2
            case 2: self.choose_card(r, answer)
            case 3: r.ask(self.seat, "column", COLUMN_WORDS, "7.4.2")
            case 4: self.add(r, answer)
            case 5: self.must_choose_clearing(r)       # 7.4.3
            case _: self.new_roost(r, answer)

    def emergency_orders(self, r: Root) -> None:
        """7.4.1 With an empty hand they draw one card."""
        if not r.hand[self.seat]:
            r.push(Draw(self.seat, 1, HAND_PILE))

    def must_add(self, r: Root) -> None:
        """7.4.2 One card, which is a must, and perhaps a second; only one of them may be a bird."""
        board = board_of(r, self.seat)
        cards = r.hand[self.seat]
        if cards and not board.added:
            r.ask_among(self.seat, "decree", cards, "7.4.2")
        elif cards and board.added < MOST_ADDED:
            r.ask(self.seat, "decree", (*cards_of(cards & ~BIRDS if board.added_bird else cards), END), "7.4.2")

    def choose_card(self, r: Root, answer: int) -> None:
        """7.4.2 Which card: everyone sees it."""
        if answer in (END, NO_ANSWER):
            self.at = 5
        else:
            self.card = answer
            r.learn(r.seats, self.seat, BIT[answer])
            if r.log is not None:
                r.tell("decree card", "7.4.2", (self.seat, answer), reveals=True)

    def add(self, r: Root, answer: int) -> None:
        """7.4.2 It lies open in a column of their choice; columns have no limit."""
        board = board_of(r, self.seat)
        column = COLUMN_WORDS.index(answer)
        r.remove_card(self.seat, self.card)
        board.columns[column] = board.columns[column] | BIT[self.card]
        board.added += 1
        board.added_bird = board.added_bird or BIT[self.card] & BIRDS != 0
        if r.log is not None:
            r.tell("decreed", "7.4.2", (self.seat, self.card, answer), reveals=True)
        self.at = 1

    def clearings(self, r: Root) -> int:
        """7.4.3 Of the clearings that can take a roost, those with the fewest warriors of all factions (RUL.15)."""
        if board_of(r, self.seat).roosts(r):
            return 0
        fewest = 1000
        places = 0
        for clearing in range(CLEARINGS):
            if r.slots[clearing] and r.may_place(self.seat, clearing):
                count = sum([r.warriors[seat * CLEARINGS + clearing] for seat in range(r.seats)])
                if count < fewest:
                    fewest = count
                    places = 0
                if count == fewest:
                    places |= 1 << clearing
        return places

    def must_choose_clearing(self, r: Root) -> None:
        """7.4.3 Among equals they choose."""
        places = self.clearings(r)
        if COUNT12[places] > 1:
            r.ask(self.seat, "new roost", CLEARING_OPTIONS[places], "7.4.3")

    def new_roost(self, r: Root, answer: int) -> None:
        """7.4.3 One roost and three warriors; nothing, if no clearing can take them."""
        r.done()
        places = self.clearings(r)
        if places:
            clearing = PLACES[places][0] if answer == NO_ANSWER else answer - CLEARING
            r.place_building(self.seat, clearing, ROOST, "7.4.3")
            r.place_warriors(self.seat, clearing, NEW_WARRIORS, "7.4.3")

    def subject(self, r: Root) -> dict[str, int]:
        """7.4.2 The card that is being added."""
        return {"card": self.card} if self.at == 4 else {}

    def stands(self, r: Root) -> bool:
        """7.4.2 The card that is being added is in hand."""
        return self.at != 4 or (self.card != NONE and r.hand[self.seat] & BIT[self.card] != 0)

    def copy(self) -> Step:
        return self.twin(EyrieBirdsong(self.seat, self.card))


@final
class EyrieEvening(RootStep):
    """7.6 They score, then draw and discard."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def play(self, r: Root, answer: int) -> None:
        # fmt: off
        match self.climb():
            case 0: self.score(r)                      # 7.6.1
            case 1: r.push(Draw(self.seat, board_of(r, self.seat).cards_in_evening(r), HAND_PILE))  # 7.6.2
            case 2: limit_hand(r, self.seat)           # 7.6.2
            case _: r.done()

    def score(self, r: Root) -> None:
        """7.6.1 The last uncovered space of the roost track."""
        count = COUNT12[board_of(r, self.seat).roosts(r)]
        if count:
            r.gain(self.seat, TRACK[count - 1], "7.6.1")

    def copy(self) -> Step:
        return self.twin(EyrieEvening(self.seat))


known_step(
    EyrieBirdsong, {"seat": kinds.seat_of("eyrie"), "card": kinds.or_none(kinds.CARD)}, waits=(1,), on=("Turns",)
)
known_step(EyrieEvening, {"seat": kinds.seat_of("eyrie")}, waits=(2, 3), on=("Turns",))
