"""Chapter 4.3: battle."""

import pytest

from clairiere.conformance import law

M, E = 0, 1


@law("root:4.3")
def test_a_battle_needs_own_warriors_and_a_piece_of_another_player(place):
    play = place(map={5: "M2, E1", 9: "M1 wood1", 2: "M sawmill, E2", 7: "M1, E roost"}).says("M", "battle")
    assert play.legal == ["5", "7"]
    assert play.refuses("M", "9") == play.refuses("M", "2") == "4.3"
    assert {"root-no-enemy", "root-no-fighters"} == {play.refused(M, text).reason for text in ("9", "2")}


@law("root:4.3")
def test_a_token_alone_can_be_attacked(place):
    decree = {
        "leader": "charismatic",
        "decree": [[], [], ["tea-m"], []],
        "resolved": ["vizier-recruit", "vizier-battle"],
    }
    play = place("E", map={9: "E1, M wood1"}, E={"board": decree}).until("battlefield").says("E", "9")
    assert play.asked[1] == "dice"


@law("root:4.3.2")
def test_a_battle_begins_without_dice(place):
    play = place(map={9: "M2, E1", 5: "M1, E1"}, dice=[3, 1]).says("M", "battle", "9")
    assert play.asked[1] == "dice" and play.sees(M)["dice"] == [], "what an earlier battle rolled is past"
    assert play.nature("2:0").sees(M)["dice"] == [2, 0]


@law("root:4.3")
@pytest.mark.parametrize("field", ["M sawmill wood1, E2", "M2"])
def test_without_warriors_or_without_others_there_is_no_battle(place, field):
    play = place(map={9: field, 5: "M1"})
    assert "battle" not in play.legal and play.refuses("M", "battle") == "6.5.1"


@law("root:4.3.1")
def test_an_ambush_deals_two_hits_before_the_dice(fight):
    """3 attackers, 1 of them is left and caps the rolled hits at 1."""
    play = fight("E", "M", 9, {9: "E3, M2"}, M={"hand": ["ambush-m"]}).says("M", "ambush-m")
    assert (play.warriors(9, "E"), play.place["discard"], play.asked[1]) == (1, ["ambush-m"], "dice")
    play.nature("3:0")
    assert play.warriors(9, "M") == 1


@law("root:4.3.1")
def test_an_attacker_without_warriors_ends_the_battle(fight):
    play = fight("E", "M", 9, {9: "E2, M2"}, M={"hand": ["ambush-b"]}).says("M", "ambush-b")
    assert (play.warriors(9, "E"), play.events("rolled"), play.place["battle"]) == (0, [], {})


@law("root:4.3.1")
def test_ambush_hits_beyond_the_warriors_hit_buildings(fight):
    play = fight("M", "E", 9, {9: "M1 sawmill, E2"}, E={"hand": ["ambush-m"]}).says("E", "ambush-m")
    assert (play.at(9, "M"), play.score("E"), play.place["battle"]) == ({}, 1, {})


@law("root:4.3.1", "root:7.8.4")
def test_a_battle_that_an_ambush_ends_is_a_battle_all_the_same(fight):
    """The Despot scores one more for the building that his ambush took."""
    held = {"hand": ["ambush-m"], "board": {"leader": "despot"}}
    play = fight("M", "E", 9, {9: "M1 sawmill, E2"}, E=held).says("E", "ambush-m")
    assert (play.score("E"), play.place["battle"]) == (2, {})


@law("root:4.3.1", "root:CARD.ambush")
@pytest.mark.parametrize(
    ("card", "legal"), [("ambush-f", False), ("ambush-m", True), ("ambush-b", True), ("tea-m", False)]
)
def test_an_ambush_must_match_the_clearing(fight, card, legal):
    play = fight("E", "M", 9, {9: "E3, M2"}, M={"hand": [card]})
    assert (card in play.legal) == legal and "pass" in play.legal
    if not legal:
        assert play.refuses("M", card) == "4.3.1"


@law("root:4.3.1", "root:CARD.ambush")
def test_a_defenseless_defender_ambushes_too(fight):
    play = fight("E", "M", 9, {9: "E3, M sawmill"}, M={"hand": ["ambush-m"]}).says("M", "ambush-m")
    assert play.warriors(9, "E") == 1


@law("root:4.3.1")
def test_whoever_holds_a_card_is_asked_so_that_silence_tells_nothing(fight):
    play = fight("E", "M", 9, {9: "E3, M2"}, M={"hand": ["tea-f"]})
    assert (play.asked, play.legal) == ((M, "ambush"), ["pass"])
    assert fight("E", "M", 9, {9: "E3, M2"}).asked[1] == "dice", "an empty hand is public"


@law("root:4.3.1.I", "root:CARD.ambush")
@pytest.mark.parametrize(
    ("first", "second"), [("ambush-m", "ambush-b"), ("ambush-b", "ambush-m"), ("ambush-b", "ambush-b2")]
)
def test_the_attacker_foils_with_an_ambush_that_matches_the_clearing(fight, first, second):
    play = fight("E", "M", 9, {9: "E2, M2"}, M={"hand": [first]}, E={"hand": [second]}).says("M", first)
    assert play.asked == (E, "foil")
    play.says("E", second)
    assert (play.warriors(9, "E"), sorted(play.place["discard"]), play.asked[1]) == (2, sorted([first, second]), "dice")


@law("root:4.3.1.I")
def test_an_ambush_of_another_suit_does_not_foil(fight):
    play = fight("E", "M", 9, {9: "E2, M2"}, M={"hand": ["ambush-m"]}, E={"hand": ["ambush-f"]}).says("M", "ambush-m")
    assert play.legal == ["pass"] and play.refuses("E", "ambush-f") == "4.3.1.I"


