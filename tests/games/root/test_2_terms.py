"""Chapter 2: key terms. What only a Vagabond, the Alliance or later factions can show is tested in their chapters."""

import pytest

import clairiere
from clairiere import Illegal
from clairiere.conformance import law
from clairiere.games.root.data import CARDS, MAPS
from clairiere.games.root.state.map import PRINTED_MAPS
from clairiere.games.root.state.terms import PLACES

M, E = 0, 1
DECK = [entry for entry in CARDS["cards"] for _ in range(entry["copies"])]


@law("root:2.1")
def test_the_deck_has_54_cards_each_of_one_suit():
    suits = [entry["suit"] for entry in DECK]
    assert {suit: suits.count(suit) for suit in set(suits)} == {"fox": 14, "rabbit": 13, "mouse": 13, "bird": 14}


@law("root:2.1", "root:2.1.4", "root:2.1.5")
@pytest.mark.parametrize("card", ["ambush-f", "dom-f"])
def test_ambush_and_dominance_cards_are_never_crafted(place, card):
    play = place(
        map={1: "M2 workshop", 8: "M1 workshop2"},
        M={"hand": [card]},
        removed=["dom-b", "dom-r", "dom-m"] + ["dom-f"] * (card != "dom-f"),
    )
    assert card not in play.legal
    assert play.refuses("M", card) == {"ambush-f": "2.1.4", "dom-f": "3.3.1"}[card]


@law("root:2.1.1")
@pytest.mark.parametrize(("card", "clause"), [("tea-m", ""), ("sappers-b", ""), ("tea-f", "6.5.5")])
def test_a_bird_counts_as_any_suit(place, card, clause):
    """EX.8 A cost of one mouse card."""
    play = place(map={9: "M1 sawmill"}, M={"hand": [card]})
    if clause:
        assert play.refuses("M", f"overwork {card}") == clause
    else:
        assert play.says("M", f"overwork {card}").at(9, "M")["wood"] == 1


@law("root:2.1.1.II")
def test_no_other_suit_stands_in_for_a_bird(place):
    play = place(map={9: "M1"}, M={"hand": ["tea-f", "sappers-b"], "board": {"actions": 0}})
    assert play.legal == ["extra sappers-b", "end"]
    assert play.refuses("M", "extra tea-f") == "2.1.1.II"


@law("root:2.1.2")
def test_an_empty_deck_is_made_of_the_discard_pile(place):
    names = [f"ambush-{suit}" for suit in "frm"] + ["tea-f", "tea-r", "tea-m"]
    held = everything_but([*names, "tax-f"])
    play = place(
        phase="evening", map={5: "M1 recruiter2", 9: "M1 recruiter"}, deck=["tax-f"], discard=names, removed=held
    )
    assert (play.hand("M"), play.place["deck"]) == (["tax-f"], play.place["deck"])
    assert sorted(play.place["deck"]) == sorted(names) and not play.place["discard"]
    play.nature("tea-m")
    assert sorted(play.hand("M")) == ["tax-f", "tea-m"]


@law("root:2.1.2")
def test_a_deck_is_formed_anew_when_somebody_must_draw_from_it(place):
    """The last card is drawn: the discard pile waits for the next draw, and gives as many cards as it has."""
    rest = everything_but(["tax-f", "tea-m", "tea-r"])
    play = place(phase="evening", map={5: "M1"}, deck=["tax-f"], discard=["tea-m"], removed=rest, E={"hand": ["tea-r"]})
    assert (play.hand("M"), play.place["deck"], play.place["discard"]) == (["tax-f"], [], ["tea-m"])
    play = place(phase="evening", map={5: "M1 recruiter2", 9: "M1 recruiter"}, deck=[], discard=["tea-m"],
                 removed=everything_but(["tea-m"]))  # fmt: skip
    assert play.nature("tea-m").hand("M") == ["tea-m"], "two were asked for"


