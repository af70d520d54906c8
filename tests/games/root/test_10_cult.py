"""Chapters 10.1 to 10.3: the Lizard Cult, its own rules and its set-up."""

import pytest

from clairiere.conformance import law

M, E, C = 0, 1, 2
ALL = "M,E,C"


def board(play):
    return play.player("C")["board"]


def souls(play):
    return board(play)["lost_souls"]


def acolytes(play):
    return board(play)["acolytes"]


# -- 10.1, 10.2 ---------------------------------------------------------------------------------------------------


@law("root:10.1", "root:10.4.3")
def test_without_acolytes_they_neither_move_nor_battle(faith):
    play = faith("birdsong", {1: "C3, M1", 5: "C2"}, "tea-m", outcast="fox")
    assert play.asked == (C, "ritual") and [text for text in play.legal if "tea-m" not in text] == ["end"]
    assert {play.refuses("C", word) for word in ("move", "battle")} == {"10.4.3.I"}
    assert play.refuses("C", "crusade") == "10.4.3"


@law("root:10.1", "root:CARD.command_warren", "root:CARD.cobbler")
def test_cards_let_them_move_and_battle_without_acolytes(faith):
    play = faith("daylight", {1: "C3, M1"}, C={"crafted": ["warren-r", "cobbler-r"]})
    play.says("C", "warren-r", "1").nature("3:0")
    assert (play.at(1, "M"), acolytes(play)) == ({}, 0)
    play.says("C", "end", "cobbler-r", "1", "5", "3")
    assert (play.warriors(5, "C"), board(play)["crusade"]) == (3, 0), "and no battle follows"


@law("root:10.1", "root:10.5.3", "root:10.6.1")
def test_revealed_cards_return_but_those_that_score_do_not(faith):
    field = {1: "C1 fox-garden"}
    play = faith("daylight", field, "tea-f tea-m", outcast="mouse")
    play.says("C", "score tea-f", "recruit tea-m", "2", "end")
    assert (play.hand("C"), souls(play), board(play)["revealed"]) == (["tea-m"], ["tea-f"], [])


@law("root:10.2")
def test_their_own_rules_are_six(faith, fight):
    play = faith("evening", {1: "C fox-garden"}, "anvil-f", outcast="fox")
    assert play.legal == ["anvil-f", "end"], "gardens craft"
    assert faith("daylight", {1: "C2"}, "tactics-b").legal == ["sacrifice tactics-b", "end"], "hatred of birds"
    play = fight("M", "C", 1, {1: "M3, C3"}, factions=ALL).nature("2:0")
    assert acolytes(play) == 2, "revenge"
    play = fight("M", "C", 1, {1: "M3, C fox-garden"}, factions=ALL, C={"hand": ["tea-m"]})
    assert play.ruler(1) == "C", "pilgrims"
    play.says("C", "pass").nature("1:0")
    assert play.state.open[0].about == "fear" and play.nature("tea-m").hand("C") == [], "fear of the faithful"
    assert souls(play) == ["tea-m"] and play.place["discard"] == [], "lost souls"


# -- 10.2.1 crafting ----------------------------------------------------------------------------------------------


@law("root:10.2.1", "root:10.6.2", "root:4.1.1")
def test_gardens_of_the_outcast_suit_craft_in_evening(faith):
    play = faith("evening", {5: "C rabbit-garden"}, "visit-r", outcast="rabbit").says("C", "visit-r")
    assert (play.score("C"), play.place["activated"], souls(play)) == (1, [0, 1, 0], ["visit-r"])
    assert play.events("crafted")[0].what[0] == C and play.player("C")["items"] == {"boots": 1}


@law("root:10.2.1", "root:10.6.2")
def test_gardens_of_other_suits_do_not_craft(faith):
    play = faith("evening", {5: "C rabbit-garden2", 1: "C fox-garden"}, "visit-r anvil-f tax-f", outcast="fox")
    assert play.legal == ["anvil-f", "end"]
    assert play.refuses("C", "visit-r") == "10.2.1" == play.refuses("C", "tax-f")
    play = faith("evening", {5: "C rabbit-garden2"}, "visit-r anvil-f", outcast="mouse")
    assert play.state.open[0].about == "draw2", "no garden of theirs can craft, so nothing is asked"


