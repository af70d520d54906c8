"""Levels 2 and 3: tries options in worlds dealt anew, plays on as the greedy player would, and judges what came of it.

Every option meets the same worlds and the same chance. Half of the options fall out after each pass, so that the
close ones are looked at longest.
"""

from __future__ import annotations

import time
from typing import Final

from ....core.ask import NATURE, Ask
from ....core.nature import Rng
from ....core.state import State
from ....games.root.choices import END, card_in, is_card, is_with_card, word_in
from ....games.root.factions.riverfolk.words import HAND_CARD
from ....games.root.state.state import Root
from ....games.root.state.terms import BIT, DOMINANCES, SETUP
from ....games.root.state.view import RootView
from ...search.search_bot import Thinker, Thought, settled
from ...search.worlds import Worlds
from ..evaluation.view_index import Sight
from ..evaluation.win_chances import chances
from ..factions.brain import Brain
from ..greedy import brain_of

ANSWERS: Final = 1500  # in one look ahead: more than any round takes
STREAMS: Final = 4  # of one look ahead: its world, its dice, its draws
TEAM_FAVOUR: Final = 0.2  # what is left of the greedy player's favour where chances are small
SAME_ACT: Final = 2  # cards that are tried for one act
SETTLED: Final = frozenset(  # what hardly matters: who pays, and prices
    (
        "pay wood", "fund move", "fund battle", "fund draw", "fund craft", "fund recruit", "supporter", "pay item",
        "aid item", "price cards", "price boats", "price mercenaries",
    )
)  # fmt: skip


def brain_for(r: Root, ask: Ask) -> Brain:
    """The greedy player's mind, for a question in a world."""
    return brain_of(Sight(RootView(r, ask.seat, False)), ask)


def greedy_choice(r: Root, ask: Ask) -> int:
    """What the greedy player would do."""
    return ask.options[0] if len(ask.options) == 1 else brain_for(r, ask).choose()


def play_on(r: Root, turns: int, dice: Rng, draws: Rng) -> None:
    """Everybody plays greedily until so many turns have begun. Dice have a chance of their own: one battle more does
    not change all draws after it."""
    for _ in range(ANSWERS):
        if not r.open or r.turns >= turns:
            break
        ask = r.open[0]
        if ask.seat == NATURE:
            r.accept(ask, (dice if ask.about == "dice" else draws).pick(ask.options))
        else:
            r.accept(ask, greedy_choice(r, ask))


class Look:
    """One option, and what was seen of it so far."""

    __slots__ = ("choice", "count", "prior", "total")

    def __init__(self, choice: int, prior: float) -> None:
        self.choice = choice
        self.prior = prior
        self.total = 0.0
        self.count = 0

    def value(self) -> float:
        return self.total / self.count if self.count else 0.0

    def merit(self) -> float:
        """The mean, with the greedy player's favour where there is little else to go by."""
        return self.value() + self.prior / (self.count + 1)


