"""Chapters 8.4 to 8.6: the turn of the Woodland Alliance, and its worked examples."""

import pytest

from clairiere.conformance import law

M, E, A = 0, 1, 2
FOXES = "anvil-f steel-f gear-f"


def supporters(play):
    return play.player("A")["stack"]


def officers(play):
    return play.player("A")["board"]["officers"]


def bases(play):
    """The bases that wait on the faction board."""
    return play.sees(E)["players"][A]["board"]["bases"]


# -- 8.4.1 revolt -----------------------------------------------------------------------------------------------------


@law("root:8.4", "root:8.4.1")
def test_when_sympathy_has_spread_no_revolt_follows(rise):
    play = rise("birdsong", {4: "A sympathy"}, "anvil-f steel-f gear-f tea-r visit-r")
    assert play.asked == (A, "revolt") and play.clause == "8.4.1" and play.legal == ["4", "end"]
    play.says("A", "end")
    assert play.asked == (A, "sympathy") and play.clause == "8.4.2"
    play.says("A", "12", "anvil-f")
    assert play.asked == (A, "sympathy") and play.refuses("A", "4") == "8.2.5.I"
    assert play.says("A", "end").asked == (A, "agitation") and not play.events("revolts")


@law("root:8.4.1")
def test_two_revolts_in_one_birdsong(rise):
    play = rise("birdsong", {12: "A sympathy", 4: "A sympathy"}, "anvil-f steel-f tea-r visit-r")
    play.says("A", "12", "anvil-f", "steel-f", "4", "tea-r", "visit-r")
    assert (bases(play), officers(play)) == (["mouse"], 2)
    assert play.at(12, "A") == {"warrior": 1, "fox-base": 1, "sympathy": 1}
    assert play.at(4, "A") == {"warrior": 1, "rabbit-base": 1, "sympathy": 1}


@law("root:8.4.1")
def test_with_all_bases_on_the_map_there_is_no_revolt(rise):
    field = {12: "A fox-base sympathy", 4: "A rabbit-base", 9: "A mouse-base", 8: "A sympathy"}
    assert rise("birdsong", field, FOXES).asked == (A, "sympathy")


@law("root:8.4.1.I")
def test_a_revolt_asks_for_a_sympathetic_clearing_of_an_unbuilt_base(rise):
    field = {12: "A sympathy", 9: "A mouse-base sympathy", 7: "A sympathy", 4: "A sympathy"}
    play = rise("birdsong", field, "anvil-f steel-f tea-m sack-m")
    assert play.legal == ["12", "end"]
    assert play.refuses("A", "7") == "8.4.1.I", "the mouse base is on the map"
    assert play.refuses("A", "8") == "8.4.1.I", "not sympathetic"
    assert play.refuses("A", "4") == "8.4.1.II", "no rabbits"
    assert "base" in play.refused(A, "7").sentence("en") and "sympathetic" in play.refused(A, "8").sentence("en")


@law("root:8.4.1.II")
@pytest.mark.parametrize(
    ("stack", "legal"),
    [("anvil-f claim-b", True), ("anvil-f steel-f", True), ("claim-b sappers-b", True), ("anvil-f tea-m", False)],
)
def test_a_revolt_costs_two_supporters_of_the_suit_or_birds(rise, stack, legal):
    play = rise("birdsong", {12: "A sympathy"}, stack)
    assert ("12" in play.legal) == legal
    if legal:
        play.says("A", "12", *stack.split())
        assert (supporters(play), sorted(play.place["discard"])) == ([], sorted(stack.split()))
        assert [event.clause for event in play.events("supporter spent")] == ["8.4.1.II"] * 2
    else:
        assert play.refuses("A", "12") == "8.4.1.II"


@law("root:8.4.1.II", "root:8.2.3")
def test_they_choose_which_supporters_they_spend(rise):
    play = rise("birdsong", {12: "A sympathy"}, "anvil-f steel-f claim-b tea-m").says("A", "12")
    assert sorted(play.legal) == ["anvil-f", "claim-b", "steel-f"] and play.refuses("A", "tea-m") == "8.4.1.II"
    play.says("A", "claim-b")
    assert sorted(play.legal) == ["anvil-f", "steel-f"]
    assert supporters(play.says("A", "steel-f")) == ["anvil-f", "tea-m"]


