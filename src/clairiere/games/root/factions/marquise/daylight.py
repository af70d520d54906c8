"""Chapter 6.5, the Marquise's Daylight: she crafts, then takes up to three actions, and more for birds."""

from __future__ import annotations

from typing import Final, final

from .....core.ask import NO_ANSWER
from .....core.state import Step
from ...battle import Attack, may_battle
from ...choices import (
    BATTLE,
    BUILD,
    CLEARING,
    CLEARING_OPTIONS,
    END,
    RECRUIT,
    card_in,
    is_card,
    is_with_card,
    with_cards,
    word_in,
)  # fmt: skip
from ...craft import Craft, craftable
from ...effects import act_freely, free_acts, known_menu
from ...move import EVERYWHERE, Move, may_move
from ...state import kinds
from ...state.rule import ruled_clearings
from ...state.state import Root, RootStep
from ...state.steps import known_step
from ...state.terms import BIRDS, BIT, MATCHING, PLACES, cards_of
from .birdsong import Spread
from .board import EXTRA, MARCH, OVERWORK, RECRUITER, SAWMILL, WOOD, MarquiseBoard, board_of
from .build import Build, buildable

CLAUSES: Final = {BATTLE: "6.5.1", MARCH: "6.5.2", RECRUIT: "6.5.3", BUILD: "6.5.4", OVERWORK: "6.5.5"}


@final
class MarquiseDaylight(RootStep):
    """6.5 Craft first; then actions in any order, as often as she likes, three of them."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def play(self, r: Root, answer: int) -> None:
        # fmt: off
        match self.climb():
            case 0: r.ask(self.seat, "daylight", self.options(r), "6.5")
            case _: self.act(r, answer)

    def options(self, r: Root) -> tuple[int, ...]:
        """6.5 What she may do now; she need not use all three actions."""
        board = board_of(r, self.seat)
        acts = free_acts(r, self.seat)
        if not board.acted:
            acts += cards_of(craftable(r, self.seat))  # 6.2.1 before the first action
        if board.left:
            return acts + self.actions(r, board) + (END,)
        return acts + with_cards(EXTRA, r.hand[self.seat] & BIRDS) + (END,)  # 2.1.1.II

    def actions(self, r: Root, board: MarquiseBoard) -> tuple[int, ...]:
        """6.5.1 to 6.5.5 The actions that can be taken."""
        acts = []
        rules = ruled_clearings(r, self.seat)
        if may_battle(r, self.seat):
            acts.append(BATTLE)  # 6.5.1
        if may_move(r, self.seat):
            acts.append(MARCH)  # 6.5.2
        if not board.recruited and r.supply[self.seat] and board.sites_of(r, RECRUITER):
            acts.append(RECRUIT)  # 6.5.3
        if buildable(r, self.seat, rules):
            acts.append(BUILD)  # 6.5.4
        return tuple(acts) + with_cards(OVERWORK, overwork_cards(r, self.seat))  # 6.5.5

    def act(self, r: Root, answer: int) -> None:
        """6.5 One thing after the other, until she ends."""
        self.at = 0
        if answer == END:
            r.done()
        elif is_with_card(answer) and word_in(answer) == EXTRA:
            self.buy_action(r, card_in(answer))
        elif is_with_card(answer) and word_in(answer) == OVERWORK:
            self.use_action(r, OVERWORK)
            r.push(Overwork(self.seat, card_in(answer)))
        elif answer in CLAUSES:
            self.take_action(r, answer)
        elif not is_card(answer):
            act_freely(r, self.seat, answer)
        elif craftable(r, self.seat) & BIT[answer]:
            r.push(Craft(self.seat, answer))
        else:
            act_freely(r, self.seat, answer)

    def take_action(self, r: Root, action: int) -> None:
        """6.5.1 to 6.5.4; 6.5.2 a march is two moves, the second of which may be skipped (RUL.9)."""
        self.use_action(r, action)
        if action == BATTLE:
            r.push(Attack(self.seat, EVERYWHERE, 0))
        elif action == MARCH:
            r.push(Move(self.seat, EVERYWHERE, 1))
            r.push(Move(self.seat, EVERYWHERE, 0))
        elif action == RECRUIT:
            board_of(r, self.seat).recruited = True
            r.push(Spread(self.seat, RECRUITER))
        else:
            r.push(Build(self.seat))

    def use_action(self, r: Root, action: int) -> None:
        """6.5 One action is used, and crafting is over."""
        board = board_of(r, self.seat)
        board.left -= 1
        board.acted = True
        if r.log is not None:
            r.tell("action", CLAUSES[action], (self.seat, action))

    def buy_action(self, r: Root, card: int) -> None:
        """6.5 After the third action, each bird card spent buys one more."""
        r.spend(self.seat, card, "6.5")
        board_of(r, self.seat).left += 1

    def copy(self) -> Step:
        return self.twin(MarquiseDaylight(self.seat))


def overwork_cards(r: Root, seat: int) -> int:
    """6.5.5 The cards that match a clearing with a sawmill, while there is wood in supply."""
    board = board_of(r, seat)
    cards = 0
    for clearing in PLACES[board.sites_of(r, SAWMILL)]:
        cards |= r.hand[seat] & MATCHING[r.suits[clearing]]
    return cards if cards and board.wood_left(r) else 0


@final
class Overwork(RootStep):
    """6.5.5 A card that matches a clearing with a sawmill brings 1 wood there."""

    __slots__ = ("card", "seat")

    def __init__(self, seat: int, card: int) -> None:
        super().__init__()
        self.seat = seat
        self.card = card

    def play(self, r: Root, answer: int) -> None:
        # fmt: off
        match self.climb():
            case 0: r.spend(self.seat, self.card, "6.5.5")
            case 1: self.must_choose_sawmill(r)        # 6.5.5
            case _: self.place_wood(r, answer)

    def sawmills(self, r: Root) -> int:
        """6.5.5 The clearings with a sawmill that the card matches."""
        places = 0
        for clearing in PLACES[board_of(r, self.seat).sites_of(r, SAWMILL)]:
            if BIT[self.card] & MATCHING[r.suits[clearing]]:
                places |= 1 << clearing
        return places

    def must_choose_sawmill(self, r: Root) -> None:
        options = CLEARING_OPTIONS[self.sawmills(r)]
        if len(options) > 1:
            r.ask(self.seat, "sawmill", options, "6.5.5")

    def place_wood(self, r: Root, answer: int) -> None:
        """6.5.5 One wood."""
        r.done()
        clearing = PLACES[self.sawmills(r)][0] if answer == NO_ANSWER else answer - CLEARING
        r.place_token(self.seat, clearing, WOOD, 1, "6.5.5")

    def subject(self, r: Root) -> dict[str, int]:
        """6.5.5 The card that was spent."""
        return {"card": self.card}

    def copy(self) -> Step:
        return self.twin(Overwork(self.seat, self.card))


known_menu("daylight")
known_step(MarquiseDaylight, {"seat": kinds.seat_of("marquise")}, waits=(0,), on=("Turns",))
known_step(Overwork, {"seat": kinds.seat_of("marquise"), "card": kinds.CARD}, on=("MarquiseDaylight",))
