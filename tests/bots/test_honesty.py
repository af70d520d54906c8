"""Bots see what their seat sees. One that peeks is planted, and must be caught."""

import sys

import pytest

import clairiere
from clairiere.arena import match
from clairiere.bots import BOTS, find_bot
from clairiere.conformance.bots import changed_choices

ALL = [(game, name) for game, bots in BOTS.items() for name in bots]


@pytest.mark.parametrize(("game", "name"), ALL)
def test_no_choice_depends_on_hidden_cards(game: str, name: str) -> None:
    for seed in range(6):
        changed, looked = changed_choices(clairiere.find(game), find_bot(game, name), seed)
        assert changed == 0 and looked > 100


class Peeking:
    """Finds the state up the stack of calls and lets the other's hand decide."""

    name = "peeking"

    def choose(self, view, ask, rng):
        hidden = sys._getframe(1).f_locals["state"].dump()["hands"][1 - view.seat]
        return ask.options[sum(map(ord, "".join(hidden))) % len(ask.options)]


def test_a_planted_peeking_bot_is_caught() -> None:
    changed, looked = changed_choices(clairiere.find("renard"), Peeking(), 1, worlds=1)
    assert changed > 0 and looked > 20


@pytest.mark.parametrize(("game", "name"), ALL)
def test_the_same_seed_gives_the_same_games(game: str, name: str) -> None:
    found = clairiere.find(game)
    names = [name] * found.fewest
    first, second = (match(found, names, 6, 42).wire() | {"decisions_per_second": 0} for _ in range(2))
    assert first == second


def test_the_greedy_fox_beats_the_random_one() -> None:
    tally = match(clairiere.find("renard"), ["greedy", "random"], 60, 1)
    assert tally.wins[0] > 45 and tally.games == 60 and sum(tally.wins) + tally.draws == 60


def test_seats_rotate_so_that_the_order_of_the_bots_does_not_matter() -> None:
    renard = clairiere.find("renard")
    forth = match(renard, ["greedy", "random"], 60, 1).wins
    back = match(renard, ["random", "greedy"], 60, 1).wins
    assert abs(forth[0] - back[1]) < 12
