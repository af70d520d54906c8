"""Chapters 9.5.4 to 9.5.7, the Vagabond's actions: Aid, quests, Strike, Repair."""

from __future__ import annotations

from typing import Final, final

from .....core.ask import NO_ANSWER
from .....core.state import Step
from ...choices import ITEM_WORD, PASS, SEAT, WARRIOR_WORD
from ...drawing import Draw
from ...reactions import Reactions
from ...state import kinds
from ...state.state import HAND_PILE, Root, RootStep
from ...state.steps import known_step
from ...state.terms import CLEARINGS, ITEMS, NONE, count_of
from .birdsong import all_of, kinds_of
from .board import VagabondBoard, board_of, shared
from .setup import ask_quest, reveal_quest
from .words import (
    AID_COST,
    ALLIED,
    ALLY_POINTS,
    CARDS_WORD,
    EXHAUSTED,
    OF_SUIT,
    POINTS_WORD,
    QUEST_ITEMS,
    QUEST_SUIT,
    QUEST_WORD,
    SPACE_POINTS,
)  # fmt: skip

QUEST_CARDS: Final = 2  # 9.5.5


@final
class Aid(RootStep):
    """9.5.4 The card is given: an item is exhausted, a crafted item may be taken, the relationship is checked."""

    __slots__ = ("other", "seat")

    def __init__(self, seat: int, other: int) -> None:
        super().__init__()
        self.seat = seat
        self.other = other

    def play(self, r: Root, answer: int) -> None:
        # fmt: off
        match self.climb():
            case 0: self.must_choose_item(r)           # 9.5.4
            case 1: self.exhaust(r, answer)
            case 2: self.may_take(r)                   # 9.5.4
            case 3: self.take(r, answer)
            case _: self.check(r)                      # 9.2.9.I

    def items(self, r: Root) -> tuple[int, ...]:
        """9.5.4 Any item that is face up."""
        board = board_of(r, self.seat)
        return tuple([ITEM_WORD + item for item in range(len(ITEMS)) if board.ready(item)])

    def must_choose_item(self, r: Root) -> None:
        items = self.items(r)
        if len(items) > 1:
            r.ask(self.seat, "aid item", items, "9.5.4")

    def exhaust(self, r: Root, answer: int) -> None:
        item = (self.items(r)[0] if answer == NO_ANSWER else answer) - ITEM_WORD
        board_of(r, self.seat).exhaust(r, item, "9.5.4")

    def may_take(self, r: Root) -> None:
        """9.5.4 One of the crafted items of that player, if he wants (RUL.55); a Vagabond has none (RUL.35)."""
        items = kinds_of(r.items[self.other], ITEM_WORD)
        if items:
            r.ask(self.seat, "aid take", (*items, PASS), "9.5.4")

    def take(self, r: Root, answer: int) -> None:
        """9.5.4 It is his, face up."""
        if answer not in (PASS, NO_ANSWER):
            r.leave_box(self.other, answer - ITEM_WORD)
            board_of(r, self.seat).get(r, answer - ITEM_WORD, "9.5.4")

    def check(self, r: Root) -> None:
        """9.2.9.II.a Aid to an ally scores; 9.2.9.I.a enough Aids in one turn move a marker; 9.2.9.III.c a Hostile
        faction stays Hostile."""
        r.done()
        board = board_of(r, self.seat)
        space = board.mark(self.other)
        if space == ALLIED:
            r.gain(self.seat, ALLY_POINTS, "9.2.9.II.a")
        elif space < ALLIED:
            board.aids += 1 << 4 * self.other
            if count_of(board.aids, self.other) == AID_COST[space]:
                board.aids &= ~(15 << 4 * self.other)
                improve(r, board, self.other, space + 1)

    def subject(self, r: Root) -> dict[str, int]:
        """9.5.4 Whom he aids."""
        return {"other": self.other}

    def copy(self) -> Step:
        return self.twin(Aid(self.seat, self.other))


def improve(r: Root, board: VagabondBoard, other: int, space: int) -> None:
    """9.2.9.I.b The marker advances one space, and its points are scored; 9.2.9.II on the last one he has an ally."""
    board.set_mark(other, space)
    if r.log is not None:
        r.tell("improved", "9.2.9.I.b", (board.seat, other, space))
        if space == ALLIED:
            r.tell("ally", "9.2.9.II", (board.seat, other))
    r.gain(board.seat, SPACE_POINTS[space - 1], "9.2.9.I.b")


