"""Tables as they are listed, by what their rows say: seats, names, settings, results."""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from dataclasses import replace

from ...core.ask import NATURE, SPECTATOR
from ...core.game import AUTOMATON, GAMES, Game, find
from ...core.illegal import Illegal
from ...core.options import Value
from ...core.record import Record
from ...core.state import State
from ...words import say_cached
from .. import wire
from ..rows import BOT, GUEST, OVER, WAITING, SeatRow, TableRow
from .agreement import agreement_lines, host_name
from .chance import chance_info, revealed_chance
from .seat_reader import names_of
from .viewers import WIRE, Identity

HUMAN = "human"
Json = dict[str, object]


def settings_of(row: TableRow) -> wire.Settings:
    return wire.Settings(**row.settings)  # type: ignore[arg-type]


def shown_seat(row: TableRow) -> int:
    """Return the seat whose cards onlookers see: the host's own, if the host allows that; else SPECTATOR."""
    if settings_of(row).spectators != "seat" or not row.host:
        return SPECTATOR
    return next((seat.seat for seat in row.seats if seat.kind == GUEST and seat.guest == row.host), SPECTATOR)


def record_of(row: TableRow) -> Record:
    """Return the record of a table, without its answers."""
    game = find(row.game)
    record = Record(game, game.with_legacy_defaults(row.options), names_of(row, "fr"))
    record.engine = row.engine
    record.players = [player_of(seat) for seat in row.seats]
    record.seed = int(row.seed) if row.seed else None
    record.chance = revealed_chance(row)
    return record


def checked_record(row: TableRow) -> Record:
    """Return the record of a table, without its answers. Refuse a row whose game, options or seats cannot be."""
    record = record_of(row)
    wanted = record.game.required_seats(record.options)
    if not row.seats or wanted not in (0, len(row.seats)):
        raise Illegal("server-damaged", {"found": row.id})
    return record


def player_of(seat: SeatRow) -> str:
    if seat.kind != BOT:
        return HUMAN
    return WIRE.rstrip(":") if seat.bot.startswith(WIRE) else seat.bot


def is_real_time(row: TableRow) -> bool:
    """Return whether all act at once at a table, as far as its row says."""
    game = GAMES.get(row.game)
    return game is not None and bool(row.options) and game.real_time(row.options)


def bot_seats(row: TableRow) -> list[int]:
    """Return the seats that this server plays. A bot with a token may go away, like a person, and is none of them."""
    return [seat.seat for seat in row.seats if seat.kind == BOT and not seat.bot.startswith(WIRE)]


def result_of(game: Game, state: State) -> str:
    return json.dumps({"winners": state.winners(), "points": state.points(), "roles": game.roles(state)})


def points_of(row: TableRow) -> list[int]:
    """Return the points of all seats at the end of a game; none before."""
    return list(json.loads(row.result)["points"]) if row.status == OVER and row.result else []


def result_text(row: TableRow, language: str) -> str:
    """Return in a few words how a table ended; empty before."""
    if row.status != OVER:
        return ""
    if not row.result:
        return say_cached(language, "server-abandoned", {})
    result = json.loads(row.result)
    names = names_of(row, language)
    points = " – ".join(str(number) for number in result["points"])
    winners = [names[seat] for seat in result["winners"]]
    if not winners and find(row.game).is_team_game(row.options):
        return say_cached(language, "server-defeat", {})
    return say_cached(language, "server-result", {"names": winners, "count": len(winners), "points": points})


def seat_infos(
    row: TableRow,
    who: Identity,
    language: str,
    here: Collection[int] = (),
    deserted: Collection[int] = (),
    away: Collection[int] = (),
) -> list[wire.SeatInfo]:
    mine = who.seats_at(row)
    return [
        wire.SeatInfo(
            seat.seat,
            seat.kind,  # type: ignore[arg-type]
            name,
            seat.seat in here or seat.seat in bot_seats(row),
            seat.seat in away,
            seat.seat in mine,
            seat.seat in deserted,
            seat.kind == BOT and bool(seat.guest),
            seat.seat in who.kept_seats(row),
            seat.bot == AUTOMATON,
        )
        for seat, name in zip(row.seats, names_of(row, language), strict=True)
    ]


