"""Chapters 8.1 to 8.3: the Woodland Alliance, its own rules and its set-up."""

import pytest

from clairiere.conformance import law

M, E, A = 0, 1, 2
ALL = "M,E,A"
TEN = {1: "A sympathy", 2: "A sympathy", 3: "A sympathy", 4: "A sympathy", 5: "A sympathy", 7: "A sympathy"} | {
    9: "A sympathy", 10: "A sympathy", 11: "A sympathy", 12: "A sympathy"
}  # fmt: skip
FOXES = "anvil-f steel-f gear-f"


def supporters(play):
    return play.player("A")["stack"]


def officers(play):
    return play.player("A")["board"]["officers"]


def march(play, *texts):
    return play.says("M", "march", *texts)


@law("root:8.1", "root:8.4.2.II", "root:8.4.2.III")
def test_later_sympathy_costs_more_and_scores_no_less(rise):
    costs, points = [], []
    for count in range(10):
        field = {clearing: "A sympathy" for clearing in (4, 9, 7, 10, 11, 1, 2, 3, 5)[:count]}
        play = rise("birdsong", field, FOXES).until("sympathy").says("A", "12")
        spent = 0
        while play.asked == (A, "supporter"):
            play.says("A", play.legal[0])
            spent += 1
        costs.append(spent)
        points.append(play.score("A"))
    assert costs == [1, 1, 1, 2, 2, 2, 3, 3, 3, 3]
    assert points == [0, 1, 1, 1, 2, 2, 3, 4, 4, 4] == sorted(points)


@law("root:8.2")
def test_their_own_rules_are_six(rise, fight):
    play = rise("daylight", {12: "A sympathy", 1: "A1 fox-base"}, "tea-m", "crossbow-b")
    assert {"crossbow-b", "mobilize crossbow-b", "train crossbow-b"} <= set(play.legal), "sympathy, supporters, bases"
    play = fight("M", "A", 12, {12: "M3, A3 sympathy"}, factions=ALL).nature("3:1")
    assert play.events("hits")[0].what[:4] == (M, 1, A, 3), "guerrilla war"
    play = rise("daylight", {1: "M2", 9: "A sympathy"}, turn="M", M={"hand": ["tea-m"]})
    assert march(play, "1", "9", "1").asked == (M, "outrage")


# -- 8.2.1 crafting -----------------------------------------------------------------------------------------------


@law("root:8.2.1", "root:8.5.1")
def test_sympathy_tokens_craft_in_daylight(rise):
    play = rise("daylight", {12: "A sympathy"}, hand="anvil-f tea-r").says("A", "anvil-f")
    assert (play.score("A"), play.player("A")["items"], play.place["activated"]) == (2, {"hammer": 1}, [1, 0, 0])


@law("root:8.2.1")
@pytest.mark.parametrize(("phase", "about"), [("birdsong", "sympathy"), ("evening", "operation")])
def test_they_craft_in_no_other_phase(rise, phase, about):
    play = rise(phase, {12: "A sympathy", 4: "A2"}, FOXES, "crossbow-m", officers=1).until(about)
    assert play.refuses("A", "crossbow-m") == "8.2.1"


@law("root:8.2.1", "root:4.1.1")
def test_a_sympathy_token_crafts_for_the_suit_of_its_clearing(rise):
    play = rise("daylight", {9: "A sympathy"}, hand="crossbow-m tea-f")
    assert "tea-f" in play.legal and play.refuses("A", "crossbow-m") == "4.1.1"


@law("root:8.2.1")
def test_a_sympathy_token_crafts_once_a_turn(rise):
    play = rise("daylight", {12: "A sympathy"}, hand="anvil-f crossbow-b").says("A", "anvil-f")
    assert "crossbow-b" not in play.legal and play.refuses("A", "crossbow-b") == "4.1.1"


# -- 8.2.2 guerrilla war --------------------------------------------------------------------------------------------


@law("root:8.2.2")
@pytest.mark.parametrize(("field", "dealt", "returned"), [("M3, A3", 1, 3), ("M3, A1", 1, 1), ("M3, A sympathy", 2, 0)])
def test_in_defense_the_higher_die_is_theirs(fight, field, dealt, returned):
    play = fight("M", "A", 12, {12: field}, factions=ALL).nature("3:1")
    assert play.events("hits")[0].what[:4] == (M, dealt, A, returned)


