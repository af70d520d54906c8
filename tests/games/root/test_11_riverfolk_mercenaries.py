"""Chapter 11.2.7.III: mercenaries, for rule and in battle; and EX.22."""

import pytest

from clairiere import Illegal
from clairiere.conformance import law

M, E, R = 0, 1, 2


def board(play):
    return play.player("R")["board"]


def hired(trade, map, letter="M", **more):
    """The Daylight of somebody who has hired mercenaries."""
    return trade(map=map, turn=letter, hirer=letter, **more)


# -- rule -------------------------------------------------------------------------------------------------------------


@law("root:11.2.7.III", "root:2.8")
def test_mercenaries_count_for_the_buyers_rule(trade):
    field = {9: "M2, R2, E3"}
    assert trade(map=field, turn="M").ruler(9) == "E"
    assert hired(trade, field).ruler(9) == "M"


@law("root:11.2.7.III")
def test_not_in_birdsong(trade):
    play = trade("birdsong", {9: "M2, R2, E3", 1: "M1, R fox-post"}, turn="M").says("M", "mercenaries")
    assert (play.place["phase"], play.asked[1], play.ruler(9)) == ("birdsong", "market", "E")
    play.says("M", "end")
    assert (play.place["phase"], play.ruler(9)) == ("daylight", "M")


@law("root:11.2.7.III")
def test_in_evening_too_and_then_no_more(trade):
    field = {9: "M2, R2, E3", 3: "E1 roost"}
    play = trade("birdsong", field, turn="M", M={"crafted": ["cobbler-r"]}).says("M", "mercenaries", "end")
    assert (play.place["phase"], play.asked, play.ruler(9)) == ("evening", (M, "effect"), "M")
    play.until("market")
    assert (play.asked[0], play.ruler(9), board(play)["hirer"]) == (E, "E", "")


@law("root:11.2.7.III", "root:2.8")
def test_while_hired_they_do_not_count_for_their_own(trade):
    """RUL.27"""
    field = {9: "R3, M1", 2: "R2, E2", 10: "R1"}
    play = hired(trade, field)
    assert [play.ruler(number) for number in (9, 2, 10)] == ["M", "E", "M"], "the Eyrie rule the tie in 2"
    assert [trade(map=field).ruler(number) for number in (9, 2, 10)] == ["R", "E", "R"]


@law("root:11.2.7.III", "root:7.2.2")
def test_who_rules_ties_does_so_with_mercenaries(trade):
    assert hired(trade, {9: "E1, R1, M2"}, "E", E={"board": {"leader": "despot"}}).ruler(9) == "E"


@law("root:11.2.7.III", "root:4.2.1")
def test_rule_with_mercenaries_lets_move_but_not_them(trade):
    field = {9: "M1, E2", 1: "R1", 12: "E1"}
    play = hired(trade, field).says("M", "march")
    assert play.legal == ["9"] and play.refuses("M", "1") == "11.2.7.III"
    play.says("M", "9")
    assert play.legal == ["1"] and play.refuses("M", "12") == "4.2.1"
    play = hired(trade, {9: "M2, R3, E2"}).says("M", "march", "9", "1")
    assert play.legal == ["1", "2"] and play.refuses("M", "3") == "4.2"


@law("root:11.2.7.III", "root:3.3.1.I")
def test_mercenaries_never_count_for_dominance(trade):
    """They serve in Daylight and Evening: when dominance is checked, at the start of Birdsong, they are gone."""
    field = {1: "R1", 6: "R1", 8: "R1", 3: "E1 roost"}
    play = trade("birdsong", field, turn="M", M={"dominance": "dom-f"}).says("M", "mercenaries")
    assert [play.ruler(number) for number in (1, 6, 8)] == ["M"] * 3 and not play.winners
    for _ in range(200):
        if play.winners or (play.asked[0] == M and play.place["turns"] > 1):
            break
        ask = play.state.open[0]
        play.state.take(ask.seat, play.game.default_choice(play.state, ask))
    assert not play.winners


@law("root:11.2.7.III", "root:CARD.tax_collector")
def test_mercenaries_are_not_removed_for_the_tax(trade):
    play = hired(trade, {9: "M1", 10: "R2"}, M={"crafted": ["tax-f"]}).says("M", "tax-f")
    assert play.legal == ["9"]


