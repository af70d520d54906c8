"""CARD.*: the deck and its effects. What they do to the Alliance and the Vagabond is tested in those chapters."""

import pytest

from clairiere import SPECTATOR
from clairiere.conformance import law
from clairiere.games.root.data import CARDS

M, E = 0, 1
COUNTS = {
    "favor": {"favor_of_the_foxes": 1, "favor_of_the_rabbits": 1, "favor_of_the_mice": 1},
    "bag": {"birdy_bindle": 1, "gently_used_knapsack": 1, "smugglers_trail": 1, "mouse_in_a_sack": 1},
}
ITEMS = [  # item, cards, cost, points
    ("bag", ["birdy_bindle", "gently_used_knapsack", "mouse_in_a_sack", "smugglers_trail"], ["mouse"], 1),
    ("boots", ["a_visit_to_friends", "travel_gear_fox", "travel_gear_mouse", "woodland_runners"], ["rabbit"], 1),
    ("crossbow", ["crossbow_bird", "crossbow_mouse"], ["fox"], 1),
    ("sword", ["arms_trader", "foxfolk_steel", "sword_mouse"], ["fox", "fox"], 2),
    ("hammer", ["anvil"], ["fox"], 2),
    ("tea", ["root_tea_fox", "root_tea_mouse", "root_tea_rabbit"], ["mouse"], 2),
    ("coins", ["bake_sale", "investments", "protection_racket"], ["rabbit", "rabbit"], 3),
]  # fmt: skip
PERSISTENT = [  # id, copies, suit, cost
    ("armorers", 2, "bird", ["fox"]), ("sappers", 2, "bird", ["mouse"]), ("brutal_tactics", 2, "bird", ["fox", "fox"]),
    ("royal_claim", 1, "bird", ["any"] * 4), ("stand_and_deliver", 2, "fox", ["mouse"] * 3),
    ("tax_collector", 3, "fox", ["fox", "rabbit", "mouse"]), ("command_warren", 2, "rabbit", ["rabbit"] * 2),
    ("better_burrow_bank", 2, "rabbit", ["rabbit"] * 2), ("cobbler", 2, "rabbit", ["rabbit"] * 2),
    ("scouting_party", 2, "mouse", ["mouse"] * 2), ("codebreakers", 2, "mouse", ["mouse"]),
]  # fmt: skip


def entry(id):
    return next(entry for entry in CARDS["cards"] if entry["id"] == id)


@law("root:CARD.item_bag", "root:CARD.item_boots", "root:CARD.item_crossbow", "root:CARD.item_sword",
     "root:CARD.item_hammer", "root:CARD.item_tea", "root:CARD.item_coins")  # fmt: skip
@pytest.mark.parametrize(("item", "ids", "cost", "points"), ITEMS, ids=[item for item, *_ in ITEMS])
def test_the_item_cards_of_the_deck(item, ids, cost, points):
    found = [entry for entry in CARDS["cards"] if entry["item"] == item]
    assert sorted(entry["id"] for entry in found) == ids
    assert all((entry["cost"], entry["points"], entry["copies"]) == (cost, points, 1) for entry in found)


@law("root:CARD.armorers", "root:CARD.sappers", "root:CARD.brutal_tactics", "root:CARD.royal_claim",
     "root:CARD.stand_and_deliver", "root:CARD.tax_collector", "root:CARD.command_warren",
     "root:CARD.better_burrow_bank", "root:CARD.cobbler", "root:CARD.scouting_party",
     "root:CARD.codebreakers")  # fmt: skip
@pytest.mark.parametrize(("id", "copies", "suit", "cost"), PERSISTENT, ids=[id for id, *_ in PERSISTENT])
def test_the_persistent_cards_of_the_deck(id, copies, suit, cost):
    found = entry(id)
    assert (found["copies"], found["suit"], found["cost"], found["kind"]) == (copies, suit, cost, "persistent")


