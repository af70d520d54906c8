"""Positions of Root for the bots' tests: games of greedy players, question by question."""

from clairiere.bots import decide
from clairiere.bots.root.greedy import RootGreedy
from clairiere.core.ask import NATURE
from clairiere.core.game import find
from clairiere.core.nature import Rng, Seeded

ROOT = find("root")
FOUR = "marquise,eyrie,alliance,vagabond"


def positions(factions, about="", seed=3, options=None):
    """The positions of a game of greedy players where somebody is asked something, or about one thing."""
    seats = len(factions.split(","))
    state = ROOT.new({"factions": factions, "seating": "given", **(options or {})}, seats)
    nature, asked = Seeded(seed), 0
    while state.open:
        ask = state.open[0]
        if ask.seat == NATURE:
            state.take(NATURE, nature.answer(ask, asked))
            asked += 1
            continue
        if about in ("", ask.about):
            yield state, ask
        state.take(ask.seat, decide(RootGreedy(), ROOT, state, ask.seat, Rng(1)))
