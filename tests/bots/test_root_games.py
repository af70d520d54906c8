"""Whole games of Root's greedy players: they end, they win against random ones, they see only their view."""

import pytest

import clairiere
from clairiere.arena.match import play_out
from clairiere.bots import find_bot
from clairiere.bots.root.evaluation.battle_odds import average_losses, exchange
from clairiere.bots.root.evaluation.sight import seen_by
from clairiere.bots.root.evaluation.view_index import ViewIndex
from clairiere.bots.root.greedy import RootGreedy
from clairiere.conformance.promises import Walk
from clairiere.core.ask import NATURE
from clairiere.core.nature import Rng, Seeded
from clairiere.games.root.move import targets
from clairiere.games.root.state.rule import ruled_clearings, ruler

ROOT = clairiere.find("root")
BOT = RootGreedy()
FOUR = "marquise,eyrie,alliance,vagabond"
SIX = f"{FOUR},cult,riverfolk"


def choice(state):
    """What the bot answers to the open question."""
    view = state.view(state.open[0].seat)
    return BOT.choose(view, view.asks[0], Rng(1))


# -- helpers that a search may use too ------------------------------------------------------------------------------


def test_the_odds_are_those_of_two_dice_with_four_faces():
    assert average_losses(3, 3, 0, 0, 0, 0, False) == (34, 0, 14, 0), "the higher die deals 2 1/8 hits, the lower 7/8"
    assert average_losses(1, 3, 0, 0, 0, 0, False)[0] == 15, "one warrior deals one hit at most"
    assert average_losses(3, 3, 0, 0, 0, 0, True) == (14, 0, 34, 0), "guerrilla war turns the dice round"
    assert exchange(3, 0, 2, 0, 0, 0, False, True)[1] == 31, "defenseless: one hit more, 16 rolls, two pieces to lose"


@pytest.mark.parametrize("factions", [FOUR, "eyrie,alliance,vagabond", "marquise,vagabond,vagabond", SIX, "C,R,M"])
def test_a_seat_sees_who_rules_and_where_it_may_move(factions):
    seats = len(factions.split(","))
    looked = 0
    for state, _, _ in Walk(ROOT, seats, {"factions": factions}, (), 5).steps():
        for ask in state.open:
            if ask.seat != NATURE and state.turns and looked < 400:
                index = ViewIndex(seen_by(state.view(ask.seat)))
                assert all(index.ruler(clearing) == ruler(state, clearing) for clearing in range(12))
                rules = ruled_clearings(state, ask.seat)
                assert [index.targets(c) for c in range(12)] == [targets(state, ask.seat, c, rules) for c in range(12)]
                looked += 1
    assert looked > 100


# -- whole games ----------------------------------------------------------------------------------------------------

SETS = [
    "marquise,eyrie", "alliance,vagabond", "cult,riverfolk", "marquise,eyrie,alliance", "eyrie,vagabond,vagabond",
    "marquise,vagabond,cult,riverfolk", FOUR, f"{FOUR},vagabond", SIX, "E,A,V,X",
]  # fmt: skip


@pytest.mark.parametrize("board", ["autumn", "winter"])
@pytest.mark.parametrize("factions", SETS)
def test_games_of_greedy_players_end(factions, board):
    seats = len(factions.split(","))
    for number in range(2):
        new = ROOT.new({"factions": factions, "board": board}, seats)
        state, decisions = play_out(ROOT, new, [BOT] * seats, 5, number)
        assert state.over and state.winners() and decisions < 5000


@pytest.mark.parametrize(
    ("factions", "seat"), [*((FOUR, seat) for seat in range(4)), ("M,E,A,C", 3), ("M,E,A,R", 3)]
)  # fmt: skip
def test_one_greedy_player_beats_three_random_ones(factions, seat):
    random = find_bot("root", "random")
    wins = 0
    for number in range(6):
        options = {"factions": factions, "seating": "given", "board": ("autumn", "winter")[number % 2]}
        bots = [BOT if other == seat else random for other in range(4)]
        wins += play_out(ROOT, ROOT.new(options, 4), bots, 11, number)[0].winners() == [seat]
    assert wins >= 5


@pytest.mark.parametrize("board", ["autumn", "winter"])
@pytest.mark.parametrize("factions", SETS)
def test_no_choice_of_any_faction_depends_on_hidden_cards(factions, board):
    """Games as these players play them, each choice once more in a world with other hidden cards."""
    state = ROOT.new({"factions": factions, "board": board}, len(factions.split(",")))
    nature, rng, looked = Seeded(4), Rng(5), 0
    while state.open and looked < 250:
        ask = state.open[0]
        if ask.seat == NATURE:
            state.take(NATURE, nature.answer(ask, looked))
            continue
        chosen = choice(state)
        assert choice(ROOT.redeal(state, ask.seat, rng)) == chosen
        state.take(ask.seat, chosen)
        looked += 1
    assert looked > 60
