"""What goes to a screen has the types that Root's schema says, whoever plays, wherever the game stands."""

from typing import get_args, get_type_hints

import pytest

import clairiere
from clairiere.conformance.schemas import event_fits, fits, targets_fit
from clairiere.core.ask import NATURE, SPECTATOR
from clairiere.core.nature import Rng
from clairiere.games.root.faction import FACTIONS
from clairiere.games.root.factions.schema import Board
from clairiere.games.root.schema import SCHEMA, RootView
from clairiere.games.root.words.events import EVENTS

TABLES = (
    {"factions": "marquise,eyrie,alliance,vagabond", "board": "autumn"},
    {"factions": "cult,riverfolk,vagabond,vagabond", "board": "winter"},
    {"factions": "eyrie,alliance,mechanical", "board": "winter"},
    {"factions": "marquise,eyrie,alliance,vagabond,cult,riverfolk", "board": "autumn"},
)


def walk(options, seed, answers=900):
    """The states of a random game, one after each answer."""
    state, rng = clairiere.new("root", options), Rng(seed)
    state.log = []
    for _ in range(answers):
        if state.over:
            return
        ask = state.open[0]
        state.take(ask.seat, rng.pick(ask.options))
        yield state


@pytest.mark.parametrize("options", TABLES, ids=lambda options: f"{options['board']}-{options['factions']}")
@pytest.mark.parametrize("seed", range(2))
def test_views_targets_and_events_have_their_types(options, seed):
    game, battles, told = clairiere.find("root"), 0, 0
    for number, state in enumerate(walk(options, seed)):
        fighting = state.in_battle()
        battles += fighting
        if fighting or number % 5 == 0:
            for seat in (*range(state.seats), SPECTATOR):
                fits(state.view(seat).to_wire(), RootView)
        for ask in state.open:
            if ask.seat != NATURE:
                targets_fit(game, state, ask)
        for event in state.log[told:]:
            for seat in (*range(state.seats), SPECTATOR):
                event_fits(game, state, event.seen_by(seat))
        told = len(state.log)
    assert battles and told > 100


def test_every_faction_has_a_board_of_its_own_type():
    boards = [get_args(get_type_hints(board)["faction"]) for board in get_args(Board)]
    own = [name for name in FACTIONS if type(FACTIONS[name]).__module__.startswith("clairiere.games.root.")]
    assert sorted(boards) == sorted((name,) for name in own)


def test_a_field_too_many_is_refused():
    view = clairiere.new("root").view(0).to_wire()
    fits(view, RootView)
    with pytest.raises(Exception, match="unknown field"):
        fits(view | {"deck_order": []}, RootView)
    board = view["players"][0]["board"] | {"faction": "nobody"}
    with pytest.raises(Exception, match="nobody"):
        fits(view | {"players": [view["players"][0] | {"board": board}]}, RootView)


def test_every_verb_is_named():
    assert SCHEMA.events == EVENTS
