"""Chapter 6: the Marquise de Cat."""

import pytest

from clairiere import SPECTATOR, Illegal
from clairiere.conformance import law
from clairiere.games.root.data import BOARDS

M, E = 0, 1


@law("root:6.1")
def test_the_points_of_a_track_never_decrease():
    for points in BOARDS["marquise"]["points"].values():
        assert points == sorted(points) and len(points) == 6


@law("root:6.2.1")
def test_she_crafts_with_workshops_only(place):
    play = place(map={9: "M1 sawmill recruiter"}, M={"hand": ["codes-m"]})
    assert play.refuses("M", "codes-m") == "4.1.1"
    play = place(map={8: "M1 workshop"}, M={"hand": ["anvil-f"]})
    assert play.says("M", "anvil-f").score("M") == 2


@law("root:6.2.2")
def test_only_the_marquise_places_pieces_in_the_keep_clearing(place):
    """A new roost goes to the next best clearing; a recruit is refused at a roost beside the keep."""
    decree = {"leader": "charismatic", "decree": [["tea-f"], [], [], []], "resolved": ["vizier-recruit"]}
    play = place("E", map={1: "M keep, E1 roost", 8: "E1 roost", 12: "E1 roost"}, E={"board": decree})
    play.until("recruit")
    assert play.legal == ["8", "12"] and play.refuses("E", "1") == "6.2.2"


@law("root:6.2.2")
def test_anyone_may_move_into_the_keep_clearing(place):
    decree = {"leader": "charismatic", "decree": [[], ["tea-r"], [], []], "resolved": ["vizier-recruit"]}
    play = place("E", map={1: "M1 keep", 5: "E3"}, E={"board": decree}).until("from").says("E", "5", "1", "2")
    assert play.warriors(1, "E") == 2


@law("root:6.2.2")
def test_when_the_keep_is_gone_others_place_there(fight):
    decree = {"leader": "builder", "decree": [[], [], [], ["tea-f"]]}
    play = (
        fight("E", "M", 1, {1: "E3, M keep", 5: "E1 roost"}, E={"board": decree}).nature("0:0").until("leader", "draw1")
    )
    assert play.at(1, "E") == {"warrior": 3, "roost": 1}


@law("root:6.2.3")
def test_one_card_saves_all_warriors_removed_together(fight):
    play = fight("E", "M", 5, {5: "E4, M3", 1: "M keep"}, M={"hand": ["tea-r", "visit-r"]})
    play.says("M", "pass").nature("3:0")
    assert (play.asked, play.legal) == ((M, "hospitals"), ["tea-r", "visit-r", "pass"])
    play.says("M", "tea-r")
    assert (play.warriors(1, "M"), play.hand("M"), play.place["discard"]) == (3, ["visit-r"], ["tea-r"])


@law("root:6.2.3")
def test_without_the_keep_there_is_no_hospital(fight):
    play = fight("E", "M", 5, {5: "E4, M3"}, M={"hand": ["tea-r"]}).says("M", "pass").nature("3:0")
    assert play.asked[1] != "hospitals" and play.supply("M") == 25


@law("root:6.2.3")
def test_a_card_of_another_suit_saves_nobody(fight):
    play = fight("E", "M", 5, {5: "E4, M3", 1: "M keep"}, M={"hand": ["tea-f"]}).says("M", "pass").nature("3:0")
    assert play.legal == ["pass"] and play.refuses("M", "tea-f") == "6.2.3"
    assert play.says("M", "pass").supply("M") == 25


@law("root:6.2.3")
def test_hospitals_work_outside_battle_too(place):
    play = place("E", map={5: "M2, E roost", 10: "E roost", 4: "E roost", 1: "M keep"}, M={"hand": ["tea-r"]},
                 E={"hand": ["favor-r"]}).says("E", "favor-r")  # fmt: skip
    assert play.asked == (M, "hospitals")
    assert play.says("M", "tea-r").warriors(1, "M") == 2


def emptied(place, first):
    """A Favor strips clearings 5 and 10 of the Marquise; the Eyrie say of which she is asked first."""
    play = place("E", map={5: "M2, E roost", 10: "M3, E roost", 4: "E roost", 1: "M keep"},
                 M={"hand": ["tea-r", "visit-r"]}, E={"hand": ["favor-r"]})  # fmt: skip
    return play.says("E", "favor-r", first)


