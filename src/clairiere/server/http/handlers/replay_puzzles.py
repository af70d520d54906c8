"""A move of a finished game for somebody else: as a position, or as a puzzle, in which one answers as the seat that was
asked there, from what that seat saw, and then learns what was played. Of a game that still runs there is neither."""

from __future__ import annotations

import msgspec

from ....core.ask import NATURE
from ....core.illegal import Illegal
from ....core.record import ask_of
from ....positions import pack_position, without_position
from ....puzzles.memory import remembered
from ....words import say
from ... import limits, wire
from ...room.notated_table import ReadOnlyTable
from ...room.room import Room
from ...room.seat_reader import SeatReader, names_of
from ..http_types import Response
from ..requests import ApiRequest, json_response
from .puzzles import asks_without_quits
from .replays import parse_number, record_until, replay_tables


async def position_at(request: ApiRequest) -> Response:
    """The position after n answers, as a link holds it."""
    room, n = await finished_step(request)

    async def make() -> bytes:
        [table] = await replay_tables(request, [record_until(room, n)])
        return msgspec.json.encode(wire.PositionLink(room.row.game, pack_position(table.state.dump())))

    return json_response(await request.services.replays.get((room.row.id, "position", n), make))


async def replay_puzzle(request: ApiRequest) -> wire.PuzzleNow:
    """The position as it was for whoever answered next."""
    return await compute_try(request, [])


async def try_replay_puzzle(request: ApiRequest) -> wire.PuzzleNow:
    """One answer, beside the one that was given."""
    given = await request.read(wire.Tries)
    if len(given.answers) > 1 or any(len(answer) > limits.NOTATION for answer in given.answers):
        raise Illegal("server-too-big", {"most": 1})
    return await compute_try(request, given.answers)


async def compute_try(request: ApiRequest, answers: list[str]) -> wire.PuzzleNow:
    request.take("tries")
    room, n = await finished_step(request)
    before, after = await replay_tables(request, [record_until(room, n), record_until(room, n + 1)])
    if len(after.record.answers) == n or after.record.answers[n][0] == NATURE:
        raise Illegal("puzzle-nobody-asked", {})
    language = request.language
    return await request.work(lambda: puzzle_now(room, before, after, answers, language))


async def finished_step(request: ApiRequest) -> tuple[Room, int]:
    """A game that is over, and the step of it that is asked for."""
    room = await request.rooms.room(request.path["id"])
    room.check_over()
    most, n = len(room.table.record.answers), parse_number(request.path["n"])
    if not 0 <= n <= most:
        raise Illegal("server-step", {"found": request.path["n"][:20], "most": most})
    return room, n


def puzzle_now(
    room: Room, table: ReadOnlyTable, after: ReadOnlyTable, answers: list[str], language: str
) -> wire.PuzzleNow:
    n, (seat, _) = len(table.record.answers), after.record.answers[-1]
    title = say(language, f"{room.row.game}-title")
    goal = say(language, "puzzle-goal-replay")
    names = names_of(room.row, language)
    reader = SeatReader(table, names, language, seat, seat)
    return wire.PuzzleNow(
        info=wire.PuzzleInfo(f"{room.row.id}/{n}", room.row.game, title, 0, goal, 0, 0, []),
        seat=seat,
        names=names,
        options=without_position(table.record.options),
        view=reader.view(),
        asks=[] if answers else asks_without_quits(reader),
        waiting=reader.waiting(),
        prompt=reader.prompt(),
        lines=[],
        answers=answers,
        solved=bool(answers),
        refuted=None,
        compared=compare_answers(reader, after, answers[0]) if answers else None,
        known=[reader.say(id, facts) for id, facts in remembered(room.row.game, table.state, seat, names)],
    )


def compare_answers(reader: SeatReader, after: ReadOnlyTable, answer: str) -> wire.Compared:
    """What somebody answers beside what was answered, and what that led to."""
    seat, played = after.record.answers[-1]
    ask = ask_of(reader.state, seat)
    choice = reader.state.read(ask, answer)
    if choice not in ask.options:
        raise reader.state.refusal(seat, choice)
    same = choice == played
    facts: dict[str, object] = {"tried": reader.label(ask, choice), "played": reader.label(ask, played)}
    text = reader.say("puzzle-as-played" if same else "puzzle-other-played", facts)
    later = SeatReader(after, reader.players, reader.language, seat, seat)
    since = after.event_counts[-2] if len(after.event_counts) > 1 else 0
    return wire.Compared(same, text, later.lines_at(range(since, after.event_counts[-1])))
