"""Chapter 7: the result of a round and the redistribution."""

import pytest

from clairiere import SPECTATOR
from clairiere.conformance import law

A, B, C, D, E = range(5)


def won(auction, hands="23 2 - 2 2", **more):
    """C has won with 12 against 11 and 11, 16 cards on the table."""
    return auction(hands, "- - 222222 333pp 44ppp", red=D, **more).settle(C)


def tied(auction, hands="23 2 - - -", **more):
    return auction(hands, "- - 2222222 3333pp 44ppp", red=D, **more).settle(A)


@law("jeton:7.1")
def test_the_highest_total_wins(auction):
    play = won(auction)
    assert (play.place["round_winner"], play.log[-1].what) == (C, (C, 3, 3))


@law("jeton:7.1", "jeton:7.6")
def test_the_owner_wins_not_the_helper(auction):
    play = auction("- p - - -", "- - - 333 44p", red=D).answer(B, "raise 3 p").settle(D)
    assert play.blue == [0, 0, 0, 2, 0]


@law("jeton:7.2")
@pytest.mark.parametrize(("stacks", "tokens"), [("- - 222222 333pp 44ppp", 3), ("- - 222222 333pp -", 2)])
def test_a_token_for_each_stack(auction, stacks, tokens):
    assert auction("p p - - -", stacks, red=D).settle(C).blue == [0, 0, tokens, 0, 0]


@law("jeton:7.2")
def test_alone_on_the_table_one_gets_one(auction):
    assert auction("2 2 2", "- 33 -", red=B).settle(B).blue == [0, 1, 0]


@law("jeton:7.2")
def test_helpers_do_not_add_to_the_reward(auction):
    play = auction("p p - -", "- - 222222 333pp", red=D).answer(A, "raise 2 p").answer(B, "raise 2 p").settle(C)
    assert play.blue == [0, 0, 2, 0]


@law("jeton:7.3")
def test_all_cards_go_to_the_bidders(auction):
    play = won(auction)
    before = play.sees(A)["pack_sizes"]
    play.answer(C, "share 2:222222 3:333pp 4:44ppp")
    assert [after - old for after, old in zip(play.sees(A)["pack_sizes"], before, strict=True)] == [0, 0, 6, 5, 5]
    assert play.place["stacks"] == [""] * 5


@law("jeton:7.3")
@pytest.mark.parametrize("seed", range(5))
def test_any_sharing_that_is_offered_gives_every_card_to_a_bidder(auction, seed):
    play = won(auction)
    ask = play.ask_of(C)
    choice = ask.options[(seed * 7919 + 1) % len(ask.options)]
    text = play.state.write(ask, choice)
    given = [part.split(":") for part in text.split()[1:]]
    assert sorted("".join(cards for _, cards in given)) == sorted("222222333pp44ppp")
    assert {seat for seat, _ in given} <= {"2", "3", "4"}
    assert play.answer(C, text).phase == "draw"


@law("jeton:7.3")
def test_who_has_no_stack_can_be_given_nothing(auction):
    assert won(auction).why(C, "share 0:2 2:22222 3:333pp 4:44ppp") == ("not-bidder", "7.3")


@law("jeton:7.3")
def test_only_the_winner_shares_out(auction):
    play = won(auction)
    assert play.why(D, "share 2:222222 3:333pp 4:44ppp") == ("not-your-turn", "7.3")
    assert [play.may(seat) for seat in (A, B, D, E)] == [[]] * 4


@law("jeton:7.3")
def test_outside_the_sharing_there_is_nothing_to_share(auction):
    assert auction("2 2 2", "- 33 -", red=B).why(B, "share 1:33") == ("wrong-phase", "7.3")


@law("jeton:7.4")
@pytest.mark.parametrize("text", ["share 2:22222 3:333pp 4:44ppp", "share 2:222222 3:333pp 4:444ppp", "share"])
def test_a_card_left_out_or_given_twice_is_refused(auction, text):
    assert won(auction).why(C, text) == ("bad-share", "7.4")


@law("jeton:7.4")
def test_another_card_in_its_place_is_refused_too(auction):
    assert won(auction).why(C, "share 2:222223 3:333pp 4:44ppp") == ("bad-share", "7.4")


@law("jeton:7.5")
def test_the_winner_may_keep_everything(auction):
    play = won(auction).answer(C, "share 2:222222333pp44ppp")
    assert play.events("received")[-1].what[0] == C and len(play.events("received")) == 1


@law("jeton:7.5")
def test_unless_a_minimum_was_agreed_on(auction):
    play = won(auction, options={"min_per_bidder": 1})
    assert play.why(C, "share 2:222222333pp44ppp") == ("bad-share", "7.5")
    assert play.answer(C, "share 2:222222333p44pp 3:p 4:p").phase == "draw"