@law("root:6.2.3", "root:1.1.3")
def test_she_is_asked_about_a_clearing_and_a_number_of_warriors(place):
    five, ten = emptied(place, "M:hospitals:5:2:E"), emptied(place, "M:hospitals:10:3:E")
    assert five.legal == ten.legal
    assert (five.question, ten.question) == (
        "Field hospitals, clearing 5 (rabbit): spend a matching card to save 2 warriors, or pass",
        "Field hospitals, clearing 10 (rabbit): spend a matching card to save 3 warriors, or pass",
    )
    for seat in (M, E, SPECTATOR):
        assert five.sees(seat)["subject"] == {"clearing": 5, "count": 2}
        assert ten.sees(seat)["subject"] == {"clearing": 10, "count": 3}
        later = {"owner": "M", "word": "hospitals", "clearing": 10, "count": 3, "by": "E"}
        assert five.sees(seat)["reactions"] == [later]


@law("root:6.4", "root:1.2")
def test_everyone_sees_which_sawmills_have_got_their_wood(place):
    play = place("M", "birdsong", {5: "M sawmill", 9: "M sawmill wood6", 12: "M sawmill"}).says("M", "9")
    served = {str(clearing): int(clearing == 9) for clearing in range(1, 13)}
    assert (play.asked[1], play.sees(E)["subject"]) == ("wood", {"count": 1, "served": served})


@law("root:6.2.3", "root:1.1.3")
def test_the_log_tells_the_order_and_whom_she_saves_or_leaves(place):
    play = emptied(place, "M:hospitals:10:3:E").says("M", "tea-r", "pass")
    assert (play.warriors(1, "M"), play.supply("M")) == (3, 22)
    assert [line for line in play.hears(SPECTATOR) if "saved" in line or "first" in line] == [
        "Bo: first field hospitals, clearing 10 (Ana).",
        "Ana: 3 warriors lost in clearing 10 are saved.",
        "Ana: 2 warriors lost in clearing 5 are not saved.",
    ]
    french = play.hears(SPECTATOR, "fr")
    assert "Ana : 3 guerriers perdus dans la clairière 10 sont sauvés." in french
    assert "Ana : 2 guerriers perdus dans la clairière 5 ne sont pas sauvés." in french


@law("root:6.2.3")
def test_attackers_ambushed_in_the_keep_clearing_are_back_at_once(fight):
    play = fight("M", "E", 1, {1: "M2 keep, E2"}, M={"hand": ["tea-f"]}, E={"hand": ["ambush-f"]})
    play.says("E", "ambush-f").says("M", "pass", "tea-f")
    assert (play.warriors(1, "M"), play.asked[1]) == (2, "dice")


@law("root:6.2.3", "root:6.2.2")
def test_a_keep_lost_in_the_same_battle_saves_nobody(fight):
    play = fight("E", "M", 1, {1: "E4, M1 keep"}, M={"hand": ["tea-f"]}).says("M", "pass").nature("3:0")
    assert play.asked[1] != "hospitals" and play.at(1, "M") == {}


@law("root:6.5.2", "root:1.2")
def test_she_sees_which_of_the_two_moves_of_a_march_it_is(place):
    """The same move of the same warrior; only after the first one she is asked for another."""
    first = place(map={5: "M2"}).says("M", "march", "5")
    second = place(map={1: "M1", 5: "M1"}).says("M", "march", "1", "5", "5")
    one, two = first.sees(M), second.sees(M)
    assert (first.asked, first.legal, one["clearings"]) == (second.asked, second.legal, two["clearings"])
    assert one["unfinished"] != two["unfinished"]


@law("root:6.3", "root:6.3.1", "root:6.3.5")
def test_after_her_set_up(ready):
    play = ready()
    counts = {}
    for clearing in range(1, 13):
        for piece, count in play.at(clearing, "M").items():
            counts[piece] = counts.get(piece, 0) + count
    assert counts == {
        "keep": 1,
        "warrior": 11,
        "sawmill": 1,
        "workshop": 1,
        "recruiter": 1,
        "wood": counts.get("wood", 0),
    }
    board = play.sees(E)["players"][0]["board"]
    assert (play.supply("M"), board["tracks"]) == (14, {"sawmill": 5, "workshop": 5, "recruiter": 5})


@law("root:6.3.1")
def test_there_is_no_ninth_wood(place):
    play = place(phase="birdsong", map={9: "M1 sawmill wood8"})
    assert (play.asked[1], play.at(9, "M")["wood"]) == ("daylight", 8)


@law("root:6.3.2")
def test_the_keep_goes_in_a_corner(new):
    play = new().until("keep")
    assert play.legal == ["1", "2", "3", "4"] and play.refuses("M", "5") == "6.3.2"
    play.says("M", "4")
    assert (play.at(4, "M")["keep"], play.sees(M)["clearings"][3]["slots"]) == (1, 1)


