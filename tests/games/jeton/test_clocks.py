"""10.4 Which clocks run, for how long, and what they bring about when they run out."""

import pytest

from clairiere import NATURE, find
from clairiere.conformance import law
from clairiere.games.jeton.pace.clocks import (
    AGREEING,
    DRAWING,
    GRACE,
    OPENING,
    PROPOSING,
    SHARING_OUT,
    SKIPPING,
    clocks,
)

A, B, C, D = range(4)
SIX = "223344"


def running(play):
    """What runs: the answer of NATURE, whose clock it is, the seconds."""
    ask = next(ask for ask in play.state.open if ask.seat == NATURE)
    return [(play.state.write(ask, clock.choice), clock.seat, clock.seconds) for clock in clocks(play.state)]


@pytest.fixture
def place(place, strangers):
    """A position at a table of strangers (10.15)."""
    return lambda hands, options=None, **more: place(hands, options={**strangers, **(options or {})}, **more)


@pytest.fixture
def auction(auction, strangers):
    return lambda hands, stacks, red, options=None: auction(
        hands, stacks, red, options={**strangers, **(options or {})}
    )


@pytest.fixture
def fresh(fresh, strangers):
    return lambda seats, form="live": fresh(seats, form, **strangers)


def keys(play):
    return [clock.key for clock in clocks(play.state)]


@law("jeton:3.1.3", "jeton:10.4")
def test_the_seat_to_draw_has_ten_seconds(place):
    play = place("2 2 2")
    assert running(play) == [("timeout", A, 10)]
    before = keys(play)
    play.draw(A)
    assert running(play) == [("timeout", B, 10)] and keys(play) != before


@law("jeton:10.4")
def test_a_refused_action_neither_stops_nor_resets_a_clock(place):
    play = place("2 2 2")
    before = keys(play)
    play.refused(A, "shout")
    assert keys(play) == before


@law("jeton:3.2.1")
@pytest.mark.parametrize("seconds", [0, 10])
def test_a_full_hand_is_skipped_at_once_and_for_nobody_in_particular(place, seconds):
    play = place(f"2 {SIX} 2", draw_seat=B, options={"draw_idle_s": seconds})
    assert running(play) == [("skip", -1, 0)]


@law("jeton:3.4.1")
@pytest.mark.parametrize("seconds", [0, 5])
def test_after_a_lap_of_skips_there_is_the_grace_time(place, seconds):
    play = place(f"{SIX} {SIX} {SIX}", options={"all_six_grace_s": seconds}).clock("skip", "skip", "skip")
    assert running(play) == [("timeout", -1, seconds)]


@law("jeton:10.4")
def test_the_launcher_has_fifteen_seconds_to_open_and_the_winner_sixty_to_share(place):
    play = place("2 2 2").answer(B, "shout")
    assert running(play) == [("timeout", B, 15)]
    play.answer(B, "bid 2").settle(B)
    assert running(play) == [("timeout", B, 60)]


@law("jeton:6.9")
def test_after_a_lay_twenty_seconds_run_for_all_and_a_new_lay_starts_them_anew(auction):
    play = auction("p p -", "- 22 -", red=B)
    before = keys(play)
    assert running(play) == [("timeout", -1, 20)]
    assert play.why(A, "raise 1 pp")[0] == "bad-cards" and keys(play) == before, "a refused lay does not set it back"
    play.answer(A, "raise 1 p")
    assert running(play) == [("timeout", -1, 20)] and keys(play) != before


@law("jeton:6.9", "jeton:6.4")
def test_so_does_the_fall_of_a_proposal_by_withdrawal(auction):
    play = auction("p p -", "- 22 -", red=B, options={"withdrawal": "all"})
    before = keys(play)
    play.answer(B, "propose").answer(B, "withdraw")
    assert running(play) == [("timeout", -1, 20)] and keys(play) != before


@law("jeton:6.8")
def test_each_silent_seat_has_fifteen_seconds_to_agree(auction):
    play = auction("p p -", "- 22 -", red=B).answer(B, "propose")
    assert running(play) == [("timeout 2", C, 15), ("timeout 0", A, 15)], "clockwise from the red holder"
    before = keys(play)
    play.agree(A)
    assert keys(play) == before[:1], "one seat's word does not touch another's clock"


@law("jeton:6.8")
def test_who_withdraws_has_his_time_anew(auction):
    play = auction("p p -", "- 22 -", red=B).answer(B, "propose")
    before = keys(play)
    play.agree(A).answer(A, "withdraw")
    assert keys(play)[1] not in before and keys(play)[0] == before[0]


@law("jeton:6.8", "jeton:6.4")
def test_a_proposer_who_withdraws_has_a_clock_too(auction):
    play = auction("p p -", "- 22 -", red=B).answer(B, "propose", "withdraw")
    assert running(play) == [("timeout 1", B, 15), ("timeout 2", C, 15), ("timeout 0", A, 15)]


