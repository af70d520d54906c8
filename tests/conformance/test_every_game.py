"""Every game on the shelf keeps every promise."""

import pytest

import clairiere
from clairiere.conformance.promises import PROMISES, Walk
from clairiere.conformance.suite import Suite


class TestRenard(Suite):
    game = clairiere.find("renard")


class TestDuo(Suite):
    game = clairiere.find("duo")


class TestJeton(Suite):
    """Both forms: which of them is one of the options."""

    game = clairiere.find("jeton")
    examples = 20


class TestRoot(Suite):
    game = clairiere.find("root")
    examples = 4


def test_no_game_is_left_out() -> None:
    assert {suite.game.id for suite in Suite.__subclasses__()} >= set(clairiere.GAMES)


@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__)
@pytest.mark.parametrize("seed", range(6))
def test_races_of_whole_tables_keep_the_promise(seed, promise) -> None:
    game = clairiere.find("jeton")
    promise(Walk(game, game.fewest + seed % 4, {"form": "live"}, (), seed))


@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__)
@pytest.mark.parametrize("id", sorted(clairiere.GAMES))
def test_whole_random_games_keep_the_promise(id, promise) -> None:
    game = clairiere.find(id)
    for seed in range(5):
        promise(Walk(game, game.fewest + seed % (game.most - game.fewest + 1), {}, (), seed))
