"""Themes: what a puzzle is about, from its position and its solutions."""

from __future__ import annotations

from ..core.state import State
from ..games.jeton.state.state import Jeton
from ..games.root.state.state import Root
from ..games.tricks import RANK, SUIT
from ..games.two_hands import TwoHands
from .prover import own_ask
from .solving import Solver


def themes_of(solver: Solver, solutions: list[str]) -> list[str]:
    """Return the ids of a puzzle's themes; their messages are `puzzle-theme-<id>`."""
    state, seat = solver.start, solver.puzzle.seat
    ask = own_ask(state, seat)
    assert ask is not None
    choices = [state.read(ask, answer) for answer in solutions]
    if isinstance(state, TwoHands):
        return of_tricks(state, ask.about, choices)
    if isinstance(state, Root):
        return [faction_of(state, seat)]
    assert isinstance(state, Jeton)
    return [ask.about]


def faction_of(state: State, seat: int) -> str:
    assert isinstance(state, Root)
    return state.factions[seat].sheet.name


def of_tricks(state: TwoHands, about: str, choices: list[int]) -> list[str]:
    """Return the kind of question, and whether the solutions are odd cards (abilities) or trumps."""
    odd = all(RANK[card] % 2 for card in choices)
    trump = all(SUIT[card] == state.trump for card in choices)
    return [about, *(["ability"] if odd else []), *(["trump"] if trump else [])]
