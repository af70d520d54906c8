"""Chapter 9.2.9: the Vagabond's relationships, his allies and his enemies; EX.5 and EX.18 to EX.20."""

import pytest

from clairiere.conformance import law
from clairiere.games.root.faction import FACTIONS

M, E, V = 0, 1, 2
CARDS = ["tea-f", "gear-f", "steel-f", "anvil-f", "racket-f", "armorers-b"]
outrage = pytest.mark.skipif("alliance" not in FACTIONS, reason="Outrage is the Alliance's")


def board(play, letter="V"):
    return play.player(letter)["board"]


def relation(play, letter):
    return board(play)["relations"][letter]


# -- 9.2.9.I improving ------------------------------------------------------------------------------------------------


@law("root:9.2.9")
def test_there_is_a_marker_for_each_faction_but_vagabonds(new):
    play = new(factions="marquise,eyrie,vagabond,vagabond").until("daylight", "slip")
    assert board(play)["relations"] == board(play, "W")["relations"] == {"M": "indifferent", "E": "indifferent"}


@law("root:9.2.9.I", "root:9.2.9.I.b")
def test_one_aid_moves_the_marker_from_indifferent(road):
    play = road(1, {1: "M1"}, hand=CARDS, satchel="boots").says("V", "aid-m tea-f")
    assert (relation(play, "M"), play.score("V")) == ("amiable_1", 1)


@law("root:9.2.9.I", "root:9.2.9.III.c")
def test_aid_does_not_move_a_hostile_marker_but_takes_an_item(road):
    play = road(1, {1: "M1"}, hand=CARDS, satchel="sword", relations={"M": "hostile"}, M={"items": {"boots": 1}})
    play.says("V", "aid-m tea-f", "boots")
    assert (relation(play, "M"), play.score("V"), board(play)["satchel"]) == ("hostile", 0, {"boots": 1})


@law("root:9.2.9.I.a", "root:9.2.9.I.b", "root:9.5.4")
def test_example_18_three_aids_in_one_turn_move_the_marker_two_spaces(road):
    play = road(1, {1: "E1"}, hand=CARDS, satchel="boots3")
    for card, space, score in zip(CARDS, ("amiable_1", "amiable_1", "amiable_2"), (1, 1, 3), strict=False):
        play.says("V", f"aid-e {card}")
        assert (relation(play, "E"), play.score("V")) == (space, score)


@law("root:9.2.9.I.a")
def test_progress_is_lost_at_the_end_of_the_turn(road):
    play = road(1, {1: "E1"}, hand=CARDS[:2], satchel="boots9", relations={"E": "amiable_1"})
    play.says("V", "aid-e tea-f")
    assert board(play)["aids"] == {"E": 1}
    for _ in range(2000):
        if (play.asked == (V, "wander") and board(play)["aids"] == {}) or not play.state.open:
            break
        ask = play.state.open[0]
        play.state.take(ask.seat, play.game.default_choice(play.state, ask))
    assert board(play)["aids"] == {} and relation(play, "E") == "amiable_1"
    play.says("V", "aid-e gear-f")
    assert relation(play, "E") == "amiable_1"


@law("root:9.2.9.I.a")
def test_aids_to_two_factions_do_not_add_up(road):
    relations = {"M": "amiable_1", "E": "amiable_1"}
    play = road(1, {1: "E1, M1"}, hand=CARDS, satchel="boots2", relations=relations)
    play.says("V", "aid-e tea-f", "aid-m gear-f")
    assert board(play)["relations"] == relations and board(play)["aids"] == {"M": 1, "E": 1}


# -- 9.2.9.II allies --------------------------------------------------------------------------------------------------


@law("root:9.2.9.II", "root:9.2.9.I.b")
def test_on_the_last_space_a_faction_is_an_ally(road):
    play = road(1, {1: "E1"}, hand=CARDS, satchel="boots3", relations={"E": "amiable_2"})
    play.says("V", "aid-e tea-f", "aid-e gear-f", "aid-e steel-f")
    assert (relation(play, "E"), play.score("V")) == ("allied", 2)


