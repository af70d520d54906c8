"""Chapter 7: the Eyrie Dynasties."""

import pytest

from clairiere.conformance import law
from clairiere.core.game import find
from clairiere.games.root.data import BOARDS
from clairiere.games.root.state.terms import card_named
from clairiere.words import say

M, E = 0, 1
COLUMNS = ("recruit", "move", "battle", "build")
VIZIERS = {"builder": (0, 1), "charismatic": (0, 2), "commander": (1, 2), "despot": (1, 3)}


def decree(leader="despot", recruit=(), move=(), battle=(), build=(), viziers=True, **rest):
    """A board of theirs; without `viziers`, those have been carried out already."""
    done = [] if viziers else [f"vizier-{COLUMNS[column]}" for column in VIZIERS[leader]]
    cards = [list(recruit), list(move), list(battle), list(build)]
    return {"leader": leader, "decree": cards, "resolved": done} | rest


def birdsong(place, hand, field=None, **rest):
    return place("E", "birdsong", field or {3: "E6 roost"}, E={"hand": hand} | rest)


@law("root:7.1")
def test_a_decree_of_n_cards_asks_for_n_actions(place):
    board = decree("despot", recruit=["tea-r", "visit-r"])
    play = place("E", map={3: "E6 roost"}, E={"board": board}).says("E", "tea-r", "3", "7", "3").until("daylight")
    assert len(play.events("resolves")) == 4 and not play.events("turmoil")


@law("root:7.2")
def test_their_own_rules_are_three(place):
    play = place("E", map={9: "E2 roost, M3"}, E={"hand": ["codes-m"]})
    assert play.ruler(9) == "E" and "codes-m" in play.legal, "ties are theirs, roosts craft"
    held = {"hand": ["tea-f", "ambush-f"]}
    assert place("E", map={9: "E2 roost"}, E=held).says("E", "tea-f").score("E") == 2, "the Builder's trade"


@law("root:7.2.1", "root:7.5.1")
def test_they_craft_with_roosts_before_the_decree(place):
    board = decree("despot", recruit=["tea-r"])
    play = place("E", map={9: "E2 roost", 3: "E2 roost"}, E={"hand": ["codes-m", "gear-f"], "board": board})
    assert sorted(play.legal) == ["codes-m", "end", "gear-f"]
    play.says("E", "codes-m", "gear-f")
    assert play.place["activated"] == [0, 1, 1]


@law("root:7.2.1", "root:7.5")
def test_they_do_not_craft_when_the_decree_has_begun(place):
    board = decree("despot", move=["tea-m", "tea-r"])
    play = place("E", map={9: "E4 roost"}, E={"hand": ["codes-m"], "board": board}).says("E", "end")
    assert play.asked[1] == "resolve" and "codes-m" not in play.legal
    assert play.refuses("E", "codes-m") == "7.2.1"


@law("root:7.2.2")
@pytest.mark.parametrize(("field", "ruler"), [("E2, M2", "E"), ("E1, M2", "M"), ("M2, E1 roost", "E"), ("M wood1", "")])
def test_lords_of_the_forest_rule_ties(place, field, ruler):
    play = place(map={9: field, 5: "M1"})
    assert play.ruler(9) == ruler


@law("root:7.2.3", "root:7.8.1", "root:CARD.item_sword")
@pytest.mark.parametrize(("leader", "card", "points"), [
    ("despot", "racket-f", 1), ("despot", "gear-f", 1), ("builder", "racket-f", 3), ("commander", "steel-f", 1),
    ("builder", "steel-f", 2),
])  # fmt: skip
def test_disdain_for_trade_leaves_one_point(place, leader, card, points):
    field = {3: "E2 roost", 4: "E2 roost", 1: "E1 roost", 8: "E1 roost"}
    held = {"hand": [card, "ambush-f"], "board": decree(leader, viziers=False)}
    play = place("E", map=field, E=held).says("E", card)
    assert (play.score("E"), play.asked[1]) == (points, "craft")


