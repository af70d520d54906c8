"""Measure how a slower machine changes a level's share of wins in Jeton Rouge in real time, on the same deals.

    ./dev lab slow-machines --bots 2,1,1 --deals 20 --seed 1 --step 0.05 --slower 1,4

Nothing is measured by a real clock: a step of a search takes `--step` milliseconds, times how much slower the machine
is, and reactions are those of the server (arena/race.py). `same`: games that went as on the first machine, answer for
answer.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence

import clairiere
from clairiere.bots import bot_id, find_bot
from lab.arena.race import Machine, play_from_each_seat

GAME = clairiere.find("jeton")
LIVE = {"form": "live"}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--bots", default="2,1,1")
    parser.add_argument("--deals", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--step", type=float, default=0.05)
    parser.add_argument("--slower", default="1,4")


def run(given: argparse.Namespace, language: str) -> int:
    compare(given.bots.split(","), given.deals, given.seed, given.step, [float(n) for n in given.slower.split(",")])
    return 0


def compare(names: Sequence[str], deals: int, seed: int, step: float, slower: Sequence[float]) -> None:
    wins, same, games = [0] * len(slower), [0] * len(slower), deals * len(names)
    for deal in range(deals):
        bots = [find_bot("jeton", bot_id("jeton", name)) for name in names]
        played = [play_from_each_seat(GAME, bots, seed << 32 | deal, Machine(step * times), LIVE) for times in slower]
        for i, results in enumerate(played):
            wins[i] += sum(won for won, _ in results)
            same[i] += sum(one == first for one, first in zip(results, played[0], strict=True))
    for times, won, alike in zip(slower, wins, same, strict=True):
        print(f"{len(names)} players, x{times:g}: {won} of {games} ({won / games:.1%}), same {alike}", flush=True)