class RootSearch(Thinker):
    """`iterations` looks ahead for a question, of so many rounds each; `favour` is what the greedy player's choice is
    given before anything is seen."""

    name = "search"

    def __init__(self, iterations: int = 48, seconds: float = 0.0, rounds: int = 1, favour: float = 0.08) -> None:
        super().__init__(iterations, seconds)
        self.rounds = rounds
        self.favour = favour

    def think(self, worlds: Worlds, ask: Ask, rng: Rng) -> Thought:
        base = worlds.base
        assert isinstance(base, Root)
        if len(ask.options) == 1:
            return settled(ask.options[0])
        brain = brain_for(base, ask)
        greedy = brain.choose()
        tried = candidates(brain, ask, greedy)[: max(1, self.iterations)]
        if ask.about in SETTLED or len(tried) == 1:
            return settled(greedy)
        favour = self.favour * (TEAM_FAVOUR if base.rules.coop else 1.0)
        looks = [Look(choice, favour if choice == greedy else 0.0) for choice in tried]
        return self.weigh(looks, worlds, ask, rng)

    def weigh(self, looks: list[Look], worlds: Worlds, ask: Ask, rng: Rng) -> Thought:
        """Sequential halving: each pass gives what is left of the options an equal part of the budget; the greedy
        player's choice, the first, stays to the end."""
        until = time.perf_counter() + self.seconds
        seed = int(rng.word())
        dealt: list[State] = []
        left = looks
        passes = max(1, (len(looks) - 1).bit_length())
        budget = self.iterations
        for _ in range(passes):
            for _ in range(max(1, self.iterations // (passes * len(left)))):
                if budget < len(left) or (dealt and self.seconds and time.perf_counter() > until):
                    break
                budget -= len(left)
                at = looks[0].count
                if len(dealt) == at:
                    dealt.append(worlds.deal(Rng(seed, STREAMS * at)))
                for look in left:
                    look.total += self.ahead(dealt[at], ask, look.choice, seed, STREAMS * at + 1)
                    look.count += 1
            if all([look.total == looks[0].total for look in left]):
                break  # it makes no difference
            left = better_half(left)
        return concluded(looks, left, dealt)

    def ahead(self, world: State, ask: Ask, choice: int, seed: int, stream: int) -> float:
        """The chance to win after an option: the mean of what it is at the end of each round."""
        r = world.copy()
        assert isinstance(r, Root)
        begun = r.turns if r.phase == SETUP else r.turns - (r.turn - ask.seat) % r.seats
        dice, draws = Rng(seed, stream), Rng(seed, stream + 1)
        r.take(ask.seat, choice)
        found = 0.0
        for number in range(1, self.rounds + 1):
            play_on(r, max(begun, 0) + number * r.seats, dice, draws)
            found += chances(r)[ask.seat]
        return found / self.rounds


def better_half(looks: list[Look]) -> list[Look]:
    """The options to go on with: the first, and the best of the others."""
    rest = looks[1:]
    rest.sort(key=Look.merit, reverse=True)
    return [looks[0], *rest[: max(1, len(looks) // 2 - 1)]]


def concluded(looks: list[Look], left: list[Look], dealt: list[State]) -> Thought:
    """The best of the options that were looked at longest."""
    best = left[0]
    for look in left:
        if look.count == left[0].count and look.merit() > best.merit():
            best = look
    choices = [look.choice for look in looks]
    thought = Thought(best.choice, choices, [look.value() for look in looks], [look.count for look in looks])
    thought.beliefs = dealt
    thought.weights = [1.0 / len(dealt)] * len(dealt)
    return thought


def candidates(brain: Brain, ask: Ask, greedy: int) -> list[int]:
    """The options worth a look, the greedy player's choice first. Of one act with many cards only some; 3.3.1 to leave
    the track for a dominance card is judged by its prospects, which only the greedy player looks at."""
    found = [greedy]
    paid: list[int] = []
    menu = END in ask.options
    for option in ask.options:
        if is_with_card(option):
            paid.append(option)
        elif option != greedy and not (menu and is_card(option) and BIT[option] & DOMINANCES):
            found.append(option)
    paid.sort(key=lambda option: price(brain, option))
    acts: dict[int, int] = {}
    for option in paid:
        word = word_in(option)
        acts[word] = acts.get(word, 0) + 1
        if acts[word] <= SAME_ACT and option != greedy:
            found.append(option)
    return found


def price(brain: Brain, option: int) -> int:
    """What a card is worth to whoever pays with it; 11.2.7.I the other way round where it is bought."""
    worth = brain.card_worth(card_in(option))
    return -worth if word_in(option) == HAND_CARD else worth


class RootExpert(RootSearch):
    """The same with four times the looks ahead. Further ones were tried: what happens there hides what was done."""

    name = "expert"

    def __init__(self, iterations: int = 192, seconds: float = 0.0, rounds: int = 1) -> None:
        super().__init__(iterations, seconds, rounds)
