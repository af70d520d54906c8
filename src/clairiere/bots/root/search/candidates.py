"""The candidate options of a question, and the statistics of one."""

from __future__ import annotations

from typing import Final

from ....core.ask import Ask
from ....games.root.choices import END, card_in, is_card, is_with_card, word_in
from ....games.root.factions.riverfolk.words import HAND_CARD
from ....games.root.state.terms import BIT, DOMINANCES
from ..factions.brain import Brain

STREAMS: Final = 4  # random streams reserved for one playout: its world, its dice, its draws
SAME_ACT: Final = 2  # most cards tried for the same act
MINOR_QUESTIONS: Final = frozenset(  # questions that are not searched: payments and prices
    (
        "pay wood", "fund move", "fund battle", "fund draw", "fund craft", "fund recruit", "supporter", "pay item",
        "aid item", "price cards", "price boats", "price mercenaries",
    )
)  # fmt: skip


class Candidate:
    """One option with the sum of its values, its playouts and its outcomes."""

    __slots__ = ("choice", "count", "outcome_sums", "prior", "total")

    def __init__(self, choice: int, prior: float) -> None:
        self.choice = choice
        self.prior = prior
        self.total = 0.0
        self.count = 0
        self.outcome_sums: dict[str, float] = {}  # sums of the outcomes by name

    def add(self, value: float, outcome: dict[str, float]) -> None:
        self.total += value
        self.count += 1
        for name in outcome:
            self.outcome_sums[name] = self.outcome_sums.get(name, 0.0) + outcome[name]

    def value(self) -> float:
        return self.total / self.count if self.count else 0.0

    def merit(self) -> float:
        """Return the mean value plus the prior, which fades with the number of playouts."""
        return self.value() + self.prior / (self.count + 1)


def candidate_options(brain: Brain, ask: Ask, greedy: int) -> list[int]:
    """Return the options worth searching, the greedy choice first.

    Only SAME_ACT cards are tried for one act. 3.3.1 Dominance cards are left to the greedy player, because playouts do
    not reach far enough to judge them."""
    tried = [greedy]
    paid: list[int] = []
    menu = END in ask.options
    for option in ask.options:
        if is_with_card(option):
            paid.append(option)
        elif option != greedy and not (menu and is_card(option) and BIT[option] & DOMINANCES):
            tried.append(option)
    paid.sort(key=lambda option: price(brain, option))
    acts: dict[int, int] = {}
    for option in paid:
        word = word_in(option)
        acts[word] = acts.get(word, 0) + 1
        if acts[word] <= SAME_ACT and option != greedy:
            tried.append(option)
    return tried


def price(brain: Brain, option: int) -> int:
    """Return the worth of the card that an option spends; 11.2.7.I negative for a card that is bought."""
    worth = brain.card_worth(card_in(option))
    return -worth if word_in(option) == HAND_CARD else worth