@law("root:9.2.9.II", "root:9.2.9.III")
def test_an_ally_that_becomes_hostile_is_no_ally(road):
    play = road(1, {1: "E2"}, satchel="crossbow boots", relations={"E": "allied"}).says("V", "strike")
    assert relation(play, "E") == "hostile"
    assert play.says("V", "move", "5").asked[1] == "wander"


@law("root:9.2.9.II.a")
def test_each_aid_to_an_ally_scores_two(road):
    play = road(1, {1: "E1"}, hand=CARDS, satchel="boots2", relations={"E": "allied"})
    assert play.says("V", "aid-e tea-f", "aid-e gear-f").score("V") == 4
    play = road(1, {1: "E1"}, hand=CARDS, satchel="boots2", relations={"E": "amiable_2"})
    assert play.says("V", "aid-e tea-f").score("V") == 0


@law("root:9.2.9.II.b", "root:9.5.1")
@pytest.mark.parametrize("brought", [1, 3])
def test_any_number_of_an_allys_warriors_comes_along(road, brought):
    play = road(1, {1: "E3, M1"}, satchel="boots", relations={"E": "allied", "M": "allied"})
    play.says("V", "move", "5")
    assert play.legal == ["E", "pass"] and play.refuses("V", "M") == "9.2.9.II.b"
    play.says("V", "E", str(brought))
    assert (play.warriors(5, "E"), play.warriors(1, "E"), play.player("V")["pawn"]) == (brought, 3 - brought, "5")


@law("root:9.2.9.II.b", "root:4.2.1")
def test_allies_who_rule_neither_clearing_stay_while_he_goes(road):
    play = road(1, {1: "E1, M3", 5: "M1"}, satchel="boots", relations={"E": "allied"}).says("V", "move", "5")
    assert (play.asked[1], play.player("V")["pawn"], play.warriors(1, "E")) == ("wander", "5", 1)
    play = road(1, {1: "E1, M3", 5: "E1"}, satchel="boots", relations={"E": "allied"}).says("V", "move", "5", "E")
    assert play.warriors(5, "E") == 2


@law("root:9.2.9.II.b", "root:9.4.2")
def test_nobody_comes_along_on_a_slip(road):
    play = road(1, {1: "E3"}, phase="birdsong", relations={"E": "allied"}).says("V", "5")
    assert (play.asked[1], play.warriors(1, "E")) == ("wander", 3)


@law("root:9.2.9.II.b")
def test_warriors_of_one_ally_only_come_along(road):
    play = road(1, {1: "E2, M1", 5: "E1"}, satchel="boots", relations={"E": "allied", "M": "allied"})
    play.says("V", "move", "5", "E", "2")
    assert (play.asked[1], play.warriors(5, "M"), play.warriors(5, "E")) == ("wander", 0, 3)


@law("root:9.2.9.II.c", "root:9.5.2")
def test_allied_warriors_raise_the_cap_of_his_dice(road):
    play = road(1, {1: "E2, M4"}, satchel="sword", relations={"E": "allied"}).says("V", "battle", "M")
    assert (play.asked, play.legal) == ((V, "ally"), ["E", "pass"])
    assert play.says("V", "E").nature("3:0").warriors(1, "M") == 1


@law("root:9.2.9.II.c")
def test_he_may_fight_alone(road):
    play = road(1, {1: "E2, M4"}, satchel="sword", relations={"E": "allied"}).says("V", "battle", "M", "pass")
    assert play.nature("3:0").warriors(1, "M") == 3


