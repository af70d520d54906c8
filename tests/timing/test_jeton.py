"""Jeton Rouge in real time: the queue, the clocks, people who are gone. The test says what time it is."""

from __future__ import annotations

import pytest

from clairiere import Record, Table, find
from clairiere.conformance import law
from clairiere.core.ask import Ask
from clairiere.core.nature import Nature
from clairiere.games.jeton.cards import KINDS, first_index_of, read_cards, show
from clairiere.games.jeton.choices import AGREE, DRAW, LEAVE, PROPOSE, SHOUT, WITHDRAW, bid_of, raise_of
from clairiere.games.jeton.rules import DRAW as DRAWING
from clairiere.games.jeton.rules import SERVER
from clairiere.games.jeton.state.state import Jeton
from clairiere.timing import PlayerMessage, Reply, TimedTable

A, B, C, D, E = range(5)
S = 1000
FRIENDS, STRANGERS = (preset.options for preset in find("jeton").presets())


class Cards(Nature):
    """Each seat draws what is written for it, in this order; then whatever comes first."""

    def __init__(self, hands: list[str]) -> None:
        self.hands = hands
        self.state: Jeton | None = None

    def answer(self, ask: Ask, number: int) -> int:
        if not ask.about.startswith("draw"):
            return ask.options[0]
        seat = int(ask.about[-1])
        pack = self.state.packs[seat]
        cards = self.hands[seat]
        return first_index_of(pack, KINDS.index(cards[number])) if number < len(cards) else 0


class Room:
    """A table of strangers (10.15) who send messages, each with the mark of what they see."""

    def __init__(self, *hands: str, now: int = 0, bots=(), move_s: int = 0, **options: object) -> None:
        names = [f"seat {i}" for i in range(len(hands))]
        record = Record(find("jeton"), {"form": "live", "first": "0", **STRANGERS, **options}, names)
        self.nature = Cards(list(hands))
        self.nature.state = record.first()
        self.live = TimedTable(Table(record, self.nature), now, bots, move_s)
        self.nature.state = self.j
        self.now = now
        self.number = 0

    @property
    def j(self) -> Jeton:
        return self.live.table.state

    def send(self, seat: int, choice: int, at: int | None = None, **marks: int) -> list[Reply]:
        """A message that arrives now, or so many milliseconds after the last one."""
        self.now += at or 0
        self.number += 1
        return self.live.receive(self.now, PlayerMessage(seat, self.number, choice, **marks))

    def does(self, seat: int, choice: int, at: int | None = None) -> None:
        replies = self.send(seat, choice, at, seen=self.live.table.moment(choice))
        assert [reply.refused for reply in replies if reply.seat == seat][-1:] == [None], str(replies[-1].refused)

    def refused(self, seat: int, choice: int, at: int | None = None, **marks: int) -> str:
        """The reason without the name of the game."""
        [reply] = self.send(seat, choice, at, **marks)
        assert reply.refused is not None
        return reply.refused.reason.removeprefix("jeton-")

    def wait(self, ms: int) -> None:
        self.now += ms
        self.live.tick(self.now)

    def draw_all(self, rounds: int) -> None:
        """Everybody draws in turn, so many times."""
        for _ in range(rounds * self.j.seats):
            self.does(self.j.draw_seat, DRAW)

    def hand(self, seat: int) -> str:
        return show(self.j.hands[seat])


def bid(cards: str) -> int:
    return bid_of(read_cards(cards))


def lift(owner: int, cards: str) -> int:
    return raise_of(owner, read_cards(cards))


def auction(**options: object) -> Room:
    """Three players; C leads alone with 9 against B's 6; A has no stack."""
    room = Room("22", "333", "333", **options)
    room.draw_all(3)
    room.does(B, SHOUT)
    room.does(B, bid("33"))
    room.does(C, bid("333"))
    assert room.j.totals == [0, 6, 9]
    return room


# -- one queue ------------------------------------------------------------------------------------------------------


@law("jeton:10.1")
def test_of_two_raises_that_exclude_each_other_the_second_is_judged_on_the_new_table() -> None:
    room = auction()
    room.does(B, lift(B, "3"))  # 9
    assert room.j.totals[B] == 9
    assert room.refused(A, bid("22"), 30) == "below-top"


