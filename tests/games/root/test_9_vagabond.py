"""Chapters 9.1 to 9.3: the Vagabond, his items and his set-up."""

import pytest

from clairiere.conformance import law
from clairiere.games.root.data import BOARDS, CARDS
from clairiere.games.root.state.terms import replaced

M, E, V = 0, 1, 2
TRIO = "marquise,eyrie,vagabond"
QUARTET = "marquise,eyrie,vagabond,vagabond"


def board(play, letter="V"):
    return play.player(letter)["board"]


def set_up(new, character, forest="forest-a", factions="marquise,vagabond", seat=1):
    return new(factions=factions).until("character").answer(seat, character, forest).until("slip", "wander", "daylight")


# -- 9.1, 9.2 ---------------------------------------------------------------------------------------------------------


@law("root:9.1", "root:9.5")
def test_without_a_face_up_item_no_item_action_is_possible(road):
    play = road(12, {12: "M2"}, hand=["tea-f", "anvil-f"], exhausted="boots sword torch crossbow hammer",
                broken="tea", character="thief", quests=["repair-a-shed-fox"])  # fmt: skip
    assert play.legal == ["end"]
    actions = ("move", "battle", "explore", "aid-m tea-f", "repair-a-shed-fox", "strike", "repair", "anvil-f", "steal")
    clauses = [play.refuses("V", action) for action in actions]
    assert clauses == ["9.5.1", "9.5.2", "9.5.3", "9.5.4", "9.5.5", "9.5.6", "9.5.7", "9.5.8", "9.5.9"]


@law("root:9.2")
def test_his_only_piece_on_the_map_is_one_pawn(new):
    play = set_up(new, "thief", factions=TRIO, seat=V)
    assert all(play.at(clearing, "V") == {} for clearing in range(1, 13))
    assert (play.player("V")["pawn"], play.supply("V")) == ("forest-a", 0)
    assert [piece for piece in play.game.pieces(play.state) if "pawn" in str(piece)] == ["vagabond pawn"]


@law("root:9.2.1", "root:9.5.8")
def test_a_hammer_crafts_in_a_clearing_of_the_suit(road):
    play = road(2, hand=["tea-m"], satchel="hammer").says("V", "tea-m")
    assert (board(play)["exhausted"], board(play)["track"], play.score("V")) == ({"hammer": 1}, {"tea": 1}, 2)
    assert play.player("V")["items"] == {} and play.items["tea"] == 1


@law("root:9.2.1")
def test_an_item_that_is_crafted_can_be_used_at_once(road):
    play = road(3, hand=["visit-r"], satchel="hammer").says("V", "visit-r")
    assert board(play)["satchel"] == {"boots": 1} and "move" in play.legal


@law("root:9.2.1")
def test_a_hammer_does_not_craft_in_a_clearing_of_another_suit(road):
    assert road(1, hand=["tea-m"], satchel="hammer").refuses("V", "tea-m") == "9.5.8"


@law("root:9.2.1")
def test_nothing_is_crafted_in_a_forest(road):
    assert road("forest-a", hand=["tea-m"], satchel="hammer").refuses("V", "tea-m") == "9.2.1"


@law("root:9.2.2")
def test_the_pawn_rules_nothing_and_stops_nobody_from_ruling(road):
    assert road(5, {5: "M1"}).ruler(5) == "M"
    assert road(5).ruler(5) == ""


@law("root:9.2.2", "root:2.5.4")
def test_the_pawn_is_never_a_target_of_what_removes_warriors(road):
    play = road(1, {1: "E1, M1 workshop", 8: "M1 workshop", 6: "M1 workshop"}, turn="M", M={"hand": ["favor-f"]})
    play.says("M", "favor-f")
    assert (play.player("V")["pawn"], play.warriors(1, "E")) == ("1", 0)


@law("root:9.2.2")
def test_a_tax_collector_has_nobody_to_collect_from(road):
    assert road(1, crafted=["tax-f"]).refuses("V", "tax-f") == "4.1.3"


@law("root:9.2.3", "root:9.5.1")
def test_he_moves_whoever_rules(road):
    play = road(1, {1: "M3", 5: "E3 roost"}, satchel="boots").says("V", "move", "5")
    assert (play.player("V")["pawn"], board(play)["exhausted"]) == ("5", {"boots": 1})


