"""Chapters 7.5 and 7.7, the Eyrie's Daylight: they craft, then carry out the Decree, or fall into turmoil."""

from __future__ import annotations

from typing import final

from .....core.ask import NO_ANSWER
from .....core.state import Step
from ...battle import Attack, battlefields
from ...choices import CLEARING, CLEARING_OPTIONS, END, is_card
from ...craft import Craft, craftable
from ...effects import act_freely, free_acts, known_menu
from ...move import Move, origins
from ...state import kinds
from ...state.rule import ruled_clearings
from ...state.state import Root, RootStep
from ...state.steps import known_step
from ...state.terms import BIRD, BIT, DAYLIGHT, EVENING, NONE, PLACES, SUIT, cards_of
from ...victory import might_use_dominance
from .board import (
    ALL_LEADERS,
    BATTLE_COLUMN,
    BUILD_COLUMN,
    CHARISMATIC,
    COLUMN_WORDS,
    FIRST_VIZIER,
    LEADER_WORD,
    MOVE_COLUMN,
    NO_BATTLE,
    NO_PLACE,
    NO_ROOSTS,
    NO_SITE,
    NO_WARRIORS,
    NOBODY_MOVES,
    RECRUIT_COLUMN,
    ROOST,
    ROOSTS,
    VIZIER,
    EyrieBoard,
    board_of,
)  # fmt: skip
from .setup import crown, leaders


