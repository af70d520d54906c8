"""All games of a guest: those that run, whose turn it is there and since when; those that are over, and how."""

from __future__ import annotations

from collections import Counter
from functools import partial

from .....core.game import AUTOMATON, GAMES
from .....words import say_cached
from .... import limits, wire
from ....clock import as_wall
from ....room.listing import result_text
from ....room.seat_reader import names_of, seat_name
from ....rows import GUEST, OPEN, OVER, RUNNING, GuestRow, TableRow
from ...requests import ApiRequest
from .player_statistics import CountedGame, counted_game, exclusion_reason, role_label, sits, statistics_by_game
from .ratings import rating_of, rating_ready

STATUS_ORDER = {RUNNING: 0, OVER: 2}  # the order of the list; what waits for players stands between


async def my_games(request: ApiRequest) -> wire.MyGames:
    guest, language = request.guest, request.language
    rows = [row for row in await request.rooms.store.tables_of(guest.id, limits.GAMES) if is_listed(row, guest.id)]
    counted = {row.id: counted_game(row, guest.id) for row in rows}
    games = [await played_game_info(request, row, counted[row.id]) for row in rows]
    games.sort(
        key=lambda one: (STATUS_ORDER.get(one.status, 1), not one.my_turn, -one.since * (one.status == OVER or -1))
    )
    statistics = statistics_by_game([one for one in counted.values() if one is not None], language)
    for one in statistics:
        if rating_ready() and any(row.game == one.game and row.settings.get("rated") for row in rows):
            rated = await request.rooms.store.rated(one.game, limits.RATED)
            one.rating = await request.work(partial(rating_of, one.game, rated, guest.id))
    return wire.MyGames(games, statistics)


def is_listed(row: TableRow, guest: str) -> bool:
    """Return True for a guest's game; an unfinished lesson is resumed from the list of lessons."""
    return sits(row, guest) and (row.status == OVER or not row.options.get("lesson"))


async def played_game_info(request: ApiRequest, row: TableRow, over: CountedGame | None) -> wire.PlayedGame:
    guest, language = request.guest, request.language
    names = names_of(row, language)
    asked, since = await asked_seats(request, row) if row.status == RUNNING else ([], row.finished or row.created)
    others = [seat for seat in row.seats if seat.guest != guest.id and seat.kind != OPEN and seat.bot != AUTOMATON]
    return wire.PlayedGame(
        id=row.id,
        game=row.game,
        title=say_cached(language, f"{row.game}-title", {}) if row.game in GAMES else row.game,
        status=row.status,  # type: ignore[arg-type]
        others=group_names([seat_name(seat, language, row.game) for seat in others]),
        people=sum(seat.kind == GUEST for seat in others),
        waits=[names[seat] for seat in asked if not is_mine(row, guest, seat)],
        my_turn=any(is_mine(row, guest, seat) for seat in asked),
        since=since,
        result=result_text(row, language) if row.game in GAMES else "",
        won=over.won if over is not None else None,
        role=role_label(row.game, over.role, language) if over is not None else "",
        aside=exclusion_reason(row, guest.id),  # type: ignore[arg-type]
    )


def group_names(names: list[str]) -> list[str]:
    """Names, those that are the same together."""
    return [name if count == 1 else f"{count} × {name}" for name, count in Counter(names).items()]


def is_mine(row: TableRow, guest: GuestRow, seat: int) -> bool:
    return row.seats[seat].kind == GUEST and row.seats[seat].guest == guest.id


async def asked_seats(request: ApiRequest, row: TableRow) -> tuple[list[int], int]:
    """The seats that are asked, and since when; of a table that cannot be read nobody knows."""
    rooms = request.rooms
    try:
        room = await rooms.room(row.id)
        async with room.lock:
            times = room.session.timed_table.answer_times if room.session is not None else []
            return list(room.asked), as_wall(times[-1]) if times else row.created
    except rooms.store.failures:
        raise
    except Exception:
        return [], row.created
