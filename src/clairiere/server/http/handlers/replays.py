"""Replays: any step of a finished game from any seat, all that happened in it, and records up and down."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import msgspec

from ....chance import Check, check, check_sentences
from ....core.ask import NATURE, SPECTATOR
from ....core.illegal import Illegal
from ....core.record import Chance, Record
from ....words import say
from ... import limits, wire
from ...clock import steady
from ...jobs import JobTooHeavy
from ...room.from_record import table_from_text
from ...room.listing import record_of, settings_of
from ...room.notated_table import BREATH, NotatedTable, ReadOnlyTable
from ...room.results import last_trick
from ...room.room import Room
from ...room.room_listing import room_info
from ...room.seat_reader import SeatReader, names_of
from ...room.viewers import Identity
from ...rows import OVER
from ...threads import run_in_thread_until
from ..http_types import Response
from ..requests import ApiRequest, json_response

ALL = -3  # everything open


async def record(request: ApiRequest) -> str:
    room = await request.rooms.room(request.path["id"])
    room.check_over()
    return whole_record(room).text_of(room.table.notations)


async def chance(request: ApiRequest) -> wire.ChanceCheck:
    """Whether chance was what had been promised: every draw of the game once more."""
    room = await request.rooms.room(request.path["id"])
    room.check_over()
    record = whole_record(room)
    result = Check(True, 0)
    if record.chance is not None:
        result = await check_once(request, room, record)
    chance_record = record.chance or Chance("", "", [])
    sentences = check_sentences(record, result, names_of(room.row, request.language))
    text = [say(request.language, id, facts) for id, facts in sentences]
    return wire.ChanceCheck(
        result.ok,
        chance_record.commitment,
        chance_record.secret,
        chance_record.nonces,
        result.draws,
        result.wrong,
        text,
    )


async def check_once(request: ApiRequest, room: Room, record: Record) -> Check:
    """Check the chance of a finished game, or return what an earlier check has found."""

    async def make() -> bytes:
        return msgspec.json.encode(await request.work(lambda: check(record)))

    content = await request.services.replays.get((room.row.id, "chance"), make)
    return msgspec.json.decode(content, type=Check)


def whole_record(room: Room) -> Record:
    """The record of a game that is over, with what its chance came from."""
    return record_until(room, len(room.table.record.answers))


async def step(request: ApiRequest) -> Response:
    """Of a finished game it is worked out once; of a running one the table moves on meanwhile."""
    room, cache = await request.rooms.room(request.path["id"]), request.services.replays
    while True:
        async with room.lock:
            n, seat = wanted_step(request, room)
            key, backs = (room.row.id, n, seat, request.language), room.undos
            cached = cache.find(key) if room.row.status == OVER else None
            records = [record_until(room, n), record_until(room, max(0, n - 1))]
        if cached is not None:
            return json_response(cached)
        past, before = await replay_tables(request, records)
        async with room.lock:
            wanted_step(request, room)
            if room.undos == backs:
                now = room.table if n == len(room.table.record.answers) else past
                encoded = msgspec.json.encode(step_info(room, now, n, seat, request.language, before))
                if room.row.status == OVER:
                    cache.put(key, encoded)
                return json_response(encoded)


async def replay_tables(request: ApiRequest, records: Sequence[Record]) -> list[ReadOnlyTable]:
    """The tables that these records lead to, worked out in a thread."""
    return await request.work(lambda: [ReadOnlyTable(record) for record in records])


def wanted_step(request: ApiRequest, room: Room) -> tuple[int, int]:
    """Which step, and from which seat it is looked at, if that is allowed."""
    if room.session is None:
        raise Illegal("server-not-started", {})
    most = len(room.table.record.answers)
    n = parse_number(request.path["n"])
    if not 0 <= n <= most:
        raise Illegal("server-step", {"found": request.path["n"][:20], "most": most})
    seat = viewpoint(request.query.get("seat", ""), room, request.who)
    if (
        room.started_session.open_answers < n < most
    ):  # what a law closes while a round runs is not looked up here either
        raise Illegal("ui-replay-closed", {}, room.row.game, room.started_session.withheld_clause)
    return n, seat


def parse_number(text: str) -> int:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 8 else -1


def viewpoint(word: str, room: Room, who: Identity) -> int:
    """The seat that a game is looked at from: any, SPECTATOR or ALL; while it runs, one's own or as an onlooker may."""
    over, mine = room.row.status == OVER, who.seats_at(room.row)
    known = {"spectator": SPECTATOR, "all": ALL, **{str(seat.seat): seat.seat for seat in room.row.seats}}
    usual = "all" if over else str(mine[0]) if mine else "spectator"
    if (word or usual) not in known:
        raise Illegal("server-view", {"found": word[:40]})
    seat = known[word or usual]
    watching = seat == SPECTATOR and (mine or settings_of(room.row).spectators == "open")
    if not over and seat not in mine and not watching:
        raise Illegal("server-view-closed", {})
    return seat


