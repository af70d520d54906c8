"""Bots play a faction that they know nothing about, and every faction there is, at every level."""

import pytest

from clairiere.arena.match import play_out
from clairiere.bots import LEVELS, find_bot
from clairiere.bots.root.evaluation.features import COMMON_FEATURES, FACTION_FEATURES, features
from clairiere.bots.root.evaluation.sight import seen_by
from clairiere.bots.root.evaluation.view_index import ViewIndex
from clairiere.bots.root.evaluation.weights import TEAM_WEIGHTS, WEIGHTS
from clairiere.bots.root.evaluation.win_chances import NEUTRAL, NEUTRAL_TEAM, standing, win_chances
from clairiere.bots.root.factions.brain import Brain
from clairiere.bots.root.factions.neutral import NeutralBrain
from clairiere.bots.root.greedy import brain_of
from clairiere.core.ask import NATURE
from clairiere.core.game import find
from clairiere.core.nature import Rng, Seeded
from clairiere.games.root.faction import FACTIONS

FEW = {"search": 3, "expert": 4}  # iterations: a whole game in seconds


def bot(level):
    found = find_bot("root", level)
    if level in FEW:
        found.iterations = FEW[level]
    return found


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("factions", ["toys,eyrie", "marquise,toys,vagabond"])
def test_whole_games_at_every_level(level, factions):
    state = find("root").new({"factions": factions, "seating": "given"})
    over, decisions = play_out(find("root"), state, [bot(level)] * state.seats, 5, 1)
    assert over.over and decisions > 20


@pytest.mark.parametrize("level", LEVELS)
def test_a_team_with_it_against_the_automaton(level):
    state = find("root").new({"factions": "toys,alliance,mechanical", "mode": "coop"})
    over, _ = play_out(find("root"), state, [bot(level)] * 2, 6, 1)
    assert over.over


def seated(name):
    """A game of greedy players with a faction, at the first question of each after the set-up."""
    others = [other for other in ("eyrie", "alliance") if other != name]
    factions = ",".join([*others, name])
    state = find("root").new({"factions": factions, "seating": "given"})
    nature, asked, seen = Seeded(3), 0, set()
    while len(seen) < state.rules.players and not state.over:
        ask = state.open[0]
        if ask.seat == NATURE:
            state.take(NATURE, nature.answer(ask, asked))
            asked += 1
            continue
        if state.turns and ask.seat not in seen:
            seen.add(ask.seat)
            yield state, ask
        view = state.view(ask.seat)
        state.take(ask.seat, find_bot("root", "greedy").choose(view, view.asks[0], Rng(1)))


@pytest.mark.parametrize("name", [*FACTIONS, "toys"])
def test_every_faction_is_evaluated_and_has_a_brain(name):
    for state, ask in seated(name):
        assert sum(win_chances(state)) == pytest.approx(1)
        for seat, faction in enumerate(state.factions):
            own = FACTION_FEATURES.get(faction.sheet.name, ())
            assert len(features(state, seat)) == len(COMMON_FEATURES) + len(own)
            assert isinstance(standing(state, seat), float)
        brain = brain_of(ViewIndex(seen_by(state.view(ask.seat))), ask)
        known = state.factions[ask.seat].sheet.name in WEIGHTS
        assert isinstance(brain, Brain) and isinstance(brain, NeutralBrain) != known
        assert brain.choose() in ask.options


def test_a_faction_without_weights_counts_as_the_others_do_on_average():
    assert len(NEUTRAL) == len(NEUTRAL_TEAM) == len(COMMON_FEATURES)
    players = [weights[1] for name, weights in WEIGHTS.items() if name != "mechanical"]
    assert min(players) < NEUTRAL[1] < max(players) and set(TEAM_WEIGHTS) < set(WEIGHTS)
