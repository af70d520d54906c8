"""How hard a puzzle is: how often bots of each level find it, from a few tries each with a small budget."""

from __future__ import annotations

from ..bots import LEVELS, SearchBot, decide, find_bot
from ..core.ask import NATURE
from ..core.game import find
from ..core.nature import Rng, Seeded
from ..core.state import State
from .goals import Goal
from .prover import own_ask

TRIES = {"greedy": 4, "search": 2, "expert": 2}
BUDGET = {"search": 48, "expert": 96}  # iterations of a decision
LOWEST = 800
WEIGHTS = (200, 400, 400, 400)  # for what bots of each level miss


def found_by(game: str, state: State, seat: int, goal: Goal, solutions: frozenset[int]) -> list[float]:
    """For each level, the share of tries in which a bot finds it. The first one chooses anything: that is counted."""
    ask = own_ask(state, seat)
    assert ask is not None
    shares = [len(solutions) / len(find(game).onward(ask))]
    for level in LEVELS[1:]:
        tries = TRIES[level]
        shares.append(sum(finds(game, level, state, seat, goal, solutions, one) for one in range(tries)) / tries)
    return [round(share, 2) for share in shares]


def finds(game: str, level: str, state: State, seat: int, goal: Goal, solutions: frozenset[int], number: int) -> bool:
    """Whether a bot begins with a solution, and where the whole turn counts, reaches the goal."""
    title, bot = find(game), find_bot(game, level)
    if isinstance(bot, SearchBot):
        bot.iterations = min(bot.iterations, BUDGET[level])
    state, rng, nature = state.copy(), Rng(number, 3), Seeded(number)
    choice = decide(bot, title, state, seat, rng)
    if choice not in solutions or not goal.remembers:
        return choice in solutions
    while goal.reached(state) is None:
        state.take(seat, choice)
        for turn in range(1000):
            if goal.reached(state) is not None or own_ask(state, seat) is not None:
                break
            ask = state.open[0]
            answer = nature.answer(ask, turn) if ask.seat == NATURE else title.onward(ask)[0]
            state.take(ask.seat, answer)
        if goal.reached(state) is None:
            choice = decide(bot, title, state, seat, rng)
    return goal.reached(state) is True


def rating_of(found: list[float]) -> int:
    """From 800, what anybody finds, to 2200, what only a proof finds."""
    return round(LOWEST + sum(weight * (1 - share) for weight, share in zip(WEIGHTS, found, strict=True)))
