"""Loops that play games without a caller, compiled with the rules: playouts, random walks and perft counts."""

from __future__ import annotations

from typing import Final, Sequence

from .ask import NATURE, Ask
from .nature import Rng
from .state import State

FEW: Final = 24  # sample size for questions with very many options
SELDOM: Final = 16  # one in so many: a seat that can only give up answers first in a race
RARELY: Final = 64  # one in so many: giving up, which a game may offer with every question


def playout(state: State, rng: Rng, quits: frozenset[int] = frozenset()) -> int:
    """Play to the end with uniformly random answers, without giving up. Return how many decisions players took."""
    decisions = 0
    careful = len(quits) > 0
    while (ask := state.asked) is not None:
        if state.window is not None:
            ask = rng.pick_ask(state.window)
        if ask.seat != NATURE:
            decisions += 1
        state.accept(ask, pick_onward(ask, rng, quits) if careful else rng.pick_option(ask))
    return decisions


def pick_onward(ask: Ask, rng: Rng, quits: frozenset[int]) -> int:
    """Return a random option that does not give up, if there is one."""
    choice = rng.pick_option(ask)
    if quits and choice in quits and not quits.issuperset(ask.options):
        while choice in quits:
            choice = rng.pick_option(ask)
    return choice


def walk_randomly(state: State, rng: Rng, quits: frozenset[int], most: int) -> int:
    """Answer at random, giving up included, until the end or `most` times. Return the number of answers."""
    answers = 0
    while state.open and answers < most:
        pick = int(rng.word())
        ask = ask_at(state.open, pick, quits)
        state.accept(ask, choice_at(ask, pick, quits))
        answers += 1
    return answers


def ask_at(asks: tuple[Ask, ...], pick: int, quits: frozenset[int]) -> Ask:
    """Return the question that a random number selects. In a race, a seat that can only give up is seldom the
    quickest."""
    if len(asks) == 1:
        return asks[0]
    onward = [ask for ask in asks if not quits.issuperset(ask.options)] if pick // 49 % SELDOM else []
    return onward[pick // 7 % len(onward)] if onward else asks[pick // 7 % len(asks)]


def choice_at(ask: Ask, pick: int, quits: frozenset[int]) -> int:
    """Return the answer that a random number selects. Giving up is rare: games would be short."""
    assert len(ask.options), f"{ask} cannot be answered"
    choice = ask.options[pick % len(ask.options)]
    if choice in quits and pick // 49 % RARELY:
        others = [option for option in sample_options(ask.options) if option not in quits]
        return others[pick % len(others)] if others else choice
    return choice


def sample_options(options: Sequence[int]) -> list[int]:
    """Return all options, or an even sample if there are more than FEW."""
    return [options[i] for i in range(0, len(options), max(1, len(options) // FEW))]


def perft(state: State, depth: int) -> int:
    """Return how many sequences of `depth` answers there are, NATURE's included; a finished game counts as one."""
    if depth == 0 or not state.open:
        return 1
    if depth == 1:
        return sum([len(ask.options) for ask in state.open])
    total = 0
    for ask in state.open:
        for choice in ask.options:
            after = state.copy()
            after.accept(ask, choice)
            total += perft(after, depth - 1)
    return total
