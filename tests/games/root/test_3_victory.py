"""Chapter 3: winning and scoring. Dominance needs three players or a position that has the cards: `DEALT`."""

import pytest

import clairiere
from clairiere import SPECTATOR
from clairiere.conformance import law

M, E = 0, 1
DOMINANCES = ["dom-b", "dom-f", "dom-r", "dom-m"]


def without(*cards):
    """The dominance cards that are out of the game when these are in it."""
    return [card for card in DOMINANCES if card not in cards]


@law("root:3.1")
def test_the_first_at_thirty_wins_at_once_even_in_another_turn(fight):
    """The defender scores by an ambush that strips the attacker and takes his building."""
    play = fight("M", "E", 9, {9: "M1 sawmill, E1"}, E={"hand": ["ambush-m"], "score": 29})
    play.says("E", "ambush-m")
    assert (play.winners, play.score("E"), play.state.over) == (["E"], 30, True)
    assert play.sees(SPECTATOR)["goal"] == 30


@law("root:3.1", "root:4.3.3")
@pytest.mark.parametrize("attacker", ["M", "E"])
def test_of_two_at_thirty_in_one_instant_the_player_in_turn_wins(fight, attacker):
    """Both lose a building to the other's hits."""
    crafted = {"M": {"score": 29}, "E": {"score": 29}}
    other = "E" if attacker == "M" else "M"
    crafted[other]["crafted"] = ["sappers-b"]
    piece = {"M": "sawmill", "E": "roost"}
    play = fight(attacker, other, 9, {9: f"{attacker}1 {piece[attacker]}, {other} {piece[other]}"}, **crafted)
    play.nature("0:0").says(other, "sappers-b")
    assert play.score(other) == 29, "one hit takes a warrior, no building"
    assert play.winners == [attacker]


@law("root:3.1", "root:4.3.3")
@pytest.mark.parametrize("turn", ["M", "E"])
def test_simultaneous_hits_count_for_both_before_anyone_wins(place, turn):
    """Two hits each: both lose their warrior and a building, both reach 30."""
    battle = {"attacker": turn, "defender": "E" if turn == "M" else "M", "clearing": 9, "dealt_rolled": 1, "dealt": 1,
              "returned_rolled": 1, "returned": 1, "at": 16}  # fmt: skip
    play = place(turn, map={9: "M1 sawmill, E1 roost"}, battle=battle, M={"score": 29}, E={"score": 29})
    assert (play.score("M"), play.score("E"), play.winners) == (30, 30, [turn])


@law("root:3.1")
def test_at_29_the_game_goes_on(place):
    play = place(map={5: "M1"}, M={"score": 29}).says("M", "end")
    assert not play.state.over


@law("root:3.2", "root:3.2.1")
def test_each_enemy_building_and_token_removed_scores_one(fight):
    play = fight("E", "M", 9, {9: "E3, M sawmill wood1"})
    play.nature("1:0")
    assert (play.score("E"), [event.clause for event in play.events("scored")]) == (2, ["3.2.1", "3.2.1"])


@law("root:3.1", "root:1.1.3")
def test_of_several_others_at_thirty_the_player_in_turn_names_the_first(place):
    """RUL.64 Simultaneous effects are ordered by the player in turn, who is none of them."""
    battle = {"attacker": "M", "defender": "E", "clearing": 9, "at": 17}
    rest = {"held": 1, "E": {"score": 30}, "A": {"score": 31}, "factions": "M,E,A"}
    play = place("M", map={9: "M1, E1"}, battle=battle, **rest)
    assert (play.asked, play.clause, play.legal) == ((M, "thirty"), "1.1.3", ["E", "A"])
    assert clairiere.load(play.place).dump() == play.place and play.refuses("M", "M") == "1.1.3"
    assert play.says("M", "A").winners == ["A"] and play.log[-1].clause == "3.1"


@law("root:3.1", "root:MM.1")
def test_while_the_mechanical_marquise_has_the_turn_nobody_orders(place):
    battle = {"attacker": "X", "defender": "E", "clearing": 9, "at": 17}
    rest = {"held": 1, "E": {"score": 30}, "A": {"score": 31}, "factions": "E,A,X"}
    assert place("X", map={9: "X1, E1"}, battle=battle, **rest).winners == ["E"]