@law("root:8.2.2", "root:4.3.2")
def test_in_attack_the_higher_die_is_theirs_as_well(fight):
    play = fight("A", "E", 12, {12: "A3, E3"}, factions=ALL).nature("1:3")
    assert play.events("hits")[0].what[:4] == (A, 3, E, 1)


# -- 8.2.3 supporters -----------------------------------------------------------------------------------------------


@law("root:8.2.3", "root:8.4.2.II")
def test_a_fox_supporter_pays_for_sympathy_in_a_fox_clearing(rise):
    play = rise("birdsong", {4: "A sympathy"}, "anvil-f tea-r").until("sympathy").says("A", "12")
    assert play.legal == ["anvil-f"] and play.refuses("A", "tea-r") == play.refuses("A", "tea-m") == "8.4.2.II"
    play.says("A", "anvil-f")
    assert (play.at(12, "A"), supporters(play), play.place["discard"]) == ({"sympathy": 1}, ["tea-r"], ["anvil-f"])


@law("root:8.2.3", "root:8.5.1")
def test_a_supporter_is_neither_crafted_nor_mobilized_nor_spent_from_the_hand(rise):
    field = {12: "A sympathy", 9: "A1 mouse-base sympathy"}
    play = rise("daylight", field, "anvil-f tea-m steel-f", "tea-r", available=["dom-f"])
    for text in ("anvil-f", "mobilize tea-m", "train tea-m", "take-dom-f steel-f"):
        assert text not in play.legal and play.refuses("A", text) == "8.2.3"


@law("root:8.2.3", "root:4.3.1")
def test_an_ambush_among_the_supporters_is_not_played(fight):
    own = {"stack": ["ambush-f"], "hand": ["ambush-m"]}
    play = fight("M", "A", 12, {12: "M3, A3"}, factions=ALL, A=own)
    assert play.asked == (A, "ambush") and play.legal == ["pass"]
    assert play.refuses("A", "ambush-f") == "8.2.3"


@law("root:8.2.3", "root:1.2.1")
def test_others_see_only_the_number_of_supporters(rise):
    play = rise("daylight", {12: "A sympathy"}, "anvil-f tea-r steel-f")
    assert sorted(play.sees(A)["stack"]) == ["anvil-f", "steel-f", "tea-r"]
    for seat in (M, E, -2):
        seen = play.sees(seat)
        assert (seen["stack"], seen["players"][A]["stack"], seen["players"][A]["known_stack"]) == ([], 3, [])
        assert not [code for code in ("anvil-f", "tea-r", "steel-f") if code in str(seen)]


@law("root:8.2.3.I", "root:8.5.2")
@pytest.mark.parametrize(("field", "count"), [({}, 5), ({9: "A1 mouse-base"}, 6)])
def test_without_a_base_the_stack_holds_five_when_a_card_is_mobilized(rise, field, count):
    play = rise("daylight", field, "anvil-f steel-f gear-f tea-f racket-f", "tea-m").says("A", "mobilize tea-m")
    assert (len(supporters(play)), play.hand("A")) == (count, [])
    assert play.place["discard"] == (["tea-m"] if count == 5 else [])


@law("root:8.2.3.I", "root:8.2.6")
@pytest.mark.parametrize("base", [False, True])
@pytest.mark.parametrize("hand", [["tea-m"], ["tea-r"]])
def test_without_a_base_the_stack_holds_five_when_outrage_adds_one(rise, base, hand):
    field = {1: "M2", 9: "A sympathy"} | ({12: "A1 fox-base"} if base else {})
    play = rise("daylight", field, "anvil-f steel-f gear-f tea-f racket-f", turn="M", M={"hand": hand})
    march(play, "1", "9", "1")
    if hand == ["tea-m"]:
        play.says("M", "tea-m")
    else:
        play.says("M", "pass").nature("claim-b")
    card = "tea-m" if hand == ["tea-m"] else "claim-b"
    assert (card in supporters(play), card in play.place["discard"]) == (base, not base)
    assert len(supporters(play)) == (6 if base else 5)


