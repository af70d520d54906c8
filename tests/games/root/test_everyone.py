"""General rules and cards as each faction meets them: two to five players, coalitions, short decks, both boards."""

import pytest

import clairiere
from clairiere.conformance import law
from clairiere.conformance.promises import random_walk
from clairiere.games.root.state.terms import CODE
from clairiere.words import LANGUAGES, say

M, E, A, V = 0, 1, 2, 3
FOUR = "M,E,A,V"
COALITION = {"dominance": "dom-b", "partner": "A"}  # of the Vagabond with the Alliance


def all_but(cards):
    return [card for card in CODE[:54] if card not in cards]


# -- 1 and 2, terms -----------------------------------------------------------------------------------------


@law("root:2.1.1", "root:8.4.1.II")
def test_two_birds_pay_for_a_revolt_in_any_clearing(rise):
    play = rise("birdsong", {5: "A sympathy, M2"}, "sappers-b armorers-b").says("A", "5", "sappers-b", "armorers-b")
    assert (play.at(5, "A")["rabbit-base"], play.warriors(5, "M")) == (1, 0)


@law("root:2.1.1.I", "root:8.2.4")
def test_birds_go_with_the_suit_that_must_be_discarded(fight):
    play = fight("M", "A", 12, {12: "M3, A fox-base", 9: "A mouse-base"}, factions="M,E,A",
                 A={"stack": ["anvil-f", "tea-m", "sappers-b"]}).nature("0:0")  # fmt: skip
    assert (play.player("A")["stack"], sorted(play.place["discard"])) == (["tea-m"], ["anvil-f", "sappers-b"])


@law("root:2.5.4", "root:2.2.4", "root:CARD.favor")
def test_a_favor_spares_pawns_and_ruins_and_damages_no_item(place):
    """4 warriors, 2 buildings and a token score three points."""
    field = {1: "M2 workshop", 8: "M1 workshop2, E1", 6: "E2 roost, A sympathy", 12: "E1 roost"}
    play = place("M", map=field, factions=FOUR, M={"hand": ["favor-f"]}, V={"pawn": "6"}).says("M", "favor-f")
    assert [play.at(clearing, letter) for clearing in (6, 8, 12) for letter in "EA"] == [{}] * 6
    assert (play.score("M"), play.player("V")["pawn"], play.place["ruins"]) == (3, "6", [6, 10, 11, 12])
    assert play.player("V")["board"]["damaged"] == {}


@law("root:2.7", "root:CARD.favor", "root:3.2.1")
@pytest.mark.parametrize(("partner", "left", "points"), [(True, {"sympathy": 1, "warrior": 2}, 1), (False, {}, 2)])
def test_partners_are_no_enemies(place, partner, left, points):
    """The Vagabond's Favor of the Foxes."""
    hammers = {"pawn": "1", "hand": ["favor-f"], "score": 0, "on_track": 1, "board": {"satchel": {"hammer": 3}}}
    held = hammers | (COALITION if partner else {})
    play = place("V", map={8: "A2 sympathy, E roost"}, factions=FOUR, V=held).says("V", "favor-f")
    assert (play.at(8, "A"), play.at(8, "E"), play.score("V")) == (left, {}, points)


@law("root:2.7", "root:3.2.1", "root:4.3")
@pytest.mark.parametrize(("partner", "points"), [(True, 0), (False, 1)])
def test_partners_may_fight_but_do_not_score_for_it(fight, partner, points):
    """RUL.35 The Alliance attacks and takes nothing; the ambush of the other side takes their token."""
    held = {"pawn": "8", "hand": ["ambush-b"], "on_track": 1} | (COALITION if partner else {})
    rest = {"factions": FOUR, "infamy": "own-turn"}  # so that only the token counts
    play = fight("A", "V", 8, {8: "A1 sympathy"}, V=held, **rest).says("V", "ambush-b")
    assert (play.at(8, "A"), play.score("V")) == ({}, points)


@law("root:4.3", "root:2.7")
def test_a_partner_can_be_attacked(place):
    """RUL.35"""
    held = {"pawn": "8", "board": {"satchel": {"sword": 1}}} | COALITION
    play = place("V", map={8: "A1"}, factions=FOUR, V=held).says("V", "battle")
    assert (play.asked[1], play.place["battle"]["defender"]) == ("dice", "A")


@law("root:2.8", "root:7.2.2")
@pytest.mark.parametrize(
    ("field", "ruler"),
    [("M2, E1, A2", ""), ("M1, E1, A2", "A"), ("M2, E2, A2", "E"), ("M2, E2, A1", "E"), ("M3, A3", "")],
)
def test_three_players_in_a_clearing(place, field, ruler):
    """RUL.38 Who rules ties does so only among the first."""
    assert place(map={9: field}, factions="M,E,A").ruler(9) == ruler


