"""Chapter 6: the agreement."""

import pytest

import clairiere
from clairiere.conformance import law

A, B, C, D, E = range(5)
LED = ("2 2 2 2 2", "- - 222222 333pp 44ppp")  # C 12, D 11, E 11
TIED = ("2 2 2 2 2", "- - 2222222 3333pp 44ppp")  # C 14, D 14, E 11


def led(auction, **more):
    return auction(*LED, red=D, **more)


def tied(auction, **more):
    return auction(*TIED, red=D, **more)


@law("jeton:6.1")
def test_the_leader_may_propose_the_end(auction):
    play = led(auction).answer(C, "propose")
    assert (play.place["proposal"], play.place["consents"], play.log[-1].clause) == ("2", [C], "6.1")


@law("jeton:6.1")
def test_without_any_pause_after_a_lay(auction):
    play = led(auction).answer(C, "raise 2 2").answer(C, "propose")
    assert play.place["proposal"] == "2"


@law("jeton:6.1")
@pytest.mark.parametrize("seat", [A, D, E])
def test_nobody_else_while_one_leads_alone(auction, seat):
    play = led(auction)
    assert play.why(seat, "propose") == ("not-leader", "6.1") and "propose" not in play.may(seat)


@law("jeton:6.2")
@pytest.mark.parametrize("seat", [A, B, C, D, E])
def test_on_a_tie_anyone_may_propose(auction, seat):
    play = tied(auction).answer(seat, "propose")
    assert (play.place["proposal"], play.log[-1].clause) == (str(seat), "6.2")


@law("jeton:6.2")
def test_with_three_stacks_at_the_top_too(auction):
    play = auction("2 2 2 2 2", "- - 222222 3333 444", red=D).answer(A, "propose")
    assert play.place["proposal"] == "0"


@law("jeton:6.2")
def test_the_second_of_two_proposals_comes_too_late(auction):
    play = tied(auction).answer(C, "propose")
    assert play.why(D, "propose") == ("proposal-open", "6.2")
    assert play.place["consents"] == [C]


@law("jeton:6.3")
def test_the_round_goes_on_until_the_last_has_agreed_and_is_settled_in_that_step(auction):
    play = led(auction).answer(C, "propose").agree(A, B, D)
    assert (play.phase, play.place["consents"], play.blue) == ("bid", [A, B, C, D], [0] * 5)
    play.agree(E)
    assert (play.phase, play.blue[C], play.place["proposal"], play.place["consents"]) == ("share", 3, "", [])


@law("jeton:6.3")
def test_there_must_be_something_to_agree_to(auction):
    play = led(auction)
    assert play.why(A, "agree") == ("no-proposal", "6.3")


@law("jeton:6.3")
def test_agreeing_twice_changes_nothing_but_is_accepted(auction):
    play = led(auction).answer(C, "propose").agree(A)
    before, told = play.place, len(play.log)
    play.agree(A)
    assert play.place == {**before, "seq": before["seq"] + 1} and len(play.log) == told


@law("jeton:6.4")
def test_who_withdraws_keeps_the_round_going(auction):
    play = led(auction).answer(C, "propose").agree(A, B, D).answer(A, "withdraw").agree(E)
    assert (play.phase, play.place["consents"]) == ("bid", [B, C, D, E])
    assert play.agree(A).phase == "share"


@law("jeton:6.4")
def test_a_proposer_who_withdraws_takes_back_one_agreement(auction):
    play = led(auction).answer(C, "propose").agree(A, B).answer(C, "withdraw")
    assert (play.place["proposal"], play.place["consents"], play.told[-1]) == (str(C), [A, B], "withdrew")
    assert play.why(C, "propose") == ("proposal-open", "6.2")
    assert clairiere.load(play.place).dump() == play.place
    assert play.agree(D, E).phase == "bid"
    assert play.agree(C).phase == "share"


@law("jeton:6.4")
def test_a_proposal_stays_open_when_nobody_agrees_any_more(auction):
    play = led(auction).answer(C, "propose", "withdraw")
    assert (play.place["proposal"], play.place["consents"]) == (str(C), [])
    assert clairiere.load(play.place).dump() == play.place
    assert play.agree(A, B, C, D, E).phase == "share"


