"""What a player of Duo believes of the teammate's hand: worlds in which he would have played as he did count more.

The model of the teammate is the heuristic, with much doubt: each card that he led or followed with in this round is as
likely as what it promised him then, next to the other cards that the world says he held.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from ...core.state import State
from ...games.duo.cards import ALL
from ...games.duo.state.state import Duo
from ...games.duo.state.trail import EXCHANGED, SWAPPED, given_by
from ...games.duo.state.walked import BoardState, boards
from ...games.duo.trick import playable
from ...games.trail import TURNED_UP
from ...games.tricks import BIT, NONE, SUIT, cards_of
from .heuristic import of_follow, of_lead, share_of
from .path_values import PathValues

DOUBT: Final = 0.2  # how often he plays any card, for all we know
HEAT: Final = 30.0  # hundredths of a gem that make a card 2.7 times as likely


@final
class CardSeen:
    """A card that the teammate played, and what lay open then."""

    __slots__ = ("card", "decree", "lead", "past", "path")

    def __init__(self, card: int, lead: int, decree: int, past: int, path: PathValues) -> None:
        self.card = card
        self.lead = lead  # NONE if he led
        self.decree = decree
        self.past = past
        self.path = path


@final
class TeammateModel:
    """The acts of the teammate in this round, and how likely a hand makes them."""

    __slots__ = ("other", "steps")

    def __init__(self, d: Duo, other: int) -> None:
        self.other = other
        self.steps: list[tuple[int, int, CardSeen | None]] = []  # what left his hand, what came, and the act to judge
        seen = boards(d, d.walked)
        if len(seen) == d.tricks + 1:
            self.read(d, seen)

    def read(self, d: Duo, seen: list[BoardState]) -> None:
        """The round as both saw it, trick by trick."""
        lead = decree = NONE
        past = trick = 0
        for mark in d.trail:
            if mark >= SWAPPED:
                self.steps.append((BIT[given_by(mark, self.other)], BIT[given_by(mark, 1 - self.other)], None))
            elif mark >= EXCHANGED:
                if mark - EXCHANGED >> 6 == self.other:
                    self.steps.append((BIT[mark - EXCHANGED & 63], BIT[decree], None))
                decree = mark - EXCHANGED & 63
            elif mark >= TURNED_UP:
                decree = mark - TURNED_UP
            else:
                card = mark & 63
                if mark >> 6 == self.other:
                    path = path_values_at(d, seen[trick])
                    self.steps.append((BIT[card], 0, CardSeen(card, lead, decree, past, path)))
                past |= BIT[card]
                trick += lead != NONE
                lead = card if lead == NONE else NONE

    def weight(self, hand: int) -> float:
        """How likely he would have played as he did, with a hand that is this one now."""
        for i in range(len(self.steps) - 1, -1, -1):
            left, came, _ = self.steps[i]
            hand = hand & ~came | left
        likely = 1.0
        for left, came, act in self.steps:
            if act is not None:
                likely *= self.of_act(act, hand)
            hand = hand & ~left | came
        return likely

    def of_act(self, act: CardSeen, hand: int) -> float:
        """What he played, next to all that he could have played."""
        cards = cards_of(hand) if act.lead == NONE else playable(hand, act.lead)
        if len(cards) == 1:
            return 1.0
        unseen = ALL & ~(hand | act.past | BIT[act.decree])
        share, trump, more = share_of(len(cards), unseen), SUIT[act.decree], hand & hand - 1 != 0
        mine = total = 0.0
        for card in cards:
            if act.lead == NONE:
                value = of_lead(act.path, self.other, card, trump, unseen, share)
            else:
                value = of_follow(act.path, 1 - self.other, act.lead, card, trump, more)
            promise = exp(value / HEAT)
            total += promise
            if card == act.card:
                mine = promise
        return DOUBT / len(cards) + (1.0 - DOUBT) * mine / total


def path_values_at(d: Duo, seen: BoardState) -> PathValues:
    at, low, high, gems, reserve = seen
    path = PathValues(d.rules.board.paws)
    path.look(at, low, high, gems, reserve)
    return path


def weights_of(d: Duo, seat: int, worlds: list[State]) -> list[float]:
    """How much each world counts for a seat."""
    model = TeammateModel(d, 1 - seat)
    weights: list[float] = []
    for world in worlds:
        assert isinstance(world, Duo)
        weights.append(model.weight(world.hand(1 - seat)))
    return weights
