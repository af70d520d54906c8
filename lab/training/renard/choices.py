"""Watch level 2 of Le Renard des Bois think, and fit the weights of `bots/renard/choice_model.py` to it.

    ./dev lab choices watch FILE --games 300 --seed 7200 --iterations 1000
    ./dev lab choices fit FILE --against OTHER > choice_weights.py

What `fit` prints is `bots/renard/choice_weights.py`. A line of the file is a question with several options: what it is
about, which one was chosen, and of each how often the search looked at it, its traits, its weight in the policy table.
The more an option was looked at, the likelier it would have been chosen another time, so all of them teach something.
OTHER is a file of other games, to which nothing is fitted: how well its choices are foretold goes to stderr, beside
what the policy table makes of them.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import textwrap
from math import exp, log, sqrt
from pathlib import Path

import clairiere
from clairiere.bots import find_bot
from clairiere.bots.renard.choice_model import SCALE, WEIGHED, ChoiceModel
from clairiere.bots.renard.knowledge import ABOUT
from clairiere.bots.renard.policy_table import POLICY, entry, mode_of
from clairiere.bots.renard.round_playout import RoundPlayout
from clairiere.bots.search.determinizations import Determinizations
from clairiere.bots.search.search_bot import SearchBot, SearchResult
from clairiere.core.ask import NATURE
from clairiere.core.nature import Rng, Seeded
from clairiere.games.renard.cards import TRICKS
from clairiere.games.renard.state import Renard
from clairiere.games.tricks import bits_of

POWER = 8.0  # of the looks: how much oftener the option is chosen that was looked at more
PASSES = 12
STEP = 0.12
PULL = 4.0  # towards 0, as if so many choices had spoken for it
HEAD = '''"""The weights of `choice_model.py`, fitted to games of level 2; `./dev lab choices` made it."""

from __future__ import annotations

from typing import Final

TEXT: Final = """
'''
TAIL = '''
"""
WEIGHTS: Final[list[int]] = [int(word) for word in TEXT.split()]
'''


class Seen:
    """A decision: the traits and visits of each option, the chosen one, and the chances by the policy table."""

    __slots__ = ("about", "chosen", "looks", "table", "traits")

    def __init__(self, about: int, chosen: int, looks: list[int], traits: list[list[int]], table: list[int]) -> None:
        self.about, self.chosen, self.looks, self.traits, self.table = about, chosen, looks, traits, table

    def to_wire(self) -> list[object]:
        return [self.about, self.chosen, self.looks, self.traits, self.table]

    def wanted(self) -> list[float]:
        """Return the target distribution over the options."""
        most = max(self.looks)
        shares = [(look / most) ** POWER for look in self.looks]
        return [share / sum(shares) for share in shares]


def watch(games: int, seed: int, iterations: int, path: Path) -> None:
    game, bot = clairiere.find("renard"), find_bot("renard", "search")
    assert isinstance(bot, SearchBot)
    bot.iterations = iterations
    with path.open("a") as file:
        for number in range(games):
            state, nature, rng = game.new({}, 2), Seeded(seed << 32 | number), Rng(seed << 20 | number, 3)
            assert isinstance(state, Renard)
            before: dict[str, int] = {}
            while state.open:
                ask = state.open[0]
                if ask.seat == NATURE:
                    choice = nature.answer(ask, before.get(ask.about, 0))
                    before[ask.about] = before.get(ask.about, 0) + 1
                elif len(ask.options) == 1:
                    choice = ask.options[0]
                else:
                    result = bot.think(Determinizations(game, state, ask.seat), ask, rng)
                    file.write(json.dumps(noted(state, result).to_wire()) + "\n")
                    choice = result.choice
                state.take(ask.seat, choice)


def noted(r: Renard, result: SearchResult) -> Seen:
    """Return a decision of the search as the model sees it."""
    ask = r.open[0]
    about, hand, model = ABOUT[ask.about], r.hand(ask.seat), ChoiceModel([0] * WEIGHED)
    playout = RoundPlayout(Rng(0), [])
    playout.see(r)
    playout.show(model, ask.seat, bits_of(list(ask.options)), about)
    traits = []
    for card in result.options:
        model.look(card)
        traits.append(model.traits())
    mode = mode_of(hand, r.trump, r.tricks[ask.seat], TRICKS - sum(r.tricks))
    table = [POLICY[entry(about, mode, card, hand, r.decree, r.lead)] for card in result.options]
    return Seen(about, result.options.index(result.choice), result.visits, traits, table)


def read(path: Path) -> list[Seen]:
    return [Seen(*json.loads(line)) for line in path.read_text().splitlines()]


def chances(scores: list[float]) -> list[float]:
    most = max(scores)
    often = [exp(score - most) for score in scores]
    return [one / sum(often) for one in often]


def fit(seen: list[Seen]) -> list[float]:
    """Fit the weights by gradient descent with a rate for each weight (Adagrad)."""
    weights, moved = [0.0] * WEIGHED, [1e-3] * WEIGHED
    order, chance = seen.copy(), random.Random(1)
    for _ in range(PASSES):
        chance.shuffle(order)
        for one in order:
            guessed = chances([sum([weights[at] for at in option]) for option in one.traits])
            for option, wish, guess in zip(one.traits, one.wanted(), guessed, strict=True):
                for at in option:
                    slope = wish - guess - PULL * weights[at] / len(seen)
                    moved[at] += slope * slope
                    weights[at] += STEP * slope / sqrt(moved[at])
    return weights


def foretold(seen: list[Seen], weights: list[float]) -> list[float]:
    """Return the mean log-likelihood of the choices: uniform, by the policy table, by the weights."""
    even = table = model = 0.0
    for one in seen:
        even -= log(len(one.looks))
        table += log(one.table[one.chosen] / sum(one.table))
        model += log(chances([sum([weights[at] for at in option]) for option in one.traits])[one.chosen])
    return [round(whole / len(seen), 4) for whole in (even, table, model)]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("work", choices=["watch", "fit"])
    parser.add_argument("file", type=Path)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", type=int, default=7200)
    parser.add_argument("--iterations", type=int, default=1000)
    parser.add_argument("--against", type=Path)


def run(given: argparse.Namespace, language: str) -> int:
    if given.work == "watch":
        watch(given.games, given.seed, given.iterations, given.file)
        return 0
    seen = read(given.file)
    weights = fit(seen)
    print(
        len(seen), "choices, foretold evenly, by the table, by the weights:", foretold(seen, weights), file=sys.stderr
    )
    if given.against:
        other = read(given.against)
        for about in (None, *range(len(ABOUT))):
            part = [one for one in other if about is None or one.about == about]
            print("others,", about, len(part), foretold(part, weights), file=sys.stderr)
    numbers = " ".join([str(round(SCALE * weight)) for weight in weights])
    print(HEAD + textwrap.fill(numbers, 118) + TAIL, end="")
    return 0
