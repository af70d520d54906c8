"""Information-set MCTS (ISMCTS): one tree per seat, one determinization per iteration, UCB1 and max^n backup.

Every seat selects in its own tree by its own reward. Choices that a seat cannot observe share one branch of its tree,
so no seat in the search acts on information that it does not have.
"""

from __future__ import annotations

import gc
import time
from math import log, sqrt
from typing import Final, Sequence, final

from ...core.ask import NATURE, Ask
from ...core.nature import Rng
from ...core.state import State
from .knowledge import SearchKnowledge
from .search_bot import SearchResult

FIRST_CHECK: Final = 2000  # iterations before a search may stop because its choice is settled
CHECK_EVERY: Final = 500  # iterations from one look at that to the next
OVERTAKEN: Final = float("inf")  # as `sure`: stop only when no other option can overtake the most visited one
MARGIN: Final = 0.02  # what another option may be better by without being worth a longer search


@final
class Node:
    """An information set of a seat: availability count, visits, and the sum of the seat's rewards."""

    __slots__ = ("children", "offered", "total", "visits")

    def __init__(self) -> None:
        self.children: dict[int, Node] | None = None  # most nodes never have any
        self.offered = 0
        self.visits = 0
        self.total = 0.0

    def child_for(self, observation: int) -> Node:
        """Return the child for this observation, creating it if needed."""
        children = self.children
        if children is None:
            children = self.children = {}
        child = children.get(observation)
        if child is None:
            child = children[observation] = Node()
        return child

    def visited_children(self, options: Sequence[int]) -> list[tuple[int, Node]]:
        """Return the visited options with their nodes."""
        children = self.children
        return [(choice, children[choice]) for choice in options if choice in children] if children else []


@final
class Forest:
    """The trees of all seats, which share every iteration."""

    __slots__ = ("explore", "knowledge", "roots", "seats", "selected")

    def __init__(self, knowledge: SearchKnowledge, seats: int, explore: float) -> None:
        self.knowledge = knowledge
        self.seats = seats
        self.explore = explore
        self.roots = [Node() for _ in range(seats)]
        self.selected = self.roots[0]  # what was selected last

    def iterate(self, state: State, first: int, rng: Rng) -> None:
        """Run one iteration on `state`, which it consumes, beginning with the answer of the seat `first`."""
        knowledge = self.knowledge
        current = self.roots.copy()
        path = self.roots.copy()
        depth = 0
        expanded = False
        ask = ask_of_seat(state, first)
        while not expanded:
            mover = ask.seat
            if mover == NATURE:
                choice = knowledge.policy(state, ask, rng)
            else:
                options = knowledge.options(state, ask)
                choice = self.select(current[mover], options, rng)
                expanded = len(options) > 1 and self.selected.visits == 0
            for seat in range(self.seats):
                observation = knowledge.observation(state, ask, choice, seat)
                node = (
                    self.selected if seat == mover and observation == choice else current[seat].child_for(observation)
                )
                current[seat] = node
                path.append(node)
            state.accept(ask, choice)
            depth += 1
            if not state.open or knowledge.is_leaf(state, depth):
                break
            ask = rng.pick_ask(state.open)
        self.backpropagate(path, knowledge.rollout(state, depth, rng))

    def backpropagate(self, path: list[Node], rewards: list[float]) -> None:
        seat = 0
        for node in path:
            node.visits += 1
            node.total += rewards[seat]
            seat += 1
            if seat == self.seats:
                seat = 0

    def select(self, node: Node, options: Sequence[int], rng: Rng) -> int:
        """Select by UCB1, untried options first; availability counts replace the parent's visits, as in ISMCTS. Return
        the option and store its node in `selected`."""
        best = -1.0
        chosen = NATURE
        untried = 0
        for choice in options:
            child = node.child_for(choice)
            offered = child.offered + 1
            child.offered = offered
            visits = child.visits
            if visits == 0:
                untried += 1
                if rng.below(untried) == 0:
                    chosen = choice
                    self.selected = child
            elif untried == 0:
                ucb = child.total / visits + self.explore * sqrt(log(float(offered)) / visits)
                if ucb > best:
                    best = ucb
                    chosen = choice
                    self.selected = child
        return chosen

    def is_settled(self, seat: int, options: Sequence[int], left: int, sure: float) -> bool:
        """Return True if the search may stop: every other option is worse than the most visited one by `sure` standard
        errors, or cannot overtake it in the `left` iterations. A single option never settles a search, because its
        value is wanted."""
        nodes = [node for _, node in self.roots[seat].visited_children(options)]
        best = nodes[0]
        for node in nodes:
            if node.visits > best.visits:
                best = node
        for node in nodes:
            if node is not best and node.visits + left >= best.visits and not is_clearly_worse(best, node, sure):
                return False
        return len(nodes) > 1

    def result(self, seat: int, options: Sequence[int]) -> SearchResult:
        """Return the result for the options of the first question: the most visited one is chosen."""
        below = self.roots[seat].visited_children(options)
        weighed = [choice for choice, _ in below]
        visits = [node.visits for _, node in below]
        values = [node.total / node.visits if node.visits else 0.0 for _, node in below]
        best = 0
        for i in range(1, len(weighed)):
            if visits[i] > visits[best] or (visits[i] == visits[best] and values[i] > values[best]):
                best = i
        return SearchResult(weighed[best], weighed, values, visits)


