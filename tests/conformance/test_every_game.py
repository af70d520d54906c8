"""Every game on the shelf keeps every promise."""

import pytest

import clairiere
from clairiere.conformance.promises import PROMISES, Walk
from clairiere.conformance.suite import Suite
from clairiere.core.options import Option, Value


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


def alike(game, given, one, other, rng) -> None:
    """A game with one or the other options: the same answers are open to players, and lead to the same positions."""
    states = [game.new({**given, **options}, game.fewest) for options in (one, other)]
    for _ in range(300):
        asks = tuple(ask for ask in states[0].open if not game.quit_choices.issuperset(ask.options))
        if not asks:
            return
        ask = rng.pick_ask(asks)
        choice = rng.pick([option for option in ask.options[:500] if option not in game.quit_choices])
        for state in states:
            state.take(ask.seat, choice)
        places = [{**state.dump(), "options": {}} for state in states]
        assert places[0] == places[1]
        players = [[repr(ask) for ask in state.open if ask.seat >= 0] for state in states]
        assert players[0] == players[1]
        assert repr(game.clocks(states[0])) == repr(game.clocks(states[1]))


def extremes(option: Option) -> tuple[Value, Value]:
    """Return two values of an option that differ most."""
    if isinstance(option.default, bool):
        return False, True
    return (option.known[0], option.known[-1]) if isinstance(option.default, str) else (option.low, option.high)


@pytest.mark.parametrize(
    "given",
    [{}, {"form": "live"}, {"form": "live", "agree_idle_s": 15}, {"factions": "marquise,eyrie"}],
    ids=str,
)
@pytest.mark.parametrize("id", sorted(clairiere.GAMES))
def test_options_that_are_said_to_change_nothing_change_nothing(id, given) -> None:
    game = clairiere.find(id)
    given = {name: value for name, value in given.items() if name in game.agree({})}
    moot = [option for option in game.options if option.name in game.irrelevant_options(game.agree(given))]
    for option in moot:
        low, high = extremes(option)
        alike(game, given, {option.name: low}, {option.name: high}, clairiere.Rng(3))
    assert moot or id not in ("jeton", "root")
