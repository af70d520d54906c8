"""Chapters 11.4 to 11.6: the Riverfolk's turn; and EX.23."""

import pytest

from clairiere.conformance import law
from clairiere.games.root.choices import NUMBER

M, E, R = 0, 1, 2
POST = {9: "R1 mouse-post"}


def board(play):
    return play.player("R")["board"]


def boxes(play):
    return tuple(board(play)[name] for name in ("payments", "funds", "commitments", "invested"))


# -- 11.4 Birdsong ----------------------------------------------------------------------------------------------------


@law("root:11.4", "root:11.4.2", "root:11.4.3")
def test_dividends_come_before_funds_are_gathered(trade):
    play = trade("birdsong", POST, payments="M4", funds="R2")
    assert (play.score("R"), boxes(play)) == (1, ({}, {"M": 4, "R": 2}, {}, {}))
    play = trade("evening", POST | {1: "M1"}, turn="E", payments="M4", funds="R2", E={"board": {"leader": "despot"}})
    play.until("market", "trade").until("trade")
    assert [clause for _, clause in play.clauses if clause[:4] == "11.4"] == ["11.4.2", "11.4.3"]


@law("root:11.4.1", "root:11.4")
@pytest.mark.parametrize(("supply", "gained"), [(6, 2), (1, 1), (0, 0)])
def test_protectionism_fills_an_empty_payments_box(trade, supply, gained):
    """2.5 as many as there are."""
    own = {"supply": supply, "board": {"payments": {}}}
    play = trade("birdsong", POST, R=own)
    assert play.supply("R") == supply - gained
    assert boxes(play) == ({}, {"R": gained} if gained else {}, {}, {}), "gathered at once"


@law("root:11.4.1")
@pytest.mark.parametrize("payments", ["M1", "R1"])
def test_no_protectionism_while_anyone_has_paid(trade, payments):
    play = trade("birdsong", POST, payments=payments)
    assert boxes(play)[1] == {payments[0]: 1}


@law("root:11.4.1", "root:11.4.2")
def test_what_protectionism_brings_is_no_dividend_yet(trade):
    assert trade("birdsong", POST, funds="R1").score("R") == 0


@law("root:11.4.2")
@pytest.mark.parametrize(
    ("map", "more", "points"),
    [
        (POST, {"funds": "R3 M2"}, 2),
        ({9: "R1"}, {"funds": "R6"}, 0),
        (POST, {"payments": "R4", "funds": "R1"}, 0),
        (POST, {"commitments": "R4", "funds": "R1"}, 0),
        (POST, {"invested": "R2", "spaces": {"mouse": 1}, "funds": "R1"}, 0),
        (POST | {1: "R1 fox-post"}, {"funds": "R4"}, 2),
        ({9: "R1"}, {"funds": "R4", "gone": {"mouse": 1}}, 0),
    ],
)
def test_a_point_for_each_pair_of_funds_with_a_post_on_the_map(trade, map, more, points):
    assert trade("birdsong", map, **more).score("R") == points


@law("root:11.4.3")
def test_all_warriors_of_the_board_become_funds(trade):
    play = trade("birdsong", POST, payments="M3", commitments="R2", invested="E1", spaces={"mouse": 1}, funds="R1")
    assert boxes(play) == ({}, {"M": 3, "E": 1, "R": 3}, {}, {}) and board(play)["spaces"] == {}


# -- 11.5 Daylight ----------------------------------------------------------------------------------------------------


@law("root:11.5", "root:11.5.5")
def test_spent_funds_return_to_their_owner(trade):
    play = trade(map={10: "R1"}, funds="M2", payments="M1")
    assert play.supply("M") == 22
    play.says("R", "recruit", "10")
    assert (play.supply("M"), boxes(play)) == (23, ({"M": 1}, {"M": 1}, {}, {}))


@law("root:11.5", "root:11.5.4")
def test_committed_funds_stay_until_the_next_birdsong(trade):
    play = trade(map={10: "R1"}, funds="M1", payments="R1").says("R", "draw").nature("tea-f")
    assert boxes(play) == ({"R": 1}, {}, {"M": 1}, {}) and play.supply("M") == 24
    play.says("R", "end").until("trade")
    assert boxes(play) == ({}, {"R": 1, "M": 1}, {}, {})