@law("root:9.2.4")
@pytest.mark.parametrize(("swords", "dealt"), [({"broken": "sword2"}, 2), ({"exhausted": "sword"}, 1)])
def test_without_an_undamaged_sword_he_is_defenseless(road, swords, dealt):
    battle = {"attacker": "M", "defender": "V", "clearing": 5}
    play = road(5, {5: "M3"}, turn="M", battle=battle, satchel="boots3", **swords).nature("1:0")
    assert play.events("hits")[0].what[:4] == (M, dealt, V, 0)


@law("root:9.2.5")
def test_an_exhausted_item_is_face_down(road):
    play = road(1, satchel="boots").says("V", "move", "5")
    assert (board(play)["satchel"], board(play)["exhausted"]) == ({}, {"boots": 1})


@law("root:9.2.5")
def test_an_item_that_is_face_down_or_damaged_cannot_be_exhausted(road):
    play = road(1, {1: "M1"}, hand=["tea-f"], satchel="boots sword", exhausted="torch", damaged="hammer")
    play.says("V", "aid-m tea-f")
    assert play.legal == ["boots", "sword"]
    assert [play.refuses("V", item) for item in ("torch", "hammer", "exhausted-torch")] == ["9.2.5"] * 3


@law("root:9.2.5.I")
@pytest.mark.parametrize(
    ("before", "track", "satchel"), [("coins2", {"coins": 3}, {}), ("coins3", {"coins": 3}, {"coins": 1})]
)
def test_a_track_takes_three_items_and_the_satchel_the_rest(road, before, track, satchel):
    play = road(3, hand=["bake-r"], satchel="hammer2", track=before).says("V", "bake-r")
    assert (board(play)["track"], board(play)["satchel"]) == (track, satchel)


@law("root:9.2.5.I")
def test_a_fourth_bag_goes_to_the_satchel(road):
    play = road(2, hand=["sack-m"], satchel="hammer", track="bag3").says("V", "sack-m")
    assert (board(play)["track"], board(play)["satchel"]) == ({"bag": 3}, {"bag": 1})


@law("root:9.2.5.II", "root:9.5.4")
def test_a_sword_gained_by_aid_is_face_up_in_the_satchel(road):
    play = road(1, {1: "M1"}, hand=["tea-f"], satchel="boots", M={"items": {"sword": 1}})
    play.says("V", "aid-m tea-f", "sword")
    assert (board(play)["satchel"], play.player("M")["items"]) == ({"sword": 1}, {})


@law("root:9.2.5.II")
def test_a_boot_has_no_track(road, place):
    with pytest.raises(Exception, match=r"9\.2\.5\.I"):
        road(1, track="boots")
    assert not [answer for answer in road(1, satchel="boots").legal if answer.startswith("track")]


@law("root:9.2.5.III")
def test_face_up_teas_coins_and_bags_move_freely(road):
    play = road(1, satchel="tea coins bag").says("V", "track-tea", "track-coins", "track-bag")
    assert board(play)["track"] == {"bag": 1, "tea": 1, "coins": 1}
    play.says("V", "satchel-coins")
    assert (board(play)["satchel"], board(play)["exhausted"], play.asked[1]) == ({"coins": 1}, {}, "wander")


@law("root:9.2.5.III")
def test_a_coin_that_is_face_down_or_damaged_stays(road):
    play = road(1, satchel="boots", exhausted="coins", damaged="coins", broken="coins")
    assert play.refuses("V", "track-coins") == "9.2.5.III"


@law("root:9.2.5.III", "root:9.2.5.I")
def test_a_full_track_takes_no_more(road):
    assert road(1, track="tea3", satchel="tea").refuses("V", "track-tea") == "9.2.5.III"


@law("root:9.2.6", "root:9.5.2")
@pytest.mark.parametrize(
    ("items", "dealt"),
    [({"satchel": "sword", "exhausted": "sword"}, 2), ({"satchel": "sword", "broken": "sword"}, 1)],
)
def test_rolled_hits_are_capped_by_undamaged_swords(road, items, dealt):
    play = road(5, {5: "M4"}, **items).says("V", "battle").nature("3:0")
    assert play.warriors(5, "M") == 4 - dealt


@law("root:9.2.6")
def test_without_an_undamaged_sword_he_deals_nothing_by_dice(road):
    battle = {"attacker": "M", "defender": "V", "clearing": 5}
    play = road(5, {5: "M3"}, turn="M", battle=battle, satchel="boots9", damaged="sword").nature("3:3")
    assert play.events("hits")[0].what[:4] == (M, 4, V, 0)