@law("root:8.4.1.III")
def test_a_revolt_brings_a_warrior_for_each_sympathetic_clearing_of_the_suit(rise):
    field = {12: "A sympathy", 8: "A sympathy", 1: "A sympathy", 9: "A sympathy"}
    play = rise("birdsong", field, "anvil-f steel-f").says("A", "12", "anvil-f", "steel-f")
    assert play.at(12, "A") == {"warrior": 3, "fox-base": 1, "sympathy": 1}
    assert (officers(play), play.supply("A"), play.score("A")) == (1, 6, 0)


@law("root:8.4.1.III", "root:3.2.1")
def test_a_revolt_drives_all_enemies_out_and_scores_buildings_and_tokens(rise):
    field = {11: "E2 roost, M4 workshop wood2, A sympathy"}
    play = rise("birdsong", field, "tea-m sack-m").says("A", "11", "tea-m", "sack-m")
    assert play.place["clearings"]["11"] == {"A": {"warrior": 1, "mouse-base": 1, "sympathy": 1}}
    assert (play.score("A"), play.supply("M"), play.supply("E")) == (4, 25, 20)


@law("root:8.4.1.III", "root:2.5.4")
def test_a_pawn_stays_when_all_others_are_driven_out(place):
    play = place("A", "birdsong", {12: "A sympathy"}, factions="M,E,A,V", A={"stack": ["anvil-f", "steel-f"]},
                 V={"pawn": "12"})  # fmt: skip
    play.says("A", "12", "anvil-f", "steel-f")
    assert play.player("V")["pawn"] == "12" and play.score("A") == 0


@law("root:8.4.1.III", "root:2.5")
@pytest.mark.parametrize(("held", "placed", "promoted"), [(8, 2, 0), (7, 3, 0), (6, 3, 1)])
def test_too_few_warriors_are_placed_before_one_becomes_an_officer(rise, held, placed, promoted):
    field = {12: "A sympathy", 8: "A sympathy", 1: "A sympathy", 9: f"A{held}"}
    play = rise("birdsong", field, "anvil-f steel-f").says("A", "12", "anvil-f", "steel-f")
    assert (play.warriors(12, "A"), officers(play)) == (placed, promoted)


@law("root:8.4.1.III", "root:6.2.3")
def test_field_hospitals_answer_a_revolt(rise):
    field = {12: "M3, A sympathy", 1: "M1 keep"}
    play = rise("birdsong", field, "anvil-f steel-f", M={"hand": ["gear-f"]}).says("A", "12", "anvil-f", "steel-f")
    assert play.asked == (M, "hospitals")
    play.says("M", "gear-f")
    assert (play.warriors(1, "M"), play.warriors(12, "A")) == (4, 1)


# -- 8.4.2 sympathy ---------------------------------------------------------------------------------------------------


@law("root:8.4.2")
def test_sympathy_spreads_three_times_at_rising_prices(rise):
    play = rise("birdsong", {4: "A sympathy rabbit-base", 9: "A sympathy"}, FOXES + " tea-m tea-f racket-f claim-b")
    play.until("sympathy").says("A", "12", "anvil-f", "8", "steel-f", "gear-f", "1", "tea-f", "claim-b")
    assert [event.what for event in play.events("scored")] == [(A, 1, 1), (A, 1, 2), (A, 2, 4)]
    assert sorted(supporters(play)) == ["racket-f", "tea-m"]


@law("root:8.4.2.I", "root:6.2.2")
def test_the_first_sympathy_goes_anywhere_but_to_the_keep(rise):
    play = rise("birdsong", {1: "M1 keep"}, "claim-b")
    assert play.asked == (A, "sympathy")
    assert sorted(play.legal) == sorted([*(str(c) for c in range(2, 13)), "end"])
    assert play.refuses("A", "1") == "6.2.2"


@law("root:8.4.2.I", "root:6.2.2")
def test_more_sympathy_goes_next_to_a_sympathetic_clearing(rise):
    play = rise("birdsong", {9: "A sympathy", 1: "M1 keep"}, "claim-b")
    assert sorted(play.legal) == ["12", "4", "end"]
    assert play.refuses("A", "10") == "8.4.2.I" and play.refuses("A", "1") == "6.2.2"


@law("root:8.4.2.I", "root:2.3")
def test_a_river_makes_no_neighbours_for_sympathy(rise):
    play = rise("birdsong", {4: "A sympathy"}, "claim-b")
    assert sorted(play.legal) == ["12", "8", "9", "end"] and play.refuses("A", "7") == "8.4.2.I"


