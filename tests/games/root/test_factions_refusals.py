"""Chapters 6 to 9: what a player reads who tries something plausible that is not allowed, in both languages."""

from clairiere.conformance import law

M, E, A, V = range(4)


def reads(play, letter, text, language="en"):
    """The sentence of a refusal."""
    return play.refused(play.seat(letter), text).sentence(language)


@law("root:6.5", "root:6.5.2", "root:6.5.5", "root:6.5.3", "root:6.5.4")
def test_the_marquise_is_told_what_to_say_instead(place):
    play = place(map={9: "M3 sawmill2"}, M={"hand": ["tea-m"]})
    assert reads(play, "M", "pass") == "You may stop here: say “end” (6.5)."
    assert reads(play, "M", "pass", "fr") == "On peut en rester là : dites « end » (6.5)."
    assert reads(play, "M", "move") == "You move by a march of two moves: say “march” (6.5.2)."
    assert reads(play, "M", "overwork") == "Name the card too, after “overwork” (6.5.5)."
    assert reads(play, "M", "overwork anvil-f") == "anvil-f is not in your hand (6.5.5)."
    assert reads(play, "M", "recruit") == "You have no recruiter on the map (6.5.3)."
    assert "enough wood linked to it (6.5.4)" in reads(play, "M", "build")


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
    assert reads(play, "M", "take-dom-f tea-m") == "To take dom-f, spend a fox or bird card (3.3.4)."
    play = rise("evening", {12: "A1"}, hand="dom-m", officers=1, A={"score": 16})
    assert reads(play, "A", "dom-m") == "“dom-m” belongs to another phase (3.3.1)."


@law("root:6.2.3", "root:2.1.1")
def test_hospitals_can_be_declined_by_a_pass(fight):
    play = fight("E", "M", 9, {9: "E3, M1", 1: "M keep"}, M={"hand": ["tea-f"]}).says("M", "pass").nature("1:0")
    assert play.asked == (M, "hospitals")
    assert reads(play, "M", "end") == "You may decline: say “pass” (6.2.3)."
    assert reads(play, "M", "tea-f", "fr") == "tea-f n’est pas de la couleur qui convient (6.2.3)."


@law("root:7.2.1", "root:7.5.2", "root:2.1.4")
def test_what_the_decree_does_not_allow(place):
    decree = [[], ["tea-m", "sack-m", "tea-r"], [], ["steel-f"]]
    board = {"leader": "despot", "decree": decree, "resolved": ["vizier-move"]}
    own = {"hand": ["codes-m", "ambush-f"], "board": board}
    play = place("E", map={9: "E6 roost"}, E=own).says("E", "end", "tea-m", "9", "12", "1")
    assert reads(play, "E", "tea-m") == "tea-m has been resolved in this turn (7.5.2)."
    assert reads(play, "E", "steel-f") == "Columns are resolved from left to right (7.5.2)."
    assert reads(play, "E", "codes-m") == "Crafting comes before the Decree (7.2.1)."
    assert reads(play, "E", "ambush-f") == "ambush-f is never crafted (2.1.4)."
    assert reads(play, "E", "pass") == "The Decree must be resolved to its end (7.5.2)."


@law("root:8.6", "root:8.6.1", "root:8.2.3", "root:8.5.2")
def test_the_alliance_is_told_when_things_are_done(rise):
    play = rise("evening", {12: "A1 fox-base"}, hand="tea-m tea-r tea-f anvil-f steel-f", officers=1)
    assert reads(play, "A", "mobilize tea-m") == "“mobilize tea-m” belongs to another phase (8.5.2)."
    play.says("A", "end").nature("bank-r sword-m")
    assert reads(play, "A", "recruit") == "Military operations come before drawing (8.6)."
    play = rise("daylight", {12: "A1 fox-base"}, "anvil-f", hand="tea-m")
    assert reads(play, "A", "move") == "“move” belongs to another phase (8.6.1)."
    assert reads(play, "A", "mobilize") == "Name the card too, after “mobilize” (8.5.2)."
    assert reads(play, "A", "train anvil-f").startswith("anvil-f is a supporter:")
    play = rise("birdsong", {12: "A sympathy"}, "anvil-f steel-f", hand="ambush-f")
    assert reads(play, "A", "ambush-f") == "ambush-f is none of your supporters (8.2.3)."


@law("root:8.6.1.III")
def test_an_operation_that_opens_a_question_is_not_of_another_phase(rise):
    play = rise("evening", {12: "A1 fox-base", 9: "A1 mouse-base"}, officers=2).says("A", "recruit")
    assert reads(play, "A", "move") == "“move” is not possible now (8.6.1.III)."
    play = rise("evening", {12: "A1 fox-base"}, officers=2, A={"supply": 0})
    assert reads(play, "A", "recruit") == "No warrior is left in your supply (8.6.1.III)."


@law("root:9.4.2", "root:9.5.4", "root:9.5.9", "root:CHAR.thief", "root:CHAR.tinker", "root:CHAR.vagrant")
def test_the_vagabond_is_told_what_is_missing(road):
    play = road(12, {12: "M1"}, character="thief", satchel="torch boots", hand=["tea-m"])
    assert reads(play, "V", "forest-d") == "You slip in Birdsong; in Daylight say “move” before the place (9.4.2)."
    assert reads(play, "V", "aid-m") == "Name the card too, after “aid-m” (9.5.4)."
    assert reads(play, "V", "aid-m tea-m") == "tea-m is not of the suit that is needed (9.5.4)."
    assert reads(play, "V", "steal") == "Nobody here has a card to take (CHAR.thief)."
    assert reads(play, "V", "hideout") == "That is not the Special Action of your character (9.5.9)."
    play = road(12, {12: "M1"}, character="vagrant", satchel="torch")
    assert reads(play, "V", "instigate").endswith("one of whom can attack (CHAR.vagrant).")
    play = road(12, {12: "M1"}, character="tinker", satchel="torch")
    assert reads(play, "V", "day-labor", "fr").startswith("La défausse n’a pas de carte")
    play = road("forest-d", character="tinker", satchel="torch")
    assert reads(play, "V", "day-labor") == "That cannot be done in a forest (CHAR.tinker)."


@law("root:9.4.2")
def test_a_pawn_goes_to_a_forest_or_a_clearing_by_name(road):
    play = road(12, phase="birdsong").says("V", "forest-d")
    assert any("the pawn goes to forest D." in line for line in play.hears(M))
    play = road(12, phase="birdsong").says("V", "9")
    assert any("the pawn goes to clearing 9." in line for line in play.hears(M))
