"""Chapters 6 to 9: what a player reads who tries something plausible that is not allowed, in both languages."""

import pytest

from clairiere import NATURE, SPECTATOR, Illegal
from clairiere.conformance import law
from clairiere.games.root import choices as c
from clairiere.games.root.choices import SEAT

M, E, A, V = range(4)


def reads(play, letter, text, language="en"):
    """The sentence of a refusal."""
    return play.refused(play.seat(letter), text).sentence(language)


@law("root:6.5", "root:6.5.2", "root:6.5.5", "root:6.5.3", "root:6.5.4")
def test_the_marquise_is_told_what_to_say_instead(place):
    play = place(map={9: "M3 sawmill2"}, M={"hand": ["tea-m"]})
    assert reads(play, "M", "pass") == "You may stop here: answer “end” (6.5)."
    assert reads(play, "M", "pass", "fr") == "Vous pouvez en rester là : répondez « fin » (6.5)."
    assert reads(play, "M", "move") == "You move by a march of two moves: answer “march” (6.5.2)."
    assert reads(play, "M", "overwork") == "Name the card too, after “overwork” (6.5.5)."
    assert reads(play, "M", "overwork anvil-f") == "Anvil (fox) is not in your hand (6.5.5)."
    assert reads(play, "M", "recruit") == "You have no recruiter on the map (6.5.3)."
    assert "has an open slot (6.5.4)" in reads(play, "M", "build")


@law("root:6.5.3", "root:2.5")
def test_recruiting_without_warriors_says_so(place):
    play = place(map={9: "M1 recruiter"}, M={"supply": 0})
    assert reads(play, "M", "recruit") == "No warrior is left in your supply (6.5.3)."


@law("root:4.1.1")
def test_the_cost_of_a_card_is_told_in_the_readers_language(place):
    play = place(map={9: "M3"}, M={"hand": ["tax-f", "claim-b"]})
    assert "coûte renard, lapin, souris :" in reads(play, "M", "tax-f", "fr")
    assert "costs any, any, any, any:" in reads(play, "M", "claim-b")


@law("root:3.3.4", "root:3.3.1", "root:8.6.1")
def test_dominance_cards_are_named_and_have_their_phase(place, rise):
    play = place(map={9: "M3"}, M={"hand": ["tea-m"]}, available=["dom-f"], factions="M,E,A")
    assert reads(play, "M", "take-dom-f tea-m") == "To take Dominance (fox), spend a fox or bird card (3.3.4)."
    play = rise("evening", {12: "A1"}, hand="dom-m", officers=1, A={"score": 16})
    assert reads(play, "A", "dom-m") == "“Dominance (mouse)” belongs to another phase (3.3.1)."


@law("root:6.2.3", "root:2.1.1")
def test_hospitals_can_be_declined_by_a_pass(fight):
    play = fight("E", "M", 9, {9: "E3, M1", 1: "M keep"}, M={"hand": ["tea-f"]}).says("M", "pass").nature("1:0")
    assert play.asked == (M, "hospitals")
    assert reads(play, "M", "end") == "You may decline: answer “pass” (6.2.3)."
    assert reads(play, "M", "tea-f", "fr") == "Café de Racines (renard) n’est pas de la couleur qui convient (6.2.3)."


@law("root:7.2.1", "root:7.5.2", "root:2.1.4")
def test_what_the_decree_does_not_allow(place):
    decree = [[], ["tea-m", "sack-m", "tea-r"], [], ["steel-f"]]
    board = {"leader": "despot", "decree": decree, "resolved": ["vizier-move"]}
    own = {"hand": ["codes-m", "ambush-f"], "board": board}
    play = place("E", map={9: "E6 roost"}, E=own).says("E", "end", "tea-m", "9", "12", "1")
    assert reads(play, "E", "tea-m") == "Root Tea (mouse) has been resolved in this turn (7.5.2)."
    assert reads(play, "E", "steel-f") == "Columns are resolved from left to right (7.5.2)."
    assert reads(play, "E", "codes-m") == "Crafting comes before the Decree (7.2.1)."
    assert reads(play, "E", "ambush-f") == "Ambush! (fox) is never crafted (2.1.4)."
    assert reads(play, "E", "pass") == "The Decree must be resolved to its end (7.5.2)."