def check_step(room: Room, at: int) -> int:
    most = len(room.table.record.answers)
    if not 0 <= at <= most:
        raise Illegal("server-step", {"found": at, "most": most})
    return at


def record_until(room: Room, n: int) -> Record:
    """The record of a table, with its first n answers."""
    record = record_of(room.row)
    record.answers = room.table.record.answers[:n]
    return record


def step_info(room: Room, past: NotatedTable, n: int, seat: int, language: str, before: ReadOnlyTable) -> wire.Step:
    viewer = SPECTATOR if seat == ALL else seat
    times = room.session.timed_table.answer_times if room.session is not None else ()
    reader = SeatReader(past, names_of(room.row, language), language, viewer, viewer, times, steady.drift)
    ends = [0, *past.event_counts]
    numbers = range(ends[max(0, n - 1)] if n else 0, ends[n])
    known = room.started_session.look_up()
    entries = {number: known[number] for number in numbers if number in known}
    trick = reader.trick(last_trick(past, numbers))
    views = [past.state.view(i).to_wire() for i in range(past.state.seats)] if seat == ALL else []
    return wire.Step(
        n=n,
        of=len(room.table.record.answers),
        seat=seat,
        view=reader.view(),
        views=views,
        lines=open_lines(reader, numbers) if seat == ALL else reader.lines_of(entries, n),
        trick=trick if trick is not None and trick.played in known else None,
        answer=answer_info(room, n, seat, language, before),
        asked=[reader.ask(ask) for ask in past.state.open if ask.seat != NATURE and seat in (ALL, ask.seat)],
        text=question_text(reader),
    )


def question_text(reader: SeatReader) -> str:
    """What was asked there: of the reader in full, of others only whose turn it was."""
    if any(ask.seat == reader.you for ask in reader.state.open):
        return reader.prompt().text
    names = [reader.names[seat] for seat in reader.waiting()]
    return reader.say("server-turn-of", {"names": names}) if names else ""


def open_lines(reader: SeatReader, numbers: Sequence[int]) -> list[wire.Line]:
    """Lines with all their secrets."""
    lines = []
    for number in numbers:
        event = reader.table.events[number]
        text = reader.say(*reader.game.speak_event(reader.state, event, reader.names, SPECTATOR))
        line = reader.line(number, event, len(reader.table.event_counts))
        line.text, line.event = text, reader.game.schema.event(reader.state, event)
        lines.append(line)
    return lines


def answer_info(room: Room, n: int, seat: int, language: str, before: ReadOnlyTable) -> wire.Answer | None:
    """The answer that led here, as far as the reader may know it."""
    if not n or room.session is None:
        return None
    table = room.table
    by, choice = table.record.answers[n - 1]
    times = room.session.timed_table.answer_times
    ms = times[n - 1] - times[n - 2] if 1 < n <= len(times) else 0
    ask = next((ask for ask in before.state.open if ask.seat == by), None)
    numbers = range(table.event_counts[n - 2] if n > 1 else 0, table.event_counts[n - 1])
    known = room.started_session.look_up()
    closed = any(known.get(i) is not table.events[i] for i in numbers)
    hidden = seat not in (ALL, by) and (
        room.running  # what others answered is told by events alone
        or ask is None
        or ask.sealed
        or any(table.events[i].seen_by(seat) is not table.events[i] for i in numbers)
    )
    if ask is None or hidden or closed:
        return wire.Answer(n, by, "", "", ms)
    label = ""
    if by != NATURE:
        label = SeatReader(before, names_of(room.row, language), language, by, by).label(ask, choice)
    return wire.Answer(n, by, table.notations[n - 1], label, ms)


