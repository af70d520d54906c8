"""Chapter 11.5, the Company's Daylight: it commits and spends funds to act, in any order and number."""

from __future__ import annotations

from typing import Final, final

from .....core.state import Step
from ...battle import Attack, may_battle
from ...choices import (
    BATTLE,
    CLEARING,
    CLEARING_OPTIONS,
    END,
    MOVE,
    RECRUIT,
    card_in,
    is_card,
    is_with_card,
    with_cards,
    word_in,
)  # fmt: skip
from ...craft import Craft, craftable
from ...drawing import Draw
from ...effects import act_freely, free_acts, known_menu
from ...move import EVERYWHERE, Move, may_move
from ...state import kinds
from ...state.rule import ruler
from ...state.state import HAND_PILE, Root, RootStep
from ...state.steps import known_step
from ...state.terms import BIT, CLEARINGS, COST, NONE, cards_of
from .board import RiverfolkBoard, board_of
from .funds import MoveFunds
from .setup import river_clearings
from .words import (
    DRAW,
    ESTABLISH,
    EXPORT,
    FOR_BATTLE,
    FOR_CARD,
    FOR_MOVE,
    INVEST,
    POINTS,
    POST_COST,
    POSTS,
    SPEND,
    count_held,
)  # fmt: skip

CLAUSES: Final = {
    MOVE: "11.5.1", BATTLE: "11.5.2", DRAW: "11.5.4", RECRUIT: "11.5.5", ESTABLISH: "11.5.6",
}  # fmt: skip


def post_sites(r: Root, board: RiverfolkBoard) -> int:
    """11.5.6.I, 11.5.6.II The clearings where they can establish a trade post, as bits."""
    places = 0
    for clearing in range(CLEARINGS):
        if is_free_of_posts(r, board, clearing) and r.may_place(board.seat, clearing):
            owner = ruler(r, clearing)
            if owner != NONE and count_held(board.funds, owner) >= POST_COST:
                places |= 1 << clearing
    return places


def is_free_of_posts(r: Root, board: RiverfolkBoard, clearing: int) -> bool:
    """11.5.6.I No trade post is there, 11.5.6 and one of the clearing's suit is left on the board."""
    return not r.tokens[board.seat * CLEARINGS + clearing] and board.count_uncovered(r, r.suits[clearing]) < POSTS


@final
class RiverfolkDaylight(RootStep):
    """11.5 One thing after the other, until they end."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def play(self, r: Root, answer: int) -> None:
        # fmt: off
        match self.climb():
            case 0: r.ask(self.seat, "trade", self.options(r), "11.5")
            case _: self.act(r, answer)

    def options(self, r: Root) -> tuple[int, ...]:
        """11.5.1 to 11.5.6 What they have funds for; 11.5.3 each card can be crafted for its effect or for export."""
        board = board_of(r, self.seat)
        acts = free_acts(r, self.seat)
        if not board.funds:
            return (*acts, END)
        cards = craftable(r, self.seat)
        return acts + self.actions(r, board) + cards_of(cards) + with_cards(EXPORT, cards) + (END,)

    def actions(self, r: Root, board: RiverfolkBoard) -> tuple[int, ...]:
        """11.5.1, 11.5.2, 11.5.4 to 11.5.6 The actions that can be taken."""
        acts = []
        if may_move(r, self.seat):
            acts.append(MOVE)
        if may_battle(r, self.seat):
            acts.append(BATTLE)
        if r.deck | r.discard:
            acts.append(DRAW)
        if r.supply[self.seat] + count_held(board.funds, self.seat) and river_clearings(r, self.seat):
            acts.append(RECRUIT)
        if post_sites(r, board):
            acts.append(ESTABLISH)
        return tuple(acts)

    def act(self, r: Root, answer: int) -> None:
        """11.5 Whatever they chose."""
        self.at = 0
        if answer == END:
            r.done()
        elif is_with_card(answer) and word_in(answer) == EXPORT:
            self.craft(r, card_in(answer), True)
        elif answer in CLAUSES:
            self.take_action(r, answer)
        elif is_card(answer) and craftable(r, self.seat) & BIT[answer]:
            self.craft(r, answer, False)
        else:
            act_freely(r, self.seat, answer)

    def craft(self, r: Root, card: int, exporting: bool) -> None:
        """11.5.3 Funds go to trade post spaces of the cost's suits; 11.5.3.I or the card is exported."""
        board_of(r, self.seat).exporting = exporting
        r.push(Craft(self.seat, card))
        r.push(MoveFunds(self.seat, sum(COST[card]), INVEST))

    def take_action(self, r: Root, action: int) -> None:
        """11.5.1 A move, after which the fund is committed; 11.5.2, 11.5.4 a battle or a card for a committed fund;
        11.5.5, 11.5.6 warriors and trade posts for funds that are spent."""
        if r.log is not None:
            r.tell("action", CLAUSES[action], (self.seat, action))
        if action == MOVE:
            r.push(MoveFunds(self.seat, 1, FOR_MOVE))
            r.push(Move(self.seat, EVERYWHERE, 0))
        elif action == RECRUIT:
            r.push(HireOn(self.seat))
            r.push(MoveFunds(self.seat, 1, SPEND))
        elif action == ESTABLISH:
            r.push(Establish(self.seat))
        elif action == BATTLE:
            r.push(Attack(self.seat, EVERYWHERE, 0))
            r.push(MoveFunds(self.seat, 1, FOR_BATTLE))
        else:
            r.push(Draw(self.seat, 1, HAND_PILE))
            r.push(MoveFunds(self.seat, 1, FOR_CARD))

    def copy(self) -> Step:
        return self.twin(RiverfolkDaylight(self.seat))