@law("root:7.3", "root:7.3.1", "root:7.3.2", "root:7.3.3", "root:7.3.5")
def test_after_their_set_up(ready):
    play = ready(keep=1, leader="commander")
    board = play.sees(M)["players"][1]["board"]
    assert (play.at(3, "E"), play.supply("E"), board["roosts"]) == ({"roost": 1, "warrior": 6}, 14, 6)
    assert (board["leader"], board["set_aside"]) == ("commander", [])
    assert sum(cards == ["vizier"] for cards in board["decree"].values()) == 2


@law("root:7.3.2")
@pytest.mark.parametrize(("keep", "corner"), [(1, 3), (2, 4), (3, 1), (4, 2)])
def test_they_start_opposite_the_keep(new, keep, corner):
    play = new().until("keep").says("M", str(keep)).until("leader")
    assert play.at(corner, "E") == {"roost": 1, "warrior": 6}


@law("root:7.3.2")
def test_without_a_keep_they_choose_a_corner(place):
    steps = [["Setup", 12, 2], ["EyrieSetup", 1, 1]]
    play = place("M", "setup", {}, steps=steps, first="M", turns=0)
    assert (play.asked, play.legal) == ((E, "corner"), ["1", "2", "3", "4"])
    assert play.refuses("E", "5") == "7.3.2"
    assert play.says("E", "2").at(2, "E") == {"roost": 1, "warrior": 6}


@law("root:7.3.3", "root:7.8")
def test_one_of_four_leaders_is_chosen(new):
    play = new().until("leader")
    assert play.legal == ["builder", "charismatic", "commander", "despot"]


@law("root:7.3.4", "root:7.8.1", "root:7.8.2", "root:7.8.3", "root:7.8.4")
@pytest.mark.parametrize("leader", sorted(VIZIERS))
def test_viziers_go_where_the_leader_says(ready, leader):
    board = ready(leader=leader).sees(M)["players"][1]["board"]["decree"]
    assert tuple(i for i, column in enumerate(COLUMNS) if board[column] == ["vizier"]) == VIZIERS[leader]


@law("root:7.4", "root:7.4.1")
def test_with_an_empty_hand_they_draw_first(place):
    play = birdsong(place, [])
    assert play.asked == (-1, "draw1")
    play.nature("tea-m")
    assert (play.asked[1], play.legal) == ("decree", ["tea-m"])
    assert birdsong(place, ["tea-f"]).asked[1] == "decree", "with a card in hand nothing is drawn"


@law("root:7.4.2")
def test_one_or_two_cards_are_added(place):
    play = birdsong(place, ["tea-f", "tea-r", "tea-m"])
    assert play.refuses("E", "end") == "7.4.2", "not none"
    play.says("E", "tea-f", "recruit")
    assert "end" in play.legal
    play.says("E", "tea-r", "recruit")
    assert play.asked[1] != "decree", "not three"
    assert play.sees(M)["players"][1]["board"]["decree"]["recruit"][:2] == ["tea-f", "tea-r"]


@law("root:7.4.2")
def test_only_one_of_them_is_a_bird(place):
    play = birdsong(place, ["sappers-b", "armorers-b", "tea-f"]).says("E", "sappers-b", "build")
    assert play.legal == ["tea-f", "end"] and play.refuses("E", "armorers-b") == "7.4.2"
    play.says("E", "tea-f", "build")
    assert play.sees(M)["players"][1]["board"]["decree"]["build"][:2] == ["sappers-b", "tea-f"]


@law("root:7.4.2")
def test_a_bird_may_follow_another_card(place):
    play = birdsong(place, ["sappers-b", "armorers-b", "tea-f"]).says("E", "tea-f", "build")
    assert play.legal == ["armorers-b", "sappers-b", "end"]


@law("root:7.4.3", "root:7.4")
def test_a_new_roost_where_the_fewest_warriors_are(place):
    field = {clearing: "M2" for clearing in range(1, 13)} | {5: "M1", 6: "M1"}
    play = birdsong(place, ["tea-f"], field).says("E", "tea-f", "move")
    assert (play.asked, play.legal) == ((E, "new roost"), ["5", "6"]), "among equals they choose"
    assert play.refuses("E", "7") == "7.4.3"
    play.says("E", "5")
    assert (play.at(5, "E")["roost"], play.events("placed")[0].what[:3]) == (1, (E, 4, 3))


