"""Positions written by hand: what is guessed, and what is refused with its place and clause."""

import json

import pytest

import clairiere
from clairiere import NATURE, Illegal
from clairiere.conformance import law
from clairiere.words import LANGUAGES

A, B, C, D, E = range(5)
SIX = "223344"
HANDS = ["2", "2", "2", "33"]


def load(**position):
    return clairiere.load({"game": "jeton", "options": {"form": "live"}, "hands": HANDS, **position})


@law("jeton:2.2")
def test_hands_alone_are_a_draw(place):
    play = place("2 33p -")
    assert (play.phase, play.red, play.place["draw_seat"], play.place["lock"]) == ("draw", A, A, 0)
    assert play.sees(A)["pack_sizes"] == [20, 18, 21]
    assert play.place["trail"] == [["drew"], ["drew"] * 3, []]


def test_the_open_question_is_named_by_its_phase_or_by_itself():
    bid = {"stacks": ["", "", "2", ""], "red": 2}
    usual = load(phase="bid", **bid).dump()
    assert load(asked="bid", **bid).dump() == load(phase="bid", asked="bid", **bid).dump() == usual
    with pytest.raises(Illegal) as refused:
        load(phase="draw", asked="bid")
    assert refused.value.facts["where"] == "asked"


@law("jeton:1.2")
def test_a_player_who_owns_more_than_a_pack_takes_from_the_others(place):
    play = place("222222 - -", stacks="2222 3 -", phase="bid", red=A)
    assert play.place["packs"][A].count("2") == 0 and play.place["packs"][B].count("2") == 8
    assert play.everything["2"] == 27


@law("jeton:1.2", "jeton:3.3.2")
def test_the_cards_of_those_who_are_out_are_removed(place):
    play = place("2 2 - 2", gone=[C])
    assert len(play.place["removed"]) == 21 and play.sees(A)["pack_sizes"] == [20, 20, 0, 20]


def test_before_the_start_chance_names_the_first(place):
    play = place("- - -", phase="first")
    assert play.asked == (NATURE, "first") and play.nature("1").red == B


def test_in_the_middle_of_a_draw_a_card_is_to_come(place):
    play = place("2 2 2", phase="card", draw_seat=B)
    assert play.asked == (NATURE, "draw1")
    assert play.nature("4").hand(B) == "24"


def test_by_turns_a_position_in_which_nobody_can_be_asked_goes_on_by_itself(place):
    play = place("2 p p", "turns", options={"shout_cards": "passed"})
    assert (play.phase, play.asked) == ("card", (NATURE, "draw0"))


@pytest.mark.parametrize("form", ["turns", "live"])
def test_auction_proposal_and_sharing_can_be_placed(place, form):
    play = place("2 2 2 33", form, phase="bid", stacks="- - 22 33", red=D)
    assert play.place["launcher"] == D and play.place["table"] == 2
    play = place("2 2 2 33", form, phase="share", stacks="- - 22 33", red=D)
    assert play.place["round_winner"] == D and play.answer(D, "share 2:2233").phase in ("draw", "card")
    if form == "live":
        play = place("2 2 2 33", phase="bid", stacks="- - 22 33", red=D, proposal="3", consents=[A, D])
        assert play.agree(B, C).phase == "share"
        play = place("2 2 2 33", phase="bid", stacks="- - 22 33", red=D, proposal="server")
        assert play.place["consents"] == []


def test_who_laid_what_may_be_said(place):
    play = place("2 2 2 33", phase="bid", stacks="- - 22 33p", red=D, lays=["3 3 33", "2 2 22", "0 3 p"])
    assert play.lays(A) == [(D, D, "33"), (C, C, "22"), (A, D, "p")]


@law("jeton:8.1", "jeton:3.3.2")
def test_a_game_that_is_over_can_be_placed(place):
    play = place("2 2 2", phase="over", blue=[7, 0, 3])
    assert (play.state.winners(), play.state.over, play.sees(B)["places"]) == ([A], True, [1, 3, 2])
    play = place("2 2 2", phase="over", winners=[A, C], blue=[3, 0, 3])
    assert play.state.winners() == [A, C]


@pytest.mark.parametrize("form", ["turns", "live"])
@pytest.mark.parametrize("seed", range(4))
def test_every_position_of_a_game_comes_back(fresh, form, seed):
    play = fresh(3 + seed, form, first="random")
    for _ in play.at_random(seed, 250):
        place = json.loads(json.dumps(play.place))
        loaded = clairiere.load(place)
        assert loaded.dump() == place and [repr(ask) for ask in loaded.open] == [repr(ask) for ask in play.state.open]