@law("root:8.4.2.II")
def test_the_fourth_token_costs_two_matching_supporters(rise):
    field = {4: "A sympathy", 9: "A sympathy", 7: "A sympathy"}
    play = rise("birdsong", field, "anvil-f tea-m sack-m").until("sympathy")
    assert "12" not in play.legal and play.refuses("A", "12") == "8.4.2.II"
    play = rise("birdsong", field, "anvil-f claim-b").until("sympathy").says("A", "12", "anvil-f", "claim-b")
    assert (supporters(play), play.score("A")) == ([], 1)
    assert [event.clause for event in play.events("supporter spent")] == ["8.4.2.II"] * 2


@law("root:8.4.2.II.a")
@pytest.mark.parametrize(
    ("field", "cost"), [("E3", 3), ("M3", 3), ("M2, E2", 2), ("M5, E1", 3), ("M1 sawmill workshop", 2), ("A4", 2)]
)
def test_martial_law_costs_one_more(rise, field, cost):
    around = {4: "A sympathy", 9: "A sympathy", 7: "A sympathy", 8: field}
    play = rise("birdsong", around, FOXES).until("sympathy").says("A", "8", "anvil-f", "steel-f")
    assert (play.asked == (A, "supporter")) == (cost == 3)
    if cost == 3:
        play.says("A", "gear-f")
    assert len(play.events("supporter spent")) == cost and play.at(8, "A")["sympathy"] == 1


@law("root:8.4.2.II.a")
def test_martial_law_that_cannot_be_paid_forbids_sympathy(rise):
    around = {4: "A sympathy", 9: "A sympathy", 7: "A sympathy", 12: "E3"}
    play = rise("birdsong", around, "anvil-f steel-f tea-m").until("sympathy")
    assert "8" in play.legal and "12" not in play.legal and play.refuses("A", "12") == "8.4.2.II.a"


@law("root:8.4.2.III")
@pytest.mark.parametrize(("tokens", "points"), [(0, 0), (1, 1), (3, 1)])
def test_sympathy_scores_the_space_that_it_uncovers(rise, tokens, points):
    field = {clearing: "A sympathy" for clearing in (4, 9, 7)[:tokens]}
    play = rise("birdsong", field, "anvil-f steel-f").until("sympathy").says("A", "12", "anvil-f")
    play = play.says("A", "steel-f") if tokens == 3 else play
    assert play.score("A") == points and play.events("token")[0].clause == "8.4.2.III"
    assert bool(play.events("scored")) == bool(points)


@law("root:8.4.2.III", "root:2.5.3")
def test_a_removed_token_covers_the_last_space_again(rise, fight):
    field = {12: "M3, A sympathy", 4: "A sympathy", 9: "A sympathy"}
    play = fight("M", "A", 12, field, factions="M,E,A").nature("1:0").nature("anvil-f")
    assert play.sees(M)["players"][A]["board"]["sympathy"] == 8
    play.until("sympathy").says("A", "8", "anvil-f")
    assert play.score("A") == 1, "the third token again"


# -- 8.5 daylight -----------------------------------------------------------------------------------------------------


@law("root:8.5")
def test_daylight_has_any_order(rise):
    field = {9: "A1 mouse-base sympathy", 12: "A sympathy"}
    play = rise("daylight", field, hand="tea-m codes-m tea-r").says("A", "train tea-m", "codes-m", "mobilize tea-r")
    assert (officers(play), play.player("A")["crafted"], supporters(play)) == (1, ["codes-m"], ["tea-r"])


@law("root:8.4.1.III", "root:8.5", "root:CARD.royal_claim", "root:CARD.codebreakers")
def test_effects_wait_for_the_revolt_and_are_not_offered_after_daylight(rise):
    own = {"stack": ["anvil-f", "steel-f"], "crafted": ["claim-b", "codes-m"]}
    play = rise("birdsong", {12: "M1, A sympathy"}, A=own, M={"hand": ["tea-m"]})
    assert play.asked == (A, "effect") and play.says("A", "end").asked == (A, "revolt")
    assert play.says("A", "12", "anvil-f", "steel-f").asked == (A, "effect")
    play.says("A", "claim-b")
    assert play.score("A") == 1 and play.asked == (A, "agitation")
    assert "codes-m" in play.legal and play.says("A", "end").asked == (A, "operation")


