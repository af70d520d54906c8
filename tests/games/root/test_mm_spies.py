"""MM.24 to MM.27, CARD.spy: spies."""

import pytest

import clairiere
from clairiere.conformance import law
from clairiere.games.root.state.terms import COST, ENTRIES, KIND, SPY, SUIT

GAME = clairiere.find("root")
E, A, X = 0, 1, 2
FIVE = "visit-r tea-m gear-f anvil-f armorers-b"


@pytest.fixture
def spying(ordered):
    """A turn of the Eyrie in Daylight, with a hand and spies in play."""

    def lay(hand="", crafted="", orders=FIVE, **rest):
        own = {"hand": hand.split(), "crafted": crafted.split()} | rest.pop("E", {})
        return ordered(orders, turn="E", E=own, **rest)

    return lay


def orders(play):
    return play.player("X")["board"]["orders"]


def seen(play, seat=A):
    return play.sees(seat)["players"][X]["board"]["orders"]


@law("root:CARD.spy")
def test_there_are_four_spies_one_of_each_suit_without_cost():
    found = [card for card in range(58) if KIND[card] == SPY]
    assert {ENTRIES[card]["id"] for card in found} == {"spy_bird", "spy_fox", "spy_rabbit", "spy_mouse"}
    assert [sum(COST[card]) for card in found] == [0] * 4 and len({SUIT[card] for card in found}) == 4


@law("root:MM.24", "root:CARD.spy")
def test_a_spy_is_played_for_free_in_daylight_and_the_marker_stays(spying):
    """RUL.43 Below ten points, and several at once."""
    play = spying("spy-r spy-f tea-f", E={"score": 3}).says("E", "spy-r", "spy-f")
    found = play.player("E")
    assert (found["crafted"], found["hand"], found["score"], found["on_track"]) == (["spy-f", "spy-r"], ["tea-f"], 3, 1)
    assert [(event.clause, event.reveals) for event in play.events("spy")] == [("MM.24", True)] * 2


@law("root:MM.24")
def test_a_spy_is_neither_played_in_evening_nor_crafted(ordered):
    own = {"hand": ["spy-f"], "board": {"officers": 2}}
    play = ordered(FIVE, {5: "A1"}, turn="A", phase="evening", A=own)
    assert play.asked == (A, "operation") and play.refuses("A", "spy-f") == "MM.24"


@law("root:MM.24", "root:2.1.3", "root:3.3.3")
def test_a_spy_that_is_spent_is_available(ordered):
    own = {"hand": ["spy-f", "tea-f"], "board": {}}
    play = ordered(FIVE, {1: "A fox-base"}, turn="A", A=own).says("A", "train spy-f")
    assert (play.place["available"], play.place["discard"]) == (["spy-f"], [])


@law("root:MM.24", "root:CARD.spy", "root:3.3.4", "root:2.1.1.II")
def test_an_available_spy_is_taken_for_a_card_of_its_suit(spying):
    play = spying("bake-r gear-m claim-b", available=["spy-r", "spy-b"])
    assert [text for text in play.legal if text.startswith("take")] == [
        "take-spy-b claim-b", "take-spy-r claim-b", "take-spy-r bake-r"
    ]  # fmt: skip
    assert play.refuses("E", "take-spy-b bake-r") == "2.1.1.II" and play.refuses("E", "take-spy-r gear-m") == "3.3.4"
    play.says("E", "take-spy-r bake-r")
    assert play.hand("E") == ["claim-b", "gear-m", "spy-r"] and play.place["discard"] == ["bake-r"]


@law("root:MM.25")
def test_a_spy_shows_an_order_to_all_and_it_stays_in_its_place(spying):
    play = spying(crafted="spy-r").says("E", "spy-r")
    assert (play.asked, play.legal, play.clause) == ((E, "spy"), ["1", "2", "3", "4", "5"], "MM.25")
    assert play.refuses("E", "pass") == "MM.25"
    play.says("E", "3")
    assert orders(play) == FIVE.split() and play.events("order seen")[0].reveals
    for seat in (E, A, X, -2):
        assert seen(play, seat) == ["", "", "gear-f", "", ""]
    dealt = [orders_of(GAME.redeal(play.state, A, clairiere.Rng(i))) for i in range(30)]
    assert {row[2] for row in dealt} == {"gear-f"} and len({row[0] for row in dealt}) > 9


