"""Chapters 10.4 to 10.6: the Cult's Birdsong, Daylight and Evening."""

import pytest

from clairiere.conformance import law

M, E, C = 0, 1, 2


def board(play):
    return play.player("C")["board"]


def souls(play):
    return board(play)["lost_souls"]


def acolytes(play):
    return board(play)["acolytes"]


def outcast(play):
    return (board(play)["outcast"], bool(board(play)["hated"]))


# -- 10.4.1 the Outcast, 10.4.2 the Lost Souls ------------------------------------------------------------------------

FOX, MOUSE, BIRD = "anvil-f steel-f gear-f", "tea-m gear-m", "claim-b armorers-b sappers-b tactics-b trader-b"


@law("root:10.4", "root:10.4.1", "root:10.4.2", "root:10.4.3")
def test_birdsong_adjusts_the_outcast_then_lets_the_souls_go_then_conspires(faith):
    field = {1: "C1, M1", 5: "C1, M1"}
    play = faith("evening", field, lost_souls=FOX, outcast="rabbit", acolytes=2, turn="E").nature("")
    verbs = [event.verb for event in play.log if event.verb in ("outcast", "souls gone")]
    assert play.asked == (C, "conspire") and verbs == ["outcast", "souls gone"] and souls(play) == []
    play.says("C", "convert")
    assert play.at(1, "C") == {"warrior": 2} and play.at(5, "M") == {"warrior": 1}, "the new Outcast counts"


@law("root:10.4.1")
@pytest.mark.parametrize(
    ("before", "lost", "after"),
    [
        (("mouse", 0), f"{FOX} tea-m {BIRD}", ("fox", False)),
        (("fox", 0), "anvil-f steel-f tea-m", ("fox", True)),
        (("rabbit", 0), f"anvil-f steel-f {MOUSE}", ("rabbit", True)),
        (("fox", 1), "anvil-f steel-f tea-m", ("fox", True)),
        (("fox", 1), "tea-m", ("mouse", False)),
        (("rabbit", 1), f"anvil-f steel-f {MOUSE}", ("rabbit", True)),
        (("mouse", 0), "", ("mouse", True)),
        (("mouse", 0), BIRD, ("mouse", True)),
        (("mouse", 0), "anvil-f tea-r", ("mouse", True)),
        (("fox", 0), "dom-r", ("rabbit", False)),
    ],
)
def test_the_suit_of_most_lost_souls_is_outcast_or_hated(faith, before, lost, after):
    """RUL.16: also with no card, with birds only, and when the marker shows Hated already."""
    play = faith("evening", {1: "C1"}, outcast=before[0], hated=before[1], lost_souls=lost, turn="E").nature("")
    assert outcast(play) == after
    assert ("hated" if after[1] else "outcast", "10.4.1") in play.clauses


@law("root:10.4.2", "root:3.3.3")
def test_lost_souls_go_to_the_discard_pile_and_dominance_cards_beside_the_map(faith):
    play = faith("birdsong", {1: "C1"}, lost_souls="anvil-f tea-m claim-b tea-r dom-f")
    assert sorted(play.place["discard"]) == ["anvil-f", "claim-b", "tea-m", "tea-r"]
    assert (play.place["available"], souls(play)) == (["dom-f"], [])


@law("root:10.4.2", "root:3.3.4")
def test_a_dominance_card_can_be_taken_once_the_souls_are_gone(faith):
    play = faith("birdsong", {1: "C1"}, "anvil-f", lost_souls="dom-f").says("C", "take-dom-f anvil-f")
    assert (play.hand("C"), souls(play), play.place["available"]) == (["dom-f"], ["anvil-f"], [])


@law("root:10.4.2")
def test_in_the_turns_of_others_the_souls_stay(place):
    play = place("M", "birdsong", {1: "M1"}, factions="M,E,C", C={"board": {"lost_souls": ["anvil-f"]}})
    assert souls(play) == ["anvil-f"] and play.place["discard"] == []


# -- 10.4.3 conspiracies ----------------------------------------------------------------------------------------------