@law("jeton:10.1", "jeton:9.2")
def test_a_refused_action_changes_neither_state_nor_clocks() -> None:
    room = auction()
    before = room.j.dump(), room.live.due(), list(room.live.table.record.answers)
    assert room.refused(A, bid("22"), 500) == "below-top"
    assert (room.j.dump(), room.live.due(), list(room.live.table.record.answers)) == before


@law("jeton:9.4", "jeton:4.6")
def test_the_order_of_arrival_decides_between_a_draw_and_a_shout() -> None:
    for draw_first in (True, False):
        room = Room("33", "33", "33")
        room.draw_all(2)
        if draw_first:
            room.does(A, DRAW)
            room.does(B, SHOUT, 1)
        else:
            room.does(B, SHOUT)
            assert room.refused(A, DRAW, 1, seen=room.j.turn) == "wrong-phase"
        assert len(room.hand(A)) == 2 + draw_first and room.j.launcher == B


@law("jeton:10.2")
def test_the_first_shout_wins_and_the_second_falls() -> None:
    room = Room("33", "33", "33")
    room.draw_all(2)
    room.does(B, SHOUT)
    [reply] = room.send(C, SHOUT, 80, seen=room.j.draw_no)
    assert reply.refused is not None and reply.refused.reason == "jeton-wrong-phase"
    assert reply.behind == (B, 80)
    assert room.j.launcher == B


@law("jeton:10.2")
def test_a_shout_is_never_too_late_while_its_draw_phase_lasts() -> None:
    room = Room("33", "33", "33")
    room.draw_all(2)
    seen = room.j.draw_no
    room.does(A, DRAW)
    room.does(B, DRAW)
    [reply] = room.send(C, SHOUT, 4 * S, seen=seen)
    assert reply.refused is None and room.j.launcher == C


def window(**options: object) -> Room:
    room = Room("33", "33", "33", shout_window_ms=150, **options)
    room.draw_all(2)
    return room


def shout(room: Room, seat: int, after: int, half_trip: int) -> list[Reply]:
    room.now += after
    room.number += 1
    return room.live.receive(room.now, PlayerMessage(seat, room.number, SHOUT, room.j.draw_no), half_trip)


@law("jeton:10.2")
def test_in_a_fairness_window_the_earlier_press_counts() -> None:
    room = window()
    assert shout(room, B, 0, 10) == [] and shout(room, C, 60, 100) == []
    assert room.j.launcher == -1
    room.now += 90
    replies = room.live.tick(room.now)
    assert room.j.launcher == C
    assert [(reply.seat, reply.refused is None) for reply in replies] == [(C, True), (B, False)]


@law("jeton:10.2")
def test_at_the_same_press_time_the_seat_nearer_to_red_comes_first() -> None:
    room = window(first="1")
    shout(room, A, 0, 0)
    shout(room, C, 50, 50)
    room.wait(200)
    assert room.j.launcher == C


@law("jeton:10.2")
def test_no_line_is_slower_than_the_window_and_claimed_times_are_not_used() -> None:
    room = window()
    shout(room, B, 0, 0)
    shout(room, C, 149, 5000)
    room.wait(200)
    assert room.j.launcher == C, "149 - 150 is before 0"
    room = window()
    shout(room, B, 0, 2)
    shout(room, C, 149, 150)
    room.wait(200)
    assert room.j.launcher == B


@law("jeton:10.2")
def test_a_refused_shout_opens_no_window() -> None:
    room = window()
    [reply] = shout(room, A, 0, 0)
    assert reply.refused is not None and reply.refused.reason == "jeton-red-holder"
    room.does(A, DRAW, 50)
    assert len(room.hand(A)) == 3


@law("jeton:10.2")
def test_everything_else_waits_for_the_end_of_the_window_and_is_judged_then() -> None:
    room = window()
    shout(room, B, 0, 0)
    assert room.send(A, DRAW, 50, seen=room.j.turn) == []
    room.now += 100
    replies = room.live.tick(room.now)
    assert room.j.launcher == B and len(room.hand(A)) == 2
    assert [(reply.seat, reply.refused and reply.refused.reason) for reply in replies] == [
        (B, None), (A, "jeton-wrong-phase"),
    ]  # fmt: skip


