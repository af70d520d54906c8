"""Chapter 9: information and conduct."""

import re

import pytest

import clairiere
from clairiere import SPECTATOR
from clairiere.conformance import law
from clairiere.games.jeton.choices import LEAVE
from clairiere.games.jeton.pace.clocks import clocks
from clairiere.words import LANGUAGES

A, B, C, D, E = range(5)
SIGNS = re.compile(r"^[234]*p*$")


def cards_in(found):
    """Every text in some data that reads as cards."""
    if isinstance(found, str):
        return [found] if found and SIGNS.match(found) else []
    if isinstance(found, dict):
        found = list(found.values())
    return [cards for item in found for cards in cards_in(item)] if isinstance(found, list | tuple) else []


@law("jeton:9.1")
@pytest.mark.parametrize("seat", [A, D, SPECTATOR])
def test_everyone_sees_the_table(auction, seat):
    play = auction("23 p - 2 -", "- - 222222 333pp 44ppp", red=D, blue=[1, 0, 2, 0, 3])
    play.answer(B, "raise 2 p").answer(C, "propose").agree(A)
    seen = play.sees(seat)
    assert seen["stacks"] == ["", "", "222222p", "333pp", "44ppp"] and seen["totals"] == [0, 0, 13, 11, 11]
    assert (seen["red"], seen["blue"], seen["proposal"], seen["consents"]) == (D, [1, 0, 2, 0, 3], C, [A, C])
    assert seen["hand_sizes"] == [2, 0, 0, 1, 0] and len(seen["pack_sizes"]) == 5
    assert play.lays(seat) == [(B, C, "p")], "who laid what"


@law("jeton:9.1")
def test_who_laid_what_is_seen_for_the_whole_round(place):
    play = place("p2 2 3p 2").answer(C, "shout", "bid 3").answer(A, "raise 2 p").answer(C, "raise 2 p")
    assert play.lays(B) == [(C, C, "3"), (A, C, "p"), (C, C, "p")]
    play.settle(C).answer(C, "share 2:3pp")
    assert play.sees(B)["lays"] == []


@law("jeton:9.2")
@pytest.mark.parametrize("form", ["turns", "live"])
@pytest.mark.parametrize("seed", range(8))
def test_no_card_of_another_hand_or_of_a_pack_is_sent(fresh, form, seed):
    play = fresh(3 + seed % 4, form)
    for _ in play.at_random(seed, 250):
        place = play.place
        for seat in (*range(play.state.seats), SPECTATOR):
            seen = {**play.sees(seat), "proposal": None}  # a seat, which could be mistaken for a card
            own = [] if seat == SPECTATOR else [place["hands"][seat]]
            laid = [lay.split()[-1] for lay in place["lays"]]
            assert sorted(cards_in(seen)) == sorted(cards for cards in [*own, *place["stacks"], *laid] if cards)


@law("jeton:9.2")
@pytest.mark.parametrize("form", ["turns", "live"])
def test_which_card_is_drawn_only_the_drawer_learns(fresh, form):
    play = fresh(4, form)
    for _ in play.at_random(3, 300):
        pass
    drew = play.events("drew")
    assert drew
    for event in drew:
        for seat in (*range(4), SPECTATOR):
            assert len(event.seen_by(seat).secret) == (seat == event.what[0])
    assert all(event.secret == () for event in play.log if event.verb != "drew")


@law("jeton:9.2")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_for_a_draw_tell_no_card_to_others(fresh, language):
    play = fresh(3).draw(A, card="4")
    told = [clairiere.words.say(language, *play.game.speak_event(play.state, play.log[-1].seen_by(seat), "ABC", seat))
            for seat in (A, B)]  # fmt: skip
    assert "4" in told[0] and "4" not in told[1]


@law("jeton:9.2")
@pytest.mark.parametrize("text", ["shout", "draw", "bid 4", "leave 0", "skip"])
def test_a_refused_action_leaves_no_trace(place, text):
    play = place("2 pp 2 2", options={"shout_cards": "value"})
    others = (A, C, D, SPECTATOR)
    before = ([play.sees(seat) for seat in others], repr(clocks(play.state)), len(play.log))
    play.refused(B, text)
    assert ([play.sees(seat) for seat in others], repr(clocks(play.state)), len(play.log)) == before


@law("jeton:9.2")
@pytest.mark.parametrize("seat", [A, B, SPECTATOR])
def test_of_the_cards_of_one_who_is_out_only_the_number_is_told(packed, seat):
    play = packed(["2223", "2233", ""], "2 2 2344", draw_seat=C, red=A)
    before = play.sees(seat)["removed"]
    play.answer(C, "draw")
    seen = play.sees(seat)
    assert seen["removed"] == before + 4
    assert cards_in(seen) == ([] if seat == SPECTATOR else ["2"])
    assert "2344" not in str(play.hears(seat))


@law("jeton:9.3")
def test_everyone_knows_who_received_what(auction):
    play = auction("2 2 -", "- 33 222", red=B).answer(A, "raise 2 2").settle(C).answer(C, "share 1:3 2:32222")
    assert [(event.what[0], event.seers) for event in play.events("received")] == [(B, -1), (C, -1)]
    assert "receives 2" in play.hears(SPECTATOR)[-1]


@law("jeton:9.4", "jeton:10.1")
@pytest.mark.parametrize("order", [["draw", "shout"], ["shout", "draw"]])
def test_of_a_draw_and_a_shout_the_first_to_arrive_counts(place, order):
    play = place("2 2 2")
    for text in order:
        seat = A if text == "draw" else B
        if text == "draw" and order[0] == "shout":
            assert play.why(seat, text) == ("wrong-phase", "4.6")
        else:
            play.answer(seat, text).take_card("3")
    assert play.told == (["drew", "shouted"] if order[0] == "draw" else ["shouted"])


@law("jeton:9.1", "jeton:9.2")
def test_a_game_is_told_in_words(place):
    play = place("2 3p 2").answer(B, "shout", "bid 3").answer(B, "raise 1 p").clock("timeout").agree(A, B)
    play.clock("timeout 2").clock("timeout")
    assert play.hears(SPECTATOR) == [
        "Bo shouts “Red!” and takes the red token.",
        "Bo bids 3: 3 points.",
        "Bo adds +1 to Bo’s own stack: 4 points.",
        "Time is up.",
        "The server proposes the end of the round.",
        "Ana agrees.",
        "Bo agrees.",
        "Cleo’s time is up.",
        "Cleo agrees.",
        "Bo wins the round and takes 1 blue token (1 in all).",
        "Bo’s time is up.",
        "Bo receives 3 +1, shuffled into the pack.",
    ]


@law("jeton:4.1")
def test_players_may_give_the_shout_a_word_of_their_own(place):
    play = place("2 3p 2", options={"shout": "Banco"}).answer(B, "shout")
    assert play.hears(A) == ["Bo shouts “Banco” and takes the red token."]
    assert play.sees(A)["shout"] == "Banco"


@law("jeton:9.1")
def test_whoever_spoils_a_view_spoils_nothing_else(place):
    play = place("2 3p 2")
    play.state.view(A).rules.target = 1
    assert play.sees(A)["target"] == 6


@law("jeton:7.3")
def test_who_shares_out_is_told_that_he_may(auction):
    play = auction("2 2 -", "- - 33", red=2).settle(2)
    winner, other = play.state.view(2).asks[0], play.state.view(0).asks[0]
    assert LEAVE in winner.options and len(winner.options) > 1 and tuple(other.options) == (LEAVE,)