@law("root:3.2.1")
def test_removing_an_own_token_scores_nothing(place):
    play = place(map={9: "M3 sawmill wood1", 1: "M1"}).says("M", "build", "sawmill", "1")
    assert (play.score("M"), play.score("E"), "wood" in play.at(9, "M")) == (1, 0, False)


@law("root:3.2.2", "root:3.2")
@pytest.mark.parametrize(("turn", "leader", "points"), [("M", "", 2), ("E", "despot", 1), ("E", "builder", 2)])
def test_crafting_an_item_scores_its_points(place, turn, leader, points):
    piece = "workshop" if turn == "M" else "roost"
    field = {9: f"{turn}1 {piece}"}
    board = {"board": {"leader": leader}} if leader else {}
    play = place(turn, map=field, **{turn: {"hand": ["tea-f"]} | board}).says(turn, "tea-f")
    assert play.score(turn) == points


@law("root:3.2", "root:3.3.1")
def test_after_a_dominance_card_nothing_scores(place):
    play = place(map={9: "M1 workshop"}, M={"hand": ["tea-f"], "dominance": "dom-f"}, removed=without("dom-f"))
    play.says("M", "tea-f")
    assert (play.score("M"), play.player("M")["items"]) == (0, {"tea": 1})


@law("root:3.3.1")
def test_a_dominance_card_is_activated_with_ten_points(place):
    play = place(map={9: "M1"}, M={"hand": ["dom-m"], "score": 10}, removed=without("dom-m")).says("M", "dom-m")
    player = play.player("M")
    assert (player["dominance"], player["on_track"], player["hand"], player["score"]) == ("dom-m", 0, [], 0)


@law("root:3.3.1")
def test_nine_points_are_too_few(place):
    play = place(map={9: "M1"}, M={"hand": ["dom-m"], "score": 9}, removed=without("dom-m"))
    assert "dom-m" not in play.legal and play.refuses("M", "dom-m") == "3.3.1"


@law("root:3.3.1")
@pytest.mark.parametrize("phase", ["birdsong", "evening"])
def test_a_dominance_card_is_activated_in_daylight_only(place, phase):
    hand = ["dom-m", "tea-f", "tea-r", "gear-f", "gear-m", "visit-r"]
    play = place("E", phase, {3: "E6 roost"}, E={"hand": hand, "score": 12}, removed=without("dom-m"))
    play.until("decree" if phase == "birdsong" else "discard")
    play.says("E", "dom-m")
    assert play.player("E")["dominance"] == "", "in these questions the card is a card"


@law("root:3.3.1", "root:3.3.4")
@pytest.mark.parametrize(("phase", "card"), [("birdsong", "claim-b"), ("evening", "cobbler-r")])
def test_effects_of_other_phases_come_without_dominance_cards(place, phase, card):
    held = {"crafted": [card], "hand": ["dom-m", "steel-f"], "score": 12}
    play = place("E", phase, {3: "E6 roost"}, E=held, available=["dom-f"], removed=without("dom-m", "dom-f"))
    assert (play.asked, play.legal) == ((E, "effect"), [card, "end"])
    if phase == "birdsong":
        play.says("E", "end", "steel-f", "recruit", "end")
        assert (play.asked, play.legal) == ((E, "effect"), [card, "end"]), "nor at its end"


@law("root:3.3.1.I", "root:CARD.dominance")
@pytest.mark.parametrize(
    ("ruled", "won"), [((3, 4, 10), True), ((3, 4), False), ((3, 4, 10, 1), True), ((3, 4, 1, 2), False)]
)
def test_three_ruled_clearings_of_the_suit_win_at_the_start_of_birdsong(place, ruled, won):
    field = {clearing: "M2" for clearing in ruled}
    play = place("M", "birdsong", field, M={"dominance": "dom-r"}, removed=without("dom-r"))
    assert (play.winners == ["M"], play.state.over) == (won, won)


@law("root:3.3.1.I")
def test_no_dominance_win_at_another_time(place):
    play = place("E", "birdsong", {3: "M2", 4: "M2", 10: "M2", 1: "E2 roost"}, M={"dominance": "dom-r"},
                 E={"hand": ["tea-f"]}, removed=without("dom-r"))  # fmt: skip
    assert not play.state.over
    play = place("M", "daylight", {3: "M2", 4: "M2", 10: "M2"}, M={"dominance": "dom-r"}, removed=without("dom-r"))
    assert not play.state.over