def quests_within_means(r: Root, board: VagabondBoard) -> list[int]:
    """9.5.5 The quests that lie face up, of the suit of his clearing, whose two items he can exhaust."""
    here = shared(r).quests & OF_SUIT[r.suits[r.pawn[board.seat]]]
    if not here:
        return []
    return [quest for quest in range(len(QUEST_ITEMS)) if here >> quest & 1 and has_items(board, quest)]


def has_items(board: VagabondBoard, quest: int) -> bool:
    """9.5.5 Both items, face up; two of a kind if the quest lists it twice."""
    one, two = QUEST_ITEMS[quest]
    return board.ready(one) > int(one == two) and board.ready(two) > 0


@final
class Quest(RootStep):
    """9.5.5 Two items are exhausted, another quest is revealed (RUL.53), then he chooses his reward."""

    __slots__ = ("quest", "seat")

    def __init__(self, seat: int, quest: int) -> None:
        super().__init__()
        self.seat = seat
        self.quest = quest

    def play(self, r: Root, answer: int) -> None:
        # fmt: off
        match self.climb():
            case 0: self.complete(r)                   # 9.5.5
            case 1: ask_quest(r, "9.5.5")
            case 2: self.reveal(r, answer)
            case 3: r.ask(self.seat, "reward", (POINTS_WORD, CARDS_WORD, PASS), "9.5.5")
            case _: self.reward(r, answer)

    def complete(self, r: Root) -> None:
        """9.5.5 He keeps the quest; 9.7.3 nobody else can complete it."""
        board = board_of(r, self.seat)
        for item in QUEST_ITEMS[self.quest]:
            board.exhaust(r, item, "9.5.5")
        shared(r).quests &= ~(1 << self.quest)
        board.completed |= 1 << self.quest
        if r.log is not None:
            r.tell("quest", "9.5.5", (self.seat, QUEST_WORD + self.quest))

    def reveal(self, r: Root, answer: int) -> None:
        if answer != NO_ANSWER:
            reveal_quest(r, answer, "9.5.5")

    def reward(self, r: Root, answer: int) -> None:
        """9.5.5 A point for each completed quest of that suit, this one included, or two cards, or neither (RUL.65)."""
        r.done()
        if answer == CARDS_WORD:
            r.push(Draw(self.seat, QUEST_CARDS, HAND_PILE))
        elif answer == POINTS_WORD:
            done = board_of(r, self.seat).completed & OF_SUIT[QUEST_SUIT[self.quest]]
            r.gain(self.seat, done.bit_count(), "9.5.5")

    def subject(self, r: Root) -> dict[str, int]:
        """9.5.5 The quest."""
        return {"word": QUEST_WORD + self.quest}

    def copy(self) -> Step:
        return self.twin(Quest(self.seat, self.quest))


def strike_targets(r: Root, seat: int) -> list[int]:
    """9.5.6 The other players with a warrior, building or token in his clearing; 9.2.2 a pawn is none of these."""
    place = r.pawn[seat]
    seats = []
    for other in range(r.seats):
        at = other * CLEARINGS + place
        if other != seat and r.strength[at] + r.tokens[at]:
            seats.append(other)
    return seats


