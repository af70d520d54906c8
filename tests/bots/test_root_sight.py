"""What the brains see in a world is what a view of it shows, and what they answer there is what they answer a view."""

import pytest

from clairiere import find
from clairiere.bots.root.evaluation.sight import Sight, seen_by, seen_in
from clairiere.bots.root.evaluation.view_index import ViewIndex
from clairiere.bots.root.greedy import RootGreedy, brain_of
from clairiere.bots.root.search.greedily import Greedy, greedy_choice
from clairiere.core.ask import NATURE
from clairiere.core.nature import Rng

SETS = ["marquise,eyrie,alliance,vagabond", "alliance,vagabond,cult,riverfolk", "marquise,cult,vagabond,vagabond"]
LAZY = ("world", "seen_boards", "seen_known", "seen_pieces")  # read through board, known and pieces


def shown(sight: Sight) -> dict[str, object]:
    seats = range(len(sight.names))
    read = {"boards": [sight.board(seat) for seat in seats], "pieces": [sight.pieces(seat) for seat in seats]}
    names = [name for name in dir(sight) if not name.startswith("_") and name not in LAZY]
    plain = {name: getattr(sight, name) for name in names if not callable(getattr(sight, name))}
    assert {"boats", "hand", "hirer", "warriors"} <= set(plain)
    return {**plain, **read, "known": sight.known()}


def questions(factions: str, options: dict[str, object] | None = None, number: int = 0):
    """Positions of a game in which every tenth choice is left to chance."""
    state = find("root").new({"factions": factions, **(options or {})}, len(factions.split(",")))
    chance = Rng(number, 3)
    while state.open:
        ask = state.open[0]
        if ask.seat == NATURE or chance.below(10) == 0:
            state.accept(ask, chance.pick(ask.options))
        else:
            yield state, ask
            state.accept(ask, greedy_choice(state, ask))


@pytest.mark.parametrize("factions", SETS)
def test_a_world_shows_what_a_view_of_it_shows(factions):
    looked = 0
    for state, ask in questions(factions, {"board": "winter"}):
        if looked < 300:
            view = state.view(ask.seat)
            assert shown(seen_in(state, ask.seat)) == shown(seen_by(view))
            assert RootGreedy().choose(view, ask, Rng(1)) == greedy_choice(state, ask)
            looked += 1
    assert looked > 150


def test_a_team_sees_the_same_of_its_enemy():
    for state, ask in questions("eyrie,vagabond,mechanical", {"mode": "coop"}):
        assert shown(seen_in(state, ask.seat)) == shown(seen_by(state.view(ask.seat)))


def test_a_sight_tells_nothing_of_cards_that_the_seat_cannot_see():
    game = find("root")
    for state, ask in questions(SETS[1]):
        other = game.redeal(state, ask.seat, Rng(state.turns, 9))
        if len(ask.options) > 1:
            sights = [seen_in(world, ask.seat) for world in (state, other)]
            assert shown(sights[0]) == shown(sights[1])
            assert len({brain_of(ViewIndex(sight), ask).choose() for sight in sights}) == 1


@pytest.mark.parametrize("factions", [*SETS, "marquise,eyrie,cult,riverfolk"])
def test_a_picture_that_is_kept_changes_no_choice(factions):
    state, chance, player = find("root").new({"factions": factions}, 4), Rng(7, 3), Greedy()
    kept = asked = 0
    while state.open:
        ask = state.open[0]
        if ask.seat == NATURE:
            state.accept(ask, chance.pick(ask.options))
            player.interrupt()
        else:
            before = player.index
            choice = player.choice(state, ask)
            assert choice == greedy_choice(state, ask)
            asked += 1
            kept += before is not None and before is player.index
            state.accept(ask, choice)
    assert asked > 200 and kept > 5
