"""1.2.1, 1.2.2: the cards that a seat has not seen, from what it may know and nothing else."""

import pytest

import clairiere
from clairiere import Rng
from clairiere.conformance import law
from clairiere.core.ask import SPECTATOR
from clairiere.core.game import find

TABLES = ("marquise,eyrie,alliance,vagabond", "eyrie,alliance,mechanical", "cult,riverfolk,alliance")


def hidden(seen, seat):
    """How many cards lie where the seat cannot look."""
    others = [player for other, player in enumerate(seen["players"]) if other != seat]
    hands = sum(player["hand"] - len(player["known"]) for player in others)
    stacks = sum(player["stack"] - len(player["known_stack"]) for player in others)
    orders = sum(player["board"].get("orders", []).count("") for player in seen["players"])
    return seen["deck"] + hands + stacks + orders


@law("root:1.2.1", "root:1.2.2")
@pytest.mark.parametrize("factions", TABLES)
def test_what_is_unseen_is_what_lies_hidden_and_depends_on_nothing_else(factions):
    game, state, rng = find("root"), clairiere.new("root", {"factions": factions}), Rng(5)
    for step in range(400):
        if state.over:
            break
        state.accept(state.open[0], rng.pick(state.open[0].options))
        if step % 40 or state.turn < 0:
            continue
        for seat in (*range(state.seats), SPECTATOR):
            seen, unseen = state.view(seat).to_wire(), game.unseen_cards(state, seat)
            assert len(unseen) == seen["unseen"] == hidden(seen, seat)
            assert not {*seen["hand"], *seen["stack"], *seen["discard"], *seen["available"]} & {*unseen}
            assert game.unseen_cards(game.redeal(state, seat, rng), seat) == unseen


@law("root:1.2.1")
def test_a_card_that_was_shown_is_known_and_no_longer_unseen(place):
    play = place("M", "daylight", {1: "M1"}, E={"hand": ["tea-f", "bake-r"]})
    assert set(find("root").unseen_cards(play.state, 0)) >= {"tea-f", "bake-r"}
    assert not set(find("root").unseen_cards(play.state, 1)) & {"tea-f", "bake-r"}
