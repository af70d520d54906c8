"""Chapter 4.1: crafting."""

import pytest

from clairiere.conformance import law

M, E = 0, 1


@law("root:4.1", "root:4.1.1", "root:6.2.1")
def test_a_card_is_crafted_with_a_piece_of_its_suit_once_a_turn(place):
    play = place(map={9: "M1 workshop"}, M={"hand": ["codes-m", "tea-m"]})
    assert play.legal[:2] == ["tea-m", "codes-m"]
    play.says("M", "codes-m")
    assert (play.place["activated"], play.player("M")["crafted"]) == ([0, 0, 1], ["codes-m"])
    assert "tea-m" not in play.legal and play.refuses("M", "tea-m") == "4.1.1"


@law("root:4.1")
@pytest.mark.parametrize("where", ["discard", "decree"])
def test_a_card_that_is_not_in_hand_is_not_crafted(place, where):
    board = {"board": {"decree": [["tea-m"], [], [], []]}} if where == "decree" else {}
    rest = {"discard": ["tea-m"]} if where == "discard" else {}
    play = place("E", map={9: "E1 roost"}, E={"hand": ["tea-f"]} | board, **rest)
    assert play.refuses("E", "tea-m") == "4.1"


@law("root:4.1.1")
@pytest.mark.parametrize(
    ("card", "home", "used"), [("steel-f", 8, [2, 0, 0]), ("bake-r", 5, [0, 2, 0]), ("scouts-m", 9, [0, 0, 2])]
)
def test_a_piece_has_the_suit_of_its_clearing(place, card, home, used):
    """Two pieces of a suit are asked for: one of it and one of each other will not do."""
    play = place(map={8: "M1 workshop", 5: "M1 workshop", 9: "M1 workshop"}, M={"hand": [card]})
    assert play.refuses("M", card) == "4.1.1"
    play = place(map={home: "M1 workshop2"}, M={"hand": [card]}).says("M", card)
    assert play.place["activated"] == used


@law("root:4.1.1", "root:CARD.royal_claim")
def test_a_question_mark_accepts_any_suit(place):
    play = place(map={8: "M1 workshop2", 5: "M1 workshop2", 9: "M1 workshop"}, M={"hand": ["claim-b"]})
    play.says("M", "claim-b")
    assert (play.asked, play.legal) == ((M, "activate"), ["fox", "rabbit", "mouse"])
    play.says("M", "rabbit", "rabbit", "mouse")
    assert (play.place["activated"], play.player("M")["crafted"]) == ([1, 2, 1], ["claim-b"])


@law("root:4.1.1", "root:CARD.royal_claim")
def test_four_of_any_suit_ask_for_four_pieces(place):
    play = place(map={8: "M1 workshop2", 5: "M1 workshop"}, M={"hand": ["claim-b"]})
    assert play.refuses("M", "claim-b") == "4.1.1"
    play = place(map={8: "M1 workshop2", 5: "M1 workshop2"}, M={"hand": ["claim-b"]}).says("M", "claim-b")
    assert (play.place["activated"], play.player("M")["crafted"]) == ([2, 2, 0], ["claim-b"]), "no choice, no question"


@law("root:4.1.1")
def test_pieces_are_fresh_in_the_next_turn(place):
    play = place(map={9: "M1 workshop"}, M={"hand": ["tea-m", "codes-m"]}, activated=[0, 0, 1], E={"hand": ["tea-f"]})
    assert play.refuses("M", "tea-m") == "4.1.1"
    play.until("decree").until("daylight")
    assert play.asked[0] == M and "tea-m" in play.legal


@law("root:4.1.2")
def test_an_item_leaves_the_supply_and_the_card_is_discarded(place):
    """A sword costs two foxes."""
    play = place(map={8: "M1 workshop2"}, M={"hand": ["steel-f"]}).says("M", "steel-f")
    assert (play.items["sword"], play.player("M")["items"], play.place["discard"]) == (1, {"sword": 1}, ["steel-f"])


@law("root:4.1.2")
def test_without_the_item_the_card_cannot_be_crafted(place):
    play = place(map={8: "M1 workshop"}, M={"hand": ["anvil-f"]}, E={"items": {"hammer": 1}})
    assert play.refuses("M", "anvil-f") == "4.1.2"
    assert play.place["activated"] == [0, 0, 0]


@law("root:4.1.3")
def test_a_persistent_card_stays_and_is_used_on_later_turns(place):
    play = place(map={9: "M1 workshop"}, M={"hand": ["codes-m"]}, E={"hand": ["tea-f", "tea-r"]}).says("M", "codes-m")
    play.says("M", "codes-m")
    assert play.refuses("M", "codes-m") == "4.1.3", "once in a Daylight"
    play.until("decree").until("daylight")
    assert play.player("M")["crafted"] == ["codes-m"] and "codes-m" in play.legal


@law("root:4.1.4")
def test_an_effect_in_play_is_not_crafted_again_by_its_owner(place):
    field = {9: "M1 workshop", 2: "E1 roost"}
    play = place(map=field, M={"hand": ["codes-m2"], "crafted": ["codes-m"]})
    assert play.refuses("M", "codes-m2") == "4.1.4"
    play = place(map=field, M={"hand": ["codes-m2"]}, E={"crafted": ["codes-m"]}).says("M", "codes-m2")
    assert play.player("M")["crafted"] == ["codes-m2"]
