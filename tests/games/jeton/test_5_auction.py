"""Chapter 5: the auction."""

import pytest

from clairiere.conformance import law

A, B, C, D, E = range(5)


# -- 5.1 the opening --------------------------------------------------------------------------------------------------


@law("jeton:5.1.1")
def test_nobody_acts_before_the_launcher_has_opened(place):
    play = place("4 2 33 333p").answer(D, "shout")
    assert [play.may(seat) for seat in (A, B, C)] == [[], [], []]
    assert play.why(C, "bid 33") == ("not-your-turn", "5.1.1")
    for text in ("raise 3 3", "propose"):
        assert play.why(C, text)[0] == "wrong-phase"


@law("jeton:5.1.1")
def test_the_launcher_cannot_back_out(place):
    play = place("4 2 33 333p").answer(D, "shout")
    assert play.why(D, "cancel") == ("unknown-action", "5.1.1")
    assert "pass" not in play.may(D) and play.why(D, "bid")[0] == "bad-cards"


@law("jeton:5.1.2")
@pytest.mark.parametrize(("cards", "total"), [("3", 3), ("33", 6), ("333", 9)])
def test_as_many_cards_of_one_value_as_one_likes(place, cards, total):
    play = place("4 2 33 333p").answer(D, "shout", f"bid {cards}")
    assert (play.stack(D), play.totals[D], play.phase) == (cards, total, "bid")
    assert [event.clause for event in play.answer(C, "bid 33" if total < 6 else "raise 3 33").events("laid")] == [
        "5.1.2", "5.2.2" if total < 6 else "5.2.3"
    ]  # fmt: skip


@law("jeton:5.1.2")
def test_the_legal_openings_of_a_hand(place):
    play = place("4 2 33 33p2").answer(D, "shout")
    assert sorted(play.may(D)) == ["bid 2", "bid 3", "bid 33"]


@law("jeton:5.1.2")
def test_two_values_make_no_bid(place):
    play = place("4 2 33 23").answer(D, "shout")
    assert play.why(D, "bid 23") == ("bad-cards", "5.1.2")


@law("jeton:5.1.2", "jeton:5.4.3")
def test_an_opening_has_a_card(place):
    assert place("4 2 33 23").answer(D, "shout").why(D, "bid") == ("bad-cards", "5.4.3")


@law("jeton:5.1.3")
def test_a_first_bid_has_no_plus_ones(auction, place):
    play = auction("- 2 2 - 44pp", "333 - - -  -", red=A)
    assert (play.why(E, "bid 44pp"), play.refused(E, "bid 44pp").facts["why"]) == (("bad-cards", "5.1.3"), "first")
    assert place("2 3p 2").answer(B, "shout").why(B, "bid 3p") == ("bad-cards", "5.1.3")


@law("jeton:5.1.3")
def test_plus_ones_are_added_to_a_bid_that_lies_there(auction):
    play = auction("- 2 2 - 44pp", "2222 - - -  -", red=A).answer(E, "bid 44").answer(E, "raise 4 pp")
    assert (play.totals[E], play.stack(E)) == (10, "44pp")


@law("jeton:5.1.3")
def test_an_option_allows_plus_ones_in_a_first_bid(auction, place):
    play = auction("- 2 2 - 44pp", "333 - - -  -", red=A, options={"first_plus": True}).answer(E, "bid 44pp")
    assert (play.totals[E], play.stack(E)) == (10, "44pp")
    play = place("4 2 33 33p2", options={"first_plus": True}).answer(D, "shout")
    assert sorted(play.may(D)) == ["bid 2", "bid 2p", "bid 3", "bid 33", "bid 33p", "bid 3p"]


@law("jeton:5.1.3")
@pytest.mark.parametrize("cards", ["p", "ppp"])
def test_plus_ones_alone_make_no_bid(auction, place, cards):
    assert auction("- ppp 2", "2 - -", red=A).why(B, f"bid {cards}") == ("bad-cards", "5.1.3")
    assert place("2 ppp2 2").answer(B, "shout").why(B, f"bid {cards}") == ("bad-cards", "5.1.3")


# -- 5.2 lays ---------------------------------------------------------------------------------------------------------


