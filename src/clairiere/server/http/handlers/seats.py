"""Seats over HTTP: sitting down, standing up, starting, leaving, tokens for bots over the wire."""

from __future__ import annotations

import secrets

from ....bots import bot_id
from ....core.game import AUTOMATON, find
from ....core.illegal import Illegal
from ....words import say
from ... import wire
from ...clock import wall
from ...hashing import hash_secret
from ...names import clean_name
from ...room.chance import accept_nonce, nonce_owner
from ...room.listing import bot_seats, settings_of
from ...room.room import Room
from ...room.room_listing import room_info
from ...room.viewers import wire_bot
from ...rows import BOT, GUEST, OPEN, OVER, RUNNING, WAITING, GuestRow, SeatRow, TokenRow
from ..requests import ApiRequest
from .tables import check_alone, start_if_full, start_state

# -- sitting down, standing up, starting ------------------------------------------------------------------------------


async def sit(request: ApiRequest) -> wire.TableInfo:
    given, guest = await request.read(wire.Sit), request.guest
    request.take("changes")
    room = await request.rooms.room(request.path["id"])
    async with room.lock:
        taken = seats_to_take(room, guest, given.seat)
        if room.row.status == WAITING:
            accept_nonce(room.row, guest.id, given)
        for seat in taken:
            seat.kind, seat.guest, seat.bot, seat.name = GUEST, guest.id, "", guest.name
        await seats_changed(room, "server-came-back" if room.running else "", taken[0])
    return room_info(room, request.who, request.language)


def seats_to_take(room: Room, guest: GuestRow, given: int | None) -> list[SeatRow]:
    """An open seat before the game; in a game, those that bots keep for me."""
    row = room.row
    if row.status == OVER:
        raise Illegal("server-over", {})
    mine = [seat for seat in row.seats if seat.guest == guest.id and seat.kind == GUEST]
    if mine and not settings_of(row).hotseat:
        raise Illegal("server-seated-already", {})
    kept = [seat for seat in row.seats if seat.kind == BOT and seat.guest == guest.id]
    free = [seat for seat in row.seats if seat.kind == OPEN] if row.status == WAITING else kept
    if given is None:
        if not free:
            raise Illegal("server-full", {})
        return free[:1] if row.status == WAITING else free
    if room.seat_row(given) not in free:
        raise Illegal("server-seat-taken", {})
    return [room.seat_row(given)]


async def seats_changed(room: Room, note: str = "", by: SeatRow | None = None) -> None:
    """Write the seats down, start if nobody is missing, show it to all, and who did what. Called with the lock held."""
    await room.store_row()
    room.seats_changed()
    if not await start_if_full(room):
        room.broadcast.send_snapshots(note, by)
        room.schedule()


async def nonce(request: ApiRequest) -> wire.TableInfo:
    """My part in the table's chance, if I sat down without it."""
    given = await request.read(wire.Nonce)
    room = await request.rooms.room(request.path["id"])
    async with room.lock:
        mine = own_seats(request, room)
        if room.row.status != WAITING:
            raise Illegal("server-started", {})
        accept_nonce(room.row, nonce_owner(room.row.seats[mine[0]]), given)
        await seats_changed(room)
    return room_info(room, request.who, request.language)


async def stand(request: ApiRequest) -> wire.TableInfo:
    request.take("changes")
    room = await request.rooms.room(request.path["id"])
    async with room.lock:
        mine = own_seats(request, room)
        if room.row.status != WAITING:
            raise Illegal("server-started", {})
        for number in mine:
            room.row.seats[number] = SeatRow(number)
        await seats_changed(room)
    return room_info(room, request.who, request.language)


def own_seats(request: ApiRequest, room: Room) -> list[int]:
    mine = request.who.seats_at(room.row)
    if not mine:
        raise Illegal("server-not-seated", {})
    return mine


def check_host(request: ApiRequest, room: Room) -> None:
    if room.row.host != request.guest.id:
        raise Illegal("server-not-host", {})