@law("root:10.2.1", "root:10.6.2")
@pytest.mark.parametrize("phase", ["birdsong", "daylight"])
def test_they_craft_neither_in_birdsong_nor_in_daylight(faith, phase):
    """RUL.1: the clause names Birdsong, but the Evening has the step."""
    field = {1: "C2 fox-garden, M1"}
    play = faith(phase, field, "anvil-f visit-r", outcast="fox", acolytes=4)
    assert play.asked[1] == ("conspire" if phase == "birdsong" else "ritual") and "anvil-f" not in play.legal
    assert play.refuses("C", "anvil-f") == "10.2.1" == play.refuses("C", "visit-r")


@law("root:10.6.2", "root:4.1.1")
def test_a_garden_crafts_once_a_turn(faith):
    play = faith("evening", {1: "C fox-garden"}, "anvil-f crossbow-b", outcast="fox").says("C", "anvil-f")
    assert play.state.open[0].about == "draw2" and play.hand("C") == ["crossbow-b"]


# -- 10.2.2 hatred of birds -----------------------------------------------------------------------------------------


@law("root:10.2.2", "root:2.1.1", "root:10.5.1", "root:10.5.2", "root:10.5.3")
@pytest.mark.parametrize("ritual", ["build", "recruit", "score"])
def test_a_bird_is_not_wild_in_rituals(faith, ritual):
    play = faith("daylight", {8: "C2 fox-garden"}, "tactics-b anvil-f")
    assert f"{ritual} anvil-f" in play.legal and f"{ritual} tactics-b" not in play.legal
    assert play.refuses("C", f"{ritual} tactics-b") == "10.2.2"


@law("root:10.2.2", "root:2.1.1.I", "root:8.2.6")
def test_a_bird_is_wild_when_they_pay_outrage(faith):
    field = {5: "C3", 1: "A sympathy"}
    play = faith("birdsong", field, "tactics-b tea-m", factions="M,A,C", outcast="rabbit", acolytes=2)
    play.says("C", "crusade", "5", "1", "1")
    assert play.asked == (C, "outrage") and play.legal == ["tactics-b"]


# -- 10.2.3 revenge -------------------------------------------------------------------------------------------------


@law("root:10.2.3", "root:2.5.1")
def test_defenders_who_fall_become_acolytes(fight):
    play = fight("M", "C", 5, {5: "M4, C3"}, factions=ALL).nature("2:1")
    assert (acolytes(play), play.warriors(5, "C"), play.supply("C")) == (2, 1, 22)
    assert ("avenged", "10.2.3") in play.clauses


@law("root:10.2.3")
def test_attackers_who_fall_return_to_the_supply(fight):
    play = fight("C", "M", 5, {5: "M2, C3"}, factions=ALL).nature("2:1")
    assert (acolytes(play), play.warriors(5, "C"), play.supply("C")) == (0, 2, 23)


@law("root:10.2.3", "root:4.3.1")
def test_attackers_who_fall_in_an_ambush_return_to_the_supply(fight):
    play = fight("C", "M", 5, {5: "M2, C3"}, factions=ALL, M={"hand": ["ambush-r"]}).says("M", "ambush-r")
    assert (acolytes(play), play.warriors(5, "C"), play.supply("C")) == (0, 1, 24)


@law("root:10.2.3", "root:9.5.6", "root:8.4.1.III", "root:CARD.favor")
@pytest.mark.parametrize("how", ["strike", "revolt", "favor"])
def test_warriors_removed_outside_battle_return_to_the_supply(place, road, how):
    if how == "strike":
        play = road(1, {1: "C2"}, satchel="crossbow", factions="E,C,V").says("V", "strike")
    elif how == "revolt":
        own = {"stack": ["anvil-f", "steel-f"]}
        play = place("A", "birdsong", {1: "A sympathy, C2"}, factions="A,C", A=own).says("A", "1", "anvil-f", "steel-f")
    else:
        field = {1: "M1 workshop, C2", 8: "M1 workshop2"}
        play = place("M", "daylight", field, factions="M,C", M={"hand": ["favor-f"]}).says("M", "favor-f")
    assert (acolytes(play), play.supply("C")) == (0, 25 - play.warriors(1, "C"))
    assert play.warriors(1, "C") == (1 if how == "strike" else 0)