@law("root:11.5")
def test_actions_come_in_any_order_and_number(trade):
    play = trade(map={10: "R3", 11: "E1"}, funds="R9")
    play.says("R", "draw").nature("tea-f").says("R", "move", "10", "11", "2", "battle", "11").nature("1:0")
    play.says("R", "recruit", "7", "draw").nature("tea-m").says("R", "move", "7", "4")
    assert (boxes(play)[1], boxes(play)[2]) == ({"R": 3}, {"R": 5})


@law("root:11.5")
@pytest.mark.parametrize("action", ["move", "battle", "draw", "recruit", "establish"])
def test_without_funds_nothing_is_done(trade, action):
    play = trade(map={10: "R2, M1"}, payments="R3")
    assert play.legal == ["end"] and play.refuses("R", action) == "11.5"


@law("root:11.5", "root:11.4.1", "root:11.2.6.III")
def test_a_company_with_every_warrior_on_the_map_gets_no_funds_from_anybody(trade):
    """With Vagabonds who cannot fight it may stand so for ever (SCEN.1)."""
    play = trade("birdsong", {10: "R15 rabbit-post"}, factions="R,V").until("trade")
    assert (play.supply("R"), play.legal, boxes(play)) == (0, ["end"], ({}, {}, {}, {}))
    satchel = {"pawn": "forest-g", "board": {"satchel": {"tea": 4}}}
    play = trade("birdsong", {10: "R15 rabbit-post"}, turn="V", factions="R,V", prices=[1, 1, 1], V=satchel)
    assert boxes(play.until("market").says("V", "riverboats").until("wander"))[0] == {}


@law("root:11.5", "root:11.2.4")
def test_they_choose_whose_warrior_pays(trade):
    for owner, left in (("M", {"E": 1, "R": 1}), ("R", {"M": 1, "E": 1})):
        play = trade(map={10: "R1"}, funds="M1 E1 R1").says("R", "draw", owner).nature("tea-f")
        assert boxes(play)[1:3] == (left, {owner: 1})


@law("root:11.5.1")
def test_a_move_commits_a_fund(trade):
    play = trade(map={10: "R2"}, funds="R1").says("R", "move", "10", "5", "1")
    assert (boxes(play), play.warriors(5, "R")) == (({}, {}, {"R": 1}, {}), 1)


@law("root:11.5.1")
def test_an_illegal_move_moves_no_fund(trade):
    play = trade(map={10: "R1, M2", 1: "M1"}, funds="R1").says("R", "move", "10")
    assert play.refuses("R", "1") == "4.2.1" and boxes(play)[1] == {"R": 1}
    play = trade(map={9: "R1, M2", 1: "M1", 4: "M1", 12: "M1"}, funds="R1")
    assert play.refuses("R", "move") == "11.5.1" and boxes(play)[1] == {"R": 1}


@law("root:11.5", "root:4.2")
def test_in_the_middle_of_an_action_it_is_not_the_trade_that_refuses_another(trade):
    play = trade(map={9: "R1 mouse-post", 5: "R1"}, hand="tea-m", funds="R2").says("R", "move")
    for text in ("draw", "export tea-m", "tea-m"):
        assert (play.refused(R, text).reason, play.refuses("R", text)) == ("root-not-possible", "4.2")


@law("root:11.5.1", "root:8.2.6")
def test_a_move_into_sympathy_costs_a_card(trade):
    """Everyone sees which card leaves the open hand, and so which supporter it is."""
    play = trade(map={10: "R1", 11: "A sympathy"}, hand="tea-m tea-f", funds="R1", factions="M,A,R")
    play.says("R", "move", "10", "11")
    assert (play.asked, play.legal) == ((R, "outrage"), ["tea-m"])
    play.says("R", "tea-m")
    assert play.sees(M)["players"][1]["known_stack"] == ["tea-m"] and boxes(play)[2] == {"R": 1}


