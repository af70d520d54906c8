"""CHAR.*: the six characters of the Vagabond and their special actions."""

import pytest

from clairiere.conformance import law

M, E, V = 0, 1, 2


def board(play, letter="V"):
    return play.player(letter)["board"]


@law("root:CHAR.thief", "root:CHAR.tinker", "root:CHAR.ranger", "root:CHAR.vagrant", "root:CHAR.arbiter",
     "root:CHAR.scoundrel", "root:9.3.5")  # fmt: skip
@pytest.mark.parametrize(
    ("character", "track", "satchel"),
    [
        ("thief", {"tea": 1}, {"boots": 1, "sword": 1, "torch": 1}),
        ("tinker", {"bag": 1}, {"boots": 1, "hammer": 1, "torch": 1}),
        ("ranger", {}, {"boots": 1, "crossbow": 1, "sword": 1, "torch": 1}),
        ("vagrant", {"coins": 1}, {"boots": 1, "torch": 1}),
        ("arbiter", {}, {"boots": 1, "sword": 2, "torch": 1}),
        ("scoundrel", {}, {"boots": 2, "crossbow": 1, "torch": 1}),
    ],
)
def test_each_character_has_his_items(new, character, track, satchel):
    play = new(factions="marquise,vagabond").until("character").answer(1, character, "forest-b").until("daylight")
    found = board(play)
    assert (found["track"], found["satchel"], found["exhausted"]) == (track, satchel, {})


# -- Thief ------------------------------------------------------------------------------------------------------------


@law("root:CHAR.thief")
def test_the_thief_takes_a_random_card(road):
    hand = ["tea-f", "gear-f", "codes-m"]
    play = road(1, {1: "M1"}, character="thief", satchel="torch", M={"hand": hand}).says("V", "steal")
    assert (play.asked, sorted(play.legal)) == ((-1, "steal"), sorted(hand))
    play.nature("codes-m")
    assert (play.hand("V"), sorted(play.hand("M"))) == (["codes-m"], ["gear-f", "tea-f"])
    assert board(play)["exhausted"] == {"torch": 1}
    stolen = play.events("gave")[0]
    assert stolen.seen_by(V).secret and stolen.seen_by(M).secret and not stolen.seen_by(E).secret


@law("root:CHAR.thief")
def test_the_thief_names_his_victim(road):
    play = road(1, {1: "M1, E1"}, character="thief", satchel="torch", M={"hand": ["tea-f"]}, E={"hand": ["tea-m"]})
    play.says("V", "steal")
    assert play.legal == ["M", "E"]
    assert play.says("V", "E").nature("tea-m").hand("V") == ["tea-m"]


@law("root:CHAR.thief")
@pytest.mark.parametrize(
    ("pawn", "map", "hand"),
    [(1, {5: "M1"}, ["tea-f"]), (1, {1: "M1"}, []), ("forest-a", {1: "M1"}, ["tea-f"])],
)
def test_the_thief_needs_a_player_there_with_a_card(road, pawn, map, hand):
    play = road(pawn, map, character="thief", satchel="torch", M={"hand": hand})
    assert play.refuses("V", "steal") == "CHAR.thief"


# -- Tinker -----------------------------------------------------------------------------------------------------------


@law("root:CHAR.tinker")
def test_the_tinker_takes_a_matching_card_from_the_discard_pile(road):
    play = road(2, character="tinker", satchel="torch", discard=["tea-m", "armorers-b", "tea-f"]).says("V", "day-labor")
    assert play.legal == ["armorers-b", "tea-m"] and play.refuses("V", "tea-f") == "CHAR.tinker"
    play.says("V", "armorers-b")
    assert (play.hand("V"), play.place["discard"]) == (["armorers-b"], ["tea-f", "tea-m"])
    assert board(play)["exhausted"] == {"torch": 1}


@law("root:CHAR.tinker")
def test_an_available_dominance_card_is_not_in_the_discard_pile(road):
    play = road(2, character="tinker", satchel="torch", available=["dom-m"])
    assert play.refuses("V", "day-labor") == "CHAR.tinker"
    play = road(2, character="tinker", satchel="torch", available=["dom-m"], discard=["tea-m"]).says("V", "day-labor")
    assert play.refuses("V", "dom-m") == "CHAR.tinker"


# -- Ranger -----------------------------------------------------------------------------------------------------------


@law("root:CHAR.ranger", "root:9.5.7")
def test_the_ranger_repairs_three_items_that_keep_their_face(road):
    play = road(1, character="ranger", satchel="torch", damaged="sword boots tea", broken="crossbow")
    play.says("V", "hideout", "sword", "exhausted-crossbow", "tea")
    found = board(play)
    assert (found["satchel"], found["track"]) == ({"sword": 1}, {"tea": 1})
    assert found["exhausted"] == {"crossbow": 1, "torch": 1}
    assert (found["damaged"], found["broken"]) == ({"boots": 1}, {})