@law("jeton:10.2")
def test_clocks_wait_for_the_window_too() -> None:
    room = window(draw_idle_s=10)
    room.wait(9_950)
    shout(room, B, 0, 0)
    room.wait(149)
    assert len(room.hand(A)) == 2, "the draw clock ran out inside the window"
    room.wait(1)
    assert room.j.launcher == B and len(room.hand(A)) == 2


@law("jeton:10.3")
def test_a_lay_for_an_older_table_is_judged_on_the_present_one() -> None:
    room = Room("2222pp", "333", "222222")
    room.draw_all(3)
    for _ in range(3):
        for seat in range(3):
            if len(room.hand(seat)) < 6:
                room.does(room.j.draw_seat, DRAW)
    room.does(B, SHOUT)
    room.does(B, bid("333"))
    seen = room.j.table
    room.does(A, lift(B, "p"))
    room.does(A, lift(B, "p"), 10)  # 11
    [reply] = room.send(C, bid("222222"), 40, seen=room.j.draw_no, unchanged=seen)
    assert reply.refused is not None and reply.refused.reason == "jeton-stale" and room.hand(C) == "222222"
    room.does(C, bid("222222"))
    assert room.j.totals[C] == 12


@law("jeton:10.14")
def test_a_message_that_comes_twice_acts_once_and_gets_the_same_answer() -> None:
    room = Room("2222", "333", "222222")
    room.draw_all(4)
    room.does(C, SHOUT)
    room.does(C, bid("22"))
    message = PlayerMessage(A, 900, lift(C, "2"), room.j.draw_no)
    [first] = room.live.receive(room.now, message)
    answers = list(room.live.table.record.answers)
    assert room.live.receive(room.now + 9 * S, message) == [first] and first.refused is None
    assert room.hand(A) == "222" and room.live.table.record.answers == answers


@law("jeton:10.14")
def test_a_refusal_is_given_again_even_if_the_message_would_be_taken_by_now() -> None:
    room = Room("33", "33", "33")
    message = PlayerMessage(B, 7, SHOUT, room.j.draw_no)
    [first] = room.live.receive(0, message)
    room.draw_all(2)
    assert first.refused is not None and room.live.receive(room.now, message) == [first]
    assert room.j.launcher == -1


@law("jeton:10.13")
def test_a_shout_that_lost_its_race_starts_no_round_later() -> None:
    """E15"""
    room = Room("33", "33", "33")
    room.draw_all(2)
    late = room.j.draw_no
    room.does(B, SHOUT)
    room.does(B, bid("3"))
    room.does(B, PROPOSE)
    room.does(A, AGREE)
    room.does(C, AGREE)
    room.wait(60 * S)  # B gets his stack back
    assert room.j.draw_no == late + 1
    assert room.refused(C, SHOUT, 1 * S, seen=late) == "stale"
    assert room.j.launcher == -1
    room.does(C, SHOUT)
    assert room.j.launcher == C


@law("jeton:10.13")
def test_a_raise_for_an_earlier_round_moves_no_card() -> None:
    room = Room("333", "33", "33")
    room.draw_all(2)
    old = room.j.draw_no
    for launcher in (B, C):
        room.does(launcher, SHOUT)
        room.does(launcher, bid("3"))
        if launcher == B:
            for seat in (B, A, C):
                room.does(seat, PROPOSE if seat == B else AGREE)
            room.wait(60 * S)
    hand = room.hand(A)
    assert room.refused(A, lift(C, "3"), seen=old) == "stale" and room.hand(A) == hand


# -- clocks ---------------------------------------------------------------------------------------------------------


@law("jeton:3.1.3", "jeton:10.4")
def test_the_server_draws_for_an_idle_seat() -> None:
    room = Room("33", "33", "33")
    room.wait(10 * S - 1)
    assert room.hand(A) == ""
    room.wait(1)
    assert room.hand(A) == "3" and room.j.draw_seat == B


@law("jeton:10.4")
def test_a_clock_that_runs_out_just_behind_the_players_own_draw_has_no_effect() -> None:
    room = Room("33", "33", "33")
    room.does(A, DRAW, 10 * S - 1)
    room.wait(1)
    assert room.hand(B) == ""
    room.wait(10 * S - 2)
    assert room.hand(B) == "", "B keeps his full time"
    room.wait(1)
    assert room.hand(B) == "3"