@law("root:10.2.3", "root:CHAR.vagrant")
def test_defenders_who_were_made_to_fight_are_avenged_too(road):
    play = road(1, {1: "C2, E2"}, satchel="torch", character="vagrant", factions="E,C,V")
    play.says("V", "instigate", "E").nature("1:0")
    assert (acolytes(play), play.warriors(1, "C")) == (1, 1)


# -- 10.2.4 pilgrims --------------------------------------------------------------------------------------------------


@law("root:10.2.4", "root:2.8")
def test_a_garden_rules_its_clearing_whoever_is_there(place):
    play = place("M", map={1: "C fox-garden, M5", 8: "C1, M2", 5: "C1 rabbit-garden, E3"}, factions=ALL)
    assert (play.ruler(1), play.ruler(5), play.ruler(8)) == ("C", "C", "M")


@law("root:10.2.4", "root:7.2.2")
def test_a_garden_overrides_the_lords_of_the_forest(place):
    play = place("M", map={1: "C fox-garden, E1", 8: "C1, E1", 5: "E3, C2"}, factions=ALL)
    assert (play.ruler(1), play.ruler(8), play.ruler(5)) == ("C", "E", "E")


@law("root:10.2.4", "root:4.2.1")
def test_others_need_another_ruled_clearing_to_move_out_of_a_garden(place):
    play = place("M", map={1: "C fox-garden, M5", 5: "C1"}, factions=ALL)
    assert "march" not in play.legal
    play = place("M", map={1: "C fox-garden, M5", 5: "M1"}, factions=ALL).says("M", "march", "1")
    assert play.legal == ["5"] and play.refuses("M", "9") == "4.2.1"


@law("root:10.2.4", "root:3.3.1.I")
def test_gardens_rule_for_dominance(faith):
    field = {1: "C fox-garden, M3", 6: "C fox-garden, M3", 8: "C fox-garden, M3"}
    play = faith("birdsong", field, C={"dominance": "dom-f"})
    assert play.winners == ["C"]


@law("root:10.2.4")
def test_when_the_garden_is_gone_the_general_rule_is_back(fight):
    play = fight("M", "C", 1, {1: "M3, C fox-garden"}, factions=ALL).nature("0:0")
    assert (play.ruler(1), play.at(1, "C"), play.score("M")) == ("M", {}, 1)


# -- 10.2.5 fear of the faithful ------------------------------------------------------------------------------------


@law("root:10.2.5", "root:3.2.1")
def test_a_garden_that_is_removed_costs_a_random_card(fight):
    hand = ["tea-m", "tea-r", "ambush-b"]
    play = fight("M", "C", 1, {1: "M3, C fox-garden"}, factions=ALL, C={"hand": hand}).says("C", "pass").nature("0:0")
    assert play.state.open[0].about == "fear" and sorted(play.legal) == sorted(hand)
    play.nature("tea-r")
    assert (souls(play), sorted(play.hand("C")), play.score("M")) == (["tea-r"], ["ambush-b", "tea-m"], 1)
    assert ("discarded", "10.2.5") in play.clauses


@law("root:10.2.5")
def test_with_an_empty_hand_nothing_is_discarded(fight):
    play = fight("M", "C", 1, {1: "M3, C fox-garden"}, factions=ALL).nature("0:0")
    assert play.asked == (M, "daylight") and souls(play) == []


@law("root:10.2.5", "root:1.1.3", "root:CARD.favor")
def test_each_garden_costs_a_card_and_no_order_is_asked(place):
    field = {1: "M1 workshop, C2", 8: "M1 workshop2", 6: "C1 fox-garden", 12: "C fox-garden"}
    hands = {"M": {"hand": ["favor-f"]}, "C": {"hand": ["tea-m", "tea-r", "gear-m"]}}
    play = place("M", "daylight", field, factions="M,C", **hands).says("M", "favor-f")
    assert play.state.open[0].about == "fear" and play.score("M") == 2
    play.nature("tea-m", "gear-m")
    assert (play.hand("C"), play.asked) == (["tea-r"], (M, "daylight"))


