"""Chapter 9.7: two Vagabonds."""

import pytest

import clairiere
from clairiere.conformance import law
from clairiere.core.nature import Rng

M, V, W = 0, 1, 2
PAIR = "marquise,vagabond,vagabond"


def board(play, letter="V"):
    return play.player(letter)["board"]


def pair(road, pawn, **rest):
    return road(pawn, **({"factions": PAIR, "W": {"pawn": "forest-g"}} | rest))


def deals(play, seat):
    """What the looked-at ruins hold when all that the seat cannot see is dealt anew."""
    dealt = [play.game.redeal(play.state, seat, Rng(i)).dump() for i in range(9)]
    return {str(found["players"]["V"]["board"]["caches"]) for found in dealt}


@law("root:9.7", "root:9.7.1")
def test_two_vagabonds_hide_two_items_under_each_ruin(new):
    play = new(factions=PAIR).until("daylight")
    assert len(board(play)["hoard"]) == 8
    assert play.sees(M)["players"][V]["board"]["ruins"] == {"6": 2, "10": 2, "11": 2, "12": 2}


@law("root:9.7.1")
def test_exploring_twice_takes_both_items_and_the_ruin(road):
    play = pair(road, 12, satchel="torch2").says("V", "explore").nature("boots", "sword")
    assert (play.asked, play.legal) == ((V, "relic"), ["boots", "sword", "pass"])
    play.says("V", "sword")
    assert (play.score("V"), 12 in play.place["ruins"], play.sees(M)["clearings"][11]["slots"]) == (1, True, 1)
    assert play.sees(M)["players"][V]["board"]["ruins"]["12"] == 1
    play.says("V", "explore", "boots")
    assert (play.score("V"), 12 in play.place["ruins"], play.sees(M)["clearings"][11]["slots"]) == (2, False, 2)


@law("root:9.7.1")
def test_he_takes_no_ruin_item_that_he_has_already(road):
    caches = [[12, ["second-boots"], 0b100]]
    hoard = ["bag", "hammer", "sword", "second-bag", "second-hammer", "second-sword"]
    play = pair(road, 12, satchel="torch boots", relics=["boots"], caches=caches, hoard=hoard).says("V", "explore")
    assert play.legal == ["pass"] and play.refuses("V", "second-boots") == "9.7.1"
    play.says("V", "pass")
    assert (play.score("V"), board(play)["exhausted"], 12 in play.place["ruins"]) == (0, {"torch": 1}, True)


@law("root:9.7.1", "root:9.6.4")
def test_a_ruin_item_that_has_left_the_game_bars_no_other(road):
    play = pair(road, 12, phase="evening", satchel="boots torch6", relics=["boots"], ruins=[6, 10, 11])
    play.nature("").says("V", "boots")
    assert board(play)["relics"] == []


@law("root:9.7.1")
def test_he_may_leave_both(road):
    play = pair(road, 12, satchel="torch").says("V", "explore").nature("boots", "sword").says("V", "pass")
    assert (play.score("V"), board(play)["exhausted"]) == (0, {"torch": 1})
    assert play.sees(V)["players"][V]["board"]["looked"] == {"12": ["boots", "sword"]}


@law("root:9.7.1", "root:9.3.4")
def test_only_the_explorer_sees_what_he_leaves(road):
    play = pair(road, 12, satchel="torch").says("V", "explore").nature("boots", "sword").says("V", "boots")
    assert play.sees(V)["players"][V]["board"]["looked"] == {"12": ["sword"]}
    for seat in (M, W, -2):
        assert play.sees(seat)["players"][V]["board"]["looked"] == {} and len(deals(play, seat)) > 1
    assert len(deals(play, V)) == 1
    looked = play.events("looked")[0]
    assert looked.seen_by(V).secret and not looked.seen_by(W).secret


@law("root:9.7.1", "root:9.3.4")
def test_relics_that_are_dealt_anew_are_the_same_relics_elsewhere(road):
    play = pair(road, 12, satchel="torch").says("V", "explore").nature("boots", "sword").says("V", "pass")
    hidden = sorted([*board(play)["hoard"], *board(play)["caches"][0][1]])
    for seat in (M, V, W, -2):
        for seed in range(9):
            found = play.game.redeal(play.state, seat, Rng(seed)).dump()["players"]["V"]["board"]
            assert sorted([*found["hoard"], *found["caches"][0][1]]) == hidden
            assert [len(cache[1]) for cache in found["caches"]] == [2]


@law("root:9.7.2")
@pytest.mark.parametrize("first", ["V", "W"])
def test_chance_decides_who_sets_up_first(new, first):
    play = new(factions=PAIR).until("twins")
    assert (play.asked, play.clause) == ((-1, "twins"), "9.7.2")
    play.nature(first).until("character")
    assert play.place["seats"][play.asked[0]] == first


