"""The difficulty of a puzzle: how often bots of each level solve it with a small budget."""

from __future__ import annotations

from ..bots import LEVELS, SearchBot, decide, find_bot
from ..core.ask import NATURE
from ..core.game import find
from ..core.nature import Rng, Seeded
from ..core.state import State
from .goals import Goal
from .prover import own_ask

TRIES = {"greedy": 20, "search": 20, "expert": 20}
TRIES_OF_TURNS = {"greedy": 20, "search": 20, "expert": 5}  # in Root, where a try is a whole turn
BUDGET = {"search": 48, "expert": 96}  # iterations of a decision
LOWEST = 800
OFTEN = 5  # one answer of so many
WEIGHTS = (200, 400, 400, 400)  # for what bots of each level miss


def found_by(game: str, state: State, seat: int, goal: Goal, solutions: frozenset[int]) -> list[tuple[int, int]]:
    """Return successes and tries of each level. The random level is computed: the number of right answers of all."""
    ask = own_ask(state, seat)
    assert ask is not None
    found = [(len(solutions), len(find(game).onward_choices(ask)))]
    for level in LEVELS[1:]:
        tries = (TRIES_OF_TURNS if goal.remembers else TRIES)[level]
        found.append((sum(finds(game, level, state, seat, goal, solutions, one) for one in range(tries)), tries))
    return found


def finds(game: str, level: str, state: State, seat: int, goal: Goal, solutions: frozenset[int], number: int) -> bool:
    """Return True if a bot begins with a solution and, where the whole turn counts, reaches the goal."""
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
            answer = nature.answer(ask, turn) if ask.seat == NATURE else title.onward_choices(ask)[0]
            state.take(ask.seat, answer)
        if goal.reached(state) is None:
            choice = decide(bot, title, state, seat, rng)
    return goal.reached(state) is True


def rating_of(found: list[tuple[int, int]]) -> int:
    """From 800, what anybody finds, to 2200, what only a proof finds."""
    missed = [weight * (1 - times / tries) for weight, (times, tries) in zip(WEIGHTS, found, strict=True)]
    return round(LOWEST + sum(missed))


def too_easy(found: list[tuple[int, int]]) -> bool:
    """Whether every bot that thinks found it every time, and one that does not would often."""
    right, answers = found[0]
    return all(times == tries for times, tries in found[1:]) and OFTEN * right > answers