@law("root:10.2.5")
def test_more_gardens_than_cards_take_all_cards(fight):
    play = fight("M", "C", 8, {8: "M3, C fox-garden2"}, factions=ALL, C={"hand": ["tea-m"]}).says("C", "pass")
    play.nature("2:0", "tea-m")
    assert (play.hand("C"), play.asked, play.score("M")) == ([], (M, "daylight"), 2)


@law("root:10.2.5", "root:1.1.3", "root:6.2.3")
def test_the_player_in_turn_orders_fear_among_other_effects(fight):
    field = {1: "M2, C2 fox-garden", 3: "M keep"}
    cats = {"hand": ["anvil-f"], "crafted": ["sappers-b"]}
    play = fight("C", "M", 1, field, factions="M,C", C={"hand": ["tea-m"]}, M=cats)
    play.says("M", "pass").nature("3:2").says("M", "sappers-b")
    assert play.asked == (1, "order") and play.legal == ["M:hospitals:1:2:C", "C:fear:1:1:M"]
    play.says("C", "C:fear:1:1:M").nature("tea-m").says("M", "anvil-f")
    assert play.warriors(3, "M") == 2


# -- 10.2.6 lost souls ------------------------------------------------------------------------------------------------


@law("root:10.2.6", "root:2.1.3")
def test_spent_cards_are_lost_souls(place):
    play = place("M", map={1: "M1 sawmill"}, factions=ALL, M={"hand": ["anvil-f"]}).says("M", "overwork anvil-f")
    assert (souls(play), play.place["discard"]) == (["anvil-f"], [])


@law("root:10.2.6", "root:4.1.2", "root:7.7.2")
def test_crafted_and_purged_cards_are_lost_souls(place):
    play = place("M", map={9: "M1 workshop"}, factions=ALL, M={"hand": ["tea-m"]}).says("M", "tea-m")
    assert souls(play) == ["tea-m"]
    decree = {"leader": "despot", "decree": [["anvil-f"], ["tea-r"], [], []]}
    play = place("E", map={3: "E2"}, factions=ALL, E={"board": decree})
    assert (sorted(souls(play)), play.place["discard"]) == (["anvil-f", "tea-r"], [])


@law("root:10.2.6", "root:4.3.1", "root:CARD.armorers")
def test_cards_used_in_battle_are_lost_souls(fight):
    cats = {"hand": ["ambush-f"], "crafted": ["armorers-b"]}
    play = fight("E", "M", 1, {1: "E4, M3", 3: "E1 roost"}, factions=ALL, M=cats).says("M", "ambush-f").nature("1:0")
    play.says("M", "armorers-b")
    assert sorted(souls(play)) == ["ambush-f", "armorers-b"]


@law("root:10.2.6", "root:8.2.3.I", "root:8.2.4")
def test_supporters_who_go_are_lost_souls(place):
    own = {"stack": ["anvil-f", "steel-f"]}
    play = place("A", "birdsong", {1: "A sympathy"}, factions="A,C", A=own).says("A", "1", "anvil-f", "steel-f")
    assert sorted(souls(play)) == ["anvil-f", "steel-f"]


@law("root:10.2.6", "root:3.3.3", "root:2.1.3")
def test_a_dominance_card_is_a_lost_soul_and_not_available(place):
    """RUL.37."""
    play = place("M", map={1: "M1 sawmill"}, factions=ALL, M={"hand": ["dom-f"]}).says("M", "overwork dom-f")
    assert (souls(play), play.place["available"]) == (["dom-f"], [])
    assert play.refuses("M", "dom-f") == "4.1"


@law("root:10.2.6", "root:1.2.2")
@pytest.mark.parametrize("viewer", [M, E, C, -2])
def test_all_see_the_lost_souls(faith, viewer):
    play = faith("daylight", lost_souls="tea-m dom-f claim-b")
    assert play.sees(viewer)["players"][C]["board"]["lost_souls"] == souls(play) and len(souls(play)) == 3


