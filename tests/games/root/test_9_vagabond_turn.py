"""Chapters 9.4 to 9.6: the Vagabond's turn."""

import pytest

from clairiere.conformance import law

M, E, V = 0, 1, 2


def board(play, letter="V"):
    return play.player(letter)["board"]


# -- 9.4 Birdsong -----------------------------------------------------------------------------------------------------


@law("root:9.4")
def test_refresh_comes_first_and_only_once(road):
    play = road(1, phase="birdsong", exhausted="boots4")
    assert (board(play)["exhausted"], play.asked[1]) == ({"boots": 1}, "slip")
    assert play.refuses("V", "exhausted-boots") == "9.4.2"
    assert play.says("V", "pass").asked[1] == "wander"


@law("root:9.4.1")
def test_two_items_for_a_face_up_tea_then_three_more(road):
    play = road(1, phase="birdsong", track="tea", exhausted="boots2 sword2 torch2")
    chosen = ["exhausted-boots", "exhausted-boots", "exhausted-sword", "exhausted-sword", "exhausted-torch"]
    play.says("V", *chosen[:4])
    assert play.asked[1] == "slip" or play.says("V", chosen[4]).asked[1] == "slip"
    assert (board(play)["satchel"], board(play)["exhausted"]) == ({"boots": 2, "sword": 2, "torch": 1}, {"torch": 1})


@law("root:9.4.1")
def test_a_tea_in_the_satchel_counts_too_but_no_more_than_three(road):
    play = road(1, phase="birdsong", track="tea3", satchel="tea", exhausted="boots9 sword9")
    assert sum(board(play)["exhausted"].values()) == 18
    play.says("V", *["exhausted-boots"] * 9)
    assert board(play)["exhausted"] == {"sword": 9}


@law("root:9.4.1")
def test_a_tea_that_is_turned_up_now_adds_nothing(road):
    play = road(1, phase="birdsong", exhausted="tea boots4").says("V", "exhausted-tea")
    assert (board(play)["satchel"], board(play)["exhausted"]) == ({"boots": 2, "tea": 1}, {"boots": 2})


@law("root:9.4.1")
def test_a_damaged_item_is_not_refreshed(road):
    play = road(1, phase="birdsong", exhausted="tea boots4", broken="sword")
    assert play.legal == ["exhausted-boots", "exhausted-tea"] and play.refuses("V", "exhausted-sword") == "9.4.1"


@law("root:9.4.2", "root:2.4.1")
def test_example_17_every_adjacent_place_can_be_slipped_to_without_a_boot(road):
    play = road(1, phase="birdsong")
    assert play.legal == ["5", "9", "10", "forest-a", "forest-b", "pass"]
    assert play.refuses("V", "12") == "9.4.2" and play.refuses("V", "forest-g") == "9.4.2"
    play = road("forest-a", phase="birdsong")
    assert play.legal == ["1", "2", "5", "10", "forest-b", "forest-c", "pass"]


@law("root:9.4.2")
def test_a_slip_costs_no_boot_even_to_hostile_warriors(road):
    relations = {"E": "hostile"}
    play = road(1, {5: "E4"}, phase="birdsong", satchel="boots2", relations=relations).says("V", "5")
    assert (play.player("V")["pawn"], board(play)["satchel"]) == ("5", {"boots": 2})
    play = road(1, phase="birdsong", satchel="boots").says("V", "forest-b")
    assert (play.player("V")["pawn"], board(play)["exhausted"]) == ("forest-b", {})


@law("root:9.4.2")
def test_he_slips_once(road):
    play = road(1, phase="birdsong").says("V", "5")
    assert play.asked[1] == "wander" and play.refuses("V", "2") == "9.4.2"


@law("root:9.4.2")
def test_he_may_stay(road):
    assert road(1, phase="birdsong").says("V", "pass").player("V")["pawn"] == "1"


# -- 9.5 Daylight -----------------------------------------------------------------------------------------------------


@law("root:9.5")
def test_a_coin_that_is_exhausted_drops_from_its_track(road):
    play = road(1, {1: "M1"}, hand=["tea-f"], track="coins", satchel="boots").says("V", "aid-m tea-f", "coins")
    assert (board(play)["track"], board(play)["exhausted"]) == ({}, {"coins": 1})


