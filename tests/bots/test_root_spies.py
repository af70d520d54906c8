"""Spies of a team against the Mechanical Marquise (MM.24 to MM.27): what a greedy player does with them."""

from clairiere.bots.root.evaluation.boards import orders_of
from clairiere.bots.root.evaluation.sight import seen_by, seen_in
from clairiere.bots.root.evaluation.view_index import ViewIndex
from clairiere.bots.root.factions.orders import harm, mildest, order_to_spy, recruits
from clairiere.bots.root.search.greedy_playout import brain_for
from clairiere.core.ask import Ask
from clairiere.games.root.choices import NUMBER, PASS
from clairiere.games.root.state.terms import BIT, NONE, card_named, cards_of

from .root_positions import positions

SPY = card_named("spy-m")
FIVE = tuple(NUMBER + place for place in range(1, 6))
MANY, FEW = "bake-r", "visit-r"  # orders of one suit that place two and one in each clearing of it


def position(orders, shown, mode="coop", factions="eyrie,mechanical"):
    """The Eyrie before they craft; she has a warrior in every clearing, and such orders, some of them seen."""
    found = positions(factions, "craft", options={"mode": mode})
    state, ask = next((state, ask) for state, ask in found if state.turns > 2)
    board = state.factions[state.seats - 1]
    board.orders = [card_named(code) for code in orders]
    board.shown = sum(BIT[card_named(code)] for code in shown)
    her = 12 * (state.seats - 1)
    state.warriors[her : her + 12] = [1] * 12
    state.supply[state.seats - 1] = 13
    return state, ask


def asked(about, options):
    return Ask(0, about, tuple(options), "MM.27")


def plays(mode, factions, about="craft"):
    """Whether a seat that has a spy in its hand, or in play, plays it, or uses it."""
    found = positions(factions, about, options={"mode": mode})
    state, ask = next((state, ask) for state, ask in found if state.turns > 2)
    question = Ask(ask.seat, about, (SPY, *ask.options), ask.clause)
    chosen = []
    for pile in (state.hand, state.crafted):
        held = pile[ask.seat]
        pile[ask.seat] |= BIT[SPY]
        chosen.append(brain_for(state, question).choose() == SPY)
        pile[ask.seat] = held
    return chosen


def test_the_eyrie_of_a_team_play_a_spy_at_once_and_everybody_uses_one_in_play():
    assert plays("coop", "eyrie,mechanical") == [True, True]
    assert plays("coop", "alliance,mechanical", "agitation") == [False, True]


def test_where_everybody_plays_for_himself_spies_are_left_alone():
    assert plays("competitive", "eyrie,alliance,mechanical") == [False, False]
    state, _ = position((MANY, FEW), (MANY, FEW), "competitive", "eyrie,alliance,mechanical")
    assert brain_for(state, asked("swap", (*FIVE, PASS))).choose() == PASS


def test_a_spy_is_dear_to_the_eyrie_of_a_team():
    for mode, factions in (("coop", "eyrie,mechanical"), ("competitive", "eyrie,alliance,mechanical")):
        state, _ = position((MANY, FEW), (), mode, factions)
        state.hand[0] = BIT[SPY] | BIT[card_named("ambush-m")]
        discarded = brain_for(state, asked("discard", cards_of(state.hand[0]))).choose()
        assert (discarded == SPY) == (mode != "coop")


def test_only_orders_that_all_have_seen_are_known():
    state, _ = position((MANY, FEW, "spy-b"), (FEW,))
    wanted = [NONE, card_named(FEW), NONE]
    assert orders_of(seen_in(state, 0), 1) == orders_of(seen_by(state.view(0)), 1) == wanted


def test_an_order_recruits_what_it_costs_as_long_as_there_are_warriors():
    state, _ = position((MANY, FEW), ())
    index = ViewIndex(seen_in(state, 0))
    rabbits = [state.suits[clearing] == 1 for clearing in range(12)]
    assert recruits(index, 1, card_named(MANY)) == [2 * rabbit for rabbit in rabbits]
    assert recruits(index, 1, card_named("tax-f")) == [1] * 12
    state.supply[1] = 3
    assert sum(recruits(ViewIndex(seen_in(state, 0)), 1, card_named(MANY))) == 3


def test_an_order_that_makes_troops_harms_more():
    state, _ = position((MANY, FEW), ())
    index = ViewIndex(seen_in(state, 0))
    assert harm(index, 1, card_named(MANY)) > harm(index, 1, NONE) > harm(index, 1, card_named(FEW))
    assert harm(index, 1, card_named("ambush-m")) > harm(index, 1, card_named("sack-m"))  # MM.22 another follows


def test_the_first_order_that_nobody_has_seen_is_looked_at():
    for shown, place in (((), 1), ((MANY,), 2), ((MANY, FEW), 1)):
        state, _ = position((MANY, FEW), shown)
        assert order_to_spy(ViewIndex(seen_in(state, 0)), 1) == NUMBER + place
        assert brain_for(state, asked("spy", FIVE[:2])).choose() == NUMBER + place


def test_an_order_that_makes_troops_is_put_off_for_the_mildest():
    orders = (MANY, "stand-f", FEW, "tax-f", "tea-f")
    state, _ = position(orders, (MANY, FEW))
    index = ViewIndex(seen_in(state, 0))
    assert mildest(index, 1) == 2
    assert brain_for(state, asked("swap", (*FIVE, PASS))).choose() == NUMBER + 1
    assert brain_for(state, asked("swap with", FIVE[1:])).choose() == NUMBER + 3
    state, _ = position((FEW, *orders[1:2], MANY, *orders[3:]), (MANY, FEW))
    assert brain_for(state, asked("swap", (*FIVE, PASS))).choose() == PASS
