"""What the brains see in a world is what a view of it shows, and what they answer there is what they answer a view."""

import pytest

from clairiere import find
from clairiere.bots.root.evaluation import boards
from clairiere.bots.root.evaluation.army import UNKNOWN
from clairiere.bots.root.evaluation.sight import Sight, seen_by, seen_in
from clairiere.bots.root.evaluation.view_index import ViewIndex
from clairiere.bots.root.greedy import RootGreedy, brain_of
from clairiere.bots.root.search.greedy_playout import GreedyPlayer, brain_for, greedy_choice
from clairiere.core.ask import NATURE
from clairiere.core.nature import Rng

SETS = ["marquise,eyrie,alliance,vagabond", "alliance,vagabond,cult,riverfolk", "marquise,cult,vagabond,vagabond"]
ALL = [*SETS, "marquise,eyrie,cult,riverfolk", "eyrie,vagabond,cult,riverfolk", "eyrie,alliance,mechanical"]
LAZY = ("cast", "world", "seen_boards", "seen_deck", "seen_hands", "seen_known", "seen_stacks")  # read by methods


def on_board(sight: Sight, seat: int) -> dict[str, object]:
    """What brains read of a board by functions of its own."""
    seats = range(len(sight.names))
    if sight.names[seat] == "eyrie":
        decrees = [boards.decree(sight, seat, left) for left in (False, True)]
        return {"leader": boards.leader(sight, seat), "decrees": decrees}
    if sight.names[seat] == "vagabond":
        places = ("track", "satchel", "exhausted", "damaged", "broken")
        return {
            "items": [boards.items(sight, seat, place) for place in places],
            "marks": [(boards.mark(sight, seat, other), boards.aids(sight, seat, other)) for other in seats],
            "quests": [boards.quests(sight, seat, key) for key in ("quests", "completed")],
            "bare": [boards.is_bare(sight, seat, clearing) for clearing in range(12)],
        }
    if sight.names[seat] == "riverfolk":
        funds = [boards.funds(sight, seat, other) for other in seats]
        return {"funds": [boards.all_funds(sight, seat), *funds], "left": boards.posts_left(sight, seat, 1)}
    return {}


def shown(sight: Sight) -> dict[str, object]:
    seats = range(len(sight.names))
    read = {"boards": [sight.board(seat) for seat in seats], "pieces": [sight.pieces(seat) for seat in seats]}
    names = [name for name in dir(sight) if not name.startswith("_") and name not in LAZY]
    plain = {name: getattr(sight, name) for name in names if not callable(getattr(sight, name))}
    assert {"boats", "hand", "hirer", "warriors"} <= set(plain)
    piles = {"known": sight.known(), "deck": sight.deck(), "hands": sight.hands(), "stacks": sight.stacks()}
    return {**plain, **read, **piles, "on boards": [on_board(sight, seat) for seat in seats]}


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


@pytest.mark.parametrize("factions", ALL)
@pytest.mark.parametrize("chances", [0, 12])
def test_a_picture_that_is_kept_changes_no_choice(factions, chances):
    """Also where some answers are not the player's own: a search gives them, and says so."""
    options = {"factions": factions, "mode": "coop" if "mechanical" in factions else "competitive"}
    state, chance, player = find("root").new(options, len(factions.split(","))), Rng(8, 3), GreedyPlayer()
    kept = asked = 0
    while state.open:
        ask = state.open[0]
        if ask.seat == NATURE or (chances and not chance.below(chances)):
            state.accept(ask, chance.pick(ask.options))
            player.interrupt()
            continue
        before = player.index
        choice = player.choice(state, ask)
        assert choice == greedy_choice(state, ask)
        asked += 1
        if before is not None and before is player.index:
            kept += 1
            assert is_fresh(player, state, ask)
        state.accept(ask, choice)
    assert asked > 100 and kept > 5


def is_fresh(player: GreedyPlayer, state, ask) -> bool:
    """Whether what was kept is what would be seen, and wanted, now."""
    index = ViewIndex(seen_in(state, ask.seat))
    looks = [shown(view) for view in (player.index.view, index.view)]
    for look in looks:
        del look["boards"]  # acts left are counted there, at once: who tells of an act is not asked how many are left
    assert looks[0] == looks[1]
    for clearing in range(12):
        assert player.index.foes_near(clearing) == index.foes_near(clearing)
        assert player.index.rival(clearing) == index.rival(clearing)
        assert player.index.targets(clearing) == index.targets(clearing)
    if player.army is not None:
        army = brain_for(state, ask).army()
        known = [at for at in range(len(army.memo)) if player.army.memo[at] != UNKNOWN]
        assert [player.army.memo[at] for at in known] == [army.hold(at // 13, at % 13) for at in known]
    return True
