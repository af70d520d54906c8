"""Loops that run a game by itself, compiled with it: random playouts, walks and perft counts."""

from __future__ import annotations

from typing import Final, Sequence

from .ask import NATURE, Ask
from .nature import Rng
from .state import State

FEW: Final = 24  # options looked at when there are too many to try them all
SELDOM: Final = 16
RARELY: Final = 64  # giving up: a game may offer it with every question


def playout(state: State, rng: Rng, quits: frozenset[int] = frozenset()) -> int:
    """Play to the end, every answer uniformly at random but to give up; the number of decisions that players took."""
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
    """Any option by which the game goes on, if there is one."""
    choice = rng.pick_option(ask)
    if quits and choice in quits and not quits.issuperset(ask.options):
        while choice in quits:
            choice = rng.pick_option(ask)
    return choice


def walk_randomly(state: State, rng: Rng, quits: frozenset[int], most: int) -> int:
    """Answer at random, giving up included, until the end or `most` times; how many answers that took."""
    answers = 0
    while state.open and answers < most:
        pick = int(rng.word())
        ask = ask_at(state.open, pick, quits)
        state.accept(ask, choice_at(ask, pick, quits))
        answers += 1
    return answers


def ask_at(asks: tuple[Ask, ...], pick: int, quits: frozenset[int]) -> Ask:
    """Who answers. In a race, a seat that can do nothing but give up is seldom the quickest."""
    if len(asks) == 1:
        return asks[0]
    onward = [ask for ask in asks if not quits.issuperset(ask.options)] if pick // 49 % SELDOM else []
    return onward[pick // 7 % len(onward)] if onward else asks[pick // 7 % len(asks)]


def choice_at(ask: Ask, pick: int, quits: frozenset[int]) -> int:
    """The answer that a number stands for. Giving up is tried too, but rarely: games would be short."""
    assert len(ask.options), f"{ask} cannot be answered"
    choice = ask.options[pick % len(ask.options)]
    if choice in quits and pick // 49 % RARELY:
        others = [option for option in sample_options(ask.options) if option not in quits]
        return others[pick % len(others)] if others else choice
    return choice


def sample_options(options: Sequence[int]) -> list[int]:
    """All options, or some of very many."""
    return [options[i] for i in range(0, len(options), max(1, len(options) // FEW))]


def perft(state: State, depth: int) -> int:
    """How many sequences of `depth` answers there are from here, NATURE's included; ended games count as one."""
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