@final
class EyrieDaylight(RootStep):
    """7.5 First they craft (7.5.1), then they resolve the Decree (7.5.2)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def play(self, r: Root, answer: int) -> None:
        # fmt: off
        match self.climb():
            case 0: self.may_craft(r)                  # 7.5.1
            case 1: self.craft(r, answer)
            case 2: r.push(Decree(self.seat))          # 7.5.2
            case _: r.done()

    def may_craft(self, r: Root) -> None:
        """7.5.1, 7.2.1 Any number of cards, before the Decree."""
        acts = free_acts(r, self.seat) + cards_of(craftable(r, self.seat))
        if acts or r.hand[self.seat]:
            r.ask(self.seat, "craft", (*acts, END), "7.5.1")

    def craft(self, r: Root, answer: int) -> None:
        """7.5.1 One after the other."""
        if answer not in (END, NO_ANSWER):
            self.at = 0
            if is_card(answer) and craftable(r, self.seat) & BIT[answer]:
                r.push(Craft(self.seat, answer))
            else:
                act_freely(r, self.seat, answer)

    def copy(self) -> Step:
        return self.twin(EyrieDaylight(self.seat))


@final
class Decree(RootStep):
    """7.5.2 Column by column from the left, all cards of a column in any order, each with the action of its column."""

    __slots__ = ("card", "column", "seat")

    def __init__(self, seat: int, column: int = 0, card: int = NONE) -> None:
        super().__init__()
        self.seat = seat
        self.column = column
        self.card = card  # the one that is carried out: a card, or VIZIER

    def play(self, r: Root, answer: int) -> None:
        # fmt: off
        match self.climb():
            case 0: self.next_column(r)                # 7.5.2
            case 1: self.must_choose_card(r)
            case 2: self.choose_card(r, answer)
            case 3: self.carry_out(r)
            case _: self.place(r, answer)              # 7.5.2.I, 7.5.2.IV

    def waiting(self, r: Root) -> tuple[int, ...]:
        """7.5.2 The cards of the column that are still to be carried out."""
        board = board_of(r, self.seat)
        return board.still_to_do(self.column, board.order)

    @property
    def is_acting(self) -> bool:
        """7.5.2 The last of the cards so far is being carried out."""
        return self.at == 4

    def next_column(self, r: Root) -> None:
        """7.5.2 From left to right; 7.7.4 turmoil ends Daylight."""
        board = board_of(r, self.seat)
        while self.column < len(COLUMN_WORDS) and not board.cards_to_resolve(self.column, board.order):
            self.column += 1
        if self.column == len(COLUMN_WORDS) or r.phase != DAYLIGHT:
            r.done()

    def must_choose_card(self, r: Root) -> None:
        """7.5.2 In any order; effects and cards that Daylight allows may be used in between."""
        options = self.waiting(r) + free_acts(r, self.seat)
        if len(options) > 1 or might_use_dominance(r, self.seat):
            r.ask(self.seat, "resolve", options, "7.5.2")

    def choose_card(self, r: Root, answer: int) -> None:
        """7.5.2 The card whose turn it is."""
        waiting = self.waiting(r)
        if answer != NO_ANSWER and answer not in waiting:
            self.at = 0
            act_freely(r, self.seat, answer)
        else:
            self.card = waiting[0] if answer == NO_ANSWER else answer
            board = board_of(r, self.seat)
            board.order.append(FIRST_VIZIER + self.column if self.card == VIZIER else self.card)
            if r.log is not None:
                r.tell("resolves", "7.5.2", (self.seat, self.card, COLUMN_WORDS[self.column]))

    def matching(self, r: Root) -> int:
        """7.5.2 The clearings of the card's suit; 2.1.1 all of them for a bird."""
        return r.of_suit[BIRD if self.card == VIZIER else SUIT[self.card]]

    def carry_out(self, r: Root) -> None:
        """7.5.2 The action of the column; 7.7 what cannot be done brings turmoil at once."""
        places = self.possible(r)
        if not places:
            self.at = 0
            r.push(Turmoil(self.seat))
        elif self.column == MOVE_COLUMN:
            r.push(Move(self.seat, places, 0))  # 7.5.2.II
        elif self.column == BATTLE_COLUMN:
            r.push(Attack(self.seat, places, 0))  # 7.5.2.III
        elif self.column == RECRUIT_COLUMN:
            self.must_choose_place(r, places, "recruit", "7.5.2.I")
        else:
            self.must_choose_place(r, places, "build", "7.5.2.IV")

    def obstacle(self, r: Root) -> int:
        """7.7 Why the card that was tried cannot be carried out."""
        if self.column == RECRUIT_COLUMN:
            return NO_PLACE if r.supply[self.seat] else NO_WARRIORS
        if self.column == BUILD_COLUMN:
            return NO_ROOSTS if len(PLACES[board_of(r, self.seat).roosts(r)]) == ROOSTS else NO_SITE
        return NOBODY_MOVES if self.column == MOVE_COLUMN else NO_BATTLE

    def must_choose_place(self, r: Root, places: int, about: str, clause: str) -> None:
        """7.5.2.I, 7.5.2.IV Where, if there is a choice."""
        if len(PLACES[places]) > 1:
            r.ask(self.seat, about, CLEARING_OPTIONS[places], clause)

    def possible(self, r: Root) -> int:
        """7.5.2 The clearings where the card can be carried out, as bits."""
        board, matching = board_of(r, self.seat), self.matching(r)
        if self.column == MOVE_COLUMN:
            return origins(r, self.seat, matching)
        if self.column == BATTLE_COLUMN:
            return battlefields(r, self.seat, matching)
        if self.column == RECRUIT_COLUMN:
            return self.allowed(r, matching & board.roosts(r)) if r.supply[self.seat] else 0  # 7.5.2.I
        return self.sites(r, board, matching)

    def sites(self, r: Root, board: EyrieBoard, matching: int) -> int:
        """7.5.2.IV Ruled clearings with an open slot and no roost, while there are roosts on the track."""
        roosts = board.roosts(r)
        if len(PLACES[roosts]) == ROOSTS:
            return 0
        places = 0
        for clearing in PLACES[self.allowed(r, ruled_clearings(r, self.seat) & matching & ~roosts)]:
            if r.slots[clearing]:
                places |= 1 << clearing
        return places

    def allowed(self, r: Root, places: int) -> int:
        """1.1.2 Those where no rule forbids to place pieces."""
        free = 0
        for clearing in PLACES[places]:
            if r.may_place(self.seat, clearing):
                free |= 1 << clearing
        return free

    def place(self, r: Root, answer: int) -> None:
        """7.5.2.I A warrior, 7.8.2 two for the Charismatic, 7.5.2.IV or a roost; a move or a battle is done already."""
        self.at = 0
        if self.column == RECRUIT_COLUMN:
            clearing = PLACES[self.possible(r)][0] if answer == NO_ANSWER else answer - CLEARING
            wanted = 2 if board_of(r, self.seat).leader == CHARISMATIC else 1
            board_of(r, self.seat).order[-1] |= clearing + 1 << 6
            if r.place_warriors(self.seat, clearing, wanted, "7.5.2.I") < wanted:
                r.push(Turmoil(self.seat))  # 2.5 what can be placed is placed (RUL.10)
        elif self.column == BUILD_COLUMN:
            clearing = PLACES[self.possible(r)][0] if answer == NO_ANSWER else answer - CLEARING
            board_of(r, self.seat).order[-1] |= clearing + 1 << 6
            r.place_building(self.seat, clearing, ROOST, "7.5.2.IV")

    def subject(self, r: Root) -> dict[str, int]:
        """7.5.2 The column, then the card that is carried out."""
        return {"card": self.card} if self.at > 2 else {"word": COLUMN_WORDS[self.column]}

    def stands(self, r: Root) -> bool:
        """7.5.2 The card that is carried out is the last one so far; only a move or a battle is a separate step."""
        if not self.is_acting:
            return True
        order = board_of(r, self.seat).order
        entry = FIRST_VIZIER + self.column if self.card == VIZIER else self.card
        own_step = self.column in (MOVE_COLUMN, BATTLE_COLUMN)
        return bool(order) and order[-1] == entry and own_step == (r.step is not self)

    def copy(self) -> Step:
        return self.twin(Decree(self.seat, self.column, self.card))