@law("jeton:5.2.1")
def test_one_may_act_several_times_in_a_row_or_not_at_all(auction):
    play = auction("22 2 - 333", "- - 2 3", red=D).answer(D, "raise 3 3").answer(D, "raise 3 3")
    assert play.totals == [0, 0, 2, 9]
    play = auction("3333 - 2222 -", "- - 22 33", red=D).answer(A, "raise 3 3").why(A, "raise 2 3")
    assert play == ("bad-cards", "5.3.3")


@law("jeton:5.2.1")
def test_one_may_raise_one_and_then_another(auction):
    play = auction("32p - - -", "- - 22222 33", red=D).answer(A, "raise 3 3p").answer(A, "raise 2 2")
    assert play.totals == [0, 0, 12, 10]


@law("jeton:5.2.2")
def test_who_has_a_stack_cannot_bid_again(auction):
    play = auction("- 3 444 -", "- - 22 3", red=D)
    assert play.why(C, "bid 444") == ("already-bid", "5.2.2")
    assert not any(text.startswith("bid") for text in play.may(C))


@law("jeton:5.2.2")
@pytest.mark.parametrize("cards", ["44", "444"])
def test_who_has_none_becomes_a_bidder(auction, cards):
    play = auction("2 444p - -", "- - 22 2222", red=D).answer(B, f"bid {cards}")
    assert play.stack(B) == cards and B in play.state.view(A).bidders


@law("jeton:5.2.3")
def test_one_may_raise_another_without_a_bid_of_ones_own(auction):
    play = auction("- p - -", "- - 22 3", red=D).answer(B, "raise 3 p")
    assert (play.stack(D), play.totals[D], play.hand(B)) == ("3p", 4, "")


@law("jeton:5.2.3")
def test_there_is_nothing_to_raise_before_a_player_without_a_stack(auction):
    play = auction("22 - - -", "- - 22 3", red=D)
    assert (play.why(A, "raise 1 2"), play.why(A, "raise 0 22")) == (("no-stack", "5.2.3"),) * 2
    play = auction("22 - - -", "- 2 - 3", red=D)
    assert play.why(A, "raise 5 2") == ("no-stack", "5.2.3"), "there is no such seat"


@law("jeton:5.2.4")
def test_who_only_helps_is_no_bidder(auction):
    play = auction("- p444 - -", "- - 2222 333", red=D).answer(B, "raise 3 p")
    assert play.state.view(A).bidders == (C, D)
    play.answer(B, "bid 444")
    assert (play.state.view(A).bidders, play.totals[B]) == ((B, C, D), 12)


# -- 5.3 the golden rules ---------------------------------------------------------------------------------------------


@law("jeton:5.3.1")
@pytest.mark.parametrize(
    ("stacks", "seat", "text"), [("- - 22 333pp", C, "raise 2 2"), ("- - 222222 3333pp", A, "raise 2 p")]
)
def test_a_lay_below_the_top_is_refused(auction, stacks, seat, text):
    play = auction("pp 2 22 -", stacks, red=D)
    assert play.why(seat, text) == ("below-top", "5.3.1") and text not in play.may(seat)


@law("jeton:5.3.1")
def test_the_refusal_says_both_totals(auction):
    found = auction("- - 2 -", "- - 22 333pp", red=D).refused(C, "raise 2 2")
    assert (found.facts["total"], found.facts["top"]) == (6, 11) and "6" in str(found) and "11" in str(found)


@law("jeton:5.3.1")
def test_a_first_bid_must_reach_the_top_too(auction):
    play = auction("4 - - -", "- - - 33", red=D)
    assert play.why(A, "bid 4") == ("below-top", "5.3.1")


@law("jeton:5.3.1")
def test_the_highest_stack_may_grow_by_any_card(auction):
    play = auction("- - - p", "- - 22 333pp", red=D).answer(D, "raise 3 p")
    assert play.totals[D] == 12


@law("jeton:5.3.2")
def test_equality_is_enough(auction):
    play = auction("- p - - -", "- - - 333 44pp", red=D).answer(B, "raise 3 p")
    assert (play.totals[D], play.totals[E], play.sees(A)["leader"]) == (10, 10, -1)
    play = auction("- 4433 - - -", "- - - 22 -", red=D)
    assert play.can(B, "bid 4")


@law("jeton:5.3.3")
@pytest.mark.parametrize("card", ["2", "4"])
def test_another_value_does_not_go_on_a_stack(auction, card):
    play = auction(f"{card}3 - - -", "- - - 33", red=D)
    assert play.why(A, f"raise 3 {card}") == ("bad-cards", "5.3.3")
    assert play.can(A, "raise 3 3")