@law("root:8.5", "root:8.6.1")
@pytest.mark.parametrize("text", ["move", "battle", "recruit", "organize"])
def test_daylight_has_no_operations(rise, text):
    play = rise("daylight", {9: "A2 mouse-base, M1"}, officers=2)
    assert play.refuses("A", text) == "8.6.1"


@law("root:8.5.1")
def test_two_tokens_craft_a_card_of_two(rise):
    play = rise("daylight", {4: "A sympathy", 10: "A sympathy"}, hand="warren-r bank-r").says("A", "warren-r")
    assert play.place["activated"] == [0, 2, 0] and "bank-r" not in play.legal


@law("root:8.5.2")
def test_a_mobilized_card_joins_the_supporters_unseen(rise):
    play = rise("daylight", {}, "anvil-f steel-f gear-f tea-f", "tea-m sack-m").says("A", "mobilize tea-m")
    assert (len(supporters(play)), play.hand("A")) == (5, ["sack-m"])
    assert "Root Tea" not in " ".join(play.hears(M)) and "Root Tea" in " ".join(play.hears(A))


@law("root:8.5.2")
def test_nothing_is_mobilized_from_an_empty_hand(rise):
    play = rise("daylight", {}, "anvil-f")
    assert play.legal == ["end"] and play.refuses("A", "mobilize tea-m") == "8.5.2"


@law("root:8.5.2", "root:8.5.3")
@pytest.mark.parametrize("phase", ["birdsong", "evening"])
def test_mobilizing_and_training_belong_to_daylight(rise, phase):
    play = rise(phase, {9: "A1 mouse-base, M1"}, "claim-b sappers-b", "tea-m", officers=1)
    assert (play.refuses("A", "mobilize tea-m"), play.refuses("A", "train tea-m")) == ("8.5.2", "8.5.3")


@law("root:8.5.3")
@pytest.mark.parametrize("card", ["tea-m", "claim-b"])
def test_a_card_of_a_base_trains_an_officer(rise, card):
    play = rise("daylight", {9: "A1 mouse-base"}, hand=card).says("A", f"train {card}")
    assert (officers(play), play.supply("A"), play.place["discard"]) == (1, 8, [card])


@law("root:8.5.3")
def test_training_asks_for_a_base_of_the_suit(rise):
    play = rise("daylight", {9: "A1 mouse-base"}, hand="tea-f tea-m")
    assert play.refuses("A", "train tea-f") == "8.5.3" and "train tea-m" in play.legal
    assert rise("daylight", {12: "A sympathy"}, hand="anvil-f claim-b").refuses("A", "train claim-b") == "8.5.3"


@law("root:8.5.3")
def test_training_asks_for_a_warrior_in_supply(rise):
    play = rise("daylight", {9: "A6 mouse-base"}, hand="tea-m", officers=4)
    assert play.supply("A") == 0 and play.refuses("A", "train tea-m") == "8.5.3"


# -- 8.6 evening ------------------------------------------------------------------------------------------------------


@law("root:8.6", "root:8.6.2")
def test_after_the_draw_no_operation_follows(rise):
    hand = "tea-m sack-m gear-m tea-r visit-r"
    play = rise("evening", {9: "A2 mouse-base, M1"}, hand=hand, officers=2).says("A", "recruit", "end")
    assert play.asked == (-1, "draw2")
    play.nature("anvil-f steel-f")
    assert play.asked == (A, "discard") and play.refuses("A", "move") == "8.6"


@law("root:8.6.1")
def test_every_officer_leads_one_operation(rise):
    play = rise("evening", {9: "A2 mouse-base"}, officers=3).says("A", "recruit", "recruit", "recruit")
    assert play.warriors(9, "A") == 5 and play.asked[1] == "draw2", "a fourth is not asked"
    assert [event.clause for event in play.events("operation")] == ["8.6.1.III"] * 3


@law("root:8.6.1")
def test_every_turn_has_new_operations(rise):
    play = rise("birdsong", {9: "A2 mouse-base"}, A={"board": {"officers": 2, "operations": 2}})
    assert play.until("operation").question.endswith("(2 left)")


@law("root:8.6.1")
def test_without_officers_there_is_no_operation(rise):
    play = rise("evening", {9: "A2 mouse-base, M1"})
    assert play.asked == (-1, "draw2")