@law("root:4.3.1.I")
def test_a_foiled_ambush_is_not_followed_by_another(fight):
    held = {"hand": ["ambush-m", "ambush-b"]}
    play = (
        fight("E", "M", 9, {9: "E2, M2"}, M=held, E={"hand": ["ambush-b2"]})
        .says("M", "ambush-m")
        .says("E", "ambush-b2")
    )
    assert play.asked[1] == "dice" and play.hand("M") == ["ambush-b"]


@law("root:4.3.2")
@pytest.mark.parametrize(("dice", "left"), [("3:1", (1, 3)), ("1:3", (1, 3)), ("2:2", (2, 2)), ("0:0", (4, 4))])
def test_the_attacker_deals_the_higher_die_the_defender_the_lower(fight, dice, left):
    play = fight("M", "E", 9, {9: "M4, E4"}).nature(dice)
    assert (play.warriors(9, "E"), play.warriors(9, "M")) == left


@law("root:4.3.2", "root:5.1.6")
def test_two_dice_show_zero_to_three(fight):
    play = fight("M", "E", 9, {9: "M4, E4"})
    assert sorted(play.legal) == sorted(f"{one}:{two}" for one in range(4) for two in range(4))


@law("root:4.3.2.I")
def test_nobody_rolls_more_hits_than_he_has_warriors(fight):
    play = fight("M", "E", 9, {9: "M2, E4"}).nature("3:0")
    assert play.warriors(9, "E") == 2
    play = fight("M", "E", 9, {9: "M4, E roost"}).nature("3:2")
    assert play.warriors(9, "M") == 4, "a roost alone deals nothing"


@law("root:4.3.2.II", "root:CARD.brutal_tactics")
def test_extra_hits_are_not_limited_by_warriors(fight):
    play = fight("M", "E", 9, {9: "M1, E4"}, M={"crafted": ["tactics-b"]}).nature("3:0").says("M", "tactics-b")
    assert play.warriors(9, "E") == 2


@law("root:4.3.2.II", "root:4.3.2.III", "root:7.8.3")
def test_several_extra_hits_add_up(fight):
    play = fight("E", "M", 9, {9: "E1, M sawmill workshop wood1"}, E={"board": {"leader": "commander"}}).nature("1:0")
    assert (play.at(9, "M"), play.score("E")) == ({}, 3), "1 rolled, 1 of the Commander, 1 for being defenseless"


@law("root:4.3.2.III")
def test_a_defender_without_warriors_takes_one_more(fight):
    play = fight("M", "E", 9, {9: "M1, E roost"}).nature("0:0")
    assert (play.at(9, "E"), play.score("M")) == ({}, 1)
    play = fight("M", "E", 9, {9: "M1, E1"}).nature("0:0")
    assert play.warriors(9, "E") == 1


@law("root:4.3.3")
def test_warriors_fall_first_then_the_owner_chooses(fight):
    play = fight("E", "M", 9, {9: "E2, M1 sawmill wood1"}).nature("2:0")
    assert (play.asked, play.legal, play.warriors(9, "M")) == ((M, "hit"), ["sawmill", "wood"], 0)
    play.says("M", "wood")
    assert (play.at(9, "M"), play.score("E")) == ({"sawmill": 1}, 1)


@law("root:4.3.3")
@pytest.mark.parametrize(("pieces", "left"), [("sawmill2", {"sawmill": 1}), ("sawmill wood1", {})])
def test_where_nothing_is_to_be_chosen_nobody_is_asked(fight, pieces, left):
    """One hit on two buildings of a kind, two hits on two pieces."""
    play = fight("E", "M", 9, {9: f"E2, M {pieces}"}).nature("1:0" if not left else "0:0")
    assert (play.at(9, "M"), play.place["battle"]) == (left, {})


@law("root:4.3.3")
def test_no_building_is_lost_while_a_warrior_stands(fight):
    play = fight("E", "M", 9, {9: "E2, M2 sawmill wood1"}).nature("1:0")
    assert play.at(9, "M") == {"warrior": 1, "sawmill": 1, "wood": 1}


@law("root:4.3.3")
def test_both_sides_lose_their_pieces_together(fight):
    play = fight("M", "E", 9, {9: "M1, E1"}).nature("1:1")
    assert (play.warriors(9, "M"), play.warriors(9, "E")) == (0, 0)


@law("root:4.3.2", "root:4.3.2.I", "root:4.3.3", "root:3.2.1")
def test_example_10_a_battle(fight):
    play = fight("E", "M", 9, {9: "E2, M1 wood1"}).nature("3:0")
    assert (play.at(9, "M"), play.warriors(9, "E"), play.score("E")) == ({}, 2, 1)


@law("root:4.3.1", "root:2.1.1", "root:2.5.1")
def test_example_11_an_ambush(fight):
    play = fight("E", "M", 7, {7: "E2, M1"}, M={"hand": ["ambush-b"]}, E={"hand": ["tea-f"]})
    before = play.supply("E")
    play.says("M", "ambush-b").says("E", "pass")
    assert (play.warriors(7, "E"), play.supply("E"), play.events("rolled")) == (0, before + 2, [])


@law("root:4.3", "root:1.2")
def test_whoever_names_a_defender_is_told_where(place):
    play = place(map={9: "M3, E1, A1", 5: "M1"}, factions="M,E,A").says("M", "battle")
    assert (play.asked[1], play.sees(0)["subject"]) == ("battlefield", {})
    assert (play.says("M", "9").asked[1], play.sees(0)["subject"]) == ("defender", {"clearing": 9})