@law("root:11.5.2")
def test_a_battle_commits_a_fund(trade):
    play = trade(map={10: "R2, M1"}, funds="R1").says("R", "battle", "10").nature("2:0")
    assert (boxes(play)[2], play.warriors(10, "M")) == ({"R": 1}, 0)
    assert trade(map={10: "R2", 9: "M1"}, funds="R1").refuses("R", "battle") == "11.5.2"


@law("root:11.5.3", "root:11.2.1", "root:4.1.1")
def test_a_cost_of_three_suits_takes_three_spaces(trade):
    field = {12: "R1 fox-post", 10: "R1 rabbit-post", 9: "R1 mouse-post"}
    play = trade(map=field, hand="tax-f", funds="M2 R2").says("R", "tax-f", "M", "R")
    assert play.asked == (R, "fund craft")
    play.says("R", "M")
    assert play.player("R")["crafted"] == ["tax-f"]
    assert board(play)["spaces"] == {"fox": 1, "rabbit": 1, "mouse": 1}
    assert boxes(play) == ({}, {"R": 1}, {}, {"M": 2, "R": 1})


@law("root:11.5.3")
def test_a_fund_for_each_symbol(trade):
    play = trade(map={12: "R1 fox-post", 8: "R1 fox-post"}, hand="trader-b", funds="R1")
    assert play.refuses("R", "trader-b") == "11.5.3" and play.refuses("R", "export trader-b") == "11.5.3"
    play = trade(map={12: "R1 fox-post"}, hand="trader-b", funds="R2")
    assert play.refuses("R", "trader-b") == "11.2.1"


@law("root:11.5.3", "root:4.1.1")
def test_any_suit_will_do_for_the_royal_claim(trade):
    field = {12: "R1 fox-post", 8: "R1 fox-post", 10: "R1 rabbit-post", 9: "R1 mouse-post", 2: "R1 mouse-post"}
    play = trade(map=field, hand="claim-b", funds="R4").says("R", "claim-b")
    play.says("R", "fox", "fox", "rabbit")
    assert board(play)["spaces"] == {"fox": 2, "rabbit": 1, "mouse": 1} and boxes(play)[3] == {"R": 4}


@law("root:11.5.3", "root:11.5.6")
def test_a_new_post_uncovers_a_space_at_once(trade):
    play = trade(map={12: "R1"}, hand="anvil-f", funds="R3")
    assert "anvil-f" not in play.legal
    play.says("R", "establish", "12", "anvil-f")
    assert play.score("R") == 4


@law("root:11.5.3.I")
def test_export_gives_a_warrior_in_payments_and_nothing_else(trade):
    play = trade(map={12: "R1 fox-post"}, hand="anvil-f", funds="R1").says("R", "export anvil-f")
    assert (play.score("R"), play.player("R")["items"], play.items["hammer"]) == (0, {}, 1)
    assert (play.place["discard"], play.hand("R")) == (["anvil-f"], [])
    assert boxes(play) == ({"R": 1}, {}, {}, {"R": 1}) and board(play)["exporting"] == 0


@law("root:11.5.3.I", "root:4.1.3")
def test_effects_and_favors_can_be_exported(trade):
    field = {12: "R1 fox-post, M2", 8: "R1 fox-post", 1: "R1 fox-post"}
    play = trade(map=field, hand="favor-f armorers-b", funds="R3").says("R", "export favor-f")
    assert (play.warriors(12, "M"), play.score("R"), boxes(play)[0]) == (2, 0, {"R": 1})
    play = trade(map=field, hand="armorers-b", funds="R1").says("R", "export armorers-b")
    assert (play.player("R")["crafted"], play.place["discard"]) == ([], ["armorers-b"])


@law("root:11.5.3.I", "root:4.1.2", "root:4.1.4")
def test_what_cannot_be_crafted_cannot_be_exported(trade):
    """RUL.24"""
    play = trade(map={12: "R1 fox-post"}, hand="anvil-f", funds="R1", items={"boots": 1})
    assert play.refuses("R", "export anvil-f") == "4.1.2" == play.refuses("R", "anvil-f")
    own = {"hand": ["armorers-b2"], "crafted": ["armorers-b"], "board": {"funds": {"R": 1}}}
    play = trade(map={12: "R1 fox-post"}, R=own)
    assert play.refuses("R", "export armorers-b2") == "4.1.4"
    play = trade(map={12: "R1 fox-post"}, hand="ambush-f", funds="R1")
    assert play.refuses("R", "export ambush-f") == "2.1.4" and play.refuses("R", "export tea-f") == "4.1"


