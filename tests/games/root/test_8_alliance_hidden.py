"""Chapter 8, what is hidden: supporters, what others know of them, dealing anew; and positions in the middle of it."""

import pytest

import clairiere
from clairiere import Illegal, Rng
from clairiere.conformance import law
from clairiere.games.root.state.terms import ALL, BIRDS, FOX, MATCHING, RABBIT, codes_of, size_of

M, E, A = 0, 1, 2
GAME = clairiere.find("root")
FIELD = {9: "M3", 12: "A sympathy"}


def deals(play, seat, count=40):
    """Other states that look the same to the seat."""
    rng = Rng(7)
    return [GAME.redeal(play.state, seat, rng) for _ in range(count)]


def enter(rise, hand, **more):
    """The Marquise moves warriors into a sympathetic fox clearing."""
    play = rise("daylight", FIELD, turn="M", M={"hand": hand.split()}, **more)
    return play.says("M", "march", "9", "12", "1")


@law("root:8.2.3", "root:1.2.1")
def test_supporters_are_dealt_anew_for_all_but_the_alliance(rise):
    play = rise("daylight", {}, "anvil-f tea-r steel-f", "tea-m")
    assert {state.stacks[A] for state in deals(play, A)} == {play.state.stacks[A]}
    for seat in (M, E, -2):
        found = {state.stacks[A] for state in deals(play, seat)}
        assert len(found) > 30 and {size_of(cards) for cards in found} == {3}


@law("root:8.4.1.II", "root:8.4.2.II", "root:1.2.1")
@pytest.mark.parametrize("spent", [0, 1])
def test_who_has_announced_a_revolt_can_pay_for_it_in_every_deal(rise, spent):
    play = rise("birdsong", {12: "A sympathy"}, "anvil-f steel-f tea-m tea-r").says("A", "12", *["anvil-f"][:spent])
    for seat in (M, E, -2):
        found = deals(play, seat)
        assert all(size_of(state.stacks[A] & MATCHING[FOX]) >= 2 - spent for state in found)
        assert all(state.open[0].about == "supporter" and state.open[0].options for state in found)
        assert len({state.stacks[A] for state in found}) > 30


@law("root:8.4.2.II.a", "root:1.2.1")
def test_the_promise_to_pay_holds_when_few_matching_cards_are_unseen(rise):
    """The deck has two fox cards and no bird; all others that match lie open, or are in a hand."""
    mine = ["anvil-f", "steel-f", "gear-f"]
    open_cards = [code for code in codes_of(MATCHING[FOX] & ALL) if code not in (*mine, "tea-f", "racket-f", "claim-b")]
    around = {4: "A sympathy", 9: "A sympathy", 7: "A sympathy", 8: "E3"}
    play = rise("birdsong", around, " ".join(mine), discard=open_cards, E={"hand": ["claim-b", "tea-r"]})
    play.until("sympathy").says("A", "8", "gear-f")
    for seat in (M, E):
        assert all(size_of(state.stacks[A] & MATCHING[FOX]) == 2 for state in deals(play, seat))


@law("root:8.4.2.II", "root:8.2.4", "root:1.2.1")
def test_the_promise_to_pay_does_not_undo_what_old_supporters_are_known_not_to_be(rise):
    own = {"stack": ["tea-m", "anvil-f"], "void": [[], codes_of(MATCHING[RABBIT])], "void_sizes": [0, 2]}
    play = rise("birdsong", {4: "A sympathy"}, A=own).until("sympathy").says("A", "12")
    found = [state.stacks[A] for state in deals(play, E, 200)]
    assert all(stack & MATCHING[FOX] and not stack & MATCHING[RABBIT] for stack in found) and len(set(found)) > 30


@law("root:8.4.2.II", "root:8.2.6", "root:1.2.1")
def test_the_promise_to_pay_does_not_undo_what_a_hand_is_known_not_to_be(rise):
    """Only one fox card is unseen, and the Marquise has no mouse."""
    from clairiere.games.root.state.terms import MOUSE, OF_SUIT

    mice = codes_of(OF_SUIT[MOUSE])
    rest = [code for code in codes_of(ALL) if code not in ("anvil-f", "tea-r", *mice)]
    cats = {"hand": ["tea-r"], "void": [mice, []], "void_sizes": [1, 0]}
    play = rise("birdsong", {4: "A sympathy"}, "anvil-f tea-m", M=cats, discard=rest).until("sympathy").says("A", "12")
    for state in deals(play, E, 200):
        assert "anvil-f" in codes_of(state.stacks[A]) and codes_of(state.hand[M]) == ["tea-r"]


@law("root:8.2.6", "root:1.2.1")
def test_only_giver_and_taker_know_the_card_that_was_given(rise):
    play = enter(rise, "anvil-f steel-f tea-m").says("M", "steel-f")
    assert play.sees(M)["players"][A]["known_stack"] == ["steel-f"] and play.sees(E)["players"][A]["known_stack"] == []
    assert all(state.stacks[A] == play.state.stacks[A] for state in deals(play, M))
    assert len({state.stacks[A] for state in deals(play, E)}) > 10
    assert "Foxfolk Steel" in " ".join(play.hears(M)) and "Foxfolk Steel" not in " ".join(play.hears(E))


@law("root:8.2.6", "root:1.2.1")
def test_a_hand_that_was_shown_is_known_to_the_alliance_and_others_know_what_is_not_in_it(rise):
    play = enter(rise, "tea-m tea-r").says("M", "pass")
    assert all(state.hand[M] == play.state.hand[M] for state in deals(play, A))
    hands = {state.hand[M] for state in deals(play, E)}
    assert len(hands) > 10 and not any(hand & MATCHING[FOX] for hand in hands)
    assert play.player("M")["void_sizes"] == [2, 0]


