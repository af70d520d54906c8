"""Posterior over the opponent's hand, given every play so far.

The likelihood of a hand is the probability that the choice model would have played it as it was played. The model is a
guess, so every choice keeps a part of its probability whatever the model says.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ...core.nature import Rng, hand_count
from ...core.state import State
from ...games.renard.cards import ALL, FOX, KEEP, TRICKS
from ...games.renard.redeal import Acts, DrawConstraints
from ...games.renard.state import Renard
from ...games.renard.trail import DREW
from ...games.renard.trick import follower_wins
from ...games.trail import TURNED_UP
from ...games.tricks import BIT, NONE, RANK, SUIT, bits_of, cards_of
from ..search.determinizations import Determinizations
from .bits import bit, count, legal
from .choice_model import CHOICES, ChoiceModel
from .policy_table import BURIES, FOLLOWS, GIVES, LEADS

FLOOR: Final = 0.05  # weight of the uniform distribution mixed into the model
LISTED: Final = 20  # hands are listed exactly up to this many times the wanted worlds


@final
class ObservedChoice:
    """An observed choice of a player, with the situation in which it was made."""

    __slots__ = ("about", "card", "decree", "fox", "gone", "lead", "left", "taken", "tricks")

    def __init__(
        self, about: int, card: int, lead: int, fox: int, gone: int, decree: int, tricks: int, left: int, taken: int
    ) -> None:
        self.about = about
        self.fox: i64 = fox
        self.gone: i64 = gone
        self.card: i64 = card
        self.lead: i64 = lead
        self.decree: i64 = decree
        self.tricks: i64 = tricks
        self.left: i64 = left
        self.taken: i64 = taken  # the decree that was taken for the card given

    def chance(self, model: ChoiceModel, hand: i64, under: i64) -> float:
        """Return the probability of this choice for a player with this hand who has buried the cards `under`."""
        options: i64 = legal(hand, self.lead) if self.about == FOLLOWS else hand
        if self.about == GIVES:
            options |= bit(KEEP)
        if options & (options - 1) == 0:
            return 1.0
        even = FLOOR / int(count(options))
        if options & bit(self.card) == 0:  # it was drawn since
            return even
        gone: i64 = self.gone | under
        model.see(self.about, hand, options, gone, self.decree, self.lead, self.fox, self.tricks, self.left)
        return (1.0 - FLOOR) * model.chance(options, self.card) + even


@final
class ObservedChoices:
    """Reads the choices of one seat from the trail of a round."""

    __slots__ = ("acts", "decree", "drawing", "gone", "lead", "leader", "seat", "tricks", "won")

    def __init__(self, trail: list[int], seat: int) -> None:
        self.seat = seat
        self.acts: list[ObservedChoice] = []
        self.decree = self.lead = self.leader = NONE
        self.tricks = 0  # complete
        self.won = 0  # by the seat
        self.gone = 0  # played in earlier tricks
        self.drawing: ObservedChoice | None = None  # what a Woodcutter played now would ask
        for i in range(len(trail)):
            self.read(trail[i], trail[i + 1] if i + 1 < len(trail) else NONE, i + 1 == len(trail))

    def read(self, mark: int, following: int, is_last: bool) -> None:
        if mark >= DREW:
            if mark == DREW + self.seat and self.drawing is not None:
                self.acts.append(self.drawing)
        elif mark >= TURNED_UP:
            self.decree = mark - TURNED_UP
        else:
            self.played(mark >> 6, mark & 63, following, is_last)

    def played(self, player: int, card: int, following: int, is_last: bool) -> None:
        led = self.lead
        given = following - TURNED_UP if TURNED_UP <= following < DREW else KEEP
        if player == self.seat:
            self.acts.append(self.choice(LEADS if led == NONE else FOLLOWS, card, NONE, NONE))
            self.drawing = self.choice(BURIES, NONE, card, NONE)
            if RANK[card] == FOX and not is_last:
                self.acts.append(self.choice(GIVES, given, card, self.decree if given != KEEP else NONE))
        if led == NONE:
            self.lead, self.leader = card, player
            return
        decree = given if given != KEEP else self.decree
        winner = player if follower_wins(led, card, SUIT[decree]) else self.leader
        self.won += winner == self.seat
        self.tricks += 1
        self.gone |= BIT[led] | BIT[card]
        self.lead = NONE

    def choice(self, about: int, card: int, laid: int, taken: int) -> ObservedChoice:
        """Return a choice made at this point of the trail; `laid` is the card whose ability asks for it."""
        lead = laid if self.lead == NONE else self.lead
        fox = laid if self.lead != NONE else NONE
        return ObservedChoice(about, card, lead, fox, self.gone, self.decree, self.won, TRICKS - self.tricks, taken)


def likelihood(model: ChoiceModel, acts: list[ObservedChoice], hand: i64, buried: list[int]) -> float:
    """Return the likelihood of a hand: the product of the probabilities of all observed choices and burials, computed
    backwards from the cards held now.

    The card that a Woodcutter drew is unknown, so it is treated as if it had been in the hand before.
    """
    chance = 1.0
    burials = len(buried)
    under: i64 = bits_of(buried)
    for i in range(len(acts) - 1, -1, -1):
        act = acts[i]
        if act.about == BURIES:
            burials -= 1
            act.card = buried[burials]
            under &= ~bit(act.card)
        if act.about == GIVES and act.card != KEEP:
            hand = hand & ~bit(act.taken)
        if act.card != KEEP:
            hand |= bit(act.card)
        chance *= act.chance(model, hand, under)
    return chance


@final
class HandPosterior:
    """The opponent's possible hands with their weights, and the worlds that they determine.

    If there are too many to list (after a Woodcutter of the opponent, or if far fewer worlds are wanted), `dealt`
    worlds are sampled and weighted (importance sampling).
    """

    __slots__ = ("base", "hands", "model", "other", "unknown", "weights", "worlds")

    def __init__(self, worlds: Determinizations, rng: Rng, dealt: int) -> None:
        self.model = ChoiceModel(CHOICES)
        base = worlds.base
        assert isinstance(base, Renard)
        self.base = base
        self.other = 1 - worlds.seat
        own = base.hand(worlds.seat) | base.buried_cards(worlds.seat)
        table = bits_of([card for card in (base.decree, base.lead, base.follow) if card != NONE])
        self.unknown = ALL & ~(own | table | base.won0 | base.won1)
        self.hands: list[int] = []
        self.weights: list[float] = []
        self.worlds: list[Renard] = []  # the sampled worlds, if the hands are not listed
        acts = ObservedChoices(base.trail, self.other).acts
        past = DrawConstraints(Acts(base.trail, self.other).acts, False)
        maybe = [card for card in cards_of(self.unknown & ~past.taken) if past.floor[card] == NONE]
        size = base.hand(self.other).bit_count() - past.taken.bit_count()
        if base.buried_cards(self.other) or hand_count(len(maybe), size) > LISTED * dealt:
            self.sample(worlds, acts, rng, dealt)
        else:  # 7.5 all with what was taken openly, without what was shown not to be there
            self.extend(maybe, 0, size, past.taken)
            self.weights = [likelihood(self.model, acts, hand, []) for hand in self.hands]

    def extend(self, maybe: list[int], at: int, size: int, hand: int) -> None:
        if size == 0:
            self.hands.append(hand)
            return
        for i in range(at, len(maybe) - size + 1):
            self.extend(maybe, i + 1, size - 1, hand | BIT[maybe[i]])

    def sample(self, worlds: Determinizations, acts: list[ObservedChoice], rng: Rng, dealt: int) -> None:
        """Sample worlds by re-dealing, and weight them by their likelihood."""
        for _ in range(dealt):
            world = worlds.deal(rng)
            assert isinstance(world, Renard)
            buried = [mark & 63 for mark in world.buried if mark >> 6 == self.other]
            self.worlds.append(world)
            self.hands.append(world.hand(self.other))
            self.weights.append(likelihood(self.model, acts, world.hand(self.other), buried))

    def world(self, index: int) -> Renard:
        """Return the world of the hand at this index."""
        if self.worlds:
            return self.worlds[index]
        world = self.base.copy()
        world.set_hand(self.other, self.hands[index])
        world.pile = self.unknown & ~self.hands[index]
        return world

    def most(self, count: int, rng: Rng) -> tuple[list[State], list[float]]:
        """Return at most `count` worlds with weights: all of them, or a systematic sample in proportion to the
        weights."""
        states: list[State] = []
        if len(self.hands) <= count:
            states += [self.world(i) for i in range(len(self.hands))]
            return states, self.weights
        step = sum(self.weights) / count
        at = -step * rng.below(1 << 24) / (1 << 24)
        for i in range(len(self.hands)):
            at += self.weights[i]
            if at > 0.0:
                weight = 0.0
                while at > 0.0:
                    at -= step
                    weight += 1.0
                states.append(self.world(i))
                self.weights[len(states) - 1] = weight
        return states, self.weights[: len(states)]