@law("root:2.1.2")
def test_nothing_is_drawn_when_no_card_is_left(place):
    play = place(phase="evening", map={5: "M1"}, deck=[], removed=everything_but(["tea-m"]), E={"hand": ["tea-m"]})
    assert play.hand("M") == [] and play.asked == (E, "decree")


def everything_but(cards):
    return [card for card in all_codes() if card not in cards]


def all_codes():
    from clairiere.games.root.state.terms import CODE

    return list(CODE[:54])


@law("root:2.1.3")
def test_a_spent_card_lies_on_the_discard_pile(place):
    play = place(map={9: "M1 sawmill"}, M={"hand": ["tea-m"]}).says("M", "overwork tea-m")
    assert play.place["discard"] == ["tea-m"]


@law("root:2.1.3", "root:3.3.3")
def test_a_dominance_card_that_is_spent_becomes_available(place):
    play = place(map={9: "M1 sawmill"}, M={"hand": ["dom-m"]}, removed=["dom-f", "dom-r", "dom-b"])
    play.says("M", "overwork dom-m")
    assert (play.place["discard"], play.place["available"]) == ([], ["dom-m"])


@law("root:2.1.4", "root:CARD.ambush")
def test_there_are_five_ambushes():
    found = [entry["suit"] for entry in DECK if entry["kind"] == "ambush"]
    assert sorted(found) == ["bird", "bird", "fox", "mouse", "rabbit"]
    assert not any(entry["cost"] for entry in DECK if entry["kind"] == "ambush")


@law("root:2.1.4")
def test_an_ambush_may_be_spent_for_its_suit(place):
    play = place(map={9: "M1 sawmill, E3"}, M={"hand": ["ambush-m"]}).says("M", "overwork ambush-m")
    assert (play.place["discard"], play.warriors(9, "E")) == (["ambush-m"], 3)


@law("root:2.1.5", "root:CARD.dominance", "root:3.3")
def test_there_is_a_dominance_card_of_each_suit():
    assert sorted(entry["suit"] for entry in DECK if entry["kind"] == "dominance") == ["bird", "fox", "mouse", "rabbit"]


@law("root:2.2", "root:2.2.1", "root:2.2.2", "root:2.2.3")
@pytest.mark.parametrize("name", ["autumn", "winter"])
def test_a_map_has_twelve_clearings_with_paths_suits_and_slots(name):
    board = PRINTED_MAPS[name]
    assert len(board.paths) == len(board.slots) == 12
    for place in range(12):
        assert all(board.paths[other] >> place & 1 and place != other for other in PLACES[board.paths[place]])
    assert all(1 <= slots <= 3 for slots in board.slots) and sum(board.slots) == 22
    if name == "autumn":
        assert sorted(board.suits) == [0] * 4 + [1] * 4 + [2] * 4


@law("root:2.2.1", "root:2.3")
def test_a_river_or_a_third_clearing_makes_no_neighbours(place):
    """5 and 10 are joined by the river only."""
    play = place(map={5: "M3", 10: "M1"}).says("M", "march", "5")
    assert play.legal == ["1", "2"]
    assert (play.refuses("M", "10"), play.refuses("M", "9")) == ("2.3", "4.2")


@law("root:2.2.3")
def test_a_building_takes_an_open_slot(place):
    play = place(map={9: "M3 sawmill wood3"}).says("M", "build", "workshop", "9")
    assert play.at(9, "M")["workshop"] == 1
    assert "build" not in play.legal and play.refuses("M", "build") == "6.5.4"


@law("root:2.2.3")
def test_without_an_open_slot_nothing_is_built(place):
    play = place(map={1: "M3 sawmill wood3", 9: "M1"}).says("M", "build", "workshop")
    assert play.legal == ["9"] and play.refuses("M", "1") == "2.2.3"


@law("root:2.2.3")
def test_tokens_take_no_slot(place):
    """EX.7 A clearing whose two slots are taken still gets wood."""
    play = place(phase="birdsong", map={9: "M1 sawmill workshop"})
    assert play.at(9, "M")["wood"] == 1
    assert play.refuses("M", "build") == "6.5.4"