@law("root:7.4.3")
def test_a_new_roost_skips_the_keep_and_full_clearings(place):
    field = {clearing: "M2" for clearing in range(2, 13)} | {1: "M keep", 4: "M sawmill", 7: "M1"}
    play = birdsong(place, ["tea-f"], field).says("E", "tea-f", "move")
    assert (play.at(7, "E")["roost"], play.events("placed")[0].what[:3]) == (1, (E, 6, 3))


@law("root:7.4.3")
def test_with_a_roost_on_the_map_no_other_comes(place):
    play = birdsong(place, ["tea-f"]).says("E", "tea-f", "move")
    assert [event.clause for event in play.events("built")] == []


@law("root:7.5")
def test_daylight_does_not_end_before_the_decree_is_done(place):
    board = decree("despot", move=["tea-m", "tea-r"])
    play = place("E", map={9: "E4 roost"}, E={"board": board})
    assert play.asked[1] == "resolve" and play.refuses("E", "end") == "7.5.2"


@law("root:7.5.1")
def test_each_roost_crafts_once_and_a_card_of_the_decree_not_at_all(place):
    board = decree("despot", viziers=False, recruit=["tea-m"])
    play = place("E", map={9: "E2 roost"}, E={"hand": ["codes-m", "sack-m"], "board": board})
    assert play.refuses("E", "tea-m") == "4.1"
    play.says("E", "codes-m")
    assert play.refuses("E", "sack-m") == "4.1.1"


@law("root:7.5.2")
def test_columns_are_resolved_from_left_to_right(place):
    board = decree("despot", viziers=False, recruit=["tea-m", "sack-m"], battle=["tea-f"])
    play = place("E", map={9: "E2 roost", 8: "E1, M1"}, E={"board": board})
    assert play.legal == ["sack-m", "tea-m"] and play.refuses("E", "tea-f") == "7.5.2"


@law("root:7.5.2")
@pytest.mark.parametrize("order", [["tea-m", "visit-r"], ["visit-r", "tea-m"]])
def test_cards_of_a_column_are_resolved_in_any_order(place, order):
    board = decree("despot", viziers=False, recruit=order)
    play = (
        place("E", map={9: "E2 roost", 3: "E1 roost"}, E={"board": board}).says("E", order[0]).until("leader", "decree")
    )
    assert (play.warriors(9, "E"), play.warriors(3, "E"), play.events("turmoil")) == (3, 2, [])


@law("root:7.5.2", "root:7.7")
def test_there_is_no_turmoil_while_something_can_be_done(place):
    board = decree("despot", viziers=False, recruit=["tea-m"])
    play = place("E", map={9: "E2 roost", 2: "E1 roost"}, E={"board": board})
    assert (play.asked[1], play.legal) == ("recruit", ["2", "9"]) and play.refuses("E", "end") == "7.5.2.I"


@law("root:7.5.2.I")
def test_the_recruit_column_places_a_warrior_at_a_roost_of_the_suit(place):
    board = decree("despot", viziers=False, recruit=["tax-f"])
    play = place("E", map={1: "E1 roost", 9: "E1 roost"}, E={"board": board}).until("decree", "leader")
    assert (play.warriors(1, "E"), play.events("turmoil")) == (2, [])


@law("root:7.5.2.I", "root:7.7", "root:2.5")
@pytest.mark.parametrize("field", [{9: "E1 roost"}, {1: "E20 roost"}])
def test_without_a_roost_of_the_suit_or_a_warrior_turmoil_strikes(place, field):
    board = decree("despot", viziers=False, recruit=["tax-f"])
    play = place("E", map=field, E={"board": board})
    assert (play.asked, play.clause) == ((E, "leader"), "7.7.3")