@law("root:2.8", "root:3.3.1.I")
def test_who_rules_ties_dominates_by_them(place):
    """The Eyrie rule three fox clearings, one of them by a tie."""
    field = {1: "E1", 8: "E1", 12: "E2, M2"}
    assert place("E", "birdsong", field, factions="M,E,A", E={"dominance": "dom-f"}).winners == ["E"]
    field = {1: "M1", 8: "M1", 12: "E2, M2"}
    assert not place("M", "birdsong", field, factions="M,E,A", M={"dominance": "dom-f"}).winners


@law("root:3.3.1.I", "root:3.1")
def test_a_coalition_wins_with_the_dominance_of_its_partner(place):
    field = {1: "A1", 8: "A1", 12: "A1"}
    held = {"A": {"dominance": "dom-f"}, "V": COALITION}
    assert place("A", "birdsong", field, factions=FOUR, **held).winners == ["A", "V"]


@law("root:3.3.1.II")
def test_a_partner_does_not_win_by_the_card_of_a_coalition(place):
    """The Vagabond's card gave him a coalition, and no other way to win."""
    assert not place("V", "birdsong", {1: "A1", 3: "A1"}, factions=FOUR, V=COALITION).winners


# -- 3, points in another turn --------------------------------------------------------------------------------


@law("root:3.1", "root:CARD.brutal_tactics")
def test_a_point_for_brutal_tactics_may_win_before_the_hits(fight):
    play = fight("M", "E", 9, {9: "M1, E2"}, M={"crafted": ["tactics-b"]}, E={"score": 29}).nature("1:0")
    play.says("M", "tactics-b")
    assert (play.winners, play.warriors(9, "E")) == (["E"], 2)


@law("root:3.1", "root:CARD.stand_and_deliver")
def test_a_point_for_a_stolen_card_may_win(place):
    play = place("M", "birdsong", {9: "M1"}, M={"crafted": ["stand-f"]}, E={"score": 29, "hand": ["tea-m"]})
    assert play.says("M", "stand-f").nature("tea-m").winners == ["E"]


# -- 5 and SCEN, set-up ---------------------------------------------------------------------------------------


@law("root:5.1.3", "root:3.3", "root:2.1.5", "root:5.1.1")
def test_three_players_have_all_54_cards_and_three_each(new):
    play = new(factions="M,E,A").until("daylight")
    assert play.events("deck")[0].what == (54,) and play.place["removed"] == []
    found = {letter: (len(play.hand(letter)), len(play.player(letter)["stack"])) for letter in "MEA"}
    assert found == {"M": (3, 0), "E": (3, 0), "A": (3, 3)}
    pieces = [str(piece) for piece in play.game.pieces(play.state)]
    assert [pieces.count(f"{name} warrior") for name in ("marquise", "eyrie", "alliance")] == [25, 20, 10]
    assert sum(piece.startswith("dom-") for piece in pieces) == 4


@law("root:5.1.3", "root:5.1.1")
@pytest.mark.parametrize("first", ["0", "1", "2"])
def test_the_first_player_draws_and_plays_first(new, first):
    play = new(factions="M,E,A", first=first).until("never", "keep")
    assert [event.what[0] for event in play.events("drew")] == [(int(first) + i) % 3 for i in range(3)]
    turns = play.until("decree", "daylight", "revolt", "sympathy", "agitation").events("turn")
    assert turns[0].what == (int(first), 1)


@law("root:5.1.7")
@pytest.mark.parametrize("seats", ["V,A,E,M", "A,M,V,E"])
def test_four_factions_set_up_by_their_letters(new, seats):
    play = new(factions=seats).until("daylight", "decree", "revolt", "sympathy", "agitation", "slip", "effect")
    letters = [play.place["seats"][event.what[0]] for event in play.events("set up")]
    assert letters == ["M", "E", "A", "V"]


@law("root:SCEN.11", "root:WINTER.1")
@pytest.mark.parametrize("board", ["autumn", "winter"])
@pytest.mark.parametrize("factions", ["M,E,A,V", "M,E,V,V", "M,E,A,V,V"])
def test_factions_are_added_to_a_set_of_three(factions, board):
    state = clairiere.find("root").new({"factions": factions, "board": board})
    assert len(state.dump()["seats"]) == len(factions.split(","))


