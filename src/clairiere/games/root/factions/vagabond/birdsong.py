"""Chapters 9.4 and 9.6, the Vagabond's Birdsong and Evening."""

from __future__ import annotations

from typing import Final, final

from .....core.ask import NO_ANSWER
from .....core.state import Step
from ...choices import CLEARING, END, ITEM_WORD, PASS
from ...drawing import Draw, limit_hand
from ...state import kinds
from ...state.state import HAND_PILE, Root, RootStep
from ...state.steps import known_step
from ...state.terms import CLEARINGS, ITEMS, PLACES, count_of, size_of
from .board import VagabondBoard, board_of
from .tracks import moves_to_track, shift, track_moves
from .words import BAG, COINS, DATA, EXHAUSTED, RELICS, TEA, TO_SATCHEL, TO_TRACK, TRACKED

REFRESHED: Final[int] = DATA["refresh"]["base"]  # 9.4.1
PER_TEA: Final[int] = DATA["refresh"]["per_tea"]
MOST_TEAS: Final[int] = DATA["tracks"]["tea"]  # RUL.17
DRAWN: Final[int] = DATA["draw"]["base"]  # 9.6.2
PER_COIN: Final[int] = DATA["draw"]["per_coin"]
LIMIT: Final[int] = DATA["item_limit"]["base"]  # 9.6.4
PER_BAG: Final[int] = DATA["item_limit"]["per_bag_on_track"]


def all_of(packed: int) -> int:
    """Items of every kind."""
    total = 0
    while packed:
        total += packed & 15
        packed >>= 4
    return total


def kinds_of(packed: int, first: int) -> tuple[int, ...]:
    """The kinds of some items, as choices."""
    return tuple([first + item for item in range(len(ITEMS)) if count_of(packed, item)])


def ways_to_slip(r: Root, seat: int) -> tuple[int, ...]:
    """9.4.2 The adjacent clearings and forests, under any ruler, as choices; CHAR.scoundrel not a burnt clearing."""
    place = r.pawn[seat]
    inside = place >= CLEARINGS
    near = r.map.forests[place - CLEARINGS] if inside else PLACES[r.ways[seat][place]] + r.map.forests_at[place]
    return tuple([CLEARING + other for other in near if other >= CLEARINGS or not r.closed(other)])


