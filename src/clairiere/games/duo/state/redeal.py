"""Determinization: new deals of what a seat cannot see, consistent with everything that was seen.

Every card that comes into a hand during a round comes from the decree or by a Gift, and both players know those. So
what a player cannot see of the teammate's hand has been there since the deal, and it can be any card that its owner
never showed not to hold. A spectator does not know the cards of the Gifts either: these are found by walking back.
"""

from __future__ import annotations

from typing import Sequence

from ....core.nature import Rng
from ...trail import PLAYED, TURNED_UP
from ...tricks import BIT, NONE, ONE_SUIT, RANK, RANKS, SUIT, bits_of, cards_of
from ..cards import ALL, HEIR, READY
from ..trick import playable
from .state import Duo
from .trail import EXCHANGED, SWAPPED, gift_of, known_in_hand

TRIES = 60  # worlds looked at for a spectator before small changes of the true one are made
CHANGES = 40
BUDGET = 3000  # steps of one walk back


class Acts:
    """What both players did in a round, in order. It is walked backwards from two hands to see if they are possible."""

    def __init__(self, trail: Sequence[int]) -> None:
        self.acts: list[tuple[int, int, int, int]] = []  # (kind, seat, card, the card led, or the card taken)
        self.budget = 0
        self.gifts: list[int] = []  # marks of the Gifts found by a walk back, the last one first
        lead = decree = NONE
        for mark in trail:
            if mark >= SWAPPED:
                self.acts.append((SWAPPED, 0, mark, NONE))
            elif mark >= EXCHANGED:
                self.acts.append((EXCHANGED, mark - EXCHANGED >> 6, mark - EXCHANGED & 63, decree))
                decree = mark - EXCHANGED & 63
            elif mark >= TURNED_UP:
                decree = mark - TURNED_UP
            else:
                self.acts.append((PLAYED, mark >> 6, mark & 63, lead))
                lead = mark & 63 if lead == NONE else NONE

    def lead_to(self, hands: Sequence[int], rng: Rng | None) -> bool:
        """Return True if some deal leads to these hands by legal play; with `rng`, by any Gifts instead of the true
        ones."""
        self.budget = BUDGET
        self.gifts = []
        return self.back(len(self.acts) - 1, hands[0], hands[1], rng)

    def back(self, at: int, hand0: int, hand1: int, rng: Rng | None) -> bool:
        """Return the same for the first `at` + 1 acts, which left these hands."""
        while at >= 0:
            kind, seat, card, other = self.acts[at]
            at -= 1
            if kind == SWAPPED:
                return self.back_before_gift(at, hand0, hand1, card, rng)
            hand = hand_before(kind, hand1 if seat else hand0, card, other)
            if hand == NONE:
                return False
            if seat:
                hand1 = hand
            else:
                hand0 = hand
        return hand0 & hand1 == 0

    def back_before_gift(self, at: int, hand0: int, hand1: int, mark: int, rng: Rng | None) -> bool:
        """5.7.3 Return the same before a Gift: each gave what the other now holds. Only the players know those
        cards."""
        if rng is None:
            return self.back_by_gift(at, hand0, hand1, gift_of(mark, 0), gift_of(mark, 1), None)
        pairs = [64 * first + second for first in cards_of(hand1) for second in cards_of(hand0)]
        rng.shuffle(pairs)
        for pair in pairs:
            self.budget -= 1
            if self.budget < 0:
                return False
            before = len(self.gifts)
            self.gifts.append(SWAPPED + pair)
            if self.back_by_gift(at, hand0, hand1, pair >> 6, pair & 63, rng):
                return True
            del self.gifts[before:]
        return False

    def back_by_gift(self, at: int, hand0: int, hand1: int, first: int, second: int, rng: Rng | None) -> bool:
        """Return the same after giving both cards back."""
        if not hand1 & BIT[first] or not hand0 & BIT[second] or first == second:
            return False
        return self.back(at, hand0 & ~BIT[second] | BIT[first], hand1 & ~BIT[first] | BIT[second], rng)


def hand_before(kind: int, hand: int, card: int, other: int) -> int:
    """Return the hand before an act, or NONE if it is impossible: 3.2.1 an illegal play, 5.3.2 a decree not taken."""
    if hand & BIT[card]:
        return NONE
    hand |= BIT[card]
    if kind == EXCHANGED:
        return hand & ~BIT[other] if other != NONE and hand & BIT[other] else NONE
    return hand if other == NONE or playable(hand, other) >> card & 1 else NONE