@law("jeton:5.3.4")
@pytest.mark.parametrize("owner", [B, C, D])
def test_a_plus_one_goes_on_every_value(auction, owner):
    play = auction("p - - - -", "- 2222 33pp 44 333", red=E).answer(A, f"raise {owner} p")
    assert play.totals[owner] == 9


# -- 5.4 what a lay is ------------------------------------------------------------------------------------------------


@law("jeton:5.4.1")
def test_several_cards_are_judged_by_the_final_total(auction):
    play = auction("- - 2222 -", "- - 22 333pp", red=D)
    assert (play.can(C, "raise 2 2"), play.can(C, "raise 2 222")) == (False, False)
    play.answer(C, "raise 2 2222")
    assert play.totals == [0, 0, 12, 11]


@law("jeton:5.4.1")
def test_two_plus_ones_at_once(auction):
    play = auction("pp - - -", "- - 222222 3333pp", red=D).answer(A, "raise 2 pp")
    assert play.totals[C] == 14


@law("jeton:5.4.1")
def test_a_lay_with_one_wrong_card_is_refused_whole(auction):
    play = auction("3332 - - -", "- - 22 33", red=D)
    assert play.why(A, "raise 3 3332") == ("bad-cards", "5.3.3")
    assert (play.hand(A), play.stack(D)) == ("2333", "33")


@law("jeton:5.4.2")
@pytest.mark.parametrize("order", [["raise 3 3", "raise 2 2"], ["raise 2 2", "raise 3 3"]])
def test_two_stacks_take_two_lays_in_either_order(auction, order):
    play = auction("32 - - -", "- - 222222 333pp", red=D).answer(A, *order)
    assert play.totals == [0, 0, 14, 14]


@law("jeton:5.4.3")
def test_a_raise_has_a_card_that_one_has(auction):
    play = auction("3 - - -", "- - 22 33", red=D)
    assert play.why(A, "raise 3") == ("bad-cards", "5.4.3")
    assert play.why(A, "raise 3 33") == ("bad-cards", "5.4.3")
    assert play.why(A, "raise 3 3333333333") == ("bad-cards", "5.4.3")


@law("jeton:5.4.4")
def test_a_card_laid_cannot_be_taken_back(auction):
    play = auction("- p - -", "- - 22 33", red=D).answer(B, "raise 3 p")
    assert play.why(B, "take back") == ("unknown-action", "5.4.4") and play.stack(D) == "33p"


@law("jeton:5.2.1", "jeton:5.3.1", "jeton:5.3.3")
@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("first_plus", [False, True])
def test_what_is_offered_is_what_the_golden_rules_allow(fresh, seed, first_plus):
    """Every lay there could be, judged by hand, against the options of each player."""
    play, looked = fresh(3 + seed % 4, first_plus=first_plus), 0
    for about in play.at_random(seed, 500):
        if about == "bid" and looked < 40:
            looked += 1
            for seat in play.active:
                assert sorted(text for text in play.may(seat) if text[:3] in ("bid", "rai")) == legal_lays(
                    play, seat, first_plus
                )
    assert looked > 5


def legal_lays(play, seat, first_plus):
    """5.2, 5.3 From the hand, the stacks and nothing else."""
    hand, stacks = play.hand(seat), play.place["stacks"]
    top = max(worth(stack) for stack in stacks)
    found = []
    for value in "234":
        for many in range(hand.count(value) + 1):
            for plus in range(hand.count("p") + 1):
                cards = value * many + "p" * plus
                if not stacks[seat] and many and worth(cards) >= top and (first_plus or not plus):
                    found.append(f"bid {cards}")
                for owner, stack in enumerate(stacks):
                    same = stack and set(stack) <= {value, "p"}
                    if cards and same and worth(stack + cards) >= top:
                        found.append(f"raise {owner} {cards}")
    return sorted(found)


def worth(cards):
    return sum(1 if card == "p" else int(card) for card in cards)


@law("jeton:5.4.3")
def test_no_cards_at_all_are_written_as_a_dash(place):
    refused = place("4 2 33 23").answer(D, "shout").refused(D, "bid")
    assert (refused.facts["cards"], refused.facts["hand"], refused.facts["why"]) == ("–", "2\u00a03", "none")