@law("root:9.5")
def test_he_acts_in_any_order_and_number(road):
    play = road(1, satchel="boots3 torch").says("V", "move", "10", "move", "12", "explore").nature("sword")
    play.says("V", "move", "11", "end")
    assert (play.player("V")["pawn"], play.place["phase"]) == ("11", "evening")


@law("root:9.5.1")
def test_a_move_exhausts_one_boot(road):
    play = road(1, satchel="boots2").says("V", "move")
    assert play.legal == ["5", "9", "10"] and play.refuses("V", "12") == "9.5.1"
    play.says("V", "9")
    assert (board(play)["satchel"], board(play)["exhausted"]) == ({"boots": 1}, {"boots": 1})


@law("root:9.5.1")
def test_a_forest_is_no_destination_of_a_move(road):
    assert road(1, satchel="boots").says("V", "move").refuses("V", "forest-a") == "9.5.1"


@law("root:9.5.1")
def test_out_of_a_forest_a_move_costs_one_boot(road):
    play = road("forest-d", satchel="boots").says("V", "move")
    assert play.legal == ["4", "9", "12"]
    assert board(play.says("V", "4"))["exhausted"] == {"boots": 1}


@law("root:9.5.2", "root:9.2.6")
def test_the_exhausted_sword_still_counts_in_the_battle(road):
    play = road(5, {5: "M3"}, satchel="sword").says("V", "battle")
    assert board(play)["exhausted"] == {"sword": 1}
    assert play.nature("2:0").warriors(5, "M") == 2


@law("root:9.5.2")
def test_an_exhausted_sword_starts_no_battle(road):
    assert road(5, {5: "M3"}, exhausted="sword").refuses("V", "battle") == "9.5.2"


@law("root:9.5.2", "root:4.3")
def test_a_battle_asks_for_another_player(road):
    assert road(5, satchel="sword").refuses("V", "battle") == "4.3"
    assert road("forest-a", satchel="sword").refuses("V", "battle") == "9.5.2"


@law("root:9.5.2", "root:9.2.9.III")
def test_after_a_battle_that_removed_a_warrior_its_faction_is_hostile(road):
    play = road(5, {5: "M3"}, satchel="sword").says("V", "battle").nature("1:0")
    assert board(play)["relations"]["M"] == "hostile"


@law("root:9.5.3")
def test_exploring_takes_the_item_scores_and_opens_the_slot(road):
    play = road(12, satchel="torch").says("V", "explore").nature("bag")
    assert (board(play)["track"], play.score("V"), play.place["ruins"]) == ({"bag": 1}, 1, [6, 10, 11])
    assert (play.sees(M)["clearings"][11]["slots"], play.sees(M)["clearings"][11]["ruin"]) == (2, False)
    assert sorted(board(play)["hoard"]) == ["boots", "hammer", "sword"]


@law("root:9.5.3", "root:9.7.1")
def test_a_lone_vagabond_looks_at_nothing_that_others_do_not_see(road):
    play = road(12, satchel="torch").says("V", "explore").nature("bag")
    assert play.told == ["exhausted", "explores", "got", "ruin gone", "scored"]


@law("root:9.5.3")
def test_exploring_asks_for_a_ruin_and_a_torch(road):
    assert road(1, satchel="torch").refuses("V", "explore") == "9.5.3"
    assert road(12, exhausted="torch", damaged="torch").refuses("V", "explore") == "9.5.3"


@law("root:9.5.4")
@pytest.mark.parametrize("card", ["tea-f", "armorers-b"])
def test_a_token_is_enough_to_be_aided(road, card):
    play = road(1, {1: "M wood"}, hand=[card], satchel="boots").says("V", f"aid-m {card}")
    assert (play.hand("M"), play.hand("V"), board(play)["relations"]["M"]) == ([card], [], "amiable_1")


@law("root:9.5.4", "root:9.3.1")
def test_a_choice_to_aid_points_at_whom_and_at_the_card_and_one_of_characters_at_the_role(road, new):
    play = road(1, {1: "M wood"}, hand=["tea-f"], satchel="boots")
    ask = play.state.open[0]
    found = play.game.target(play.state, ask, play.state.read(ask, "aid-m tea-f"))
    assert found == {"kind": "aid", "act": "aid-m", "seat": 0, "card": "tea-f"}
    play = new(factions="marquise,vagabond").until("character")
    ask = play.state.open[0]
    roles = [play.game.target(play.state, ask, choice) for choice in ask.options]
    assert roles == [{"kind": "role", "role": text} for text in play.legal]


