"""Fit the weights by which Root's searching bots judge how a team stands against the Mechanical Marquise.

    ./dev lab team-weights GAMES

Prints the table TEAM_WEIGHTS of src/clairiere/bots/root/evaluation/weights.py. Teams of greedy players, who stray at
times, hardly ever win, so the weights do not ask who won, but with what lead the team ended (`lead` of team.py): the
least squares, with a small price on every weight. The features of the players count by their mean. Some thousand games
take minutes with the compiled rules.
"""

from __future__ import annotations

import argparse
import random

import clairiere
from clairiere.bots.root.evaluation.features import COMMON_FEATURES, FACTION_FEATURES, features
from clairiere.bots.root.evaluation.team import ENEMY_FEATURES, enemy_features, lead
from clairiere.core.nature import Rng
from clairiere.games.root.state.state import Root
from lab.training.root.greedy_weights import table, turns

PLAYERS = ("eyrie", "alliance", "vagabond", "cult", "riverfolk")  # MM.2 all but the Marquise
SIZES = (1, 1, 2, 2, 2, 3)  # of a team, each as likely
STRAY = (0, 3, 10, 20)  # percent of choices that are left to chance
PRICE = 20.0
WIDTH = {name: len(COMMON_FEATURES) + len(FACTION_FEATURES[name]) for name in PLAYERS}
WIDTH["mechanical"] = len(ENEMY_FEATURES)
Row = tuple[dict[int, float], float]  # features by their place among all of them; the lead in the end


def starts() -> dict[str, int]:
    """Return where the features of a faction begin in the row."""
    begins, place = {}, 0
    for name, width in WIDTH.items():
        begins[name], place = place, place + width
    return begins


START = starts()


def row(state: Root) -> dict[int, float]:
    players = state.rules.players
    values = {START["mechanical"] + i: value for i, value in enumerate(enemy_features(state, players))}
    for seat in range(players):
        for i, value in enumerate(features(state, seat)):
            values[START[state.factions[seat].sheet.name] + i] = value / players
    return {place: value for place, value in values.items() if value}


def play(number: int) -> list[Row]:
    """Play a game; return its positions at the start of turns, and how it ended."""
    rnd, chance = random.Random(number), Rng(number, 3)
    names, stray = rnd.sample(PLAYERS, rnd.choice(SIZES)), rnd.choice(STRAY)
    options = {"factions": ",".join([*names, "mechanical"]), "mode": "coop", "board": rnd.choice(("autumn", "winter"))}
    state = clairiere.find("root").new(options, len(names) + 1)
    assert isinstance(state, Root)
    positions = [row(state) for turn in turns(state, chance, stray) if turn > len(names)]
    return [(position, lead(state)) for position in positions]


def fit(rows: list[Row]) -> list[float]:
    """Fit by least squares: the normal equations, solved by elimination."""
    count = sum(WIDTH.values())
    left = [[PRICE * (i == j) for j in range(count)] + [0.0] for i in range(count)]
    for values, wanted in rows:
        for i, value in values.items():
            line = left[i]
            line[count] += value * wanted
            for j, other in values.items():
                line[j] += value * other
    for i in range(count):
        for j in range(count):
            if i != j and left[j][i]:
                times = left[j][i] / left[i][i]
                left[j] = [a - times * b for a, b in zip(left[j], left[i], strict=True)]
    return [left[i][count] / left[i][i] for i in range(count)]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("games", type=int, help="how many games are played for it")


def run(given: argparse.Namespace, language: str) -> int:
    weights = fit([position for number in range(given.games) for position in play(number)])
    table({name: weights[START[name] : START[name] + width] for name, width in WIDTH.items()})
    return 0