@law("root:8.6.1", "root:8.2.4")
def test_an_officer_that_is_lost_leads_nothing_more(rise):
    field = {9: "A1 mouse-base, M3", 12: "A fox-base"}
    play = rise("evening", field, officers=3).says("A", "battle", "9").nature("3:3")
    assert (bases(play), officers(play)) == (["rabbit", "mouse"], 1)
    assert play.asked == (-1, "draw2"), "one officer is left, and one operation is done"


@law("root:8.6.1.I", "root:4.2.1")
def test_an_operation_moves_under_the_rules_of_movement(rise):
    play = rise("evening", {9: "A1, M2", 4: "A2", 12: "M1", 1: "M2"}, officers=2).says("A", "move")
    assert play.refuses("A", "8") == "4.2"
    play.says("A", "9")
    assert sorted(play.legal) == ["4"] and play.refuses("A", "12") == play.refuses("A", "1") == "4.2.1"
    assert play.says("A", "4").warriors(4, "A") == 3


@law("root:8.6.1.I")
def test_without_rule_there_is_no_move(rise):
    play = rise("evening", {9: "A1, M2", 4: "M1", 12: "M1", 1: "M1"}, officers=1)
    assert play.refuses("A", "move") == "8.6.1.I"


@law("root:8.6.1.II")
def test_a_battle_uses_one_officer(rise):
    play = rise("evening", {9: "A1, M1"}, officers=2)
    assert play.question.endswith("(2 left)")
    play.says("A", "battle", "9").nature("0:0")
    assert play.events("battle")[0].what == (A, M, 8) and play.player("A")["board"]["operations"] == 1
    assert play.sees(M)["players"][A]["board"]["operations_left"] == 1
    assert play.question.endswith("(one left)")


@law("root:8.6.1.II", "root:4.3")
def test_a_base_and_sympathy_alone_start_no_battle(rise):
    play = rise("evening", {9: "A mouse-base sympathy, M1", 12: "A1"}, officers=1)
    assert "battle" not in play.legal and play.refuses("A", "battle") == "8.6.1.II"


@law("root:8.6.1.III")
def test_recruiting_places_a_warrior_at_a_base(rise):
    play = rise("evening", {9: "A1 mouse-base", 12: "A fox-base", 4: "A1"}, officers=1).says("A", "recruit")
    assert sorted(play.legal) == ["12", "9"] and play.refuses("A", "4") == "8.6.1.III"
    assert play.says("A", "12").warriors(12, "A") == 1


@law("root:8.6.1.III")
def test_recruiting_asks_for_a_base_and_a_warrior(rise):
    assert rise("evening", {4: "A1"}, officers=1).refuses("A", "recruit") == "8.6.1.III"
    assert rise("evening", {9: "A9 mouse-base"}, officers=1).refuses("A", "recruit") == "8.6.1.III"


@law("root:8.6.1.IV")
def test_organizing_replaces_a_warrior_by_sympathy_wherever_it_is(rise):
    field = {3: "A2, M4", 9: "A sympathy", 4: "A1 sympathy"}
    play = rise("evening", field, officers=1).says("A", "organize")
    assert play.at(3, "A") == {"warrior": 1, "sympathy": 1}
    assert (play.score("A"), play.supply("A")) == (1, 7) and not play.events("supporter spent")
    assert {event.clause for event in play.events("token")} == {"8.6.1.IV"}
    assert "Cleo: a warrior removed from clearing 3." in play.hears(M)


@law("root:8.6.1.IV", "root:6.2.2", "root:8.2.5.I")
def test_organizing_asks_for_an_unsympathetic_clearing_and_not_the_keep(rise):
    field = {1: "A2, M1 keep", 4: "A1 sympathy", 3: "A1", 7: "A1"}
    play = rise("evening", field, officers=1).says("A", "organize")
    assert sorted(play.legal) == ["3", "7"]
    assert [play.refuses("A", text) for text in ("1", "4", "12")] == ["6.2.2", "8.2.5.I", "8.6.1.IV"]
    assert rise("evening", {1: "A2, M1 keep", 4: "A1 sympathy"}, officers=1).refuses("A", "organize") == "8.6.1.IV"


@law("root:8.6.2")
@pytest.mark.parametrize(
    ("field", "cards"),
    [({}, 1), ({9: "A mouse-base"}, 2), ({9: "A mouse-base", 12: "A fox-base", 4: "A rabbit-base"}, 4)],
)
def test_income_is_one_card_and_one_for_each_base(rise, field, cards):
    play = rise("evening", field)
    play.nature(" ".join(["anvil-f", "steel-f", "gear-f", "tea-f"][:cards]))
    assert len(play.hand("A")) == cards