@law("root:6.3.2")
def test_a_keep_elsewhere_is_refused_with_the_corners(place):
    with pytest.raises(Illegal) as refused:
        place(map={5: "M keep"})
    assert (refused.value.facts["corners"], refused.value.clause) == ([1, 2, 3, 4], "6.3.2")


@law("root:6.3.3")
@pytest.mark.parametrize(("keep", "bare"), [(1, 3), (2, 4), (3, 1), (4, 2)])
def test_every_clearing_but_the_opposite_corner_gets_a_warrior(new, keep, bare):
    play = new().until("keep").says("M", str(keep))
    assert [clearing for clearing in range(1, 13) if not play.warriors(clearing, "M")] == [bare]


@law("root:6.3.4")
def test_starting_buildings_stand_near_the_keep(new):
    play = new().until("keep").says("M", "1")
    assert play.legal == ["1", "5", "9", "10"] and play.refuses("M", "12") == "6.3.4"
    play.says("M", "1")
    assert "1" not in play.legal and play.refuses("M", "1") == "2.2.3"


@law("root:6.4")
def test_each_sawmill_receives_a_wood(place):
    play = place(phase="birdsong", map={9: "M1 sawmill2", 2: "M1 sawmill"})
    assert (play.at(9, "M")["wood"], play.at(2, "M")["wood"]) == (2, 1)


@law("root:6.5")
def test_after_three_actions_each_bird_buys_one(place):
    held = {"hand": ["sappers-b"], "board": {"actions": 1}}
    play = place(map={9: "M2 recruiter"}, M=held)
    assert play.refuses("M", "extra sappers-b") == "6.5", "not before the third"
    play.says("M", "recruit")
    assert play.refuses("M", "march") == "6.5"
    play.says("M", "extra sappers-b", "march", "9", "1", "1")
    assert play.warriors(1, "M") == 1 and play.place["discard"] == ["sappers-b"]


@law("root:6.5")
def test_no_crafting_after_the_first_action(place):
    play = place(map={9: "M2 workshop"}, M={"hand": ["codes-m"]}).says("M", "march", "9", "1", "1", "pass")
    assert "codes-m" not in play.legal and play.refuses("M", "codes-m") == "6.5"


@law("root:6.5")
def test_daylight_may_end_with_actions_left(place):
    play = place(map={9: "M2"}).says("M", "march", "9", "1", "1", "pass", "end")
    assert play.place["phase"] == "evening" and play.events("action")[0].what[0] == M


@law("root:6.5.1")
def test_a_battle_uses_an_action(place):
    play = place(map={9: "M2, E1"}, M={"board": {"actions": 1}}).says("M", "battle", "9")
    play.nature("0:0")
    assert play.player("M")["board"]["actions"] == 0 and play.refuses("M", "battle") == "6.5"


@law("root:6.5.2")
def test_a_march_is_two_moves_of_which_the_second_may_be_skipped(place):
    play = place(map={9: "M2"}).says("M", "march", "9", "1", "1")
    assert play.asked[1] == "from" and "pass" in play.legal
    play.says("M", "pass")
    assert (play.asked[1], play.player("M")["board"]["actions"]) == ("daylight", 2)
    play.says("M", "march")
    assert "pass" not in play.legal and play.refuses("M", "pass") == "4.2", "the first move is a must"
    play.says("M", "9", "1", "1", "5", "1")
    assert play.legal and play.asked[1] == "daylight", "no third move"


@law("root:6.5.3")
def test_recruiting_places_a_warrior_at_each_recruiter_once_a_turn(place):
    play = place(map={9: "M1 recruiter2", 2: "M1 recruiter"}, M={"hand": ["sappers-b"]}).says("M", "recruit")
    assert (play.warriors(9, "M"), play.warriors(2, "M")) == (3, 2)
    assert "recruit" not in play.legal and play.refuses("M", "recruit") == "6.5.3"


@law("root:6.5.3", "root:2.5")
def test_too_few_warriors_are_recruited_where_she_likes(place):
    play = place(map={9: "M21 recruiter2", 2: "M3 recruiter"}).says("M", "recruit")
    assert (play.asked, play.legal) == ((M, "muster"), ["2", "9"])
    assert play.says("M", "2").warriors(2, "M") == 4 and play.asked[1] == "daylight"


