"""Chapters 11.1 to 11.3: the Riverfolk Company, its own rules and its set-up. Services have a file of their own."""

import pytest

from clairiere.conformance import law
from clairiere.games.root.factions.riverfolk.words import POINTS, PRICES

M, E, R = 0, 1, 2
POST = {9: "R1 mouse-post"}


def board(play):
    return play.player("R")["board"]


def hit(trade, **more):
    """The Marquise attacks a lone trade post and removes it."""
    play = trade(map={9: "M3, R mouse-post"}, turn="M", **more)
    play.says("M", "battle", "9")
    return (play.says("R", "pass") if play.asked == (R, "ambush") else play).nature("0:0")


@law("root:11.1", "root:11.2.5.I")
def test_a_fat_treasury_invites_attack(trade):
    assert (board(hit(trade, funds="R2"))["funds"], board(hit(trade, funds="R8"))["funds"]) == ({"R": 1}, {"R": 4})


@law("root:11.2")
def test_their_own_rules_are_seven(trade):
    play = trade(map={9: "R1 mouse-post", 5: "R1"}, hand="tea-m", funds="R2")
    assert {"tea-m", "establish"} <= set(play.legal), "crafting by funds, trade posts"
    assert play.says("R", "move", "5").legal == ["1", "2", "10"], "swimmers"
    assert play.sees(M)["players"][R]["known"] == ["tea-m"], "an open hand"
    play = trade("birdsong", POST, "tea-m", turn="M")
    assert play.legal == ["hand-card tea-m", "riverboats", "mercenaries", "end"]


# -- 11.2.1 crafting -------------------------------------------------------------------------------------------------


@law("root:11.2.1", "root:11.5.3")
def test_a_fund_on_an_uncovered_space_crafts(trade):
    play = trade(map={12: "R1 fox-post"}, hand="anvil-f", funds="R1").says("R", "anvil-f")
    assert (play.score("R"), play.player("R")["items"]) == (2, {"hammer": 1})
    assert (board(play)["spaces"], board(play)["invested"], board(play)["funds"]) == ({"fox": 1}, {"R": 1}, {})
    assert board(play)["commitments"] == {}


@law("root:11.2.1")
@pytest.mark.parametrize("map", [{}, {9: "R1 mouse-post"}, {12: "R1"}])
def test_without_an_empty_space_of_the_suit_nothing_is_crafted(trade, map):
    play = trade(map=map, hand="anvil-f", funds="R3")
    assert "anvil-f" not in play.legal and play.refuses("R", "anvil-f") == "11.2.1"
    assert play.refuses("R", "export anvil-f") == "11.2.1"


@law("root:11.2.1")
def test_a_space_is_taken_for_this_turn(trade):
    play = trade(map={12: "R1 fox-post"}, hand="anvil-f crossbow-m", funds="R3").says("R", "anvil-f")
    assert play.refuses("R", "crossbow-m") == "11.2.1"


@law("root:11.2.1", "root:11.2.5.I")
def test_the_space_of_a_lost_post_stays_uncovered(trade):
    play = trade(gone={"fox": 1}, hand="anvil-f", funds="R1").says("R", "anvil-f")
    assert (play.score("R"), board(play)["spaces"]) == (2, {"fox": 1})


@law("root:11.2.1")
@pytest.mark.parametrize(("phase", "asked"), [("birdsong", "effect"), ("evening", "price cards")])
def test_they_craft_in_no_other_phase(trade, phase, asked):
    own = {"crafted": ["claim-b"], "hand": ["anvil-f"], "board": {"funds": {"R": 2}}}
    play = trade(phase, {12: "R1 fox-post"}, R=own)
    assert play.asked == (R, asked) and "anvil-f" not in play.legal
    play.refuses("R", "anvil-f")


# -- 11.2.2 swimmers --------------------------------------------------------------------------------------------------


@law("root:11.2.2", "root:4.2.1", "root:2.3")
@pytest.mark.parametrize(("origin", "targets"), [(5, ["10"]), (10, ["5", "11"]), (11, ["7", "10"]), (4, ["7"])])
def test_rivers_are_paths_whoever_rules(trade, origin, targets):
    everywhere = {number: "M2" for number in range(1, 13)} | {origin: "M2, R1"}
    play = trade(map=everywhere, funds="R1").says("R", "move", str(origin))
    assert play.legal == targets
    assert play.says("R", targets[0]).warriors(int(targets[0]), "R") == 1