@law("root:3.3.1.II", "root:CARD.dominance")
@pytest.mark.parametrize(("corners", "won"), [((1, 3), True), ((2, 4), True), ((1, 2), False), ((3, 4), False)])
def test_two_opposite_corners_win_with_the_bird(place, corners, won):
    field = {clearing: "M2" for clearing in corners}
    play = place("M", "birdsong", field, M={"dominance": "dom-b"}, removed=without("dom-b"))
    assert play.winners == (["M"] if won else [])


@law("root:3.3.2")
def test_an_activated_card_is_outside_the_hand_limit(place):
    hand = ["tea-f", "tea-r", "gear-f", "gear-m"]
    play = place("M", "evening", {9: "M1"}, M={"hand": hand, "dominance": "dom-b"}, removed=without("dom-b"))
    play.nature("tea-m")
    assert (len(play.hand("M")), play.place["turn"]) == (5, "E"), "nothing is discarded"


@law("root:3.3.2")
def test_an_activated_card_cannot_be_swapped(place):
    held = {"hand": ["dom-f"], "dominance": "dom-b", "score": 12}
    play = place(map={9: "M1"}, M=held, removed=without("dom-b", "dom-f"))
    assert "dom-f" not in play.legal and play.refuses("M", "dom-f") == "3.3.2"


@law("root:3.3.3")
def test_a_discarded_dominance_card_is_available(place):
    hand = ["tea-f", "tea-r", "gear-f", "gear-m", "dom-r"]
    play = place("M", "evening", {9: "M1"}, M={"hand": hand}, removed=without("dom-r")).nature("tea-m")
    play.says("M", "dom-r")
    assert (play.place["available"], play.place["discard"]) == (["dom-r"], [])
    assert [event.clause for event in play.events("available")] == ["3.3.3"]


@law("root:3.3.4")
@pytest.mark.parametrize("paid", ["steel-f", "sappers-b"])
def test_an_available_dominance_card_is_taken_for_a_card_of_its_suit(place, paid):
    play = place(map={9: "M1"}, M={"hand": [paid, "tea-m"]}, available=["dom-f"], removed=without("dom-f"))
    assert play.refuses("M", "take-dom-f tea-m") == "3.3.4"
    play.says("M", f"take-dom-f {paid}")
    assert (sorted(play.hand("M")), play.place["available"], play.place["discard"]) == (["dom-f", "tea-m"], [], [paid])
    assert play.sees(E)["players"][0]["known"] == ["dom-f"], "everyone saw it"


@law("root:1.2.1", "root:3.3.1", "root:3.3.4")
@pytest.mark.parametrize(("score", "available"), [(12, []), (3, ["dom-b"]), (3, [])])
def test_who_might_use_a_dominance_card_is_asked_whatever_he_holds(place, score, available):
    """Between the cards of the Decree and after it: with twelve points, or with a card beside the map."""
    asked = []
    for hand in ("dom-m", "sappers-b", "tea-f"):
        eyrie = {"score": score, "hand": [hand], "board": {"leader": "despot"}}
        play = place("E", map={9: "E3 roost", 2: "E3"}, factions="M,E,A", E=eyrie, available=available).says("E", "end")
        asked.append([])
        while play.place["phase"] == "daylight":
            asked[-1].append(play.asked)
            option = next(text for text in play.legal if "dom" not in text)
            play.says("E", option)
    assert asked[0] == asked[1] == asked[2]
    assert ((E, "effect") in asked[0], (E, "resolve") in asked[0]) == ((score == 12 or available != []),) * 2


@law("root:3.3.4", "root:2.1.1.II")
def test_a_bird_dominance_card_asks_for_a_bird(place):
    play = place(map={9: "M1"}, M={"hand": ["tea-m", "steel-f"]}, available=["dom-b"], removed=without("dom-b"))
    assert play.refuses("M", "take-dom-b tea-m") == "2.1.1.II"


@law("root:3.3.4")
def test_dominance_cards_are_taken_in_own_daylight_only(place):
    play = place(
        "E", "birdsong", {3: "E6 roost"}, E={"hand": ["steel-f"]}, available=["dom-f"], removed=without("dom-f")
    )
    assert play.refuses("E", "take-dom-f steel-f") == "3.3.4"
    assert play.refuses("M", "take-dom-f steel-f") == "1.4"