@law("root:CARD.favor")
@pytest.mark.parametrize(
    ("id", "suit"), [("favor_of_the_foxes", "fox"), ("favor_of_the_rabbits", "rabbit"), ("favor_of_the_mice", "mouse")]
)
def test_the_favors_of_the_deck(id, suit):
    found = entry(id)
    assert (found["copies"], found["suit"], found["cost"]) == (1, suit, [suit] * 3)


@law("root:CARD.spy")
def test_the_spies_of_the_box():
    assert [(entry["suit"], entry["cost"]) for entry in CARDS["spies"]] == [
        (suit, []) for suit in ("bird", "fox", "rabbit", "mouse")
    ]


@law("root:CARD.item_bag", "root:CARD.item_tea", "root:CARD.item_coins", "root:CARD.item_boots",
     "root:CARD.item_hammer", "root:CARD.item_crossbow", "root:CARD.item_sword")  # fmt: skip
@pytest.mark.parametrize(
    ("card", "item", "points", "field"),
    [
        ("sack-m", "bag", 1, {9: "M1 workshop"}),
        ("tea-r", "tea", 2, {9: "M1 workshop"}),
        ("bake-r", "coins", 3, {5: "M1 workshop2"}),
        ("visit-r", "boots", 1, {5: "M1 workshop"}),
        ("anvil-f", "hammer", 2, {8: "M1 workshop"}),
        ("crossbow-m", "crossbow", 1, {8: "M1 workshop"}),
        ("sword-m", "sword", 2, {8: "M1 workshop2"}),
    ],
)
def test_an_item_card_gives_its_item_and_points(place, card, item, points, field):
    play = place(map=field, M={"hand": [card]}).says("M", card)
    assert (play.player("M")["items"], play.score("M"), play.place["discard"]) == ({item: 1}, points, [card])
    taken = {"crossbow": 1, "hammer": 1}.get(item, 2)
    play = place(map=field, M={"hand": [card]}, E={"items": {item: taken}})
    assert play.refuses("M", card) == "4.1.2"


@law("root:CARD.favor", "root:3.2.1")
def test_a_favor_removes_every_enemy_piece_of_its_suit(place):
    field = {1: "M1 workshop", 8: "M1 workshop2, E2", 6: "E2 roost", 12: "E1 roost", 9: "E3 roost"}
    play = place(map=field, M={"hand": ["favor-f"]}).says("M", "favor-f")
    assert [play.at(clearing, "E") for clearing in (6, 8, 12)] == [{}, {}, {}]
    assert (play.at(9, "E"), play.score("M"), play.warriors(8, "M")) == ({"warrior": 3, "roost": 1}, 2, 1)
    assert play.place["discard"] == ["favor-f"]


@law("root:CARD.armorers")
def test_armorers_ignore_rolled_hits_and_no_others(fight):
    """3 rolled and 1 extra hit: one is taken; either side may use them."""
    held = {"crafted": ["armorers-b"]}
    play = fight("M", "E", 9, {9: "M3, E4"}, M={"crafted": ["tactics-b"]}, E=held).nature("3:0")
    play.says("M", "tactics-b").says("E", "armorers-b")
    assert (play.warriors(9, "E"), play.place["discard"], play.player("E")["crafted"]) == (3, ["armorers-b"], [])
    play = fight("M", "E", 9, {9: "M3, E4"}, M=held).nature("3:2").says("M", "armorers-b")
    assert (play.warriors(9, "M"), play.warriors(9, "E")) == (3, 1)


@law("root:CARD.armorers")
def test_armorers_do_not_help_against_an_ambush(fight):
    play = fight("M", "E", 9, {9: "M3, E4"}, M={"crafted": ["armorers-b"]}, E={"hand": ["ambush-m"]}).says(
        "E", "ambush-m"
    )
    assert (play.warriors(9, "M"), play.asked[1]) == (1, "dice")
    play.nature("1:0")
    assert play.player("M")["crafted"] == ["armorers-b"]
    assert play.place["battle"] == {}, "no rolled hit, nothing to ignore"