@law("root:9.5.4")
def test_only_who_is_there_is_aided_with_a_matching_card(road):
    play = road(1, {1: "M1", 5: "E1"}, hand=["tea-f", "tea-m"], satchel="boots")
    assert [play.refuses("V", text) for text in ("aid-e tea-f", "aid-m tea-m", "aid-m gear-f")] == ["9.5.4"] * 3
    assert play.refuses("V", "aid-v tea-f") == "9.5.4"


@law("root:9.5.4")
def test_nobody_is_aided_from_a_forest(road):
    assert road("forest-a", {1: "M1"}, hand=["tea-f"], satchel="boots").refuses("V", "aid-m tea-f") == "9.5.4"


@law("root:9.5.4")
def test_aid_counts_also_without_a_crafted_item(road):
    play = road(1, {1: "M1"}, hand=["tea-f"], satchel="boots").says("V", "aid-m tea-f")
    assert (play.asked[1], play.score("V")) == ("wander", 1)


@law("root:9.5.4")
def test_taking_a_crafted_item_is_optional(road):
    play = road(1, {1: "M1"}, hand=["tea-f"], satchel="boots", M={"items": {"tea": 1}})
    play.says("V", "aid-m tea-f")
    assert play.legal == ["tea", "pass"] and play.refuses("V", "sword") == "9.5.4"
    play.says("V", "pass")
    assert (play.player("M")["items"], play.score("V")) == ({"tea": 1}, 1)


@law("root:9.5.4")
def test_only_the_two_see_the_card_that_is_given(road):
    play = road(1, {1: "M1"}, hand=["tea-f"], satchel="boots").says("V", "aid-m tea-f")
    given = play.events("gave")[0]
    assert given.seen_by(M).secret and not given.seen_by(E).secret


@law("root:9.5.5")
@pytest.mark.parametrize(("reward", "points", "cards"), [("points", 3, 0), ("cards", 0, 2)])
def test_a_third_quest_of_a_suit_scores_three_or_brings_two_cards(road, reward, points, cards):
    done = ["errand-fox", "fundraising-fox", "errand-rabbit", "guard-duty-mouse"]
    play = road(1, satchel="torch hammer", completed=done, quests=["repair-a-shed-fox", "escort-mouse"])
    play.says("V", "repair-a-shed-fox")
    assert play.asked == (-1, "quest")
    play.nature("give-a-speech-rabbit")
    assert board(play)["quests"] == ["give-a-speech-rabbit", "escort-mouse"] and play.legal == [
        "points",
        "cards",
        "pass",
    ]
    play.says("V", reward)
    if cards:
        play.nature("")
    assert (play.score("V"), len(play.hand("V")), len(board(play)["completed"])) == (points, cards, 5)
    assert board(play)["exhausted"] == {"hammer": 1, "torch": 1}


@law("root:9.5.5")
def test_the_reward_of_a_quest_may_be_left(road):
    play = road(1, satchel="torch hammer", quests=["repair-a-shed-fox", "escort-mouse"], quest_deck=[])
    play.says("V", "repair-a-shed-fox", "pass")
    assert (play.score("V"), play.hand("V"), play.asked[1]) == (0, [], "wander")
    assert board(play)["completed"] == ["repair-a-shed-fox"]


@law("root:9.5.5")
def test_a_quest_of_another_suit_is_refused(road):
    play = road(2, satchel="torch hammer", quests=["repair-a-shed-fox"])
    assert play.refuses("V", "repair-a-shed-fox") == "9.5.5"
    assert play.refuses("V", "escort-mouse") == "9.5.5"


@law("root:9.5.5")
@pytest.mark.parametrize("other", ["exhausted", "damaged"])
def test_two_swords_are_two_swords(road, other):
    quests = ["expel-bandits-rabbit"]
    play = road(5, satchel="sword", quests=quests, **{other: "sword"})
    assert play.refuses("V", "expel-bandits-rabbit") == "9.5.5"
    assert "expel-bandits-rabbit" in road(5, satchel="sword2", quests=quests).legal