@law("root:8.6", "root:8.6.1", "root:8.2.3", "root:8.5.2")
def test_the_alliance_is_told_when_things_are_done(rise):
    play = rise("evening", {12: "A1 fox-base"}, hand="tea-m tea-r tea-f anvil-f steel-f", officers=1)
    assert reads(play, "A", "mobilize tea-m") == "“mobilize: Root Tea (mouse)” belongs to another phase (8.5.2)."
    play.says("A", "end").nature("bank-r sword-m")
    assert reads(play, "A", "recruit") == "Military operations come before drawing (8.6)."
    play = rise("daylight", {12: "A1 fox-base"}, "anvil-f", hand="tea-m")
    assert reads(play, "A", "move") == "“move” belongs to another phase (8.6.1)."
    assert reads(play, "A", "mobilize") == "Name the card too, after “mobilize” (8.5.2)."
    assert reads(play, "A", "train anvil-f").startswith("Anvil (fox) is a supporter:")
    play = rise("birdsong", {12: "A sympathy"}, "anvil-f steel-f", hand="ambush-f")
    assert reads(play, "A", "ambush-f").startswith("Name the clearing:")
    assert reads(play, "A", "anvil-f").startswith("Name the clearing:")


@law("root:8.6.1.III")
def test_an_operation_that_opens_a_question_is_not_of_another_phase(rise):
    play = rise("evening", {12: "A1 fox-base", 9: "A1 mouse-base"}, officers=2).says("A", "recruit")
    assert reads(play, "A", "move") == "“move” is not possible now (8.6.1.III)."
    play = rise("evening", {12: "A1 fox-base"}, officers=2, A={"supply": 0})
    assert reads(play, "A", "recruit") == "No warrior is left in your supply (8.6.1.III)."


@law("root:9.4.2", "root:9.5.4", "root:9.5.9", "root:CHAR.thief", "root:CHAR.tinker", "root:CHAR.vagrant")
def test_the_vagabond_is_told_what_is_missing(road):
    play = road(12, {12: "M1"}, character="thief", satchel="torch boots", hand=["tea-m"])
    assert reads(play, "V", "forest-d") == "You slip in Birdsong; in Daylight answer “move” before the place (9.4.2)."
    assert reads(play, "V", "aid-m") == "Name the card too, after “aid the Marquise” (9.5.4)."
    assert reads(play, "V", "aid-m tea-m") == "Root Tea (mouse) is not of the suit that is needed (9.5.4)."
    assert reads(play, "V", "steal") == "Nobody here has a card to take (Thief)."
    assert reads(play, "V", "hideout") == "That is not the Special Action of your character (9.5.9)."
    play = road(12, {12: "M1"}, character="vagrant", satchel="torch")
    assert reads(play, "V", "instigate").endswith("one of whom can attack (Vagrant).")
    play = road(12, {12: "M1"}, character="tinker", satchel="torch")
    assert reads(play, "V", "day-labor", "fr").startswith("La défausse n’a pas de carte")
    play = road("forest-d", character="tinker", satchel="torch")
    assert reads(play, "V", "day-labor") == "That cannot be done in a forest (Tinker)."


@law("root:9.4.2")
def test_a_pawn_goes_to_a_forest_or_a_clearing_by_name(road):
    play = road(12, phase="birdsong").says("V", "forest-d")
    assert any("the pawn goes to forest D." in line for line in play.hears(M))
    play = road(12, phase="birdsong").says("V", "9")
    assert any("the pawn goes to clearing 9." in line for line in play.hears(M))


@law("root:7.5.2", "root:7.5.2.II", "root:7.5.2.III")
def test_the_decree_makes_its_moves_and_battles_a_duty(place):
    board = {"leader": "despot", "decree": [[], ["tea-m"], ["sack-m"], []], "resolved": ["vizier-move", "vizier-build"]}
    play = place("E", map={9: "E6 roost, M1", 12: "M1"}, E={"hand": ["codes-m"], "board": board}).says("E", "end")
    assert play.asked == (E, "from")
    assert reads(play, "E", "pass") == "This cannot be passed up (7.5.2)."
    play.says("E", "9")
    assert play.refuses("E", "end") == "7.5.2"