@law("root:CARD.sappers")
def test_sappers_deal_an_extra_hit_for_the_defender(fight):
    play = fight("M", "E", 9, {9: "M2, E roost"}, E={"crafted": ["sappers-b"]}).nature("0:0").says("E", "sappers-b")
    assert (play.warriors(9, "M"), play.place["discard"], play.player("E")["crafted"]) == (1, ["sappers-b"], [])
    play = fight("M", "E", 9, {9: "M2, E2"}, M={"crafted": ["sappers-b"]}).nature("0:0")
    assert play.asked[1] != "effects", "not for the attacker"


@law("root:CARD.brutal_tactics")
def test_brutal_tactics_give_a_hit_to_the_attacker_and_a_point_to_the_defender(fight):
    play = fight("M", "E", 9, {9: "M1, E2"}, M={"crafted": ["tactics-b"]}).nature("1:0").says("M", "tactics-b")
    assert (play.warriors(9, "E"), play.score("E"), play.player("M")["crafted"]) == (0, 1, ["tactics-b"])
    play = fight("M", "E", 9, {9: "M1, E2"}, M={"crafted": ["tactics-b"]}).nature("1:0").says("M", "pass")
    assert (play.warriors(9, "E"), play.score("E")) == (1, 0)
    play = fight("M", "E", 9, {9: "M1, E2"}, E={"crafted": ["tactics-b"]}).nature("1:0")
    assert not play.events("used") and play.asked[1] != "effects"


@law("root:CARD.brutal_tactics")
def test_brutal_tactics_work_once_in_a_battle_and_again_in_the_next(place):
    play = (
        place(map={9: "M3, E5"}, M={"crafted": ["tactics-b"]})
        .says("M", "battle", "9")
        .nature("0:0")
        .says("M", "tactics-b")
    )
    assert play.asked[1] == "daylight" and play.warriors(9, "E") == 4
    play.says("M", "battle", "9").nature("0:0")
    assert play.asked == (M, "effects")


@law("root:CARD.royal_claim")
def test_royal_claim_scores_a_point_for_each_ruled_clearing(place):
    field = {1: "M1", 2: "M2", 5: "M1, E2", 9: "M sawmill", 10: "M1", 12: "M2"}
    play = place("M", "birdsong", field, M={"crafted": ["claim-b"]}).says("M", "claim-b")
    assert (play.score("M"), play.place["discard"]) == (5, ["claim-b"])
    assert play.player("M")["crafted"] == []
    play = place("M", "daylight", field, M={"crafted": ["claim-b"]})
    assert "claim-b" not in play.legal and play.refuses("M", "claim-b") == "4.1.3"


@law("root:CARD.stand_and_deliver")
def test_stand_and_deliver_takes_a_random_card_for_a_point(place):
    play = place("M", "birdsong", {9: "M1"}, M={"crafted": ["stand-f"]}, E={"hand": ["tea-m", "tax-f", "codes-m"]})
    play.says("M", "stand-f")
    assert sorted(play.legal) == ["codes-m", "tax-f", "tea-m"] and play.asked == (-1, "steal")
    play.nature("tax-f")
    assert (play.hand("M"), len(play.hand("E")), play.score("E")) == (["tax-f"], 2, 1)
    assert "stand-f" not in play.legal, "once"
    assert play.sees(E)["players"][0]["known"] == ["tax-f"] and play.sees(SPECTATOR)["players"][0]["known"] == []


@law("root:CARD.stand_and_deliver")
def test_nothing_is_taken_from_an_empty_hand(place):
    play = place("M", "birdsong", {9: "M1"}, M={"crafted": ["stand-f"]})
    assert play.asked[1] == "daylight" and play.refuses("M", "stand-f") == "4.1.3"