@law("jeton:6.8", "jeton:6.9")
def test_a_new_proposal_has_new_clocks(auction):
    play = auction("p p -", "- 22 -", red=B).answer(B, "propose")
    before = keys(play)
    play.answer(B, "raise 1 p").answer(B, "propose")
    assert not set(keys(play)) & set(before)


@law("jeton:10.4")
@pytest.mark.parametrize("option", ["draw_idle_s", "open_idle_s", "propose_idle_s", "agree_idle_s", "assign_idle_s"])
def test_a_clock_of_nothing_does_not_run(place, option):
    play = place("2 2 2", options={option: 0})
    seen = {"draw_idle_s": running(play)}
    play.answer(B, "shout")
    seen["open_idle_s"] = running(play)
    play.answer(B, "bid 2")
    seen["propose_idle_s"] = running(play)
    play.answer(B, "propose")
    seen["agree_idle_s"] = running(play)
    play.agree(A, C)
    seen["assign_idle_s"] = running(play)
    assert [name for name, found in seen.items() if not found] == [option]


@law("jeton:10.15", "jeton:6.8", "jeton:6.9", "jeton:3.1.3", "jeton:10.4")
def test_where_nothing_was_agreed_on_no_clock_does_anything_for_anybody(place, strangers):
    """Silence is no agreement, and the server proposes nothing: what is not in the rule sheet is not done."""
    play = place("2 2 2", options=dict.fromkeys(strangers, 0))
    assert play.place["options"] | {"lesson": "", "position": ""} == find("jeton").agree({"form": "live"}), (
        "these are the defaults"
    )
    for step in (lambda: play.answer(B, "shout"), lambda: play.answer(B, "bid 2"), lambda: play.answer(B, "propose")):
        assert running(play) == []
        step()
    assert running(play) == []
    assert running(play.agree(A, C)) == [] and play.phase == "share"


@law("jeton:10.15")
def test_strangers_take_their_limits_with_one_choice(strangers):
    friends, others = find("jeton").presets()
    assert (friends.name, others.name, others.options) == ("friends", "strangers", strangers)
    usual = find("jeton").agree({})
    assert friends.options == {name: usual[name] for name in strangers} == dict.fromkeys(strangers, 0)


@law("jeton:6.9", "jeton:10.12")
@pytest.mark.parametrize("seconds", [0, 20])
def test_for_a_leader_who_leaves_the_server_proposes_at_once(place, seconds):
    """Nobody else may propose while he leads alone, and he never will."""
    play = place("2 2 2 2", options={"propose_idle_s": seconds}).answer(B, "shout").answer(B, "bid 2")
    assert running(play.answer(B, "leave")) == [("timeout", -1, 0)]
    play.clock("timeout").clock("timeout 1").agree(A, C, D)
    assert play.blue[B] == 1


@law("jeton:10.12")
def test_for_one_who_leaves_the_server_does_not_wait(place):
    play = place("2 2 2 2", options={"open_idle_s": 0, "agree_idle_s": 0}).answer(B, "shout").answer(B, "leave")
    assert running(play) == [("timeout", B, 0)]
    play.clock("timeout").clock("timeout")
    assert running(play) == [("timeout 1", B, 0)]
    play.clock("timeout 1").agree(A, C, D)
    assert running(play) == [("timeout", B, 0)]


@law("jeton:10.4", "jeton:6.9")
@pytest.mark.parametrize("seed", range(6))
def test_some_clock_always_leads_on_and_what_it_brings_is_open_to_nature(fresh, seed):
    play = fresh(3 + seed % 4)
    for _ in play.at_random(seed, 300):
        if len(play.state.open) > 1:
            found = clocks(play.state)
            assert found and len({clock.key for clock in found}) == len(found)
            assert all(clock.choice in play.state.open[-1].options for clock in found)


@law("jeton:10.4")
def test_by_turns_no_clock_runs(fresh):
    play = fresh(3, "turns")
    for _ in play.at_random(1, 100):
        assert clocks(play.state) == []


@law("jeton:10.4", "jeton:6.8", "jeton:6.9", "jeton:3.4.1")
@pytest.mark.parametrize("seats", [3, 6])
def test_with_everybody_silent_the_clocks_play_alone_and_never_get_stuck(fresh, seats):
    """Only the server acts: it draws, skips and reshuffles, for nobody shouts."""
    play = fresh(seats)
    for _ in range(2000):
        if len(play.state.open) == 1:
            play.nature("")
        else:
            play.state.take(NATURE, clocks(play.state)[0].choice)
    assert len(play.events("reshuffled")) > 10 and not play.state.over


def test_no_two_clocks_are_taken_for_one_another():
    assert len({DRAWING, GRACE, OPENING, PROPOSING, AGREEING, SHARING_OUT, SKIPPING}) == 7