TARGETS = {1: "C1, M1 sawmill", 5: "C1, E1 roost", 9: "C1, E1"}


def conspire(faith, suit="fox", acolytes=3, hated=0, field=None, **rest):
    """The conspiracies of a Birdsong whose Outcast is as it was told: one more soul of another suit, or none."""
    lost = "" if hated else {"fox": "anvil-f", "rabbit": "tea-r", "mouse": "tea-m"}[suit]
    was = suit if hated else {"fox": "rabbit", "rabbit": "mouse", "mouse": "fox"}[suit]
    return faith("birdsong", field or TARGETS, outcast=was, lost_souls=lost, acolytes=acolytes, **rest)


@law("root:10.4.3", "root:10.4.3.I", "root:10.4.3.II", "root:10.4.3.III")
@pytest.mark.parametrize(("hated", "costs"), [(0, (2, 2, 3)), (1, (1, 1, 2))])
def test_conspiracies_cost_two_two_and_three_and_one_less_when_hated(faith, hated, costs):
    for word, cost in zip(("crusade", "convert", "sanctify"), costs, strict=True):
        play = conspire(faith, acolytes=cost, hated=hated)
        before = play.supply("C")
        assert word in play.legal
        play.says("C", word)
        assert (acolytes(play), play.events("conspiracy")[0].what[2]) == (0, cost)
        assert play.supply("C") == before + cost - (word == "convert")
        short = conspire(faith, acolytes=cost - 1, hated=hated)
        assert short.asked[1] == "ritual" or short.refuses("C", word) == "10.4.3"


@law("root:10.4.3")
def test_conspiracies_are_offered_only_where_one_can_be_done(faith):
    assert conspire(faith, "fox").legal == ["crusade", "convert", "sanctify", "end"]
    assert conspire(faith, "rabbit").legal == ["crusade", "convert", "sanctify", "end"]
    assert conspire(faith, "mouse").legal == ["crusade", "convert", "end"]
    assert conspire(faith, "mouse", field={1: "C2, M3"}).asked == (C, "ritual")


@law("root:10.4.3")
@pytest.mark.parametrize("word", ["convert", "sanctify"])
def test_a_conspiracy_in_a_clearing_of_another_suit_is_refused(faith, word):
    field = TARGETS | {8: "M2 workshop"}
    play = conspire(faith, "fox", field=field).says("C", word)
    assert play.legal == ["1", "8"] and play.refuses("C", "5") == "10.4.3"


@law("root:10.4.3", "root:10.4.3.I")
def test_three_acolytes_pay_for_one_crusade(faith):
    play = conspire(faith, field={1: "C3, M3", 6: "C3, M3"}, acolytes=3).says("C", "crusade", "1").nature("0:0")
    assert (play.asked, acolytes(play)) == ((C, "ritual"), 1), "nothing is left to conspire with"
    play = conspire(faith, field={1: "C3, M3"}, acolytes=3, C={"crafted": ["claim-b"]}).says("C", "end")
    play.says("C", "crusade", "1").nature("0:0")
    assert play.asked == (C, "conspire") and play.refuses("C", "crusade") == "10.4.3"


@law("root:10.4.3")
def test_any_number_of_conspiracies_and_none_if_they_like(faith):
    play = conspire(faith, field={1: "C1, M4"}, acolytes=5, hated=1)
    for _ in range(4):
        play.says("C", "convert")
    assert (play.at(1, "M"), play.warriors(1, "C"), acolytes(play)) == ({}, 5, 1)
    assert conspire(faith).says("C", "end").asked == (C, "ritual")


@law("root:10.4.3", "root:CARD.royal_claim")
def test_effects_can_be_used_between_conspiracies(faith):
    play = conspire(faith, field={1: "C1, M1"}, acolytes=2, C={"crafted": ["claim-b"]}).says("C", "end", "convert")
    assert play.asked == (C, "conspire") and play.legal == ["claim-b", "end"]
    play.says("C", "claim-b")
    assert (play.score("C"), play.asked, souls(play)) == (1, (C, "ritual"), ["claim-b"])


