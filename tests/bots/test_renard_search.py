"""Levels 2 and 3 of Le Renard des Bois: what they believe, what a score is worth to them, how they play."""

import pytest

import clairiere
from clairiere.bots import decide, find_bot
from clairiere.bots.renard.choice_model import CHOICES, SHARP_CHOICES, WEIGHED, ChoiceModel
from clairiere.bots.renard.choice_weights import WEIGHTS
from clairiere.bots.renard.expert import RenardExpert
from clairiere.bots.renard.hand_distribution import FLOOR, HandPosterior, ObservedChoices, likelihood
from clairiere.bots.renard.knowledge import ABOUT, RenardKnowledge
from clairiere.bots.renard.policy_table import BURIES, ENTRIES, FOLLOWS, MODES, POLICY, SHARP_POLICY, mode_of
from clairiere.bots.renard.round_playout import RoundPlayout
from clairiere.bots.renard.search import RenardSearch
from clairiere.bots.renard.win_chances import WinChances, round_end, usual_rounds, win_chances_for
from clairiere.bots.search.determinizations import Determinizations
from clairiere.bots.search.search_bot import SearchResult
from clairiere.conformance.marks import law
from clairiere.core.ask import NATURE, Ask
from clairiere.core.nature import Rng
from clairiere.games.renard.cards import TRICKS, card_named
from clairiere.games.renard.redeal import past_allows
from clairiere.games.renard.state import Renard
from clairiere.games.tricks import bits_of

GAME = clairiere.find("renard")


def on_the_way(seed: int, answers: int) -> Renard:
    """A game at random, after so many answers of players, when one of them is asked."""
    rng = Rng(seed, 5)
    state = GAME.new({}, 2)
    assert isinstance(state, Renard)
    while answers or state.open[0].seat == NATURE:
        ask = state.open[0]
        answers -= ask.seat != NATURE
        state.accept(ask, rng.pick(ask.options))
    return state


def hands_of(state: Renard, seat: int) -> HandPosterior:
    return HandPosterior(Determinizations(GAME, state, seat), Rng(1), 1500)


# -- what a score is worth ------------------------------------------------------------------------------------------


def test_what_rounds_usually_bring_is_shared_out_completely() -> None:
    assert sum(often for _, _, often in usual_rounds()) == pytest.approx(1.0)


def test_more_points_are_never_worth_less_and_both_chances_make_one() -> None:
    chances = WinChances(21).chances
    assert all(chances[a][b] + chances[b][a] == pytest.approx(1.0) for a in range(21) for b in range(21))
    assert all(chances[a + 1][b] >= chances[a][b] - 1e-9 for a in range(20) for b in range(21))


@law("renard:6.4", "renard:6.5", "renard:6.6")
def test_at_the_mark_the_higher_total_wins_then_the_better_round() -> None:
    win_chances = win_chances_for(21)
    assert win_chances.after(22, 21, 6, 6) == 1.0 and win_chances.after(20, 21, 9, 3) == 0.0
    assert win_chances.after(21, 21, 6, 3) == 1.0 and win_chances.after(21, 21, 3, 3) == 0.5


@law("renard:5.1")
def test_an_end_is_worth_what_the_table_says_and_not_its_tricks() -> None:
    ends = win_chances_for(21).ends(on_the_way(1, 0))
    humble, beaten, victorious, greedy = (ends[round_end(tricks, 0, 0)] for tricks in (3, 4, 9, 10))
    assert humble > victorious > beaten > greedy


# -- policy ---------------------------------------------------------------------------------------------------------


def test_the_policy_table_has_an_entry_for_everything_and_none_is_impossible() -> None:
    assert len(POLICY) == ENTRIES and min(POLICY) > 0


def test_who_needs_one_more_trick_wants_it_and_who_has_nine_does_not() -> None:
    hand = bits_of([card_named("6B"), card_named("8K")])
    assert mode_of(hand, 0, 6, 2) > MODES // 2 > mode_of(hand, 0, 9, 2)


@pytest.mark.parametrize("model", [None, ChoiceModel(SHARP_CHOICES)])
def test_a_round_in_the_head_gives_out_all_the_tricks(model: ChoiceModel | None) -> None:
    for seed in range(20):
        state = on_the_way(seed, 6)
        while state.open[0].about not in ("lead", "follow"):
            state.accept(state.open[0], state.open[0].options[0])
        playout = RoundPlayout(Rng(seed), POLICY, model)
        playout.see(state)
        playout.run()
        assert playout.tricks0 + playout.tricks1 == 13 and playout.hand0 == playout.hand1 == 0
        assert playout.found0 + playout.found1 <= 3


def after_a_trick(state: Renard) -> set[tuple[int, ...]]:
    """Everything that the engine may make of the trick at hand: hands, decree, leader, tricks and treasures."""
    ends, left = set(), [state.copy()]
    while left:
        now = left.pop()
        if now.tricks_played() > state.tricks_played() or now.round != state.round:
            ends.add((now.hand0, now.hand1, now.decree, now.leader, *now.tricks, *now.treasures))
            continue
        for choice in now.open[0].options:
            following = now.copy()
            following.accept(now.open[0], choice)
            left.append(following)
    return ends


