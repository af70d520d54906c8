"""Search for wins against the Mechanical Marquise with all cards, dice and draws known in advance.

    ./dev lab team-ceiling eyrie cult eyrie,alliance --games 16 --tries 3000 --seed 710000

A game is played greedily; then one answer of it is changed at a time, anywhere, and what comes after is answered as
before where that is allowed (every second time), else greedily. What ends no worse is kept, until the game is won or
the tries are over. That cheats more than any open cards do, so it is no bot; and it finds only what lies a few changes
from greedy play, so somebody may win more. Prints a line for each team, with the points of all and the rounds.
"""

from __future__ import annotations

import argparse
import random

import clairiere
from clairiere.bots.root.evaluation.team import lead
from clairiere.bots.root.search.candidates import MINOR_QUESTIONS
from clairiere.bots.root.search.greedy_playout import GreedyPlayer
from clairiere.core.ask import NATURE, Ask
from clairiere.core.nature import Rng
from clairiere.games.root.state.state import Root

LONGEST = 4000  # answers of a game
WON = 1000.0  # more than any lead


def new_game(team: str) -> Root:
    options = {"factions": f"{team},mechanical", "mode": "coop", "seating": "given"}
    state = clairiere.find("root").new(options, team.count(",") + 2)
    assert isinstance(state, Root)
    return state


class Attempt:
    """A game that repeats given answers, except one that is drawn at random."""

    def __init__(self, team: str, deal: int, answers: list[int], change: int, rnd: random.Random) -> None:
        self.answers, self.change, self.rnd = answers, change, rnd
        self.given: list[int] = []
        self.player = GreedyPlayer()
        self.state = new_game(team)
        self.play(Rng(deal, 1), Rng(deal, 2))

    def play(self, dice: Rng, draws: Rng) -> None:
        r = self.state
        for _ in range(LONGEST):
            if not r.open:
                break
            ask = r.open[0]
            if ask.seat == NATURE:
                r.accept(ask, (dice if ask.about == "dice" else draws).pick(ask.options))
                self.player.interrupt()
            else:
                r.accept(ask, self.answer(ask))

    def answer(self, ask: Ask) -> int:
        if len(ask.options) == 1 or ask.about in MINOR_QUESTIONS:
            return self.player.choice(self.state, ask)
        at = len(self.given)
        if at == self.change:
            self.player.interrupt()
            self.given.append(self.rnd.choice(ask.options))
        elif at < len(self.answers) and self.answers[at] in ask.options:
            self.player.interrupt()
            self.given.append(self.answers[at])
        else:
            self.given.append(self.player.choice(self.state, ask))
        return self.given[-1]

    def won(self) -> bool:
        return not self.state.open and bool(self.state.won & 1)

    def worth(self) -> float:
        return WON if self.won() else lead(self.state)


def best_found(team: str, deal: int, tries: int) -> Attempt:
    rnd = random.Random(deal)
    best = Attempt(team, deal, [], -1, rnd)
    for _ in range(tries):
        if best.won():
            break
        change = rnd.randrange(len(best.given))
        answers = best.given if rnd.random() < 0.5 else best.given[: change + 1]
        other = Attempt(team, deal, answers, change, rnd)
        if other.worth() >= best.worth():
            best = other
    return best


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("teams", nargs="+")
    for name, usual in (("games", 16), ("tries", 3000), ("seed", 710000)):
        parser.add_argument(f"--{name}", type=int, default=usual)


def run(given: argparse.Namespace, language: str) -> int:
    for team in given.teams:
        found = [best_found(team, given.seed + number, given.tries) for number in range(given.games)]
        ends = [(*attempt.state.score, attempt.state.turns // attempt.state.seats) for attempt in found]
        print(f"{team}: {sum(attempt.won() for attempt in found)} of {given.games}", ends, flush=True)
    return 0