@law("jeton:7.6")
@pytest.mark.parametrize("tie", [False, True])
def test_who_only_helped_gets_nothing_back(auction, tie):
    play = auction("- pp - -", "- - 2222p 333", red=D).answer(B, "raise 2 p" if not tie else "raise 3 p")
    if tie:
        play.answer(B, "raise 2 p")
    before = play.sees(A)["pack_sizes"][B]
    play.settle(C)
    if not tie:
        play.answer(C, "share 2:2222pp 3:333")
    assert play.phase == "draw" and play.sees(A)["pack_sizes"][B] == before and play.hand(B) == ("p" if not tie else "")


@law("jeton:7.7")
def test_cards_go_into_packs_and_none_to_a_hand(auction):
    play = won(auction)
    hand, pack = play.hand(D), play.pack(D)
    play.answer(C, "share 2:222222333pp 3:44pp 4:p")
    assert play.hand(D) == hand and sorted(play.pack(D)) == sorted(pack + "44pp")


@law("jeton:7.7")
def test_what_was_received_can_be_drawn_like_any_other_card(auction):
    play = won(auction)
    fours = play.pack(D).count("4")
    play.answer(C, "share 3:222222333pp44ppp").answer(D, "draw")
    assert play.nature(f"4.{fours + 2}").hand(D) == "24"


@law("jeton:7.8")
@pytest.mark.parametrize("stacks", ["- - 2222222 3333pp 44ppp", "- - 222222 3333 444"])
def test_a_tie_gives_no_token_and_nothing_is_shared(auction, stacks):
    play = auction("- - - - -", stacks, red=D).settle(A)
    assert (play.blue, play.phase, play.events("won round")) == ([0] * 5, "draw", [])
    assert play.events("tied")[0].what[:2] == (C, D)


@law("jeton:7.9")
def test_on_a_tie_every_bidder_takes_his_stack_back(auction):
    play = auction("23 - - - -", "- - 222222 333pp 44ppp", red=D)
    before = play.sees(A)["pack_sizes"]
    play.answer(A, "raise 3 3").answer(A, "raise 2 2").settle(B)
    assert [after - old for after, old in zip(play.sees(A)["pack_sizes"], before, strict=True)] == [0, 0, 7, 6, 5]
    assert [event.what[0] for event in play.events("received")] == [C, D, E]
    assert [event.clause for event in play.events("received")] == ["7.9"] * 3


@law("jeton:7.10")
@pytest.mark.parametrize("end", [won, tied])
def test_cards_not_played_stay_in_hand(auction, end):
    play = end(auction)
    if play.phase == "share":
        play.answer(C, "share 2:222222333pp44ppp")
    assert (play.phase, play.hand(A), play.hand(B)) == ("draw", "23", "2")


@law("jeton:7.11")
@pytest.mark.parametrize("end", [won, tied])
def test_drawing_resumes_with_the_red_holder(auction, end):
    play = end(auction, draw_no=4)
    if play.phase == "share":
        play.answer(C, "share 2:222222333pp44ppp")
    place = play.place
    assert (place["phase"], place["red"], place["draw_seat"], place["draw_no"]) == ("draw", D, D, 5)
    assert play.why(D, "shout") == ("red-holder", "4.3") and play.can(D, "draw")
    assert (place["launcher"], place["round_winner"], place["lays"], place["lock"]) == (-1, -1, [], 0)


@law("jeton:9.3", "jeton:7.3")
@pytest.mark.parametrize("seat", [A, D, SPECTATOR])
def test_the_sharing_is_told_with_its_cards(auction, seat):
    play = won(auction).answer(C, "share 2:222222 3:333pp 4:44ppp")
    heard = play.hears(seat)[-3:]
    assert heard == [
        "Cleo receives 2 2 2 2 2 2, shuffled into the pack.",
        "Dan receives 3 3 3 +1 +1, shuffled into the pack.",
        "Eva receives 4 4 +1 +1 +1, shuffled into the pack.",
    ]


@law("jeton:7.3")
def test_a_sharing_points_at_what_each_bidder_gets(auction):
    play = auction("2 2 -", "2 - 33", red=C).settle(C)
    ask = play.ask_of(C)
    for first, third in (("2", "33"), ("3", "23")):
        found = play.game.target(play.state, ask, play.state.read(ask, f"share 0:{first} 2:{third}"))
        assert found == {"kind": "share", "parts": [{"seat": A, "cards": first}, {"seat": C, "cards": third}]}
