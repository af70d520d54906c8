"""Chapter 3: the draw."""

import pytest

from clairiere.conformance import law
from clairiere.words import say

A, B, C, D, E = range(5)
SIX = "223344"


# -- 3.1 drawing ------------------------------------------------------------------------------------------------------


@law("jeton:3.1.1")
def test_the_red_holder_draws_first_and_nobody_else(fresh):
    play = fresh(4)
    assert [play.may(seat) for seat in range(4)] == [["draw"], [], [], []]
    assert play.why(B, "draw") == ("not-your-turn", "3.1.2")


@law("jeton:3.1.1", "jeton:7.11")
def test_after_a_round_its_launcher_draws_first(place):
    play = place("2 2 2 3 2", draw_seat=E).answer(D, "shout", "bid 3").settle(D).answer(D, "share 3:3")
    assert (play.phase, play.red, play.place["draw_seat"]) == ("draw", D, D)
    assert "draw" in play.may(D) and "draw" not in play.may(E)


@law("jeton:3.1.2")
def test_one_after_the_other_clockwise(fresh):
    play = fresh(3).draw(A)
    assert play.why(C, "draw") == ("not-your-turn", "3.1.2")
    play.draw(B, C, A)
    assert play.sees(A)["hand_sizes"] == [2, 1, 1]


@law("jeton:3.1.2")
def test_only_the_pack_of_the_one_who_draws_gets_smaller(fresh):
    play = fresh(3).draw(A, card="4")
    assert play.sees(A)["pack_sizes"] == [20, 21, 21]
    assert (play.hand(A), play.pack(A).count("4"), play.pack(B).count("4")) == ("4", 2, 3)


@law("jeton:3.1.2")
def test_those_who_are_out_are_passed_over(place):
    play = place("2 2 - 2", gone=[C], draw_seat=B).draw(B)
    assert play.place["draw_seat"] == D


@law("jeton:3.1.2")
def test_any_card_of_the_pack_may_come(place):
    play = place("2 2 2").answer(A, "draw")
    ask = play.state.open[0]
    drawn = [play.state.write(ask, choice) for choice in ask.options]
    assert sorted(text[0] for text in drawn) == sorted("2" * 8 + "3" * 6 + "4" * 3 + "p" * 3)
    assert {"2", "2.8", "3.6", "4.3", "p", "p.3"} <= set(drawn) and "2.9" not in drawn


@law("jeton:3.1.3")
def test_the_clock_draws_for_an_idle_seat(fresh):
    play = fresh(3).clock("timeout").nature("4")
    assert (play.hand(A), play.place["draw_seat"]) == ("4", B)
    assert play.told == ["timed out", "drew"]


# -- 3.2 six cards ----------------------------------------------------------------------------------------------------


@law("jeton:3.2.1")
def test_with_six_cards_one_skips_and_says_so(place):
    play = place(f"2 {SIX} 2", draw_seat=B)
    before = (play.hand(B), play.pack(B))
    play.clock("skip")
    assert (play.hand(B), play.pack(B), play.place["draw_seat"]) == (*before, C)
    assert (play.told, play.log[-1].what, play.log[-1].clause) == (["skipped"], (B,), "3.2.1")


@law("jeton:3.2.1")
def test_with_six_cards_one_cannot_draw(place):
    play = place(f"2 {SIX} 2", draw_seat=B)
    assert play.why(B, "draw") == ("hand-full", "3.2.1")
    assert not play.can(-1, "timeout")


@law("jeton:3.2.1")
def test_with_five_cards_one_cannot_skip(place):
    play = place("2 22334 2", draw_seat=B)
    assert play.why(B, "skip") == ("unknown-action", "3.2.1")
    assert not play.can(-1, "skip") and play.can(B, "draw")


@law("jeton:3.2.1")
def test_by_turns_a_full_hand_is_skipped_after_the_asking(place):
    play = place(f"p {SIX} 2", "turns", draw_seat=B, red=A, pivot=A)
    assert play.asked == (B, "draw")
    play.answer(B, "pass").answer(C, "pass")
    assert play.told == ["skipped"] and play.place["draw_seat"] == C


