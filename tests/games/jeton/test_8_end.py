"""Chapter 8: the end of the game."""

import pytest

from clairiere.conformance import law

A, B, C, D, E, F = range(6)
SIX = "223344"


@law("jeton:8.1", "jeton:8.2")
def test_six_tokens_or_more_win_and_nothing_is_shared_out(auction):
    play = auction("- - - -", "- - 222222 333pp", red=D, blue=[0, 0, 5, 0]).settle(C)
    assert (play.blue[C], play.state.winners(), play.state.over, play.phase) == (7, [C], True, "over")
    assert (play.told[-1], play.log[-1].clause) == ("won", "8.1")


@law("jeton:8.1")
def test_with_five_the_game_goes_on(auction):
    play = auction("- - - - -", "- - 222222 333pp 44ppp", red=D, blue=[0, 0, 2, 0, 0]).settle(C)
    assert (play.blue[C], play.state.winners(), play.phase) == (5, [], "share")


@law("jeton:8.1")
def test_six_stacks_win_from_nothing_in_one_round(auction):
    play = auction("- - - - - -", "2 2 2 2 2 3", red=A).settle(F)
    assert (play.blue, play.state.winners()) == ([0, 0, 0, 0, 0, 6], [F])


@law("jeton:8.1")
@pytest.mark.parametrize(("target", "over"), [(1, True), (2, True), (3, False)])
def test_another_target_may_be_agreed_on(auction, target, over):
    play = auction("- - - -", "- - 222222 333pp", red=D, options={"target": target}).settle(C)
    assert play.state.over == over


@law("jeton:8.2", "jeton:3.3.2")
def test_after_the_end_everything_is_refused(auction):
    play = auction("2 2 - -", "- - 222222 333pp", red=D, blue=[0, 0, 5, 0]).settle(C)
    for choice in range(6):
        found = play.state.refusal(A, choice)
        assert (found.reason, found.clause) == ("jeton-wrong-phase", "8.1")
    assert play.place["stacks"][C] == "222222"


@law("jeton:8.3", "jeton:8.4")
@pytest.mark.parametrize("form", ["turns", "live"])
@pytest.mark.parametrize("seed", range(6))
def test_a_round_gives_tokens_to_one_player_and_nobody_has_six_before_the_end(fresh, form, seed):
    play = fresh(3 + seed % 4, form)
    before = play.blue
    for _ in play.at_random(seed, 3000):
        after = play.blue
        assert sum(new > old for new, old in zip(after, before, strict=True)) <= 1
        assert max(after) <= 5
        before = after
    assert sum(play.blue) <= 6 * play.state.seats


@law("jeton:8.4")
def test_thirty_six_tokens_are_the_most_there_can_be(auction):
    play = auction("- - - - - -", "2 2 2 2 2 3", red=A, blue=[5] * 6).settle(F)
    assert (play.blue[F], sum(play.blue)) == (11, 36)


def nobody_can_bid(place, extra="", blue=(3, 2)):
    """Two players of six are left, at six cards, who own nothing but +1 cards, but for what is extra."""
    hands, packs = ["pppppp", "pppppp", *[""] * 4], ["p", f"pp{extra}", *[""] * 4]
    return place(hands, packs=packs, gone=[C, D, E, F], red=A, draw_seat=A, blue=[*blue, 5, 0, 0, 0])


@law("jeton:8.5")
def test_when_nobody_could_ever_bid_again_the_most_tokens_win(place):
    play = nobody_can_bid(place).clock("skip", "skip", "timeout")
    assert (play.state.over, play.state.winners(), play.log[-1].clause) == (True, [A], "8.5")


@law("jeton:8.5")
def test_one_card_of_value_in_a_pack_is_enough_to_go_on(place):
    play = nobody_can_bid(place, "2").clock("skip", "skip", "timeout")
    assert (play.told[-1], play.phase) == ("reshuffled", "draw")


@law("jeton:8.5")
def test_equality_is_a_draw(place):
    play = nobody_can_bid(place, blue=(3, 3)).clock("skip", "skip", "timeout")
    assert (play.state.winners(), play.told[-1], play.sees(A)["places"][:2]) == ([A, B], "drawn", [1, 1])


@law("jeton:8.5")
def test_by_turns_it_ends_without_grace_time(packed):
    options = {"shout_cards": "value"}
    play = packed(["22", "pp"], f"{SIX} pppppp", form="turns", red=A, draw_seat=A, blue=[3, 2, 5], options=options)
    play.answer(B, "pass").answer(B, "pass")
    assert (play.state.over, play.state.winners()) == (True, [A])


@law("jeton:8.5", "jeton:4.8")
@pytest.mark.parametrize(("cards", "over"), [("any", False), ("value", True)])
def test_cards_of_the_red_holder_count_where_anybody_may_shout(packed, cards, over):
    options = {"shout_cards": cards}
    play = packed(["22", "pp"], f"{SIX} pppppp", red=A, draw_seat=A, blue=[3, 2, 5], options=options)
    assert play.clock("skip", "skip", "timeout").state.over == over