@law("root:7.5.2.II")
@pytest.mark.parametrize(("card", "origins"), [("visit-r", ["3"]), ("sappers-b", ["3", "9"])])
def test_the_move_column_moves_out_of_a_clearing_of_the_suit(place, card, origins):
    board = decree("charismatic", viziers=False, move=[card])
    play = place("E", map={3: "E3", 9: "E2"}, E={"board": board})
    assert (play.asked[1], play.legal) == ("from", origins)
    play.says("E", "3", "7", "2")
    assert play.warriors(7, "E") == 2


@law("root:7.5.2.II", "root:7.7")
def test_no_legal_move_out_of_the_suit_is_turmoil(place):
    board = decree("charismatic", viziers=False, move=["visit-r"])
    play = place("E", map={9: "E2", 3: "E1, M3", 6: "M1", 7: "M1", 11: "M1"}, E={"board": board})
    assert play.clause == "7.7.3"


@law("root:7.5.2.III")
def test_the_battle_column_starts_a_battle_in_a_clearing_of_the_suit(place):
    board = decree("despot", viziers=False, battle=["tea-m"])
    play = place("E", map={9: "E2, M1", 8: "E2, M1"}, E={"board": board}).says("E", "9")
    assert play.place["battle"]["clearing"] == 9
    play = place("E", map={8: "E2, M1", 9: "E2"}, E={"board": board})
    assert play.clause == "7.7.3", "no such clearing: turmoil"


@law("root:7.5.2.IV")
def test_the_build_column_builds_a_roost_where_they_rule(place):
    board = decree("commander", viziers=False, build=["tax-f"])
    play = place("E", map={8: "E2", 12: "E1, M2", 1: "E1 roost", 6: "E1"}, E={"board": board})
    assert (play.asked[1], play.legal) == ("build", ["6", "8"])
    assert [play.refuses("E", text) for text in ("12", "1", "9")] == ["7.5.2.IV", "2.2.3", "7.5.2.IV"]
    assert play.says("E", "8").at(8, "E") == {"roost": 1, "warrior": 2}


@law("root:7.5.2.IV", "root:7.7")
@pytest.mark.parametrize(
    "field",
    [
        {8: "E2 roost"},  # a roost stands there
        {1: "E2, M workshop"},  # no open slot
        {9: "E2", 8: "E1, M3"},  # not ruled
        {c: "E1 roost" for c in (2, 3, 4, 5, 7, 9, 10)} | {8: "E3"},  # no roost is left
    ],
)
def test_where_no_roost_can_be_built_turmoil_strikes(place, field):
    board = decree("commander", viziers=False, build=["tax-f"])
    assert place("E", map=field, E={"board": board}).clause == "7.7.3"


@law("root:7.7", "root:7.5.2")
@pytest.mark.parametrize(
    ("column", "card", "field", "why"),
    [
        ("recruit", "tax-f", {1: "E20 roost"}, "warriors left in supply"),
        ("recruit", "tax-f", {9: "E1 roost"}, "no roost in a clearing of its suit"),
        ("move", "visit-r", {9: "E2"}, "no warrior can leave"),
        ("battle", "tea-m", {8: "E2, M1", 9: "E2"}, "nobody to battle"),
        ("build", "tax-f", {c: "E1 roost" for c in (2, 3, 4, 5, 7, 9, 10)} | {8: "E3"}, "all roosts are on the map"),
        ("build", "tax-f", {1: "E2, M workshop"}, "no ruled clearing of its suit has room"),
    ],
)
def test_turmoil_says_which_card_failed_and_why(place, column, card, field, why):
    board = decree("despot" if column in ("recruit", "battle") else "charismatic", viziers=False, **{column: [card]})
    play = place("E", map=field, E={"board": board, "hand": ["ambush-f"]}).says("E", "end")
    told = next(line for line in play.hears(E) if "turmoil!" in line)
    name = say("en", *find("root").speak_card(card_named(card)))
    assert why in told and name in told and column in told
    assert name in say("en", *find("root").speak_ask(play.state, play.state.open[0])), "so does the next question"


