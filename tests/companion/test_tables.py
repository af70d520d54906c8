"""What real tables look up is what the rules answer."""

from __future__ import annotations

import pytest

from clairiere import Illegal
from clairiere.companion import tables
from clairiere.companion.battle import Side, odds
from clairiere.companion.setting_up import faction_sets, own_setup, reminders, sheets
from clairiere.conformance import law

NONE = frozenset()


@law("renard:5.1", "renard:6.4", "renard:6.5", "renard:6.6")
def test_renard_s_points_and_verdicts():
    assert [row.points for row in tables.tricks_table()] == [6, 6, 6, 6, 1, 2, 3, 6, 6, 6, 0, 0, 0, 0]
    found = {(each.total, each.last): (each.winner, each.clause) for each in tables.verdicts()}
    assert len(found) == 9 and found[1, -1] == (0, "6.4") and found[0, -1] == (1, "6.5") and found[0, 0] == (-1, "6.6")


@law("duo:6.2", "duo:6.3", "duo:6.7", "duo:7.6", "duo:7.7", "duo:7.8", "duo:7.9")
def test_duo_s_forest_and_score():
    first = tables.levels()[0]
    edges = {(edge.low, edge.high): edge for edge in first.edges}
    assert edges[0, 0].covers == [(0, 1), (10, 9)] and edges[0, 0].adds == [1, 3, 4, 6, 8]
    assert edges[2, 0].covers[0] == (2, 3) and edges[2, 0].adds == [2, 3, 4, 6, 8], "a plus under the forest slides"
    assert edges[4, 0].covers == [None, None], "no token is left"
    assert (first.base, first.card, first.token, first.rounds) == (10, 1, 3, [0, 10, 0])


@law("jeton:3.1.2", "jeton:3.3.4")
def test_jeton_s_next_player_after_an_elimination():
    four = tables.following(4)
    assert four[0b1111] == [1, 2, 3, 0] and four[0b1101] == [2, 2, 3, 0] and four[0] == [-1] * 4


@law("root:5.1.7", "root:SCEN.1", "root:SCEN.2", "root:MM.4")
def test_root_s_sets_and_set_ups():
    sets = faction_sets()
    assert len({each.factions for each in sets}) == len(sets) > 90 and any(each.recommended for each in sets)
    assert all(each.recommended or "SCEN.1" in each.notices for each in sets)
    kept = {frozenset(each.factions): each.dominance for each in sets}
    assert kept[frozenset(["marquise", "eyrie", "alliance"])], "SCEN.2, MM.4: else they are not in the deck"
    assert not kept[frozenset(["marquise", "eyrie"])] and not kept[frozenset(["eyrie", "alliance", "mechanical"])]
    assert all(own_setup(sheet) and len(reminders(sheet.name)) == 3 for sheet in sheets())


def total(found):
    return sum(found.losses.values())


@law("root:4.3.2", "root:4.3.2.I", "root:4.3.2.III", "root:3.2.1")
def test_a_battle_is_counted_over_all_rolls():
    found = odds(Side("marquise", 3), Side("eyrie", 0, 1))
    assert total(found) == 16 and set(found.losses) == {(0, 0, 0, 1)} and found.points == [16, 0, 0], "defenseless"
    even = odds(Side("marquise", 1), Side("eyrie", 1))
    assert even.losses == {(0, 0, 0, 0): 1, (0, 0, 1, 0): 6, (1, 0, 1, 0): 9}, "no more than one has warriors"


@law("root:4.3.1", "root:4.3.1.I", "root:8.2.2", "root:CARD.scouting_party", "root:MM.11")
def test_ambush_foil_scouts_and_guerrilla_war():
    ambush = frozenset(["ambush"])
    assert odds(Side("eyrie", 2), Side("alliance", 1, 0, ambush)).losses == {(2, 0, 0, 0): 16}
    plain = odds(Side("eyrie", 2), Side("alliance", 1))
    assert odds(Side("eyrie", 2, 0, ambush), Side("alliance", 1, 0, ambush)) == plain, "foiled"
    assert odds(Side("eyrie", 2, 0, frozenset(["scouts"])), Side("alliance", 1, 0, ambush)) == plain
    assert plain.losses[1, 0, 0, 0] > plain.losses[0, 0, 1, 0], "the defender has the higher die"
    her = odds(Side("mechanical", 2), Side("alliance", 1, 0, ambush))
    assert her.losses == odds(Side("mechanical", 2), Side("alliance", 1)).losses, "nobody ambushes her"


