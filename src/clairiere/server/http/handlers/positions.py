"""Positions over HTTP: one that somebody gives, on the board, played on from, and with a hint.

Nothing is stored: the link holds the position. It says all of it, also what a seat does not see.
"""

from __future__ import annotations

import json
from dataclasses import dataclass

from ....bots import levels_of
from ....bots.advice import hint_question
from ....core.ask import NATURE, SPECTATOR
from ....core.game import AUTOMATON, Game, find
from ....core.illegal import Illegal
from ....core.options import Value
from ....core.record import Record
from ....core.state import State
from ....positions import POSITION, pack_position, read_position, unpack_position, without_position
from ....words import say
from ... import wire
from ...jobs import Call
from ...room.chance import new_promise
from ...room.notated_table import ReadOnlyTable
from ...room.seat_reader import SeatReader
from ...rows import BOT, SeatRow, TableRow
from ..requests import ApiRequest
from .hints import ask_at, hint_info
from .replays import ALL, question_text
from .tables import check_not_too_many, guest_seat, new_row, open_table, settings_values

OPPONENT_LEVEL = 1  # the level of the bots on the other seats


async def open_position(request: ApiRequest) -> wire.PositionNow:
    """A position on the board, or why it cannot be."""
    given, game = await request.read(wire.OpenPosition), find(request.path["game"])
    request.take("tries")
    return await request.compute(position_now, game.id, given, request.language)


async def position_hint(request: ApiRequest) -> wire.Hint:
    """What the strongest bot would do there, from what the seat may see."""
    given, guest = await request.read(wire.PlayPosition), request.guest
    request.take("tries")
    with request.services.hints.hold(guest.id):
        game = find(request.path["game"])
        return await request.services.bots.ask(Call(hint_at, (game.id, given, request.language)), guest.id)


def hint_at(game: str, given: wire.PlayPosition, language: str) -> wire.Hint:
    """Return a hint for a packed position: made from what the seat may see."""
    table = table_at(find(game), given.packed, language)
    ask = ask_at(table, given.seat)
    advised = hint_question(table.record, table.state.copy(), ask.seat).run()
    return hint_info(SeatReader(table, table.record.names, language, ask.seat, ask.seat), ask, advised)


async def play_position(request: ApiRequest) -> wire.TableInfo:
    """A table that begins with a position: I on one seat, bots on the others."""
    given, game = await request.read(wire.PlayPosition), find(request.path["game"])
    await check_not_too_many(request)
    begun = await request.compute(first_position, game.id, given.packed, request.language)
    return await open_table(request, position_row(request, begun, given.seat))


# -- what a position is -------------------------------------------------------------------------------------------


def table_at(game: Game, text: str, language: str) -> ReadOnlyTable:
    """The table that begins with a packed position, its seats named by their numbers."""
    if not text:
        raise Illegal("position-link-cut", {})
    count = game.load(with_game(game, unpack_position(text))).seats
    return ReadOnlyTable(Record(game, {POSITION: text}, numbered_names(count, language)))


def numbered_names(count: int, language: str) -> list[str]:
    """Players whose names nobody knows."""
    return [say(language, "puzzle-other", {"number": seat + 1}) for seat in range(count)]


def with_game(game: Game, position: dict[str, object]) -> dict[str, object]:
    """A position of this game; who does not name it means it."""
    return {"game": game.id, **position}


def position_now(id: str, given: wire.OpenPosition, language: str) -> wire.PositionNow:
    game = find(id)
    text = pack_position(with_game(game, read_position(given.text))) if given.text else given.packed
    return position_info(game, text, given.seat, language)


def position_info(game: Game, text: str, seat: str, language: str) -> wire.PositionNow:
    """A packed position as somebody looks at it."""
    table = table_at(game, text, language)
    state, names = table.state, table.record.names
    dumped = json.dumps(unpack_position(text), ensure_ascii=False, indent=1)
    return wire.PositionNow(
        game=game.id,
        title=say(language, f"{game.id}-title"),
        packed=text,
        text=dumped,
        names=names,
        options=without_position(table.record.options),
        automata=game.automata_count(table.record.options),
        over=state.over,
        step=position_step(table, viewing_seat(seat, state), language),
    )


def viewing_seat(word: str, state: State) -> int:
    """From where a position is looked at; usually from where one is asked."""
    asked = next((ask.seat for ask in state.open if ask.seat != NATURE), SPECTATOR)
    known = {"": asked, "spectator": SPECTATOR, "all": ALL, **{str(seat): seat for seat in range(state.seats)}}
    if word not in known:
        raise Illegal("server-view", {"found": word[:40]})
    return known[word]


def position_step(table: ReadOnlyTable, seat: int, language: str) -> wire.Step:
    """A position as the step of a game in which nothing has happened yet."""
    viewer, state = SPECTATOR if seat == ALL else seat, table.state
    reader = SeatReader(table, table.record.names, language, viewer, viewer)
    return wire.Step(
        n=0,
        of=0,
        seat=seat,
        view=reader.view(),
        views=[state.view(i).to_wire() for i in range(state.seats)] if seat == ALL else [],
        lines=[],
        trick=None,
        answer=None,
        asked=[reader.ask(ask) for ask in state.open if ask.seat != NATURE and seat in (ALL, ask.seat)],
        text=question_text(reader),
    )


@dataclass(frozen=True)
class FirstPosition:
    """The position that a table begins with: how many seats it has, and the options of the game."""

    game: str
    options: dict[str, Value]
    seats: int


def first_position(game: str, text: str, language: str) -> FirstPosition:
    """Read a packed position. Raises `server-branch-over` if the game is over there."""
    table = table_at(find(game), text, language)
    if table.state.over:
        raise Illegal("server-branch-over", {})
    return FirstPosition(game, table.record.options, table.state.seats)


def position_row(request: ApiRequest, begun: FirstPosition, seat: int) -> TableRow:
    seats, automata = begun.seats, find(begun.game).automata_count(begun.options)
    if not 0 <= seat < seats - automata:
        raise Illegal("server-view", {"found": seat})
    levels = levels_of(begun.game)
    bot = levels.get(OPPONENT_LEVEL, levels[max(levels)])
    rows = [SeatRow(i, BOT, bot=bot, name=bot) for i in range(seats - automata)]
    rows += [SeatRow(i, BOT, bot=AUTOMATON, name=AUTOMATON) for i in range(seats - automata, seats)]
    rows[seat] = guest_seat(request.guest, seat)
    settings = settings_values(wire.Settings(spectators="nobody"))
    return new_row(request, begun.game, begun.options, settings, rows, chance=new_promise())