@law("jeton:3.2.2")
@pytest.mark.parametrize("form", ["turns", "live"])
@pytest.mark.parametrize("seed", range(5))
def test_no_hand_is_ever_larger_than_six(fresh, form, seed):
    play, most = fresh(3 + seed % 4, form), 0
    for _ in play.at_random(seed, 800):
        assert all(size <= 6 for size in play.sees(A)["hand_sizes"])
        most = max(most, *play.sees(A)["hand_sizes"])
    assert most > 1


# -- 3.3 elimination --------------------------------------------------------------------------------------------------


@law("jeton:3.3.1", "jeton:3.3.2")
@pytest.mark.parametrize("how", ["draw", "clock"])
def test_who_must_draw_from_an_empty_pack_is_eliminated(packed, how):
    play = packed(["2223", "2233", "", "23"], "2 2 2344 2", draw_seat=C, red=A)
    before = len(play.place["removed"])
    if how == "draw":
        play.answer(C, "draw")
    else:
        play.clock("timeout")
    assert (play.place["gone"], play.hand(C), play.place["draw_seat"]) == ([4, C], "", D)
    assert len(play.place["removed"]) == before + 4
    assert [event.what for event in play.events("eliminated")] == [(C, 4)]


@law("jeton:3.3.1")
def test_who_shouts_instead_of_drawing_stays_in(packed):
    play = packed(["2223", "2233", "", "23"], "2 2 2344 2", draw_seat=C, red=A).answer(C, "shout")
    assert (play.phase, play.place["launcher"], play.place["gone"]) == ("open", C, [4])


@law("jeton:3.3.1")
def test_a_shout_of_another_saves_him_too(packed):
    play = packed(["2223", "2233", "", "23"], "2 2 2344 2", draw_seat=C, red=A).answer(B, "shout")
    assert play.place["gone"] == [4] and play.why(C, "draw") == ("wrong-phase", "4.6")


@law("jeton:3.3.1")
def test_the_last_card_of_the_pack_can_be_drawn(packed):
    play = packed(["2223", "2233", "4", "23"], "2 2 234 2", draw_seat=C, red=A).draw(C)
    assert (play.hand(C), play.pack(C), play.place["gone"]) == ("2344", "", [4])


@law("jeton:3.3.1")
def test_cards_that_come_back_in_time_are_drawn_as_usual(packed):
    play = packed(["2223", "2233", "", "23"], "2 2 2344 2", draw_seat=B, red=A).answer(C, "shout", "bid 44")
    play.settle(C).answer(C, "share 2:44").draw(C, card="4")
    assert (play.hand(C), play.pack(C), play.place["gone"]) == ("234", "4", [4])


@law("jeton:3.3.2")
def test_who_is_out_can_do_nothing(packed):
    play = packed(["2223", "2233", "", "23"], "2 2 2344 2", draw_seat=C, red=A).answer(C, "draw")
    for text in ("draw", "shout", "leave"):
        assert play.why(C, text) == ("not-active", "3.3.2")
    play.answer(D, "shout", "bid 2")
    for text in ("bid 2", "raise 3 2", "propose", "agree", "withdraw"):
        assert play.why(C, text) == ("not-active", "3.3.2")


@law("jeton:3.3.2", "jeton:6.3")
def test_nobody_waits_for_the_agreement_of_one_who_is_out(packed):
    play = packed(["2223", "2233", "", "23"], "2 2 2344 2", draw_seat=C, red=A).answer(C, "draw")
    play.answer(D, "shout", "bid 2", "propose").agree(A, B)
    assert play.phase == "share"


@law("jeton:3.3.2")
def test_the_ranking_of_a_finished_game(packed):
    play = packed(["2223", "2233", "", "23"], "2 2 2344 2", draw_seat=C, red=A, blue=[2, 5, 5, 2, 5])
    play.answer(C, "draw").answer(B, "shout", "bid 2")
    assert play.sees(A)["places"] == []
    play.settle(B)
    assert (play.state.winners(), play.sees(A)["places"]) == ([B], [2, 1, 4, 2, 5])