@law("root:6.5.4", "root:6.5.4.III")
def test_building_uses_an_action_wood_and_a_slot(place):
    play = place(map={9: "M3 sawmill wood1"}).says("M", "build", "sawmill", "9")
    assert (play.at(9, "M"), play.player("M")["board"]["actions"], play.score("M")) == (
        {"warrior": 3, "sawmill": 2}, 2, 1,
    )  # fmt: skip


@law("root:6.5.4")
@pytest.mark.parametrize("field", [{9: "M3 sawmill"}, {1: "M1 sawmill wood4"}, {9: "M1 sawmill wood2, E4"}])
def test_without_wood_slot_or_rule_nothing_is_built(place, field):
    """Workshops and recruiters: the first of a kind would be free, so one of each stands elsewhere."""
    play = place(map=field | {12: "M workshop, E1", 7: "M recruiter, E2"})
    assert play.refuses("M", "build") == "6.5.4"


@law("root:6.5.4.I")
@pytest.mark.parametrize(("built", "cost"), [(1, 1), (2, 2), (3, 3), (4, 3), (5, 4)])
def test_the_cost_stands_above_the_column(place, built, cost):
    sites = [9, 2, 7, 8, 5]
    field = {site: "M1 sawmill" for site in sites[:built]} | {11: f"M5 wood{cost}", 12: "M3", 10: "M3"}
    play = place(map=field).says("M", "build", "sawmill", "11")
    assert "wood" not in play.at(11, "M") and play.at(11, "M")["sawmill"] == 1
    less = field | {11: f"M5 wood{cost - 1}" if cost > 1 else "M5"}
    play = place(map=less).says("M", "build")
    assert play.refuses("M", "sawmill") == "6.5.4.II"


@law("root:6.5.4.I")
def test_a_track_without_buildings_is_refused(place):
    field = {9: "M3 sawmill2", 2: "M3 sawmill2", 7: "M3 sawmill2", 8: "M9 wood8"}
    play = place(map=field).says("M", "build")
    assert play.refuses("M", "sawmill") == "6.5.4.I"


@law("root:6.5.4.II")
def test_wood_comes_through_ruled_clearings(place):
    field = {9: "M1 sawmill wood1", 1: "M1", 5: "M1"}
    play = place(map=field).says("M", "build", "sawmill", "5")
    assert play.at(5, "M")["sawmill"] == 1 and "wood" not in play.at(9, "M")


@law("root:6.5.4.II")
@pytest.mark.parametrize(
    "field",
    [
        {9: "M1 sawmill wood1", 1: "E2", 5: "M1"},  # cut off
        {9: "M sawmill wood1, E3", 1: "M1", 5: "M1"},  # the wood's own clearing is not ruled (RUL.11)
        {4: "M1 sawmill wood1", 7: "M1", 5: "M1"},  # 4 and 7 are joined by the river only
    ],
)
def test_wood_that_is_cut_off_does_not_count(place, field):
    play = place(map=field | {11: "M workshop, E2", 3: "M recruiter, E2"})
    site = "7" if 7 in field else "5"
    if "build" in play.legal:
        play.says("M", "build")
        if "sawmill" in play.legal:
            play.says("M", "sawmill")
            assert site not in play.legal and play.refuses("M", site) == "6.5.4.II"
            return
        assert play.refuses("M", "sawmill") == "6.5.4.II"
    else:
        assert play.refuses("M", "build") == "6.5.4"


@law("root:6.5.4.II")
def test_she_chooses_which_wood_to_pay(place):
    play = place(map={9: "M1 sawmill wood1", 1: "M1 wood1", 5: "M1"}).says("M", "build", "sawmill", "5")
    assert (play.asked, play.legal) == ((M, "pay wood"), ["1", "9"])
    assert play.refuses("M", "5") == "6.5.4.II"
    assert "wood" not in play.says("M", "1").at(1, "M") and play.at(9, "M")["wood"] == 1


@law("root:6.5.4.III")
@pytest.mark.parametrize(("built", "points"), [(1, 1), (2, 2), (3, 3), (4, 4), (5, 5)])
def test_she_scores_the_points_of_the_space_she_uncovers(place, built, points):
    sites = [9, 2, 7, 8, 5]
    field = {site: "M1 sawmill" for site in sites[:built]} | {11: "M5 wood4", 12: "M3", 10: "M3"}
    assert place(map=field).says("M", "build", "sawmill", "11").score("M") == points