# -- 8.2.4 bases lost -----------------------------------------------------------------------------------------------


def siege(fight, stack, officers=0, more=None, base="fox-base", clearing=12):
    """The Marquise's battle against a lone base: it falls at once."""
    own = {"stack": stack.split(), "board": {"officers": officers}}
    return fight("M", "A", clearing, {clearing: f"M3, A {base}"} | (more or {}), factions=ALL, A=own).nature("1:0")


@law("root:8.2.4")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2)])
def test_with_a_base_half_of_the_officers_are_lost_rounded_up(fight, before, after):
    play = siege(fight, "", before)
    assert (officers(play), play.supply("A")) == (after, 10 - after)


@law("root:8.2.4", "root:8.2.3.I")
def test_the_last_base_takes_its_suit_and_birds_and_leaves_five(fight):
    mice = ["tea-m", "sack-m", "gear-m", "invest-m", "sword-m", "codes-m", "scouts-m"]
    play = siege(fight, "anvil-f steel-f claim-b " + " ".join(mice))
    assert play.events("supporters lost")[0].clause == "8.2.4" and sorted(supporters(play)) == sorted(mice)
    assert play.asked == (A, "dismiss") and sorted(play.legal) == sorted(mice)
    assert play.refuses("A", "anvil-f") == "8.2.4"
    play.says("A", "gear-m")
    assert play.asked == (A, "dismiss")
    play.says("A", "tea-m")
    assert [(gone.clause, gone.reveals) for gone in play.events("supporter gone")] == [("8.2.4", True)] * 2
    assert sorted(supporters(play)) == sorted(set(mice) - {"gear-m", "tea-m"})
    assert sorted(play.place["discard"]) == ["anvil-f", "claim-b", "gear-m", "steel-f", "tea-m"]


@law("root:8.2.4")
def test_while_another_base_stands_no_more_supporters_are_lost(fight):
    mice = "tea-m sack-m gear-m invest-m sword-m codes-m scouts-m"
    play = siege(fight, "anvil-f " + mice, more={9: "A1 mouse-base"})
    assert sorted(supporters(play)) == sorted(mice.split()) and play.asked == (M, "daylight")


@law("root:8.2.4", "root:2.5.2", "root:8.4.1.I")
def test_a_base_that_was_lost_can_be_founded_again(fight):
    play = siege(fight, "", more={1: "A sympathy"})
    assert play.sees(E)["players"][A]["board"]["bases"] == ["fox", "rabbit", "mouse"]
    play.state.stacks[A] = play.state.deck & 0b111 << 21  # three fox cards
    play.state.deck &= ~play.state.stacks[A]
    play.until("revolt")
    assert "1" in play.legal


@law("root:8.2.4", "root:8.2.6", "root:1.1.3")
def test_the_player_in_turn_orders_outrage_and_the_loss_of_a_base(fight):
    own = {"stack": ["tea-m"]}
    lay = {12: "M3, A fox-base sympathy"}
    play = fight("M", "A", 12, lay, factions=ALL, A=own, M={"hand": ["anvil-f"]}).nature("1:1")
    assert play.asked == (M, "order") and sorted(play.legal) == ["A:fox-base:12:1:M", "A:outrage:12:1:M"]
    play.says("M", "A:outrage:12:1:M", "anvil-f")
    assert (supporters(play), play.place["discard"]) == (["tea-m"], ["anvil-f"]), "the fox card was lost again"


# -- 8.2.5 sympathy tokens --------------------------------------------------------------------------------------------


@law("root:8.2.5")
def test_with_ten_tokens_on_the_map_no_more_is_placed(rise):
    play = rise("birdsong", TEN, "anvil-f steel-f tea-m sack-m tea-r").says("A", "end")
    assert play.asked == (A, "agitation"), "sympathy is not asked"
    play = rise("evening", TEN | {6: "A2", 8: "A1 fox-base"}, officers=1)
    assert "organize" not in play.legal and play.refuses("A", "organize") == "8.6.1.IV"