@final
class HireOn(RootStep):
    """11.5.5 For the fund that was spent, a warrior in a river clearing."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def play(self, r: Root, answer: int) -> None:
        # fmt: off
        match self.climb():
            case 0: self.must_choose(r)
            case _: self.place(r, answer)

    def must_choose(self, r: Root) -> None:
        """11.5.5 Where; 2.5 nowhere, if no warrior is left."""
        if r.supply[self.seat]:
            r.ask(self.seat, "river", CLEARING_OPTIONS[river_clearings(r, self.seat)], "11.5.5")

    def place(self, r: Root, answer: int) -> None:
        r.done()
        if answer >= CLEARING:
            r.place_warriors(self.seat, answer - CLEARING, 1, "11.5.5")

    def copy(self) -> Step:
        return self.twin(HireOn(self.seat))


@final
class Establish(RootStep):
    """11.5.6 A trade post and its garrison, for two funds of the clearing's ruler."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def play(self, r: Root, answer: int) -> None:
        # fmt: off
        match self.climb():
            case 0: self.must_choose(r)                # 11.5.6.I
            case _: self.found(r, answer - CLEARING)   # 11.5.6.II, 11.5.6.III

    def must_choose(self, r: Root) -> None:
        """11.5.6.I Where."""
        r.ask(self.seat, "establish", CLEARING_OPTIONS[post_sites(r, board_of(r, self.seat))], "11.5.6.I")

    def found(self, r: Root, clearing: int) -> None:
        """11.5.6.II The ruler's funds are spent (RUL.25); 11.5.6.III the space that the post leaves scores."""
        r.done()
        board = board_of(r, self.seat)
        owner, suit = ruler(r, clearing), r.suits[clearing]
        for _ in range(POST_COST):
            board.move_fund(r, owner, SPEND)
            if r.log is not None:
                r.tell("fund spent", "11.5.6.II", (self.seat, owner))
        points = POINTS[suit][board.count_uncovered(r, suit)]
        r.place_token(self.seat, clearing, suit, 1, "11.5.6.III")
        r.place_warriors(self.seat, clearing, 1, "11.5.6.III")
        r.gain(self.seat, points, "11.5.6.III")

    def copy(self) -> Step:
        return self.twin(Establish(self.seat))


known_menu("trade")
known_step(RiverfolkDaylight, {"seat": kinds.seat_of("riverfolk")}, waits=(0,), on=("Turns",))
known_step(HireOn, {"seat": kinds.seat_of("riverfolk")}, waits=(0,), on=("RiverfolkDaylight",))
known_step(Establish, {"seat": kinds.seat_of("riverfolk")}, on=("RiverfolkDaylight",))