@law("jeton:10.4")
def test_an_idle_launcher_opens_with_one_card_of_his_lowest_value() -> None:
    room = Room("33", "433p", "33", first="0")
    room.draw_all(4)
    room.does(B, SHOUT)
    room.wait(15 * S)
    assert show(room.j.stacks[B]) == "3" and room.hand(B) == "34p"


@law("jeton:6.9")
def test_the_server_proposes_when_nobody_does_and_that_is_nobodys_agreement() -> None:
    room = auction()
    room.wait(20 * S - 1)
    assert room.j.proposer == -1
    room.wait(1)
    assert room.j.proposer == -2 and room.j.consents == 0


@law("jeton:6.9")
def test_a_refused_lay_does_not_set_the_proposing_clock_back() -> None:
    room = auction()
    room.wait(15 * S)
    assert room.refused(A, bid("22")) == "below-top"
    room.wait(5 * S)
    assert room.j.proposer == -2


@law("jeton:6.9")
def test_a_server_proposal_stays_when_somebody_withdraws() -> None:
    room = auction()
    room.wait(20 * S)
    room.does(C, AGREE)
    room.does(C, WITHDRAW)
    assert room.j.proposer == -2 and room.j.consents == 0


@law("jeton:6.8")
def test_who_is_silent_counts_as_agreeing_when_the_time_is_up() -> None:
    room = auction()
    room.does(C, PROPOSE)
    room.does(B, AGREE)
    room.wait(15 * S - 1)
    assert room.j.blue == [0, 0, 0]
    room.wait(1)
    assert room.j.blue == [0, 0, 2]


@law("jeton:6.8")
def test_a_withdrawal_starts_that_seats_clock_anew() -> None:
    room = auction()
    room.does(C, PROPOSE)
    room.does(A, AGREE)
    room.does(A, WITHDRAW, 10 * S)
    room.wait(5 * S)
    assert room.j.consents == 1 << B | 1 << C
    room.wait(10 * S)
    assert room.j.blue[C] == 2


@law("jeton:6.8")
def test_the_clock_of_a_player_who_lays_in_time_is_void() -> None:
    room = Room("3333", "333", "333")
    room.draw_all(3)
    room.does(A, DRAW)
    room.does(B, SHOUT)
    room.does(B, bid("33"))
    room.does(B, PROPOSE)
    room.does(A, bid("3333"), 15 * S - 1)
    room.wait(1)
    assert room.j.consents == 0 and room.j.proposer == -1


@law("jeton:10.4", "jeton:10.10")
def test_if_the_winner_does_not_share_each_bidder_gets_his_own_stack_back() -> None:
    room = auction()
    packs = [size_of(room, seat) for seat in range(3)]
    room.does(C, PROPOSE)
    room.does(A, AGREE)
    room.does(B, AGREE)
    room.wait(60 * S - 1)
    assert room.j.round_winner == C
    room.wait(1)
    assert [size_of(room, seat) for seat in range(3)] == [packs[A], packs[B] + 2, packs[C] + 3]


def size_of(room: Room, seat: int) -> int:
    return len(show(room.j.packs[seat]))


@law("jeton:6.1", "jeton:6.8", "jeton:6.9", "jeton:10.10")
def test_a_silent_leader_wins_by_the_clocks() -> None:
    """E14"""
    room = auction()
    began = room.now
    assert room.refused(B, PROPOSE, 5 * S, seen=room.j.table) == "not-leader"
    room.wait(15 * S)
    assert room.now - began == 20 * S and room.j.proposer == -2
    room.does(B, AGREE, 2 * S)
    room.wait(13 * S)
    assert room.now - began == 35 * S and room.j.blue == [0, 0, 2] and room.j.round_winner == C
    room.wait(60 * S)
    assert room.j.round_winner == -1 and room.j.draw_no == 2


@law("jeton:3.4.1")
def test_a_shout_in_the_grace_time_counts_and_nothing_is_reshuffled() -> None:
    for shouts in (True, False):
        room = Room("333333", "333333", "333333", draw_idle_s=100)
        room.draw_all(6)
        assert room.j.skips == 3, "the server skips full hands at once"
        room.wait(5 * S - 1)
        if shouts:
            room.does(B, SHOUT)
            assert room.j.launcher == B and len(room.hand(B)) == 6
        else:
            room.wait(1)
            assert [room.hand(seat) for seat in range(3)] == ["", "", ""] and room.j.draw_no == 2


