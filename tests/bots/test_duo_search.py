"""Players of Duo who search: their picture of a trick against the rules, what they look at, and what they choose."""

import pytest

import clairiere
from clairiere.bots import LEVELS, decide, find_bot
from clairiere.bots.advice import Advice, OptionAdvice, cost_words, value_words
from clairiere.bots.duo.choices import heuristic_choice, path_values_of
from clairiere.bots.duo.evaluation import board_difficulty, worth_of
from clairiere.bots.duo.knowledge import DuoKnowledge
from clairiere.bots.duo.path_values import WAY
from clairiere.bots.duo.playout import Playout
from clairiere.bots.duo.search import DuoExpert, DuoSearch
from clairiere.bots.duo.teammate_model import (
    ANYTHING,
    BEFORE,
    ERRS,
    GRABS,
    KINDS,
    THINKS,
    TeammateModel,
    weighed_hands,
    weights_of,
)
from clairiere.bots.duo.teammate_policy import WHIMS, TeammatePolicy, myopic_choice
from clairiere.bots.search.determinizations import Determinizations
from clairiere.bots.search.knowledge import UNSEEN
from clairiere.conformance import law
from clairiere.conformance.promises import Walk
from clairiere.core.illegal import Illegal
from clairiere.core.nature import Rng, Seeded
from clairiere.games.duo.cards import FOXES, GIFT, NO, STOP, YES, card_named
from clairiere.games.duo.state.walked import past_boards
from clairiere.games.tricks import RANK

DUO = clairiere.find("duo")


def steps(seed: int, **options: object):
    return (state for state, _, _ in Walk(DUO, 2, options, (), seed).steps() if state.open)


def asked(about: str, seeds: int, **options: object):
    """Random positions in which a player is asked about something."""
    return [s.copy() for seed in range(seeds) for s in steps(seed, **options) if s.open[0].about == about]


def landed(state, card: int):
    """The worth of where the token stands after a card that follows and the best choice of the winner."""
    path, after = path_values_of(state), state.copy()
    tokens = after.reserve
    after.take(after.open[0].seat, card)
    if after.open and after.open[0].about == "move":
        winner = after.winner
        after.take(winner, max(DUO.onward_choices(after.open[0]), key=lambda result: path.of_result(winner, result)))
    off = after.reserve < tokens or after.result == 2
    return path.off if off else path.lands[WAY * (after.at > state.at) + abs(after.at - state.at)]


def test_a_trick_brings_what_the_rules_make_of_it() -> None:
    looked = 0
    for state in asked("follow", 4, level=2):
        path = path_values_of(state)
        for card in DUO.onward_choices(state.open[0]):
            if RANK[card] not in (FOXES, GIFT) and state.tricks < 10:
                expected = path.of_trick(state.leader, state.lead, card, state.trump)
                assert landed(state, card) == expected
                looked += 1
    assert looked > 100


def test_who_plays_by_the_heuristic_does_not_look_at_the_other_hand() -> None:
    rng = Rng(5)
    for about in ("lead", "follow", "exchange", "give", "move"):
        found = asked(about, 5)
        assert found
        for state in found[:12]:
            ask = state.open[0]
            other = DUO.redeal(state, ask.seat, rng)
            assert heuristic_choice(state, ask, False) == heuristic_choice(other, ask, False)


def test_nobody_who_searches_gives_up_and_a_card_given_face_down_is_seen_by_its_owner_only() -> None:
    for about in ("lead", "follow", "name", "exchange", "give", "move"):
        for state in asked(about, 2):
            assert STOP not in DuoKnowledge(state, 0.5, 5, 0).options(state, state.open[0])
    for state in asked("agree", 8):
        assert DuoKnowledge(state, 0.5, 5, 0).options(state, state.open[0]) == (NO,)
    for state in asked("give", 4):
        ask, knowledge = state.open[0], DuoKnowledge(state, 0.5, 5, 0)
        first = len(state.open) == 2
        assert knowledge.observation(state, ask, ask.options[0], ask.seat) == ask.options[0]
        assert (knowledge.observation(state, ask, ask.options[0], 1 - ask.seat) == UNSEEN) == first