def table_info(
    row: TableRow,
    who: Identity,
    language: str,
    moves: int,
    state: State | None = None,
    here: Collection[int] = (),
    deserted: Collection[int] = (),
    spectators: int = 0,
    away: Collection[int] = (),
) -> wire.TableInfo:
    """Return a table as somebody sees it in a list."""
    settings = settings_of(row)
    asked = asked_seats(state) if state is not None and row.status != OVER else []
    mine = who.seats_at(row)
    return wire.TableInfo(
        id=row.id,
        game=row.game,
        title=say_cached(language, f"{row.game}-title", {}) if row.game in GAMES else row.game,
        status=row.status,  # type: ignore[arg-type]
        seats=seat_infos(row, who, language, here, deserted, away),
        options=row.options,
        settings=settings,
        host=row.host if row.host == who.id else "",
        by=host_name(row, language),
        agreed=agreement_lines(row, settings, language),
        mine=who.is_involved(row),
        my_turn=any(seat in mine for seat in asked),
        created=row.created,
        moves=moves,
        fresh=0,
        live=is_real_time(row),
        pace=settings.move_s,
        due=0,
        spectators=spectators,
        shown=shown_seat(row) if row.status != OVER else SPECTATOR,
        watched=settings.spectators != "nobody" or row.status == OVER,
        result=result_text(row, language),
        parent=row.parent,
        branch=row.branch,
        next=row.next,
        swap=not settings.second and second_options(row, state) is not None,
        sequel=sequel_info(row, state, language),
        points=points_of(row),
        damaged=False,
        chance=chance_info(row),
    )


def damaged_info(row: TableRow, who: Identity, language: str) -> wire.TableInfo:
    """Return a table whose log cannot be read, as far as its row can be: as if it still waited for its players."""
    info = table_info(replace(row, options={}, settings={}, status=WAITING, result="", seats=[]), who, language, 0)
    info.status, info.mine, info.damaged = row.status, who.is_involved(row), True  # type: ignore[assignment]
    info.result = say_cached(language, "server-damaged", {"found": row.id})
    return info


def second_options(row: TableRow, state: State | None) -> dict[str, Value] | None:
    """Return the options of a second game with swapped roles; None before the end and in games without them."""
    if state is None or not state.over:
        return None
    return find(row.game).rematch_options(state, row.options)


def chosen_takes(row: TableRow) -> dict[int, str]:
    """Return by seat what players take along into the next game of a series; an empty text for nothing."""
    result = json.loads(row.result) if row.result else {}
    return {int(seat): thing for seat, thing in result.get("taken", {}).items()}


def sequel_info(row: TableRow, state: State | None, language: str) -> wire.SequelInfo | None:
    """Return the next game of a series, if this one is over and belongs to one."""
    if state is None or not state.over or row.status != OVER:
        return None
    game = find(row.game)
    sequel = game.sequel(state, row.options)
    if sequel is None:
        return None
    takes = [
        [wire.Taken(thing, say_cached(language, *game.speak_carry_over(thing))) for thing in all]
        for all in sequel.carry_over
    ]
    text = say_cached(language, f"{row.game}-sequel", sequel.facts)
    taken = chosen_takes(row)
    waits = [seat.seat for seat in row.seats if seat.kind == GUEST and seat.seat not in taken]
    return wire.SequelInfo(text, f"{row.game}:{sequel.clause}", takes, waits)


def asked_seats(state: State) -> list[int]:
    return [ask.seat for ask in state.open if ask.seat != NATURE]


def rotate_seats(seats: Sequence[SeatRow]) -> list[SeatRow]:
    """Return the seats for another game, each person one seat further on; automata of the rules keep theirs."""
    people = [seat for seat in seats if seat.bot != AUTOMATON]
    return reseat([people[-1], *people[:-1], *[seat for seat in seats if seat.bot == AUTOMATON]])


def reseat(seats: Sequence[SeatRow]) -> list[SeatRow]:
    """Return seats with the same people in this order. Seats of bots with tokens are open: they need a new token."""
    return [
        SeatRow(number) if seat.bot.startswith(WIRE) else SeatRow(number, seat.kind, seat.guest, seat.bot, seat.name)
        for number, seat in enumerate(seats)
    ]