@law("root:SCEN.4")
def test_the_usual_factions_for_three_and_four():
    for seats, names in ((3, "marquise,eyrie,alliance"), (4, "marquise,eyrie,alliance,vagabond")):
        assert clairiere.find("root").new(None, seats).dump()["options"]["factions"] == names


@law("root:WINTER.3", "root:2.4.1")
def test_in_winter_the_pawn_leaves_a_forest_on_its_own_bank(place):
    play = place("V", "birdsong", board="winter", factions="M,E,V", V={"pawn": "forest-b"})
    assert sorted(text for text in play.legal if text[0] in "1fd") == ["1", "10", "11", "forest-a", "forest-d"]
    assert play.refuses("V", "4") == "9.4.2"


# -- cards in other hands -------------------------------------------------------------------------------------


@law("root:CARD.better_burrow_bank", "root:1.1.3")
def test_the_bank_names_any_other_player_even_one_without_cards(place):
    play = place("M", "birdsong", {9: "M1"}, factions="M,E,A", M={"crafted": ["bank-r"]}, A={"hand": ["tea-f"]})
    play.says("M", "bank-r")
    assert (play.asked, play.legal) == ((M, "player"), ["E", "A"])
    play.says("M", "E").nature("tea-m", "gear-f")
    assert (play.hand("M"), play.hand("E"), play.hand("A")) == (["tea-m"], ["gear-f"], ["tea-f"])


@law("root:CARD.better_burrow_bank", "root:2.1.2")
def test_with_one_card_left_the_owner_of_the_bank_gets_it(place):
    removed = all_but(["tea-m", "bank-r"])
    play = place("M", "birdsong", {9: "M1"}, M={"crafted": ["bank-r"]}, deck=["tea-m"], removed=removed)
    play.says("M", "bank-r")
    assert (play.hand("M"), play.hand("E")) == (["tea-m"], [])


@law("root:CARD.stand_and_deliver", "root:CARD.codebreakers")
@pytest.mark.parametrize(("card", "phase"), [("stand-f", "birdsong"), ("codes-m", "daylight")])
def test_only_players_with_cards_are_named(place, card, phase):
    held = {"M": {"crafted": [card]}, "E": {"hand": ["tea-f"]}, "V": {"hand": ["tea-r"]}}
    play = place("M", phase, {9: "M1"}, factions=FOUR, **held).says("M", card)
    assert (play.asked, play.legal) == ((M, "player"), ["E", "V"])
    assert play.refuses("M", "A").startswith("CARD.") and play.refuses("M", "M").startswith("CARD.")


@law("root:CARD.tax_collector", "root:6.2.3")
def test_her_hospitals_take_in_what_the_tax_collector_removes(place):
    play = place(map={9: "M2", 1: "M1 keep"}, M={"crafted": ["tax-f"], "hand": ["tea-m"]}).says("M", "tax-f", "9")
    assert (play.asked, play.legal) == ((M, "hospitals"), ["tea-m", "pass"])
    play.says("M", "tea-m").nature("gear-f")
    assert (play.warriors(1, "M"), play.hand("M")) == (2, ["gear-f"])


@law("root:CARD.tax_collector", "root:CARD.codebreakers")
def test_effects_of_daylight_come_between_the_cards_of_a_decree(place):
    held = {"crafted": ["tax-f", "codes-m"], "board": {"leader": "despot"}}
    play = place("E", map={9: "E3 roost", 2: "E2"}, E=held, M={"hand": ["tea-f"]}).says("E", "end")
    assert (play.asked, play.legal) == ((E, "resolve"), ["vizier", "tax-f", "codes-m"])
    play.says("E", "tax-f", "9").nature("gear-f")
    assert (play.warriors(9, "E"), play.asked) == (2, (E, "resolve"))


@law("root:CARD.cobbler", "root:7.7.4")
def test_the_cobbler_moves_after_a_turmoil_too(place):
    """Nothing can be built: Daylight ends, and Evening starts with the Cobbler."""
    board = {"leader": "despot", "resolved": ["vizier-move"], "decree": [["tea-f"], [], [], []]}
    play = place("E", map={9: "E3"}, E={"crafted": ["cobbler-r"], "board": board}).until("effect")
    assert (play.asked, play.place["phase"], play.legal) == ((E, "effect"), "evening", ["cobbler-r", "end"])


@law("root:CARD.command_warren")
def test_command_warren_comes_before_crafting(place):
    play = place("E", map={9: "E3 roost, M1"}, E={"crafted": ["warren-r"], "hand": ["tea-m"]})
    assert (play.asked, play.legal) == ((E, "effect"), ["warren-r", "end"])
    assert play.says("E", "warren-r", "9").nature("0:0").asked == (E, "craft")