@law("root:CHAR.ranger", "root:9.6.1")
def test_after_the_hideout_evening_begins_at_once(road):
    play = road("forest-a", character="ranger", satchel="torch boots", damaged="sword4").says("V", "hideout")
    assert (play.place["phase"], play.asked[1]) == ("evening", "draw2")
    assert (board(play)["damaged"], board(play)["satchel"]) == ({}, {"boots": 1, "sword": 4})
    assert play.nature("").place["turn"] == "M"
    assert [step[0] for step in play.place["steps"]].count("VagabondDaylight") == 0


@law("root:CHAR.ranger")
def test_after_the_hideout_he_acts_no_more(road):
    hand = ["tea-f", "tea-m", "tea-r", "gear-f", "gear-m"]
    play = road(1, character="ranger", satchel="torch boots", hand=hand).says("V", "hideout").nature("")
    assert (play.asked, play.refuses("V", "move")) == ((V, "discard"), "9.6.3")


@law("root:CHAR.ranger")
def test_with_fewer_damaged_items_all_of_them_are_repaired(road):
    play = road(1, character="ranger", satchel="torch", damaged="sword", broken="boots").says("V", "hideout")
    assert board(play)["satchel"] == {"sword": 1} and board(play)["exhausted"] == {"boots": 1, "torch": 1}


# -- Vagrant ----------------------------------------------------------------------------------------------------------


@law("root:CHAR.vagrant")
def test_the_vagrant_names_attacker_and_defender(road):
    play = road(5, {5: "M3, E2"}, character="vagrant", satchel="torch").says("V", "instigate")
    assert play.legal == ["M", "E"]
    play.says("V", "E")
    assert play.place["battle"]["attacker"] == "E" and play.place["battle"]["defender"] == "M"
    assert board(play)["exhausted"] == {"torch": 1}


@law("root:CHAR.vagrant")
def test_the_vagrant_is_reminded_of_the_attacker_once_there_is_one(road):
    others = {"factions": "marquise,eyrie,alliance,vagabond", "map": {5: "M3, E2, A1"}}
    play = road(5, character="vagrant", satchel="torch", **others).says("V", "instigate")
    assert (play.asked[1], play.sees(M)["subject"]) == ("instigate", {})
    assert (play.says("V", "E").asked[1], play.sees(M)["subject"]) == ("instigated", {"other": "E"})


@law("root:CHAR.vagrant", "root:3.2.1")
def test_what_is_lost_counts_as_removed_by_the_vagrant(road):
    play = road(5, {5: "M sawmill wood, E3"}, character="vagrant", satchel="torch").says("V", "instigate").nature("1:0")
    assert (play.at(5, "M"), play.score("V"), play.score("E")) == ({}, 2, 0)
    assert board(play)["relations"]["M"] == "indifferent"


@law("root:CHAR.vagrant", "root:4.3.3")
def test_the_vagrant_orders_which_buildings_and_tokens_fall(road):
    play = road(5, {5: "M sawmill wood, E3"}, character="vagrant", satchel="torch").says("V", "instigate").nature("0:0")
    assert (play.asked, play.legal) == ((V, "hit"), ["sawmill", "wood"])
    assert play.says("V", "wood").at(5, "M") == {"sawmill": 1}


@law("root:CHAR.vagrant", "root:9.2.9.III.a")
def test_hostile_warriors_lost_in_it_score_infamy(road):
    play = road(5, {5: "M3, E3"}, character="vagrant", satchel="torch", relations={"M": "hostile"})
    play.says("V", "instigate", "E").nature("2:0")
    assert (play.score("V"), play.warriors(5, "M")) == (2, 1)


@law("root:CHAR.vagrant", "root:9.2.9.III")
def test_the_first_warrior_lost_in_it_makes_hostile_and_scores_nothing(road):
    play = road(5, {5: "M3, E3"}, character="vagrant", satchel="torch").says("V", "instigate", "E").nature("1:1")
    assert board(play)["relations"] == {"M": "hostile", "E": "hostile"} and play.score("V") == 0


@law("root:CHAR.vagrant")
def test_instigating_takes_two_others_one_of_whom_can_attack(road):
    play = road(5, {5: "M3"}, character="vagrant", satchel="torch")
    assert play.refuses("V", "instigate") == "CHAR.vagrant"
    play = road(5, {5: "M sawmill, E roost"}, character="vagrant", satchel="torch")
    assert play.refuses("V", "instigate") == "CHAR.vagrant"


# -- Arbiter ----------------------------------------------------------------------------------------------------------


