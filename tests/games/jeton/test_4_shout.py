"""Chapter 4: the shout."""

import pytest

import clairiere
from clairiere.conformance import law
from clairiere.games.jeton.cards import show
from clairiere.games.jeton.state.redeal import possible_hands

A, B, C, D, E = range(5)
SIX = "223344"


@law("jeton:4.1")
def test_a_shout_starts_a_round(place):
    play = place("2 2 2").answer(B, "shout")
    assert (play.phase, play.place["launcher"], play.told) == ("open", B, ["shouted"])


@law("jeton:4.1")
def test_outside_the_draw_nobody_can_shout(place, auction):
    opened = place("2 2 2").answer(B, "shout")
    bidding = auction("2 2 2", "- 33 -", red=B)
    sharing = auction("2 2 2", "- 33 -", red=B).settle(B)
    for play in (opened, bidding, sharing):
        assert play.why(C, "shout") == ("wrong-phase", "4.1")


@law("jeton:4.2")
def test_one_may_shout_out_of_turn(place):
    play = place("2 2 2 3", draw_seat=A).answer(D, "shout")
    assert (play.phase, play.red) == ("open", D)


@law("jeton:4.2")
@pytest.mark.parametrize("card", ["2", "3", "4"])
def test_one_card_of_value_will_do_whatever_the_sizes_of_hands(place, card):
    play = place(f"22 {card} 2 2", red=A).answer(B, "shout")
    assert play.place["launcher"] == B


@law("jeton:4.3")
def test_the_red_holder_cannot_shout(place):
    play = place("2 2 2")
    assert play.why(A, "shout") == ("red-holder", "4.3") and "shout" not in play.may(A)


@law("jeton:4.3")
def test_nobody_starts_two_rounds_in_a_row(place):
    play = place("2 2 2 33").answer(D, "shout", "bid 3").settle(D).answer(D, "share 3:3")
    assert play.hand(D) == "3" and play.why(D, "shout") == ("red-holder", "4.3")
    play.answer(A, "shout", "bid 2").settle(A).answer(A, "share 0:2")
    assert play.can(D, "shout")


@law("jeton:4.4")
def test_at_the_start_nobody_shouts_before_the_red_holder_has_two_cards(fresh):
    play = fresh(3).draw(A, B, C)
    assert play.why(B, "shout") == ("locked", "4.4")
    play.draw(A)
    assert (play.place["lock"], play.told[-1]) == (0, "unlocked")
    assert play.answer(B, "shout").phase == "open"


@law("jeton:4.4")
def test_other_players_cards_do_not_end_the_lock(place):
    play = place("- 2 2", lock=1, draw_seat=B).draw(B, C)
    assert play.place["lock"] == 1 and play.why(B, "shout") == ("locked", "4.4")


@law("jeton:4.5")
def test_the_lock_comes_back_after_a_general_reshuffle(place):
    play = place(f"{SIX} {SIX} {SIX}").clock("skip", "skip", "skip", "timeout").draw(A, B, C)
    assert play.why(B, "shout") == ("locked", "4.5")
    assert play.draw(A).answer(B, "shout").phase == "open"


@law("jeton:4.5")
def test_no_lock_comes_back_after_an_ordinary_round(place):
    play = place("- 33 2").answer(B, "shout", "bid 3").settle(B).answer(B, "share 1:3")
    assert play.place["lock"] == 0 and play.can(C, "shout")


@law("jeton:4.6")
def test_after_a_shout_nobody_draws(place):
    play = place("2 2 2").answer(B, "shout")
    assert play.why(A, "draw") == ("wrong-phase", "4.6")
    assert play.sees(A)["hand_sizes"] == [1, 1, 1]


@law("jeton:4.6")
def test_a_card_drawn_before_the_shout_stays_in_hand(place):
    play = place("2 2 2").draw(A, card="4").answer(B, "shout")
    assert play.hand(A) == "24"


@law("jeton:4.7")
def test_the_launcher_takes_the_red_token(place):
    play = place("2 2 2 2", red=A).answer(D, "shout")
    assert play.red == D


@law("jeton:4.8")
@pytest.mark.parametrize("form", ["live", "turns"])
@pytest.mark.parametrize("hand", ["pp", "-"])
def test_without_a_value_card_one_shouts_and_lays_nothing(place, form, hand):
    play = place(f"222 {hand} 33", form, red=A).answer(B, "shout")
    assert (play.red, play.phase, play.place["stacks"]) == (B, "bid", ["", "", ""])
    assert play.told[-2:] == ["shouted", "opened nothing"]
    assert [play.can(seat, "bid 2" if seat == A else "bid 3") for seat in (A, C)] == [form == "live", True]
    assert clairiere.load(play.place).dump() == play.place
    play.answer(C, "bid 3")
    assert play.why(A, "bid 2") == ("below-top", "5.3.1") and play.can(A, "bid 22")


@law("jeton:4.8", "jeton:7.8")
def test_a_round_without_a_bid_is_won_by_nobody(place):
    play = place("222 pp 33").answer(B, "shout").settle(C)
    assert (play.blue, play.phase, play.red, play.place["draw_seat"]) == ([0, 0, 0], "draw", B, B)
    assert play.events("tied")[-1].what == () and not play.events("received")
    turns = place("222 pp 33", "turns", red=A, pivot=A).answer(B, "shout")
    for seat in (C, A, B):
        assert turns.asked == (seat, "bid")
        turns.answer(seat, "pass")
    assert (turns.blue, turns.red, turns.events("tied")[-1].what) == ([0, 0, 0], B, ())


@law("jeton:4.8", "jeton:9.2")
def test_a_launcher_who_lays_nothing_shows_the_hand_to_be_without_values(place):
    play = place("222 pp 33").answer(B, "shout")
    assert {show(hand) for hand in possible_hands(play.state, B)} == {"pp"}
    assert play.place["trail"][B][-1] == "bare"


@law("jeton:4.8")
@pytest.mark.parametrize("hand", ["pp", "-"])
def test_a_table_may_ask_for_a_value_card_and_refuse_in_secret(place, hand):
    play = place(f"2 {hand} 2", options={"shout_cards": "value"})
    before = [play.sees(seat) for seat in (A, C)]
    assert play.why(B, "shout") == ("no-value-card", "4.8")
    assert [play.sees(seat) for seat in (A, C)] == before and play.log == []


@law("jeton:4.9")
def test_after_a_round_one_may_shout_before_a_card_is_drawn(place):
    play = place("3 2 2 2").answer(D, "shout", "bid 2").settle(D).answer(D, "share 3:2")
    assert play.told[-1] == "received" and play.answer(A, "shout").red == A


@law("jeton:4.3", "jeton:4.4", "jeton:4.8")
def test_reasons_come_in_the_order_of_the_law(place):
    play = place("- p p", lock=1)
    assert (play.why(A, "shout"), play.why(B, "shout")) == (("red-holder", "4.3"), ("locked", "4.4"))