BID = {"phase": "bid", "stacks": ["", "", "22", "33"], "red": D}
WRONG = [
    ({"hands": ["2", "2"]}, "", "1.1"),
    ({"hands": ["2", "2", "7"]}, "hands[2]", "1.2"),
    ({"hands": ["2222222", "2", "2"]}, "hands[0]", "3.2.2"),
    ({"packs": ["", "", "", ""]}, "packs", "1.2"),
    ({"packs": ["2" * 250] * 4}, "packs", "1.2"),
    ({"removed": "2"}, "packs", "1.2"),
    ({"gone": [D]}, "hands[3]", "3.3.2"),
    ({"hands": ["2", "2", "2", ""], "gone": [D], "packs": [*["2222222233333344ppp4"] * 3, "2"]}, "packs[3]", "3.3.2"),
    ({"gone": [4]}, "gone[0]", ""),
    ({"gone": [A, A]}, "gone", "1.1"),
    ({"hands": ["2", "", "", ""], "gone": [B, C, D]}, "gone", "3.3.5"),
    ({"red": D, "hands": ["2", "2", "2", ""], "gone": [D]}, "red", "3.3.2"),
    ({"draw_seat": D, "hands": ["2", "2", "2", ""], "gone": [D]}, "draw_seat", "3.3.2"),
    ({"leaving": [A]}, "leaving", "10.12"),
    ({**BID, "leaving": [A, B, C]}, "leaving", "3.3.5"),
    ({**BID, "hands": ["2", "2", "2", "3", ""], "stacks": ["", "", "22", "33", ""], "gone": [4], "leaving": [4]},
     "leaving[0]", "3.3.2"),
    ({**BID, "options": {}, "leaving": [A]}, "leaving", "10.12"),
    ({"stacks": ["2", "", "", ""]}, "stacks", "5.1.1"),
    ({**BID, "stacks": ["", "", "", ""]}, "stacks", "5.1.1"),
    ({**BID, "stacks": ["", "22", "22", ""]}, "stacks", "5.1.1"),
    ({**BID, "stacks": ["", "", "23", "33"]}, "stacks[2]", "5.3.3"),
    ({**BID, "stacks": ["", "", "pp", "33"]}, "stacks[2]", "5.3.3"),
    ({**BID, "stacks": ["", "", "2" * 25, "33"]}, "stacks[2]", "5.4.3"),
    ({**BID, "launcher": A}, "launcher", "4.7"),
    ({"launcher": A}, "launcher", "4.7"),
    ({"phase": "open", "red": A, "hands": ["p", "2", "2", "2"]}, "hands[0]", "4.8"),
    ({**BID, "phase": "share", "stacks": ["", "", "222", "33"]}, "round_winner", "7.1"),
    ({**BID, "phase": "share", "round_winner": C}, "round_winner", "7.1"),
    ({**BID, "round_winner": D}, "round_winner", "7.1"),
    ({"blue": [6, 0, 0, 0]}, "blue[0]", "8.1"),
    ({"phase": "over", "blue": [6, 6, 0, 0]}, "blue[1]", "8.1"),
    ({"phase": "over", "blue": [6, 0, 0, 0], "winners": [B]}, "winners", "8.1"),
    ({"winners": [B]}, "winners", "8.1"),
    ({"lock": 1, "hands": ["22", "2", "2"]}, "lock", "4.4"),
    ({**BID, "lock": 1}, "lock", ""),
    ({"skips": 1}, "skips", ""),
    ({"skips": -1}, "skips", ""),
    ({"hands": [SIX, SIX, SIX], "skips": 4}, "skips", ""),
    ({"hands": [SIX, SIX, SIX], "skips": 3, "options": {}}, "skips", ""),
    ({"phase": "card", "hands": [SIX, "2", "2"]}, "draw_seat", "3.2.1"),
    ({"proposal": "0"}, "proposal", "6.1"),
    ({**BID, "proposal": "2"}, "proposal", "6.1"),
    ({**BID, "proposal": "3", "consents": [A]}, "consents", "6.3"),
    ({**BID, "proposal": "3", "consents": [A, B, C, D]}, "consents", "6.3"),
    ({**BID, "consents": [A]}, "consents", "6.3"),
    ({**BID, "options": {}, "proposal": "3"}, "proposal", "6.1"),
    ({**BID, "options": {"form": "live", "withdraw_limit": 3}, "withdrawals": [4, 0, 0, 0]}, "withdrawals[0]", ""),
    ({**BID, "lays": ["3 3 333"]}, "lays[0]", "9.1"),
    ({**BID, "lays": ["3 3 3", "3 3 33"]}, "lays[1]", "9.1"),
    ({**BID, "lays": ["D lays 3"]}, "lays[0]", "9.1"),
    ({**BID, "table": 1}, "table", ""),
    ({"draw_no": 0}, "draw_no", ""),
    ({"draw_no": 2, "reshuffles": 2}, "draw_no", ""),
    ({"pivot": A}, "pivot", ""),
    ({**BID, "options": {}, "lays": ["3 3 33", "2 2 22"], "pivot": A}, "pivot", ""),
    ({"options": {}, "asking": A}, "asking", "10.5"),
    ({**BID, "options": {}, "hands": ["2", "2", "2", "3", ""], "stacks": ["", "", "22", "33", ""], "gone": [4],
      "asking": 4}, "asking", "10.6"),
    ({"trail": [["drew", "drew"], ["drew"], ["drew"], ["drew", "drew"]]}, "trail[0]", "9.1"),
    ({"trail": [["drew"], ["drew", "received " + "2" * 30], ["drew"], ["drew", "drew"]]}, "trail[1]", "9.1"),
    ({"trail": [["saw"], ["drew"], ["drew"], ["drew", "drew"]]}, "trail[0][0]", "9.1"),
    ({"phase": "late"}, "phase", ""),
    ({"phase": "first"}, "phase", "2.4"),
    ({"options": {}, "phase": "card", "asking": B}, "asking", "10.5"),
    ({"wealth": 3}, "wealth", ""),
    ({"hands": "223"}, "hands", ""),
]  # fmt: skip