# 10.4.3.I Crusade


@law("root:10.4.3.I", "root:4.3")
def test_a_crusade_battles_in_an_outcast_clearing(faith):
    play = conspire(faith, field={1: "C3, M2", 5: "C3, M2", 8: "C1, E1"}).says("C", "crusade", "battle")
    assert play.legal == ["1", "8"] and play.refuses("C", "5") == "4.3"
    play.says("C", "1").nature("2:0")
    assert (play.at(1, "M"), play.asked) == ({}, (C, "ritual"))


@law("root:10.4.3.I")
def test_after_a_battle_there_is_no_second(faith):
    play = conspire(faith, field={1: "C3, M3"}, acolytes=2).says("C", "crusade", "1").nature("0:0")
    assert play.asked == (C, "ritual") and play.refuses("C", "battle") == "10.4.3.I"


@law("root:10.4.3.I", "root:4.2")
def test_a_crusade_moves_out_of_an_outcast_clearing_and_battles_where_it_goes(faith):
    play = conspire(faith, "rabbit", field={5: "C3", 1: "M2", 9: "C3"}, acolytes=2).says("C", "crusade")
    assert play.legal == ["5"] and play.refuses("C", "9") == "4.2"
    play.says("C", "5", "1", "2")
    assert play.asked == (C, "battlefield") and play.legal == ["1", "pass"]
    play.says("C", "1").nature("2:1")
    assert (play.at(1, "M"), play.warriors(1, "C"), play.asked) == ({}, 1, (C, "ritual"))


@law("root:10.4.3.I")
def test_the_battle_after_the_move_is_optional_and_asked_only_against_somebody(faith):
    play = conspire(faith, "rabbit", field={5: "C3", 1: "M2"}, acolytes=2).says("C", "crusade", "5", "1", "2", "pass")
    assert play.asked == (C, "ritual") and play.warriors(1, "M") == 2
    play = conspire(faith, "rabbit", field={5: "C3", 1: "M2"}, acolytes=2).says("C", "crusade", "5", "2", "1")
    assert play.asked == (C, "ritual") and board(play)["crusade"] == 0


@law("root:10.4.3.I")
def test_the_battle_after_the_move_is_where_it_led_and_nowhere_else(faith):
    field = {5: "C3, E1", 1: "M2", 2: "C1, E1"}
    play = conspire(faith, "rabbit", field=field, acolytes=2).says("C", "crusade", "move", "5", "1", "2")
    assert play.legal == ["1", "pass"] and {play.refuses("C", place) for place in ("5", "2")} == {"4.3"}


@law("root:10.4.3.I")
def test_whether_to_move_or_to_battle_is_asked_if_both_can_be_done(faith):
    play = conspire(faith, field={1: "C3, M1"}).says("C", "crusade")
    assert play.asked == (C, "crusade") and play.legal == ["move", "battle"] and play.clause == "10.4.3.I"
    play = conspire(faith, field={1: "C1, M3", 5: "M1"}).says("C", "crusade")
    assert play.asked == (C, "battlefield"), "they rule neither end of any move"


@law("root:10.4.3.I", "root:4.2.1")
def test_a_crusade_moves_only_by_the_general_rules(faith):
    play = conspire(faith, "rabbit", field={5: "C1, M3", 1: "C1 fox-garden", 2: "M1"}).says("C", "crusade", "move", "5")
    assert play.legal == ["1"] and play.refuses("C", "2") == "4.2.1"
    play = conspire(faith, "rabbit", field={5: "C1, M3", 1: "M1", 2: "M1", 4: "C1, M2"})
    play.says("C", "crusade")
    assert play.asked == (C, "battlefield"), "neither origin nor destination is ruled, so they can only battle"


@law("root:10.4.3.I", "root:8.2.6")
def test_a_crusade_into_sympathy_is_outrage_before_the_battle(faith):
    field = {5: "C3", 1: "A2 sympathy"}
    play = conspire(faith, "rabbit", field=field, acolytes=2, factions="M,A,C", hand="anvil-f tea-m")
    play.says("C", "crusade", "5", "1", "2", "anvil-f")
    assert play.asked == (C, "battlefield") and play.legal == ["1", "pass"]