@law("root:9.5.5")
def test_an_empty_quest_deck_reveals_nothing(road):
    play = road(1, satchel="torch hammer", quests=["repair-a-shed-fox", "escort-mouse"], quest_deck=[])
    play.says("V", "repair-a-shed-fox")
    assert (play.asked[1], board(play)["quests"]) == ("reward", ["escort-mouse"])


@law("root:9.5.6")
def test_a_strike_takes_a_warrior_before_any_building(road):
    play = road(5, {5: "M1 sawmill"}, satchel="crossbow").says("V", "strike")
    assert (play.at(5, "M"), play.score("V")) == ({"sawmill": 1}, 0)
    assert board(play)["exhausted"] == {"crossbow": 1} and play.refuses("V", "strike") == "9.5.6"


@law("root:9.5.6")
def test_a_player_without_warriors_loses_a_building_or_token(road):
    play = road(5, {5: "M sawmill wood, E1"}, satchel="crossbow").says("V", "strike")
    assert play.legal == ["M", "E"]
    play.says("V", "M")
    assert play.legal == ["sawmill", "wood"]
    play.says("V", "wood")
    assert (play.at(5, "M"), play.score("V"), board(play)["relations"]["M"]) == ({"sawmill": 1}, 1, "indifferent")


@law("root:9.5.6", "root:9.2.9.III")
def test_a_strike_makes_hostile_and_scores_no_infamy(road):
    play = road(5, {5: "M2"}, satchel="crossbow2").says("V", "strike")
    assert (board(play)["relations"]["M"], play.score("V")) == ("hostile", 0)
    assert play.says("V", "strike").score("V") == 0


@law("root:9.5.6")
def test_a_strike_on_a_pawn_or_on_nobody_is_refused(road):
    play = road(5, satchel="crossbow", factions="marquise,vagabond,vagabond", W={"pawn": "5"})
    assert play.refuses("V", "strike") == "9.5.6"
    assert road("forest-a", {1: "M1"}, satchel="crossbow").refuses("V", "strike") == "9.5.6"


@law("root:9.5.7")
def test_a_repaired_item_keeps_its_face(road):
    play = road(1, satchel="hammer3", damaged="coins tea", broken="sword coins").says("V", "repair", "exhausted-sword")
    assert board(play)["exhausted"] == {"hammer": 1, "sword": 1}
    play.says("V", "repair", "coins")
    assert board(play)["track"] == {"coins": 1}
    play.says("V", "repair", "exhausted-coins")
    assert board(play)["exhausted"] == {"hammer": 3, "sword": 1, "coins": 1} and board(play)["damaged"] == {"tea": 1}


@law("root:9.5.7")
def test_repairing_asks_for_a_hammer_and_a_damaged_item(road):
    assert road(1, satchel="boots", damaged="sword").refuses("V", "repair") == "9.5.7"
    assert road(1, satchel="hammer").refuses("V", "repair") == "9.5.7"
    play = road(1, satchel="hammer boots", damaged="sword tea").says("V", "repair")
    assert play.refuses("V", "boots") == "9.5.7"


@law("root:9.5.8")
def test_a_card_costs_a_hammer_for_each_symbol(road):
    play = road(5, hand=["bake-r"], satchel="hammer3").says("V", "bake-r")
    assert (board(play)["exhausted"], board(play)["satchel"]) == ({"hammer": 2}, {"hammer": 1})
    assert road(5, hand=["bake-r"], satchel="hammer").refuses("V", "bake-r") == "9.5.8"


@law("root:9.5.8")
def test_all_hammers_have_the_suit_of_his_clearing(road):
    assert road(1, hand=["tax-f"], satchel="hammer3").refuses("V", "tax-f") == "9.5.8"
    play = road(1, hand=["claim-b"], satchel="hammer4").says("V", "claim-b")
    assert (play.player("V")["crafted"], board(play)["exhausted"]) == (["claim-b"], {"hammer": 4})