@law("root:2.2.4", "root:5.1.4")
def test_a_ruin_takes_its_slot(place):
    play = place(map={6: "M3 sawmill wood3", 2: "M1"}).says("M", "build", "workshop")
    assert play.legal == ["2"] and play.refuses("M", "6") == "2.2.3"


@law("root:2.2.4", "root:CARD.favor")
def test_a_ruin_stays_when_all_pieces_are_removed(place):
    play = place(map={6: "E3", 1: "M1 workshop", 8: "M1 workshop2"}, M={"hand": ["favor-f"]}).says("M", "favor-f")
    assert (play.warriors(6, "E"), play.place["ruins"]) == (0, [6, 10, 11, 12])


@law("root:2.2.4")
def test_without_a_vagabond_the_ruins_stay_to_the_end(ready):
    play = ready()
    for _ in play.at_random(4):
        pass
    assert play.place["ruins"] == [6, 10, 11, 12]


@law("root:2.3", "root:2.4", "root:2.4.1")
def test_forests_are_shut_in_by_clearings_and_paths():
    """On the Autumn board the river splits no forest: there are seven."""
    board = PRINTED_MAPS["autumn"]
    assert len(board.forests) == 7
    for entry in MAPS["autumn"]["forests"]:
        places = [number - 1 for number in entry["clearings"]]
        joined = [place for place in places if sum(board.paths[place] >> other & 1 for other in places) >= 2]
        assert joined == places, "each has two neighbours on the ring"
    for i, near in enumerate(board.forests):
        for other in near:
            if other >= 12:
                assert 12 + i in board.forests[other - 12]
                shared = set(near) & set(board.forests[other - 12]) & set(range(12))
                assert any(board.paths[b] >> a & 1 for a in shared for b in shared), "one path lies between them"
            else:
                assert 12 + i in board.forests_at[other]


@law("root:2.4")
def test_warriors_never_enter_a_forest(place):
    play = place(map={5: "M3"}).says("M", "march", "5")
    assert play.refuses("M", "forest-a") == "2.4"


@law("root:2.5", "root:6.4", "root:6.3.1")
def test_what_is_too_little_is_placed_as_far_as_it_goes(place):
    """2 wood in supply and 3 sawmills: she chooses which two get one."""
    play = place(phase="birdsong", map={9: "M1 sawmill2", 2: "M1 sawmill", 5: "M1 wood6"})
    assert (play.asked, play.legal) == ((M, "wood"), ["2", "9"])
    play.says("M", "9", "9")
    assert (play.at(9, "M")["wood"], play.at(2, "M").get("wood", 0)) == (2, 0)


@law("root:2.5", "root:7.4.3")
def test_one_warrior_is_placed_when_three_are_asked_for(place):
    field = {3: "E9", 6: "E10"}
    play = place("E", "birdsong", field, E={"hand": ["tea-m"]}).says("E", "tea-m", "move")
    play.says("E", *(["end"] if "end" in play.legal else []), "1")
    assert (play.warriors(1, "E"), play.at(1, "E")["roost"], play.supply("E")) == (1, 1, 0)


@law("root:2.5.1")
def test_a_removed_warrior_goes_back_to_its_supply(fight):
    play = fight("M", "E", 5, {5: "M3, E2"})
    before = play.supply("E")
    play.nature("1:0")
    assert (play.warriors(5, "E"), play.supply("E")) == (1, before + 1)


@law("root:2.5.1")
def test_an_empty_supply_places_no_warrior(place):
    play = place(map={5: "M25 recruiter"})
    assert play.supply("M") == 0 and "recruit" not in play.legal
    assert play.refuses("M", "recruit") == "6.5.3"