@law("root:CARD.royal_claim")
def test_royal_claim_is_not_used_in_evening(place):
    hand = ["tea-f", "tea-r", "tea-m", "gear-f", "gear-m"]
    play = place("M", "evening", {9: "M2"}, M={"crafted": ["claim-b"], "hand": hand}).nature("tax-f")
    assert play.asked[1] == "discard" and play.refuses("M", "claim-b") == "4.1.3"


@law("root:CARD.item_boots", "root:CARD.item_hammer", "root:4.1.2")
@pytest.mark.parametrize(("card", "where", "item"), [("visit-r", 5, "boots"), ("anvil-f", 1, "hammer")])
def test_what_the_vagabond_crafts_lies_face_up_in_his_satchel(road, card, where, item):
    points = {"visit-r": 1, "anvil-f": 2}[card]
    play = road(where, hand=[card], satchel="hammer").says("V", card)
    assert (play.player("V")["board"]["satchel"], play.score("V")) == ({item: 1}, points)
    assert (play.player("V")["items"], play.place["discard"]) == ({}, [card])


@law("root:CARD.tax_collector", "root:9.5.8")
def test_hammers_of_one_suit_craft_no_tax_collector(road):
    assert road(1, hand=["tax-f"], satchel="hammer3").refuses("V", "tax-f") == "9.5.8"


@law("root:CARD.royal_claim")
def test_the_vagabond_claims_nothing(road):
    play = road(1, crafted=["claim-b"], phase="birdsong").says("V", "claim-b")
    assert (play.score("V"), play.place["discard"]) == (0, ["claim-b"])


@law("root:CARD.favor", "root:9.2.9.III")
def test_a_favor_of_the_vagabond_makes_enemies_and_no_infamy(road):
    play = road(1, {8: "M2", 12: "E1 roost"}, hand=["favor-f"], satchel="hammer3").says("V", "favor-f")
    assert play.player("V")["board"]["relations"] == {"M": "hostile", "E": "hostile"}
    assert play.score("V") == 1, "for the roost"


@law("root:4.3.2.III")
def test_an_attacker_without_warriors_is_not_defenseless(road):
    """A pawn alone: the defender's hits are those of the dice."""
    play = road(9, {9: "M1"}, satchel="sword").says("V", "battle").nature("0:0")
    assert play.player("V")["board"]["damaged"] == {} and play.player("V")["board"]["broken"] == {}
    assert play.warriors(9, "M") == 1


@law("root:CARD.armorers", "root:CARD.sappers", "root:CARD.brutal_tactics", "root:4.3.2.II")
def test_both_sides_use_all_their_cards_in_one_battle(fight):
    """Rolled hits 3 and 2 are ignored; one extra hit on each side stays."""
    attacker = {"crafted": ["tactics-b", "armorers-b"]}
    defender = {"crafted": ["sappers-b", "armorers-b2"]}
    play = fight("M", "E", 9, {9: "M4, E4"}, M=attacker, E=defender).nature("3:2")
    play.says("M", "tactics-b", "armorers-b").says("E", "sappers-b", "armorers-b2")
    assert (play.warriors(9, "M"), play.warriors(9, "E"), play.score("E")) == (3, 3, 1)
    assert sorted(play.place["discard"]) == ["armorers-b", "armorers-b2", "sappers-b"]


@law("root:CARD.scouting_party")
def test_no_ambush_meets_the_scouts_of_a_pawn(road):
    play = road(9, {9: "M2"}, satchel="sword", crafted=["scouts-m"], M={"hand": ["ambush-m"]}).says("V", "battle")
    assert play.asked[1] == "dice"


# -- questions --------------------------------------------------------------------------------------------------------

UNSPOKEN = {"by", "fallen", "served", "free"}  # what the battle, the board or the choice of words tells besides
ONE_FUND = {"fund move", "fund battle", "fund draw", "fund recruit"}  # 11.5 never more than one


@law("root:1.2")
@pytest.mark.parametrize("seed", range(6))
def test_what_a_question_is_about_is_in_its_words(seed):
    """Whatever the view tells of it, the sentence tells too, in both languages."""
    game = clairiere.find("root")
    for state, ask, _ in random_walk(game, seed, {"lesson": "", "mode": "competitive"}).steps():
        if ask.seat >= 0 and state.open and ask.about not in ONE_FUND:
            message, facts = game.speak_ask(state, ask)
            for kind in set(state.view(ask.seat).subject) - UNSPOKEN:
                for language in LANGUAGES:
                    changed = say(language, message, facts | {kind: "something else"})
                    assert changed != say(language, message, facts), (ask, kind, language)