@law("renard:3.2.1", "renard:3.3.2", "renard:4.1.1", "renard:4.11.1")
@pytest.mark.parametrize("model", [None, ChoiceModel(SHARP_CHOICES)])
def test_a_trick_without_the_engine_ends_as_the_rules_may_end_it(model: ChoiceModel | None) -> None:
    looked = 0
    for seed in range(60):
        state = on_the_way(seed, 24 + seed % 4)
        if state.open[0].about not in ("lead", "follow") or not 1 < TRICKS - state.tricks_played() < 6:
            continue
        ends, playout = after_a_trick(state), RoundPlayout(Rng(seed), SHARP_POLICY, model)
        for _ in range(8):
            playout.see(state)
            playout.trick()
            hands = (playout.hand0, playout.hand1, playout.decree, playout.leader)
            assert (*hands, playout.tricks0, playout.tricks1, playout.found0, playout.found1) in ends
        looked += 1
    assert looked > 8


def shown(state: Renard, model: ChoiceModel) -> int:
    """What the model is told of the question that is open; returns the options."""
    ask, playout = state.open[0], RoundPlayout(Rng(0), [])
    options = bits_of(list(ask.options))
    playout.see(state)
    playout.show(model, ask.seat, options, ABOUT[ask.about])
    return options


def test_the_choice_model_has_a_weight_for_every_trait_and_its_chances_make_one() -> None:
    assert len(WEIGHTS) == WEIGHED and any(WEIGHTS)
    model = ChoiceModel(CHOICES)
    for seed in range(60):
        state = on_the_way(seed, seed % 40)
        options = shown(state, model)
        assert sum(model.chance(options, card) for card in state.open[0].options) == pytest.approx(1.0)
        assert model.pick(options, Rng(seed)) in state.open[0].options


def test_the_choice_model_picks_each_card_as_often_as_it_says() -> None:
    state, model, rng = on_the_way(4, 3), ChoiceModel(CHOICES), Rng(9)
    options = shown(state, model)
    picked = [int(model.pick(options, rng)) for _ in range(20000)]
    for card in state.open[0].options:
        assert picked.count(card) / 20000 == pytest.approx(model.chance(options, card), abs=0.02)


def test_what_a_choice_was_made_from_is_read_from_the_trail_as_the_chooser_saw_it() -> None:
    """Leads, follows, exchanges and burials: the chance by the trail is the chance at the moment itself."""
    looked = set()
    for seed in range(30):
        state, rng, model = on_the_way(seed, 0), Rng(seed, 8), ChoiceModel(CHOICES)
        made: list[list[float]] = [[], []]
        hands: list[list[tuple[int, int]]] = [[], []]
        while state.round == 1 and state.open[0].about != "deal":
            ask = state.open[0]
            choice = rng.pick(ask.options)
            if ask.seat != NATURE:
                even, chance = 1 / len(ask.options), model.chance(shown(state, model), choice)
                made[ask.seat].append((1 - FLOOR) * chance + FLOOR * even if even < 1 else 1.0)
                hands[ask.seat].append((state.hand(ask.seat), state.buried_cards(ask.seat)))
                looked.add(ask.about)
            state.accept(ask, choice)
            if state.tricks_played() == TRICKS or not state.trail:
                break
            if ask.seat == NATURE or ask.about == "exchange" or state.open[0].about in ("exchange", "draw", "bury"):
                continue
            seat, buried = ask.seat, [mark & 63 for mark in state.buried if mark >> 6 == ask.seat]
            acts = ObservedChoices(state.trail, seat).acts
            for act in acts:
                if act.about == BURIES:
                    act.card = buried.pop(0)
            told = [act.chance(model, *held) for act, held in zip(acts, hands[seat], strict=True)]
            assert told == pytest.approx(made[seat])
    assert looked == set(ABOUT)


# -- hands ----------------------------------------------------------------------------------------------------------


def test_before_the_first_card_every_hand_is_as_likely_as_the_others() -> None:
    state = on_the_way(3, 0)
    distribution = hands_of(state, state.open[0].seat)
    assert len(distribution.hands) == 27132 == len(set(distribution.hands)) and set(distribution.weights) == {1.0}