# -- all that happened --------------------------------------------------------------------------------------------


async def story(request: ApiRequest) -> Response:
    """Line by line, worked out aside while the table waits; of a finished game it is told once."""
    room, cache = await request.rooms.room(request.path["id"]), request.services.replays
    content = cache.find(story_key(request, room))
    if content is None:
        async with cache.queue.turn(request.sender), room.lock:
            key = story_key(request, room)
            encode = partial(encoded_story, room, key[2], request.language)
            try:
                content = await run_in_thread_until(limits.REPLAY_S, encode)
            except TimeoutError:
                raise JobTooHeavy from None
            if room.row.status == OVER:
                cache.put(key, content)
    return json_response(content)


def story_key(request: ApiRequest, room: Room) -> tuple[str, str, int, str]:
    """By what a story is known: the table, who looks at it, and in which language."""
    if room.session is None:
        raise Illegal("server-not-started", {})
    return room.row.id, "story", viewpoint(request.query.get("seat", ""), room, request.who), request.language


def encoded_story(room: Room, seat: int, language: str) -> bytes:
    return msgspec.json.encode(story_info(room, seat, language))


def story_info(room: Room, seat: int, language: str) -> wire.Story:
    viewer = SPECTATOR if seat == ALL else seat
    times = room.started_session.timed_table.answer_times
    reader = SeatReader(room.table, names_of(room.row, language), language, viewer, viewer, times, steady.drift)
    lines = open_lines(reader, range(len(room.table.events))) if seat == ALL else known_lines(room, reader)
    of = len(room.table.record.answers)
    return wire.Story(
        of, first_deal(room.table.record), lines, reader.withheld_prompt(room.started_session.withheld_clause)
    )


def known_lines(room: Room, reader: SeatReader) -> list[wire.Line]:
    """What a reader may look up, part by part, so that others have their turn meanwhile."""
    known, lines = list(room.started_session.look_up().items()), []
    for first in range(0, len(known), BREATH):
        lines += reader.lines_of(dict(known[first : first + BREATH]), room.stored_answers)
    return lines


def first_deal(record: Record) -> int:
    """After so many answers cards have been dealt and somebody is asked; where none are, somebody is."""
    state, asked = record.first(), -1
    for n, answer in enumerate(record.answers):
        if any(ask.seat != NATURE for ask in state.open):
            asked = n if asked < 0 else asked
            if any(record.game.hand_cards(state, seat) for seat in range(state.seats)):
                return n
        state.take(*answer)
    return max(asked, 0)


async def unseen(request: ApiRequest) -> list[str]:
    """The cards of which a seat does not know where they lie now; with everything open there are none."""
    room = await request.rooms.room(request.path["id"])
    if room.session is None:
        raise Illegal("server-not-started", {})
    seat = viewpoint(request.query.get("seat", ""), room, request.who)
    return [] if seat == ALL else list(room.table.record.game.unseen_cards(room.table.state, seat))


# -- records ------------------------------------------------------------------------------------------------------


async def upload(request: ApiRequest) -> wire.TableInfo:
    """A record as a table that is only looked at."""
    guest, text = request.guest, await request.text(limits.RECORD)
    request.take("records", "server-records-most")
    engine = request.rooms.engine
    row, entries = await request.compute(table_from_text, text, guest.id, engine)
    await request.rooms.store.add_table(row, entries)
    return room_info(await request.rooms.room(row.id), request.who, request.language)