def decree_of(r: Root) -> Decree:
    """7.7 The Decree that cannot be carried out."""
    return next(step for step in reversed(r.stack) if isinstance(step, Decree))


@final
class Turmoil(RootStep):
    """7.7 What cannot be done in full: humiliate, purge, depose, rest."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def play(self, r: Root, answer: int) -> None:
        # fmt: off
        match self.climb():
            case 0: self.humiliate(r)                  # 7.7.1
            case 1: self.purge(r)                      # 7.7.2
            case 2: self.depose(r)                     # 7.7.3
            case 3: r.ask(self.seat, "leader", leaders(board_of(r, self.seat)), "7.7.3")
            case 4: self.succeed(r, answer)            # 7.7.3
            case _: self.rest(r)                       # 7.7.4

    def humiliate(self, r: Root) -> None:
        """7.7.1 One point lost for each bird of the Decree, viziers included (RUL.14)."""
        if r.log is not None:
            decree = decree_of(r)
            column = COLUMN_WORDS[decree.column]
            r.tell("turmoil", "7.7", (self.seat, decree.card, column, decree.obstacle(r)))
        r.lose(self.seat, board_of(r, self.seat).birds(), "7.7.1")

    def purge(self, r: Root) -> None:
        """7.7.2 All of the Decree is discarded but the viziers."""
        board = board_of(r, self.seat)
        cards = board.decree()
        board.columns = [0, 0, 0, 0]
        if r.log is not None:
            r.tell("purged", "7.7.2", (self.seat, *cards_of(cards)))
        r.put_away(cards)

    def depose(self, r: Root) -> None:
        """7.7.3 The leader is set aside face down."""
        board = board_of(r, self.seat)
        board.set_aside |= 1 << board.leader
        board.leader = NONE
        board.viziers = 0

    def succeed(self, r: Root, answer: int) -> None:
        """7.7.3 Another takes over; 7.7.3.I when all were face down, all are turned up first."""
        board = board_of(r, self.seat)
        if board.set_aside == ALL_LEADERS:
            board.set_aside = 0
        crown(r, self.seat, answer - LEADER_WORD, "7.7.3")

    def rest(self, r: Root) -> None:
        """7.7.4 Daylight ends."""
        r.phase = EVENING
        r.done()

    def subject(self, r: Root) -> dict[str, int]:
        """7.7 The card that could not be carried out."""
        card = decree_of(r).card
        return {"card": card} if card != NONE else {}  # a position need not say which

    def stands(self, r: Root) -> bool:
        """7.7.3 They have no leader."""
        return board_of(r, self.seat).leader == NONE

    def copy(self) -> Step:
        return self.twin(Turmoil(self.seat))


known_menu("craft")
known_menu("resolve")
known_step(EyrieDaylight, {"seat": kinds.seat_of("eyrie")}, waits=(0, 3), on=("Turns",))
known_step(
    Decree,
    {"seat": kinds.seat_of("eyrie"), "column": kinds.up_to(3), "card": kinds.or_none(kinds.WORD, 2)},
    waits=(0, 4),
    on=("EyrieDaylight",),
)
known_step(Turmoil, {"seat": kinds.seat_of("eyrie")}, on=("Decree",))