@law("root:7.6", "root:7.6.1", "root:7.6.2")
@pytest.mark.parametrize(
    ("roosts", "points", "drawn"), [(0, 0, 1), (1, 0, 1), (2, 1, 1), (3, 2, 2), (5, 4, 2), (6, 4, 3), (7, 5, 3)]
)
def test_in_evening_they_score_by_roosts_then_draw(place, roosts, points, drawn):
    field = {clearing: "E1 roost" for clearing in (2, 3, 4, 5, 7, 8, 9)[:roosts]} | {12: "E1"}
    play = place("E", "evening", field, E={"hand": ["tea-m"]})
    assert (play.score("E"), play.asked[1]) == (points, "draw1"), "first the points"
    play.nature("")
    assert len(play.hand("E")) == 1 + drawn


@law("root:7.6.2")
def test_they_discard_down_to_five(place):
    hand = ["tea-f", "tea-r", "tea-m", "gear-f", "gear-m", "tax-f"]
    play = place("E", "evening", {3: "E1 roost"}, E={"hand": hand}).nature("tax-f2")
    play.says("E", "tea-f", "tea-r")
    assert len(play.hand("E")) == 5 and play.place["discard"] == ["tea-f", "tea-r"]


@law("root:7.6", "root:7.7.4")
def test_after_turmoil_evening_still_scores(place):
    board = decree("despot", viziers=False, move=["tax-f"], battle=["tea-m"])
    play = place("E", map={3: "E1 roost", 4: "E1 roost", 9: "E2, M1"}, E={"board": board, "score": 5}).says(
        "E", "builder"
    )
    assert play.place["phase"] == "evening" and play.score("E") == 5 - 2 + 1
    assert not play.events("battle"), "no further card is resolved"


@law("root:7.7", "root:7.7.1", "root:7.7.2", "root:7.7.3")
def test_turmoil_humiliates_purges_deposes(fight):
    """After a battle: 2 viziers and 1 bird cost 3 points; actions already done are kept."""
    board = decree("despot", viziers=False, battle=["tea-m"], build=["tax-f", "sappers-b"])
    play = fight("E", "M", 9, {9: "E2, M1"}, E={"board": board, "score": 10}).nature("1:0")
    play.says("E", *(["sappers-b"] if "sappers-b" in play.legal else []))
    while play.asked[1] != "leader":
        play.until("leader", "resolve", "build", "battlefield")
        if play.asked[1] != "leader":
            play.says("E", play.legal[-1])
    told = [event.clause for event in play.log if event.clause.startswith("7.7")]
    assert told == ["7.7", "7.7.1", "7.7.2"] and play.warriors(9, "M") == 0
    assert (play.score("E"), sorted(play.place["discard"])) == (7, ["sappers-b", "tax-f", "tea-m"])
    assert "despot" not in play.legal and play.refuses("E", "despot") == "7.7.3"


@law("root:7.7.1")
def test_the_score_stops_at_zero(place):
    board = decree("despot", viziers=False, recruit=["sappers-b"])
    play = place("E", map={9: "E1"}, E={"board": board, "score": 1})
    assert (play.clause, play.score("E")) == ("7.7.3", 0)


@law("root:7.7.2", "root:3.3.3")
def test_a_dominance_card_in_a_purged_decree_becomes_available(place):
    board = decree("despot", viziers=False, recruit=["dom-f", "tax-f"])
    play = place("E", map={9: "E1"}, E={"board": board}, removed=["dom-b", "dom-r", "dom-m"]).says("E", "dom-f")
    assert (play.place["available"], play.place["discard"]) == (["dom-f"], ["tax-f"])


@law("root:7.7.3")
def test_a_new_leader_brings_his_viziers(place):
    board = decree("builder", recruit=["tax-f"], set_aside=["charismatic"])
    play = place("E", map={9: "E1"}, E={"board": board}).says("E", "tax-f")
    assert play.legal == ["commander", "despot"]
    seen = play.says("E", "commander").sees(M)["players"][1]["board"]
    assert (seen["leader"], seen["decree"]["move"], seen["decree"]["battle"]) == ("commander", ["vizier"], ["vizier"])
    assert seen["set_aside"] == ["builder", "charismatic"]


