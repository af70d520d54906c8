"""A table in real time on a slow machine: who thinks on it is neither later nor weaker, as long as it beats people."""

import pytest

import clairiere
from clairiere.bots import find_bot
from clairiere.bots.jeton.search import JetonSearch
from clairiere.bots.reaction import RACE_S, REACTION
from lab.arena.race import Machine, RealTimeGame, play_from_each_seat

JETON, LIVE = clairiere.find("jeton"), {"form": "live"}
STEP_MS = 0.05  # of a search, compiled


def bots(iterations: int = 6):
    return [JetonSearch(iterations), find_bot("jeton", "greedy"), find_bot("jeton", "greedy")]


def games(machine: Machine, seeds=range(3), iterations: int = 6):
    return [one for seed in seeds for one in play_from_each_seat(JETON, bots(iterations), seed, machine, LIVE)]


def test_on_a_machine_four_times_slower_nearly_all_games_are_the_same_answer_for_answer() -> None:
    usual = STEP_MS * 300 / 6  # six steps here stand for three hundred
    fast, slow = (games(Machine(times * usual)) for times in (1, 4))
    assert sum(one == other for one, other in zip(fast, slow, strict=True)) >= len(fast) - 2
    assert abs(sum(won for won, _ in fast) - sum(won for won, _ in slow)) <= 1


def test_who_was_still_thinking_when_something_happened_is_not_later_for_it() -> None:
    race = RealTimeGame(JETON, bots(), 4, Machine(STEP_MS), LIVE)
    race.now, race.changed_at[0] = 500.0, 200.0
    on_time = RealTimeGame(JETON, bots(), 4, Machine(STEP_MS), LIVE)
    on_time.now = 200.0
    race.plan_answer(0)
    on_time.plan_answer(0)
    assert race.planned_answers[0][0] == on_time.planned_answers[0][0] and not race.changed_at


def test_on_one_that_is_slower_than_people_they_are_not() -> None:
    late = 1000 * RACE_S / 6  # a whole thought takes all the time there is, and others wait for the mind
    everybody = [JetonSearch(6), JetonSearch(6), JetonSearch(6)]
    fast, slow = (play_from_each_seat(JETON, everybody, 1, Machine(step), LIVE) for step in (STEP_MS, late))
    assert fast != slow


def test_a_thought_is_cut_short_before_people_would_have_answered() -> None:
    bot = JetonSearch(300)
    assert Machine(STEP_MS).steps(bot) == Machine(4 * STEP_MS).steps(bot) == 300
    assert Machine(4.0).steps(bot) * 4.0 <= 1000 * RACE_S < 1000 * REACTION / 2


def test_an_answer_comes_a_reaction_after_the_question_and_not_after_the_thought() -> None:
    quick, slow = (RealTimeGame(JETON, bots(), 4, Machine(step), LIVE) for step in (0.001, 10.0))
    for race in (quick, slow):
        for seat in range(3):
            race.plan_answer(seat)
    acts = [
        sorted((seat, at) for at, _, seat, act in race.planned_answers if act.choice >= 0) for race in (quick, slow)
    ]
    assert acts[0] == acts[1] and acts[0]


def test_a_game_ends_with_one_winner_and_the_same_seed_plays_it_again() -> None:
    first, again = (RealTimeGame(JETON, bots(), 2, Machine(STEP_MS), LIVE) for _ in range(2))
    assert len(first.play()) == 1 and first.state.winners() == again.play()
    assert (
        first.live.table.record.answers == again.live.table.record.answers
        and first.live.answer_times == again.live.answer_times
    )


@pytest.mark.parametrize("seed", range(8))
def test_bots_come_to_an_end_where_no_clock_was_agreed_on(seed: int) -> None:
    """jeton:10.15 Nobody is made to agree; who could only strengthen the leader does not wait for it."""
    everybody = [find_bot("jeton", "greedy"), JetonSearch(4), find_bot("jeton", "random"), find_bot("jeton", "greedy")]
    race = RealTimeGame(JETON, everybody[: 3 + seed % 2], seed, Machine(1.0), LIVE)
    assert race.play() and all(event.verb != "timed out" for event in race.live.table.events)
