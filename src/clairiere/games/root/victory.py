"""Chapter 3, victory: 3.3 dominance cards, and 3.1 several players at 30 points, none of whom has the turn."""

from __future__ import annotations

from typing import Final, final

from ...core.state import Step
from .choices import SEAT, TAKE, TAKEN, card_in, is_with_card, with_cards, word_in
from .state.rule import ruled_clearings
from .state.state import Root, RootStep, ahead
from .state.steps import known_step
from .state.terms import BIRD, BIT, COUNT12, DAYLIGHT, DOMINANCES, MATCHING, NONE, SPIES, SUIT, cards_of, replaced

CLEARINGS_TO_RULE: Final = 3  # 3.3.1.I


def dominance_options(r: Root, seat: int) -> tuple[int, ...]:
    """3.3.1 Cards of the hand that may be activated, MM.24 spies that may be played, and 3.3.4 those beside the map
    that may be taken, each with a card to pay for it, in Daylight."""
    options: tuple[int, ...] = ()
    hand = r.hand[seat]
    if hand & SPIES:
        options = cards_of(hand & SPIES)
    if hand & DOMINANCES and r.factions[seat].may_activate(r):
        options += cards_of(hand & DOMINANCES)
    if r.available and hand:
        for i in range(len(TAKEN)):
            if r.available >> TAKEN[i] & 1:
                options += with_cards(TAKE + i, hand & MATCHING[SUIT[TAKEN[i]]])  # 2.1.1.II a bird asks for a bird
    return options


def might_use_dominance(r: Root, seat: int) -> bool:
    """1.2.1 Whether, for all that others know, a card of the hand may allow what `dominance_options` offers. All who
    might act are asked, so that no question reveals a hand."""
    if r.phase != DAYLIGHT or not r.hand[seat]:
        return False
    if r.available or any(faction.has_orders(r) for faction in r.factions):  # CARD.spy
        return True
    unseen = DOMINANCES & ~r.removed
    for card in r.dominance:
        if card != NONE:
            unseen &= ~BIT[card]
    return unseen != 0 and r.factions[seat].may_activate(r)


def use_dominance(r: Root, seat: int, choice: int) -> None:
    """3.3, CARD.dominance Activate a card of the hand (3.3.1), or take one from beside the map (3.3.4)."""
    if is_with_card(choice):
        take_dominance(r, seat, TAKEN[word_in(choice) - TAKE], card_in(choice))
    elif BIT[choice] & SPIES:
        play_spy(r, seat, choice)
    else:
        r.remove_card(seat, choice)
        r.factions[seat].activate_dominance(r, choice)


def take_dominance(r: Root, seat: int, card: int, paid: int) -> None:
    """3.3.4 An available dominance card comes to the hand for a card of the same suit; everyone sees which it is."""
    r.available &= ~BIT[card]
    r.receive(seat, card)
    if r.log is not None:
        r.tell("took", "3.3.4", (seat, card))
    r.spend(seat, paid, "3.3.4")


def play_spy(r: Root, seat: int, card: int) -> None:
    """MM.24, CARD.spy A spy is played for free, without a threshold, and the marker stays on the track (RUL.43)."""
    r.remove_card(seat, card)
    r.crafted[seat] |= BIT[card]
    if r.log is not None:
        r.tell("spy", "MM.24", (seat, card), reveals=True)


def put_in_play(r: Root, seat: int, card: int) -> None:
    """3.3.1 The card goes to the play area, 3.3.2 for good, and its owner's marker leaves the track."""
    r.dominance = replaced(r.dominance, seat, card)
    r.leave_track(seat)
    if r.log is not None:
        r.tell("dominance", "3.3.1", (seat, card), reveals=True)


def check_dominance(r: Root, seat: int) -> None:
    """3.3.1.I At the start of own Birdsong: three ruled clearings of the suit; 3.3.1.II for the bird, two opposite
    corners."""
    card = r.dominance[seat]
    if card != NONE and r.partner[seat] == NONE:
        rules = r.factions[seat].dominates(r, ruled_clearings(r, seat))
        if SUIT[card] == BIRD:
            if any([rules >> corner & 1 and rules >> r.map.opposite[corner] & 1 for corner in r.map.corners]):
                r.declare(seat, "3.3.1.II")
        elif COUNT12[rules & r.of_suit[SUIT[card]]] >= CLEARINGS_TO_RULE:
            r.declare(seat, "3.3.1.I")


@final
class FirstCounted(RootStep):
    """3.1, 1.1.3 Several other players are at 30 points at once: the player in turn says whose come first (RUL.64)."""

    def play(self, r: Root, answer: int) -> None:
        # fmt: off
        match self.climb():
            case 0: r.ask(r.turn, "thirty", tuple([SEAT + seat for seat in ahead(r)]), "1.1.3")
            case _: r.declare(answer - SEAT, "3.1")

    def stands(self, r: Root) -> bool:
        """3.1 There are several, all of them out of turn."""
        return r.win_waits and len(ahead(r)) > 1 and r.turn not in ahead(r)

    def copy(self) -> Step:
        return self.twin(FirstCounted())


known_step(FirstCounted, {}, on=("Battle",))