@law("root:9.2.7")
def test_hits_beyond_the_undamaged_items_have_no_effect(road):
    battle = {"attacker": "M", "defender": "V", "clearing": 5}
    play = road(5, {5: "M3"}, turn="M", battle=battle, satchel="boots", exhausted="sword").nature("3:0")
    assert (board(play)["damaged"], board(play)["broken"]) == ({"boots": 1}, {"sword": 1})
    assert (play.player("V")["pawn"], play.asked[1]) == ("5", "daylight")


@law("root:9.2.7")
def test_he_chooses_what_is_damaged_face_down_or_on_a_track(road):
    battle = {"attacker": "M", "defender": "V", "clearing": 5}
    play = road(5, {5: "M3"}, turn="M", battle=battle, satchel="boots", exhausted="sword", track="tea", damaged="bag")
    play.nature("2:0")
    assert (play.asked, play.legal) == ((V, "damage"), ["boots", "tea", "exhausted-sword"])
    assert play.refuses("V", "bag") == "9.2.7"
    play.says("V", "exhausted-sword", "tea")
    assert (board(play)["damaged"], board(play)["broken"]) == ({"bag": 1, "tea": 1}, {"sword": 1})
    assert (board(play)["track"], board(play)["satchel"]) == ({}, {"boots": 1})


@law("root:9.2.7", "root:4.3.1")
def test_an_ambush_damages_two_items_and_the_battle_goes_on(road):
    play = road(5, {5: "M3"}, satchel="sword2 boots", M={"hand": ["ambush-r"]}).says("V", "battle")
    play.says("M", "ambush-r").says("V", "boots", "exhausted-sword")
    assert play.asked[1] == "dice"
    assert play.nature("3:0").warriors(5, "M") == 2


# -- 9.2.8 dominance --------------------------------------------------------------------------------------------------


def four(road, **rest):
    scores = {"M": {"score": 8}, "E": {"score": 5}, "W": {"score": 7, "pawn": "forest-b"}}
    return road(1, factions=QUARTET, **(scores | {"score": 10, "hand": ["dom-f"]} | rest))


@law("root:9.2.8")
def test_a_dominance_card_forms_a_coalition_with_the_last_player(road):
    play = four(road).says("V", "dom-f")
    player = play.player("V")
    assert (player["partner"], player["dominance"], player["on_track"], player["score"]) == ("E", "dom-f", 0, 0)
    assert ("coalition", "9.2.8") in play.clauses


@law("root:9.2.8")
def test_among_equals_he_chooses_his_partner(road):
    play = four(road, W={"score": 5, "pawn": "forest-b"}).says("V", "dom-f")
    assert (play.asked, play.legal, play.refuses("V", "M")) == ((V, "partner"), ["E", "W"], "9.2.8")
    assert play.says("V", "W").player("V")["partner"] == "W"


@law("root:9.2.8")
def test_with_three_players_or_nine_points_there_is_no_coalition(road):
    assert road(1, hand=["dom-f"], score=12).refuses("V", "dom-f") == "9.2.8"
    assert four(road, score=9).refuses("V", "dom-f") == "3.3.1"


@law("root:9.2.8")
def test_who_has_activated_a_dominance_card_is_no_partner(road):
    play = four(road, E={"score": 0, "dominance": "dom-m"}).says("V", "dom-f")
    assert play.player("V")["partner"] == "W"


@law("root:9.2.8")
def test_if_all_others_have_activated_one_it_is_refused(road):
    others = {"M": {"dominance": "dom-m"}, "E": {"dominance": "dom-r"}, "W": {"dominance": "dom-b", "partner": "M"}}
    assert four(road, **others).refuses("V", "dom-f") == "9.2.8"


@law("root:9.2.8", "root:3.1")
def test_partners_win_together(road):
    play = four(road, E={"score": 5, "dominance": ""}).says("V", "dom-f")
    play.state.gain(E, 25, "3.1")
    play.until("never")
    assert play.winners == ["E", "V"]
    assert [play.state.places()[seat] for seat in (E, V)] == [1, 1]


@law("root:9.2.8")
def test_who_joins_a_partner_of_the_winner_wins_too(road):
    play = four(road, W={"score": 3, "pawn": "forest-b", "hand": ["dom-m"]}).says("V", "dom-f")
    assert play.player("V")["partner"] == "W"
    play.state.partner = replaced(play.state.partner, 3, E)
    play.state.gain(E, 25, "3.1")
    assert play.until("never").winners == ["E", "V", "W"]


