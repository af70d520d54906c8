"""Root's searching players: what they think of a position, what they look at, and that they repeat themselves."""

from functools import partial
from itertools import islice

import pytest

from clairiere.bots import decide, find_bot
from clairiere.bots.root.evaluation.army import TROOP_TO_COME, TROOP_WORTH, troop_sweep_value, troop_value
from clairiere.bots.root.evaluation.features import COMMON_FEATURES, FACTION_FEATURES, features
from clairiere.bots.root.evaluation.sight import seen_by
from clairiere.bots.root.evaluation.team import ENEMY_FEATURES, enemy_features, race
from clairiere.bots.root.evaluation.value_model import VALUE_MODEL
from clairiere.bots.root.evaluation.values import guard_worth, point, prey_worth
from clairiere.bots.root.evaluation.view_index import ViewIndex
from clairiere.bots.root.evaluation.weights import TEAM_WEIGHTS, WEIGHTS
from clairiere.bots.root.evaluation.win_chances import standing, win_chances
from clairiere.bots.root.search.candidates import Candidate, candidate_options
from clairiere.bots.root.search.expert import RootExpert
from clairiere.bots.root.search.greedy_playout import brain_for, greedy_choice, play_greedily
from clairiere.bots.root.search.option_search import RootSearch
from clairiere.bots.search.determinizations import Determinizations
from clairiere.core.ask import Ask
from clairiere.core.nature import Rng
from clairiere.games.root.choices import END, card_in, is_with_card, word_in
from clairiere.games.root.factions.vagabond.words import CHARACTER_WORD, CHARACTERS
from clairiere.games.root.state.terms import DOMINANCES, cards_of

from .root_positions import FOUR, ROOT, positions

SIX = f"{FOUR},cult,riverfolk"


def result(state, ask, iterations, seed=1):
    worlds = Determinizations(ROOT, state, ask.seat)
    return RootSearch(iterations).think(worlds, worlds.view.asks[0], Rng(seed))


# -- what a position promises ------------------------------------------------------------------------------------------


def test_every_feature_has_a_weight():
    for name, own in FACTION_FEATURES.items():
        assert len(WEIGHTS[name]) == len(COMMON_FEATURES) + len(own)
    state, _ = next(positions(SIX, "daylight"))
    for seat, faction in enumerate(state.factions):
        assert len(features(state, seat)) == len(WEIGHTS[faction.sheet.name])


def test_chances_add_up_and_points_raise_them():
    for number, (state, _) in enumerate(positions(SIX)):
        if not state.turns or number % 60:
            continue
        found = win_chances(state)
        assert sum(found) == pytest.approx(1) and min(found) >= 0
        for seat in range(state.seats):
            richer = state.copy()
            richer.score[seat] += 3
            assert standing(richer, seat) > standing(state, seat) and win_chances(richer)[seat] > found[seat]


def test_level_3_judges_by_what_it_has_learned_and_level_2_by_the_weights():
    state, _ = next(islice(positions(FOUR, "daylight"), 6, None))
    found = RootExpert().chances(state)
    assert found == VALUE_MODEL.chances(state) and sum(found) == pytest.approx(1) and min(found) > 0
    assert RootSearch().chances(state) == win_chances(state) != found


def test_the_learned_chances_rise_with_points():
    risen = []
    for state, _ in islice(positions(SIX), 100, None, 60):
        for seat in range(state.seats):
            richer = state.copy()
            richer.score[seat] += 4
            risen.append(VALUE_MODEL.chances(richer)[seat] > VALUE_MODEL.chances(state)[seat])
    assert len(risen) > 30 and sum(risen) / len(risen) > 0.95


def test_whoever_has_won_has_all_of_the_chances():
    for state, _ in positions("marquise,eyrie"):
        last = state
    assert last.over and win_chances(last) == [float(seat in last.winners()) for seat in range(2)]


def test_a_team_is_as_far_as_its_last_player():
    team = {"mode": "coop"}
    state = next(state for state, _ in positions("alliance,vagabond,mechanical", options=team) if state.turns > 6)
    found = win_chances(state)
    assert found[0] == found[1] == pytest.approx(1 - found[2])
    state.score[:2] = [25, 5]
    ahead = win_chances(state)[0]
    state.score[:2] = [15, 15]
    assert win_chances(state)[0] > ahead


# -- what is looked at ------------------------------------------------------------------------------------------------


def test_a_single_option_is_taken_without_a_look():
    state, ask = next((state, ask) for state, ask in positions(FOUR) if len(ask.options) == 1)
    assert result(state, ask, 40).visits == [0]


