"""The worked examples of the law, each with its numbers."""

import pytest

from clairiere.conformance import law
from clairiere.games.jeton.pace.clocks import clocks
from clairiere.law import law_of

A, B, C, D, E, F = range(6)
SEATS = {letter: seat for seat, letter in enumerate("ABCDEF")}
EXAMPLES = law_of("jeton").examples
SIX = "223344"
WORKED = "p32 p 222222 333p 22222"


def auctions():
    """The examples that are auctions, each tied to its own clauses."""
    return [
        pytest.param(example.vector, id=example.id, marks=law(*cites(example)))
        for example in EXAMPLES
        if example.vector
    ]


def cites(example):
    return [f"jeton:{clause}" for clause in example.clauses]


def test_no_example_is_left_out():
    told = [name[13:].split("_")[0].upper() for name in globals() if name.startswith("test_example_e")]
    assert sorted([*told, *(param.id for param in auctions())]) == sorted(example.id for example in EXAMPLES)
    assert len(EXAMPLES) == 16


def test_every_clause_of_an_example_is_known():
    assert all(clause in law_of("jeton").clauses for example in EXAMPLES for clause in example.clauses)


@law("jeton:5.1.2", "jeton:5.2.2", "jeton:5.2.3", "jeton:5.3.2", "jeton:5.4.1", "jeton:5.4.2", "jeton:7.1", "jeton:7.2")
@pytest.mark.parametrize("vector", auctions())
def test_an_auction_of_the_law(place, vector):
    hands = ["".join(vector["hands"].get(letter, ["2"])) for letter in "ABCDE"]
    play = place(hands, red=E if vector["steps"][0]["by"] != "E" else A)
    play.answer(SEATS[vector["steps"][0]["by"]], "shout")
    for step in vector["steps"]:
        seat, owner = SEATS[step["by"]], SEATS[step["on"]]
        cards = "".join(step["cards"])
        text = f"raise {owner} {cards}" if step["act"] == "raise" else f"bid {cards}"
        if "refused" in step:
            assert play.why(seat, text)[0] == step["refused"]
        else:
            assert play.answer(seat, text).totals[owner] == step["total"]
    check_result(play, vector["result"])


def check_result(play, result):
    leaders = [SEATS[letter] for letter in result["leaders"]]
    stacks = {SEATS[letter]: count for letter, count in result["stack_cards"].items()}
    assert {seat: len(play.stack(seat)) for seat in range(5) if play.stack(seat)} == stacks
    assert sum(stacks.values()) == result["table_cards"]
    before = play.sees(A)["pack_sizes"]
    play.settle(leaders[0])
    assert play.blue == [result["reward"] if [seat] == leaders else 0 for seat in range(5)]
    if len(leaders) > 1:
        grown = [after - old for after, old in zip(play.sees(A)["pack_sizes"], before, strict=True)]
        assert grown == [stacks.get(seat, 0) for seat in range(5)] and play.phase == "draw"


@law("jeton:4.4", "jeton:4.3", "jeton:3.1.1")
def test_example_e6_the_first_shout_of_the_game(fresh):
    play = fresh(4).draw(A, B, C, D)
    assert play.why(B, "shout") == ("locked", "4.4")
    play.draw(A).answer(B, "shout")
    assert (play.red, play.sees(A)["hand_sizes"]) == (B, [2, 1, 1, 1])


@law("jeton:3.4.1", "jeton:3.4.2", "jeton:4.5")
def test_example_e7_all_at_six(place):
    play = place(f"{SIX} {SIX} {SIX}").clock("skip", "skip", "skip", "timeout").draw(A)
    assert (play.why(B, "shout"), play.hand(B)) == (("locked", "4.5"), "")
    play.draw(B, C, A).answer(B, "shout")
    assert play.red == B


@law("jeton:3.3.1", "jeton:3.3.2", "jeton:3.3.3")
def test_example_e8_elimination(packed):
    packs, four, six = ["22", "22", ""], "2 2 2344", f"2 2 {SIX}"
    out = packed(packs, four, draw_seat=C).answer(C, "draw")
    assert (out.place["gone"], len(out.place["removed"])) == ([3, C], 84 - 2 * 3)
    saved = packed(packs, four, draw_seat=C).answer(B, "shout")
    assert saved.place["gone"] == [3] and saved.hand(C) == "2344"
    stays = packed(packs, six, draw_seat=C).clock("skip")
    assert stays.place["gone"] == [3] and stays.place["draw_seat"] == A


