"""A table in play: one queue, one answer to a message, clocks that are given the time. Any game will do."""

import pytest

import clairiere
from clairiere import Record, Table
from clairiere.timing import PlayerMessage, TimedTable


@pytest.fixture
def live():
    record = Record(clairiere.find("renard"), {}, ["Ana", "Bo"])
    record.seed = 11
    return TimedTable(Table(record), 0, move_s=30)


def asked(live: TimedTable):
    return live.table.state.open[0]


def first(live: TimedTable, number: int, seen: int | None = None) -> PlayerMessage:
    ask = asked(live)
    return PlayerMessage(ask.seat, number, ask.options[0], seen)


def test_a_message_is_taken_and_answered_once(live) -> None:
    message = first(live, 1)
    [reply] = live.receive(5, message)
    answers = list(live.table.record.answers)
    assert reply.refused is None
    assert live.receive(9, message) == [reply]
    assert live.table.record.answers == answers


def test_a_refused_message_changes_nothing_and_is_refused_again(live) -> None:
    message = PlayerMessage(1 - asked(live).seat, 1, 0)
    before = live.table.state.dump(), live.due()
    [reply] = live.receive(5, message)
    assert reply.refused is not None and (live.table.state.dump(), live.due()) == before
    assert live.receive(6, message) == [reply]


def test_of_refusals_only_the_last_ones_are_kept_and_nobody_pushes_out_anothers(live) -> None:
    ask = asked(live)
    message = first(live, 1)
    [taken] = live.receive(5, message)
    for number in range(2000):
        live.receive(6, PlayerMessage(1 - ask.seat, number, 10**9))
    assert len(live.replies) < 40
    assert live.receive(7, message) == [taken]


def test_a_click_on_a_question_that_is_over_is_late(live) -> None:
    seen = live.table.window
    live.receive(1, first(live, 1))
    [reply] = live.receive(2, first(live, 2, seen))
    assert reply.refused is not None and reply.refused.reason == "message-late"


def test_may_i_changes_nothing(live) -> None:
    ask, before = asked(live), live.table.state.dump()
    assert live.judge(ask.seat, ask.options[0]) is None
    assert live.judge(1 - ask.seat, ask.options[0]).cite.startswith("renard:")
    assert live.table.state.dump() == before


def test_when_the_time_for_a_question_is_over_the_usual_choice_is_made(live) -> None:
    ask = asked(live)
    usual = live.table.record.game.default_choice(live.table.state, ask)
    assert live.tick(29_999) == [] and asked(live) is ask
    live.tick(30_000)
    assert live.table.record.answers[-1] == (ask.seat, usual)
    assert live.due() == 60_000 and live.answer_times[-1] == 30_000


def test_an_answer_in_time_stops_the_clock_and_starts_the_next(live) -> None:
    live.receive(29_999, first(live, 1))
    count = len(live.table.record.answers)
    live.tick(30_000)
    assert len(live.table.record.answers) == count and live.due() == 59_999


def test_a_clock_that_ran_out_before_a_message_comes_before_it(live) -> None:
    ask = asked(live)
    live.receive(31_000, PlayerMessage(ask.seat, 1, ask.options[-1], live.table.window))
    assert live.answer_times[-1] == 30_000


def test_nobody_is_named_as_quicker_than_the_senders_own_act(live) -> None:
    ask = asked(live)
    live.receive(100, first(live, 1))
    [late] = live.receive(180, PlayerMessage(ask.seat, 2, ask.options[1]))
    assert late.refused is not None and late.behind is None


def test_taking_back_starts_the_clocks_anew(live) -> None:
    count = len(live.table.record.answers)
    live.receive(100, first(live, 1))
    live.go_back(200, count)
    assert len(live.answer_times) == count and live.due() == 30_200


def test_without_clocks_nothing_happens_by_itself() -> None:
    live = TimedTable(Table(Record(clairiere.find("renard"), {}, ["Ana", "Bo"])), 0)
    assert live.due() is None and live.tick(10**9) == []