@law("root:7.7.3.I")
def test_at_the_fourth_turmoil_all_leaders_are_turned_up(place):
    board = decree("despot", viziers=False, recruit=["tax-f"], set_aside=["builder", "charismatic", "commander"])
    play = place("E", map={9: "E1"}, E={"board": board})
    assert play.legal == ["builder", "charismatic", "commander", "despot"]
    assert play.says("E", "despot").sees(M)["players"][1]["board"]["set_aside"] == []


@law("root:7.8")
def test_the_leaders_are_four():
    assert [leader["id"] for leader in BOARDS["eyrie"]["leaders"]] == ["builder", "charismatic", "commander", "despot"]


@law("root:7.8.2")
def test_the_charismatic_recruits_two(place):
    board = decree("charismatic", viziers=False, recruit=["tea-m"])
    assert place("E", map={9: "E2 roost"}, E={"board": board}).until("decree", "leader").warriors(9, "E") == 4


@law("root:7.8.2", "root:7.5.2", "root:2.5")
def test_the_charismatic_with_one_warrior_left_places_it_and_falls(place):
    board = decree("charismatic", viziers=False, recruit=["tea-m"])
    play = place("E", map={9: "E19 roost"}, E={"board": board})
    assert (play.warriors(9, "E"), play.clause) == (20, "7.7.3")


@law("root:7.8.3")
@pytest.mark.parametrize(("attacker", "left"), [("E", (1, 1)), ("M", (2, 1))])
def test_the_commander_deals_one_more_as_attacker_only(fight, attacker, left):
    other = "M" if attacker == "E" else "E"
    play = fight(attacker, other, 9, {9: f"{attacker}1, {other}3"}, E={"board": {"leader": "commander"}}).nature("3:0")
    assert (play.warriors(9, other), play.warriors(9, attacker)) == left


@law("root:7.8.4")
@pytest.mark.parametrize(("field", "points"), [("M wood2", 3), ("M2", 0)])
def test_the_despot_scores_one_more_for_buildings_or_tokens(fight, field, points):
    play = fight("E", "M", 9, {9: f"E3, {field}"}, E={"board": {"leader": "despot"}}).nature("2:0")
    assert play.score("E") == points


@law("root:7.8.4")
def test_the_despot_scores_it_in_battle_only(place):
    field = {5: "M sawmill, E roost", 10: "E roost", 4: "E roost"}
    held = {"hand": ["favor-r", "ambush-f"], "board": decree("despot", viziers=False)}
    play = place("E", map=field, E=held).says("E", "favor-r")
    assert [(event.clause, event.what[1]) for event in play.events("scored")] == [("3.2.1", 1)]
    assert play.player("E")["board"]["plundered"] == 0, "nor in the next battle"


@law("root:7.8.4")
def test_the_despot_scores_it_as_defender_too(fight):
    play = fight("M", "E", 9, {9: "M1 sawmill, E2"}, E={"board": {"leader": "despot"}}).nature("3:2")
    assert (play.at(9, "M"), play.score("E")) == ({}, 2)


@law("root:7.4.2", "root:7.5.2.I", "root:7.5.2.II", "root:7.5.2.IV", "root:2.1.1", "root:7.6.1", "root:7.6.2")
def test_example_3_a_first_turn(place):
    play = birdsong(place, ["tea-r", "visit-r", "tax-f"], board={"leader": "despot"})
    play.says("E", "tea-r", "recruit", "visit-r", "recruit", "end", "tea-r")
    assert (play.asked[1], play.warriors(3, "E")) == ("from", 8)
    play.says("E", "3", "7", "3")
    assert (play.warriors(3, "E"), play.at(7, "E"), play.ruler(7)) == (5, {"warrior": 3, "roost": 1}, "E")
    assert (play.score("E"), play.events("turmoil"), play.asked[1]) == (1, [], "draw1")
    assert len(play.nature("").hand("E")) == 2


