"""A client's connection to a table, independent of its transport: hello, then messages, each answered in order."""

from __future__ import annotations

import logging
import re

import msgspec

from ...core.ask import SPECTATOR
from ...core.illegal import Illegal
from ...words import LANGUAGES
from .. import limits, wire
from ..clock import steady
from ..limits import Rates
from ..names import clean_chat
from ..reading import UNREADABLE
from ..room import visits
from ..room.permissions import may_watch, seat_of
from ..room.presence import send_presence
from ..room.room import Room
from ..room.rooms import Rooms
from ..room.seat_reader import PHRASES
from ..room.viewers import Identity, Viewer
from .requests import failure_refusal

DECODER: msgspec.json.Decoder[wire.ToServer] = msgspec.json.Decoder(wire.ToServer)
HELLO_COST = 10.0  # in messages of the rate limit: a hello is answered with a full snapshot
LOGGED_REASONS = ("server-malformed", "server-too-big", "server-hello-first")  # logged once for each connection
LOG = logging.getLogger("clairiere")


class TableConnection:
    """A viewer of a table and the messages that it sends."""

    def __init__(self, rooms: Rooms, room: Room, viewer: Viewer, rates: Rates, address: str) -> None:
        self.rooms = rooms
        self.room = room
        self.viewer = viewer
        self.rates = rates
        self.address = address
        self.greeted = False
        self.ended = False
        self.has_logged = False  # an invalid message was logged

    async def leave(self) -> None:
        self.ended = True
        self.room.viewers.discard(self.viewer)
        self.room.watched_at = steady()
        if self.greeted:
            self.room.start_task(visits.end_visit(self.rooms.store.visits, self.room, self.viewer))
        await self.tell_presence()

    async def wait_until_sent(self) -> None:
        """Wait until all messages so far were sent. Transports with a queue override it."""

    async def handle_frame(self, frame: str) -> None:
        n = None  # until the message is decoded
        try:
            message = decode_message(frame)
            n = message.n
            if not self.greeted and not isinstance(message, wire.Hello):
                raise Illegal("server-hello-first", {})
            if isinstance(message, wire.Hello):
                await self.wait_until_sent()  # so that only one snapshot is queued at a time
                self.rates.take("messages", self.who.key, self.address, HELLO_COST - 1)
            with self.rooms.statistics.measure(self.rooms.statistics.messages):
                await self.handle_message(message)
        except Illegal as refused:
            if refused.reason in LOGGED_REASONS and not self.has_logged:
                self.has_logged = True
                LOG.warning("%s at table %s from %s", refused.reason, self.room.row.id, self.who.key or "an onlooker")
            self.reply(number_of(frame) if n is None else n, refused)
        except Exception as failed:
            LOG.exception("at table %s", self.room.row.id)
            self.reply(number_of(frame) if n is None else n, failure_refusal(failed, self.rooms.store))

    def reply(self, n: int, refused: Illegal) -> None:
        self.room.broadcast.send_refusal(self.viewer, n, refused)

    # -- messages ---------------------------------------------------------------------------------------------------

    async def handle_message(self, message: wire.ToServer) -> None:
        room, viewer = self.room, self.viewer
        if not isinstance(message, wire.Play):
            await room.note_sign(self.seats)
        match message:
            case wire.Hello():
                await self.hello(message)
            case wire.Play():
                await room.play(viewer, self.seat(message.seat), check_play(message))
            case wire.May():
                await self.answer_may(message)
            case wire.Undo():
                await room.votes.ask_undo(self.seat(message.seat))
                viewer.send(wire.Reply(message.n, True))
            case wire.CastVote():
                await room.votes.cast_vote(self.seats, message.yes)
                viewer.send(wire.Reply(message.n, True))
            case wire.Speak():
                await self.speak(message)
                viewer.send(wire.Reply(message.n, True))
            case wire.Sign():
                self.measure_latency(message.pong)
            case wire.Look():
                await visits.turn_page(self.rooms.store.visits, room, viewer, message.here)
                await self.tell_presence()
            case wire.Ping():
                viewer.send(wire.Reply(message.n, True))

    @property
    def seats(self) -> list[int]:
        return self.who.seats_at(self.room.row)

    @property
    def who(self) -> Identity:
        return self.viewer.who

    def seat(self, wanted: int | None) -> int:
        """Return the seat of a message: the one that is named, otherwise the viewer's current seat.

        Raises a refusal if the sender does not have that seat."""
        seats = self.seats
        if wanted is not None and wanted in seats:
            return wanted
        if not seats or wanted is not None:
            raise Illegal("server-not-seated", {})
        return seat_of(self.room, self.viewer)

    async def hello(self, message: wire.Hello) -> None:
        if message.language and message.language not in LANGUAGES:
            raise Illegal("server-language", {"found": message.language, "known": list(LANGUAGES)})
        self.viewer.language = message.language or self.viewer.language
        if not self.greeted:
            await visits.begin_visit(self.rooms.store.visits, self.room, self.viewer)
        async with self.room.lock:
            if self.ended:
                return
            self.room.viewers.add(self.viewer)
            self.room.broadcast.send_snapshot(self.viewer, message.since)
            self.room.schedule()
        if not self.greeted:
            self.greeted = True
            self.viewer.send(wire.Pong(steady()))
            await self.tell_presence()

    async def answer_may(self, message: wire.May) -> None:
        seat = self.seat(message.seat)
        language = self.viewer.language if message.typed else ""
        refused = await self.room.judge(seat, message.choice[: limits.NOTATION], language)
        if refused is None:
            self.viewer.send(wire.Reply(message.n, True))
        else:
            self.room.broadcast.send_refusal(self.viewer, message.n, refused, seat)

    def measure_latency(self, pong: int | None) -> None:
        """Measure the latency from the server's own clock, which the client's pong repeats."""
        if pong is not None and 0 <= steady() - pong < 5000:
            self.viewer.half_trip = (steady() - pong) // 2

    async def speak(self, message: wire.Speak) -> None:
        """Say a phrase, which is allowed at any time, or free text, unless the game demands silence."""
        room, seats = self.room, self.who.own_seats_at(self.room.row)
        self.rates.take("chat", self.who.key, self.address)
        seat = seat_of(room, self.viewer) if self.seats else seats[0] if seats else SPECTATOR
        if message.phrase:
            if message.phrase not in PHRASES:
                raise Illegal("server-no-phrase", {"found": message.phrase[:40]})
            text = ""
        else:
            text = clean_chat(message.text)
            clause = room.table.record.game.silence_clause(room.table.state) if room.running and seats else ""
            if clause:
                raise Illegal("server-no-talk", {}, room.row.game, clause)
        await self.rooms.say_line(room, self.who.id, seat, await self.name(seat), text, message.phrase)

    async def name(self, seat: int) -> str:
        """Return the current name of a seat, or of the onlooker who sends."""
        if seat >= 0:
            return self.room.row.seats[seat].name
        guest = await self.rooms.store.guest(self.who.id)
        return guest.name if guest is not None else "?"

    async def tell_presence(self) -> None:
        send_presence(self.room)
        await self.rooms.tell_presence(self.room)