def test_the_card_that_takes_the_last_gem_is_found() -> None:
    looked = 0
    for state in asked("follow", 40):
        ask = state.open[0]
        ways = [card for card in DUO.onward_choices(ask) if RANK[card] % 2 == 0]
        if RANK[state.lead] % 2 == 0 and len(ways) == len(DUO.onward_choices(ask)) > 1 and state.tricks < 10:
            ends = [at_after(state, card) for card in ways]
            if ends.count(ends[0]) == 1 and ends[0] >= 0:
                state.round = 3
                state.gems[:] = [int(space == ends[0]) for space in range(len(state.gems))]
                assert decide(DuoSearch(60), DUO, state, ask.seat, Rng(1)) == ways[0]
                looked += 1
        if looked == 3:
            return
    raise AssertionError("too few positions")


def at_after(state, card: int) -> int:
    """Where the token goes, or -1 if it leaves the path."""
    after = state.copy()
    after.take(after.open[0].seat, card)
    return after.at if after.reserve == state.reserve and after.result != 2 else -1


def test_fewer_gems_are_less_trouble_and_a_better_outlook() -> None:
    state = asked("propose", 3)[0]
    before, worth = board_difficulty(state), worth_of(state, 0.5)
    space = max(range(len(state.gems)), key=lambda at: state.gems[at])
    state.gems[space] -= 1
    assert board_difficulty(state) < before and worth_of(state, 0.5) >= worth
    assert 0.0 <= worth <= 1.0


def test_the_same_chance_gives_the_same_choice_and_between_rounds_one_too() -> None:
    state = started()
    choices = [decide(DuoSearch(16), DUO, state, state.open[0].seat, Rng(3)) for _ in range(2)]
    assert choices[0] == choices[1] != STOP
    for between in (*asked("propose", 2)[:2], *asked("confirm", 2)[:2]):
        ask = between.open[0]
        assert decide(DuoSearch(8), DUO, between, ask.seat, Rng(3)) in ask.options


def started(seed: int = 5):
    """A first lead to make."""
    state = DUO.new({}, 2)
    nature = Seeded(seed)
    number = 0
    while state.open[0].seat < 0:
        state.take(-1, nature.answer(state.open[0], number))
        number += 1
    return state


NEVER = 1 << 30  # a whim in so many cards


def by_the_rules(state) -> bool:
    """One trick by the engine, each player by the same heuristic; whether something was asked where many are equal."""
    tricks, equal = state.tricks, False
    while state.open and state.tricks == tricks:
        ask, path = state.open[0], path_values_of(state)
        worth = [path.of_result(state.winner, choice) for choice in ask.options if ask.about == "move"]
        equal = equal or ask.about == "exchange" or worth.count(max(worth, default=0)) > 1
        state.take(ask.seat, heuristic_choice(state, ask, False))
    return equal


def test_a_trick_without_the_engine_ends_as_the_rules_end_it() -> None:
    looked = found = 0
    for state in asked("lead", 12, level=3):
        if state.tricks < 10:
            quick, slow = state.copy(), state.copy()
            Playout(state.rules.board.paws, NEVER).trick(quick, Rng(1))
            if by_the_rules(slow):
                continue
            after = [(s.at, s.gems, s.covered, s.result, s.score, s.hand0, s.hand1, s.decree) for s in (quick, slow)]
            assert slow.result or (quick.leader, quick.tricks, quick.past) == (slow.leader, slow.tricks, slow.past)
            assert after[0] == after[1]
            looked += 1
            found += quick.gems_left < state.gems_left
    assert looked > 60 and found > 30


def test_the_board_before_each_trick_is_told_from_the_one_after() -> None:
    off = 0
    for seed in range(6):
        seen = []
        for state in steps(seed, level=2):
            board = (state.at, state.low_end, state.high_end, state.gems.copy(), state.reserve)
            if state.open[0].about == "lead" and state.tricks == 0:
                seen = []
            if state.open[0].about == "lead" and len(seen) == state.tricks:
                seen.append(board)
                assert past_boards(state, state.walked) == seen
                off += len({low for _, low, _, _, _ in seen}) > 1
    assert off