@law("root:9.2.9.II.c")
def test_an_ally_does_not_fight_against_itself(road):
    play = road(1, {1: "E2"}, satchel="sword", relations={"E": "allied"}).says("V", "battle")
    assert play.asked[1] == "dice"
    play = road(1, {1: "E2, M2"}, satchel="sword", relations={"E": "allied", "M": "allied"}).says("V", "battle", "E")
    assert play.legal == ["M", "pass"] and play.refuses("V", "E") == "9.2.9.II.c"


@law("root:9.2.9.II.c")
def test_in_defence_allied_warriors_are_not_his(road):
    battle = {"attacker": "M", "defender": "V", "clearing": 5}
    play = road(5, {5: "M3, E3"}, turn="M", battle=battle, satchel="boots5", relations={"E": "allied"}).nature("2:2")
    assert play.events("hits")[0].what[:4] == (M, 3, V, 0)
    assert "warrior" not in play.legal and play.warriors(5, "E") == 3


def with_ally(road, hits, *taken):
    """He attacks the Marquise with two swords and two Eyrie warriors; his hits are taken as said."""
    play = road(1, {1: "E3, M4"}, satchel="sword2 boots", relations={"E": "allied"})
    play.says("V", "battle", "M", "E").nature(f"3:{hits}")
    return play.says("V", *taken)


@law("root:9.2.9.II.d", "root:9.2.9.III")
def test_an_ally_that_takes_no_more_hits_than_his_items_stays_an_ally(road):
    play = with_ally(road, 2, "boots", "warrior")
    assert (relation(play, "E"), play.warriors(1, "E"), board(play)["damaged"]) == ("allied", 2, {"boots": 1})


@law("root:9.2.9.II.d")
def test_an_ally_that_takes_more_hits_than_his_items_is_hostile(road):
    play = with_ally(road, 3, "boots", "warrior", "warrior")
    assert (relation(play, "E"), play.warriors(1, "E")) == ("hostile", 1)
    assert ("hostile", "9.2.9.II.d") in play.clauses


@law("root:9.2.9.II.d")
def test_hits_of_an_ambush_count_too(road):
    play = road(1, {1: "E3, M4"}, satchel="sword2 boots", relations={"E": "allied"}, M={"hand": ["ambush-f"]})
    play.says("V", "battle", "M", "E").says("M", "ambush-f").says("V", "warrior", "warrior").nature("0:0")
    assert (relation(play, "E"), play.warriors(1, "E")) == ("hostile", 1)


@law("root:9.2.9.II.d")
def test_hits_of_an_earlier_battle_do_not_count(road):
    play = road(1, {1: "E3, M6"}, satchel="sword2 boots", relations={"E": "allied"})
    play.says("V", "battle", "M", "E").nature("1:1").says("V", "boots")
    assert relation(play, "E") == "allied"
    play.says("V", "battle", "M", "E").nature("1:1").says("V", "warrior")
    assert relation(play, "E") == "hostile"


@law("root:9.2.9.II.d", "root:6.2.3")
def test_allied_warriors_that_fall_together_are_saved_together(road):
    play = road(5, {5: "M3, E4", 1: "M keep"}, satchel="sword boots2", relations={"M": "allied"}, M={"hand": ["tea-r"]})
    play.says("V", "battle", "E", "M").nature("2:2").says("V", "warrior", "warrior")
    assert play.says("M", "tea-r").warriors(1, "M") == 2


@outrage
@law("root:9.2.9.II.e", "root:8.2.6")
def test_for_allied_warriors_that_he_brings_he_pays_the_outrage(road):
    play = road(1, {1: "E3", 5: "A sympathy"}, factions="eyrie,alliance,vagabond", hand=["visit-r"], satchel="boots",
                relations={"E": "allied"}, E={"hand": ["tea-r"]})  # fmt: skip
    play.says("V", "move", "5", "E", "2", "visit-r")
    assert (play.player("A")["stack"], play.hand("E"), play.hand("V")) == (["visit-r"], ["tea-r"], [])