async def sit_bot(request: ApiRequest) -> wire.TableInfo:
    given = await request.read(wire.SitBot)
    request.take("changes")
    room = await request.rooms.room(request.path["id"])
    async with room.lock:
        check_host(request, room)
        seat = room.seat_row(given.seat)
        if room.row.status != WAITING:
            raise Illegal("server-started", {})
        if seat.bot == AUTOMATON or (seat.kind == GUEST and seat.guest != request.guest.id):
            raise Illegal("server-seat-taken", {})
        bot = bot_id(room.row.game, given.bot)
        room.row.seats[given.seat] = SeatRow(given.seat, BOT, bot=bot, name=bot)
        await seats_changed(room)
    return room_info(room, request.who, request.language)


async def start(request: ApiRequest) -> wire.TableInfo:
    """Without the open seats, if enough remain, and without nonces that have not come."""
    room = await request.rooms.room(request.path["id"])
    async with room.lock:
        check_host(request, room)
        if room.row.status != WAITING:
            raise Illegal("server-started", {})
        taken = [seat for seat in room.row.seats if seat.kind != OPEN]
        start_state(find(room.row.game), room.row.options, len(taken))
        for number, seat in enumerate(taken):
            seat.seat = number
        room.row.seats = taken
        if room.row.chance is not None:
            room.row.chance.hold = False
        await seats_changed(room)
    return room_info(room, request.who, request.language)


# -- leaving and going on -----------------------------------------------------------------------------------------


async def leave(request: ApiRequest) -> wire.TableInfo:
    given = await request.read(wire.Leave)
    request.take("changes")
    room = await request.rooms.room(request.path["id"])
    async with room.lock:
        if room.row.status == WAITING and given.then == "stop":
            check_host(request, room)
            await room.votes.stop()
            return room_info(room, request.who, request.language)
        mine = own_seats(request, room)
        room.check_running()
        kind, _, bot = given.then.partition(":")
        if kind == "bot" and bot:
            await hand_over(request, room, mine, bot)
        elif given.then == "stop":
            await room.votes.ask_stop(mine[0])
        elif given.then != "wait":
            raise Illegal("server-then", {"found": given.then[:40]})
    return room_info(room, request.who, request.language)


async def hand_over(request: ApiRequest, room: Room, mine: list[int], bot: str) -> None:
    """A bot plays on; the guest may come back."""
    id = bot_id(room.row.game, bot)
    for number in mine:
        seat = room.row.seats[number]
        seat.kind, seat.bot = BOT, id
    await seats_changed(room, "server-left-to-bot", room.row.seats[mine[0]])


# -- tokens -----------------------------------------------------------------------------------------------------------


async def new_token(request: ApiRequest) -> wire.Token:
    """A seat for a bot over the wire: an open one for the host, or my own."""
    given = await request.read(wire.NewToken)
    request.take("changes")
    room = await request.rooms.room(given.table[:40])
    token = secrets.token_urlsafe(32)
    async with room.lock:
        seat = room.seat_row(given.seat)
        mine = seat.guest == request.guest.id and seat.kind == GUEST
        if not mine:
            check_host(request, room)
            if seat.kind == GUEST or seat.bot == AUTOMATON or room.row.status == RUNNING:
                raise Illegal("server-seat-taken", {})
        if room.row.status == OVER:
            raise Illegal("server-over", {})
        others = {other.seat for other in room.row.seats} - {given.seat, *bot_seats(room.row)}
        check_alone(find(room.row.game), room.row.options, len(others) + 1)
        name = clean_name(given.name) if given.name else say(request.language, "server-wire-bot")
        hash = hash_secret(token)
        room.row.seats[given.seat] = SeatRow(given.seat, BOT, seat.guest if mine else "", wire_bot(hash), name)
        await request.rooms.store.add_token(TokenRow(hash, room.row.id, given.seat, wall()))
        await seats_changed(room)
    return wire.Token(token, room.row.id, given.seat)
