"""Tables over HTTP: which there are, and a new one."""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Mapping
from typing import Any

from ....bots import bot_id
from ....core.game import AUTOMATON, Game, find
from ....core.illegal import Illegal
from ....core.options import LABEL, Value
from ....core.state import State
from ... import limits, wire
from ...clock import wall
from ...names import is_shown
from ...online import online_options, online_rules
from ...room.chance import new_promise, seats_without_nonce
from ...room.room import Room
from ...room.room_listing import room_info
from ...rows import BOT, GUEST, OPEN, WAITING, GuestRow, SeatRow, TableRow
from ..requests import ApiRequest
from .mine.ratings import rating_ready

SEVERAL_PEOPLE = 2  # people, unless it is known that only one plays
DAY_MS = 24 * 3600 * 1000  # for so long a table that waits for players is listed


async def tables(request: ApiRequest) -> list[wire.TableInfo]:
    if request.query.get("mine"):
        rows = await request.rooms.store.tables_of(request.guest.id)
    else:
        rows = await request.rooms.store.open_tables(wall() - DAY_MS, 4 * limits.LISTED, limits.LISTED_HOST)
        rows = limit_listing(
            [row for row in rows if any(seat.kind == OPEN for seat in row.seats)], request.rooms.opening_addresses
        )
    seen = await request.rooms.store.visits.of(request.who.id, [row.id for row in rows])
    return [await request.rooms.info(row, request.who, request.language, seen.get(row.id)) for row in rows]


def limit_listing(rows: list[TableRow], homes: Mapping[str, str]) -> list[TableRow]:
    """Those that everybody is shown: nobody fills the list, under however many names."""
    rows_shown: list[TableRow] = []
    seen: Counter[str] = Counter()
    for row in rows:
        home = homes.get(row.id, "")
        seen[home] += 1
        if not home or seen[home] <= limits.LISTED_ADDRESS:
            rows_shown.append(row)
    return rows_shown[: limits.LISTED]


async def table(request: ApiRequest) -> wire.TableInfo:
    room = await request.rooms.room(request.path["id"])
    seen = await request.rooms.store.visits.of(request.who.id, [room.row.id])
    async with room.lock:
        return room_info(room, request.who, request.language, seen.get(room.row.id))


def agree_options(game: Game, given: Mapping[str, object], people: int = SEVERAL_PEOPLE) -> dict[str, Value]:
    """The options of a table with seats for so many people. What a game is online, it is at every table here, but for
    what one person with bots alone may choose."""
    options = game.agree({**online_options(game), **given})
    for option in game.options:
        text = options[option.name]
        if isinstance(text, str) and text and not option.known and not is_shown(text):
            raise Illegal("server-name", {"most": LABEL})
    check_alone(game, options, people)
    for name in offline_options(game, options):
        if name not in online_rules(game).free_alone:
            raise Illegal("server-online-only", {"option": name, "wanted": str(online_options(game)[name])}, game.id)
    return options


def check_alone(game: Game, options: Mapping[str, Value], people: int) -> None:
    """Where a second one plays, or a program over the wire, people meet: nothing is free that was so for one alone."""
    for name in offline_options(game, options):
        if name in online_rules(game).free_alone and people > 1:
            raise Illegal("server-alone-only", {"option": name, "wanted": str(online_options(game)[name])}, game.id)


def offline_options(game: Game, options: Mapping[str, Value]) -> list[str]:
    """The options in which a table differs from what the game is online."""
    return [name for name, value in online_options(game).items() if options[name] != value]


def player_count(game: Game, options: Mapping[str, Value], wanted: int = 0) -> int:
    """How many seats people and bots have: as the options say, as somebody wants, or the usual number."""
    automata, count = game.automata_count(options), game.required_seats(options)
    return count - automata if count else wanted or game.usual_seats - automata


def start_state(game: Game, options: dict[str, Value], seats: int) -> State:
    """The game as it would begin, or the refusal of what was agreed on."""
    return game.start(options, game.check_seats(seats or -1))