def followed(card: str, kept: str):
    """A trick in which seat 1 followed 4R with a card, before he plays again from what he kept."""
    position = {
        "game": "duo", "options": {"level": 1}, "asked": "lead", "dealer": 1, "leader": 0, "tricks": 1,
        "gems": [1, 1, 2, 1, 0, 0, 0, 1, 2, 1, 1], "at": 4, "decree": "1D", "past": ["4R", card],
        "hands": [["2D", "3D", "4D", "5D", "6D", "7D", "8D", "9D", "10D", "2S"], kept.split()],
        "trail": ["decree 1D", "0 4R", f"1 {card}"], "walked": ["5"],
    }  # fmt: skip
    return clairiere.load(position)


def believed(state, seat: int, worlds: list) -> list[float]:
    return weights_of(weighed_hands(state, seat, worlds), 1 - seat, worlds)


def test_a_hand_that_would_have_found_a_gem_is_believed_less_if_no_gem_was_found() -> None:
    rest = "3S 4S 5S 6S 7S 8S 9S 10S"
    state = followed("2R", f"8R 1R {rest}")
    model = TeammateModel(state, 1)
    worlds = [followed("2R", f"{more} 1S {rest}") for more in ("6R", "7R")]
    assert len(model.steps) == 1
    weights = believed(state, 0, worlds)
    path = model.steps[0][2].path
    lead, trump = card_named("4R"), state.trump
    worth = [path.of_trick(0, lead, card_named(card), trump) for card in ("2R", "6R", "7R")]
    order = sorted(range(2), key=lambda i: worth[1 + i])
    assert worth[1] != worth[2] and weights[order[0]] > weights[order[1]] > 0


def test_what_was_played_tells_nothing_where_the_way_of_the_team_is_not_known() -> None:
    state = followed("2R", "8R 1R 3S 4S 5S 6S 7S 8S 9S 10S")
    state.walked = []
    assert believed(state, 0, [state]) == [sum(BEFORE)]


def test_the_expert_believes_in_the_true_hand_more_than_chance_would() -> None:
    ratio = []
    for seed in range(3):
        for state in played(seed):
            seat, rng = state.open[0].seat, Rng(seed)
            worlds = [DUO.redeal(state, seat, rng) for _ in range(20)]
            weights = believed(state, seat, [*worlds, state])
            ratio.append(weights[-1] * 20 / sum(weights[:-1]))
    assert len(ratio) > 20 and sum(ratio) / len(ratio) > 1.1


def played(seed: int):
    """Leads in the first round of two who search a little."""
    state, rng = started(seed), Rng(seed)
    while state.round == 1 and state.open[0].seat >= 0 and state.tricks < 9:
        ask = state.open[0]
        if ask.about == "lead" and state.tricks > 1:
            yield state.copy()
        state.take(ask.seat, decide(DuoSearch(24), DUO, state, ask.seat, rng))


def beside(name: str, seeds: int):
    """Leads late in a round, to a greedy player in seat 0 who plays with a bot of a name."""
    for seed in range(seeds):
        state, rng, bots = started(seed), Rng(seed), [find_bot("duo", "greedy"), find_bot("duo", name)]
        while state.round == 1 and state.open and state.open[0].seat >= 0 and state.tricks < 9:
            ask = state.open[0]
            if ask.about == "lead" and ask.seat == 0 and state.tricks > 5:
                yield state.copy()
            state.take(ask.seat, decide(bots[ask.seat], DUO, state, ask.seat, rng))


def read_as(name: str, seeds: int = 6) -> list[float]:
    """How likely each kind of teammate is, on average, to somebody who sees his cards fall."""
    total, count = [0.0] * KINDS, 0
    for state in beside(name, seeds):
        rng = Rng(count)
        likely = weighed_hands(state, 0, [DUO.redeal(state, 0, rng) for _ in range(40)]).values()
        sums = [sum(one[kind] for one in likely) for kind in range(KINDS)]
        total, count = [have + one / sum(sums) for have, one in zip(total, sums, strict=True)], count + 1
    assert count > 5
    return [have / count for have in total]


def test_how_the_teammate_plays_is_read_from_his_cards() -> None:
    greedy, anything = read_as("greedy"), read_as("random")
    assert greedy[GRABS] > BEFORE[GRABS] + 0.1 and greedy[GRABS] == max(greedy)
    assert anything[ANYTHING] > 3 * BEFORE[ANYTHING] > greedy[ANYTHING] and anything[GRABS] < BEFORE[GRABS]


