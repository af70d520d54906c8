"""Guests and tables over HTTP: who I am, what tables there are, a new one."""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Mapping
from dataclasses import replace

from starlette.responses import RedirectResponse, Response

from ....bots import bot_id
from ....core.game import AUTOMATON, Game, find
from ....core.illegal import Facts, Illegal
from ....core.options import Value
from ....core.state import State
from ....words import LANGUAGES, say
from ... import limits, wire
from ...clock import wall
from ...limits import clean_name, is_id
from ...room.chance import promised, unheard
from ...room.room import Room
from ...store import GuestRow, SeatRow, TableRow
from ...store.rows import BOT, GUEST, OPEN, WAITING
from ..question_pages import page
from ..requests import Call, written

DAY_MS = 24 * 3600 * 1000  # for so long a table that waits for players is listed


async def status(call: Call) -> wire.Health:
    return call.hall.health()


# -- guests -------------------------------------------------------------------------------------------------------


async def me(call: Call) -> Response:
    guest = call.who.guest
    if guest is None:
        guest = await call.guests.make(call.language, call.address)
    response = written(me_info(guest))
    call.guests.give_cookie(call.request, response, guest)
    return response


def me_info(guest: GuestRow) -> wire.Me:
    return wire.Me(guest.id, guest.name, guest.language, f"/g/{guest.secret}")


async def change_me(call: Call) -> wire.Me:
    guest, change = call.guest, await call.read(wire.MeChange)
    language = guest.language if change.language is None else change.language
    if language not in LANGUAGES:
        raise Illegal("server-language", {"found": language[:20], "known": list(LANGUAGES)})
    name = guest.name if change.name is None else clean_name(change.name)
    await call.hall.store.change_guest(guest.id, name, language)
    if name != guest.name:
        await call.hall.rename(guest.id, name)
    return me_info(GuestRow(guest.id, guest.secret, name, language, guest.created))


async def secret_link(call: Call) -> Response:
    """This device is that guest's too: at once, if it is nobody's yet."""
    guest, now = await linked(call), call.who.guest
    if now is None or now.id == guest.id:
        return become(call, guest)
    facts: Facts = {"name": guest.name, "now": now.name}
    text, button = say(call.language, "link-ask", facts), say(call.language, "link-button", facts)
    return page(call.language, text, button)


async def follow_link(call: Call) -> Response:
    return become(call, await linked(call))


async def linked(call: Call) -> GuestRow:
    secret = call.path["secret"]
    call.guests.rates.may_guess(call.address)
    guest = await call.hall.store.guest_of_secret(secret) if is_id(secret) else None
    if guest is None:
        call.guests.rates.take("tokens", "", call.address)
        raise Illegal("server-no-link", {})
    return guest


def become(call: Call, guest: GuestRow) -> Response:
    response = RedirectResponse("/", 303, headers={"referrer-policy": "no-referrer", "cache-control": "no-store"})
    call.guests.give_cookie(call.request, response, guest)
    return response


async def new_link(call: Call) -> wire.Me:
    """A new secret link; the old one opens nothing any more."""
    guest = replace(call.guest, secret=secrets.token_urlsafe(24))
    await call.hall.store.renew_link(guest.id, guest.secret)
    return me_info(guest)


# -- tables -------------------------------------------------------------------------------------------------------


async def tables(call: Call) -> list[wire.TableInfo]:
    if call.query.get("mine"):
        rows = await call.hall.store.tables_of(call.guest.id)
    else:
        rows = await call.hall.store.open_tables(wall() - DAY_MS, 4 * limits.LISTED, limits.LISTED_HOST)
        rows = listed([row for row in rows if any(seat.kind == OPEN for seat in row.seats)], call.hall.homes)
    seen = await call.hall.store.visits.of(call.who.id, [row.id for row in rows])
    return [await call.hall.info(row, call.who, call.language, seen.get(row.id)) for row in rows]


def listed(rows: list[TableRow], homes: Mapping[str, str]) -> list[TableRow]:
    """Those that everybody is shown: nobody fills the list, under however many names."""
    found: list[TableRow] = []
    seen: Counter[str] = Counter()
    for row in rows:
        home = homes.get(row.id, "")
        seen[home] += 1
        if not home or seen[home] <= limits.LISTED_ADDRESS:
            found.append(row)
    return found[: limits.LISTED]