@law("jeton:3.3.3")
def test_with_six_cards_an_empty_pack_does_no_harm(packed):
    play = packed(["2223", "2233", "", "23"], f"2 2 {SIX} 2", draw_seat=C, red=A).clock("skip")
    assert (play.place["gone"], play.place["draw_seat"], play.hand(C)) == ([4], D, SIX)


@law("jeton:3.3.4")
def test_the_red_token_of_one_who_is_out_goes_to_the_next_who_is_to_draw(packed):
    play = packed(["2223", "2233", "22", "", "2"], "2 2 2 2344 3", draw_seat=D, red=D).answer(D, "draw")
    assert (play.red, play.place["draw_seat"]) == (E, E)
    assert play.why(E, "shout") == ("red-holder", "4.3")


@law("jeton:3.3.5")
def test_the_last_one_in_wins_whatever_the_tokens(packed):
    play = packed(["2", ""], "2 3", draw_seat=B, red=A, blue=[0, 5, 5]).answer(B, "draw")
    assert (play.state.over, play.state.winners(), play.log[-1].clause) == (True, [A], "3.3.5")


# -- 3.4 everybody at six ---------------------------------------------------------------------------------------------


def all_at_six(place, form="live", **more):
    return place(f"{SIX} {SIX} {SIX}", form, red=B, draw_seat=B, **more)


@law("jeton:3.4.1", "jeton:3.4.2")
def test_after_a_lap_of_skips_and_the_grace_time_all_hands_go_back(place):
    play = all_at_six(place).clock("skip", "skip", "skip")
    assert (play.place["hands"], play.can(-1, "skip")) == ([SIX] * 3, False)
    turn, seq = play.place["turn"], play.place["seq"]
    play.clock("timeout")
    assert (play.place["hands"], play.sees(A)["pack_sizes"]) == ([""] * 3, [21] * 3)
    assert (play.place["turn"], play.place["seq"]) == (turn + 1, seq + 1)
    assert (play.red, play.place["draw_seat"], play.place["lock"], play.told[-1]) == (B, B, 1, "reshuffled")


@law("jeton:3.4.1")
def test_a_shout_in_the_grace_time_counts(place):
    play = all_at_six(place).clock("skip", "skip", "skip").answer(A, "shout")
    assert (play.phase, play.place["hands"]) == ("open", [SIX] * 3)
    assert not play.events("reshuffled")


@law("jeton:3.4.1")
def test_with_five_cards_somewhere_nothing_is_reshuffled(place):
    play = place(f"{SIX} 22334 {SIX}", red=B, draw_seat=C).clock("skip", "skip")
    assert not play.can(-1, "skip")
    play.clock("timeout").take_card("2")
    assert (play.hand(B), play.told[-1]) == ("222334", "drew")
    play.clock("skip", "skip")
    assert play.can(-1, "skip"), "the lap begins anew after a draw"


@law("jeton:3.4.1", "jeton:10.5")
def test_by_turns_there_is_no_grace_time_but_all_are_asked_before_each_skip(place):
    play = all_at_six(place, "turns", pivot=B)
    asked = []
    while not play.events("reshuffled"):
        asked.append(play.asked[0])
        play.answer(play.asked[0], "pass")
    assert asked == [C, A, C, A, A, C]
    assert play.told == ["skipped"] * 3 + ["reshuffled"]


@law("jeton:3.4.2")
def test_the_red_holder_draws_first_after_the_reshuffle(place):
    play = all_at_six(place).clock("skip", "skip", "skip", "timeout")
    assert (play.may(A), play.may(B), play.may(C)) == ([], ["draw"], [])


@law("jeton:3.1.2", "jeton:4.1", "jeton:4.3")
def test_a_question_says_whether_one_may_draw_or_shout(place):
    play = place("22 22 22", red=A, draw_seat=B)
    questions = [say("en", *play.game.speak_ask(play.state, play.ask_of(seat))) for seat in (A, B, C)]
    assert [words.split("“")[0].strip() for words in questions] == [
        "Others draw", "It is your turn to draw, or shout", "You may shout",
    ]  # fmt: skip