@pytest.mark.parametrize("seed", [0, 3, 5, 7])
def test_the_true_hand_is_among_those_believed_and_each_agrees_with_the_past(seed: int) -> None:
    state = on_the_way(seed, 14 + seed)
    seat = state.open[0].seat
    distribution = hands_of(state, seat)
    assert len(distribution.hands) == len(distribution.weights) and min(distribution.weights) > 0
    if not state.buried_cards(1 - seat):
        assert state.hand(1 - seat) in distribution.hands
    for i in range(0, len(distribution.hands), 1 + len(distribution.hands) // 40):
        world = distribution.world(i)
        assert past_allows(world, 1 - seat) and world.view(seat).to_wire() == state.view(seat).to_wire()
        assert sorted(GAME.pieces(world)) == sorted(GAME.pieces(state))


@law("renard:3.2.1")
def test_who_did_not_follow_suit_holds_none_of_it() -> None:
    for seed in range(200):
        state = on_the_way(seed, 18)
        seat = state.open[0].seat
        acts = ObservedChoices(state.trail, 1 - seat).acts
        void = [act.lead // 11 for act in acts if act.about == FOLLOWS and act.lead // 11 != act.card // 11]
        if void and not state.buried_cards(1 - seat) and all(act.taken < 0 for act in acts):
            suit = 0x7FF << 11 * void[-1]
            assert not any(hand & suit for hand in hands_of(state, seat).hands)
            return
    raise AssertionError("no such game")


def test_a_hand_is_as_likely_as_its_choices_were_and_none_is_ruled_out_by_the_model() -> None:
    state = on_the_way(5, 15)
    seat = state.open[0].seat
    acts = ObservedChoices(state.trail, 1 - seat).acts
    distribution, model = hands_of(state, seat), ChoiceModel(CHOICES)
    assert len(set(distribution.weights)) > 10 and not distribution.worlds
    for i in range(0, len(distribution.hands), 97):
        assert distribution.weights[i] == likelihood(model, acts, distribution.hands[i], [])
        assert distribution.weights[i] > (FLOOR / 14) ** len(acts)


def test_of_many_hands_some_are_drawn_as_their_weights_say() -> None:
    state = on_the_way(3, 2)
    distribution = hands_of(state, state.open[0].seat)
    states, weights = distribution.most(200, Rng(2))
    assert len(states) == len(weights) <= 200 and sum(weights) == pytest.approx(200, abs=1)


# -- playing --------------------------------------------------------------------------------------------------------


def test_what_a_woodcutter_does_is_seen_by_its_player_alone() -> None:
    for seed in range(60):
        state = on_the_way(seed, 8)
        ask = state.open[0]
        if ask.about == "bury":
            knowledge = RenardKnowledge(win_chances_for(21), state, Rng(1))
            seen = [knowledge.observation(state, ask, ask.options[0], seat) for seat in (ask.seat, 1 - ask.seat)]
            assert seen == [ask.options[0], -1]
            return
    raise AssertionError("no such game")


def test_who_is_foreseen_is_given_one_card_that_is_allowed_and_whoever_searches_all_of_them() -> None:
    foreseen: set[int] = set()
    for seed in range(40):
        state = on_the_way(seed, 1)
        ask = state.open[0]
        for seat in (0, 1):
            model = ChoiceModel(SHARP_CHOICES)
            knowledge = RenardKnowledge(win_chances_for(21), state, Rng(seed), 4, SHARP_POLICY, model, seat)
            options = knowledge.options(state, ask)
            if seat != ask.seat:
                assert options == ask.options
            else:
                assert len(options) == 1 and options[0] in ask.options
                foreseen.add(ask.options.index(options[0]))
    assert len(foreseen) > 1


@pytest.mark.parametrize("bot", [RenardSearch(40), RenardExpert(40)])
def test_the_same_seed_gives_the_same_thought(bot: RenardSearch) -> None:
    state = on_the_way(8, 17)
    ask = state.open[0]
    first, second = (bot.think(Determinizations(GAME, state, ask.seat), ask, Rng(4)) for _ in range(2))
    assert (first.choice, first.values, first.visits) == (second.choice, second.values, second.visits)
    assert first.choice in ask.options and all(0 <= value <= 1 for value in first.values)
    assert len(first.worlds) == len(first.weights) > 0


def test_before_the_last_two_tricks_the_choice_is_the_solvers() -> None:
    looked = 0
    for seed in range(12):
        state = on_the_way(seed, 26)
        ask = state.open[0]
        if ask.about != "lead" or len(ask.options) != 2:
            continue
        looked += 1
        result = RenardExpert(400).think(Determinizations(GAME, state, ask.seat), ask, Rng(seed))
        found = [solved_after(result, ask, choice) for choice in result.options]
        assert found[result.options.index(result.choice)] >= max(found) - 0.03
    assert looked > 1


def solved_after(result: SearchResult, ask: Ask, choice: int) -> float:
    """What a choice is worth on the mean of the worlds believed in, all cards open from then on."""
    value = 0.0
    for world, weight in zip(result.worlds, result.weights, strict=True):
        knowledge, after = RenardKnowledge(win_chances_for(21), world, Rng(1), 13), world.copy()
        after.accept(ask, choice)
        value += weight * knowledge.rollout(after, 1, Rng(1))[ask.seat]
    return value / sum(result.weights)


def test_level_2_beats_level_1_even_in_a_hurry() -> None:
    greedy, quick = find_bot("renard", "greedy"), RenardSearch(40)
    first, second = play([quick, greedy], 1), play([greedy, quick], 2)
    assert first.scores[0] + second.scores[1] > first.scores[1] + second.scores[0]


def play(bots, seed: int) -> Renard:
    state = GAME.new({}, 2)
    rng = Rng(seed, 6)
    while state.open:
        ask = state.open[0]
        choice = rng.pick(ask.options) if ask.seat == NATURE else decide(bots[ask.seat], GAME, state, ask.seat, rng)
        state.take(ask.seat, choice)
    return state