@law("jeton:6.3", "jeton:6.4", "jeton:6.5")
def test_example_e9_an_agreement_withdrawn_in_time(auction):
    play = auction("- - - - -", "- - 222222 333pp 44ppp", red=D).answer(C, "propose").agree(A, B, D)
    play.answer(A, "withdraw").agree(E)
    assert play.phase == "bid"
    play.agree(A)
    assert play.phase == "share" and play.why(B, "withdraw") == ("wrong-phase", "6.5")


@law("jeton:6.6", "jeton:6.7")
def test_example_e10_a_late_card_against_a_proposal(auction):
    play = auction("p - - - -", "- - 222222 333pp 44pppp", red=D, table=8).answer(C, "propose").agree(B, D)
    seen = play.place["table"]
    play.answer(A, "raise 4 p")
    assert (seen, play.place["table"], play.place["proposal"], play.place["consents"]) == (8, 9, "", [])
    assert play.late(E, "agree") == ("stale", "6.7")


@law("jeton:7.2", "jeton:7.3")
def test_example_e11_alone_on_the_table(auction):
    play = auction("- p - 2", "- - - 33", red=D).answer(B, "raise 3 p")
    packs = play.sees(A)["pack_sizes"]
    play.settle(D).answer(D, "share 3:33p")
    assert (play.blue, play.sees(A)["pack_sizes"]) == ([0, 0, 0, 1], [*packs[:3], packs[3] + 3])


@law("jeton:8.1", "jeton:8.2")
def test_example_e12_winning_at_one_stroke(auction):
    play = auction("- - - - - -", "2 2 3 3 4 44", red=A).settle(F)
    assert (play.blue[F], play.state.winners(), play.phase) == (6, [F], "over")


@law("jeton:10.6", "jeton:10.7", "jeton:10.8")
def test_example_e13_the_worked_round_by_turns(place):
    play = place(WORKED, "turns", red=E, pivot=C).answer(D, "shout").answer(D, "bid 3")
    asked = [
        (E, "pass"), (A, "pass"), (B, "pass"), (C, "bid 22"), (D, "raise 3 33"), (E, "bid 22222"), (A, "pass"),
        (B, "raise 3 p"), (C, "pass"), (D, "raise 3 p"), (E, "pass"), (A, "raise 4 p"), (B, "pass"),
        (C, "raise 2 2222"), (D, "pass"), (E, "pass"), (A, "pass"), (B, "pass"), (C, "pass"),
    ]  # fmt: skip
    for seat, text in asked:
        assert play.asked == (seat, "bid")
        play.answer(seat, text)
    assert [event.what[3] for event in play.events("laid")] == [3, 4, 9, 10, 10, 11, 11, 12]
    assert (play.blue, play.asked) == ([0, 0, 3, 0, 0], (C, "share"))


@law("jeton:6.1", "jeton:6.8", "jeton:6.9", "jeton:10.10")
def test_example_e14_a_silent_leader(place, strangers):
    """Three players; the seconds are the clocks', the order is the example's."""
    play = place("- 2 -", stacks="333 222 -", phase="bid", red=A, options=strangers)
    assert play.why(B, "propose") == ("not-leader", "6.1")
    assert [(clock.seconds, clock.seat) for clock in clocks(play.state)] == [(20, -1)]
    play.clock("timeout").agree(B)
    assert [(clock.seconds, clock.seat) for clock in clocks(play.state)] == [(15, A), (15, C)]
    play.clock("timeout 0").clock("timeout 2")
    assert (play.blue, [clock.seconds for clock in clocks(play.state)]) == ([2, 0, 0], [60])
    play.clock("timeout")
    assert [event.what[0] for event in play.events("received")] == [A, B]


@law("jeton:10.2", "jeton:10.13")
def test_example_e15_a_shout_one_round_late(place):
    play = place("2 2 2", draw_no=4).answer(B, "shout", "bid 2").settle(B).answer(B, "share 1:2")
    assert play.place["draw_no"] == 5 and play.late(C, "shout") == ("stale", "10.13")
    assert play.answer(C, "shout").place["launcher"] == C


@law("jeton:4.3", "jeton:10.11", "jeton:10.12", "jeton:3.3.5")
def test_example_e16_alone_at_the_screen(place):
    play = place("2 2 2", red=A)
    assert play.why(A, "shout") == ("red-holder", "4.3")
    play.clock("leave 1", "leave 2")
    assert (play.state.over, play.state.winners()) == (True, [A])