def orders_of(state):
    return state.dump()["players"]["X"]["board"]["orders"]


@law("root:MM.25")
def test_a_spy_works_once_a_daylight_each_spy_for_itself(spying):
    play = spying("gear-m", crafted="spy-r spy-m").says("E", "spy-r", "3", "pass")
    assert "spy-r" not in play.legal and "spy-m" in play.legal and play.refuses("E", "spy-r") == "4.1.3"
    play.says("E", "spy-m", "3", "pass")
    assert "spy-m" not in play.legal


@law("root:MM.25", "root:MM.24")
def test_a_spy_works_in_the_daylight_in_which_it_is_played(spying):
    assert spying("spy-r").says("E", "spy-r", "spy-r").asked == (E, "spy")


@law("root:MM.25")
def test_without_orders_there_is_nothing_to_reveal(spying):
    play = spying("gear-m", crafted="spy-r", orders="")
    assert "spy-r" not in play.legal and play.refuses("E", "spy-r") == "4.1.3"


@law("root:MM.26", "root:CARD.spy")
@pytest.mark.parametrize(
    ("spy", "order", "exposed"),
    [("spy-r", "1", True), ("spy-r", "5", False), ("spy-b", "5", True), ("spy-b", "3", False), ("spy-f", "4", True)],
)
def test_an_order_of_its_own_suit_exposes_a_spy_and_birds_are_no_jokers(spying, spy, order, exposed):
    play = spying("gear-m", crafted=spy).says("E", spy, order)
    assert (play.asked[1] == "swap") is not exposed
    assert play.place["available"] == ([spy] if exposed else [])
    assert play.player("E")["crafted"] == ([] if exposed else [spy])
    assert len(play.events("exposed")) == int(exposed)


@law("root:MM.26")
def test_an_exposed_spy_that_comes_back_does_not_work_again_in_this_daylight(spying):
    play = spying("bake-r trail-r", crafted="spy-r").says("E", "spy-r", "1", "take-spy-r bake-r", "spy-r")
    assert play.player("E")["crafted"] == ["spy-r"] and "spy-r" not in play.legal


@law("root:MM.27")
def test_two_orders_change_places_and_the_others_keep_theirs(spying):
    play = spying(crafted="spy-r", shown="tea-m").says("E", "spy-r", "4")
    assert play.legal == ["1", "2", "3", "4", "5", "pass"]
    play.says("E", "1")
    assert play.legal == ["2", "3", "4", "5"]
    play.says("E", "4")
    assert orders(play) == ["anvil-f", "tea-m", "gear-f", "visit-r", "armorers-b"]
    assert seen(play) == ["anvil-f", "tea-m", "", "", ""]  # what is known goes along


@law("root:MM.27")
def test_a_swap_may_be_declined_and_needs_two_orders(spying):
    assert orders(spying("gear-m", crafted="spy-r").says("E", "spy-r", "3", "pass")) == FIVE.split()
    play = spying("gear-m", crafted="spy-r", orders="tea-m").says("E", "spy-r", "1")
    assert play.asked[1] != "swap"


@law("root:MM.27", "root:MM.26")
def test_nobody_swaps_after_his_spy_was_exposed(spying):
    play = spying("gear-m", crafted="spy-r").says("E", "spy-r", "1")
    assert play.asked == (E, "craft") and play.refused(E, "4").clause == "7.5.1"


@law("root:MM.13", "root:MM.27")
def test_the_swapped_order_is_the_one_that_she_carries_out(spying):
    play = spying(crafted="spy-r", map={5: "X1", 1: "X1"}).says("E", "spy-r", "4", "1", "4").until("programme")
    assert play.place["discard"] == ["anvil-f"] and play.warriors(1, "X") == 2


@law("root:1.2.1", "root:MM.24")
def test_being_asked_at_the_end_of_daylight_tells_nothing_of_a_spy_in_hand(spying):
    for hand in ("spy-f", "tea-f"):
        resolved = [f"vizier-{word}" for word in ("recruit", "move")]
        play = spying(hand, E={"board": {"resolved": resolved}}).says("E", "end").until("effect", "programme")
        assert play.asked == (E, "effect")