def is_clearly_worse(best: Node, other: Node, sure: float) -> bool:
    """Return True if `other` is at most MARGIN better than `best`, by `sure` standard errors of a binomial."""
    if other.visits == 0:
        return False
    first, second = best.total / best.visits, other.total / other.visits
    doubt = sqrt(first * (1.0 - first) / best.visits + second * (1.0 - second) / other.visits)
    return second + sure * doubt < first + MARGIN


def ask_of_seat(state: State, seat: int) -> Ask:
    """Return the open question of a seat. Raise ValueError if it has none."""
    for ask in state.open:
        if ask.seat == seat:
            return ask
    raise ValueError("the seat is not asked")


def tree_search(
    knowledge: SearchKnowledge,
    worlds: list[State],
    weights: list[float],
    ask: Ask,
    rng: Rng,
    iterations: int,
    explore: float = 0.7,
    seconds: float = 0.0,
    sure: float = 0.0,
) -> SearchResult:
    """Search the worlds in proportion to their weights.

    `seconds` limits the time, and `sure` stops the search when the choice is settled by that many standard errors;
    0 turns either off."""
    order, options = sampled_order(weights, iterations, rng), knowledge.options(worlds[0], ask)
    collecting = gc.isenabled()
    gc.disable()  # a tree has no cycles, and looking for some takes a fifth of the time
    try:
        result = grow_trees(knowledge, explore, worlds, order, ask.seat, options, rng, seconds, sure)
    finally:
        if collecting:
            gc.enable()
    result.worlds = worlds
    result.weights = weights
    return result


def grow_trees(
    knowledge: SearchKnowledge,
    explore: float,
    worlds: list[State],
    order: list[int],
    seat: int,
    options: Sequence[int],
    rng: Rng,
    seconds: float,
    sure: float,
) -> SearchResult:
    """Run the iterations and return the result. The trees are freed on return, before garbage collection is enabled
    again: it would walk through all of their nodes."""
    forest = Forest(knowledge, worlds[0].seats, explore)
    until = time.perf_counter() + seconds
    for i in range(len(order)):
        if seconds > 0.0 and i % 8 == 7 and time.perf_counter() > until:
            break
        if (
            sure > 0.0
            and i >= FIRST_CHECK
            and i % CHECK_EVERY == 0
            and forest.is_settled(seat, options, len(order) - i, sure)
        ):
            break
        forest.iterate(worlds[order[i]].copy(), seat, rng)
    return forest.result(seat, options)


def sampled_order(weights: list[float], count: int, rng: Rng) -> list[int]:
    """Return the world of each iteration: systematic sampling in proportion to the weights, shuffled."""
    whole = 0.0
    for weight in weights:
        whole += weight
    order: list[int] = []
    start = rng.below(1 << 24) / (1 << 24)
    at = 0.0
    for i in range(len(weights)):
        at += weights[i] / whole * count
        while len(order) < count and len(order) + start < at:
            order.append(i)
    while len(order) < count:
        order.append(len(weights) - 1)
    rng.shuffle(order)
    return order