@outrage
@law("root:9.2.9.II.e", "root:9.5.6")
@pytest.mark.parametrize("by", ["battle", "strike"])
def test_for_a_sympathy_token_that_he_removes_he_pays_the_outrage(road, by):
    play = road(5, {5: "A sympathy"}, factions="eyrie,alliance,vagabond", hand=["visit-r"], satchel="sword crossbow")
    play.says("V", by)
    if by == "battle":
        play.nature("0:0")
    play.says("V", "visit-r")
    assert (play.player("A")["stack"], play.score("V"), play.at(5, "A")) == (["visit-r"], 1, {})
    assert relation(play, "A") == "indifferent"


@outrage
@law("root:9.2.9.II.e", "root:9.2.2")
def test_his_pawn_alone_causes_no_outrage(road):
    play = road(1, {5: "A sympathy"}, factions="eyrie,alliance,vagabond", hand=["visit-r"], satchel="boots")
    assert play.says("V", "move", "5").hand("V") == ["visit-r"] and play.asked[1] == "wander"


# -- 9.2.9.III enemies ------------------------------------------------------------------------------------------------


@law("root:9.2.9.III")
@pytest.mark.parametrize("act", ["battle", "strike"])
def test_the_first_warrior_that_he_removes_makes_hostile(road, act):
    play = road(5, {5: "M2"}, satchel="sword crossbow").says("V", act)
    if act == "battle":
        play.nature("1:0")
    assert (relation(play, "M"), play.score("V")) == ("hostile", 0)


@law("root:9.2.9.III")
def test_in_defence_too_a_warrior_he_removes_makes_hostile(road):
    battle = {"attacker": "M", "defender": "V", "clearing": 5}
    play = road(5, {5: "M3"}, turn="M", battle=battle, satchel="sword").nature("1:1")
    assert (relation(play, "M"), play.warriors(5, "M"), play.score("V")) == ("hostile", 2, 0)


@law("root:9.2.9.III")
def test_buildings_and_tokens_do_not_make_hostile(road):
    play = road(5, {5: "M sawmill wood"}, satchel="sword").says("V", "battle").nature("1:0")
    assert (relation(play, "M"), play.score("V"), play.at(5, "M")) == ("indifferent", 2, {})


@law("root:9.2.9.III.a")
def test_each_hostile_piece_removed_in_battle_scores_one_more(road):
    play = road(5, {5: "M2 sawmill"}, satchel="sword3", relations={"M": "hostile"}).says("V", "battle").nature("3:0")
    assert (play.score("V"), play.at(5, "M")) == (4, {})


@law("root:9.2.9.III.a")
def test_only_the_warrior_that_made_hostile_scores_nothing(road):
    play = road(5, {5: "M3"}, satchel="sword2").says("V", "battle").nature("2:0")
    assert (relation(play, "M"), play.score("V")) == ("hostile", 1)


@law("root:9.2.9.III.a", "root:9.5.6")
def test_a_strike_scores_no_infamy(road):
    assert road(5, {5: "M3"}, satchel="crossbow", relations={"M": "hostile"}).says("V", "strike").score("V") == 0


@law("root:9.2.9.III.a")
@pytest.mark.parametrize(("infamy", "points"), [("always", 2), ("own-turn", 0)])
def test_infamy_is_scored_in_others_turns_too(road, infamy, points):
    """RUL.7 The Law names no turn; records of earlier engines have the learning book's limit."""
    battle, items = {"attacker": "M", "defender": "V", "clearing": 5}, {"satchel": "sword2"}
    play = road(5, {5: "M3"}, turn="M", battle=battle, relations={"M": "hostile"}, infamy=infamy, **items).nature("2:2")
    assert (play.score("V"), play.warriors(5, "M")) == (points, 1)


@law("root:9.2.9.III.a", "root:4.3.1")
def test_an_ambush_of_the_defending_vagabond_scores_infamy(road):
    battle = {"attacker": "M", "defender": "V", "clearing": 5}
    hand = ["ambush-r"]
    play = road(5, {5: "M3"}, turn="M", battle=battle, hand=hand, satchel="sword", relations={"M": "hostile"})
    assert play.says("V", "ambush-r").score("V") == 2