@law("root:7.5.2", "root:7.5.2.I", "root:7.5.2.II", "root:7.5.2.III", "root:7.7", "root:7.7.1", "root:7.7.4")
def test_example_13_a_decree_column_by_column(place):
    """Column by column, with the viziers taken out of account."""
    board = decree("builder", viziers=False, recruit=["sappers-b", "tax-f"], move=["tea-r"], battle=["armorers-b"],
                   build=["tactics-b"])  # fmt: skip
    field = {1: "E2 roost", 5: "E2, M1 sawmill2"}
    play = place("E", map=field, E={"board": board, "score": 9}).says("E", "tax-f")
    assert play.warriors(1, "E") == 4, "the bird read as fox"
    play.says("E", "5", "1", "1", "5").nature("2:1")
    assert (play.warriors(5, "E"), play.at(5, "M")) == (0, {"sawmill": 2}), "a warrior of each side"
    assert (play.clause, play.score("E")) == ("7.7.3", 9 - 3 - 2), "three birds, and the two viziers of a legal game"
    play.says("E", "despot")
    assert play.place["phase"] == "evening" and sorted(play.place["discard"])[:2] == ["armorers-b", "sappers-b"]


@law("root:7.5.2", "root:7.5.2.I", "root:7.5.2.IV")
def test_all_see_where_each_card_of_the_decree_was_carried_out(place):
    done = ["vizier-recruit", "vizier-move"]
    board = {"leader": "builder", "decree": [["tea-m"], [], [], ["tea-f"]], "resolved": done}
    play = place("E", map={9: "E6 roost", 12: "E2"}, E={"board": board}).until("discard", "daylight")
    assert play.sees(M)["players"][E]["board"]["resolved"][2:] == ["tea-m@9", "tea-f@12"]


def left(play):
    """What all see of the Decree that is still to be carried out."""
    return play.sees(M)["players"][E]["board"]["left"]


@law("root:7.5.2", "root:1.2")
def test_all_see_what_of_the_decree_is_left(place):
    """Whatever its column, a card is left until its action is done; when Daylight is over, the next is to come."""
    board = decree("charismatic", viziers=False, recruit=["tea-m"], move=["tea-r"], build=["tea-f"])
    field = {9: "E3 roost", 3: "E2 roost", 12: "E3", 8: "E3", 1: "M1"}
    play = place("E", map=field, E={"board": board}).until("from")
    assert left(play) == {"recruit": [], "move": ["tea-r"], "battle": [], "build": ["tea-f"]}
    play.says("E", "3", "7", "1").until("build", "leader")
    assert left(play) == {"recruit": [], "move": [], "battle": [], "build": ["tea-f"]}
    play.says("E", "12")
    assert (play.place["turn"], play.place["phase"]) == ("E", "evening")
    assert left(play) == {"recruit": ["tea-m", "vizier"], "move": ["tea-r"], "battle": ["vizier"], "build": ["tea-f"]}


@law("root:7.7", "root:7.7.2")
def test_all_see_that_they_are_in_turmoil(place):
    board = decree("charismatic", viziers=False, recruit=["tea-m"], move=["tax-f"])
    play = place("E", map={9: "E3 roost"}, E={"board": board}).until("leader")
    seen = play.sees(M)["players"][E]["board"]
    assert seen["turmoil"] and not any(seen["left"].values())
    seen = play.says("E", "builder").until("discard", "daylight").sees(M)["players"][E]["board"]
    assert not seen["turmoil"] and seen["left"]["recruit"] == ["vizier"], "the new vizier has done nothing yet"


@law("root:7.4.2")
def test_a_card_and_its_column_are_told_to_all(place):
    play = place("E", "birdsong", {3: "E2 roost"}, E={"hand": ["tea-f"], "board": decree("despot")}).says(
        "E", "tea-f", "move"
    )
    assert [(event.clause, event.reveals) for event in play.events("decree card")] == [("7.4.2", True)]
    assert [(event.clause, event.reveals) for event in play.events("decreed")] == [("7.4.2", True)]