@law("root:CARD.stand_and_deliver")
def test_whoever_has_no_card_cannot_be_robbed(place):
    hands = {"E": {"hand": ["tea-m"]}, "A": {"hand": ["tax-f"]}, "C": {"hand": []}}
    play = place("M", "birdsong", {9: "M1"}, factions="M,E,A,C", M={"crafted": ["stand-f"]}, **hands)
    play.says("M", "stand-f")
    assert sorted(play.legal) == ["A", "E"]
    assert play.refused(M, "C").reason == "root-no-cards-there"
    assert play.refused(M, "M").reason == "root-not-that-player"


@law("root:CARD.tax_collector")
def test_the_tax_collector_turns_a_warrior_into_a_card_once(place):
    play = place(map={9: "M2", 5: "M1"}, M={"crafted": ["tax-f"]})
    before = play.supply("M")
    play.says("M", "tax-f", "9").nature("tea-m")
    assert (play.warriors(9, "M"), play.supply("M"), play.hand("M")) == (1, before + 1, ["tea-m"])
    assert play.refuses("M", "tax-f") == "4.1.3"
    play = place(map={9: "M sawmill"}, M={"crafted": ["tax-f"]})
    assert "tax-f" not in play.legal, "warriors in supply do not count"


@law("root:CARD.command_warren")
def test_command_warren_is_a_battle_at_the_start_of_daylight(place):
    play = place(map={9: "M2, E1"}, M={"crafted": ["warren-r"]})
    assert (play.asked, play.legal) == ((M, "effect"), ["warren-r", "end"])
    play.says("M", "warren-r", "9").nature("0:0")
    assert (play.asked[1], play.player("M")["board"]["actions"]) == ("daylight", 3)
    play = place(map={9: "M2, E1"}, M={"crafted": ["warren-r"]}).says("M", "end")
    assert "warren-r" not in play.legal and play.refuses("M", "warren-r") == "4.1.3"


@law("root:CARD.command_warren")
def test_command_warren_waits_for_the_next_daylight(place):
    play = place(map={5: "M2 workshop2, E1"}, M={"hand": ["warren-r"]}).says("M", "warren-r")
    assert "warren-r" not in play.legal and play.refuses("M", "warren-r") == "4.1.3"


@law("root:CARD.better_burrow_bank")
def test_better_burrow_bank_draws_for_both_and_cannot_be_declined(place):
    play = place("M", "birdsong", {9: "M1"}, M={"crafted": ["bank-r"]})
    assert play.legal == ["bank-r"] and play.refuses("M", "end") == "CARD.better_burrow_bank"
    play.says("M", "bank-r").nature("tea-m", "tea-f")
    assert (play.hand("M"), play.hand("E")) == (["tea-m"], ["tea-f"])


@law("root:CARD.cobbler")
def test_the_cobbler_moves_at_the_start_of_evening(place):
    play = place("M", "evening", {9: "M2", 3: "M1, E3", 6: "E1", 7: "E1", 11: "E1"}, M={"crafted": ["cobbler-r"]})
    assert (play.asked, play.legal) == ((M, "effect"), ["cobbler-r", "end"])
    play.says("M", "cobbler-r")
    assert play.refuses("M", "3") == "4.2.1", "rule is asked for as usual"
    play.says("M", "9", "1", "2")
    assert play.warriors(1, "M") == 2 and play.asked[1] == "draw0"


@law("root:CARD.cobbler")
def test_the_cobbler_is_not_used_later_in_evening(place):
    hand = ["tea-f", "tea-r", "tea-m", "gear-f", "gear-m"]
    play = place("M", "evening", {9: "M2"}, M={"crafted": ["cobbler-r"], "hand": hand}).says("M", "end").nature("tax-f")
    assert play.asked[1] == "discard" and play.refuses("M", "cobbler-r") == "4.1.3"


@law("root:CARD.scouting_party")
def test_the_scouting_party_helps_attackers_only(fight):
    held = {"crafted": ["scouts-m"]}
    play = fight("M", "E", 9, {9: "M3, E4"}, M=held, E={"hand": ["ambush-m"]})
    assert play.asked[1] == "dice" and play.refuses("E", "ambush-m")
    play = fight("M", "E", 9, {9: "M3, E4"}, M={"hand": ["ambush-b"]}, E=held | {"hand": ["ambush-m"]}).says(
        "E", "ambush-m"
    )
    assert play.asked == (M, "foil")