def compute_options(id: str, given: Mapping[str, object], people: int, seats: int) -> dict[str, Value]:
    """Return all options of a table with `seats` seats for people and bots (0: the usual number). Raises what the game
    refuses."""
    game = find(id)
    options = agree_options(game, given, people)
    automata = game.automata_count(options)
    start_state(game, options, (seats or player_count(game, options, game.fewest - automata)) + automata)
    return options


async def new_table(request: ApiRequest) -> wire.TableInfo:
    given = await request.read(wire.NewTable)
    game = find(given.game)
    people = sum(not word.startswith("bot:") for word in given.seats) or SEVERAL_PEOPLE
    options = await request.compute(compute_options, game.id, given.options, people, len(given.seats))
    seats = [seat_from(request.guest, game.id, number, word) for number, word in enumerate(given.seats)]
    if not seats:
        fewest = game.fewest - game.automata_count(options)
        seats = [SeatRow(number) for number in range(player_count(game, options, fewest))]
        seats[0] = guest_seat(request.guest, 0)
    for _ in range(game.automata_count(options)):
        seats.append(SeatRow(len(seats), BOT, bot=AUTOMATON, name=AUTOMATON))
    check_settings(given.settings, sum(seat.kind == GUEST for seat in seats))
    if given.settings.hotseat and game.real_time(options):
        raise Illegal("server-no-hotseat", {}, game.id)
    await check_not_too_many(request)
    row = new_row(request, game.id, options, settings_values(given.settings), seats, chance=new_promise(given.hold))
    return await open_table(request, row)


def new_row(
    request: ApiRequest,
    game: str,
    options: dict[str, Value],
    settings: dict[str, object],
    seats: list[SeatRow],
    **more: Any,
) -> TableRow:
    """A table of the guest who asks for it, with an id of its own; it waits, unless `more` says otherwise."""
    usual = {"status": WAITING, "seed": ""}
    return TableRow(
        id=secrets.token_urlsafe(9),
        game=game,
        options=options,
        settings=settings,
        host=request.guest.id,
        engine=request.rooms.engine,
        created=wall(),
        seats=seats,
        **(usual | more),
    )


async def open_table(request: ApiRequest, row: TableRow) -> wire.TableInfo:
    """Write down a new table; it starts if no seat is open and no nonce is waited for."""
    await request.rooms.store.add_table(row)
    request.rooms.note_address(row.id, request.address)
    room = await request.rooms.room(row.id)
    async with room.lock:
        await start_if_full(room)
    return room_info(room, request.who, request.language)


def settings_values(settings: wire.Settings) -> dict[str, object]:
    return {name: getattr(settings, name) for name in settings.__struct_fields__}


def seat_from(guest: GuestRow, game: str, number: int, word: str) -> SeatRow:
    if word == "me":
        return guest_seat(guest, number)
    if word == "open":
        return SeatRow(number)
    kind, _, bot = word.partition(":")
    if kind != "bot" or not bot:
        raise Illegal("server-seat-word", {"found": word[:40]})
    id = bot_id(game, bot)
    return SeatRow(number, BOT, bot=id, name=id)


def guest_seat(guest: GuestRow, number: int) -> SeatRow:
    return SeatRow(number, GUEST, guest.id, name=guest.name)


def check_settings(settings: wire.Settings, mine: int) -> None:
    if not 0 <= settings.move_s <= limits.MOVE_S:
        raise Illegal("server-move-s", {"most": limits.MOVE_S})
    if settings.rated and not rating_ready():
        raise Illegal("server-no-rating", {})
    if settings.spectators == "seat" and settings.hotseat:
        raise Illegal("server-seat-shared", {})
    if mine > 1 and not settings.hotseat:
        raise Illegal("server-one-seat", {})


async def check_not_too_many(request: ApiRequest) -> None:
    """Tables that a guest has in play, and how often they make new ones."""
    if await request.rooms.store.hosted(request.guest.id) >= limits.TABLES:
        raise Illegal("server-tables-most", {"most": limits.TABLES})
    request.take("tables")


async def start_if_full(room: Room) -> bool:
    row = room.row
    if row.status != WAITING or any(seat.kind == OPEN for seat in row.seats):
        return False
    if row.chance is not None and row.chance.hold and seats_without_nonce(row):
        return False
    await room.start()
    return True
