"""Lessons at a table: which step is next, and which answers the lesson accepts.

The table of a lesson is stored and replayed like any other; only the option `lesson` and the lesson's seed mark it.
Until the lesson is over, the learner may give only answers that follow it, and bots give the answers that it scripts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.ask import NO_ANSWER
from ...core.illegal import Illegal
from ...core.record import ask_of
from ...lessons import Lesson, lessons_of
from .. import wire
from ..rows import BOT, TableRow

if TYPE_CHECKING:
    from .room import Room


def table_lesson(row: TableRow) -> Lesson | None:
    """Return the lesson of a table, or None: by its option, if the seed is the lesson's and a person has its seat."""
    lesson = lessons_of(row.game).get(str(row.options.get("lesson", "")))
    if lesson is None or row.seed != str(lesson.seed) or row.seats[lesson.seat].kind == BOT:
        return None
    return lesson


def lesson_info(room: Room, seat: int, language: str) -> wire.LessonNow | None:
    """Return the current step of a lesson for the learner; None for others and after the game."""
    lesson = table_lesson(room.row)
    if lesson is None or seat != lesson.seat or not room.running:
        return None
    number, turn = lesson.step_number(room.table.record.answers), lesson.next_turn(room.table.record.answers)
    now = wire.LessonNow(
        name=lesson.name,
        title=lesson.title[language],
        step=number,
        of=len(lesson.steps),
        text=lesson.end[language],
        cite="",
        hint="",
        tries=[],
        answers=list(turn.answers) if turn is not None and turn.seat == seat else [],
        next=next_lesson(lesson),
    )
    if number < len(lesson.steps):
        step = lesson.steps[number]
        now.text, now.hint, now.cite = step.text[language], step.hint[language], f"{lesson.game}:{step.clause}"
        now.tries = [wire.LessonTry(one.answer, one.text[language]) for one in step.tries]
    return now


def next_lesson(lesson: Lesson) -> str:
    names = list(lessons_of(lesson.game))
    return next(iter(names[names.index(lesson.name) + 1 :]), "")


def check_lesson(room: Room, seat: int, choice: int) -> None:
    """Refuse what the rules allow but the lesson does not want yet."""
    lesson = table_lesson(room.row)
    if lesson is None or seat != lesson.seat:
        return
    if room.started_session.timed_table.judge(seat, choice) is not None:
        return  # the rules refuse it, and say why
    given, state = room.table.record.answers, room.table.state
    if not lesson.is_wanted(given, seat, state.write(ask_of(state, seat), choice)):
        turn, clause = lesson.next_turn(given), lesson.steps[lesson.step_number(given)].clause
        early = turn is not None and turn.seat != seat
        raise Illegal("server-lesson-wait" if early else "server-lesson-other", {}, lesson.game, clause)


def scripted_choice(room: Room, seat: int) -> int | None:
    """What a bot answers by the lesson of its table: NO_ANSWER while it waits for somebody else; None if it is free."""
    lesson = table_lesson(room.row)
    turn = lesson.next_turn(room.table.record.answers) if lesson is not None and lesson.is_scripted else None
    if turn is None:
        return None
    state = room.table.state
    return state.read(ask_of(state, seat), turn.answers[0]) if turn.seat == seat else NO_ANSWER