@law("root:6.5.5")
@pytest.mark.parametrize("card", ["tea-m", "sappers-b"])
def test_overwork_brings_a_wood_for_a_matching_card(place, card):
    play = place(map={9: "M1 sawmill"}, M={"hand": [card, "tea-f"]})
    assert play.refuses("M", "overwork tea-f") == "6.5.5"
    play.says("M", f"overwork {card}")
    assert (play.at(9, "M")["wood"], play.place["discard"], play.player("M")["board"]["actions"]) == (1, [card], 2)


@law("root:6.5.5")
def test_overwork_needs_wood_in_supply_and_lets_her_choose_the_sawmill(place):
    play = place(map={9: "M1 sawmill wood8"}, M={"hand": ["tea-m"]})
    assert play.refuses("M", "overwork tea-m") == "6.5.5"
    play = place(map={9: "M1 sawmill", 2: "M1 sawmill"}, M={"hand": ["tea-m"]}).says("M", "overwork tea-m")
    assert (play.asked, play.legal) == ((M, "sawmill"), ["2", "9"])
    assert play.says("M", "2").at(2, "M")["wood"] == 1


@law("root:6.6")
@pytest.mark.parametrize(("recruiters", "drawn"), [(0, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_she_draws_one_card_and_one_for_each_bonus(place, recruiters, drawn):
    field = {clearing: "M recruiter" for clearing in (9, 2, 7, 8, 5)[:recruiters]} | {10: "M1"}
    play = place(phase="evening", map=field, M={"hand": ["tea-m"]}).until("decree")
    assert len(play.hand("M")) == 1 + drawn


@law("root:6.6")
def test_she_discards_down_to_five_cards_of_her_choice(place):
    hand = ["tea-f", "tea-r", "tea-m", "gear-f", "gear-m"]
    play = place(phase="evening", map={9: "M1"}, M={"hand": hand}).nature("tax-f")
    assert (play.asked, len(play.legal)) == ((M, "discard"), 6)
    play.says("M", "tea-r")
    assert len(play.hand("M")) == 5 and play.place["discard"] == ["tea-r"] and play.asked[0] != M


@law(
    "root:6.5",
    "root:6.5.2",
    "root:6.5.4.I",
    "root:6.5.4.II",
    "root:6.5.4.III",
    "root:6.5.5",
    "root:4.2.1",
    "root:2.1.1",
)
def test_example_12_a_daylight(place):
    """Craft the bag, march twice two warriors, overwork twice, a bird for a fourth action: build."""
    field = {9: "M6 workshop sawmill wood1", 4: "E2", 2: "M1 sawmill", 7: "M1 sawmill"}
    hand = ["knapsack-f", "tea-m", "sappers-b", "armorers-b"]
    play = place(map=field, M={"hand": hand})
    assert play.ruler(4) == "E"
    play.says("M", "knapsack-f", "march", "9", "4", "2")
    assert play.ruler(4) == "E"
    play.says("M", "9", "4", "2")
    assert play.ruler(4) == "M"
    play.says("M", "overwork tea-m", "9", "overwork sappers-b", "9", "extra armorers-b", "build", "sawmill", "4")
    assert (play.score("M"), play.hand("M"), play.at(4, "M").get("sawmill")) == (4, [], 1)
    assert "wood" not in play.at(9, "M")


@law("root:6.4", "root:2.5")
def test_of_too_little_wood_each_sawmill_gets_one_at_most(place):
    field = {2: "M1 wood6", 7: "M1 sawmill2", 9: "M1 sawmill", 5: "M1 sawmill"}
    play = place(phase="birdsong", map=field)
    assert play.asked == (M, "wood") and play.legal == ["5", "7", "9"]
    assert play.says("M", "9").legal == ["5", "7"]
    assert play.says("M", "7").at(7, "M")["wood"] == 1 and play.asked[1] == "daylight"


@law("root:6.5.5")
def test_overwork_brings_the_wood_to_a_sawmill_of_the_cards_suit(place):
    play = place(map={9: "M1 sawmill", 12: "M1 sawmill"}, M={"hand": ["tea-m"]}).says("M", "overwork tea-m")
    assert play.at(9, "M")["wood"] == 1 and "wood" not in play.at(12, "M") and play.asked[1] == "daylight"


@law("root:6.5", "root:6.5.3")
def test_in_a_new_turn_she_crafts_and_recruits_again(place):
    own = {"hand": ["codes-m"], "board": {"actions": 0, "acted": 1, "recruited": 1}}
    play = place(map={9: "M1 workshop recruiter"}, M=own).says("M", "end").until("decree").until("daylight")
    assert "codes-m" in play.legal and "recruit" in play.legal and play.player("M")["board"]["actions"] == 3