@law("root:11.2.2", "root:4.2.1")
def test_ordinary_paths_need_rule(trade):
    play = trade(map={5: "R1, M2", 1: "M2", 2: "R1", 10: "M2"}, funds="R1").says("R", "move", "5")
    assert play.legal == ["2", "10"] and play.refuses("R", "1") == "4.2.1"


@law("root:2.3", "root:2.2.1")
def test_for_others_rivers_are_no_paths(trade):
    play = trade(map={5: "M3", 10: "R1"}, turn="M").says("M", "march", "5")
    assert "10" not in play.legal and play.refuses("M", "10") == "2.3"


@law("root:WINTER.3", "root:11.2.2")
def test_they_swim_in_winter_and_others_do_not(trade):
    play = trade(map={10: "R1, M2", 11: "M2"}, funds="R1", board="winter").says("R", "move", "10")
    assert play.legal == ["11"]
    play = trade(map={10: "M3", 11: "R1"}, turn="M", board="winter").says("M", "march", "10")
    assert play.refuses("M", "11") == "2.3"


# -- 11.2.4 funds ----------------------------------------------------------------------------------------------------


@law("root:11.2.4")
def test_funds_are_warriors_of_any_faction(trade):
    play = trade(map={10: "R1"}, funds="R2 M1", payments="E3", commitments="E2")
    assert "3 funds" in play.question and board(play)["funds"] == {"M": 1, "R": 2}


@law("root:11.2.4", "root:11.5")
def test_only_the_funds_box_pays(trade):
    play = trade(map={10: "R1"}, funds="R2 M1", payments="E3", commitments="E2").says("R", "draw")
    assert play.legal == ["M", "R"] and play.refuses("R", "E") == "11.2.4"
    play = trade(map={10: "R1"}, payments="R3", commitments="M2")
    assert play.legal == ["end"] and play.refuses("R", "draw") == "11.5"


@law("root:11.2.4", "root:2.5.1")
def test_warriors_on_their_board_are_not_in_supply(trade):
    play = trade(map={9: "M3", 10: "R4"}, funds="M2 R1", payments="M1", commitments="R2", invested="E1")
    assert (play.supply("M"), play.supply("E"), play.supply("R")) == (19, 19, 8)


# -- 11.2.5 trade posts -----------------------------------------------------------------------------------------------


@law("root:11.2.5", "root:11.5.6.III")
def test_a_trade_post_scores_when_it_is_established(trade):
    play = trade(map={8: "R1"}, funds="R2").says("R", "establish", "8")
    assert (play.score("R"), play.at(8, "R")) == (2, {"warrior": 2, "fox-post": 1})


@law("root:11.2.5.I")
@pytest.mark.parametrize(("funds", "lost"), [(1, 1), (2, 1), (5, 3), (6, 3)])
def test_half_of_the_funds_are_lost_rounded_up(trade, funds, lost):
    play = hit(trade, funds=f"R{funds}", payments="R3", commitments="R2")
    assert board(play)["funds"] == ({"R": funds - lost} if funds > lost else {})
    assert play.supply("R") == 15 - 5 - (funds - lost)
    assert (board(play)["payments"], board(play)["commitments"]) == ({"R": 3}, {"R": 2}), "other boxes are not touched"


@law("root:11.2.5.I", "root:3.2.1", "root:2.5.3")
def test_a_removed_post_leaves_the_game_and_scores_for_the_enemy(trade):
    play = hit(trade)
    assert (play.score("M"), play.at(9, "R")) == (1, {})
    assert (board(play)["gone"], play.sees(M)["players"][R]["board"]["posts"]["mouse"]) == ({"mouse": 1}, 2)
    play = trade(map={9: "R1"}, gone={"mouse": 3}, funds="R2")
    assert "establish" not in play.legal, "it never comes back"


@law("root:11.2.5.I")
def test_they_choose_which_funds_are_lost(trade):
    play = hit(trade, funds="R2 M2 E1")
    assert play.asked == (R, "lose fund") and play.refuses("M", "M") == "1.4"
    play.says("R", "M", "E", "M")
    assert board(play)["funds"] == {"R": 2} and (play.supply("M"), play.supply("E")) == (22, 20)