@law("root:8.6.2", "root:8.2.3")
def test_the_hand_keeps_five_cards_and_supporters_do_not_count(rise):
    hand = "tea-m sack-m gear-m tea-r visit-r"
    stack = "anvil-f steel-f gear-f tea-f racket-f tax-f tax-f2 tax-f3 stand-f"
    play = rise("evening", {9: "A mouse-base"}, stack, hand).nature("bake-r favor-m")
    assert play.asked == (A, "discard") and play.clause == "8.6.2" and "anvil-f" not in play.legal
    play.says("A", "tea-m", "sack-m")
    assert (len(play.hand("A")), len(supporters(play)), play.place["turn"]) == (5, 9, "M")


# -- the worked examples ----------------------------------------------------------------------------------------------


@law("root:8.4.2.I", "root:8.4.2.III", "root:8.5.1", "root:3.2.2", "root:8.5.2", "root:8.6.1", "root:8.6.2")
def test_example_4_their_first_turn(rise):
    play = rise("birdsong", {12: "M1"}, "anvil-f tea-m tea-r", "crossbow-m gear-m visit-r")
    play.says("A", "12", "anvil-f", "end")
    play.says("A", "crossbow-m", "mobilize gear-m", "mobilize visit-r", "end")
    assert (play.score("A"), play.player("A")["items"], len(supporters(play))) == (1, {"crossbow": 1}, 4)
    assert play.asked == (-1, "draw2")
    play.nature("steel-f")
    assert (play.hand("A"), play.place["turn"]) == (["steel-f"], "M")


@law("root:8.2.6", "root:2.1.1.I", "root:8.2.3")
def test_example_14_outrage(rise):
    decree = [[], ["tea-r"], ["tea-f"], []]
    board = {"leader": "commander", "decree": decree, "resolved": ["vizier-move", "vizier-battle"]}
    eyrie = {"hand": ["anvil-f", "claim-b"], "board": board}
    play = rise("daylight", {4: "E4 roost", 12: "A sympathy"}, turn="E", E=eyrie).says("E", "end", "4", "12", "3")
    assert play.asked == (E, "outrage") and sorted(play.legal) == ["anvil-f", "claim-b"]
    play.says("E", "anvil-f", "12").nature("1:0")
    assert play.asked == (E, "outrage") and play.legal == ["claim-b"]
    play.says("E", "claim-b")
    assert sorted(supporters(play)) == ["anvil-f", "claim-b"] and play.score("E") == 1


@law("root:8.4.1.II", "root:8.4.1.III", "root:3.2.1", "root:8.4.2.II", "root:8.4.2.II.a", "root:8.4.2.III")
def test_example_15_birdsong(rise):
    field = {12: "E roost, M2, A sympathy", 8: "A sympathy", 1: "A sympathy", 10: "E3"}
    play = rise("birdsong", field, "anvil-f claim-b tea-r visit-r bake-r").says("A", "12", "anvil-f", "claim-b")
    assert play.place["clearings"]["12"] == {"A": {"warrior": 3, "fox-base": 1, "sympathy": 1}}
    assert (play.score("A"), officers(play)) == (1, 1)
    play.until("sympathy").says("A", "10", "tea-r", "visit-r", "bake-r")
    assert (supporters(play), play.score("A"), play.at(10, "A")) == ([], 2, {"sympathy": 1})


@law("root:8.6.1", "root:8.6.1.I", "root:8.6.1.III", "root:8.6.1.IV")
def test_example_16_military_operations(rise):
    play = rise("evening", {12: "A1 fox-base", 4: "A sympathy"}, officers=3)
    play.says("A", "recruit", "move", "12", "9", "2", "organize")
    assert play.at(9, "A") == {"warrior": 1, "sympathy": 1}
    assert (play.score("A"), play.supply("A")) == (1, 6) and play.asked == (-1, "draw2")


@law("root:8.5.2", "root:8.5.3")
def test_a_card_must_be_named_with_what_it_is_spent_for(rise):
    play = rise("daylight", {1: "A2 fox-base"}, hand="tea-f")
    assert (play.refuses("A", "mobilize"), play.refuses("A", "train")) == ("8.5.2", "8.5.3")