def past_allows(d: Duo) -> bool:
    """Return True if the cards of both players agree with everything that happened in the round."""
    return Acts(d.trail).lead_to((d.hand0, d.hand1), None)


def redeal(d: Duo, seat: int, rng: Rng) -> Duo:
    """Return a state that the seat cannot tell from this one."""
    other = d.copy()
    if 0 <= seat < d.seats:
        redeal_hand(other, 1 - seat, rng)
    else:
        redeal_both_hands(other, rng)
    if d.sealed is not None:
        sealed = {}
        for player in d.sealed:  # 5.7.3 what the other has chosen is as hidden as his hand
            hidden = player != seat and d.sealed[player] != READY
            sealed[player] = rng.pick(cards_of(other.hand(player))) if hidden else d.sealed[player]
        other.sealed = sealed
    other.reopen()
    return other


def unseen_cards(d: Duo, own: int) -> int:
    """Return the cards that are neither open, nor in tricks that were seen, nor in one's own hand."""
    open_cards = bits_of([card for card in (d.decree, d.lead, d.follow) if card != NONE])
    return ALL & ~(own | open_cards | d.past)


def redeal_hand(d: Duo, player: int, rng: Rng) -> None:
    """Deal one hand again: its known cards stay, the others are cards that its owner never showed not to hold."""
    hand = d.hand(player)
    known_cards = known_in_hand(d.trail, player, True) & hand
    cards = unseen_cards(d, d.hand(1 - player))
    free = list(cards_of(cards & ~(known_cards | void_suits(d.trail, player))))
    rng.shuffle(free)
    dealt = known_cards | bits_of(free[: hand.bit_count() - known_cards.bit_count()])
    d.set_hand(player, dealt)
    if d.pile:
        d.pile = cards & ~dealt


def void_suits(trail: Sequence[int], player: int) -> int:
    """3.2.2 The suits that a player showed not to hold, so that none of their hidden cards is of these."""
    cards = 0
    lead = NONE
    for mark in trail:
        if mark < TURNED_UP:
            card = mark & 63
            if mark >> 6 == player and lead != NONE and SUIT[card] != SUIT[lead] and RANK[lead] != HEIR:  # 5.9.1
                cards |= ONE_SUIT << SUIT[lead] * RANKS
            lead = card if lead == NONE else NONE
    return cards


def redeal_both_hands(d: Duo, rng: Rng) -> None:
    """Deal both hands and the cards of the Gifts again, for a spectator."""
    acts = Acts(d.trail)
    cards = list(cards_of(unseen_cards(d, 0)))
    sizes = (d.hand0.bit_count(), d.hand1.bit_count())
    for _ in range(TRIES):
        rng.shuffle(cards)
        hands = (bits_of(cards[: sizes[0]]), bits_of(cards[sizes[0] : sizes[0] + sizes[1]]))
        if acts.lead_to(hands, rng):
            place_cards(d, acts, hands)
            return
    swap_hidden_cards(d, acts, cards, rng)


def swap_hidden_cards(d: Duo, acts: Acts, cards: list[int], rng: Rng) -> None:
    """Starting from the true hands, swap hidden cards two by two as long as the past allows it."""
    for _ in range(CHANGES):
        first, second = BIT[rng.pick(cards)], BIT[rng.pick(cards)]
        hands = (swap_cards(d.hand0, first, second), swap_cards(d.hand1, first, second))
        if acts.lead_to(hands, rng):
            place_cards(d, acts, hands)


def swap_cards(hand: int, first: int, second: int) -> int:
    """Return the hand when two cards change places, wherever they are."""
    return hand ^ first ^ second if bool(hand & first) != bool(hand & second) else hand


def place_cards(d: Duo, acts: Acts, hands: tuple[int, int]) -> None:
    """Put the cards and Gifts of a deal into the state."""
    if d.pile:
        d.pile = unseen_cards(d, 0) & ~(hands[0] | hands[1])
    d.hand0, d.hand1 = hands
    gifts = acts.gifts.copy()
    for i in range(len(d.trail)):
        if d.trail[i] >= SWAPPED:
            d.trail[i] = gifts.pop()
