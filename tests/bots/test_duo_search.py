"""Players of Duo who search: their picture of a trick against the rules, what they look at, and what they choose."""

import clairiere
from clairiere.bots import decide
from clairiere.bots.duo.lore import DuoLore, by_instinct, ground_of
from clairiere.bots.duo.outlook import trouble, worth_of
from clairiere.bots.duo.search import DuoSearch
from clairiere.bots.search.lore import UNSEEN
from clairiere.conformance.promises import Walk
from clairiere.core.nature import Rng, Seeded
from clairiere.games.duo.cards import FOXES, GIFT, NO, STOP
from clairiere.games.tricks import RANK

DUO = clairiere.find("duo")


def steps(seed: int, **options: object):
    return (state for state, _, _ in Walk(DUO, 2, options, (), seed).steps() if state.open)


def asked(about: str, seeds: int, **options: object):
    """Random positions in which a player is asked about something."""
    return [s.copy() for seed in range(seeds) for s in steps(seed, **options) if s.open[0].about == about]


def landed(state, card: int):
    """The worth of where the token stands after a card that follows and the best choice of the winner."""
    ground, after = ground_of(state), state.copy()
    tokens = after.reserve
    after.take(after.open[0].seat, card)
    if after.open and after.open[0].about == "move":
        winner = after.winner
        after.take(winner, max(after.open[0].options, key=lambda result: ground.of_result(winner, result)))
    off = after.reserve < tokens or after.result == 2
    return ground.off if off else ground.worth[after.at]


def test_a_trick_brings_what_the_rules_make_of_it() -> None:
    looked = 0
    for state in asked("follow", 4, level=2):
        ground = ground_of(state)
        for card in state.open[0].options:
            if RANK[card] not in (FOXES, GIFT) and state.tricks < 10:
                expected = ground.of_trick(state.leader, state.lead, card, state.trump)
                assert abs(landed(state, card) - expected) < 1e-9
                looked += 1
    assert looked > 100


def test_who_plays_by_instinct_does_not_look_at_the_other_hand() -> None:
    rng = Rng(5)
    for about in ("lead", "follow", "exchange", "give", "move"):
        found = asked(about, 5)
        assert found
        for state in found[:12]:
            ask = state.open[0]
            other = DUO.redeal(state, ask.seat, rng)
            assert by_instinct(state, ask, False) == by_instinct(other, ask, False)


def test_nobody_who_searches_gives_up_and_a_card_given_face_down_is_seen_by_its_owner_only() -> None:
    for state in asked("lead", 2):
        assert STOP not in DuoLore(state, 0.5, 5, 0).options(state, state.open[0])
    for state in asked("agree", 8):
        assert DuoLore(state, 0.5, 5, 0).options(state, state.open[0]) == (NO,)
    for state in asked("give", 4):
        ask, lore = state.open[0], DuoLore(state, 0.5, 5, 0)
        first = len(state.open) == 2
        assert lore.seen(state, ask, ask.options[0], ask.seat) == ask.options[0]
        assert (lore.seen(state, ask, ask.options[0], 1 - ask.seat) == UNSEEN) == first


def test_the_card_that_takes_the_last_gem_is_found() -> None:
    looked = 0
    for state in asked("follow", 40):
        ask = state.open[0]
        ways = [card for card in ask.options if RANK[card] % 2 == 0]
        if RANK[state.lead] % 2 == 0 and len(ways) == len(ask.options) > 1 and state.tricks < 10:
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
    before, worth = trouble(state), worth_of(state, 0.5)
    space = max(range(len(state.gems)), key=lambda at: state.gems[at])
    state.gems[space] -= 1
    assert trouble(state) < before and worth_of(state, 0.5) >= worth
    assert 0.0 <= worth <= 1.0


def test_the_same_chance_gives_the_same_choice_and_between_rounds_one_too() -> None:
    state = started()
    choices = [decide(DuoSearch(16), DUO, state, state.open[0].seat, Rng(3)) for _ in range(2)]
    assert choices[0] == choices[1] != STOP
    for between in (*asked("propose", 2)[:2], *asked("confirm", 2)[:2]):
        ask = between.open[0]
        assert decide(DuoSearch(8), DUO, between, ask.seat, Rng(3)) in ask.options


def started():
    """A first lead to make."""
    state = DUO.new({}, 2)
    nature = Seeded(5)
    number = 0
    while state.open[0].seat < 0:
        state.take(-1, nature.answer(state.open[0], number))
        number += 1
    return state
