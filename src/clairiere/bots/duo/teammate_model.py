"""Bayesian model of the teammate: posterior over hand and playing style.

The teammate has one of a few types. Each type gives a probability to every card played in this round, among the cards
that the teammate held in a world. The product of these likelihoods and a prior weighs the worlds and the types.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from ...core.state import State
from ...games.duo.cards import ALL
from ...games.duo.state.state import Duo
from ...games.duo.state.trail import EXCHANGED, SWAPPED, gift_of
from ...games.duo.state.walked import BoardState, past_boards
from ...games.duo.trick import playable
from ...games.trail import TURNED_UP
from ...games.tricks import BIT, NONE, SUIT, cards_of
from .heuristic import of_follow, of_lead, share_of
from .path_values import PathValues

HEAT: Final = 30.0  # temperature of the thinker's softmax, in hundredths of a gem

# Types of teammates: a thinker, a greedy player, a greedy player who errs, a random player.
THINKS: Final = 0
GRABS: Final = 1
ERRS: Final = 2
ANYTHING: Final = 3
KINDS: Final = 4
BEFORE: Final[tuple[float, ...]] = (0.55, 0.25, 0.15, 0.05)  # prior over the types
SLIPS: Final[tuple[float, ...]] = (0.2, 0.03, 0.25, 1.0)  # assumed rate of random cards, by type


@final
class ObservedCard:
    """A card that the teammate played, with the situation in which it was played."""

    __slots__ = ("card", "decree", "lead", "past", "path")

    def __init__(self, card: int, lead: int, decree: int, past: int, path: PathValues) -> None:
        self.card = card
        self.lead = lead  # NONE if the teammate led
        self.decree = decree
        self.past = past
        self.path = path


@final
class TeammateModel:
    """The teammate's observed cards of this round, and their likelihood for a hand."""

    __slots__ = ("other", "steps")

    def __init__(self, d: Duo, other: int) -> None:
        self.other = other
        self.steps: list[
            tuple[int, int, ObservedCard | None]
        ] = []  # cards that left the hand, that came, observed card
        seen = past_boards(d, d.walked)
        if len(seen) == d.tricks + 1:
            self.read(d, seen)

    def read(self, d: Duo, seen: list[BoardState]) -> None:
        """Read the round's trail as both players saw it."""
        lead = decree = NONE
        past = trick = 0
        for mark in d.trail:
            if mark >= SWAPPED:
                self.steps.append((BIT[gift_of(mark, self.other)], BIT[gift_of(mark, 1 - self.other)], None))
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
                    self.steps.append((BIT[card], 0, ObservedCard(card, lead, decree, past, path)))
                past |= BIT[card]
                trick += lead != NONE
                lead = card if lead == NONE else NONE

    def weigh(self, hand: int) -> list[float]:
        """Return the weight of each type (prior times likelihood of the cards played), given the current hand."""
        for i in range(len(self.steps) - 1, -1, -1):
            left, came, _ = self.steps[i]
            hand = hand & ~came | left
        likely = list(BEFORE)
        for left, came, act in self.steps:
            if act is not None:
                cards = cards_of(hand if act.lead == NONE else playable(hand, act.lead))
                if len(cards) > 1:
                    self.look(
                        likely,
                        cards,
                        self.softmax_likelihood(act, hand, cards),
                        self.myopic_likelihood(act, hand, cards),
                    )
            hand = hand & ~left | came
        return likely

    def look(self, likely: list[float], cards: tuple[int, ...], thought: float, grabbed: float) -> None:
        """Multiply the weights by the likelihood of one more card, for a thinker and for a greedy player."""
        for kind in range(KINDS):
            meant = thought if kind == THINKS else grabbed
            likely[kind] *= SLIPS[kind] / len(cards) + (1.0 - SLIPS[kind]) * meant

    def softmax_likelihood(self, act: ObservedCard, hand: int, cards: tuple[int, ...]) -> float:
        """Return the probability of the card for a thinker: a softmax over the values of all cards."""
        mine = total = 0.0
        for card, value in zip(cards, self.promises(act, hand, cards, act.past), strict=True):
            promise = exp(value / HEAT)
            total += promise
            if card == act.card:
                mine = promise
        return mine / total

    def myopic_likelihood(self, act: ObservedCard, hand: int, cards: tuple[int, ...]) -> float:
        """Return the probability of the card for a greedy player without memory: uniform over the best cards."""
        values = self.promises(act, hand, cards, 0)
        top = max(values)
        best = [card for card, value in zip(cards, values, strict=True) if value == top]
        return 1.0 / len(best) if act.card in best else 0.0

    def promises(self, act: ObservedCard, hand: int, cards: tuple[int, ...], past: int) -> list[int]:
        """Return the heuristic value of each card at that time, for a player who remembers the cards `past`."""
        trump, more = SUIT[act.decree], hand & hand - 1 != 0
        if act.lead != NONE:
            return [of_follow(act.path, 1 - self.other, act.lead, card, trump, more) for card in cards]
        unseen = ALL & ~(hand | past | BIT[act.decree])
        share = share_of(len(cards), unseen)
        return [of_lead(act.path, self.other, card, trump, unseen, share) for card in cards]


def path_values_at(d: Duo, seen: BoardState) -> PathValues:
    at, low, high, gems, reserve = seen
    path = PathValues(d.rules.board.paws)
    path.look(at, low, high, gems, reserve)
    return path


def weighed_hands(d: Duo, seat: int, worlds: list[State]) -> dict[int, list[float]]:
    """Return the weights of the types for the teammate's hand in each world."""
    model = TeammateModel(d, 1 - seat)
    weights: dict[int, list[float]] = {}
    for world in worlds:
        assert isinstance(world, Duo)
        hand = world.hand(1 - seat)
        if hand not in weights:
            weights[hand] = model.weigh(hand)
    return weights


def weights_of(likely: dict[int, list[float]], other: int, worlds: list[State]) -> list[float]:
    """Return the weight of each world, summed over the types."""
    weights: list[float] = []
    for world in worlds:
        assert isinstance(world, Duo)
        weights.append(sum(likely[world.hand(other)]))
    return weights
