"""Another game of the same people: a rematch, one with the roles of the others, or the next one of a series."""

from __future__ import annotations

import json
from collections.abc import Sequence

from ....core.game import find
from ....core.illegal import Facts, Illegal
from ....core.options import Value
from ... import wire
from ...room.chance import new_promise
from ...room.listing import chosen_takes, reseat, rotate_seats, second_options, settings_of
from ...room.room import Room
from ...room.room_listing import room_info
from ...room.seat_reader import names_of
from ...rows import BOT, GUEST, OVER, SeatRow, TableRow
from ..requests import ApiRequest
from .seats import own_seats
from .tables import new_row, open_table


async def rematch(request: ApiRequest) -> wire.TableInfo:
    """The same people again: each one seat further on, with the roles of the others, or in the next game of a series.
    Whoever asks second finds the same table; a series goes on when everybody has said what to take along."""
    given = await request.read(wire.Again)
    old = await request.rooms.room(request.path["id"])
    async with old.lock:
        mine = own_seats(request, old)
        if old.row.status != OVER:
            raise Illegal("server-running", {})
        if not old.row.next and given.sequel:
            await continue_series(request, old, mine, given)
        elif not old.row.next:
            await play_again(request, old, given)
        if not old.row.next:
            return room_info(old, request.who, request.language)
    room = await request.rooms.room(old.row.next)
    return room_info(room, request.who, request.language)


async def play_again(request: ApiRequest, old: Room, given: wire.Again) -> None:
    state = old.table.state if old.session is not None else None
    options = second_options(old.row, state) if given.swap else old.row.options
    if options is None or (given.swap and settings_of(old.row).second):
        facts: Facts = {"game": old.row.game, "seats": len(old.row.seats)}
        raise Illegal("match-none", facts, old.row.game)
    seats = reseat(old.row.seats) if given.swap else rotate_seats(old.row.seats)
    await open_rematch(request, old, options, seats, given)


async def continue_series(request: ApiRequest, old: Room, mine: Sequence[int], given: wire.Again) -> None:
    """What the players of these seats take along; when all have said so, the next game begins. Everybody stays."""
    old.check_over()
    game, state = find(old.row.game), old.table.state
    sequel = game.sequel(state, old.row.options)
    if sequel is None:
        raise Illegal("server-no-sequel", {})
    taken = chosen_takes(old.row) | {seat: given.take.get(str(seat), "") for seat in mine}
    for seat in old.row.seats[: len(sequel.carry_over)]:
        if seat.kind == BOT and sequel.carry_over[seat.seat]:
            taken[seat.seat] = sequel.carry_over[seat.seat][0]
    options = game.sequel_options(state, old.row.options, {seat: taken[seat] for seat in sorted(taken) if taken[seat]})
    awaited = [seat.seat for seat in old.row.seats if seat.kind == GUEST and seat.seat not in taken]
    if not awaited:
        await open_rematch(request, old, options, reseat(old.row.seats), given, "server-sequel")
        return
    result = json.loads(old.row.result) | {"taken": {str(seat): thing for seat, thing in taken.items()}}
    await old.store_row(result=json.dumps(result))
    old.broadcast.send_snapshots()


def settings_not_kept(row: TableRow) -> dict[str, object]:
    """What one host chose for their own cards holds for one game: whoever hosts the next one is asked again."""
    return {"spectators": "open"} if settings_of(row).spectators == "seat" else {}


async def open_rematch(
    request: ApiRequest,
    old: Room,
    options: dict[str, Value],
    seats: list[SeatRow],
    given: wire.Again,
    message: str = "server-rematch",
) -> None:
    """The new table, and the way to it from the old one."""
    settings = {**old.row.settings, **settings_not_kept(old.row), "second": given.swap and not given.sequel}
    row = new_row(request, old.row.game, options, settings, seats, parent=old.row.id, chance=new_promise(given.hold))
    await open_table(request, row)
    await old.store_row(next=row.id)
    name = names_of(old.row, request.language)[request.who.seats_at(old.row)[0]]
    old.broadcast.send_gone(message, {"seat": name}, row.id)