def test_who_grabs_in_a_search_chooses_as_the_greedy_player_and_looks_at_no_other_hand() -> None:
    greedy, rng, looked = find_bot("duo", "greedy"), Rng(4), 0
    for about in ("lead", "follow", "exchange", "give", "move"):
        for state in asked(about, 3)[:10]:
            ask = state.open[0]
            choice = myopic_choice(state, ask, DUO.onward_choices(ask))
            assert choice == myopic_choice(DUO.redeal(state, ask.seat, rng), ask, DUO.onward_choices(ask))
            assert choice in {greedy.choose(state.view(ask.seat), ask, Rng(n)) for n in range(40)}
            looked += 1
    assert looked > 30


def test_a_search_meets_each_kind_as_often_as_his_cards_say() -> None:
    state = list(played(1))[-1]
    other, whims = 1 - state.open[0].seat, [0, 0]
    company = TeammatePolicy(other, {state.hand(other): [0.0, 3.0, 1.0, 0.0]}, Rng(6))
    met = []
    for _ in range(200):
        company.meet(state, whims)
        met.append(company.kind)
        assert whims[other] == WHIMS[company.kind] and whims[1 - other] == 0
    assert set(met) == {GRABS, ERRS} and 120 < met.count(GRABS) < 180 and not company.thinks
    assert TeammatePolicy(other, {}, Rng(6)).kind == THINKS


def test_thoughts_carry_what_is_believed() -> None:
    state = list(played(1))[-1]
    worlds = Determinizations(DUO, state, state.open[0].seat)
    result = DuoExpert(24).think(worlds, worlds.view.asks[0], Rng(2))
    assert len(result.worlds) == len(result.weights) and len({round(weight, 9) for weight in result.weights}) > 1


def test_a_hint_of_duo_speaks_of_victory_and_score_together_not_of_chances_to_win() -> None:
    told = Advice(OptionAdvice(1, 0.9, 0.0), [], 0)
    for language, won in (("en", "win"), ("fr", "gagner")):
        for cost in (0.02, 0.05, 0.5):
            assert won not in cost_words(language, cost, DUO)
        assert won not in value_words(language, told, DUO)
        assert won in value_words(language, told, clairiere.find("renard"))


@pytest.mark.parametrize("walked", [["5", "5"], ["5 jewel"], ["x"], ["11"], ["5 low 3"], ["5 gem 1 2"]])
def test_a_way_that_the_board_contradicts_is_refused(walked: list[str]) -> None:
    fine = followed("2R", "8R 1R 3S 4S 5S 6S 7S 8S 9S 10S").dump()
    assert clairiere.load(fine).dump() == fine and fine["walked"] == ["5"]
    with pytest.raises(Illegal) as refusal:
        clairiere.load(fine | {"walked": walked})
    assert "walked" in str(refusal.value)


@law("duo:6.4")
@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_of_any_level_agrees_to_the_end_that_its_teammate_wants(level: str) -> None:
    for number, state in enumerate(asked("confirm", 12)):
        assert decide(quick(level), DUO, state, state.open[0].seat, Rng(number)) == YES


@law("duo:7.5")
@pytest.mark.parametrize("level", LEVELS)
def test_any_bot_gives_up_with_its_teammate_where_victory_is_out_of_reach_and_never_proposes_it(level: str) -> None:
    answers = set()
    for gems in (1, 20):
        state = DUO.load({**LAST, "asked": "agree", "gems": [0, gems] + [0] * 9})
        answers.add((gems, decide(quick(level), DUO, state, state.open[0].seat, Rng(gems))))
        for number in range(8):
            state = DUO.load({**LAST, "gems": [0, gems] + [0] * 9})
            assert decide(quick(level), DUO, state, 0, Rng(number)) != STOP
    assert answers == {(1, NO), (20, YES)}


LAST = {"game": "duo", "round": 3, "decree": "6R", "leader": 0, "dealer": 1,
        "hands": [["4R", "2D", "8D"], ["6D", "8S", "4S"]]}  # fmt: skip


def quick(level: str):
    """A bot that does not think for long."""
    bot = find_bot("duo", level)
    if isinstance(bot, DuoSearch):
        bot.iterations = 16
    return bot