@law("root:11.2.6.I", "root:11.2.6.II", "root:11.2.7.III", "root:7.5.2.IV")
def test_example_22_buying_a_service(trade):
    leader = {"leader": "charismatic", "decree": [[], [], [], ["tea-r"]]}
    birds = {"board": leader, "hand": ["tea-m"], "supply": 5}
    field = {3: "E1 roost", 5: "R2, M1", 2: "E2, R mouse-post"}
    play = trade("birdsong", field, turn="E", prices=[1, 2, 3], E=birds)
    assert play.state.factions[R].allowance(play.state, E) == 2
    play.says("E", "mercenaries")
    assert (board(play)["payments"], play.supply("E"), play.asked) == ({"E": 3}, 2, (E, "market"))
    play.says("E", "end").until("column")
    assert play.ruler(5) == "R", "not in Birdsong"
    play.says("E", "build").until("market")
    built = [event.what[:2] for event in play.events("built")]
    assert (E, 4) in built and play.at(5, "E") == {"roost": 1}, "the rabbit clearing was theirs in Daylight"
    play = trade("birdsong", field, turn="E", prices=[1, 2, 3], E=birds).says("E", "end").until("market")
    assert "roost" not in play.at(5, "E"), "and not without mercenaries"


# -- battle -----------------------------------------------------------------------------------------------------------


@law("root:11.2.7.III", "root:4.3", "root:4.3.2.I")
def test_with_mercenaries_alone_one_may_battle_a_third_faction(trade):
    play = hired(trade, {9: "R2, E3"}).says("M", "battle", "9").nature("3:1")
    assert play.events("battle")[0].what == (M, E, 8)
    assert play.events("hits")[0].what[:4] == (M, 2, E, 1), "at most as many as there are mercenaries"
    assert (play.warriors(9, "R"), play.warriors(9, "E")) == (2, 1), "of one hit they take none, and M has no piece"


@law("root:11.2.7.III", "root:4.3.2.I")
def test_own_and_hired_warriors_fight_together(trade):
    play = hired(trade, {9: "M1, R1, E4"}).says("M", "battle", "9", "E").nature("3:0")
    assert play.events("hits")[0].what[:4] == (M, 2, E, 0)


@law("root:11.2.7.III")
def test_mercenaries_do_not_fight_their_own(trade):
    play = hired(trade, {9: "R2", 10: "M1, R2"}).says("M", "battle")
    assert play.legal == ["10"] and play.refuses("M", "9") == "11.2.7.III"
    play.says("M", "10").nature("3:1")
    assert play.events("hits")[0].what[:4] == (M, 1, R, 1), "they count for themselves"
    assert (play.warriors(10, "M"), play.warriors(10, "R")) == (0, 1)


@law("root:11.2.7.III")
def test_without_warriors_of_ones_own_they_cannot_be_attacked(trade):
    play = hired(trade, {9: "R2, E1, A1"}, factions="M,E,R,A").says("M", "battle", "9")
    assert play.legal == ["E", "A"] and play.refuses("M", "R") == "11.2.7.III"


@law("root:11.2.7.III", "root:4.3.1")
def test_a_battle_goes_on_after_an_ambush_while_mercenaries_are_left(trade):
    field = {9: "M1, R2, E2"}
    play = hired(trade, field, E={"hand": ["ambush-m"]}).says("M", "battle", "9", "E").says("E", "ambush-m")
    assert (play.warriors(9, "M"), play.warriors(9, "R"), play.asked[1]) == (0, 1, "dice")


@law("root:11.2.7.III", "root:8.6.1.II")
def test_mercenaries_fight_in_evening(trade):
    own = {"board": {"officers": 1}}
    play = trade("evening", {9: "R2, M1"}, turn="A", hirer="A", factions="M,A,R", A=own)
    play.says("A", "battle", "9").nature("2:0")
    assert play.warriors(9, "M") == 0