@law("root:9.5.8")
def test_a_crafted_item_is_in_no_box_for_others_to_ask_for(road):
    play = road(5, hand=["visit-r"], satchel="hammer").says("V", "visit-r")
    assert (play.player("V")["items"], board(play)["satchel"]) == ({}, {"boots": 1})


@law("root:9.5.9")
def test_the_special_action_exhausts_a_torch(road):
    play = road(1, {1: "M1"}, character="thief", satchel="torch", M={"hand": ["tea-f"]}).says("V", "steal")
    assert board(play)["exhausted"] == {"torch": 1}
    assert play.nature("tea-f").refuses("V", "steal") == "9.5.9"


@law("root:9.5.9", "root:CHAR.arbiter")
def test_the_arbiter_has_no_torch_action_and_nobody_anothers(road):
    play = road(1, {1: "M1"}, character="arbiter", satchel="torch", M={"hand": ["tea-f"]})
    words = ("steal", "day-labor", "hideout", "instigate", "scorched-earth")
    assert [play.refuses("V", word) for word in words] == ["9.5.9"] * 5


@law("root:9.5", "root:4.1.3")
def test_an_effect_in_play_is_offered_until_he_ends(road):
    play = road(1, crafted=["codes-m"], M={"hand": ["tea-f"]})
    assert "codes-m" in play.legal
    assert play.says("V", "end").place["phase"] == "evening"


# -- 9.6 Evening ------------------------------------------------------------------------------------------------------


@law("root:9.6")
def test_the_steps_of_evening_come_in_order(road):
    play = road("forest-a", hand=["tea-f", "tea-m", "tea-r", "gear-f", "gear-m"], satchel="boots7", damaged="sword")
    play.says("V", "end").nature("").says("V", "tea-f", "sword")
    play.until("slip", "daylight")
    verbs = [verb for verb in play.told if verb in ("repaired", "drew", "discarded", "dropped")]
    assert verbs[:5] == ["repaired", "drew", "discarded", "dropped", "dropped"]


@law("root:9.6.1")
def test_in_a_forest_all_damaged_items_come_back_face_up(road):
    play = road("forest-a", phase="evening", damaged="sword tea", broken="boots")
    found = board(play)
    assert (found["satchel"], found["track"]) == ({"boots": 1, "sword": 1}, {"tea": 1})
    assert (found["damaged"], found["broken"]) == ({}, {})


@law("root:9.6.1")
def test_in_a_clearing_nothing_is_repaired(road):
    assert board(road(1, phase="evening", damaged="sword", broken="boots"))["damaged"] == {"sword": 1}


@law("root:9.6.2")
@pytest.mark.parametrize(
    ("items", "cards"), [({"track": "coins2"}, 3), ({"satchel": "coins", "exhausted": "coins"}, 1)]
)
def test_he_draws_a_card_and_one_for_each_coin_on_the_track(road, items, cards):
    play = road(1, phase="evening", **items)
    if play.asked[1] == "stow":
        play.says("V", "end")
    assert len(play.nature("").hand("V")) == cards


@law("root:9.2.5.III", "root:9.6.2")
def test_a_coin_moved_to_its_track_in_evening_draws_a_card(road):
    play = road(1, phase="evening", track="tea", satchel="coins tea boots")
    assert (play.asked, play.clause) == ((V, "stow"), "9.2.5.III")
    assert play.legal == ["track-tea", "satchel-tea", "track-coins", "end"]
    assert play.refuses("V", "track-bag") == "9.2.5.III"
    play.says("V", "satchel-tea", "track-coins")
    assert board(play)["track"] == {"coins": 1} and len(play.nature("").hand("V")) == 2


@law("root:9.2.5.III", "root:9.6.1")
def test_a_coin_that_the_rest_brings_back_lies_on_its_track_already(road):
    play = road("forest-a", phase="evening", damaged="coins", satchel="boots")
    assert (play.asked[1], board(play)["track"]) == ("draw2", {"coins": 1})


@law("root:9.2.5.III", "root:9.6.2")
@pytest.mark.parametrize(
    "items",
    [
        {"track": "coins bag tea", "satchel": "boots"},
        {"satchel": "tea bag"},
        {"track": "coins3", "satchel": "coins"},
        {"exhausted": "coins", "damaged": "coins", "broken": "coins"},
    ],
)
def test_nothing_is_asked_before_the_draw_where_no_coin_could_be_moved(road, items):
    assert road(1, phase="evening", **items).asked == (-1, "draw2")