@law("root:CARD.codebreakers", "root:1.2.1")
def test_codebreakers_look_at_a_hand_alone_and_once(place):
    play = place(map={9: "M1"}, M={"crafted": ["codes-m"]}, E={"hand": ["tea-m", "tax-f"]}).says("M", "codes-m")
    assert sorted(play.sees(M)["players"][1]["known"]) == ["tax-f", "tea-m"]
    assert play.sees(SPECTATOR)["players"][1]["known"] == []
    assert play.refuses("M", "codes-m") == "4.1.3"
    shown = play.events("showed")[0]
    assert shown.seen_by(SPECTATOR).secret == () and len(shown.seen_by(M).secret) == 2


@law("root:CARD.codebreakers")
def test_codebreakers_look_at_no_empty_hand(place):
    play = place(map={9: "M1"}, M={"crafted": ["codes-m"]})
    assert "codes-m" not in play.legal and play.refuses("M", "codes-m") == "4.1.3"


@law("root:CARD.codebreakers", "root:1.2.1")
def test_what_codebreakers_saw_is_forgotten_with_new_cards_only(place):
    play = place(map={9: "M1", 3: "E6 roost"}, M={"crafted": ["codes-m"]}, E={"hand": ["tea-m", "tax-f"]}).says(
        "M", "codes-m"
    )
    play.until("decree").says("E", "tea-m", "recruit")
    assert play.sees(M)["players"][1]["known"] == ["tax-f"]


@law("root:4.1.3", "root:CARD.royal_claim")
def test_effects_are_offered_again_when_the_phase_has_changed_something(place):
    """Declined at the start of Birdsong, Royal Claim scores the new roost's clearing at its end."""
    field = {clearing: "M2" for clearing in range(1, 13) if clearing != 5}
    held = {"crafted": ["claim-b"], "hand": ["tea-f"]}
    play = place("E", "birdsong", field, E=held).says("E", "end", "tea-f", "move")
    assert (play.asked, play.legal, play.ruler(5)) == ((E, "effect"), ["claim-b", "end"], "E")
    play.says("E", "claim-b")
    assert [event.what[1] for event in play.events("scored")] == [1]


@law("root:4.1.3")
def test_who_ends_a_menu_is_not_asked_again(place):
    play = place(map={9: "M1"}, M={"crafted": ["codes-m"]}, E={"hand": ["tea-f"]}).says("M", "end")
    assert play.asked[1] == "draw0"


@law("root:4.1.3")
@pytest.mark.parametrize(
    ("phase", "card", "clause"),
    [
        ("birdsong", "bank-r", "CARD.better_burrow_bank"), ("birdsong", "stand-f", "CARD.stand_and_deliver"),
        ("birdsong", "claim-b", "CARD.royal_claim"), ("daylight", "tax-f", "CARD.tax_collector"),
        ("daylight", "codes-m", "CARD.codebreakers"), ("daylight", "warren-r", "CARD.command_warren"),
        ("evening", "cobbler-r", "CARD.cobbler"),
    ],
)  # fmt: skip
def test_an_effect_is_told_by_the_clause_of_its_card(place, phase, card, clause):
    play = place("M", phase, {9: "M2, E1 roost", 1: "M2 keep"}, M={"crafted": [card]}, E={"hand": ["tea-f"]})
    assert play.says("M", card).events("used")[0].clause == clause


@law("root:4.1.3", "root:11.2.6")
def test_a_window_for_effects_alone_is_opened_by_their_clause(place):
    own = {"M": {"crafted": ["stand-f"]}, "E": {"hand": ["tea-f"]}}
    assert place("M", "birdsong", {9: "M2"}, **own).clause == "4.1.3"
    assert place("M", "birdsong", {9: "M2"}, factions="M,E,R", **own).clause == "11.2.6"
