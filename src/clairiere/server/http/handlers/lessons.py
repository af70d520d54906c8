"""Lessons over HTTP: the table of one."""

from __future__ import annotations

from ....core.game import find
from ....lessons import Lesson, lesson_of
from ... import wire
from ...room.lessons import table_lesson
from ...room.room_listing import room_info
from ...rows import BOT, RUNNING, SeatRow, TableRow
from ..requests import ApiRequest
from .tables import check_not_too_many, guest_seat, new_row, open_table, settings_values

PARTNER = "greedy"  # who sits on the other seats


async def learn(request: ApiRequest) -> wire.TableInfo:
    """The table of a lesson: mine if I am in the middle of it, else a new one."""
    lesson = lesson_of(find(request.path["game"]).id, request.path["lesson"])
    for row in await request.rooms.store.tables_of(request.guest.id):
        if row.status == RUNNING and row.host == request.guest.id and table_lesson(row) is lesson:
            return room_info(await request.rooms.room(row.id), request.who, request.language)
    await check_not_too_many(request)
    return await open_table(request, lesson_row(request, lesson))


def lesson_row(request: ApiRequest, lesson: Lesson) -> TableRow:
    game = find(lesson.game)
    options = game.agree({"lesson": lesson.name})
    seats = [SeatRow(seat, BOT, bot=PARTNER, name=PARTNER) for seat in range(game.required_seats(options))]
    seats[lesson.seat] = guest_seat(request.guest, lesson.seat)
    settings = settings_values(wire.Settings(spectators="nobody"))
    return new_row(request, game.id, options, settings, seats, seed=str(lesson.seed))