# 10.4.3.II Convert


@law("root:10.4.3.II", "root:3.2.1")
def test_convert_replaces_an_enemy_warrior(faith):
    play = conspire(faith, field={1: "M2, E1"}, acolytes=2).says("C", "convert")
    assert play.asked == (C, "converted") and play.legal == ["M", "E"]
    play.says("C", "E")
    assert (play.at(1, "E"), play.warriors(1, "C"), play.warriors(1, "M"), play.score("C")) == ({}, 1, 2, 0)
    assert (play.supply("C"), play.supply("E")) == (24, 20)


@law("root:10.4.3.II", "root:2.5.1")
def test_the_acolytes_that_pay_may_be_the_warrior_that_comes(faith):
    field = {1: "M2", 5: "C8", 9: "C8", 11: "C7"}
    play = conspire(faith, field=field, acolytes=2)
    assert play.supply("C") == 0
    assert play.says("C", "convert").warriors(1, "C") == 1


@law("root:10.4.3.II", "root:6.2.2", "root:10.4.3")
def test_convert_at_the_keep_is_refused(faith):
    play = conspire(faith, field={1: "M2 keep", 6: "E1", 8: "M1"}, acolytes=2).says("C", "convert")
    assert play.legal == ["6", "8"] and play.refuses("C", "1") == "6.2.2"
    assert "convert" not in conspire(faith, field={1: "C1, M2 keep"}, acolytes=2).legal


@law("root:10.4.3.II")
def test_convert_needs_a_warrior(faith):
    play = conspire(faith, field={1: "M sawmill", 6: "E1", 8: "M1", 12: "M wood"}, acolytes=2).says("C", "convert")
    assert play.legal == ["6", "8"] and {play.refuses("C", place) for place in ("1", "12")} == {"10.4.3.II"}
    play = conspire(faith, field={1: "C1, M sawmill"}, acolytes=2)
    assert "convert" not in play.legal and play.refuses("C", "convert") == "10.4.3.II"


@law("root:10.4.3.II", "root:CHAR.scoundrel")
def test_nothing_is_converted_in_a_burnt_clearing(faith):
    field = {1: "M2", 6: "E1", 8: "M1"}
    play = conspire(faith, field=field, acolytes=2)
    play.state.close(0)
    play.says("C", "convert")
    assert play.legal == ["6", "8"] and play.refuses("C", "1") == "CHAR.scoundrel"


@law("root:10.4.3.II", "root:6.2.3")
def test_a_converted_cat_can_go_to_hospital(faith):
    play = conspire(faith, field={1: "M1", 3: "M keep"}, acolytes=2, M={"hand": ["steel-f"]}).says("C", "convert")
    assert play.asked == (M, "hospitals")
    play.says("M", "steel-f")
    assert (play.warriors(3, "M"), souls(play)) == (1, ["steel-f"])


# 10.4.3.III Sanctify


@law("root:10.4.3.III", "root:3.2.1")
def test_sanctify_replaces_an_enemy_building_and_scores(faith):
    play = conspire(faith, "rabbit", field={5: "E3 roost"}, acolytes=3).says("C", "sanctify")
    assert (play.at(5, "C"), play.at(5, "E"), play.score("C"), play.ruler(5)) == (
        {"rabbit-garden": 1}, {"warrior": 3}, 1, "C",
    )  # fmt: skip


@law("root:10.4.3.III")
def test_sanctify_asks_which_building_if_there_are_several(faith):
    play = conspire(faith, field={8: "M sawmill recruiter"}).says("C", "sanctify")
    assert play.asked == (C, "sanctified") and play.legal == ["sawmill", "recruiter"]
    play.says("C", "recruiter")
    assert (play.at(8, "M"), play.at(8, "C")) == ({"sawmill": 1}, {"fox-garden": 1})