@law("root:9.2.9.III.a", "root:3.1")
def test_infamy_wins_in_another_players_turn(road):
    battle = {"attacker": "M", "defender": "V", "clearing": 5}
    rest = {"satchel": "sword2", "relations": {"M": "hostile"}, "score": 29}
    assert road(5, {5: "M3"}, turn="M", battle=battle, **rest).nature("1:1").winners == ["V"]


@law("root:9.2.9.III.b", "root:9.5.1")
def test_hostile_warriors_cost_one_more_boot(road):
    play = road(1, {5: "M1"}, satchel="boots2", relations={"M": "hostile"}).says("V", "move", "5")
    assert board(play)["exhausted"] == {"boots": 2}
    play = road(1, {5: "M1"}, satchel="boots", relations={"M": "hostile"}).says("V", "move")
    assert play.legal == ["9", "10"] and play.refuses("V", "5") == "9.2.9.III.b"


@law("root:9.2.9.III.b")
@pytest.mark.parametrize(("there", "boots"), [("M sawmill wood", 1), ("M2, E3", 2)])
def test_the_surcharge_is_for_warriors_and_is_paid_once(road, there, boots):
    play = road(1, {5: there}, satchel="boots3", relations={"M": "hostile", "E": "hostile"}).says("V", "move", "5")
    assert board(play)["exhausted"] == {"boots": boots}


@law("root:9.2.9.III.b", "root:CARD.cobbler")
def test_a_cobblers_move_costs_a_boot_only_among_hostile_warriors(road):
    relations = {"M": "hostile", "E": "allied"}
    play = road(1, {1: "E2", 5: "M1"}, crafted=["cobbler-r"], satchel="boots", relations=relations, phase="evening")
    play.says("V", "cobbler-r")
    assert play.legal == ["5", "9", "10"] and play.refuses("V", "forest-a") == "9.5.1"
    play.says("V", "5")
    assert board(play)["exhausted"] == {"boots": 1} and play.warriors(1, "E") == 2
    play = road(1, {5: "M1"}, crafted=["cobbler-r"], relations=relations, phase="evening").says("V", "cobbler-r")
    assert play.refuses("V", "5") == "9.2.9.III.b"
    assert play.says("V", "9").player("V")["pawn"] == "9"


@law("root:CARD.command_warren", "root:9.5.2")
def test_a_command_warren_exhausts_no_sword(road):
    play = road(5, {5: "M2"}, crafted=["warren-r"], satchel="sword").says("V", "warren-r", "5").nature("1:0")
    assert board(play)["satchel"] == {"sword": 1} and play.warriors(5, "M") == 1


@law("root:9.2.9.III.d", "root:9.2.8")
def test_a_hostile_partner_becomes_indifferent(road):
    play = road(1, factions="marquise,eyrie,vagabond,vagabond", hand=["dom-f"], score=10, relations={"E": "hostile"},
                M={"score": 8}, W={"score": 8, "pawn": "forest-b"})  # fmt: skip
    play.says("V", "dom-f")
    assert (play.player("V")["partner"], relation(play, "E")) == ("E", "indifferent")


# -- examples ---------------------------------------------------------------------------------------------------------