@law("jeton:6.4")
def test_an_option_lets_the_proposal_fall_with_its_proposer(auction):
    play = led(auction, options={"withdrawal": "all"}).answer(C, "propose").agree(A, B).answer(C, "withdraw")
    assert (play.place["proposal"], play.place["consents"]) == ("", [])
    assert play.why(D, "agree") == ("no-proposal", "6.3") and play.told[-2:] == ["withdrew", "fell"]


@law("jeton:6.4")
def test_only_who_has_agreed_can_withdraw(auction):
    assert led(auction).answer(C, "propose").why(A, "withdraw") == ("no-proposal", "6.4")
    assert led(auction).why(A, "withdraw") == ("no-proposal", "6.4")


@law("jeton:6.4")
@pytest.mark.parametrize(("who", "other"), [(A, B), (B, A)])
def test_where_a_limit_of_three_was_agreed_on_three_withdrawals_at_one_table_are_all(auction, who, other):
    play = led(auction, options={"withdraw_limit": 3}).answer(C, "propose")
    for _ in range(3):
        play.agree(who).answer(who, "withdraw")
    play.agree(who)
    assert play.why(who, "withdraw") == ("withdraw-limit", "6.4") and "withdraw" not in play.may(who)
    assert play.agree(other).can(other, "withdraw"), "each has his own"


@law("jeton:6.4")
def test_a_lay_gives_new_withdrawals(auction):
    some = {"options": {"withdraw_limit": 3}, "withdrawals": [3, 0, 0, 0, 0]}
    play = led(auction, **some).answer(C, "propose").agree(A)
    assert "withdraw" not in play.may(A)
    play.answer(C, "raise 2 2").answer(C, "propose").agree(A)
    assert play.place["withdrawals"] == [0] * 5 and "withdraw" in play.may(A)


@law("jeton:6.4", "jeton:10.15")
def test_one_may_always_go_back_on_an_agreement_unless_a_limit_was_agreed_on(auction):
    play = led(auction).answer(C, "propose")
    for _ in range(9):
        play.agree(A).answer(A, "withdraw")
    assert play.place["withdrawals"][A] == 9


@law("jeton:6.5")
def test_after_the_last_agreement_nothing_can_be_changed(auction):
    play = led(auction).settle(C)
    for text in ("withdraw", "agree", "propose", "raise 2 2", "bid 2"):
        assert play.why(A, text) == ("wrong-phase", "6.5")


@law("jeton:6.6")
def test_a_lay_brings_down_the_proposal_and_all_agreements(auction):
    play = auction("p 2 2 2 2", "- - 222222 333pp 44pppp", red=D).answer(C, "propose").agree(B, D)
    play.answer(A, "raise 4 p")
    assert (play.place["proposal"], play.place["consents"], play.log[-1].clause) == ("", [], "6.6")
    assert play.why(E, "agree") == ("no-proposal", "6.3")


@law("jeton:6.6")
def test_a_refused_lay_does_not(auction):
    play = auction("p 2 2 2 2", "- - 222222 333p 44ppp", red=D).answer(C, "propose").agree(B, D)
    assert play.why(A, "raise 3 p") == ("below-top", "5.3.1")
    assert (play.place["proposal"], play.place["consents"]) == ("2", [B, C, D])


@law("jeton:6.7")
@pytest.mark.parametrize("proposed", [True, False])
@pytest.mark.parametrize("text", ["propose", "agree", "withdraw"])
def test_a_word_about_an_older_table_is_stale(auction, proposed, text):
    play = led(auction, table=8)
    if proposed:
        play.answer(C, "propose")
    assert play.late(B, text) == ("stale", "6.7")


