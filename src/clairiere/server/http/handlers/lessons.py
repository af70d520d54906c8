"""Lessons over HTTP: which there are, and the table of one."""

from __future__ import annotations

import secrets

from ....core.game import find
from ....lessons import Lesson, lesson_of, lessons_of
from ... import wire
from ...clock import wall
from ...room.lessons import taught_at
from ...store import SeatRow, TableRow
from ...store.rows import BOT, RUNNING, WAITING
from ..requests import Call
from .tables import check_not_too_many, opened, seated, settings_values

PARTNER = "greedy"  # who sits on the other seats


async def lessons(call: Call) -> list[wire.LessonInfo]:
    game = find(call.path["game"])
    return [wire.LessonInfo(one.name, one.title[call.language], len(one.steps)) for one in lessons_of(game.id).values()]


async def learn(call: Call) -> wire.TableInfo:
    """The table of a lesson: mine if I am in the middle of it, else a new one."""
    lesson = lesson_of(find(call.path["game"]).id, call.path["lesson"])
    for row in await call.hall.store.tables_of(call.guest.id):
        if row.status == RUNNING and row.host == call.guest.id and taught_at(row) is lesson:
            return (await call.hall.room(row.id)).showing.info(call.who, call.language)
    await check_not_too_many(call)
    return await opened(call, lesson_row(call, lesson))


def lesson_row(call: Call, lesson: Lesson) -> TableRow:
    game = find(lesson.game)
    options = game.agree({"lesson": lesson.name})
    seats = [SeatRow(seat, BOT, bot=PARTNER, name=PARTNER) for seat in range(game.seats_for(options))]
    seats[lesson.seat] = seated(call.guest, lesson.seat)
    return TableRow(
        id=secrets.token_urlsafe(9),
        game=game.id,
        options=options,
        settings=settings_values(wire.Settings(spectators="nobody")),
        status=WAITING,
        seed=str(lesson.seed),
        host=call.guest.id,
        engine=call.hall.engine,
        created=wall(),
        seats=seats,
    )