@law("root:2.5.2", "root:6.5.4.I")
def test_the_leftmost_building_is_used_and_the_last_space_refilled(fight):
    play = fight("E", "M", 5, {5: "E3, M sawmill", 9: "M1 sawmill2"})
    assert play.sees(E)["players"][0]["board"]["tracks"]["sawmill"] == 3
    play.nature("0:0")
    assert play.at(5, "M") == {} and play.sees(E)["players"][0]["board"]["tracks"]["sawmill"] == 4
    assert play.sees(E)["clearings"][4]["slots"] == 2, "its slot is open again"


@law("root:2.5.3")
def test_removed_wood_returns_to_her_supply_of_eight(fight):
    play = fight("E", "M", 5, {5: "E3, M wood1", 9: "M wood2"})
    assert play.sees(M)["players"][0]["board"]["wood"] == 5
    assert play.nature("0:0").sees(M)["players"][0]["board"]["wood"] == 6


@law("root:2.5.3", "root:6.2.2")
def test_the_keep_once_removed_is_out_of_the_game(fight):
    play = fight("E", "M", 1, {1: "E3, M keep"})
    play.nature("0:0")
    assert (play.at(1, "M"), play.sees(E)["players"][0]["board"]["keep"], play.score("E")) == ({}, 0, 1)


@law("root:2.5.5")
def test_a_crafted_item_goes_to_the_crafted_items_box(place):
    play = place(map={5: "M1 workshop"}, M={"hand": ["gear-f"]}).says("M", "gear-f")
    assert (play.player("M")["items"], play.items["boots"]) == ({"boots": 1}, 1)


@law("root:2.6", "root:4.1.3")
def test_a_persistent_card_lies_in_the_play_area(place):
    play = place(map={9: "M1 workshop"}, M={"hand": ["codes-m"]}).says("M", "codes-m")
    seen = play.sees(E)["players"][0]
    assert (seen["crafted"], seen["hand"]) == (["codes-m"], 0)


@law("root:2.7")
def test_all_other_factions_are_enemies(place):
    play = place(map={5: "M1"})
    assert play.state.enemies(M, E) and play.state.enemies(E, M) and not play.state.enemies(M, M)


@law("root:2.8")
@pytest.mark.parametrize(
    ("field", "ruler"),
    [("M2 sawmill, E2", "M"), ("M2, E1", "M"), ("M1 wood5, E2", "E"), ("M wood2 keep", ""), ("M1 sawmill, E2", "E")],
)
def test_rule_belongs_to_the_most_warriors_and_buildings(place, field, ruler):
    clearing = 2 if "keep" in field else 9
    play = place(map={clearing: field, 5: "M1"})
    assert play.ruler(clearing) == ruler
    assert play.state.view(0).to_wire()["clearings"][clearing - 1]["ruler"] == ruler, "and everybody sees it"


@law("root:2.8", "root:2.5")
@pytest.mark.parametrize(
    ("field", "where", "clause"),
    [
        ({5: "M26"}, "players.M.supply", "2.5"),
        ({1: "M1 sawmill2"}, "clearings.1.M.sawmill", "2.2.3"),
        ({1: "M keep", 2: "M keep"}, "clearings.2.M.keep", "2.5"),
        ({5: "M wood9"}, "clearings.5.M.wood", "2.5"),
        ({10: "M sawmill2"}, "clearings.10.M.sawmill", "2.2.3"),
    ],
)
def test_a_position_beyond_the_limits_is_refused_with_its_place(place, field, where, clause):
    with pytest.raises(Illegal) as refused:
        place(map=field)
    assert (refused.value.facts["where"], refused.value.clause) == (where, clause)


@law("root:2.1")
def test_a_card_in_two_places_is_refused(place):
    with pytest.raises(Illegal) as refused:
        place(map={5: "M1"}, M={"hand": ["tea-m"]}, E={"hand": ["tea-m"]})
    assert (refused.value.reason, refused.value.facts["where"]) == ("root-card-doubled", "players.E.hand[0]")
    with pytest.raises(Illegal):
        clairiere.load({"game": "root", "options": {"factions": "m,e"}, "players": {"M": {"pawn": "13"}}})
