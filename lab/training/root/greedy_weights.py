"""Fit the weights by which Root's searching bots judge a position, to games of greedy players among themselves.

    ./dev lab greedy-weights GAMES

Prints the table WEIGHTS of src/clairiere/bots/root/evaluation/weights.py.

Each game shows the features of all seats at the start of some turns, and who won in the end. The weights make that as
likely as can be: a seat's chance grows with the sum of its weighted features (a conditional logit). Some thousand games
take minutes with the compiled rules.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator
from math import exp

import clairiere
from clairiere.bots.root.evaluation.features import COMMON_FEATURES, FACTION_FEATURES, features
from clairiere.bots.root.search.greedy_playout import greedy_choice
from clairiere.core.ask import NATURE
from clairiere.core.nature import Rng
from clairiere.games.root.state.state import Root

SIX = ("marquise", "eyrie", "alliance", "vagabond", "cult", "riverfolk")
SEATS = ((2, 3, 4, 5, 6), (1, 3, 10, 1, 1))  # how many play, how often
MECHANICAL = 4  # one game in so many has the automated Marquise
STRAY = (0, 3, 8)  # percent of choices that are left to chance: positions that greedy players do not seek
SHOWN = 0.6  # of all turns
LONGEST = 4000
STEPS, PACE, PRIOR = 150, 0.15, 3.0
Position = tuple[list[tuple[str, list[float]]], list[float]]  # faction and features of each seat; its share of the win


def factions(rnd: random.Random) -> list[str]:
    if rnd.randrange(MECHANICAL) == 0:
        return [*rnd.sample([*SIX[1:], "vagabond"], rnd.choice((2, 2, 3))), "mechanical"]
    return rnd.sample([*SIX, "vagabond"], rnd.choices(*SEATS)[0])


def turns(state: Root, chance: Rng, stray: int) -> Iterator[int]:
    """Play a game to its end, greedily with some random choices; yield the number of each turn as it begins."""
    begun = 0
    for _ in range(LONGEST):
        if not state.open:
            break
        ask = state.open[0]
        if state.turns != begun and ask.seat != NATURE:
            begun = state.turns
            yield begun
        by_lot = ask.seat == NATURE or chance.below(100) < stray
        state.accept(ask, chance.pick(ask.options) if by_lot else greedy_choice(state, ask))


def play(number: int) -> list[Position]:
    """Play a game; return its positions."""
    rnd, chance = random.Random(number), Rng(number, 3)
    names, stray = factions(rnd), rnd.choice(STRAY)
    options = {"factions": ",".join(names), "seating": "given", "board": rnd.choice(("autumn", "winter"))}
    state = clairiere.find("root").new(options, len(names))
    assert isinstance(state, Root)
    positions = []
    for _ in turns(state, chance, stray):
        if rnd.random() < SHOWN:
            positions.append([(f.sheet.name, features(state, seat)) for seat, f in enumerate(state.factions)])
    won = state.winners()
    shares = [(seat in won) / len(won) for seat in range(state.seats)] if won else []
    return [(position, shares) for position in positions if won]


def win_chances(weights: dict[str, list[float]], position: list[tuple[str, list[float]]]) -> list[float]:
    sums = [sum(w * x for w, x in zip(weights[name], values, strict=True)) for name, values in position]
    shares = [exp(total - max(sums)) for total in sums]
    return [share / sum(shares) for share in shares]


def fit(positions: list[Position]) -> dict[str, list[float]]:
    """Fit by gradient descent with a rate for each weight and a small penalty."""
    weights = {name: [0.0] * (len(COMMON_FEATURES) + len(own)) for name, own in FACTION_FEATURES.items()}
    speed = {name: [0.0] * len(of_faction) for name, of_faction in weights.items()}
    for step in range(STEPS):
        slope = {name: [2 * PRIOR * w / len(positions) for w in of_faction] for name, of_faction in weights.items()}
        for position, shares in positions:
            for (name, values), chance, share in zip(position, win_chances(weights, position), shares, strict=True):
                for i, value in enumerate(values):
                    slope[name][i] += (chance - share) * value / len(positions)
        for name, of_faction in weights.items():
            for i, rise in enumerate(slope[name]):
                speed[name][i] = 0.9 * speed[name][i] + 0.1 * rise * rise
                of_faction[i] -= PACE / (1 + step / 20) * rise / (speed[name][i] ** 0.5 + 1e-6)
    return weights


def lines(numbers: list[str], width: int = 118) -> list[str]:
    rows = [" " * 8]
    for number in numbers:
        if len(rows[-1]) + len(number) + 1 > width:
            rows.append(" " * 8)
        rows[-1] += f"{number}, "
    return [line.rstrip() for line in rows]


def table(weights: dict[str, list[float]]) -> None:
    """Print the lines of a table in weights.py."""
    for name, own in weights.items():
        print(f'    "{name}": (')
        print("\n".join(lines([f"{round(weight, 3) or 0.0}" for weight in own])))
        print("    ),")
    print("}  # fmt: skip")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("games", type=int, help="how many games are played for it")


def run(given: argparse.Namespace, language: str) -> int:
    positions = [position for number in range(given.games) for position in play(number)]
    table(fit(positions))
    return 0