@law("root:6.5.4.II", "root:2.2.3", "root:2.2.4")
def test_where_the_wood_suffices_it_is_the_slot_that_is_missing(place):
    play = place(map={10: "M3 wood3 sawmill", 7: "M1"}).says("M", "build")
    assert play.legal == ["workshop", "recruiter"]
    assert "has an open slot (6.5.4.II)" in reads(play, "M", "sawmill")
    play = place(map={10: "M3 wood3 sawmill", 7: "M1"}, ruins=[6, 11, 12]).says("M", "build")
    assert "sawmill" in play.legal
    play = place(map={10: "M3 sawmill", 7: "M1"}).says("M", "build")
    assert "too little wood" in reads(play, "M", "sawmill")


@law("root:7.7.3")
def test_the_leader_in_office_does_not_lie_face_down(place):
    with pytest.raises(Illegal) as refused:
        place("E", E={"board": {"leader": "despot", "set_aside": ["despot"]}})
    assert refused.value.sentence("en") == "players.E.board.set_aside: despot leads and does not lie face down (7.7.3)."


@law("root:4.1.3", "root:CARD.stand_and_deliver", "root:CARD.tax_collector", "root:CARD.codebreakers")
def test_an_effect_that_cannot_be_used_says_why(place):
    play = place(map={9: "M1"}, M={"crafted": ["stand-f", "codes-m", "armorers-b"]})
    assert reads(play, "M", "stand-f") == "“Stand and Deliver! (fox)” belongs to another phase (4.1.3)."
    assert reads(play, "M", "codes-m").startswith("There is nobody and nothing to use Codebreakers (mouse) on")
    assert reads(play, "M", "armorers-b") == "Armorers (bird) cannot be used now (4.1.3)."
    play = place(map={9: "M2"}, M={"crafted": ["codes-m"]}, E={"hand": ["tea-m"]}).says("M", "codes-m")
    assert reads(play, "M", "codes-m") == "Codebreakers (mouse) has been used already (4.1.3)."
    play = place(map={9: "M2"}, M={"crafted": ["tax-f"]}).says("M", "tax-f")
    assert reads(play, "M", "1") == "You have no warrior in that clearing (Tax Collector)."


@law("root:4.3.2.II", "root:CARD.armorers", "root:CARD.sappers")
def test_in_battle_a_card_is_in_play_and_has_something_to_do(fight):
    own = {"crafted": ["armorers-b", "sappers-b"]}
    play = fight("E", "M", 9, {9: "E3, M1"}, M=own).nature("0:0")
    assert play.asked == (M, "effects")
    assert reads(play, "M", "armorers-b") == "No rolled hit is there to be ignored (4.3.2.II)."
    assert reads(play, "M", "sappers-b2") == "You do not have Sappers (bird) in play (4.3.2.II)."


@law("root:4.3.3")
def test_a_piece_that_is_not_there_cannot_be_lost(fight):
    play = fight("E", "M", 9, {9: "E3, M1 sawmill workshop"}).nature("2:0")
    assert play.asked == (M, "hit")
    assert reads(play, "M", "recruiter") == "There is no such piece to choose (4.3.3)."


@law("root:7.5.2")
def test_a_vizier_is_resolved_once_and_in_his_column(place):
    board = {"leader": "despot", "decree": [[], ["tea-m", "sack-m"], [], []]}
    play = place("E", map={9: "E6 roost"}, E={"hand": ["codes-m"], "board": board}).says("E", "end")
    assert play.asked == (E, "resolve")
    play.says("E", "vizier", "9", "12", "1")
    assert reads(play, "E", "vizier") == "Loyal Vizier has been resolved in this turn (7.5.2)."
    board |= {"leader": "commander", "decree": [["tea-m", "sack-m"], [], [], []]}
    play = place("E", map={9: "E6 roost"}, E={"hand": ["codes-m"], "board": board}).says("E", "end")
    assert reads(play, "E", "vizier") == "Columns are resolved from left to right (7.5.2)."


@law("root:9.2.5", "root:9.5.4", "root:9.2.1")
def test_an_item_has_two_sides_and_hammers_have_one_suit(road):
    play = road(12, {12: "M1"}, satchel="torch boots", hand=["tea-f", "tax-f"]).says("V", "aid-m tea-f")
    assert reads(play, "V", "exhausted-torch") == "Not with that side up: answer “torch” (9.2.5)."
    assert reads(play, "V", "second-bag") == "“bag (second)” is not possible now (9.5.4)."
    play = road(12, {12: "M1"}, satchel="torch hammer3", hand=["tax-f", "tea-f"])
    assert "needs several suits" in reads(play, "V", "tax-f")
    assert reads(play, "V", "aid-c tea-f") == "You cannot name that player (9.5.4)."


