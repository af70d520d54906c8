"""Chapter 4.1, crafting: cards from the hand, paid by activating crafting pieces, once a turn each."""

from __future__ import annotations

from typing import final

from ...core.ask import NO_ANSWER
from ...core.state import Step
from .choices import SUIT_WORD
from .reactions import Reactions
from .state import kinds
from .state.state import Root, RootStep
from .state.steps import known_step
from .state.terms import (
    ANY,
    BIT,
    COST,
    CRAFTABLE,
    FAVOR,
    ITEM,
    ITEM_OF,
    KIND,
    NONE,
    PLACES,
    SAME_NAME,
    SUIT,
    cards_of,
    count_of,
)  # fmt: skip


def unused_crafters(r: Root, seat: int) -> tuple[int, int, int]:
    """4.1.1 The crafting pieces of each suit that can still be activated in this turn."""
    there, used = r.factions[seat].crafters(r), r.activated
    fox, rabbit, mouse = (there & 15) - (used & 15), (there >> 4 & 15) - (used >> 4 & 15), (there >> 8) - (used >> 8)
    return (max(fox, 0), max(rabbit, 0), max(mouse, 0))


def craftable(r: Root, seat: int) -> int:
    """4.1 The cards of a hand that can be crafted now."""
    cards = r.hand[seat] & CRAFTABLE
    if not cards:
        return 0
    fox, rabbit, mouse = unused_crafters(r, seat)
    total = fox + rabbit + mouse
    possible = 0
    if total:
        faction = r.factions[seat]
        for card in cards_of(cards):
            cost = COST[card]
            paid = cost[0] <= fox and cost[1] <= rabbit and cost[2] <= mouse and cost[ANY] <= total
            if paid and not forbidding_clause(r, seat, card) and faction.may_craft(r, card):
                possible |= BIT[card]
    return possible


def forbidding_clause(r: Root, seat: int, card: int) -> str:
    """The clause that forbids crafting a card one could pay for: 4.1.2 no such item is left, 4.1.4 the effect is in
    play already."""
    item = ITEM_OF[card]
    if item != NONE:
        return "" if count_of(r.items[r.seats], item) else "4.1.2"
    return "4.1.4" if r.crafted[seat] & SAME_NAME[card] else ""


@final
class Craft(RootStep):
    """4.1 One card of the hand is crafted. CARD.item_bag, CARD.item_boots, CARD.item_crossbow, CARD.item_sword,
    CARD.item_hammer, CARD.item_tea, CARD.item_coins Cost, item and points are in the data."""

    __slots__ = ("card", "left", "seat")

    def __init__(self, seat: int, card: int, left: int = NONE) -> None:
        super().__init__()
        self.seat = seat
        self.card = card
        self.left = left  # 4.1.1 pieces of any suit still to be activated

    def play(self, r: Root, answer: int) -> None:
        # fmt: off
        match self.climb():
            case 0: self.activate(r)                   # 4.1.1
            case 1: self.must_activate_any(r)
            case 2: self.activate_any(r, answer)
            case 3: self.take_effect(r)                # 4.1.2, 4.1.3
            case _: r.done()

    def activate(self, r: Root) -> None:
        """4.1.1 The card is shown, and a piece of its suit activated for each symbol of the cost."""
        cost = COST[self.card]
        r.learn(r.seats, self.seat, BIT[self.card])
        if r.log is not None:
            clause = "4.1.2" if KIND[self.card] in (ITEM, FAVOR) else "4.1.3"
            r.tell("crafted", clause, (self.seat, self.card), reveals=True)
        for suit in range(3):
            if cost[suit]:
                r.factions[self.seat].activate(r, suit, cost[suit])
        self.left = cost[ANY]

    def suits(self, r: Root) -> list[int]:
        """4.1.1 The suits of which a piece can be activated for '?'."""
        return [suit for suit in range(3) if unused_crafters(r, self.seat)[suit]]

    def must_activate_any(self, r: Root) -> None:
        """4.1.1 '?' accepts any suit."""
        if self.left:
            suits = self.suits(r)
            if len(suits) > 1 and sum(unused_crafters(r, self.seat)) > self.left:
                r.ask(self.seat, "activate", tuple([SUIT_WORD + suit for suit in suits]), "4.1.1")

    def activate_any(self, r: Root, answer: int) -> None:
        """4.1.1 One piece after the other."""
        if self.left:
            self.at = 1
            self.left -= 1
            suit = self.suits(r)[0] if answer == NO_ANSWER else answer - SUIT_WORD
            r.factions[self.seat].activate(r, suit, 1)

    def take_effect(self, r: Root) -> None:
        """4.1.2 An immediate effect, and the card is discarded; 4.1.3 a persistent card stays in the play area."""
        seat, card = self.seat, self.card
        r.remove_card(seat, card)
        if r.factions[seat].forgoes(r, card):
            return
        if KIND[card] == ITEM:
            r.factions[seat].gain_item(r, ITEM_OF[card])
            r.put_away(BIT[card])
            r.gain(seat, r.factions[seat].item_points(r, card), "3.2.2")
        elif KIND[card] == FAVOR:
            self.favor(r)
            r.put_away(BIT[card])
        else:
            r.crafted[seat] = r.crafted[seat] | BIT[card]

    def favor(self, r: Root) -> None:
        """CARD.favor Every enemy piece leaves all clearings of the suit: first all of them, 1.1.3 then what follows."""
        for clearing in PLACES[r.of_suit[SUIT[self.card]]]:
            r.remove_all(self.seat, clearing, "CARD.favor")
        if r.reactions:
            r.push(Reactions())

    def subject(self, r: Root) -> dict[str, int]:
        """4.1.1 The card, and how many pieces are still to be activated."""
        return {"card": self.card, "count": self.left}

    def stands(self, r: Root) -> bool:
        """4.1 The card is in hand until it takes effect, and can be crafted; 4.1.1 the pieces for it are there."""
        if self.at > 3:
            return True
        free = unused_crafters(r, self.seat)
        paid = self.at > 0 or all([COST[self.card][suit] <= free[suit] for suit in range(3)])
        left = COST[self.card][ANY] if self.at == 0 else self.left
        there = r.hand[self.seat] & CRAFTABLE & BIT[self.card] != 0
        return there and paid and left <= sum(free) and not forbidding_clause(r, self.seat, self.card)

    def copy(self) -> Step:
        return self.twin(Craft(self.seat, self.card, self.left))


known_step(Craft, {"seat": kinds.SEAT, "card": kinds.CARD, "left": kinds.or_none(kinds.COUNT, 0)}, waits=(0, 4))
