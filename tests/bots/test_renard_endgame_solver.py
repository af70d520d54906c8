"""The end of a round with open cards: the solver against plain trying of everything at the table itself.

CLAIRIERE_ENDGAMES=10000 compares that many positions, of up to five tricks (compiled, it takes some minutes).
"""

import os

import pytest

import clairiere
from clairiere.bots.renard.endgame_solver import EndgameSolver
from clairiere.bots.renard.win_chances import round_end, win_chances_for
from clairiere.conformance.marks import law
from clairiere.core.ask import NATURE
from clairiere.core.nature import Rng
from clairiere.games.renard.scoring import TABLE
from clairiere.games.renard.state import Renard
from clairiere.games.tricks import cards_of

HEAVY = int(os.environ.get("CLAIRIERE_ENDGAMES", "30"))  # positions; a release tries 10,000


def at_the_end(seed: int, cards: int) -> Renard:
    """A position with so many cards in the fuller hand, somebody to lead or to follow, the pile in an order."""
    rng = Rng(seed, 3)
    state = clairiere.find("renard").new({}, 2)
    assert isinstance(state, Renard)
    stop = 26 - 2 * cards + rng.below(2)  # plays: an even number leaves a lead, an odd one a card to follow
    while len([mark for mark in state.trail if mark < 128]) < stop or state.open[0].about not in ("lead", "follow"):
        ask = state.open[0]
        state.accept(ask, rng.pick(ask.options))
    order = list(cards_of(state.pile))
    rng.shuffle(order)
    state.top = tuple(order)
    return state


def tried(state: Renard, ends: list[float], round_: int) -> float:
    """The value for seat 0 by trying everything, by the rules of the game and nothing else."""
    ask = state.open[0]
    if state.tricks_played() == 12 and ask.about == "follow":
        return last(state, ends)
    values = []
    for choice in ask.options:
        after = state.copy()
        after.accept(ask, choice)
        values.append(tried(after, ends, round_))
    return values[0] if ask.seat == NATURE else max(values) if ask.seat == 0 else min(values)


def last(state: Renard, ends: list[float]) -> float:
    """Let the last trick be judged by the table, and read off what it brought."""
    won, found = state.tricks.copy(), state.treasures.copy()
    state.log = []
    while state.tricks_played() == 12:
        state.accept(state.open[0], state.open[0].options[0])
    for event in state.log or ():
        if event.verb == "took trick":
            won[event.what[0]] = event.what[1]
        elif event.verb == "treasure":
            found[event.what[0]] += event.what[1]
        elif event.verb == "shuffled":
            break
    return ends[round_end(won[0], found[0], found[1])]


def solved(state: Renard, solver: EndgameSolver) -> float:
    won = (state.tricks[0], state.treasures[0], state.treasures[1])
    return solver.solve((state.hand0, state.hand1), state.decree, list(state.top), state.leader, state.lead, won)


def point_ends() -> list[float]:
    """Every end by the difference of points."""
    sevens = [(ours, theirs) for ours in range(4) for theirs in range(4)]
    return [float(TABLE[k] + a - TABLE[13 - k] - b) for k in range(14) for a, b in sevens]


def mismatches(seeds: range, cards: int, ends: list[float]) -> int:
    found = 0
    for seed in seeds:
        state = at_the_end(seed, cards)
        found += solved(state, EndgameSolver(ends)) != tried(state.copy(), ends, state.round)
    return found


@law("renard:3.2.1", "renard:4.1.1", "renard:4.3.1", "renard:4.5.1", "renard:4.9.1", "renard:4.11.1")
@pytest.mark.parametrize(("cards", "positions"), [(1, 40), (2, 100), (3, 60), (4, 6)])
def test_the_solver_finds_what_trying_everything_finds(cards: int, positions: int) -> None:
    assert mismatches(range(positions // 2), cards, point_ends()) == 0
    chances = win_chances_for(21).ends(at_the_end(1, cards))
    assert mismatches(range(1000, 1000 + positions // 2), cards, chances) == 0


def test_the_solver_is_right_on_very_many_positions() -> None:
    for cards, share in ((2, 0.2), (3, 0.4), (4, 0.38), (5, 0.02)):
        seeds = range(cards * 100000, cards * 100000 + round(HEAVY * share))
        assert mismatches(seeds, cards, point_ends()) == 0, cards
