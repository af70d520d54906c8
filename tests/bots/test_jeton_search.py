"""Players of Jeton Rouge who search: their odds against brute force, real time, sharings, and what they choose."""

from itertools import combinations

import pytest

import clairiere
from clairiere.bots import decide
from clairiere.bots.jeton.hand_distributions import HandDistributions, could_have_acted, weighted_hands
from clairiere.bots.jeton.heuristic import at_risk, heuristic_choice
from clairiere.bots.jeton.knowledge import JetonKnowledge, lays_of_note, rounds_of, sharings
from clairiere.bots.jeton.odds import HIGHEST, BidOdds, best_of, chance, more_for
from clairiere.bots.jeton.opponent_model import DARES, simple_opponents, thinker_choice, thinking_opponents
from clairiere.bots.jeton.search import JetonExpert, JetonSearch, as_turn_based
from clairiere.conformance.promises import Walk
from clairiere.core.ask import NATURE, NO_ANSWER
from clairiere.core.nature import Rng
from clairiere.games.jeton.cards import ONE
from clairiere.games.jeton.choices import AGREE, SHOUT
from clairiere.games.jeton.rules import SHARING
from clairiere.games.jeton.state.redeal import possible_hands

JETON = clairiere.find("jeton")


def steps(seats: int, seed: int, **options: object):
    return (state for state, _, _ in Walk(JETON, seats, options, (), seed).steps())


def test_the_odds_are_those_of_all_hands_counted_one_by_one() -> None:
    cards = [0, 0, 1, 1, 1, 2, 2, 3]
    odds = BidOdds(sum(ONE[kind] for kind in cards))
    for size in (1, 3, 5):
        hands = [sum(ONE[kind] for kind in hand) for hand in combinations(cards, size)]
        for limit in range(12):
            assert abs(odds.bids[size][limit] - sum(best_of(hand) < limit for hand in hands) / len(hands)) < 1e-9
            for entry in (0, 4, 7):
                less = sum(best_of(hand, entry, False) < limit for hand in hands) / len(hands)
                assert abs(odds.joins[size][entry][limit] - less) < 1e-9
            for kind in (1, 2, 3):
                less = sum(more_for(hand, kind) < limit for hand in hands) / len(hands)
                assert abs(odds.adds[kind][size][limit] - less) < 1e-9


def test_nothing_is_above_what_is_out_of_reach() -> None:
    assert all(abs(line[HIGHEST] - 1.0) < 1e-9 for line in BidOdds(6 * ONE[3] + 3 * ONE[0]).bids)


def test_a_game_by_the_heuristic_comes_to_its_end_by_legal_choices() -> None:
    for seats in (3, 6):
        state, rng = JETON.new({}, seats), Rng(4)
        while state.open:
            ask = rng.pick_ask(state.open)
            state.take(ask.seat, heuristic_choice(state, ask, rng))
        assert len(state.winners()) == 1


def test_a_table_in_real_time_is_thought_of_by_turns_with_the_same_cards_and_the_same_seat_asked() -> None:
    looked = 0
    for state in steps(4, 3, form="live"):
        for ask in state.open:
            if ask.seat != NATURE and (SHOUT in ask.options or ask.about == "bid") and looked < 40:
                other = as_turn_based(state, ask.seat)
                assert [found.seat for found in other.open] == [ask.seat] and not other.rules.live and state.rules.live
                assert other.hands == state.hands and other.stacks == state.stacks
                looked += 1
    assert looked == 40


def test_every_option_that_the_search_looks_at_is_legal_and_passing_is_among_them() -> None:
    for state in steps(4, 5):
        if state.over:
            break
        ask = state.open[0]
        if ask.about == "bid":
            found = lays_of_note(state, ask.seat, ask.options)
            assert set(found) <= set(ask.options) and found[0] == ask.options[0] and len(found) <= 20
        elif state.phase == SHARING and ask.about == "share":
            assert set(sharings(state)) <= set(ask.options)