@law("root:9.2.8")
def test_in_a_coalition_he_scores_no_more(road):
    play = four(road, map={1: "M1"}, hand=["dom-f", "tea-f"], satchel="boots").says("V", "dom-f", "aid-m tea-f")
    assert play.score("V") == 0 and board(play)["relations"]["M"] == "amiable_1"


# -- 9.3 set-up -------------------------------------------------------------------------------------------------------


@law("root:9.3", "root:9.3.6")
def test_after_his_set_up(new):
    play = set_up(new, "thief", factions=TRIO, seat=V)
    found = board(play)
    assert (found["character"], play.player("V")["pawn"], len(found["quests"])) == ("thief", "forest-a", 3)
    assert (len(found["hoard"]), found["relations"]) == (4, {"M": "indifferent", "E": "indifferent"})
    assert sum(found["track"].values()) + sum(found["satchel"].values()) == 4


@law("root:9.3.1")
def test_the_second_vagabond_has_another_character(new):
    play = new(factions="marquise,vagabond,vagabond").until("twins").nature("V").until("character")
    assert play.asked == (1, "character") and len(play.legal) == 6
    play.answer(1, "ranger", "forest-a").until("character")
    assert play.asked == (2, "character") and "ranger" not in play.legal
    assert play.refuses("W", "ranger") == "9.3.1"


@law("root:9.3.2")
def test_the_pawn_starts_in_a_forest(new):
    play = new(factions=TRIO).until("character").answer(V, "thief")
    assert play.legal == [f"forest-{name}" for name in "abcdefg"]
    assert play.refuses("V", "5") == "9.3.2"
    assert play.answer(V, "forest-g").player("V")["pawn"] == "forest-g"


@law("root:9.3.3")
@pytest.mark.parametrize("factions", [TRIO, QUARTET])
def test_three_quests_lie_face_up(new, factions):
    play = new(factions=factions).until("daylight")
    boards = [board(play, letter) for letter in play.place["seats"] if letter in "VW"]
    assert sum(len(found["quests"]) for found in boards) == 3 and len(boards[0]["quest_deck"]) == 12


@law("root:9.3.3")
def test_the_quest_deck():
    quests = BOARDS["vagabond"]["quests"]
    assert [sum(quest["suit"] == suit for quest in quests) for suit in ("fox", "rabbit", "mouse")] == [5, 5, 5]
    assert all(len(quest["items"]) == 2 for quest in quests)


@law("root:9.3.4", "root:9.7")
def test_each_ruin_hides_one_of_four_items(new):
    play = set_up(new, "thief", factions=TRIO, seat=V)
    assert sorted(board(play)["hoard"]) == ["bag", "boots", "hammer", "sword"]
    assert play.sees(M)["players"][V]["board"]["ruins"] == {"6": 1, "10": 1, "11": 1, "12": 1}
    assert {entry["id"] for entry in CARDS["items"] if entry["ruin"]} == {"bag", "boots", "hammer", "sword"}


@law("root:9.3.4")
def test_nobody_sees_what_a_ruin_hides(road):
    play = road(12, satchel="torch")
    for seat in (M, E, V, -2):
        assert "hoard" not in play.sees(seat)["players"][V]["board"]
        assert play.sees(seat)["players"][V]["board"]["looked"] == {}
    play.says("V", "explore")
    assert play.asked == (-1, "ruin") and sorted(play.legal) == ["bag", "boots", "hammer", "sword"]


@law("root:9.3.5")
def test_the_starting_items_are_face_up_a_bag_on_its_track(new):
    play = set_up(new, "tinker")
    assert board(play)["track"] == {"bag": 1}
    assert board(play)["satchel"] == {"boots": 1, "hammer": 1, "torch": 1}


@law("root:9.3.5")
def test_starting_items_do_not_come_from_the_shared_supply(new):
    assert sum(set_up(new, "arbiter").items.values()) == 12


@law("root:2.4", "root:1.2")
@pytest.mark.parametrize(("pawn", "clearing", "forest"), [("forest-c", 0, "c"), (7, 7, "")])
def test_everyone_sees_where_his_pawn_is(road, pawn, clearing, forest):
    seen = {"clearing": clearing, "forest": forest}
    assert [road(pawn).sees(seat)["players"][2]["pawn"] for seat in (0, 2, -2)] == [seen] * 3