@law("root:6.5.5", "root:6.5.4.II")
def test_a_sawmill_of_another_suit_and_wood_that_is_not_linked(place):
    play = place(map={9: "M1 sawmill", 2: "M1 sawmill", 8: "M1 sawmill"}, M={"hand": ["tea-m"]})
    play.says("M", "overwork tea-m")
    assert reads(play, "M", "8") == "That clearing does not match (6.5.5)."
    assert reads(play, "M", "1") == "No building of yours waits for a piece there (6.5.5)."
    play = place(map={9: "M1 wood", 1: "M1 wood sawmill", 4: "M1 wood", 7: "M1 wood"}, M={"hand": ["tea-m"]})
    play.says("M", "build", "sawmill", "9")
    assert reads(play, "M", "7").startswith("That wood is not linked")
    assert reads(play, "M", "2").startswith("There is no wood in that clearing")


@law("root:3.3.1", "root:10.4.3")
def test_a_dominance_card_in_birdsong_belongs_to_another_phase(place):
    play = place("C", "birdsong", map={9: "C1"}, C={"hand": ["dom-m"], "board": {"acolytes": 5}}, factions="M,E,C")
    play.until("conspire")
    assert reads(play, "C", "dom-m") == "“Dominance (mouse)” belongs to another phase (3.3.1)."


@law("root:10.3.2")
def test_a_corner_that_is_not_opposite_says_so(new):
    play = new(factions="M,E,C").until("first garden")
    assert reads(play, "C", "1").startswith("With one other corner taken")
    assert reads(play, "C", "9").startswith("It must be one of the corners")


@law("root:6.5.3", "root:CHAR.scoundrel")
def test_a_recruiter_in_a_burnt_clearing_is_not_a_lack_of_warriors(place):
    play = place(map={9: "M1 recruiter"}, clearings={"9": {"M": {"warrior": 1, "recruiter": 1}, "closed": True}})
    assert reads(play, "M", "recruit") == "“recruit” cannot be done anywhere now (6.5.3)."


@law("root:4.3.1")
@pytest.mark.parametrize(
    ("card", "reason"), [("tea-f", "no-ambush"), ("ambush-r", "ambush-suit"), ("tea-r", "not-in-hand")]
)
def test_what_is_no_ambush_here_is_refused_for_that(fight, card, reason):
    play = fight("E", "M", 9, {9: "E3, M2"}, M={"hand": ["tea-f", "ambush-r", "ambush-b"]})
    refused = play.refused(M, card)
    assert (play.asked[1], refused.reason, refused.clause) == ("ambush", f"root-{reason}", "4.3.1")


@law("root:4.1.3")
def test_a_card_of_the_hand_is_no_effect_in_play(place):
    play = place("M", "birdsong", {9: "M2"}, M={"crafted": ["stand-f"], "hand": ["tax-f"]}, E={"hand": ["tea-f"]})
    assert (play.asked[1], play.refused(M, "tax-f").reason) == ("effect", "root-not-in-play")


@law("root:4.2.1")
def test_a_move_to_a_clearing_that_neither_end_of_is_ruled_is_refused_for_that(place):
    play = place(map={9: "M1, E2", 1: "E1", 12: "M2", 10: "M1"}).says("M", "march", "9")
    assert (play.refused(M, "1").reason, play.refuses("M", "1")) == ("root-rule-neither", "4.2.1")
    surrounded = {9: "M1, E2", **{clearing: "E1" for clearing in (1, 4, 12)}, 5: "M2"}
    assert place(map=surrounded).says("M", "march").refused(M, "9").reason == "root-rule-neither"