@law("root:10.4.3.III")
def test_sanctify_takes_the_building_of_the_faction_that_has_it(faith):
    play = conspire(faith, field={8: "M sawmill, E roost"}).says("C", "sanctify", "roost")
    assert (play.at(8, "M"), play.at(8, "E"), play.at(8, "C")) == ({"sawmill": 1}, {}, {"fox-garden": 1})


@law("root:10.4.3.III")
def test_sanctify_needs_a_garden_of_the_suit(faith):
    field = {8: "C fox-garden2, M1", 12: "C fox-garden, M1", 6: "C fox-garden, M sawmill"}
    assert "sanctify" in conspire(faith, field=field, ruins=[10, 11], acolytes=3).legal
    play = conspire(faith, field=field | {1: "C fox-garden"}, ruins=[10, 11], acolytes=3)
    assert "sanctify" not in play.legal and play.refuses("C", "sanctify") == "10.4.3.III"


@law("root:10.4.3.III")
def test_sanctify_needs_a_building(faith):
    field = {1: "M1 wood", 8: "E roost", 6: "M sawmill"}
    play = conspire(faith, field=field).says("C", "sanctify")
    assert play.legal == ["6", "8"] and play.refuses("C", "1") == "10.4.3.III"
    play = conspire(faith, field={1: "M1 wood"})
    assert "sanctify" not in play.legal and play.refuses("C", "sanctify") == "10.4.3.III"


@law("root:10.4.3.III", "root:6.2.2")
def test_sanctify_at_the_keep_is_refused(faith):
    play = conspire(faith, field={1: "M1 keep sawmill", 6: "E roost", 8: "M sawmill"}).says("C", "sanctify")
    assert play.legal == ["6", "8"] and play.refuses("C", "1") == "6.2.2"


@law("root:10.4.3.III", "root:8.2.4")
def test_a_sanctified_base_costs_supporters_and_officers(faith):
    own = {"stack": ["steel-f", "tea-m"], "board": {"officers": 3}}
    play = conspire(faith, field={1: "A1 fox-base"}, factions="M,A,C", A=own).says("C", "sanctify")
    assert (play.player("A")["stack"], play.player("A")["board"]["officers"]) == (["tea-m"], 1)
    assert souls(play) == ["steel-f"] and play.score("C") == 1


@law("root:10.4.3", "root:10.4.3.I", "root:10.4.3.II")
def test_example_21_acolytes(faith):
    play = conspire(faith, "rabbit", acolytes=4, field={5: "M1", 1: "M1"}).says("C", "convert")
    assert (play.at(5, "M"), play.warriors(5, "C"), acolytes(play), play.ruler(5)) == ({}, 1, 2, "C")
    play.says("C", "crusade", "5", "1", "1").nature("1:0")
    assert (play.at(1, "M"), play.warriors(1, "C"), acolytes(play)) == ({}, 1, 0)
    assert len(play.events("battle")) == 1 and play.asked == (C, "ritual")


# -- 10.5 rituals -----------------------------------------------------------------------------------------------------


@law("root:10.5")
def test_a_revealed_card_does_nothing_else(faith):
    play = faith("daylight", {8: "C2 fox-garden"}, "anvil-f steel-f").says("C", "recruit anvil-f", "1")
    assert board(play)["revealed"] == ["anvil-f"] and play.hand("C") == ["steel-f"]
    for text in ("recruit anvil-f", "build anvil-f", "score anvil-f", "anvil-f"):
        assert text not in play.legal and play.refuses("C", text) == "10.5"


@law("root:10.5", "root:3.3.4")
def test_a_revealed_card_takes_no_dominance_card(faith):
    play = faith("daylight", {8: "C2"}, "anvil-f", revealed="steel-f", available=["dom-f"])
    assert "take-dom-f anvil-f" in play.legal and play.refuses("C", "take-dom-f steel-f") == "10.5"


