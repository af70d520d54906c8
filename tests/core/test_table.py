"""A table: NATURE answers by herself, everything is written down, undo is fair."""

import pytest

import clairiere
from clairiere import NATURE, Illegal, Option, Record, Rng, Scripted, Table
from clairiere.conformance.toy import PEBBLES


@pytest.fixture
def table():
    record = Record(clairiere.find("renard"), {}, ["Ana", "Bo"])
    record.seed = 11
    return Table(record)


def play(table: Table, count: int, seed: int = 1) -> None:
    rng = Rng(seed)
    for _ in range(count):
        ask = table.state.open[0]
        table.play(ask.seat, rng.pick(ask.options))


def test_nature_answers_until_a_player_is_asked(table) -> None:
    assert [seat for seat, _ in table.record.answers] == [NATURE] * 4
    assert table.state.open[0].about == "lead"


def test_a_refusal_leaves_table_and_record_as_they_were(table) -> None:
    before = (table.state.dump(), list(table.record.answers), len(table.events))
    with pytest.raises(Illegal):
        table.play(1 - table.state.open[0].seat, 0)
    assert (table.state.dump(), list(table.record.answers), len(table.events)) == before


def test_a_played_card_was_shown_so_it_is_not_freely_taken_back(table) -> None:
    seat = table.state.open[0].seat
    play(table, 1)
    assert table.free_undo(seat) == -1 and table.last_decision(seat) == 4


def test_keeping_the_decree_shows_nothing_and_may_be_taken_back_until_somebody_answers() -> None:
    table = until("exchange")
    seat = table.state.open[0].seat
    count = len(table.record.answers)
    before = table.state.dump()
    table.play(seat, 33)
    assert table.state.open[0].seat == 1 - seat
    assert table.free_undo(seat) == count
    table.go_back(count)
    assert table.state.dump() == before


def test_a_buried_card_may_be_taken_back_but_not_the_draw() -> None:
    table = until("bury")
    ask = table.state.open[0]
    count = len(table.record.answers)
    table.play(ask.seat, ask.options[0])
    assert table.free_undo(ask.seat) == count
    table.go_back(count)
    assert table.free_undo(ask.seat) == -1


def until(about: str) -> Table:
    """A table where the leader of a trick is asked this."""
    for seed in range(200):
        record = Record(clairiere.find("renard"), {}, ["Ana", "Bo"])
        record.seed = seed
        table = Table(record)
        rng = Rng(seed)
        while not table.state.over:
            ask = table.state.open[0]
            if ask.about == about and len(table.state.view(0).trick) == 1:
                return table
            table.play(ask.seat, rng.pick(ask.options))
    raise AssertionError(about)


def test_going_back_and_playing_the_same_again_gives_the_same_draws(table) -> None:
    play(table, 40)
    answers = list(table.record.answers)
    table.go_back(10)
    for seat, choice in answers[len(table.record.answers) :]:
        if seat != NATURE:
            table.play(seat, choice)
    assert table.record.answers == answers


def test_a_table_goes_on_from_its_record(table) -> None:
    play(table, 30)
    again = Table(clairiere.read_record(table.record.text()))
    play(table, 30, seed=2)
    play(again, 30, seed=2)
    assert again.state.dump() == table.state.dump()


def test_a_scripted_nature_deals_what_the_script_says() -> None:
    record = Record(clairiere.find("renard"), {"dealer": "0"}, ["Ana", "Bo"])
    table = Table(record, Scripted([0, 0, 26]))
    assert " ".join(table.state.dump()["hands"][1]) == "1B 2B 3B 4B 5B 6B 7B 8B 9B 10B 11B 1K 2K"
    assert table.state.dump()["decree"] == "5M"


def test_an_answer_to_a_question_that_is_over_comes_too_late(table) -> None:
    ask = table.state.open[0]
    seen = table.moment(ask.options[0])
    table.play(ask.seat, ask.options[0], seen)
    then = table.state.open[0]
    with pytest.raises(Illegal) as late:
        table.play(then.seat, then.options[0], seen)
    assert late.value.reason == "message-late"
    table.play(then.seat, then.options[0], table.moment(then.options[0]))


def test_after_an_undo_the_old_message_is_late_too() -> None:
    table = until("exchange")
    ask = table.state.open[0]
    seen = table.moment(33)
    table.play(ask.seat, 33, seen)
    table.go_back(table.free_undo(ask.seat))
    with pytest.raises(Illegal):
        table.play(ask.seat, 33, seen)


def test_in_a_sealed_window_the_first_answer_does_not_make_the_second_late() -> None:
    record = Record(PEBBLES, {}, ["Ana", "Bo"])
    table = Table(record)
    first, second = table.state.open
    seen = table.moment(0)
    table.play(first.seat, first.options[0], seen)
    table.play(second.seat, second.options[0], seen)
    assert table.moment(0) != seen


def test_an_option_may_be_a_short_text_of_ones_own() -> None:
    title = Option("title", "", "1.1")
    assert title.read("pebbles", "Rouge !") == "Rouge !"
    for wrong in ("two\nlines", "x" * 41, " blank", 7, None, "\x1b[31m"):
        with pytest.raises(Illegal):
            title.read("pebbles", wrong)
