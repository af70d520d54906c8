"""What if: a new table that plays on from a position of a finished game."""

from __future__ import annotations

from ....bots import bot_id, levels_of
from ....core.game import AUTOMATON
from ....core.illegal import Illegal
from ....core.record import Record
from ... import wire
from ...clock import wall
from ...room.chance import nature_of, new_promise, revealed_chance
from ...room.from_record import chance_row, entries_of
from ...room.listing import bot_seats
from ...room.notated_table import NotatedTable
from ...room.room import Room
from ...room.room_listing import room_info
from ...rows import BOT, RUNNING, Entry, SeatRow, TableRow
from ..requests import ApiRequest
from .replays import check_step, record_until
from .tables import check_not_too_many, guest_seat, new_row

SUBSTITUTE_LEVEL = 1  # the level of a bot that sits in for somebody


async def branch(request: ApiRequest) -> wire.TableInfo:
    """A new table that begins as another one did: I on one seat, the same bots on the others, and bots for people."""
    given, guest = await request.read(wire.Branch), request.guest
    room = await request.rooms.room(request.path["id"])
    room.check_over()
    record = record_until(room, check_step(room, given.at))
    row = branch_row(request, room, given)
    row.seats[given.seat] = guest_seat(guest, given.seat)
    await check_not_too_many(request)
    request.take("records", "server-records-most")
    entries = await request.work(lambda: branch_entries(record, row))
    await request.rooms.store.add_table(row, entries)
    new = await request.rooms.room(row.id)
    assert bot_seats(row) and new.running
    return room_info(new, request.who, request.language)


def branch_entries(record: Record, row: TableRow) -> list[Entry]:
    """The log of a game that goes on from where a record ends."""
    if not record.state().open:
        raise Illegal("server-branch-over", {})
    return entries_of(NotatedTable(record, nature_of(row)).record, wall())


def branch_row(request: ApiRequest, room: Room, given: wire.Branch) -> TableRow:
    if room.seat_row(given.seat).bot == AUTOMATON:
        raise Illegal("server-seat-taken", {})
    return new_row(
        request,
        room.row.game,
        room.row.options,
        {"spectators": "open", "undo": True},
        opponents(room.row, given),
        status=RUNNING,
        seed=room.row.seed,
        parent=room.row.id,
        branch=given.at,
        chance=chance_row(revealed_chance(room.row)) or (None if room.row.seed else new_promise()),
    )


def opponents(row: TableRow, given: wire.Branch) -> list[SeatRow]:
    """Bots stay as they were; whoever else played there is sat in for, under their name."""
    others = [seat.seat for seat in row.seats if seat.seat != given.seat and seat.bot != AUTOMATON]
    if given.bots and len(given.bots) != len(others):
        raise Illegal("server-branch-bots", {"found": len(given.bots), "wanted": len(others)})
    chosen = {number: bot_id(row.game, bot) for number, bot in zip(others, given.bots, strict=False)}
    return [opponent(row, seat, chosen.get(seat.seat, "")) for seat in row.seats]


def opponent(row: TableRow, seat: SeatRow, chosen: str) -> SeatRow:
    if seat.bot == AUTOMATON:
        return SeatRow(seat.seat, BOT, bot=AUTOMATON, name=AUTOMATON)
    levels = levels_of(row.game)
    bot = chosen or (seat.bot if seat.bot in levels.values() else levels.get(SUBSTITUTE_LEVEL, levels[max(levels)]))
    sits_in = not chosen and (seat.guest or seat.seat not in bot_seats(row))
    return SeatRow(seat.seat, BOT, bot=bot, name=seat.name if sits_in else bot)