@law("root:10.5", "root:1.2.1")
def test_all_see_revealed_cards_until_evening(faith):
    play = faith("daylight", {8: "C2"}, "anvil-f tactics-b").says("C", "sacrifice tactics-b")
    for viewer in (M, E, C, -2):
        assert play.sees(viewer)["players"][C]["board"]["revealed"] == ["tactics-b"]
    assert play.events("revealed")[0].reveals


@law("root:10.5")
def test_as_many_rituals_as_cards_in_any_order(faith):
    hand = "tactics-b anvil-f tea-m"
    play = faith("daylight", {8: "C2"}, hand).says("C", "recruit tea-m", "2", "sacrifice tactics-b", "build anvil-f")
    assert play.legal == ["end"] and sorted(board(play)["revealed"]) == ["anvil-f", "tactics-b", "tea-m"]
    assert {play.refuses("C", f"recruit {card}") for card in ("anvil-f", "tea-m")} == {"10.5"}
    assert play.refuses("C", "recruit gear-m") == "10.5.2"


@law("root:10.5")
@pytest.mark.parametrize("phase", ["birdsong", "evening"])
def test_rituals_belong_to_daylight(faith, phase):
    play = faith(phase, {1: "C2 fox-garden, M1"}, "anvil-f steel-f", outcast="fox", acolytes=3)
    assert play.asked[1] in ("conspire", "garden craft") and play.refuses("C", "recruit steel-f") == "10.5"


@law("root:10.5", "root:10.4.3")
def test_conspiracies_belong_to_birdsong(faith):
    play = faith("daylight", {1: "C2, M1"}, acolytes=5, outcast="fox")
    assert {play.refuses("C", word) for word in ("crusade", "convert", "sanctify")} == {"10.4.3"}


@law("root:10.5.1", "root:10.2.4")
def test_build_places_a_garden_of_the_cards_suit_where_they_rule(faith):
    play = faith("daylight", {8: "C2, M1", 1: "C1", 5: "C2"}, "anvil-f").says("C", "build anvil-f")
    assert play.asked == (C, "garden") and play.legal == ["1", "8"] and play.clause == "10.5.1"
    play.says("C", "8")
    assert play.at(8, "C") == {"warrior": 2, "fox-garden": 1}
    assert play.sees(M)["players"][C]["board"]["gardens"]["fox"] == 4


@law("root:10.5.1", "root:2.2.3", "root:6.2.2")
def test_build_needs_rule_an_open_slot_and_the_right_to_place(faith):
    field = {1: "C1 fox-garden", 8: "C3", 6: "C2", 12: "C1, M3", 5: "C3"}
    play = faith("daylight", field, "anvil-f tea-r").says("C", "build anvil-f")
    assert play.legal == ["6", "8"]
    refused = {place: play.refuses("C", place) for place in ("1", "12", "5")}
    assert refused == {"1": "2.2.3", "12": "10.5.1", "5": "10.5.1"}
    play = faith("daylight", {12: "C1, M3", 8: "C2, E roost, M workshop", 1: "C5, M keep", 6: "C1"}, "anvil-f")
    play.says("C", "build anvil-f")
    assert play.at(6, "C") == {"warrior": 1, "fox-garden": 1}, "the only place where they may"
    play = faith("daylight", {12: "C1, M3"}, "anvil-f")
    assert play.refuses("C", "build anvil-f") == "10.5.1"


@law("root:10.5.1")
def test_build_beside_a_garden_is_accepted(faith):
    play = faith("daylight", {8: "C fox-garden, M4"}, "anvil-f").says("C", "build anvil-f")
    assert play.at(8, "C") == {"fox-garden": 2}


@law("root:10.5.1", "root:10.3.4")
def test_no_more_than_five_gardens_of_a_suit(faith):
    field = {1: "C fox-garden", 8: "C fox-garden2", 6: "C fox-garden", 12: "C fox-garden"}
    play = faith("daylight", field, "anvil-f", ruins=[10, 11])
    assert play.refuses("C", "build anvil-f") == "10.5.1"
    assert [text for text in play.legal if text.startswith("build")] == []