def test_nobody_but_the_greedy_player_leaves_the_track_for_a_dominance_card():
    cards = cards_of(DOMINANCES)
    ask = Ask(0, "daylight", (*cards[:2], 300, END), "6.5")
    brain = brain_for(next(positions(FOUR))[0], ask)
    assert candidate_options(brain, ask, END) == [END, 300]
    assert candidate_options(brain, ask, cards[0]) == [cards[0], 300, END]


def test_of_one_act_only_the_cheapest_cards_are_tried():
    state, ask = next((s, a) for s, a in positions("alliance,eyrie", "agitation") if len(a.options) > 4)
    brain = brain_for(state, ask)
    tried = candidate_options(brain, ask, END)
    for word in {word_in(option) for option in ask.options if is_with_card(option)}:
        worth = {o: brain.card_worth(card_in(o)) for o in ask.options if is_with_card(o) and word_in(o) == word}
        chosen = [option for option in tried if option in worth]
        assert sorted(worth[option] for option in chosen) == sorted(worth.values())[:2]


def test_the_budget_bounds_the_looks_and_the_greedy_choice_is_among_them():
    state, ask = next((s, a) for s, a in positions(FOUR, "daylight") if len(a.options) > 4)
    found = result(state, ask, 5)
    assert sum(found.visits) <= 5 and found.options[0] == greedy_choice(state, ask)
    assert found.choice in ask.options and all(0 <= value <= 1 for value in found.values)
    assert len(found.worlds) == max(found.visits) and sum(found.weights) == pytest.approx(1)


def test_a_building_that_wins_is_built():
    for state, ask in positions(FOUR, "daylight"):
        if greedy_choice(state, ask) == 232 and state.turns > 12:  # to build
            state.score[ask.seat] = 29
            found = result(state, ask, 4)
            assert found.values[found.options.index(found.choice)] == 1
            return
    raise AssertionError("nothing was ever built")


def test_the_same_seed_gives_the_same_choices():
    looked = 0
    for number, (state, ask) in enumerate(positions("marquise,eyrie")):
        if number % 40 == 30:
            one, two = (result(state, ask, 4, 7) for _ in range(2))
            assert (one.choice, one.options, one.values) == (two.choice, two.options, two.values)
            looked += 1
    assert looked > 2


@pytest.mark.parametrize("factions", [FOUR, "cult,riverfolk,vagabond", "eyrie,alliance,mechanical"])
def test_no_choice_of_a_search_depends_on_hidden_cards(factions):
    chosen = partial(decide, RootSearch(2), ROOT)
    looked = 0
    for number, (state, ask) in enumerate(positions(factions, seed=9)):
        if number % 60 == 20:
            found = chosen(state, ask.seat, Rng(3))
            assert found in ask.options and chosen(ROOT.redeal(state, ask.seat, Rng(8)), ask.seat, Rng(3)) == found
            looked += 1
    assert looked > 2


def test_the_levels_differ_by_how_much_and_how_far_they_look():
    search, expert = find_bot("root", "search"), find_bot("root", "expert")
    assert (expert.iterations, expert.rounds) > (search.iterations, search.rounds)


# -- teams ------------------------------------------------------------------------------------------------------------


def test_players_of_a_team_do_not_fight_one_another():
    fought = 0
    for state, ask in positions("eyrie,cult,mechanical", options={"mode": "coop"}):
        index = ViewIndex(seen_by(state.view(ask.seat)))
        assert [index.enemies(seat) for seat in range(3)] == [False, False, True]
        if state.battle.attacker >= 0:
            fought += 1
            assert 2 in (state.battle.attacker, state.battle.defender)
    assert fought


def team_position():
    """The Eyrie alone against the Mechanical Marquise, some turns after the start."""
    found = positions("eyrie,mechanical", options={"mode": "coop"})
    return next((state, ask) for state, ask in found if state.turns > 4 and ask.seat == 0)


def test_every_feature_of_a_team_and_of_its_enemy_has_a_weight():
    for name, weights in TEAM_WEIGHTS.items():
        own = len(COMMON_FEATURES) + len(FACTION_FEATURES[name])
        assert len(weights) == (len(ENEMY_FEATURES) if name == "mechanical" else own)
    state, _ = team_position()
    assert len(enemy_features(state, 1)) == len(ENEMY_FEATURES)


def test_a_team_fears_her_points_and_her_troops():
    state, _ = team_position()
    before = win_chances(state)[0]
    richer, stronger = state.copy(), state.copy()
    richer.score[1] += 4
    alone = [c for c in range(12) if not state.warriors[c] and not state.buildings[c]]
    for clearing in alone[:3]:
        stronger.warriors[12 + clearing] += 3 - min(3, stronger.warriors[12 + clearing])
    assert win_chances(richer)[0] < before and win_chances(stronger)[0] < before