@law("root:11.5.3.I")
def test_after_an_export_cards_have_their_effect_again(trade):
    field = {12: "R1 fox-post", 8: "R1 fox-post"}
    play = trade(map=field, hand="anvil-f crossbow-m", funds="R2").says("R", "export crossbow-m", "anvil-f")
    assert (play.score("R"), play.player("R")["items"]) == (2, {"hammer": 1})


@law("root:11.5.4", "root:11.2.3")
def test_drawn_cards_join_the_open_hand(trade):
    play = trade(map={10: "R1"}, funds="R2").says("R", "draw").nature("tea-f").says("R", "draw").nature("tea-m")
    assert (play.hand("R"), boxes(play)[2]) == (["tea-f", "tea-m"], {"R": 2})
    assert play.sees(E)["players"][R]["known"] == ["tea-f", "tea-m"]


@law("root:11.5.5")
def test_a_fund_of_their_own_becomes_a_warrior(trade):
    own = {"supply": 0, "board": {"funds": {"R": 1}}}
    play = trade(map={10: "R1"}, R=own).says("R", "recruit", "11")
    assert (play.warriors(11, "R"), play.supply("R"), boxes(play)[1]) == (1, 0, {})


@law("root:11.5.5", "root:6.2.2")
def test_they_recruit_on_rivers_only_and_not_at_the_keep(trade):
    play = trade(map={10: "R1", 4: "M1 keep"}, funds="R1").says("R", "recruit")
    assert play.legal == ["5", "7", "10", "11"]
    assert play.refuses("R", "9") == "11.5.5" and play.refuses("R", "4") == "6.2.2"


@law("root:11.5.5", "root:2.5")
def test_without_any_warrior_they_cannot_recruit(trade):
    own = {"supply": 0, "board": {"funds": {"M": 2}}}
    assert trade(map={10: "R1"}, R=own).refuses("R", "recruit") == "11.5.5"
    own = {"supply": 0, "board": {"funds": {"M": 1, "R": 1}}}
    play = trade(map={10: "R1"}, R=own).says("R", "recruit", "M")
    assert play.asked == (R, "trade") and play.supply("M") == 25, "2.5 the fund was spent for nothing"


@law("root:11.5.6", "root:11.5.6.I", "root:11.5.6.II", "root:11.5.6.III")
def test_example_23_establishing_a_trade_post(trade):
    play = trade(map={8: "M2"}, funds="M2 R1")
    before = play.supply("M")
    play.says("R", "establish", "8")
    assert (play.supply("M") - before, board(play)["funds"]) == (2, {"R": 1})
    assert (play.at(8, "R"), play.score("R")) == ({"fox-post": 1, "warrior": 1}, 2)


@law("root:11.5.6", "root:11.5.6.I", "root:11.5.6.II", "root:6.2.2")
@pytest.mark.parametrize(
    ("number", "clause"),
    [
        ("3", "11.5.6.I"),  # nobody is there
        ("2", "11.5.6.I"),  # a tie
        ("9", "11.5.6.I"),  # a trade post is there
        ("4", "6.2.2"),  # the keep
        ("7", "11.5.6.II"),  # one fund of the ruler
        ("12", "11.5.6"),  # no fox trade post is left
    ],
)
def test_where_no_trade_post_is_established(trade, number, clause):
    field = {2: "M1, R1", 9: "M2, R mouse-post", 4: "M2 keep", 7: "E2", 12: "M2", 8: "M2", 5: "M1"}
    play = trade(map=field, gone={"fox": 3}, funds="M3 E1 R1").says("R", "establish")
    assert play.legal == ["5"] and play.refuses("R", number) == clause