@law("root:8.2.6", "root:1.2.1")
def test_two_hands_shown_in_a_row_are_both_remembered(rise):
    field = {9: "M3", 12: "A sympathy", 4: "A sympathy"}
    play = rise("daylight", field, turn="M", M={"hand": ["tea-m", "sack-m"]})
    play.says("M", "march", "9", "12", "1", "pass").nature("bank-r").says("M", "9", "4", "1", "pass").nature("bank-r2")
    hands = {state.hand[M] for state in deals(play, E)}
    assert len(hands) > 10 and not any(hand & (MATCHING[0] | MATCHING[1]) for hand in hands)


@law("root:8.2.6", "root:1.2.1")
def test_what_older_cards_were_not_newer_ones_may_be(rise):
    old = {"hand": ["tea-m", "anvil-f"], "void": [codes_of(MATCHING[FOX]), []], "void_sizes": [1, 0]}
    play = rise("daylight", {9: "M3", 4: "A sympathy"}, turn="M", M=old).says("M", "march", "9", "4", "1", "pass")
    player = play.player("M")
    assert (player["void"][0], player["void_sizes"]) == (codes_of(MATCHING[RABBIT]), [2, 0])


@law("root:8.2.4", "root:1.2.1")
def test_what_is_left_after_a_base_fell_is_neither_of_its_suit_nor_a_bird(fight):
    own = {"stack": ["anvil-f", "claim-b", "tea-m", "tea-r"]}
    play = fight("M", "A", 12, {12: "M3, A fox-base"}, factions="M,E,A", A=own).nature("1:0")
    found = {state.stacks[A] for state in deals(play, E)}
    assert len(found) > 10 and not any(stack & MATCHING[FOX] for stack in found)
    assert all(stack & BIRDS == 0 for stack in found)


@law("root:8.2.4", "root:1.2.1")
def test_of_old_supporters_that_were_spent_nothing_is_remembered(fight):
    own = {"stack": ["anvil-f", "claim-b", "tea-m", "tea-r"]}
    field = {12: "M3, A fox-base", 8: "A sympathy"}
    play = fight("M", "A", 12, field, factions="M,E,A", A=own).nature("1:0")
    assert play.player("A")["void_sizes"] == [0, 2]
    play.until("sympathy").says("A", "4", "tea-r")
    assert play.player("A")["void_sizes"] == [0, 1]


@law("root:8.5.2", "root:1.2.1")
def test_a_known_card_of_the_hand_may_have_been_mobilized(rise):
    play = rise("daylight", {}, "", "tea-f gear-f", available=["dom-f"]).says("A", "take-dom-f tea-f")
    assert play.sees(M)["players"][A]["known"] == ["dom-f"]
    play.says("A", "mobilize dom-f")
    seen = play.sees(M)["players"][A]
    assert (seen["known"], seen["known_stack"], seen["stack"]) == ([], [], 1)


@law("root:8.2.6", "root:1.2.1")
def test_whoever_has_cards_is_asked_in_every_deal(rise):
    play = enter(rise, "tea-m tea-r")
    found = deals(play, E)
    assert {state.open[0].seat for state in found} == {M}
    assert {bool(state.hand[M] & MATCHING[FOX]) for state in found} == {True, False}


@law("root:8.4.1", "root:8.4.2", "root:1.2.1")
def test_whether_they_are_asked_depends_on_the_number_of_supporters_only(rise):
    for stack, asked in (("tea-m tea-r", "revolt"), ("anvil-f steel-f", "revolt"), ("tea-m", "sympathy")):
        assert rise("birdsong", {12: "A sympathy"}, stack).asked == (A, asked)
    assert rise("birdsong", {12: "A sympathy"}, "").asked == (A, "agitation")


@law("root:8.4.1.II", "root:8.2.6")
def test_positions_in_the_middle_of_paying_come_back(rise):
    for play in (
        rise("birdsong", {12: "A sympathy"}, "anvil-f steel-f claim-b").says("A", "12", "anvil-f"),
        rise("birdsong", {4: "A sympathy"}, "anvil-f steel-f").until("sympathy").says("A", "12"),
        enter(rise, "anvil-f tea-m"),
        enter(rise, "tea-m").says("M", "pass"),
        rise("evening", {9: "A1", 3: "A1"}, officers=3).says("A", "organize", "9", "organize"),
    ):
        assert play.state.copy().dump() == play.place
        again = clairiere.load(play.place)
        assert again.dump() == play.place and repr(again.open) == repr(play.state.open)


@law("root:8.2.5.I", "root:8.4.1.I", "root:8.3.1")
@pytest.mark.parametrize(
    ("field", "board", "clause"),
    [
        ({12: "A sympathy2"}, {}, "8.2.5.I"),
        ({12: "A mouse-base"}, {}, "8.4.1.I"),
        ({12: "A5"}, {"officers": 6}, "2.5"),
    ],
)
def test_positions_that_cannot_be_are_refused(rise, field, board, clause):
    with pytest.raises(Illegal) as found:
        rise("daylight", field, A={"board": board})
    assert found.value.clause == clause
    assert all(f"({clause})" in found.value.sentence(language) for language in ("en", "fr"))


@law("root:8.3.1")
def test_officers_are_among_the_ten_warriors(rise):
    play = rise("daylight", {12: "A5"}, officers=3)
    assert play.supply("A") == 2