@law("root:10.5.2")
def test_recruit_places_a_warrior_in_any_clearing_of_the_suit(faith):
    play = faith("daylight", {1: "C1", 7: "M3"}, "tea-m").says("C", "recruit tea-m")
    assert play.asked == (C, "flock") and play.legal == ["2", "7", "9", "11"] and play.clause == "10.5.2"
    assert play.refuses("C", "1") == "10.5.2"
    assert play.says("C", "7").warriors(7, "C") == 1


@law("root:10.5.2", "root:6.2.2")
def test_recruit_at_the_keep_is_refused(faith):
    play = faith("daylight", {2: "M1 keep"}, "tea-m").says("C", "recruit tea-m")
    assert play.legal == ["7", "9", "11"] and play.refuses("C", "2") == "6.2.2"


@law("root:10.5.2", "root:2.5.1")
def test_recruit_needs_a_warrior_in_supply(faith):
    play = faith("daylight", {1: "C9", 5: "C9", 9: "C7"}, "tea-m")
    assert play.supply("C") == 0 and play.refuses("C", "recruit tea-m") == "10.5.2"


@law("root:10.5.3")
@pytest.mark.parametrize(("count", "points"), [(0, 0), (1, 0), (2, 2), (3, 2), (4, 3), (5, 4)])
def test_score_gives_the_points_above_the_last_empty_space(faith, count, points):
    spots = {8: min(count, 2), 1: int(count > 2), 6: int(count > 3), 12: int(count > 4)}
    field = {place: f"C fox-garden{n}" for place, n in spots.items() if n}
    play = faith("daylight", field, "anvil-f", ruins=[10, 11]).says("C", "score anvil-f")
    assert (play.score("C"), souls(play), board(play)["revealed"]) == (points, ["anvil-f"], [])


@law("root:10.5.3")
def test_each_suit_scores_once_a_turn(faith):
    field = {8: "C fox-garden2", 9: "C mouse-garden2"}
    play = faith("daylight", field, "anvil-f steel-f tea-m").says("C", "score anvil-f")
    assert play.refuses("C", "score steel-f") == "10.5.3"
    play.says("C", "score tea-m")
    assert play.score("C") == 4 and board(play)["scored"] == ["fox", "mouse"]
    play = faith("birdsong", field, "steel-f", scored="fox").says("C", "score steel-f")
    assert play.score("C") == 2, "a new turn"


@law("root:10.5.3")
def test_a_card_that_scored_does_not_return(faith):
    field = {8: "C fox-garden2"}
    play = faith("daylight", field, "anvil-f tea-m", outcast="mouse").says("C", "score anvil-f", "end")
    assert play.hand("C") == ["tea-m"] and souls(play) == ["anvil-f"]


@law("root:10.5.4", "root:2.1.1.II")
def test_sacrifice_makes_an_acolyte_of_a_warrior_in_supply(faith):
    """RUL.31: from supply, not from the map."""
    play = faith("daylight", {8: "C2"}, "tactics-b tea-m", outcast="fox")
    assert play.refuses("C", "sacrifice tea-m") == "10.5.4"
    play.says("C", "sacrifice tactics-b")
    assert (acolytes(play), play.supply("C"), play.warriors(8, "C")) == (1, 22, 2)
    assert play.says("C", "end").hand("C") == ["tactics-b", "tea-m"]


@law("root:10.5.4")
def test_sacrifice_needs_a_warrior_in_supply(faith):
    play = faith("daylight", {1: "C9", 5: "C9", 9: "C7"}, "tactics-b")
    assert play.legal == ["end"] and play.refuses("C", "sacrifice tactics-b") == "10.5.4"


@law("root:10.5.4", "root:3.3.1")
def test_a_dominance_card_has_its_suit_in_rituals(faith):
    play = faith("daylight", {8: "C2 fox-garden"}, "dom-b dom-f", C={"score": 12}).says("C", "score dom-f")
    assert souls(play) == ["dom-f"] and {"dom-b", "sacrifice dom-b"} <= set(play.legal)
    play.says("C", "dom-b")
    assert play.player("C")["dominance"] == "dom-b"


