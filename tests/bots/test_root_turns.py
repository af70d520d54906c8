"""Root's level 3 looks for whole turns: what a line is, how lines are varied, and what is told of them."""

from itertools import islice

import pytest

from clairiere.bots import decide
from clairiere.bots.root.search.candidates import MINOR_QUESTIONS, candidate_options
from clairiere.bots.root.search.expert import RootExpert
from clairiere.bots.root.search.greedy_playout import brain_for, play_greedily
from clairiere.bots.root.search.turn_search import ALIKE, EARLY, FINALISTS, TurnSearch, Variation
from clairiere.bots.search.determinizations import Determinizations
from clairiere.core.nature import Rng

from .root_positions import FOUR, ROOT, positions


def choices(factions=FOUR, seed=3, own=True):
    """Those after the set-up where somebody has a choice in his own turn, or in another's."""
    for state, ask in positions(factions, seed=seed):
        weighed = len(ask.options) > 2 and ask.about not in MINOR_QUESTIONS
        if state.turns > 4 and weighed and (state.turn == ask.seat) == own:
            yield state, ask


def searching(state, iterations=16, until=0.0):
    """The search at a question, and a line for each option that is worth a look."""
    worlds = Determinizations(ROOT, state, state.open[0].seat)
    ask = worlds.view.asks[0]
    brain = brain_for(worlds.base, ask)
    lines = [Variation([choice], 0.0) for choice in candidate_options(brain, ask, brain.choose())]
    return TurnSearch(worlds, ask, Rng(5), RootExpert().chances, iterations, until), lines


def thought(state, iterations, seed=1):
    worlds = Determinizations(ROOT, state, state.open[0].seat)
    return RootExpert(iterations).think(worlds, worlds.view.asks[0], Rng(seed))


def test_a_line_without_more_answers_is_played_on_as_the_greedy_player_would():
    for state, ask in islice(choices(), 0, 60, 12):
        turns, lines = searching(state)
        r, other = turns.world(0).copy(), turns.world(0).copy()
        turns.play_turn(r, lines[-1], Rng(1, 1), Rng(1, 2), True)
        other.take(ask.seat, lines[-1].choice)
        play_greedily(other, turns.end, Rng(1, 1), Rng(1, 2))
        assert r.dump() == other.dump() and (r.turns == turns.end or not r.open)


def test_a_variation_has_the_same_answers_before_and_another_one_at_its_end():
    found = 0
    for state, _ in islice(choices(), 0, 80, 8):
        turns, lines = searching(state)
        turns.play_to_turn_end(lines[0])
        met = lines[0].decision_points
        assert met[0].choice == lines[0].choice
        for _ in range(6):
            answers = turns.vary(lines[0])
            if answers:
                last = len(answers) - 1
                assert answers[:-1] == [one.choice for one in met[:last]] and last > 0
                assert answers[-1] in met[last].others and answers[-1] != met[last].choice
                found += 1
    assert found > 20


def test_the_answers_of_a_line_are_given():
    for state, _ in islice(choices(), 0, 80, 8):
        turns, lines = searching(state)
        turns.play_to_turn_end(lines[0])
        answers = turns.vary(lines[0])
        if answers:
            line = Variation(answers, 0.0)
            turns.play_to_turn_end(line)
            assert [one.choice for one in line.decision_points[: len(answers)]] == answers


def test_lines_are_varied_within_the_budget_and_the_best_come_first():
    state, _ = next(choices())
    turns, lines = searching(state)
    pool = turns.find_variations(lines)
    assert len(pool) > len(lines) and all(line in pool for line in lines)
    assert len({tuple(line.answers) for line in pool}) == len(pool)
    assert turns.early_budget <= 0 and len(pool) * EARLY < 4 * 16 + EARLY
    promised = [line.turn_end_merit() for line in pool]
    assert promised == sorted(promised, reverse=True)


def test_few_finalists_begin_alike_and_the_greedy_line_is_among_them():
    state, _ = next(choices())
    turns, lines = searching(state, 64)
    left = turns.finalists(lines, turns.find_variations(lines))
    assert lines[0] in left and len(left) <= FINALISTS
    for choice in {line.choice for line in left}:
        assert sum(line.choice == choice for line in left) <= ALIKE + 1


def test_every_option_is_looked_at_and_the_budget_bounds_the_looks():
    for state, _ in islice(choices(), 0, 60, 20):
        found = thought(state, 48)
        assert found.choice in found.options and min(found.visits) >= 1 and sum(found.visits) <= 48
        assert max(found.visits) == found.visits[found.options.index(found.choice)]
        assert all(0 <= value <= 1 for value in found.values) and sum(found.weights) == pytest.approx(1)
        assert set(found.outcomes) == set(found.options) and "points" in found.outcomes[found.choice]


def test_who_has_no_time_still_looks_at_every_option():
    state, _ = next(choices())
    turns, lines = searching(state, 200, until=1.0)
    left = turns.search(lines)
    assert all(line.count == 1 for line in lines) and left


def test_in_the_turn_of_another_options_are_weighed():
    state, _ = next(choices(own=False))
    found = thought(state, 12)
    assert found.choice in found.options and len(found.worlds) == max(found.visits)


def test_no_turn_depends_on_hidden_cards():
    looked = 0
    for state, ask in islice(choices("cult,riverfolk,vagabond,eyrie", seed=9), 0, 120, 24):
        one = decide(RootExpert(8), ROOT, state, ask.seat, Rng(3))
        assert one == decide(RootExpert(8), ROOT, ROOT.redeal(state, ask.seat, Rng(8)), ask.seat, Rng(3))
        looked += 1
    assert looked > 3
