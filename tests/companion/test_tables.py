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


@law("root:5.1.7", "root:SCEN.1")
def test_root_s_sets_and_set_ups():
    sets = faction_sets()
    assert len({each.factions for each in sets}) == len(sets) > 90 and any(each.recommended for each in sets)
    assert all(each.recommended or "SCEN.1" in each.notices for each in sets)
    assert all(own_setup(sheet) and len(reminders(sheet.name)) == 3 for sheet in sheets())


def total(found):
    return sum(found.losses.values())


@law("root:4.3.2", "root:4.3.2.I", "root:4.3.2.III", "root:3.2.1")
def test_a_battle_is_counted_over_all_rolls():
    found = odds(Side("marquise", 3), Side("eyrie", 0, 1))
    assert total(found) == 16 and set(found.losses) == {(0, 0, 0, 1)} and found.points == [16, 0], "defenseless"
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
    assert odds(Side("cult", 3), Side("riverfolk", 2, 0, frozenset(["armorers"]))).points == [0, 0]
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


def test_sides_that_share_their_pieces_do_not_meet():
    with pytest.raises(Illegal) as refused:
        odds(Side("marquise", 2), Side("mechanical", 2))
    assert refused.value.clause == "MM.2"
    with pytest.raises(Illegal):
        odds(Side("dragon", 2), Side("eyrie", 2))
