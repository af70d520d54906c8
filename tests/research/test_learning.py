"""A small learner: it gets better by playing against itself, knows what its seat may know, and beats the greedy bot."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

from clairiere.arena.match import play_out
from clairiere.bots import find_bot
from clairiere.bots.bot import AnyBot, decide
from clairiere.core.ask import NATURE
from clairiere.core.game import find
from clairiere.core.nature import Rng
from clairiere.games.tricks import CARDS, RANKS
from clairiere.research.gymnasium import Batch
from clairiere.research.learning.network import Adam, Network
from clairiere.research.learning.player import WEIGHTS, RenardLearned
from clairiere.research.learning.sight import ACTIONS, CARD_INPUTS, INPUTS, PLANES, seen

GAME = find("renard")


def won(first: AnyBot, second: AnyBot, games: int, seed: int) -> int:
    """Games that the first wins, from both seats in turn."""
    wins = 0
    for number in range(games):
        seated = [first, second] if number % 2 == 0 else [second, first]
        state, _ = play_out(GAME, GAME.new({}), seated, seed, number)
        wins += state.winners() == [number % 2]
    return wins


def test_a_network_learns_what_it_is_shown() -> None:
    rng = np.random.default_rng(1)
    network = Network.fresh((4, 16, 1), rng)
    adam, inputs = Adam(network.parameters), rng.standard_normal((256, 4)).astype(np.float32)
    wanted = np.abs(inputs[:, :1]) - inputs[:, 1:2]
    errors = []
    for _ in range(300):
        layers = network.layers(inputs)
        wrong = layers[-1] - wanted
        errors.append(float((wrong**2).mean()))
        adam.step(network.slopes(layers, wrong / len(inputs)), 0.01)
    assert errors[-1] < errors[0] / 20


def test_slopes_are_those_of_the_error() -> None:
    rng = np.random.default_rng(2)
    network = Network.fresh((3, 5, 2), rng)
    inputs = rng.standard_normal((7, 3)).astype(np.float32)
    layers = network.layers(inputs)
    slopes = network.slopes(layers, layers[-1])
    for part, slope in zip(network.parameters, slopes, strict=True):
        before, little = part.flat[0], np.float32(1e-2)
        errors = []
        for value in (before - little, before + little):
            part.flat[0] = value
            errors.append(0.5 * float((network(inputs) ** 2).sum()))
        part.flat[0] = before
        assert (errors[1] - errors[0]) / (2 * little) == pytest.approx(slope.flat[0], rel=0.05, abs=1e-3)


def test_no_suit_is_better_than_another() -> None:
    """The same hand in other suits is the same to the network, and its cards have the same outputs."""
    batch, rng = Batch("renard", 64, seed=3), np.random.default_rng(3)
    for _ in range(15):
        batch.step((rng.random(batch.masks.shape) * batch.masks).argmax(axis=1))
    inputs, places = seen(batch.observations)
    sets = [columns for columns in PLANES.values() if len(columns) == CARDS]
    for order in itertools.permutations(range(3)):
        other = batch.observations.copy()
        for columns in sets:
            other[:, columns.reshape(3, RANKS)] = batch.observations[:, columns.reshape(3, RANKS)[list(order)]]
        again, moved = seen(other)
        alike = (again == inputs).all(axis=1)
        assert alike.mean() > 0.9  # two suits as long, with cards as high: either may come first
        cards = np.arange(CARDS).reshape(3, RANKS)[list(order)].ravel()
        assert (moved[alike][:, :CARDS] == places[alike][:, cards]).all()


def test_what_is_worked_out_is_true_of_the_cards() -> None:
    batch, rng = Batch("renard", 32, seed=4), np.random.default_rng(4)
    for _ in range(21):
        batch.step((rng.random(batch.masks.shape) * batch.masks).argmax(axis=1))
    inputs, places = seen(batch.observations)
    assert inputs.shape == (32, INPUTS) and set(np.unique(places)) == set(range(ACTIONS))
    cards = inputs[:, :CARD_INPUTS].reshape(32, -1, CARDS)
    for lane in range(32):
        state, seat = batch.lanes.states[lane], int(batch.seats[lane])
        unseen = state.hand(1 - seat).bit_count() + state.pile.bit_count() + len(state.buried)  # type: ignore[attr-defined]
        unseen -= state.buried_cards(seat).bit_count()  # type: ignore[attr-defined]
        assert cards[lane, 8].sum() == unseen


def test_the_network_that_comes_along_beats_the_greedy_bot() -> None:
    assert WEIGHTS.stat().st_size < 1_000_000
    assert won(RenardLearned(), find_bot("renard", "greedy"), 100, 5) > 50


def test_the_learner_chooses_the_same_whatever_it_cannot_see() -> None:
    bot, changed = RenardLearned(), 0
    for seed in range(6):
        state, rng = GAME.new({}), Rng(seed)
        for number in range(60):
            ask = state.open[0]
            if ask.seat != NATURE:
                other = GAME.redeal(state, ask.seat, Rng(number))
                changed += other.dump() != state.dump()
                choices = [decide(bot, GAME, one, ask.seat, Rng(1)) for one in (state, other)]
                assert choices[0] == choices[1] and choices[0] in ask.options
            state.take(ask.seat, rng.pick(ask.options))
    assert changed > 100