@law("root:11.2.5.I", "root:1.1.3")
def test_each_of_two_lost_posts_costs_half(trade):
    """The Favor of the Mice takes both; the player in turn orders."""
    field = {9: "R mouse-post", 2: "R mouse-post", 7: "M1 workshop", 11: "M1 workshop2"}
    play = trade(map=field, funds="R5", turn="M", M={"hand": ["favor-m"]}, ruins=[]).says("M", "favor-m")
    assert play.legal == ["R:disruption:2:1:M", "R:disruption:9:1:M"]
    play.says("M", "R:disruption:9:1:M")
    assert (board(play)["funds"], board(play)["gone"], play.score("M")) == ({"R": 1}, {"mouse": 2}, 2)


@law("root:11.2.5.I", "root:11.5.2")
def test_their_own_battle_may_cost_them_a_post(trade):
    """The fund of the battle is committed before it: half of the others are lost."""
    play = trade(map={9: "R1 mouse-post, M4"}, funds="R5").says("R", "battle", "9").nature("3:1")
    assert (board(play)["funds"], board(play)["commitments"], board(play)["gone"]) == ({"R": 4}, {"R": 1}, {})
    play = trade(map={9: "R1 mouse-post, M4"}, funds="R5", M={"crafted": ["sappers-b"]})
    play.says("R", "battle", "9").nature("3:1").says("M", "sappers-b")
    assert (board(play)["funds"], board(play)["gone"]) == ({"R": 2}, {"mouse": 1})


@law("root:2.5.3", "root:2.8", "root:11.2.5")
def test_trade_posts_are_tokens(trade):
    """RUL.23: no slot, no rule."""
    play = trade(map={9: "M1 sawmill2, R mouse-post", 2: "R mouse-post"})
    assert (play.ruler(9), play.ruler(2), play.sees(M)["clearings"][8]["slots"]) == ("M", "", 0)


# -- 11.3 set-up ------------------------------------------------------------------------------------------------------


def begun(new, board="autumn", factions="M,E,R"):
    return new(factions=factions, board=board).until("first river")


@law("root:11.3", "root:11.3.1", "root:11.3.2", "root:11.3.3", "root:11.3.4", "root:11.3.5")
def test_after_the_set_up(new):
    play = begun(new).says("R", "5", "7", "7", "11", "2", "1", "4")
    assert [play.warriors(number, "R") for number in (5, 7, 11)] == [1, 2, 1]
    assert (board(play)["payments"], board(play)["funds"], play.supply("R")) == ({"R": 3}, {}, 8)
    assert play.sees(E)["players"][R]["board"]["posts"] == {"fox": 3, "rabbit": 3, "mouse": 3}
    assert board(play)["prices"] == [2, 1, 4] and play.place["phase"] == "birdsong"
    pieces = [str(piece) for piece in play.game.pieces(play.state)]
    assert (pieces.count("riverfolk warrior"), pieces.count("riverfolk fox post")) == (15, 3)


@law("root:11.3.2")
@pytest.mark.parametrize(("board", "rivers"), [("autumn", "4 5 7 10 11"), ("winter", "7 10 11 12")])
def test_warriors_start_on_rivers_only(new, board, rivers):
    play = begun(new, board)
    assert play.legal == rivers.split() and play.refuses("R", "9") == "11.3.2"
    play.says("R", *["7"] * 4)
    assert (play.warriors(7, "R"), play.asked) == (4, (R, "price cards"))


@law("root:11.3.2", "root:6.2.2")
def test_nobody_starts_in_the_keep_clearing(new):
    play = new(factions="M,E,R").until("keep").says("M", "4", "4", "8", "9").until("first river")
    assert "4" not in play.legal and play.refuses("R", "4") == "6.2.2"


@law("root:11.3.3")
def test_nothing_can_be_crafted_yet(new):
    play = begun(new)
    assert play.state.factions[R].crafters(play.state) == 0


@law("root:11.3.5")
def test_first_prices_are_on_the_track(new):
    play = begun(new).says("R", "5", "5", "5", "5")
    for about in ("price cards", "price boats", "price mercenaries"):
        assert play.asked == (R, about) and play.legal == ["1", "2", "3", "4"]
        for text in ("5", "0", "pass"):
            assert play.refuses("R", text) == "11.3.5"
        play.says("R", "3")
    assert PRICES == ((1, 2, 3, 4),) * 3 and POINTS == ((2, 2, 2),) * 3


@law("root:5.1.7")
@pytest.mark.parametrize("seats", ["R,M,E", "E,R,A", "R,V,A"])
def test_they_set_up_last(new, seats):
    """RUL.28."""
    play = new(factions=seats).until("first river")
    assert [event.what[0] for event in play.events("set up")][-1] == seats.split(",").index("R")
    assert len(play.events("set up")) == 3