@law("jeton:10.4")
def test_without_clocks_nothing_happens_by_itself() -> None:
    names = ("draw_idle_s", "open_idle_s", "propose_idle_s", "agree_idle_s", "assign_idle_s")
    room = Room("33", "33", "33", **dict.fromkeys(names, 0))
    assert room.live.due() is None
    room.wait(10**8)
    assert room.hand(A) == ""


# -- people -----------------------------------------------------------------------------------------------------------


@law("jeton:10.10")
def test_who_is_back_in_time_may_still_share_out() -> None:
    room = auction()
    room.does(C, PROPOSE)
    room.does(A, AGREE)
    room.does(B, AGREE)
    room.wait(59 * S)
    ask = next(ask for ask in room.j.open if ask.seat == C)
    room.does(C, room.j.read(ask, "share 2:33333"))
    assert size_of(room, C) == 21 - 3 + 5


@law("jeton:10.10")
def test_an_agreement_stands_when_its_giver_is_gone() -> None:
    room = auction()
    room.does(C, PROPOSE)
    room.does(A, AGREE)
    room.does(B, AGREE, 14 * S)  # A has not been heard of since
    assert room.j.blue[C] == 2


@law("jeton:10.10", "jeton:9.2")
def test_a_view_after_a_break_shows_what_the_game_shows_and_no_other_hand() -> None:
    room = auction()
    room.wait(20 * S)  # the server proposed while B was gone
    room.live.note_sign(room.now, B)
    wire = room.j.view(B).to_wire()
    assert wire["proposal"] == "server" and wire["hand"] == "3"
    assert "22" not in [wire["hand"], *wire["stacks"]], "A's hand"


def alone() -> Room:
    """A, who launched the last round, sits there and draws; B and C are gone."""
    room = Room("333333", "222222222333333", "222222222333333")
    room.draw_all(2)
    return room


def until_suspended(room: Room) -> None:
    for _ in range(200):
        if room.live.suspended:
            return
        if room.j.draw_seat == A and len(room.hand(A)) < 6:
            room.does(A, DRAW)
        else:
            room.live.note_sign(room.now, A)
            room.wait(S)
    raise AssertionError("it never comes to that")


