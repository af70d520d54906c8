"""Chapter 9.5, the Vagabond's Daylight: he exhausts items to act, in any order and number."""

from __future__ import annotations

from typing import final

from .....core.state import Step
from ...battle import Attack, battlefields
from ...choices import BATTLE, END, MOVE, card_in, is_card, is_with_card, with_cards, word_in
from ...craft import Craft, craftable
from ...effects import act_freely, free_acts, known_menu
from ...state import kinds
from ...state.state import Root, RootStep
from ...state.steps import known_step
from ...state.terms import BIT, CLEARINGS, MATCHING, cards_of
from .actions import Aid, Quest, Repair, Strike, quests_within_means, strike_targets
from .board import VagabondBoard, board_of
from .explore import Explore
from .special import usable, use_special
from .tracks import shift, track_moves
from .walk import Walk, within_reach
from .words import (
    AIDED,
    CROSSBOW,
    EXPLORE,
    HAMMER,
    QUEST_WORD,
    QUESTS,
    REPAIR,
    SPECIALS,
    STRIKE,
    SWORD,
    TO_SATCHEL,
    TO_TRACK,
    TORCH,
    aid_word,
)  # fmt: skip


def aid_options(r: Root, board: VagabondBoard) -> tuple[int, ...]:
    """9.5.4 Each other player with a piece in his clearing, with each card that matches it; any item pays."""
    place = r.pawn[board.seat]
    if place >= CLEARINGS or not board.track + board.satchel:
        return ()
    cards = r.hand[board.seat] & MATCHING[r.suits[place]]
    options: tuple[int, ...] = ()
    if cards:
        for other in range(r.seats):
            if other != board.seat and r.present(other, place):
                options += with_cards(aid_word(r.factions[other].letter), cards)
    return options


@final
class VagabondDaylight(RootStep):
    """9.5 One action after the other, until he ends."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def play(self, r: Root, answer: int) -> None:
        # fmt: off
        match self.climb():
            case 0: r.ask(self.seat, "wander", self.options(r), "9.5")
            case _: self.act(r, answer)

    def options(self, r: Root) -> tuple[int, ...]:
        """9.5.1 to 9.5.9 What he has the items for."""
        board = board_of(r, self.seat)
        words = []
        if within_reach(r, board, 0):
            words.append(MOVE)  # 9.5.1
        place = r.pawn[self.seat]
        if place < CLEARINGS:
            if board.ready(SWORD) and battlefields(r, self.seat, 1 << place):
                words.append(BATTLE)  # 9.5.2
            if board.ready(TORCH) and r.ruins >> place & 1:
                words.append(EXPLORE)  # 9.5.3
            words += [QUEST_WORD + quest for quest in quests_within_means(r, board)]  # 9.5.5
            if board.ready(CROSSBOW) and strike_targets(r, self.seat):
                words.append(STRIKE)  # 9.5.6
        if board.ready(HAMMER) and board.damaged + board.broken:
            words.append(REPAIR)  # 9.5.7
        if usable(r, board):
            words.append(SPECIALS[board.character])  # 9.5.9
        acts = aid_options(r, board) + cards_of(craftable(r, self.seat)) + track_moves(board)  # 9.5.4, 9.5.8
        return tuple(words) + acts + free_acts(r, self.seat) + (END,)

    def act(self, r: Root, answer: int) -> None:
        """9.5 Whatever he chose."""
        self.at = 0
        board = board_of(r, self.seat)
        if answer == END:
            r.done()
        elif is_with_card(answer) and word_in(answer) in AIDED:
            self.aid(r, AIDED[word_in(answer)], card_in(answer))
        elif TO_TRACK <= answer < TO_SATCHEL + 3:
            shift(r, board, answer)
        elif QUEST_WORD <= answer < QUEST_WORD + len(QUESTS):
            r.push(Quest(self.seat, answer - QUEST_WORD))
        elif answer in SPECIALS.values():
            use_special(r, board)
        elif is_card(answer) and craftable(r, self.seat) & BIT[answer]:
            r.push(Craft(self.seat, answer))  # 9.5.8
        elif not act_freely(r, self.seat, answer):
            self.exhaust_to_act(r, board, answer)

    def exhaust_to_act(self, r: Root, board: VagabondBoard, answer: int) -> None:
        """9.5.1 Boots, 9.5.2 a sword, 9.5.3 a torch, 9.5.6 a crossbow, 9.5.7 a hammer."""
        if answer == MOVE:
            r.push(Walk(self.seat, 0))
        elif answer == BATTLE:
            board.exhaust(r, SWORD, "9.5.2")
            place = r.pawn[self.seat]  # he fights where he is
            r.push(Attack(self.seat, 1 << place, 0, place, Attack.MUST_CHOOSE_DEFENDER))
        elif answer == EXPLORE:
            board.exhaust(r, TORCH, "9.5.3")
            r.push(Explore(self.seat))
        elif answer == STRIKE:
            board.exhaust(r, CROSSBOW, "9.5.6")
            r.push(Strike(self.seat))
        else:
            board.exhaust(r, HAMMER, "9.5.7")
            r.push(Repair(self.seat, 1))

    def aid(self, r: Root, letter: str, card: int) -> None:
        """9.5.4 The card goes to the other player; only those two see which, but it matches the clearing."""
        other = [faction.letter for faction in r.factions].index(letter)
        r.factions[other].receive(r, self.seat, card, "9.5.4", r.suits[r.pawn[self.seat]])
        r.push(Aid(self.seat, other))

    def copy(self) -> Step:
        return self.twin(VagabondDaylight(self.seat))


known_menu("wander")
known_step(VagabondDaylight, {"seat": kinds.seat_of("vagabond")}, waits=(0,), on=("Turns",))