async def table(call: Call) -> wire.TableInfo:
    room = await call.hall.room(call.path["id"])
    seen = await call.hall.store.visits.of(call.who.id, [room.row.id])
    async with room.lock:
        return room.showing.info(call.who, call.language, seen.get(room.row.id))


def agreed(game: Game, given: Mapping[str, object]) -> dict[str, Value]:
    """The options of a table. What a game is online, it is at every table here."""
    options = game.agree({**game.online, **given})
    for name, value in game.online.items():
        if options[name] != value:
            raise Illegal("server-online-only", {"option": name, "wanted": str(value)}, game.id)
    return options


def players_of(game: Game, options: Mapping[str, Value], wanted: int = 0) -> int:
    """How many seats people and bots have: as the options say, as somebody wants, or the usual number."""
    automata, count = game.automata(options), game.seats_for(options)
    return count - automata if count else wanted or game.usual - automata


def judged(game: Game, options: dict[str, Value], seats: int) -> State:
    """The game as it would begin, or the refusal of what was agreed on."""
    return game.start(options, game.seated(seats or -1))


async def new_table(call: Call) -> wire.TableInfo:
    given = await call.read(wire.NewTable)
    game = find(given.game)
    options = agreed(game, given.options)
    seats = [seat_from(call.guest, game.id, number, word) for number, word in enumerate(given.seats)]
    if not seats:
        fewest = game.fewest - game.automata(options)
        seats = [SeatRow(number) for number in range(players_of(game, options, fewest))]
        seats[0] = seated(call.guest, 0)
    for _ in range(game.automata(options)):
        seats.append(SeatRow(len(seats), BOT, bot=AUTOMATON, name=AUTOMATON))
    judged(game, options, len(seats))
    check_settings(given.settings, sum(seat.kind == GUEST for seat in seats))
    if given.settings.hotseat and game.live(options):
        raise Illegal("server-no-hotseat", {}, game.id)
    await check_not_too_many(call)
    row = TableRow(
        id=secrets.token_urlsafe(9),
        game=game.id,
        options=options,
        settings=settings_values(given.settings),
        status=WAITING,
        seed="",
        host=call.guest.id,
        engine=call.hall.engine,
        created=wall(),
        seats=seats,
        chance=promised(given.hold),
    )
    return await opened(call, row)


async def opened(call: Call, row: TableRow) -> wire.TableInfo:
    """Write down a new table; it starts if no seat is open and no nonce is waited for."""
    await call.hall.store.add_table(row)
    call.hall.opened(row.id, call.address)
    room = await call.hall.room(row.id)
    async with room.lock:
        await start_if_full(room)
    return room.showing.info(call.who, call.language)


def settings_values(settings: wire.Settings) -> dict[str, object]:
    return {name: getattr(settings, name) for name in settings.__struct_fields__}


def seat_from(guest: GuestRow, game: str, number: int, word: str) -> SeatRow:
    if word == "me":
        return seated(guest, number)
    if word == "open":
        return SeatRow(number)
    kind, _, bot = word.partition(":")
    if kind != "bot" or not bot:
        raise Illegal("server-seat-word", {"found": word[:40]})
    id = bot_id(game, bot)
    return SeatRow(number, BOT, bot=id, name=id)


def seated(guest: GuestRow, number: int) -> SeatRow:
    return SeatRow(number, GUEST, guest.id, name=guest.name)


def check_settings(settings: wire.Settings, mine: int) -> None:
    if not 0 <= settings.move_s <= limits.MOVE_S:
        raise Illegal("server-move-s", {"most": limits.MOVE_S})
    if settings.spectators == "seat" and settings.hotseat:
        raise Illegal("server-seat-shared", {})
    if mine > 1 and not settings.hotseat:
        raise Illegal("server-one-seat", {})


async def check_not_too_many(call: Call) -> None:
    """Tables that a guest has in play, and how often they make new ones."""
    if await call.hall.store.hosted(call.guest.id) >= limits.TABLES:
        raise Illegal("server-tables-most", {"most": limits.TABLES})
    call.take("tables")


async def start_if_full(room: Room) -> bool:
    row = room.row
    if row.status != WAITING or any(seat.kind == OPEN for seat in row.seats):
        return False
    if row.chance is not None and row.chance.hold and unheard(row):
        return False
    await room.start()
    return True