# -- 10.6 Evening -----------------------------------------------------------------------------------------------------


@law("root:10.6", "root:10.6.1", "root:10.6.2", "root:10.6.3")
def test_evening_returns_cards_then_crafts_then_draws(faith):
    play = faith("evening", {1: "C fox-garden"}, "tea-r tea-m gear-m bake-r", revealed="anvil-f", outcast="fox")
    assert play.asked == (C, "garden craft") and play.legal == ["anvil-f", "end"] and board(play)["revealed"] == []
    play.says("C", "end")
    assert play.state.open[0].about == "draw2"
    play.nature("sack-m")
    assert play.asked == (C, "discard") and play.clause == "10.6.3"


@law("root:10.6.1", "root:10.5.3")
def test_of_three_revealed_cards_two_return(faith):
    field = {8: "C2 fox-garden2"}
    play = faith("daylight", field, "anvil-f tea-m tactics-b", outcast="rabbit")
    play.says("C", "score anvil-f", "recruit tea-m", "2", "sacrifice tactics-b")
    assert play.hand("C") == []
    play.says("C", "end")
    assert play.hand("C") == ["tactics-b", "tea-m"] and ("taken back", "10.6.1") in play.clauses


@law("root:10.6.2")
def test_a_card_taken_back_can_be_crafted(faith):
    play = faith("daylight", {8: "C2 fox-garden2"}, "steel-f", outcast="fox").says("C", "recruit steel-f", "1", "end")
    assert play.legal == ["steel-f", "end"]
    play.says("C", "steel-f")
    assert (play.score("C"), play.place["activated"]) == (2, [2, 0, 0])


@law("root:10.6.2", "root:4.1.1")
def test_they_craft_as_long_as_gardens_are_left(faith):
    play = faith("evening", {8: "C2 fox-garden2"}, "anvil-f crossbow-b", outcast="fox")
    play.says("C", "anvil-f", "crossbow-b")
    assert (play.player("C")["items"], play.state.open[0].about) == ({"hammer": 1, "crossbow": 1}, "draw2")


@law("root:10.6.2")
def test_whoever_has_a_card_and_an_outcast_garden_is_asked(faith):
    """Silence tells nothing of the hand."""
    play = faith("evening", {8: "C2 fox-garden"}, "ambush-f", outcast="fox")
    assert play.asked == (C, "garden craft") and play.legal == ["end"]


@law("root:10.6.3")
@pytest.mark.parametrize(
    ("field", "count"),
    [
        ({}, 1),
        ({8: "C fox-garden"}, 1),
        ({8: "C fox-garden2"}, 2),
        ({8: "C fox-garden2", 9: "C mouse-garden2"}, 3),
        ({8: "C fox-garden2", 9: "C mouse-garden2", 5: "C rabbit-garden2", 1: "C fox-garden"}, 4),
    ],
)
def test_one_card_and_one_for_each_draw_bonus(faith, field, count):
    """The column of the bonus is a value of the board's data."""
    play = faith("evening", field).nature("")
    assert len(play.hand("C")) == count


@law("root:10.6.3")
def test_where_the_draw_bonus_stands_is_data_with_its_confidence():
    from clairiere.games.root.data import BOARDS
    from clairiere.games.root.factions.cult.board import DRAWS

    found = BOARDS["cult"]
    assert [list(DRAWS[i]) for i in range(3)] == [found["draw"][suit] for suit in ("fox", "rabbit", "mouse")]
    assert found["confidence"]["draw"].startswith("unsure") and found["confidence"]["points"] == "sure"


@law("root:10.6.3", "root:10.2.6")
def test_they_discard_to_five_cards_of_their_choice(faith):
    play = faith("evening", {1: "C1"}, "tea-r tea-m gear-m bake-r anvil-f", outcast="mouse").nature("sack-m")
    assert play.asked == (C, "discard") and len(play.legal) == 6
    play.says("C", "bake-r")
    assert (len(play.hand("C")), souls(play), play.place["turn"]) == (5, ["bake-r"], "M")