@final
class VagabondBirdsong(RootStep):
    """9.4 He refreshes items, then slips."""

    __slots__ = ("left", "seat")

    def __init__(self, seat: int, left: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.left = left  # items that still turn face up

    def play(self, r: Root, answer: int) -> None:
        # fmt: off
        match self.climb():
            case 0: self.count(r)                      # 9.4.1
            case 1: self.refresh_all(r)
            case 2: self.must_choose(r)                # 9.4.1
            case 3: self.refresh(r, answer)
            case 4: r.ask(self.seat, "slip", (*ways_to_slip(r, self.seat), PASS), "9.4.2")
            case _: self.slip(r, answer)

    def count(self, r: Root) -> None:
        """9.4.1 Two for each tea that is face up now, at most three of them (RUL.17), then three more."""
        self.left = PER_TEA * min(MOST_TEAS, board_of(r, self.seat).ready(TEA)) + REFRESHED

    def refresh_all(self, r: Root) -> None:
        """9.4.1 When there are no more exhausted items than that, or all are of one kind, nothing is to be chosen."""
        board = board_of(r, self.seat)
        while self.left and board.spent:
            kinds = kinds_of(board.spent, 0)
            if len(kinds) > 1 and all_of(board.spent) > self.left:
                return
            self.turn_up(r, board, kinds[0])

    def must_choose(self, r: Root) -> None:
        """9.4.1 Items of his choice; a damaged one cannot be chosen."""
        spent = board_of(r, self.seat).spent
        if self.left and spent:
            r.ask(self.seat, "refresh", kinds_of(spent, EXHAUSTED), "9.4.1")

    def refresh(self, r: Root, answer: int) -> None:
        if answer != NO_ANSWER:
            self.at = 1
            self.turn_up(r, board_of(r, self.seat), answer - EXHAUSTED)

    def turn_up(self, r: Root, board: VagabondBoard, item: int) -> None:
        """9.4.1 An exhausted item turns face up, in the satchel."""
        self.left -= 1
        board.spent -= 1 << 4 * item
        board.satchel += 1 << 4 * item
        if r.log is not None:
            r.tell("refreshed", "9.4.1", (self.seat, item))

    def slip(self, r: Root, answer: int) -> None:
        """9.4.2 Once, and it costs nothing; RUL.21 nobody comes along."""
        r.done()
        if answer != PASS:
            r.move_pawn(self.seat, answer - CLEARING, "9.4.2")

    def subject(self, r: Root) -> dict[str, int]:
        """9.4.1 How many items still turn face up."""
        return {"count": self.left} if self.at == 3 else {}

    def copy(self) -> Step:
        return self.twin(VagabondBirdsong(self.seat, self.left))


@final
class VagabondEvening(RootStep):
    """9.6 Rest, draw, discard, item limit."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def play(self, r: Root, answer: int) -> None:
        # fmt: off
        match self.climb():
            case 0: self.begin(r)                      # 9.6.1, 9.2.5.III
            case 1: r.push(Draw(self.seat, cards_in_evening(board_of(r, self.seat)), HAND_PILE))  # 9.6.2
            case 2: limit_hand(r, self.seat)           # 9.6.3
            case 3: self.must_drop(r)                  # 9.6.4
            case _: self.drop(r, answer)

    def begin(self, r: Root) -> None:
        """9.6.1 Rest; 9.2.5.III then, before the draw, move items, if a coin could go to its track."""
        self.rest(r)
        if r.rules.evening_items and could_draw_more(r, board_of(r, self.seat)):
            r.push(Stow(self.seat))

    def rest(self, r: Root) -> None:
        """9.6.1 In a forest every damaged item comes back face up (RUL.3)."""
        board = board_of(r, self.seat)
        if r.pawn[self.seat] < CLEARINGS:
            return
        hurt = board.damaged + board.broken
        board.damaged = board.broken = 0
        for item in range(len(ITEMS)):
            for _ in range(count_of(hurt, item)):
                board.store(item)
                if r.log is not None:
                    r.tell("repaired", "9.6.1", (self.seat, item))

    def must_drop(self, r: Root) -> None:
        """9.6.4 What is too much leaves the satchel, not the Damaged box (RUL.20); 9.2.5.III an item that goes to its
        track instead counts no longer."""
        board = board_of(r, self.seat)
        over = excess(board)
        if over <= 0:
            return
        options = self.in_satchel(board)
        moves = moves_to_track(board) if r.rules.evening_items else ()
        if moves or (len(options) > 1 and over < all_of(board.satchel) + all_of(board.spent)):
            r.ask(self.seat, "drop", options + moves, "9.6.4")

    def in_satchel(self, board: VagabondBoard) -> tuple[int, ...]:
        """9.6.4 What can be removed."""
        return kinds_of(board.satchel, ITEM_WORD) + kinds_of(board.spent, EXHAUSTED)

    def drop(self, r: Root, answer: int) -> None:
        """9.6.4 One item after the other leaves the game, 9.2.5.III or goes to its track."""
        board = board_of(r, self.seat)
        options = self.in_satchel(board)
        if not options or excess(board) <= 0:
            r.done()
            return
        self.at = 3
        if TO_TRACK <= answer < TO_SATCHEL:
            shift(r, board, answer)
        else:
            self.remove(r, board, options[0] if answer == NO_ANSWER else answer)

    def remove(self, r: Root, board: VagabondBoard, answer: int) -> None:
        """2.5.5 A removed item leaves the game."""
        item = answer - EXHAUSTED if answer >= EXHAUSTED else answer - ITEM_WORD
        if answer >= EXHAUSTED:
            board.spent -= 1 << 4 * item
        else:
            board.satchel -= 1 << 4 * item
        if item in RELICS:  # 9.7.1 the relic of that kind first, so that he may have another
            board.relics &= ~(17 << RELICS.index(item))
        if r.log is not None:
            r.tell("dropped", "9.6.4", (self.seat, item))

    def subject(self, r: Root) -> dict[str, int]:
        """9.6.4 How many items are over the limit."""
        return {"count": excess(board_of(r, self.seat))} if self.at == 4 else {}

    def copy(self) -> Step:
        return self.twin(VagabondEvening(self.seat))


@final
class Stow(RootStep):
    """9.2.5.III Before the draw of the Evening he moves items between satchel and tracks, as long as he likes."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def play(self, r: Root, answer: int) -> None:
        # fmt: off
        match self.climb():
            case 0: self.may_move(r)                   # 9.2.5.III
            case _: self.move(r, answer)

    def may_move(self, r: Root) -> None:
        """9.2.5.III Ask, if a coin that goes to its track would draw a card (9.6.2). Bags, and other items over the
        limit, are asked about after the draw (9.6.4)."""
        board = board_of(r, self.seat)
        if could_draw_more(r, board):
            r.ask(self.seat, "stow", (*track_moves(board), END), "9.2.5.III")

    def move(self, r: Root, answer: int) -> None:
        """9.2.5.III One item after the other, until he ends."""
        if answer in (END, NO_ANSWER):
            r.done()
        else:
            self.at = 0
            shift(r, board_of(r, self.seat), answer)

    def copy(self) -> Step:
        return self.twin(Stow(self.seat))


def could_draw_more(r: Root, board: VagabondBoard) -> bool:
    """9.6.2 Return True if a coin of the satchel has room on its track, and there is a card for it to draw."""
    if TO_TRACK + TRACKED.index(COINS) not in moves_to_track(board):
        return False
    return size_of(r.deck) + size_of(r.discard) > cards_in_evening(board)


def cards_in_evening(board: VagabondBoard) -> int:
    """9.6.2 One card, and one for each coin on its track."""
    return DRAWN + PER_COIN * count_of(board.track, COINS)


def item_limit(board: VagabondBoard) -> int:
    """9.6.4 Six items in satchel and Damaged box, and two more for each bag on its track."""
    return LIMIT + PER_BAG * count_of(board.track, BAG)


def excess(board: VagabondBoard) -> int:
    """9.6.4 Items beyond the limit; those on tracks do not count."""
    held = all_of(board.satchel) + all_of(board.spent) + all_of(board.damaged) + all_of(board.broken)
    return held - item_limit(board)


known_step(VagabondBirdsong, {"seat": kinds.seat_of("vagabond"), "left": kinds.COUNT}, on=("Turns",))
known_step(VagabondEvening, {"seat": kinds.seat_of("vagabond")}, waits=(1, 2, 3), on=("Turns",))
known_step(Stow, {"seat": kinds.seat_of("vagabond")}, on=("VagabondEvening",))