@law("root:9.4.2", "root:9.5.4", "root:9.2.9.I.a", "root:9.5.6", "root:9.2.9.III", "root:9.2.9.III.a", "root:9.6.2")
def test_example_5_step_by_step(road):
    """The sheet gives one boot where 9.2.9.III.b asks for two: he has two (RUL.56). M stands in for the Alliance."""
    play = road(10, {12: "M sawmill, E1", 11: "E2"}, phase="birdsong", hand=["tea-f"], satchel="torch boots2 sword",
                M={"items": {"crossbow": 1}})  # fmt: skip
    play.says("V", "12", "aid-m tea-f", "torch", "crossbow")
    assert (relation(play, "M"), play.score("V")) == ("amiable_1", 1)
    play.says("V", "strike", "E")
    assert (relation(play, "E"), play.score("V"), play.warriors(12, "E")) == ("hostile", 1, 0)
    play.says("V", "move", "11", "battle").nature("1:0")
    assert (play.warriors(11, "E"), play.score("V")) == (1, 2)
    assert len(play.says("V", "end").nature("").hand("V")) == 1


@law("root:9.5.2", "root:9.2.6", "root:9.2.7", "root:9.2.9.III", "root:9.2.9.III.a")
def test_examples_19_and_20_two_battles(road):
    play = road(5, {5: "M3"}, satchel="sword2").says("V", "battle").nature("1:1")
    assert play.legal == ["sword", "exhausted-sword"]
    play.says("V", "exhausted-sword")
    assert (relation(play, "M"), play.score("V"), play.warriors(5, "M")) == ("hostile", 0, 2)
    assert (board(play)["satchel"], board(play)["broken"]) == ({"sword": 1}, {"sword": 1})
    play.says("V", "battle").nature("2:0")
    assert (play.score("V"), play.warriors(5, "M"), board(play)["exhausted"]) == (1, 1, {"sword": 1})


@law("root:9.2.9.II.d", "root:9.2.7")
@pytest.mark.parametrize(("answers", "left", "relation"), [
    (["pass", "pass"], 2, "allied"), (["warrior", "pass"], 1, "allied"), (["warrior", "warrior"], 0, "hostile"),
])  # fmt: skip
def test_with_no_item_left_allied_warriors_may_take_hits_but_need_not(road, answers, left, relation):
    """One item is left undamaged; the ambush deals two hits, then the dice one."""
    birds = {"hand": ["ambush-m"]}
    play = road(9, {9: "M2, E3"}, satchel="sword", relations={"M": "allied"}, E=birds).says("V", "battle", "E", "M")
    play.says("E", "ambush-m").says("V", "exhausted-sword")
    assert (play.asked[1], play.legal, play.clause) == ("damage", ["warrior", "pass"], "9.2.9.II.d")
    play.says("V", answers[0]).nature("1:1").says("V", answers[1])
    assert play.warriors(9, "M") == left and play.player("V")["board"]["relations"]["M"] == relation


@law("root:9.5.1", "root:9.2.9.III.b")
def test_each_boot_is_exhausted_by_the_clause_that_asks_for_it(road):
    play = road(9, {12: "M1"}, satchel="boots2", relations={"M": "hostile"}).says("V", "move", "12")
    assert [clause for verb, clause in play.clauses if verb == "exhausted"] == ["9.5.1", "9.2.9.III.b"]


@law("root:9.2.9.II.b", "root:2.4")
@pytest.mark.parametrize("forest", "abcdefg")
def test_nobody_comes_along_out_of_a_forest(road, forest):
    """Warriors are never in one."""
    play = road(f"forest-{forest}", {c: "M1, E1" for c in range(1, 13)}, satchel="boots2", relations={"M": "allied"})
    play.says("V", "move")
    assert (play.says("V", play.legal[0]).asked[1], play.player("V")["pawn"].isdigit()) == ("wander", True)


@law("root:9.2.9.II", "root:9.2.9.I.b")
def test_a_new_ally_is_told_of(road):
    own = {"relations": {"M": "amiable_2"}, "aids": {"M": 2}, "hand": ["tea-f"]}
    play = road(12, {12: "M1"}, satchel="boots torch", **own).says("V", "aid-m tea-f", "boots")
    told = [(event.verb, event.clause) for event in play.log if event.verb in ("improved", "ally")]
    assert told == [("improved", "9.2.9.I.b"), ("ally", "9.2.9.II")]