@law(
    "root:CARD.armorers",
    "root:CARD.sappers",
    "root:CARD.brutal_tactics",
    "root:7.8.3",
    "root:9.2.7",
    "root:CHAR.arbiter",
)
def test_cards_leaders_items_and_an_arbiter():
    assert odds(Side("cult", 3), Side("riverfolk", 2, 0, frozenset(["armorers"]))).points == [0, 0, 0]
    sappers = odds(Side("cult", 3), Side("riverfolk", 2, 0, frozenset(["sappers"])))
    assert all(fell >= 1 for fell, *_ in sappers.losses)
    both = odds(Side("eyrie", 1, 0, frozenset(["commander", "tactics"])), Side("cult", 4))
    assert all(fell >= 2 for _, _, fell, _ in both.losses) and both.points[1] == 16, (
        "the defender scores for the tactics"
    )
    items = odds(Side("marquise", 3), Side("vagabond", 0, 2))
    assert items.losses == {(0, 0, 1, 0): 1, (0, 0, 2, 0): 15}, "items are damaged, one more for want of a sword"
    lent = odds(Side("marquise", 3), Side("eyrie", 0, 1, NONE, 2))
    assert any(fell == 2 for fell, *_ in lent.losses), "the Arbiter's swords strike"


@law("root:11.2.7.III", "root:11.2.7.III.a", "root:9.2.9.II.c", "root:9.2.9.II.d")
def test_mercenaries_and_an_ally_fight_and_fall():
    hired = odds(Side("marquise", 0, 0, NONE, 0, 3), Side("eyrie", 3))
    assert any(foe for _, _, foe, _ in hired.losses), "hired warriors strike"
    assert max(fell for fell, *_ in hired.losses) == 1, "they take half of the hits, rounded down; nobody else is there"
    alone, allied = (odds(Side("vagabond", 0, 2, NONE, 0, 0, count), Side("marquise", 3)) for count in (0, 3))
    assert alone.losses[0, 0, 0, 0] and not any(foe for _, _, foe, _ in alone.losses), (
        "without a sword he deals nothing"
    )
    assert any(foe == 3 for _, _, foe, _ in allied.losses), "his ally's warriors do"


@law("root:CHAR.vagrant", "root:3.2.1", "root:9.2.9.III.a")
def test_a_vagrant_sets_two_others_on_and_scores_for_what_falls():
    plain = odds(Side("marquise", 3), Side("eyrie", 0, 2))
    set_on = odds(Side("marquise", 3), Side("eyrie", 0, 2), instigated=True)
    assert set_on.losses == plain.losses and plain.points[2] == 0
    assert set_on.points == [0, 0, plain.points[0]], "what falls counts as removed by him"
    hostile = odds(Side("marquise", 3), Side("eyrie", 0, 2, frozenset(["hostile"])), instigated=True)
    assert hostile.points[2] == 2 * set_on.points[2], "and once more for infamy"
    both = odds(Side("marquise", 3), Side("eyrie", 0, 1, NONE, 2), instigated=True)
    infamous = sum(times for (fell, *_), times in both.losses.items() if fell == 2)  # the first made them hostile
    assert both.points[2] == 16 + infamous + 16, "an Arbiter who is called scores as well"


@law("root:9.2.9.III", "root:9.2.9.III.a", "root:7.8.4", "root:CHAR.arbiter")
def test_infamy_and_a_despot_score():
    peace, war = (
        odds(Side("vagabond", 3, 3), Side("eyrie", 3, 0, effects)) for effects in (NONE, frozenset(["hostile"]))
    )
    fell = sum(times * three for (_, _, three, _), times in war.losses.items())
    some = sum(times for (_, _, three, _), times in war.losses.items() if three)
    assert war.points[0] == fell and peace.points[0] == fell - some, "the first warrior makes them hostile"
    held, met = (
        odds(Side("eyrie", 3, 0, effects), Side("vagabond", 3, 3)) for effects in (frozenset(["hostile"]), NONE)
    )
    lost = sum(times * one for (one, *_), times in held.losses.items())
    made = sum(times for (one, *_), times in held.losses.items() if one)
    assert held.points[1] == lost and met.points[1] == lost - made, "he scores when he defends too"
    despot = frozenset(["despot"])
    assert odds(Side("eyrie", 3, 0, despot), Side("cult", 0, 1)).points == [32, 0, 0]
    assert odds(Side("eyrie", 3, 0, despot), Side("cult", 3)).points == [0, 0, 0], "not for warriors"


@law("root:9.2.6", "root:9.2.7")
def test_a_vagabond_who_is_ambushed_gives_other_items_first():
    ambush = frozenset(["ambush"])
    spare, bare = (odds(Side("vagabond", 2, pieces), Side("marquise", 3, 0, ambush)) for pieces in (2, 0))
    assert any(foe == 2 for _, _, foe, _ in spare.losses) and not any(foe for _, _, foe, _ in bare.losses)


def test_sides_that_share_their_pieces_do_not_meet():
    with pytest.raises(Illegal) as refused:
        odds(Side("marquise", 2), Side("mechanical", 2))
    assert refused.value.clause == "MM.2"
    with pytest.raises(Illegal):
        odds(Side("dragon", 2), Side("eyrie", 2))