@law("root:8.2.5.I")
def test_a_clearing_holds_one_sympathy_token(rise, place):
    play = rise("birdsong", {12: "A sympathy"}, "anvil-f").until("sympathy")
    assert "12" not in play.legal and play.refuses("A", "12") == "8.2.5.I"
    play = rise("evening", {12: "A1 sympathy", 4: "A1", 9: "A1"}, officers=1).says("A", "organize")
    assert sorted(play.legal) == ["4", "9"] and play.refuses("A", "12") == "8.2.5.I"


@law("root:8.2.5.II")
def test_a_clearing_is_sympathetic_while_a_token_is_there(fight):
    play = fight("M", "A", 12, {12: "M3, A sympathy"}, factions=ALL, A={"stack": ["anvil-f", "tea-f"]})
    board = play.state.factions[A]
    assert board.sympathetic(play.state) == 1 << 11
    play.nature("1:0").nature("tea-m")
    assert board.sympathetic(play.state) == 0


# -- 8.2.6 outrage ----------------------------------------------------------------------------------------------------


def enter(rise, hand, count="3", **more):
    """The Marquise moves warriors into a sympathetic fox clearing."""
    play = rise("daylight", {9: "M3", 12: "A sympathy"}, turn="M", M={"hand": hand.split()}, **more)
    return march(play, "9", "12", count)


@law("root:8.2.6", "root:2.1.1.I")
@pytest.mark.parametrize("count", ["1", "3"])
def test_a_move_into_a_sympathetic_clearing_costs_one_matching_card(rise, count):
    play = enter(rise, "anvil-f steel-f tea-m claim-b", count)
    assert play.asked == (M, "outrage") and play.clause == "8.2.6"
    assert sorted(play.legal) == ["anvil-f", "claim-b", "steel-f"]
    assert play.refuses("M", "tea-m") == "8.2.6" and play.refuses("M", "pass") == "8.2.6"
    play.says("M", "steel-f")
    assert (supporters(play), sorted(play.hand("M"))) == (["steel-f"], ["anvil-f", "claim-b", "tea-m"])
    assert play.asked == (M, "from"), "the march goes on"


@law("root:8.2.6")
def test_without_a_matching_card_the_hand_is_shown_and_the_deck_gives_one(rise):
    play = enter(rise, "tea-m tea-r")
    assert play.asked == (M, "outrage") and play.legal == ["pass"]
    play.says("M", "pass").nature("bank-r")
    assert (supporters(play), len(play.hand("M"))) == (["bank-r"], 2)
    assert sorted(play.sees(A)["players"][M]["known"]) == ["tea-m", "tea-r"]
    assert play.sees(E)["players"][M]["known"] == [] and "tea-m" not in "".join(play.hears(E))


@law("root:8.2.6", "root:1.2.1")
def test_the_log_says_that_a_card_of_the_deck_joins_the_supporters(rise):
    play = enter(rise, "tea-m tea-r").says("M", "pass").nature("bank-r")
    for seat in (M, E):
        assert "Cleo: a card of the deck joins the supporters." in play.hears(seat)
        assert "Cleo : une carte de la pioche rejoint les partisans." in play.hears(seat, "fr")
    assert "Cleo: a card of the deck joins the supporters: Better Burrow Bank (rabbit)." in play.hears(A)


@law("root:8.5.2", "root:8.2.6")
def test_the_log_names_whose_supporters_a_card_joins_only_if_it_comes_from_somebody_else(rise):
    play = rise("daylight", "", "anvil-f", "tea-m").says("A", "mobilize tea-m")
    assert "Cleo: a card joins the supporters." in play.hears(M)
    assert "Cleo : une carte rejoint les partisans." in play.hears(M, "fr")
    play = enter(rise, "steel-f").says("M", "steel-f")
    assert "Ana: a card joins the supporters (Cleo)." in play.hears(E)


@law("root:8.2.6")
def test_who_has_no_card_at_all_is_not_asked(rise):
    play = enter(rise, "")
    assert play.asked == (-1, "supporter")
    assert supporters(play.nature("bank-r")) == ["bank-r"]