@law("jeton:6.7")
def test_a_word_is_meant_for_the_table_as_it_lies(auction):
    play = led(auction, table=8).answer(C, "propose")
    agree = play.state.read(play.ask_of(B), "agree")
    assert play.game.moment(play.state, agree) == 8
    play.answer(C, "withdraw").agree(C)
    assert play.game.moment(play.state, agree) == 8, "the table is the one B saw"
    play.answer(C, "raise 2 2")
    assert play.game.moment(play.state, agree) == 9


@law("jeton:6.8")
def test_who_is_silent_for_the_agreed_time_counts_as_agreeing(auction):
    play = led(auction).answer(C, "propose").agree(A, B, D).clock("timeout 4")
    assert (play.phase, play.events("agreed")[-1].what, play.events("agreed")[-1].clause) == ("share", (E,), "6.8")


@law("jeton:6.8")
def test_and_may_still_withdraw_like_the_others(auction):
    play = led(auction).answer(C, "propose").clock("timeout 4").answer(E, "withdraw")
    assert play.place["consents"] == [C]


@law("jeton:6.8")
def test_the_clock_is_out_for_those_only_who_have_not_agreed(auction):
    play = led(auction).answer(C, "propose").agree(A)
    assert [play.can(-1, f"timeout {seat}") for seat in range(5)] == [False, True, False, True, True]
    assert not play.can(-1, "timeout")


@law("jeton:6.8")
def test_by_the_timer_nobody_agrees_ahead_of_it(auction):
    play = auction("2 - - - -", "- - 222222 333pp 44ppp", red=D).answer(C, "propose")
    assert play.place["consents"] == [C]


@law("jeton:6.8")
def test_empty_hands_may_agree_by_themselves(auction):
    more = {"options": {"auto_agree": "emptyHand"}}
    play = auction("2 - - - -", "- - 222222 333pp 44ppp", red=D, **more).answer(C, "propose")
    assert play.place["consents"] == [B, C, D, E]
    play = auction("- - 22 - -", "- - 222222 333pp 44ppp", red=D, **more).answer(C, "propose")
    assert (play.phase, play.blue[C]) == ("share", 3)


@law("jeton:6.9")
@pytest.mark.parametrize("table", [led, tied])
def test_when_nobody_proposes_the_server_does_and_nobody_has_agreed(auction, table):
    play = table(auction).clock("timeout")
    assert (play.place["proposal"], play.place["consents"], play.log[-1].clause) == ("server", [], "6.9")
    assert play.why(C, "propose") == ("proposal-open", "6.2")


@law("jeton:6.9")
def test_its_proposal_stays_when_one_who_agreed_withdraws(auction):
    play = led(auction).clock("timeout").agree(C).answer(C, "withdraw")
    assert (play.place["proposal"], play.place["consents"]) == ("server", [])
    play.agree(A, B, C, D, E)
    assert play.phase == "share"


@law("jeton:6.9")
def test_its_proposal_falls_with_a_card(auction):
    play = led(auction).clock("timeout").answer(C, "raise 2 2")
    assert play.place["proposal"] == ""


@law("jeton:6.9", "jeton:6.8")
def test_empty_hands_agree_with_the_server_too(auction):
    play = auction("- - - - -", "- - 222222 333pp 44ppp", red=D, options={"auto_agree": "emptyHand"}).clock("timeout")
    assert play.phase == "share"


@law("jeton:6.1", "jeton:6.3", "jeton:6.4")
def test_a_question_says_what_may_be_said_about_the_end_of_the_round(auction):
    def ends(seat):
        return play.game.speak_ask(play.state, play.ask_of(seat))[1]["end"]

    play = auction("2 2 2 -", "- - 22 333", red=D)
    assert [ends(seat) for seat in (A, D)] == ["none", "propose"]
    play.answer(D, "propose").answer(A, "agree")
    assert [ends(seat) for seat in (A, B)] == ["withdraw", "agree"]


@law("jeton:6.1", "jeton:9.1")
def test_everyone_sees_whether_an_end_is_proposed_and_by_whom(auction):
    play = auction("2 2 -", "- - 33", red=2)
    assert [play.sees(seat)["proposal"] for seat in (0, 2)] == [None, None]
    assert play.answer(2, "propose").sees(0)["proposal"] == 2
