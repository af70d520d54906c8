"""Bots see what their seat sees. One that peeks is planted, and must be caught."""

import sys
from functools import partial
from itertools import islice

import pytest

import clairiere
from clairiere.arena import match
from clairiere.arena.match import play_answers
from clairiere.bots import BOTS, decide, find_bot
from clairiere.bots.search.search_bot import SearchBot
from clairiere.conformance.bots import changed_choices
from clairiere.conformance.promises import Walk
from clairiere.core.ask import NO_ANSWER
from clairiere.core.nature import Rng, Seeded

BUDGET = 4  # iterations of those who search: honesty and repetition do not depend on how many
EVERY = {"root": 150}  # steps at which they are asked, where an iteration takes long,
OFTEN = 9  # and elsewhere
OPENING = {"root": 60}  # answers of a game that show whether they repeat themselves


def quick(game, name):
    """The bot of that name, with a small budget if it has one."""
    bot = find_bot(game, name)
    if isinstance(bot, SearchBot):
        bot.iterations = BUDGET
    return bot


def searches(game, name):
    return isinstance(find_bot(game, name), SearchBot)


def choosing(game, name):
    return partial(decide, quick(game, name), clairiere.find(game))


def every(game, name):
    return EVERY.get(game, OFTEN) if searches(game, name) else 1


ALL = [(game, name) for game, bots in BOTS.items() for name in bots]


@pytest.mark.parametrize(("game", "name"), ALL)
def test_no_choice_depends_on_hidden_cards(game: str, name: str) -> None:
    step = every(game, name)
    title, chosen = clairiere.find(game), choosing(game, name)
    found = [changed_choices(title, chosen, seed, every=step) for seed in range(6)]
    assert all(changed == 0 for changed, _ in found)
    seen = [looked * step for _, looked in found]
    assert sum(seen) > 250 and min(seen) > 50 // step


@pytest.mark.parametrize("name", list(BOTS["jeton"]))
def test_nor_does_it_in_real_time(name: str) -> None:
    jeton = clairiere.find("jeton")
    step, live = every("jeton", name), {"form": "live"}
    chosen = choosing("jeton", name)
    found = [changed_choices(jeton, chosen, seed, options=live, every=step) for seed in range(4)]
    assert all(changed == 0 for changed, _ in found) and sum(looked for _, looked in found) * step > 250


def test_in_real_time_a_bot_may_do_nothing_but_never_leaves() -> None:
    quits = clairiere.find("jeton").quit_choices
    for bot in (find_bot("jeton", "random"), find_bot("jeton", "greedy")):
        walk = Walk(clairiere.find("jeton"), 4, {"form": "live"}, (), 3)
        asked = [(state.view(ask.seat), ask) for state, _, _ in walk.steps() for ask in state.open if ask.seat >= 0]
        choices = {bot.choose(view, view.asks[0], Rng(1)) for view, _ in asked}
        assert NO_ANSWER in choices and not quits & choices


class Peeking:
    """Finds the state up the stack of calls and lets the other's hand decide."""

    name = "peeking"

    def choose(self, view, ask, rng):
        hidden = sys._getframe(1).f_locals["state"].dump()["hands"][1 - view.seat]
        return ask.options[sum(map(ord, "".join(hidden))) % len(ask.options)]


def test_a_planted_peeking_bot_is_caught() -> None:
    renard = clairiere.find("renard")
    changed, looked = changed_choices(renard, partial(decide, Peeking(), renard), 1, worlds=1)
    assert changed > 0 and looked > 20


@pytest.mark.parametrize(("game", "name"), ALL)
def test_the_same_seed_gives_the_same_games(game: str, name: str) -> None:
    first, second = ([opening(game, name, number) for number in range(1 if searches(game, name) else 6)] for _ in "12")
    assert first == second


def opening(game: str, name: str, number: int) -> list[tuple[int, int]]:
    """A game between bots of one kind: all answers, or the first ones of those who think for long."""
    found = clairiere.find(game)
    bots = [quick(game, name) for _ in range(found.fewest)]
    given = play_answers(found, found.new(None, found.fewest), bots, Seeded(42 << 32 | number), 42, number)
    return [(seat, choice) for seat, choice, _ in islice(given, OPENING.get(game) if searches(game, name) else None)]


def test_the_greedy_fox_beats_the_random_one() -> None:
    tally = match(clairiere.find("renard"), ["greedy", "random"], 60, 1)
    assert tally.wins[0] > 45 and tally.games == 60 and sum(tally.wins) + tally.draws == 60


def test_seats_rotate_so_that_the_order_of_the_bots_does_not_matter() -> None:
    renard = clairiere.find("renard")
    forth = match(renard, ["greedy", "random"], 60, 1).wins
    back = match(renard, ["random", "greedy"], 60, 1).wins
    assert abs(forth[0] - back[1]) < 12


@pytest.mark.parametrize("seats", [3, 4, 6])
def test_one_greedy_bidder_wins_twice_its_share_against_random_ones(seats: int) -> None:
    tally = match(clairiere.find("jeton"), ["greedy", *["random"] * (seats - 1)], 60, 1)
    assert tally.wins[0] > 2 * 60 / seats and tally.draws < 10


def test_two_greedy_walkers_find_more_gems_than_one_and_random_ones_find_too_few() -> None:
    duo = clairiere.find("duo")
    wins = [match(duo, names, 60, 1).wins[0] for names in (["greedy"] * 2, ["greedy", "random"], ["random"] * 2)]
    assert wins[0] > 15 > 5 > wins[1] >= wins[2]


def test_a_team_wins_together_and_nothing_is_a_draw() -> None:
    duo = clairiere.find("duo")
    tally = match(duo, ["greedy", "greedy"], 30, 2)
    assert duo.team and not clairiere.find("renard").team
    assert tally.wins[0] == tally.wins[1] > 0 and tally.draws == 0 and tally.games == 30
    assert tally.scores[0] == tally.scores[1] >= 10 * tally.wins[0]
    assert set(tally.to_wire()) == set(match(clairiere.find("renard"), ["random", "random"], 1, 1).to_wire())