@law("root:9.7.2")
def test_the_same_seed_gives_the_same_order():
    def first(seed):
        state, rng = clairiere.new("root", {"factions": PAIR, "seating": "given"}), Rng(seed)
        while state.open[0].about != "character":
            state.take(state.open[0].seat, rng.pick(state.open[0].options))
        return state.open[0].seat

    assert [first(seed) for seed in range(12)] == [first(seed) for seed in range(12)]
    assert {first(seed) for seed in range(12)} == {V, W}


@law("root:9.7.3", "root:9.5.5")
def test_a_quest_is_open_to_both_and_done_once(road):
    quests = ["repair-a-shed-fox", "escort-mouse"]
    other = {"pawn": "1", "board": {"satchel": {"torch": 1, "hammer": 1}, "exhausted": {}}}
    play = pair(road, 1, satchel="torch hammer", quests=quests, W=other)
    assert "repair-a-shed-fox" in play.legal
    play.says("V", "repair-a-shed-fox").nature("errand-fox").says("V", "points")
    assert play.sees(M)["players"][W]["board"]["quests"] == ["errand-fox", "escort-mouse"]
    play = pair(road, 1, satchel="torch hammer", quests=quests, W=other, turn="W")
    play.says("W", "repair-a-shed-fox").nature("errand-fox").says("W", "points", "end")
    assert board(play, "W")["completed"] == ["repair-a-shed-fox"] and play.score("W") == 1
    play.until("slip").until("wander")
    assert play.asked[0] in (V, W) and play.refuses("VW"[play.asked[0] - 1], "repair-a-shed-fox") == "9.5.5"


@law("root:9.7.3")
def test_three_quests_in_all_lie_face_up(new):
    play = new(factions=PAIR).until("daylight")
    assert len(board(play)["quests"]) + len(board(play, "W")["quests"]) == 3


@law("root:9.3.3", "root:1.2")
def test_everyone_sees_how_many_quests_are_left(new):
    play = new(factions=PAIR).until("daylight")
    for seat in (M, V, W, -2):
        assert [play.sees(seat)["players"][other]["board"]["quest_deck"] for other in (V, W)] == [12, 12]


@law("root:9.5.4", "root:9.2.9")
def test_aid_to_a_vagabond_gives_the_card_only(road):
    play = pair(road, 1, hand=["tea-f"], satchel="boots", W={"pawn": "1"}).says("V", "aid-w tea-f")
    assert (play.hand("W"), play.score("V"), play.asked[1]) == (["tea-f"], 0, "wander")


@law("root:9.2.9.II.c", "root:9.2.9.II.d")
def test_the_ally_of_the_attacker_does_not_fight_for_the_defender(road):
    other = {"pawn": "5", "board": {"satchel": {"sword": 1}, "exhausted": {"boots": 1}}}
    play = pair(road, 5, map={5: "M3"}, satchel="sword", relations={"M": "allied"}, W=other)
    play.says("V", "battle", "W", "M").nature("3:3")
    assert play.events("hits")[0].what[:4] == (V, 3, W, 1)
    assert (play.asked, play.legal) == ((V, "damage"), ["exhausted-sword", "warrior"])
    assert (board(play, "W")["damaged"], board(play, "W")["broken"]) == ({"sword": 1}, {"boots": 1})
    play.says("V", "exhausted-sword")
    assert (play.at(5, "M"), board(play)["relations"]["M"]) == ({"warrior": 3}, "allied")


@law("root:9.2.9.III", "root:9.2.7")
def test_vagabonds_fight_each_other_and_nobody_is_hostile(road):
    other = {"pawn": "5", "board": {"satchel": {"sword": 1, "boots": 1}}}
    play = pair(road, 5, satchel="sword2", W=other).says("V", "battle").nature("1:1")
    assert play.asked == (W, "damage")
    play.says("W", "boots")
    assert board(play, "W")["damaged"] == {"boots": 1} and play.score("V") == 0
    assert board(play)["relations"] == {"M": "indifferent"}


@law("root:9.7.1")
def test_a_ruin_at_which_nobody_has_looked_has_no_lookers(road):
    caches = [[6, ["bag", "boots"], 0], [12, ["sword"], 0b100]]
    hoard = ["hammer", "second-bag", "second-boots", "second-hammer"]
    play = pair(road, 12, satchel="torch", caches=caches, hoard=hoard)
    assert play.sees(M)["players"][V]["board"]["lookers"] == [{"clearing": 12, "seats": [W]}]