@final
class Strike(RootStep):
    """9.5.6 A warrior in his clearing is removed, or a building or token of a player who has no warrior there."""

    __slots__ = ("other", "seat")

    def __init__(self, seat: int, other: int = NONE) -> None:
        super().__init__()
        self.seat = seat
        self.other = other

    def play(self, r: Root, answer: int) -> None:
        # fmt: off
        match self.climb():
            case 0: self.must_choose_player(r)         # 9.5.6
            case 1: self.choose_player(r, answer)
            case 2: self.must_choose_piece(r)          # 9.5.6
            case 3: self.remove(r, answer)
            case _: r.done()

    def must_choose_player(self, r: Root) -> None:
        seats = strike_targets(r, self.seat)
        if len(seats) > 1:
            r.ask(self.seat, "strike", tuple([SEAT + other for other in seats]), "9.5.6")

    def choose_player(self, r: Root, answer: int) -> None:
        self.other = strike_targets(r, self.seat)[0] if answer == NO_ANSWER else answer - SEAT

    def pieces(self, r: Root) -> tuple[int, ...]:
        """9.5.6 Warriors first, as in battle."""
        at = self.other * CLEARINGS + r.pawn[self.seat]
        if r.warriors[at]:
            return (WARRIOR_WORD,)
        sheet = r.factions[self.other].sheet
        pieces = [sheet.buildings[kind] for kind in range(len(sheet.buildings)) if count_of(r.buildings[at], kind)]
        pieces += [sheet.tokens[kind] for kind in range(len(sheet.tokens)) if count_of(r.tokens[at], kind)]
        return tuple(pieces)

    def must_choose_piece(self, r: Root) -> None:
        pieces = self.pieces(r)
        if len(pieces) > 1:
            r.ask(self.seat, "strike piece", pieces, "9.5.6")

    def remove(self, r: Root, answer: int) -> None:
        """9.5.6 3.2.1 A building or token scores; 9.2.9.III a warrior makes its faction Hostile, for no infamy."""
        piece = self.pieces(r)[0] if answer == NO_ANSWER else answer
        sheet = r.factions[self.other].sheet
        place = r.pawn[self.seat]
        if piece == WARRIOR_WORD:
            r.remove_warriors(self.other, place, 1, self.seat, "9.5.6")
        elif piece in sheet.buildings:
            r.remove_building(self.other, place, sheet.buildings.index(piece), self.seat, "9.5.6")
        else:
            r.remove_token(self.other, place, sheet.tokens.index(piece), self.seat, "9.5.6")
        if r.reactions:
            r.push(Reactions())

    def subject(self, r: Root) -> dict[str, int]:
        """9.5.6 Whom he strikes."""
        return {"other": self.other} if self.at > 2 else {}

    def copy(self) -> Step:
        return self.twin(Strike(self.seat, self.other))


@final
class Repair(RootStep):
    """9.5.7 A damaged item comes back, CHAR.ranger or three; they keep their face (RUL.3)."""

    __slots__ = ("left", "seat")

    def __init__(self, seat: int, left: int) -> None:
        super().__init__()
        self.seat = seat
        self.left = left

    def play(self, r: Root, answer: int) -> None:
        # fmt: off
        match self.climb():
            case 0: self.must_choose(r)                # 9.5.7
            case _: self.repair(r, answer)

    def hurt(self, r: Root) -> tuple[int, ...]:
        """9.5.7 What lies in the Damaged box, face up or face down."""
        board = board_of(r, self.seat)
        return kinds_of(board.damaged, ITEM_WORD) + kinds_of(board.broken, EXHAUSTED)

    def must_choose(self, r: Root) -> None:
        """9.5.7 Of his choice, unless all of them come back."""
        items = self.hurt(r)
        board = board_of(r, self.seat)
        if self.left and len(items) > 1 and all_of(board.damaged) + all_of(board.broken) > self.left:
            r.ask(self.seat, "repair", items, "9.5.7")

    def repair(self, r: Root, answer: int) -> None:
        """9.5.7 One after the other."""
        items = self.hurt(r)
        if not self.left or not items:
            r.done()
            return
        self.at = 0
        self.left -= 1
        board_of(r, self.seat).repair_item(r, items[0] if answer == NO_ANSWER else answer, "9.5.7")

    def subject(self, r: Root) -> dict[str, int]:
        """9.5.7 How many items still come back."""
        return {"count": self.left}

    def copy(self) -> Step:
        return self.twin(Repair(self.seat, self.left))


known_step(Aid, {"seat": kinds.seat_of("vagabond"), "other": kinds.SEAT}, on=("VagabondDaylight",))
known_step(Quest, {"seat": kinds.seat_of("vagabond"), "quest": kinds.up_to(14)}, on=("VagabondDaylight",))
known_step(
    Strike,
    {"seat": kinds.seat_of("vagabond"), "other": kinds.or_none(kinds.SEAT, 1)},
    waits=(4,),
    on=("VagabondDaylight",),
)
known_step(Repair, {"seat": kinds.seat_of("vagabond"), "left": kinds.COUNT}, on=("VagabondDaylight", "Hideout"))