def test_rivals_who_think_act_by_legal_choices_with_weaker_hands_and_not_always() -> None:
    rng, shouted = Rng(4), []
    for seed in range(40):
        for state in steps(4, seed):
            ask = state.open[0] if state.open else None
            if ask is None or ask.seat == NATURE:
                continue
            choice = thinker_choice(state, ask, rng)
            assert choice in ask.options
            if ask.about == "draw" and SHOUT in ask.options and not at_risk(state, ask.seat):
                odds = chance(state, ask.seat)
                assert choice != SHOUT or odds >= DARES
                shouted += [choice == SHOUT] if DARES <= odds < 0.44 else []
    assert 0.3 < sum(shouted) / len(shouted) < 0.75 and len(shouted) > 20


def test_only_the_expert_thinks_of_rivals_who_think_and_of_tokens_more_than_of_cards() -> None:
    assert JetonSearch().rivals.thinking == 0 < JetonExpert().rivals.thinking < 1
    state = next(state for state in steps(3, 3) if rounds_of(state) > 0 and state.open[0].about == "draw")
    ahead = state.copy()
    ahead.blue[1] += 2
    rise = [
        JetonKnowledge(0, 0, Rng(1), rivals).rewards(ahead)[1] - JetonKnowledge(0, 0, Rng(1), rivals).rewards(state)[1]
        for rivals in (simple_opponents(), thinking_opponents())
    ]
    assert 0 < rise[0] < rise[1]


def test_what_each_may_win_adds_up_to_one_game() -> None:
    for number, state in enumerate(steps(5, 7)):
        if number % 9 == 0:
            rewards = JetonKnowledge(0, rounds_of(state), Rng(1), simple_opponents()).rewards(state)
            assert abs(sum(rewards) - 1.0) < 1e-9 and min(rewards) >= 0.0


def test_the_same_chance_gives_the_same_choice_and_doing_nothing_in_real_time_is_to_wait() -> None:
    waits = 0
    for number, state in enumerate(steps(3, 3, form="live")):
        for ask in state.open:
            if ask.seat != NATURE and number % 4 == 0 and number < 200:
                first, second = (decide(JetonSearch(6), JETON, state, ask.seat, Rng(2)) for _ in range(2))
                assert first == second and (first == NO_ANSWER or first in ask.options)
                assert first not in JETON.quit_choices
                waits += first == NO_ANSWER
    assert waits > 5


def test_in_real_time_who_has_agreed_to_the_end_does_not_say_so_again() -> None:
    looked = 0
    for seed in range(6):
        for state in steps(3, seed, form="live"):
            for ask in state.open:
                if ask.seat != NATURE and AGREE in ask.options and looked < 30:
                    agreed = state.consents >> ask.seat & 1
                    choice = decide(JetonSearch(4), JETON, state, ask.seat, Rng(2))
                    assert choice != AGREE or not agreed
                    looked += agreed
    assert looked > 5


@pytest.mark.parametrize("rivals", [simple_opponents(), thinking_opponents()])
def test_every_hand_is_believed_in_as_the_cards_say_and_less_if_it_should_have_acted(rivals) -> None:
    doubted = 0
    for number, state in enumerate(steps(4, 6)):
        if state.over or number % 2:
            continue
        for other in range(4):
            world = state.copy()
            prior = possible_hands(state, other)
            assert [hand for hand, _ in weighted_hands(state, other, rivals)] == list(prior)
            for hand, weight in weighted_hands(state, other, rivals):
                world.hands[other] = hand
                doubt = could_have_acted(state, other) and chance(world, other) > rivals.bold
                assert weight == prior[hand] * (rivals.missed if doubt else 1.0)
                doubted += doubt
    assert doubted > 20


def test_dealt_worlds_look_the_same_to_the_seat_and_hold_each_hand_as_often_as_it_is_believed_in() -> None:
    state = next(state for state in steps(3, 8) if not state.over and state.open[0].about == "bid")
    seat = state.open[0].seat
    distributions, rng = HandDistributions(state, seat, simple_opponents()), Rng(5)
    worlds = [distributions.deal(rng) for _ in range(2000)]
    assert all(world.view(seat).to_wire() == state.view(seat).to_wire() for world in worlds[:50])
    assert distributions.others
    for other in distributions.others:
        found = weighted_hands(state, other, simple_opponents())
        whole = sum(weight for _, weight in found)
        for hand, weight in found:
            often = sum(world.hands[other] == hand for world in worlds) / len(worlds)
            assert abs(often - weight / whole) < 0.05
        assert all(world.owns(other) == state.owns(other) for world in worlds)