def raced(points, her):
    """What a team of two at 10 points each, against 10 of hers, makes of two rounds that brought so many."""
    found = positions("eyrie,vagabond,mechanical", options={"mode": "coop"})
    state = next(state for state, _ in found if state.turns > 4)
    state.score[:] = [10 + points[0], 10 + points[1], 10 + her]
    return race([10, 10, 10], state, 2)


def test_a_team_races_at_the_pace_of_its_last_player():
    assert raced((6, 6), 12) < raced((6, 6), 6) < raced((6, 6), 3)
    assert raced((2, 12), 6) == raced((12, 2), 6)
    assert raced((2, 12), 6) < raced((5, 5), 6)
    assert raced((6, 6), 6) > 0.5 > raced((5, 5), 6)


def test_a_race_that_is_over_is_won_or_lost():
    state, _ = team_position()
    state.open = ()
    state.score[:] = [30, 20]
    state.won = 1
    won = race([20, 15], state, 2)
    state.score[:] = [29, 30]
    state.won = 2
    assert race([20, 15], state, 2) < 0.1 < 0.9 < won


def scoring_choice():
    """A question of the Eyrie alone where an option scores at once, the option, and what comes right after it."""
    for state, ask in positions("eyrie,mechanical", "craft", seed=5, options={"mode": "coop"}):
        for option in ask.options:
            later = state.copy()
            later.take(ask.seat, option)
            if later.score[0] > state.score[0] and later.turns == state.turns and later.open[0].seat == 0:
                return state, ask, option, later
    raise AssertionError("nobody crafts")


def test_a_team_looks_two_rounds_ahead_from_before_its_choice():
    state, ask, option, later = scoring_choice()
    seen = Candidate(option, 0.0)
    RootSearch().try_out(seen, state, ask, 7, 1)
    play_greedily(later, state.turns + 2 * state.seats, Rng(7, 1), Rng(7, 2))
    assert seen.value() == race(state.score, later, 2)


def test_a_vagabond_of_a_team_is_the_ranger():
    liked = []
    for factions, mode in (("vagabond,mechanical", "coop"), (FOUR, "competitive")):
        state, ask = next(positions(factions, "character", options={"mode": mode}))
        liked.append(CHARACTERS[greedy_choice(state, ask) - CHARACTER_WORD])
    assert liked == ["ranger", "thief"]


def test_level_3_looks_longer_in_a_team():
    state, ask = team_position()
    team, alone = Determinizations(ROOT, state, ask.seat), next(positions(FOUR, "daylight"))
    assert (
        RootExpert(5).playout_count(team)
        > 5
        == RootExpert(5).playout_count(Determinizations(ROOT, alone[0], alone[1].seat))
    )


def test_a_team_wants_to_rule_where_she_has_a_troop():
    state, ask = team_position()
    for clearing in range(12):
        state.warriors[12 + clearing] = 2 + clearing % 2
    army = brain_for(state, ask).army()
    state.warriors[12:] = [2] * 12
    calm = brain_for(state, ask).army()
    assert [army.rule[c] > calm.rule[c] for c in range(12)] == [c % 2 == 1 for c in range(12)]


def test_points_beyond_the_last_are_worth_nothing_to_a_player_of_a_team():
    state, _ = team_position()
    assert point(ViewIndex(seen_by(state.view(0)))) > 0
    state.gain(0, 30, "3.2")
    assert point(ViewIndex(seen_by(state.view(0)))) == 0
    state.lose(0, 2, "3.2")  # RUL.63 the player has reached 30, and need not do it again
    assert point(ViewIndex(seen_by(state.view(0)))) == 0


def test_whoever_attacks_counts_her_troops():
    state, ask = team_position()
    there = next(c for c in range(12) if not state.strength[c] and state.warriors[12 + c] <= 2)
    worth = []
    for warriors in (2, 3, 4):
        other = state.copy()
        other.add_warriors(1, there, warriors - other.warriors[12 + there])
        index = ViewIndex(seen_by(other.view(ask.seat)))
        worth.append((troop_value(index, 1, there), troop_sweep_value(index, there), troop_value(index, 0, there)))
    assert worth == [(TROOP_TO_COME, 0, 0), (TROOP_WORTH, TROOP_WORTH, 0), (TROOP_WORTH // 2, TROOP_WORTH, 0)]


def test_a_guard_less_brings_nearer_what_he_guards():
    for state, ask in positions(FOUR):
        index = ViewIndex(seen_by(state.view(ask.seat)))
        for seat in range(4):
            for clearing in range(12):
                at, worth = 12 * seat + clearing, guard_worth(index, seat, clearing)
                assert (worth > 0) == (index.pieces_at(at) > 0 and state.warriors[at] > 0)
                assert worth < prey_worth(index, seat) or not worth
        if state.turns > 8:
            break
