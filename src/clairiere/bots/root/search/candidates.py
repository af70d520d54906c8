"""Which options are worth a look, and what was seen of one."""

from __future__ import annotations

from typing import Final

from ....core.ask import Ask
from ....games.root.choices import END, card_in, is_card, is_with_card, word_in
from ....games.root.factions.riverfolk.words import HAND_CARD
from ....games.root.state.terms import BIT, DOMINANCES
from ..factions.brain import Brain

STREAMS: Final = 4  # of one look: its world, its dice, its draws
SAME_ACT: Final = 2  # cards that are tried for one act
MINOR_QUESTIONS: Final = frozenset(  # what hardly matters: who pays, and prices
    (
        "pay wood", "fund move", "fund battle", "fund draw", "fund craft", "fund recruit", "supporter", "pay item",
        "aid item", "price cards", "price boats", "price mercenaries",
    )
)  # fmt: skip


class Candidate:
    """One option, and what was seen of it so far."""

    __slots__ = ("choice", "count", "prior", "seen", "total")

    def __init__(self, choice: int, prior: float) -> None:
        self.choice = choice
        self.prior = prior
        self.total = 0.0
        self.count = 0
        self.seen: dict[str, float] = {}  # what came of it, by name, summed up

    def add(self, value: float, outcome: dict[str, float]) -> None:
        self.total += value
        self.count += 1
        for name in outcome:
            self.seen[name] = self.seen.get(name, 0.0) + outcome[name]

    def value(self) -> float:
        return self.total / self.count if self.count else 0.0

    def merit(self) -> float:
        """The mean, with the prior where there is little else to go by."""
        return self.value() + self.prior / (self.count + 1)


def candidate_options(brain: Brain, ask: Ask, greedy: int) -> list[int]:
    """The options worth a look, the greedy player's choice first. Of one act with many cards only some; 3.3.1 to leave
    the track for a dominance card is judged by its prospects, which only the greedy player looks at."""
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
    """What a card is worth to whoever pays with it; 11.2.7.I the other way round where it is bought."""
    worth = brain.card_worth(card_in(option))
    return -worth if word_in(option) == HAND_CARD else worth