def attack(road, pawn, character="arbiter", defender="M", map=None):
    battle = {"attacker": "E", "defender": defender, "clearing": 5}
    resolved = [f"vizier-{column}" for column in ("recruit", "move")]
    return road(pawn, map or {5: "M1, E4"}, turn="E", battle=battle, character=character, satchel="sword",
                exhausted="sword", broken="sword", E={"board": {"resolved": resolved}})  # fmt: skip


@law("root:CHAR.arbiter")
def test_a_defender_may_enlist_the_arbiter(road):
    play = attack(road, 5)
    assert (play.asked, play.legal) == ((M, "enlist"), ["V", "pass"])
    play.says("M", "V").nature("3:2")
    assert play.events("hits")[0].what[:4] == (E, 3, M, 2)
    assert (play.score("V"), board(play)["satchel"], play.warriors(5, "E")) == (1, {"sword": 1}, 2)


@law("root:CHAR.arbiter")
def test_without_the_arbiter_the_cap_is_the_defenders_own(road):
    play = attack(road, 5).says("M", "pass").nature("3:2")
    assert (play.events("hits")[0].what[:4], play.score("V")) == ((E, 3, M, 1), 0)


@law("root:CHAR.arbiter")
def test_the_arbiter_enlists_neither_himself_nor_against_himself(road):
    assert attack(road, 5, defender="V").asked[1] == "dice"
    assert road(5, {5: "M1"}, character="arbiter", satchel="sword").says("V", "battle").asked[1] == "dice"


@law("root:CHAR.arbiter")
@pytest.mark.parametrize(("pawn", "character"), [(1, "arbiter"), ("forest-a", "arbiter"), (5, "thief")])
def test_only_an_arbiter_in_the_clearing_can_be_enlisted(road, pawn, character):
    assert attack(road, pawn, character).asked[1] == "dice"


# -- Scoundrel --------------------------------------------------------------------------------------------------------


def scorch(road, map=None, **rest):
    there = {5: "M2 sawmill wood, E1", 1: "M2", 2: "M1 recruiter"} | (map or {})
    return road(5, there, character="scoundrel", satchel="torch boots3", **rest).says("V", "scorched-earth")


@law("root:CHAR.scoundrel", "root:9.2.9.III")
def test_the_scoundrel_removes_every_enemy_piece(road):
    play = scorch(road)
    assert (play.at(5, "M"), play.at(5, "E"), play.score("V")) == ({}, {}, 2)
    assert board(play)["relations"] == {"M": "hostile", "E": "hostile"}
    assert (board(play)["satchel"], board(play)["exhausted"], board(play)["damaged"]) == ({"boots": 3}, {}, {})
    assert play.player("V")["pawn"] == "5"


@law("root:CHAR.scoundrel")
def test_nothing_moves_into_the_burnt_clearing(road):
    play = scorch(road).says("V", "end").until("daylight").says("M", "march", "1")
    assert "5" not in play.legal and play.refuses("M", "5") == "CHAR.scoundrel"


@law("root:CHAR.scoundrel", "root:9.4.2")
def test_the_pawn_that_leaves_the_burnt_clearing_does_not_come_back(road):
    play = scorch(road).says("V", "move", "1", "end").until("slip")
    assert "5" not in play.legal and play.refuses("V", "5") == "CHAR.scoundrel"
    play.says("V", "pass", "move")
    assert "5" not in play.legal and play.refuses("V", "5") == "CHAR.scoundrel"


@law("root:CHAR.scoundrel")
def test_the_pawn_may_stay_in_the_burnt_clearing(road):
    play = scorch(road).says("V", "end").until("slip").says("V", "pass")
    assert play.player("V")["pawn"] == "5" and "closed" in play.place["clearings"]["5"]


@law("root:CHAR.scoundrel")
def test_nothing_is_placed_in_the_burnt_clearing(road):
    """No clearing has fewer warriors, but a new roost goes elsewhere."""
    play = scorch(road, {10: "E1"}).says("V", "end")
    play.until("new roost")
    assert "5" not in play.legal and play.refuses("E", "5") == "CHAR.scoundrel"


@law("root:CHAR.scoundrel", "root:9.5.3")
def test_without_his_torch_he_neither_explores_nor_burns_again(road):
    play = road(12, {12: "M1"}, character="scoundrel", satchel="torch").says("V", "scorched-earth")
    assert (play.refuses("V", "explore"), play.refuses("V", "scorched-earth")) == ("9.5.3", "9.5.9")
    assert 12 in play.place["ruins"]


@law("root:CHAR.scoundrel", "root:6.2.2")
def test_the_keep_forbids_scorched_earth(road):
    play = road(1, {1: "M1 keep"}, character="scoundrel", satchel="torch")
    assert play.refuses("V", "scorched-earth") == "6.2.2"
