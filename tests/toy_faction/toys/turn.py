"""Chapters TOY.3 to TOY.6, the Toymakers' set-up and the phases of their turn."""

from __future__ import annotations

from typing import final

from clairiere.core.state import Step
from clairiere.games.root.battle import Attack, may_battle
from clairiere.games.root.choices import (
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
)
from clairiere.games.root.craft import Craft, craftable
from clairiere.games.root.drawing import Draw, limit_hand
from clairiere.games.root.effects import act_freely, free_acts, known_menu
from clairiere.games.root.move import EVERYWHERE, Move, may_move
from clairiere.games.root.state import kinds
from clairiere.games.root.state.state import HAND_PILE, Root, RootStep
from clairiere.games.root.state.steps import known_step
from clairiere.games.root.state.terms import BIT, CLEARINGS, PLACES, SUIT, cards_of

from .board import GARRISON, LANTERN, LIGHT, board_of


@final
class ToySetup(RootStep):
    """TOY.3 A lantern, and warriors around it."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def play(self, r: Root, answer: int) -> None:
        # fmt: off
        match self.climb():
            case 0: self.must_light(r)                 # TOY.3.1
            case _: self.light(r, answer - CLEARING)

    def must_light(self, r: Root) -> None:
        """TOY.3.1 In any clearing where pieces may be placed."""
        places = sum([1 << clearing for clearing in range(CLEARINGS) if r.may_place(self.seat, clearing)])
        r.ask(self.seat, "first lantern", CLEARING_OPTIONS[places], "TOY.3.1")

    def light(self, r: Root, clearing: int) -> None:
        """TOY.3.1 A lantern, and four warriors."""
        r.done()
        r.place_token(self.seat, clearing, LANTERN, 1, "TOY.3.1")
        r.place_warriors(self.seat, clearing, GARRISON, "TOY.3.1")

    def copy(self) -> Step:
        return self.twin(ToySetup(self.seat))


@final
class ToyBirdsong(RootStep):
    """TOY.4 Lanterns glow."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def play(self, r: Root, answer: int) -> None:
        # fmt: off
        match self.climb():
            case _: self.glow(r)                       # TOY.4

    def glow(self, r: Root) -> None:
        """TOY.4 A point for every second lantern, rounded up."""
        r.done()
        lanterns = len(PLACES[board_of(r, self.seat).lit(r)])
        if r.log is not None:
            r.tell("glow", "TOY.4", (self.seat, lanterns))
        r.gain(self.seat, (lanterns + 1) // 2, "TOY.4")

    def copy(self) -> Step:
        return self.twin(ToyBirdsong(self.seat))


@final
class ToyDaylight(RootStep):
    """TOY.5 Craft, and up to three acts."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def play(self, r: Root, answer: int) -> None:
        # fmt: off
        match self.climb():
            case 0: r.ask(self.seat, "workday", self.options(r), "TOY.5")
            case _: self.act(r, answer)

    def options(self, r: Root) -> tuple[int, ...]:
        """TOY.5 What they may do now; fewer than three acts will do."""
        acts = free_acts(r, self.seat) + cards_of(craftable(r, self.seat))
        if board_of(r, self.seat).acts:
            acts += self.acts(r)
        return (*acts, END)

    def acts(self, r: Root) -> tuple[int, ...]:
        """TOY.5.1 to TOY.5.3 Light a lantern, recruit, battle, move."""
        board = board_of(r, self.seat)
        acts = with_cards(LIGHT, board.payable(r))
        if r.supply[self.seat] and board.lit(r):
            acts += (RECRUIT,)
        if may_battle(r, self.seat):
            acts += (BATTLE,)
        return (*acts, MOVE) if may_move(r, self.seat) else acts

    def act(self, r: Root, answer: int) -> None:
        """TOY.5 One thing after the other."""
        self.at = 0
        if answer == END:
            r.done()
        elif is_card(answer) and craftable(r, self.seat) & BIT[answer] and not r.crafted[self.seat] & BIT[answer]:
            r.push(Craft(self.seat, answer))
        elif not act_freely(r, self.seat, answer):
            board_of(r, self.seat).acts -= 1
            self.carry_out(r, answer)

    def carry_out(self, r: Root, answer: int) -> None:
        """TOY.5.1 Move or battle, TOY.5.2 light, TOY.5.3 recruit."""
        if answer == MOVE:
            r.push(Move(self.seat, EVERYWHERE, 0))
        elif answer == BATTLE:
            r.push(Attack(self.seat, EVERYWHERE, 0))
        elif is_with_card(answer) and word_in(answer) == LIGHT:
            r.spend(self.seat, card_in(answer), "TOY.5.2")
            r.push(Light(self.seat, SUIT[card_in(answer)]))
        else:
            for clearing in PLACES[board_of(r, self.seat).lit(r)]:
                if r.may_place(self.seat, clearing):
                    r.place_warriors(self.seat, clearing, 1, "TOY.5.3")

    def copy(self) -> Step:
        return self.twin(ToyDaylight(self.seat))


@final
class Light(RootStep):
    """TOY.5.2 A card was spent: a lantern is lit in a clearing of its suit."""

    __slots__ = ("seat", "suit")

    def __init__(self, seat: int, suit: int) -> None:
        super().__init__()
        self.seat = seat
        self.suit = suit

    def play(self, r: Root, answer: int) -> None:
        # fmt: off
        match self.climb():
            case 0: r.ask(self.seat, "lantern", CLEARING_OPTIONS[board_of(r, self.seat).sites(r, self.suit)], "TOY.5.2")
            case _: self.light(r, answer - CLEARING)

    def light(self, r: Root, clearing: int) -> None:
        """TOY.5.2 The lantern scores a point."""
        r.done()
        r.place_token(self.seat, clearing, LANTERN, 1, "TOY.5.2")
        r.gain(self.seat, 1, "TOY.5.2")

    def subject(self, r: Root) -> dict[str, int]:
        """TOY.5.2 The suit that was paid."""
        return {"suit": self.suit}

    def stands(self, r: Root) -> bool:
        """TOY.5.2 There is a place for it, and a lantern."""
        board = board_of(r, self.seat)
        return board.lanterns_left(r) > 0 and board.sites(r, self.suit) > 0

    def copy(self) -> Step:
        return self.twin(Light(self.seat, self.suit))


@final
class ToyEvening(RootStep):
    """TOY.6 They draw, then discard down to five cards."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def play(self, r: Root, answer: int) -> None:
        # fmt: off
        match self.climb():
            case 0: r.push(Draw(self.seat, 2, HAND_PILE))  # TOY.6.1
            case 1: limit_hand(r, self.seat)           # TOY.6.2
            case _: r.done()

    def copy(self) -> Step:
        return self.twin(ToyEvening(self.seat))


known_menu("workday")
known_step(ToySetup, {"seat": kinds.seat_of("toys")}, on=("Setup",))
known_step(ToyBirdsong, {"seat": kinds.seat_of("toys")}, on=("Turns",))
known_step(ToyDaylight, {"seat": kinds.seat_of("toys")}, waits=(0,), on=("Turns",))
known_step(Light, {"seat": kinds.seat_of("toys"), "suit": kinds.up_to(3)}, on=("ToyDaylight",))
known_step(ToyEvening, {"seat": kinds.seat_of("toys")}, waits=(1, 2), on=("Turns",))
