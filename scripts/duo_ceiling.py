"""How well a pair of Duo plays with open hands: the ceiling for bots that see their own hand only.

    PYTHONPATH=src python scripts/duo_ceiling.py --level 3 --games 50 --seed 20261116 --iterations 1000

Both search the true state with the common search, so this cheats: it is no bot, and belongs to no ladder.
"""

from __future__ import annotations

import argparse

from clairiere import find
from clairiere.bots.chance import chance_for
from clairiere.bots.duo.knowledge import DuoKnowledge
from clairiere.bots.search.tree import tree_search
from clairiere.core.ask import NATURE
from clairiere.core.nature import Seeded
from clairiere.games.duo.state.state import Duo

CARE, WIDTH, KNOWN, EXPLORE = 0.2, 5, 8, 0.3


def play(level: int, seed: int, number: int, iterations: int) -> Duo:
    """One game to its end, every choice searched in the only world there is."""
    state = find("duo").new({"level": level}, 2)
    assert isinstance(state, Duo)
    nature, rng = Seeded(seed << 32 | number), chance_for(seed, number)
    asked: dict[str, int] = {}
    while state.open:
        ask = rng.pick_ask(state.open)
        if ask.seat == NATURE:
            choice = nature.answer(ask, asked.get(ask.about, 0))
            asked[ask.about] = asked.get(ask.about, 0) + 1
        else:
            knowledge = DuoKnowledge(state, CARE, WIDTH, KNOWN)
            choice = tree_search(knowledge, [state.copy()], [1.0], ask, rng, iterations, EXPLORE).choice
        state.take(ask.seat, choice)
    return state


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    for name, usual in (("level", 1), ("games", 50), ("seed", 1), ("iterations", 1000)):
        parser.add_argument(f"--{name}", type=int, default=usual)
    args = parser.parse_args()
    won = early = score = 0
    for number in range(args.games):
        state = play(args.level, args.seed, number, args.iterations)
        won += bool(state.winners())
        early += bool(state.winners()) and state.round == 2
        score += state.score
    games = args.games
    print(f"level {args.level}: won {won / games:.1%}, in round 2 {early / games:.1%}, mean score {score / games:.2f}")


if __name__ == "__main__":
    main()