@law("root:10.2.6", "root:2.1.2")
def test_lost_souls_are_never_reshuffled(faith):
    """RUL.36, RUL.37: neither deck nor discard pile has a card, and nothing is drawn."""
    from clairiere.games.root.state.terms import ALL as DECK
    from clairiere.games.root.state.terms import codes_of

    play = faith("evening", {1: "C1"}, lost_souls=" ".join(codes_of(DECK)))
    assert (play.hand("C"), play.place["deck"], play.place["turn"], len(souls(play))) == ([], [], "M", 54)


@law("root:CHAR.tinker", "root:10.2.6")
def test_day_labor_finds_nothing_among_the_lost_souls(road):
    play = road(1, satchel="torch", character="tinker", factions="E,C,V", C={"board": {"lost_souls": ["anvil-f"]}})
    assert "day-labor" not in play.legal and play.refuses("V", "day-labor") == "CHAR.tinker"


# -- 10.3 set-up ------------------------------------------------------------------------------------------------------


@law("root:10.3", "root:10.3.1", "root:10.3.2", "root:10.3.3", "root:10.3.4", "root:5.1.7")
def test_set_up_with_the_marquise_and_the_eyrie(new):
    play = new(factions=ALL).until("keep").answer(M, "1", "1", "5", "9").answer(E, "despot")
    assert play.asked == (C, "first garden") and play.legal == ["2", "4"] and play.clause == "10.3.2"
    assert [play.refuses("C", corner) for corner in ("1", "3", "12")] == ["10.3.2"] * 3
    play.says("C", "2")
    assert play.asked == (C, "outcast") and play.legal == ["fox", "rabbit", "mouse"]
    assert play.refuses("C", "bird") == "10.3.3"
    play.says("C", "mouse")
    assert play.at(2, "C") == {"warrior": 4, "mouse-garden": 1}
    assert [play.warriors(place, "C") for place in range(1, 13)] == [0, 4, 0, 0, 1, 1, 0, 0, 0, 1, 0, 0]
    assert (play.supply("C"), board(play)["outcast"], board(play)["hated"]) == (18, "mouse", 0)
    assert play.sees(M)["players"][C]["board"]["gardens"] == {"fox": 5, "rabbit": 5, "mouse": 4}


@law("root:10.3.2")
def test_the_first_garden_stands_opposite_the_first_roost(new):
    play = new(factions="E,C").until("corner").answer(0, "2", "despot")
    assert play.asked == (1, "outcast") and play.at(4, "C") == {"warrior": 4, "rabbit-garden": 1}
    assert sum(play.warriors(place, "C") for place in range(1, 13)) == 7


@law("root:10.3.2")
def test_the_first_garden_stands_opposite_the_keep(new):
    play = new(factions="M,C").until("keep").answer(0, "3", "6", "7", "11")
    assert play.asked == (1, "outcast") and play.at(1, "C") == {"warrior": 4, "fox-garden": 1}


@law("root:10.3.2")
def test_without_keep_and_roost_any_corner_will_do(new):
    """RUL.29."""
    play = new(factions="A,C").until("first garden")
    assert play.legal == ["1", "2", "3", "4"]


@law("root:10.3.2", "root:WINTER.2")
def test_on_the_winter_board_the_garden_has_the_suit_that_was_laid(new):
    play = new(factions="A,C", board="winter")
    play.nature("m f r m f r m f r m f r").until("first garden").says("C", "1")
    assert play.at(1, "C") == {"warrior": 4, "mouse-garden": 1}


@law("root:5.1.7", "root:10.3")
def test_they_set_up_after_two_vagabonds(new):
    """RUL.28: the letter F, after E for a second Vagabond."""
    play = new(factions="C,V,V,E").until("first garden", "outcast")
    order = [event.what[0] for event in play.events("set up")]
    assert (order[0], sorted(order[1:3]), order[3]) == (3, [1, 2], 0)


@law("root:10.3.1", "root:2.5.1")
def test_they_have_25_warriors(faith):
    play = faith("daylight", {1: "C4", 5: "C2"}, acolytes=3)
    assert play.supply("C") == 16


@law("root:10.3", "root:10.5.3")
def test_nothing_has_scored_before_the_first_turn(new):
    assert new(factions="marquise,cult").until("outcast").player("C")["board"]["scored"] == []