@law("root:4.3", "root:CARD.codebreakers")
def test_who_is_not_there_is_no_defender_and_elsewhere_the_question_says_it(place):
    play = place(map={9: "M3, E1, A1"}, factions="M,E,A,C").says("M", "battle", "9")
    assert (play.asked[1], play.refused(M, "C").reason) == ("defender", "root-not-there")
    play = place(map={9: "M3, E1"}, M={"crafted": ["codes-m"]}, E={"hand": ["tea-f"]}, A={"hand": ["tea-r"]},
                 factions="M,E,A,C").says("M", "codes-m")  # fmt: skip
    assert (play.asked[1], play.refused(M, "C").reason) == ("player", "root-no-cards-there")
    assert place(map={9: "M3"}).refused(M, "E").reason == "root-not-possible"


@law("root:5.1.1")
def test_nobody_else_answers_for_a_seat(place):
    play = place(map={9: "M2"})
    found = [play.state.refusal(seat, play.state.open[0].options[0]).reason for seat in (SPECTATOR, NATURE, 2, E)]
    assert found == ["root-not-seated", "chance-not-asked", "root-not-seated", "root-not-asked"]


@law("root:4.3.2")
def test_what_chance_cannot_bring_is_refused_as_such(fight):
    play = fight("E", "M", 9, {9: "E3, M2"})
    assert play.asked == (NATURE, "dice")
    for choice in (SEAT + M, c.END, 3):
        refused = play.state.refusal(NATURE, choice)
        assert (refused.reason, refused.clause) == ("root-not-possible", "4.3.2")


@law("root:11.5", "root:11.2.4")
def test_a_player_is_no_fund_where_no_fund_is_asked_for(trade):
    play = trade(map={10: "R2"}, funds="R2")
    assert (play.asked[1], play.refused(2, "M").reason) == ("trade", "root-not-possible")


@law("root:10.4.3")
def test_too_few_acolytes_are_counted(faith):
    """Hated by the Outcast once more, they pay one less."""
    play = faith("birdsong", {5: "C2, M1 sawmill"}, acolytes=1, outcast="rabbit").until("conspire")
    refused = play.refused(2, "sanctify")
    assert (refused.reason, refused.facts["wanted"], refused.facts["found"]) == ("root-acolytes-short", 2, 1)


@law("root:10.4.3.III")
def test_a_clearing_without_an_enemy_building_is_not_sanctified(faith):
    play = faith("birdsong", {5: "C2, M1 sawmill", 10: "M sawmill", 4: "M1"}, acolytes=3, outcast="rabbit")
    refused = play.until("conspire").says("C", "sanctify").refused(2, "4")
    assert (refused.reason, refused.clause) == ("root-no-enemy-building", "10.4.3.III")


@law("root:9.3.1")
def test_a_character_that_another_vagabond_is_is_taken(new):
    play = new(factions="marquise,vagabond,vagabond").until("character")
    first, taken = play.asked[0], play.legal[0]
    play.answer(first, taken).until("character")
    assert play.asked[0] != first and taken not in play.legal
    refused = play.refused(play.asked[0], taken)
    assert (refused.reason, refused.clause) == ("root-character-taken", "9.3.1")


@law("root:11.5.3", "root:4.1.2", "root:4.1.4")
def test_what_the_company_cannot_craft_is_refused_for_an_item_or_for_an_effect(trade):
    own = {"map": {12: "R1 fox-post", 9: "R1 mouse-post"}, "funds": "R9"}
    gone = trade(hand="anvil-f", M={"items": {"hammer": 1}}, **own)
    assert (gone.refused(2, "anvil-f").reason, gone.refuses("R", "anvil-f")) == ("root-no-item", "4.1.2")
    twice = trade(hand="codes-m2", R={"crafted": ["codes-m"]}, **own)
    assert (twice.refused(2, "codes-m2").reason, twice.refuses("R", "codes-m2")) == ("root-in-play-already", "4.1.4")


@law("root:6.5.4")
def test_where_every_building_stands_nothing_is_left_to_be_built(place):
    built = {1: "sawmill", 2: "sawmill2", 3: "recruiter", 4: "sawmill", 5: "sawmill2", 6: "workshop", 7: "workshop2",
             8: "workshop2", 9: "recruiter2", 10: "workshop", 11: "recruiter2", 12: "recruiter"}  # fmt: skip
    play = place(map={clearing: f"M1 {pieces}" for clearing, pieces in built.items()}, ruins=[])
    refused = play.refused(M, "build")
    assert (refused.reason, refused.clause) == ("root-no-building-left", "6.5.4")
