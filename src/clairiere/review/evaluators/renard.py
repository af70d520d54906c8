"""Le Renard des Bois: the last tricks are solved exactly, over every hand that the opponent may hold."""

from __future__ import annotations

import time
from itertools import permutations
from math import inf

from ...bots.renard.hand_distribution import HandPosterior
from ...bots.renard.knowledge import FIVES, RenardKnowledge
from ...bots.renard.search import RenardSearch
from ...bots.renard.win_chances import win_chances_for
from ...bots.search.determinizations import Determinizations
from ...bots.search.search_bot import SearchBot
from ...core.ask import NATURE
from ...core.game import find
from ...core.nature import Rng
from ...core.state import State
from ...games.renard.state import Renard
from ...games.tricks import BIT, cards_of
from .evaluator import CurveModel, Evaluator, Look, OpenCards

EXACT = 3  # most cards in hand for an exact solution
OPEN = 6  # the same with open cards
LISTED = 2000  # most hands listed
SOLVED = 2500  # most ends solved for one decision; longer ones are searched
ALIKE = 1e-9
SURE = 2.0  # standard errors that settle a choice: a quarter of the iterations is enough on average


def exact_values(state: Renard, hidden: bool, seconds: float = 0.0) -> dict[int, float]:
    """Return the exact value of each option for the asked seat: with open cards, or over every possible hand. Raise
    `TooLong` if that exceeds the limits."""
    if not hidden:
        return OpenEnd(state, seconds).values(state)
    hands = HandPosterior(Determinizations(find("renard"), state, state.open[0].seat), Rng(0), LISTED)
    if hands.worlds:  # they cannot be listed
        raise TooLong
    return mean_values(hands, state, seconds)


class TooLong(Exception):
    """Solving the position exceeds the limits."""


class OpenEnd:
    """Expectimax over the rest of a round with open cards: both seats play optimally, draws are uniform."""

    def __init__(self, now: Renard, seconds: float = 0.0) -> None:
        self.until = time.perf_counter() + seconds if seconds else inf
        self.round = now.round
        self.knowledge = RenardKnowledge(win_chances_for(now.rules.target), now, Rng(0))
        self.solved_ends = 0

    def values(self, r: Renard) -> dict[int, float]:
        """Return the value of each option for the asked seat."""
        ask = r.open[0]
        told = {choice: self.value(after(r, choice)) for choice in ask.options}
        return {choice: 1.0 - value if ask.seat else value for choice, value in told.items()}

    def value(self, r: Renard) -> float:
        """Return the value for seat 0."""
        if not r.open or r.round != self.round:
            return self.knowledge.rewards(r)[0]
        ask = r.open[0]
        if ask.about in ("lead", "follow"):
            return self.solved(r)
        rest = [self.value(after(r, choice)) for choice in ask.options]
        if ask.seat == NATURE:
            return sum(rest) / len(rest)
        return min(rest) if ask.seat else max(rest)

    def solved(self, r: Renard) -> float:
        """4.5.1 Return the mean value over every order of the cards that Woodcutters may draw."""
        hands = r.hand0, r.hand1
        pile = list(cards_of(r.pile))
        drawers = (hands[0] | hands[1] | BIT[r.decree]) & FIVES
        most = min(len(pile), (drawers | r.pile & FIVES).bit_count()) if drawers else 0
        won = r.tricks[0], r.treasures[0], r.treasures[1]
        values = []
        for order in permutations(pile, most):
            self.solved_ends += 1
            if self.solved_ends > SOLVED or time.perf_counter() > self.until:
                raise TooLong
            values.append(self.knowledge.solver.solve(hands, r.decree, list(order), r.leader, r.lead, won))
        return sum(values) / len(values)


def after(r: Renard, choice: int) -> Renard:
    world = r.copy()
    world.accept(world.open[0], choice)
    return world


def mean_values(hands: HandPosterior, base: Renard, seconds: float = 0.0) -> dict[int, float]:
    """Return the value of each option, averaged over the posterior of the opponent's hands."""
    whole = sum(hands.weights)
    end = OpenEnd(base, seconds)
    means: dict[int, float] = {}
    for place, weight in enumerate(hands.weights):
        for choice, value in end.values(hands.world(place)).items():
            means[choice] = means.get(choice, 0.0) + value * weight / whole
    return means


class RenardEvaluator(Evaluator):
    """Solves decisions near the end of a round. Before that, the first look stops early when a choice is settled."""

    def bot(self, share: int = 1) -> SearchBot:
        bot = super().bot(share)
        if isinstance(bot, RenardSearch):
            bot.sure = SURE
        return bot

    def look(self, worlds: Determinizations, played: int, rng: Rng) -> Look:
        return self.exact(worlds, played, rng) or super().look(worlds, played, rng)

    def exact(self, worlds: Determinizations, played: int, rng: Rng) -> Look | None:
        base = worlds.base
        assert isinstance(base, Renard)
        if base.hand(worlds.seat).bit_count() > EXACT:
            return None
        hands = HandPosterior(worlds, rng, LISTED)
        if hands.worlds:  # they cannot be listed
            return None
        try:
            values = mean_values(hands, base, self.seconds)
        except TooLong:
            return None
        best = max(values, key=lambda choice: (values[choice] + ALIKE * (choice == played), -choice))
        return Look(True, best, values[best], played, values[played], True, len(hands.hands))

    def open_cards(self, state: State, seat: int, played: int) -> OpenCards | None:
        assert isinstance(state, Renard)
        if state.hand(seat).bit_count() > OPEN:
            return None
        try:
            values = OpenEnd(state, self.seconds).values(state)
        except TooLong:
            return None
        top = max(values.values())
        return OpenCards([choice for choice in values if values[choice] > top - ALIKE], top - values[played])


class RenardCurveModel(CurveModel):
    """6.1 Between rounds the score has a known chance to win."""

    def known(self, state: State, seat: int) -> float | None:
        assert isinstance(state, Renard)
        if not state.open:
            return super().known(state, seat)
        if state.open[0].seat != NATURE or state.hand0 or state.hand1:
            return None
        chances, scores = win_chances_for(state.rules.target), state.scores
        value = chances.after(scores[0], scores[1], state.last[0], state.last[1])
        return 1.0 - value if seat else value