@law("root:11.5.6.II")
def test_one_fund_of_the_ruler_and_one_of_another_will_not_do(trade):
    assert trade(map={8: "M2"}, funds="M1 R1").refuses("R", "establish") == "11.5.6"
    play = trade(map={8: "R2, M1"}, funds="R2 M1").says("R", "establish", "8")
    assert boxes(play)[1] == {"M": 1}, "RUL.25: where they rule, their own"


@law("root:11.5.6.I", "root:7.2.2")
def test_the_ruler_of_a_tie_takes_the_funds(trade):
    play = trade(map={8: "M2, E2"}, funds="E2 M2").says("R", "establish", "8")
    assert boxes(play)[1] == {"M": 2}


@law("root:11.5.6.III", "root:2.5")
def test_without_a_warrior_the_post_stands_alone(trade):
    own = {"supply": 0, "board": {"funds": {"M": 2}}}
    play = trade(map={8: "M2"}, R=own).says("R", "establish", "8")
    assert (play.at(8, "R"), play.score("R")) == ({"fox-post": 1}, 2)


@law("root:11.5.6.III", "root:11.5.6")
def test_there_are_three_posts_of_a_suit(trade):
    play = trade(map={1: "R1 fox-post", 6: "R1 fox-post", 8: "R1", 12: "R1"}, funds="R6").says("R", "establish", "8")
    assert play.score("R") == 2 and play.refuses("R", "establish") == "11.5.6"


@law("root:11.5.6", "root:CHAR.scoundrel")
def test_nothing_is_placed_in_a_burnt_clearing(trade):
    play = trade(map={10: "R2", 5: "R1"}, funds="R3")
    play.state.close(9)
    play.says("R", "establish")
    assert play.legal == ["5"] and play.refuses("R", "10") == "CHAR.scoundrel"
    play.says("R", "5", "recruit")
    assert play.refuses("R", "10") == "CHAR.scoundrel"


# -- 11.6 Evening -----------------------------------------------------------------------------------------------------


@law("root:11.6", "root:11.6.1", "root:11.6.2")
def test_they_discard_then_set_prices_and_draw_nothing(trade):
    hand = "tea-f tea-m tea-r anvil-f steel-f gear-f bake-r tax-f"
    play = trade("evening", {10: "R1"}, hand, prices=[1, 2, 3])
    for card in ("tea-f", "tax-f", "bake-r"):
        assert (play.asked, play.clause) == ((R, "discard"), "11.6.1")
        play.says("R", card)
    assert len(play.hand("R")) == 5 and sorted(play.place["discard"]) == ["bake-r", "tax-f", "tea-f"]
    assert (play.asked, play.clause) == ((R, "price cards"), "11.6.2")
    play.says("R", "pass", "pass", "pass")
    assert play.place["turn"] == "M" and not play.events("drew")


@law("root:11.6.1")
def test_five_cards_are_kept(trade):
    play = trade("evening", {10: "R1"}, "tea-f tea-m tea-r anvil-f steel-f")
    assert play.asked == (R, "price cards") and len(play.hand("R")) == 5


@law("root:11.6.2")
def test_each_price_is_moved_or_left(trade):
    play = trade("evening", {10: "R1"}, prices=[1, 2, 3])
    assert play.legal == ["2", "3", "4", "pass"] and play.refuses("R", "5") == "11.6.2"
    assert play.refuses("R", "1") == "11.6.2", "it costs that already"
    play.says("R", "4", "pass", "1")
    assert board(play)["prices"] == [4, 2, 1]


@law("root:11.6.2")
def test_prices_change_at_no_other_time(trade):
    play = trade(map={10: "R1"}, funds="R1")
    refused = play.state.refusal(R, NUMBER + 3)
    assert refused.clause == "11.6.2" and all(refused.sentence(language) for language in ("fr", "en"))


@law("root:11.6.2", "root:11.2.6.I")
def test_the_next_buyer_pays_the_new_price(trade):
    play = trade("evening", {10: "R1", 9: "M1"}, prices=[1, 2, 3]).says("R", "pass", "4", "pass")
    play.says("M", "riverboats")
    assert board(play)["payments"] == {"M": 4}