@pytest.mark.parametrize(("change", "where", "clause"), WRONG, ids=[str(i) for i in range(len(WRONG))])
def test_what_cannot_be_is_refused_with_its_place(change, where, clause):
    with pytest.raises(Illegal) as caught:
        load(**change)
    found = caught.value
    assert (found.facts.get("where", ""), found.clause) == (where, clause)
    assert all(found.sentence(language) for language in LANGUAGES)


@law("jeton:2.2")
def test_without_hands_there_is_no_position():
    with pytest.raises(Illegal) as caught:
        clairiere.load({"game": "jeton"})
    assert (caught.value.reason, caught.value.clause) == ("jeton-no-hands", "2.2")


# -- notation ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seat", "text", "written"),
    [
        (B, "OPEN 3 3 p", "bid 33p"), (B, "bid p33", "bid 33p"), (A, "Raise 1 P 3", "raise 1 3p"),
        (NATURE, "timeout 2", "timeout 2"), (NATURE, "leave 1", "leave 1"), (A, "take  back", "take back"),
        (NATURE, "skip", "skip"), (A, "skip", "skip"), (A, "cancel", "cancel"),
    ],
)  # fmt: skip
def test_answers_are_read_as_people_write_them(place, seat, text, written):
    play = place("2 2 2")
    ask = play.ask_of(seat)
    assert play.state.write(ask, play.state.read(ask, text)) == written


@pytest.mark.parametrize(
    "text", ["", "hello", "bid 5", "raise", "raise 9 2", "raise x 2", "share 9:2", "share 1:7", "draw 2"]
)
def test_what_is_no_answer_is_refused_in_words(place, text):
    play = place("2 2 2")
    with pytest.raises(Illegal) as caught:
        play.state.read(play.ask_of(A), text)
    assert all(caught.value.sentence(language) for language in LANGUAGES)


@pytest.mark.parametrize("text", ["p", "p.3", "2", "2.8", "3.2", "4.3"])
def test_each_card_of_the_pack_has_a_name(place, text):
    play = place("2 2 2").answer(A, "draw")
    ask = play.ask_of(NATURE)
    assert play.state.write(ask, play.state.read(ask, text)) == text


@pytest.mark.parametrize("text", ["5", "4.9", "p.0", "p.x", "22"])
def test_a_card_that_is_not_in_the_pack_cannot_be_drawn(place, text):
    play = place("2 2 2").answer(A, "draw")
    with pytest.raises(Illegal) as caught:
        play.state.read(play.ask_of(NATURE), text)
    assert caught.value.reason == "jeton-no-card"


@law("jeton:6.3")
def test_who_has_proposed_agrees_unless_a_position_says_more(place):
    play = place("2 2 2 33", phase="bid", stacks="- - 22 33", red=D, proposal="3")
    assert play.place["consents"] == [D]
    assert place("2 2 2 33", phase="bid", stacks="- - 22 33", red=D, proposal="server").place["consents"] == []


@law("jeton:10.6")
def test_by_turns_whoever_laid_last_is_known_by_the_lays(place):
    lays = {"lays": ["3 3 33", "2 2 22"], "stacks": "- - 22 33", "red": D, "phase": "bid"}
    play = place("2 2 2 33", "turns", **lays)
    assert (play.place["pivot"], play.asked[0]) == (C, D)
