"""Watch searchers of Le Renard des Bois play each other, and fit the table of `bots/renard/policy_table.py` to it.

    ./dev lab policy --games 300 --seed 5 --iterations 1000 > policy_weights.py

What it prints is `bots/renard/policy_weights.py`. A choice is one of several entries of the table; the weights are
those that make all the choices seen most likely (Luce's model, fitted by minorisation), drawn a little towards the
guessed ones where little was seen. What rounds brought goes to stderr: `win_chances.py` wants to know.
"""

from __future__ import annotations

import argparse
import sys
import textwrap
from math import log

import clairiere
from clairiere.arena.match import play_answers
from clairiere.bots import find_bot
from clairiere.bots.renard.knowledge import ABOUT
from clairiere.bots.renard.policy_table import ENTRIES, entry, initial_table, mode_of
from clairiere.bots.search.search_bot import SearchBot
from clairiere.core.ask import NATURE
from clairiere.core.nature import Seeded
from clairiere.games.renard.cards import TRICKS
from clairiere.games.renard.state import Renard

Choice = tuple[int, list[int]]  # the entry chosen, and all that could be
PRIOR = 3.0
PASSES = 60
HEAD = '''"""The table of `policy`, fitted to games of those who search; `./dev lab policy` made it."""

from __future__ import annotations

from typing import Final

# fmt: off
WEIGHTS: Final[tuple[int, ...]] = (
'''


def watch(games: int, seed: int, level: str, iterations: int) -> list[Choice]:
    """Return every choice of games between two bots of a level."""
    game = clairiere.find("renard")
    seen: list[Choice] = []
    tricks = [0] * (TRICKS + 1)
    treasures = 0
    for number in range(games):
        state = game.new({}, 2)
        assert isinstance(state, Renard)
        state.log = []
        bot = find_bot("renard", level)
        assert isinstance(bot, SearchBot)
        bot.iterations = iterations
        before = state.copy()
        for seat, choice, _ in play_answers(game, state, [bot, bot], Seeded(seed << 32 | number), seed, number):
            if seat != NATURE and len(before.open[0].options) > 1:
                seen.append(noted(before, choice))
            before = state.copy()
        for event in state.log:
            if event.verb == "scored":
                tricks[event.what[1]] += 1
                treasures += event.what[3]
    print("tricks of 1000:", [round(1000 * n / sum(tricks)) for n in tricks], file=sys.stderr)
    print("7s in play:", round(treasures / (sum(tricks) / 2) / 3, 3), "choices:", len(seen), file=sys.stderr)
    return seen


def noted(r: Renard, choice: int) -> Choice:
    """Return a choice as entries of the table: the chosen one, and all that were offered."""
    ask = r.open[0]
    hand = r.hand(ask.seat)
    mode = mode_of(hand, r.trump, r.tricks[ask.seat], TRICKS - sum(r.tricks))
    entries = [entry(ABOUT[ask.about], mode, card, hand, r.decree, r.lead) for card in ask.options]
    return entries[ask.options.index(choice)], entries


def fit(seen: list[Choice]) -> list[float]:
    """Fit the weights by maximum likelihood (Bradley-Terry, by minorization-maximization)."""
    start = [guess / 1000 for guess in initial_table()]
    chosen = [PRIOR] * ENTRIES
    for taken, _ in seen:
        chosen[taken] += 1
    weights = start.copy()
    for _ in range(PASSES):
        share = [PRIOR / guess for guess in start]
        for _, offered in seen:
            part = 1 / sum([weights[at] for at in offered])
            for at in offered:
                share[at] += part
        weights = [chosen[at] / share[at] for at in range(ENTRIES)]
    return weights


def surprise(seen: list[Choice], weights: list[float]) -> float:
    """Return the mean log-likelihood of the choices."""
    return sum([log(weights[taken] / sum([weights[at] for at in offered])) for taken, offered in seen]) / len(seen)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", type=int, default=5)
    parser.add_argument("--level", default="search")
    parser.add_argument("--iterations", type=int, default=1000)


def run(given: argparse.Namespace, language: str) -> int:
    seen = watch(given.games, given.seed, given.level, given.iterations)
    weights = fit(seen)
    even = [1.0] * ENTRIES
    means = [round(surprise(seen, table), 4) for table in (even, [float(w) for w in initial_table()], weights)]
    print("foretold: evenly, guessed, fitted:", means, file=sys.stderr)
    numbers = ", ".join([str(max(1, round(1000 * weight))) for weight in weights])
    print(HEAD + textwrap.fill(numbers + ",", 116, initial_indent="    ", subsequent_indent="    ") + "\n)")
    return 0