@law("root:9.2.5.III", "root:9.6.2")
def test_nothing_is_asked_before_the_draw_when_no_second_card_is_left(road):
    play = road(1, phase="evening", satchel="coins", deck=["tea-f"], removed="rest")
    assert play.place["turn"] == "M" and play.hand("V") == ["tea-f"]


@law("root:9.6.3")
def test_he_keeps_five_cards_of_his_choice(road):
    hand = ["tea-f", "tea-m", "tea-r", "gear-f", "gear-m", "steel-f"]
    play = road(1, phase="evening", hand=hand).nature("anvil-f")
    assert (play.asked, play.clause) == ((V, "discard"), "9.6.3")
    play.says("V", "tea-f", "anvil-f")
    assert sorted(play.hand("V")) == sorted(hand[1:]) and play.place["turn"] == "M"


@law("root:9.6.4", "root:2.5.5")
def test_items_over_the_limit_leave_the_game(road):
    play = road(1, phase="evening", track="bag", satchel="boots4 sword2", exhausted="torch", damaged="tea hammer")
    play.nature("")
    assert play.legal == ["boots", "sword", "exhausted-torch"] and play.refuses("V", "tea") == "9.6.4"
    supply = play.items
    play.says("V", "exhausted-torch")
    assert (board(play)["exhausted"], play.items, play.place["turn"]) == ({}, supply, "M")


@law("root:9.6.4")
def test_items_on_tracks_are_not_counted(road):
    play = road(1, phase="evening", track="tea3 coins", satchel="boots6").nature("")
    assert play.place["turn"] == "M" and board(play)["satchel"] == {"boots": 6}


@law("root:9.6.4")
def test_a_bag_in_the_satchel_does_not_raise_the_limit(road):
    play = road(1, phase="evening", satchel="bag boots6").nature("")
    assert (play.asked, play.legal) == ((V, "drop"), ["boots", "bag", "track-bag"])


@law("root:9.2.5.III", "root:9.6.4")
def test_a_bag_moved_to_its_track_saves_the_items_over_the_limit(road):
    play = road(1, phase="evening", satchel="bag tea boots7").nature("").says("V", "track-bag")
    assert board(play)["track"] == {"bag": 1} and play.place["turn"] == "M"
    assert board(play)["satchel"] == {"boots": 7, "tea": 1} and "dropped" not in play.told


@law("root:9.2.5.III", "root:9.6.4")
def test_a_tea_or_coin_moved_to_its_track_no_longer_counts(road):
    play = road(1, phase="evening", track="coins3", satchel="coins tea boots5", damaged="sword").nature("")
    assert play.legal == ["boots", "tea", "coins", "track-tea"] and play.refuses("V", "track-coins") == "9.2.5.III"
    play.says("V", "track-tea")
    assert play.legal == ["boots", "coins"]
    play.says("V", "coins")
    assert play.place["turn"] == "M" and board(play)["track"] == {"tea": 1, "coins": 3}


@law("root:9.2.5.III", "root:9.6.4")
def test_the_last_item_of_the_satchel_is_dropped_or_moved(road):
    play = road(1, phase="evening", satchel="bag", damaged="sword6").nature("")
    assert play.legal == ["bag", "track-bag"]
    assert board(play.says("V", "track-bag"))["track"] == {"bag": 1} and play.place["turn"] == "M"


@law("root:9.2.5.III")
def test_below_the_limit_nothing_is_asked(road):
    assert road(1, phase="evening", satchel="bag tea boots4").nature("").place["turn"] == "M"


@law("root:9.2.5.III")
def test_games_of_earlier_engines_move_items_in_daylight_only(road):
    play = road(1, phase="evening", satchel="coins bag boots6", evening_items=False)
    assert play.asked[1] == "draw2" and play.nature("").legal == ["boots", "bag", "coins"]


@law("root:9.6.4")
def test_damaged_items_alone_are_never_removed(road):
    play = road(1, phase="evening", satchel="boots", damaged="sword5 tea2").nature("")
    assert (board(play)["satchel"], board(play)["damaged"]) == ({}, {"sword": 5, "tea": 2})