@law("root:11.2.7.III.a")
@pytest.mark.parametrize(
    ("field", "hits", "own", "theirs"),
    [
        ("M3, R3", 3, 1, 2),  # RUL.26: the buyer loses 2, they lose 1
        ("M3, R3", 2, 2, 2),
        ("M3, R3", 1, 2, 3),
        ("M3, R1", 4, 0, 0),  # only one of them is there: the buyer takes the other three
        ("M1, R3", 4, 0, 1),  # hits beyond the buyer's pieces are lost
        ("R3", 3, 0, 2),
    ],
)
def test_hits_are_shared_evenly_and_the_rest_is_the_buyers(trade, field, hits, own, theirs):
    """A fourth hit comes from sappers."""
    play = hired(trade, {9: f"{field}, E9"}, E={"crafted": ["sappers-b"]})
    play.says("M", "battle", "9", *(["E"] if "M" in field else []))
    play.nature(f"3:{min(hits, 3)}")
    play.says("E", "sappers-b" if hits > 3 else "pass")
    assert (play.warriors(9, "M"), play.warriors(9, "R")) == (own, theirs)
    assert play.asked == (M, "daylight"), "nobody chooses"


@law("root:11.2.7.III.a", "root:4.3.3")
def test_the_buyers_own_warriors_fall_before_buildings(trade):
    """RUL.26: her half falls on her pieces, though mercenaries are left."""
    field = {9: "M1 sawmill, R3, E9"}
    play = hired(trade, field, E={"crafted": ["sappers-b"]}).says("M", "battle", "9", "E").nature("3:3")
    play.says("E", "sappers-b")
    assert (play.at(9, "M"), play.warriors(9, "R"), play.score("E")) == ({}, 1, 1)


@law("root:11.2.7.III.a", "root:6.2.3")
def test_field_hospitals_are_for_her_own_warriors_only(trade):
    field = {9: "M2, R2, E4", 1: "M1 keep"}
    play = hired(trade, field, M={"hand": ["tea-m"]}).says("M", "battle", "9", "E").nature("3:2")
    assert play.asked == (M, "hospitals")
    play.says("M", "tea-m")
    assert (play.warriors(1, "M"), play.warriors(9, "M"), play.warriors(9, "R")) == (2, 1, 1)


@law("root:11.2.7.III", "root:9.2.9.III")
def test_a_vagabond_who_removes_mercenaries_is_hostile_to_their_hirer(trade):
    """RUL.60"""
    own = {"pawn": "9", "board": {"character": "thief", "satchel": {"sword": 3}}}
    play = trade(map={9: "M1, R2"}, turn="M", hirer="M", factions="M,E,R,V", V=own)
    play.says("M", "battle", "9", "V").nature("2:2")
    relations = play.player("V")["board"]["relations"]
    assert (play.warriors(9, "R"), relations["M"], relations["R"]) == (1, "hostile", "indifferent")
    play = trade(map={9: "R3"}, turn="M", hirer="M", factions="M,E,R,V", V=own)
    play.says("M", "battle", "9").nature("2:2")
    relations = play.player("V")["board"]["relations"]
    assert (play.warriors(9, "R"), relations["M"], relations["R"]) == (2, "hostile", "indifferent")


@law("root:11.2.7.III", "root:CARD.command_warren")
def test_command_warren_finds_mercenaries_ready(trade):
    play = trade("daylight", {9: "R2, E1"}, turn="M", hirer="M", M={"crafted": ["warren-r"]})
    assert play.asked == (M, "effect")
    play.says("M", "warren-r", "9").nature("1:0")
    assert play.warriors(9, "E") == 0


@law("root:11.2.7.III")
def test_mercenaries_are_hired_once_a_turn(trade):
    play = trade("birdsong", {9: "M1, R1 mouse-post"}, turn="M").says("M", "mercenaries")
    assert "mercenaries" not in play.legal and play.refuses("M", "mercenaries") == "11.2.7.III"


@law("root:11.2.7.III", "root:11.2.7.III.b")
@pytest.mark.parametrize("hirer", ["E", "R", "V"])
def test_a_position_has_no_other_hirer_than_the_player_in_turn(trade, hirer):
    with pytest.raises(Illegal) as refused:
        trade(turn="V" if hirer == "V" else "M", hirer=hirer, factions="M,E,R,V")
    assert (refused.value.clause, refused.value.facts["where"]) == ("11.2.7.III", "players.R.board.hirer")
    assert all(refused.value.sentence(language) for language in ("fr", "en"))