@law("root:8.2.6", "root:2.1.2")
def test_an_empty_deck_is_formed_anew_for_outrage(rise):
    from clairiere.games.root.state.terms import CODE

    taken = {"anvil-f", "steel-f", "tea-m"}
    rest = [code for code in CODE[:54] if code not in taken]
    play = enter(rise, "tea-m", discard=["anvil-f", "steel-f"], deck=[], removed=rest).says("M", "pass")
    assert play.events("reshuffled") and sorted(play.legal) == ["anvil-f", "steel-f"]
    rest = [code for code in CODE[:54] if code != "tea-m"]
    play = enter(rise, "tea-m", deck=[], removed=rest).says("M", "pass")
    assert supporters(play) == [] and play.asked == (M, "from"), "without any card nothing happens"


@law("root:8.2.6")
def test_warriors_that_are_there_already_cause_no_outrage(rise):
    play = rise("birdsong", {4: "A sympathy", 12: "M2"}, "anvil-f").says("A", "12", "anvil-f")
    assert not play.events("showed") and play.asked[0] == A


@law("root:8.2.6")
def test_placing_warriors_and_leaving_cause_no_outrage(rise):
    play = rise("daylight", {12: "M2 recruiter, A sympathy"}, turn="M", M={"hand": ["anvil-f"]}).says("M", "recruit")
    assert (play.warriors(12, "M"), play.asked) == (3, (M, "daylight"))
    assert march(play, "12", "9", "1").asked == (M, "from")


@law("root:8.2.6")
def test_their_own_moves_cause_no_outrage(rise):
    play = rise("evening", {9: "A2", 12: "A sympathy"}, hand="anvil-f", officers=1).says("A", "move", "9", "12", "2")
    assert play.warriors(12, "A") == 2 and play.asked == (-1, "draw2")


@law("root:8.2.6", "root:CARD.favor")
def test_every_token_that_is_removed_costs_a_card(rise):
    field = {1: "M1 workshop", 8: "M1 workshop2", 12: "A sympathy", 6: "A sympathy"}
    hand = ["favor-f", "anvil-f", "tea-m"]
    play = rise("daylight", field, turn="M", M={"hand": hand}).says("M", "favor-f")
    assert play.asked == (M, "order")
    play.says("M", "A:outrage:6:1:M", "anvil-f", "pass").nature("bank-r")
    assert (sorted(supporters(play)), play.score("M")) == (["anvil-f", "bank-r"], 2)


@law("root:8.2.6", "root:4.3.1")
@pytest.mark.parametrize("ambush", [False, True])
def test_a_defender_who_removes_a_token_pays_as_well(fight, ambush):
    hand = ["ambush-m", "anvil-f"] if ambush else ["anvil-f"]
    play = fight("A", "E", 9, {9: "A1 sympathy, E3"}, factions=ALL, E={"hand": [*hand, "tea-m"]})
    play = play.says("E", "ambush-m") if ambush else play.says("E", "pass").nature("2:2")
    assert play.asked == (E, "outrage") and play.legal == ["tea-m"]
    assert supporters(play.says("E", "tea-m")) == ["tea-m"] and play.score("E") == 1


# -- 8.3 set-up -------------------------------------------------------------------------------------------------------


@law("root:8.3", "root:8.3.1", "root:8.3.2", "root:8.3.3", "root:8.3.4")
@pytest.mark.parametrize("factions", ["M,E,A", "M,A", "E,A", "A,M"])
def test_after_their_set_up(new, factions):
    play = new(factions=factions, first=str(factions.index("A") // 2)).until("sympathy")
    seat = play.seat("A")
    assert all(not play.at(clearing, "A") for clearing in range(1, 13))
    seen = play.sees(seat)["players"][seat]
    assert (seen["supply"], seen["stack"], seen["hand"]) == (10, 3, 3)
    officers = {"officers": 0, "operations": 0, "operations_left": 0}
    board = {"sympathy": 10, "bases": ["fox", "rabbit", "mouse"], **officers}
    assert seen["board"] == {"faction": "alliance"} | board


@law("root:8.3.4", "root:5.1.7")
def test_they_set_up_after_the_eyrie(new):
    play = new(factions="A,E,M").until("daylight", "sympathy", "agitation")
    assert [event.what[0] for event in play.events("set up")] == [2, 1, 0]
    assert len(play.sees(0)["stack"]) == 3