@law("jeton:10.11")
def test_a_seat_for_which_the_server_keeps_acting_is_deserted_and_its_clocks_are_short() -> None:
    room = Room("2" * 6, "2" * 6, "2" * 6, draw_idle_s=50)
    seconds = []
    for _ in range(5):
        room.does(A, DRAW)
        room.live.note_sign(room.now, B)
        room.does(B, DRAW)
        began = room.now
        while room.j.draw_seat == C:
            room.live.note_sign(room.now, A)
            room.live.note_sign(room.now, B)
            room.wait(S)
        seconds.append((room.now - began) // S)
    assert seconds == [50, 50, 50, 2, 2] and room.live.deserted_seats == {C}


@law("jeton:10.11")
def test_a_sign_of_life_even_a_refused_one_brings_the_usual_clocks_back() -> None:
    room = Room("2" * 6, "2" * 6, "2" * 6, draw_idle_s=50)
    for _ in range(3):
        room.does(A, DRAW)
        room.does(B, DRAW)
        room.wait(50 * S)
    room.live.note_sign(room.now, A)
    room.live.note_sign(room.now, B)
    assert room.live.deserted_seats == {C}
    assert room.refused(C, DRAW, seen=0) == "not-your-turn"
    assert room.live.deserted_seats == set()
    room.does(A, DRAW)
    room.does(B, DRAW)
    room.wait(49 * S)
    assert room.j.draw_seat == C


@law("jeton:10.11")
def test_with_fewer_than_two_present_no_clock_runs_and_no_card_moves() -> None:
    room = alone()
    until_suspended(room)
    before = room.j.dump()
    room.wait(598 * S)
    assert room.j.dump() == before and room.live.time_left(room.now) == []
    assert room.refused(A, DRAW, seen=room.j.turn) == "live-suspended" and room.j.dump() == before


@law("jeton:10.11")
def test_a_suspended_table_goes_on_when_one_of_the_gone_is_back() -> None:
    room = alone()
    until_suspended(room)
    room.wait(100 * S)
    assert room.refused(B, SHOUT, seen=room.j.draw_no) == "live-suspended"
    assert not room.live.suspended and room.live.due() is not None
    room.does(B, SHOUT)
    assert room.j.launcher == B


@law("jeton:10.11", "jeton:10.12", "jeton:3.3.5", "jeton:4.3")
def test_after_a_long_suspension_the_deserted_leave_and_who_is_left_wins() -> None:
    """E16"""
    room = alone()
    until_suspended(room)
    room.wait(600 * S)
    assert room.j.over and room.j.winners() == [A]


@law("jeton:10.11")
def test_if_all_are_gone_nobody_wins() -> None:
    room = Room("22", "22", "22")
    room.wait(3000 * S)
    assert room.j.over and room.j.winners() == []


@law("jeton:10.11")
def test_a_bot_is_never_gone() -> None:
    room = Room("22", "22", "22", bots=(A, B, C), absent_s=1)
    room.wait(400 * S)
    assert not room.live.deserted_seats


@law("jeton:10.12")
def test_whoever_may_leave_leaves_also_while_the_table_is_suspended() -> None:
    room = alone()
    until_suspended(room)
    room.does(A, LEAVE)
    assert A not in room.j.active_seats()


@law("jeton:10.12")
def test_for_a_leaver_the_server_acts_without_waiting() -> None:
    room = auction()
    room.does(C, LEAVE)
    assert room.j.proposer == SERVER  # C leads alone, so that nobody else may propose
    assert room.j.consents == 1 << C
    room.does(A, AGREE)
    room.does(B, AGREE)
    assert room.j.blue[C] == 2 and C not in room.j.active_seats(), "each got his own stack back, and C is out"


@law("jeton:10.9")
def test_where_only_bots_play_a_limit_ends_the_game() -> None:
    room = Room("22", "22", "22", bots=(A, B, C), sim_max_reshuffles=1, draw_idle_s=1)
    room.wait(60 * S)
    assert room.j.over and room.j.reshuffles == 1
    room = Room("22", "22", "22", sim_max_reshuffles=1, draw_idle_s=1)
    room.wait(60 * S)
    assert not room.j.over


@law("jeton:10.1")
def test_the_record_of_a_live_game_replays_without_its_clocks() -> None:
    room = auction()
    room.wait(400 * S)
    again = Record(find("jeton"), room.live.table.record.options, room.live.table.record.names)
    again.answers = list(room.live.table.record.answers)
    assert again.state().dump() == room.j.dump()
    assert len(room.live.answer_times) == len(again.answers) and room.live.answer_times == sorted(
        room.live.answer_times
    )


@pytest.mark.parametrize("seats", [3, 6])
def test_a_table_left_to_the_clocks_comes_to_an_end(seats: int) -> None:
    room = Room(*["22"] * seats)
    room.wait(10**7)
    assert room.j.over


# -- among friends ------------------------------------------------------------------------------------------------


@law("jeton:10.15", "jeton:6.8")
@pytest.mark.parametrize("move_s", [0, 30])
def test_where_no_clock_was_agreed_on_nothing_is_done_for_anybody(move_s: int) -> None:
    """Neither by the table's own clock, which is for games that are played by turns."""
    room = auction(**FRIENDS, move_s=move_s)
    room.does(C, PROPOSE)
    room.does(A, AGREE)
    answers = len(room.live.table.record.answers)
    room.wait(3600 * S)
    assert len(room.live.table.record.answers) == answers and room.live.due() is None
    room.does(B, AGREE)
    assert room.j.round_winner == C


@law("jeton:10.12", "jeton:6.9")
@pytest.mark.parametrize("agreed", [FRIENDS, STRANGERS], ids=["friends", "strangers"])
def test_for_a_leader_who_leaves_the_server_acts_at_once_though_a_clock_ran_already(agreed) -> None:
    room = Room("22", "333", "333", "2", **agreed)
    room.draw_all(3)
    room.does(B, SHOUT)
    room.does(B, bid("33"))
    room.does(C, bid("333"))
    room.does(C, LEAVE, 5 * S)
    assert (room.j.proposer, room.j.consents) == (SERVER, 1 << C)
    for seat in (A, B, D):
        room.does(seat, AGREE)
    assert room.j.blue[C] == 2 and room.j.phase == DRAWING and not room.j.is_active(C)