async def enter_room(rooms: Rooms, who: Identity, id: str) -> Room:
    """Return the room of a table. Raises a refusal if this person may not watch it."""
    room = await rooms.room(id)
    if not may_watch(room, who):
        raise Illegal("server-watching-closed", {})
    return room


def decode_message(frame: str) -> wire.ToServer:
    if len(frame) > limits.FRAME:
        raise Illegal("server-too-big", {"most": limits.FRAME})
    try:
        return DECODER.decode(frame)
    except UNREADABLE as wrong:
        raise Illegal("server-malformed", {"why": str(wrong)}) from None


class Numbered(msgspec.Struct):
    """A message of which only the number is decoded."""

    n: int = 0


NUMBERED: msgspec.json.Decoder[Numbered] = msgspec.json.Decoder(Numbered)
NUMBER = re.compile(r'"n"\s*:\s*(\d{1,16})(?![\d.eE])')


def number_of(frame: str) -> int:
    """Return the number of a malformed message, so that its sender knows what was refused; 0 if there is none."""
    try:
        return NUMBERED.decode(frame).n
    except UNREADABLE:
        match = NUMBER.search(frame, 0, limits.FRAME)
        return int(match[1]) if match else 0


def check_play(message: wire.Play) -> wire.Play:
    if len(message.choice) > limits.NOTATION:
        raise Illegal("server-too-big", {"most": limits.NOTATION})
    if not 0 <= message.n < 1 << 53:
        raise Illegal("server-malformed", {"why": "n"})
    return message
