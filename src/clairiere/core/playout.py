"""Loops that run a game by itself, compiled with it: random playouts and perft counts."""

from __future__ import annotations

from .ask import NATURE, Ask
from .nature import Rng
from .state import State


def playout(state: State, rng: Rng, quits: frozenset[int] = frozenset()) -> int:
    """Play to the end, every answer uniformly at random but to give up; the number of decisions that players took."""
    decisions = 0
    while state.open:
        ask = rng.pick_ask(state.open)
        if ask.seat != NATURE:
            decisions += 1
        state.accept(ask, pick_on(ask, rng, quits))
    return decisions


def pick_on(ask: Ask, rng: Rng, quits: frozenset[int]) -> int:
    """Any option by which the game goes on, if there is one."""
    choice = rng.pick(ask.options)
    if choice in quits and not quits.issuperset(ask.options):
        while choice in quits:
            choice = rng.pick(ask.options)
    return choice


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
