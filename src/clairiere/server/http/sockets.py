"""The socket of a table: hello, then messages, each answered in order."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, deque
from contextlib import suppress

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from ...core.ask import SPECTATOR
from ...core.illegal import Illegal
from ...words import LANGUAGES
from .. import limits, wire
from ..clock import steady
from ..limits import Rates, clean_chat
from ..room import visits
from ..room.room import Room
from ..room.rooms import Rooms
from ..room.seat_reader import PHRASES
from ..room.viewers import Identity, Viewer
from .connections import SOCKET, SocketConnection
from .guests import Guests, address_of, language_of
from .outgoing import Backlog, Outgoing
from .requests import failure

BEAT_S = 20  # heartbeat, both ways
DECODER: msgspec.json.Decoder[wire.ToServer] = msgspec.json.Decoder(wire.ToServer)
REFUSED, GONE = 4403, 4404  # close codes
HELLO = 10.0  # messages: a hello costs as much as so many others, for it is answered by everything there is
INBOX = 16  # messages that wait to be obeyed before no more are read
FLOOD_S = 0.03  # for which somebody is not heard who sends too much
ODD = ("server-malformed", "server-too-big", "server-hello-first")  # logged, once a line
LOG = logging.getLogger("clairiere")


class Sockets:
    def __init__(self, rooms: Rooms, guests: Guests) -> None:
        self.rooms = rooms
        self.guests = guests
        self.lines: Counter[str] = Counter()  # open ones of each guest and each address
        self.waiting: Counter[str] = Counter()  # bytes, by whom they are for

    async def serve(self, socket: WebSocket) -> None:
        """One connection, from hello to goodbye."""
        await socket.accept()
        language, address = language_of(socket), address_of(socket)
        try:
            self.guests.check_origin(socket)
            who = await self.guests.who(socket)
            language = language_of(socket, who)
            self.guests.rates.take("requests", who.key, address)
            self.check_lines(who.key, address)
            room = await self.rooms.room(socket.path_params["id"])
            if not room.broadcast.may_watch(who):
                raise Illegal("server-watching-closed", {})
        except Illegal as refused:
            await refuse(socket, refused, language)
            return
        except Exception as failed:
            LOG.exception("at the door of table %s", socket.path_params["id"][:40])
            await refuse(socket, failure(failed), language)
            return
        backlog = Backlog(self.waiting, who.key, address, room.row.id)
        await self.keep(TableSocket(self.rooms, room, socket, who, language, backlog), address)

    def check_lines(self, guest: str, address: str) -> None:
        if self.lines[guest] >= limits.LINES_GUEST or self.lines[address] >= limits.LINES_ADDRESS:
            LOG.warning("too many lines from %s", guest or address)
            raise Illegal("server-lines-most", {})

    async def keep(self, line: TableSocket, address: str) -> None:
        whose = {line.who.key or address, address}
        self.lines.update(whose)
        try:
            await line.run(self.guests.rates, address)
        finally:
            self.lines -= Counter(whose)


async def refuse(socket: WebSocket, refused: Illegal, language: str) -> None:
    text = refused.sentence(language)
    await socket.send_text(msgspec.json.encode(wire.Gone(text, "")).decode())
    await socket.close(GONE if refused.reason == "server-no-table" else REFUSED)


class TableSocket:
    """A socket at work at a table: messages are obeyed one after the other, also the last ones of who has gone."""

    def __init__(
        self, rooms: Rooms, room: Room, socket: WebSocket, who: Identity, language: str, backlog: Backlog
    ) -> None:
        self.rooms = rooms
        self.room = room
        self.socket = socket
        self.connection: SocketConnection = socket.scope[SOCKET]
        self.outgoing = Outgoing(self.connection, backlog)
        self.viewer = Viewer(who, language, self.outgoing)
        self.inbox: deque[str | None] = deque()
        self.working = False  # a task goes through the inbox
        self.greeted = False
        self.ended = False
        self.floods = 0  # messages beyond what is allowed
        self.odd = False  # something came that no client of ours sends

    async def run(self, rates: Rates, address: str) -> None:
        """Until one side hangs up. Nothing but the end is told by ASGI any more."""
        self.rates, self.address = rates, address
        self.loop = asyncio.get_running_loop()
        self.heard = self.loop.time()
        self.connection.take_over(self)
        self.beating = self.loop.call_later(BEAT_S, self.beat)
        self.silence = self.loop.call_later(limits.SILENT_S, self.end_silence)
        try:
            await self.socket.receive()
        finally:
            await self.leave()

    async def leave(self) -> None:
        self.ended = True
        self.beating.cancel()
        self.silence.cancel()
        self.outgoing.close()
        self.room.viewers.discard(self.viewer)
        self.room.watched = steady()
        if self.greeted:
            self.room.later(visits.end(self.rooms.store.visits, self.room, self.viewer))
        await self.tell_presence()
        if self.socket.application_state is WebSocketState.CONNECTED:
            with suppress(RuntimeError, WebSocketDisconnect):
                await self.socket.close()

    def drained(self) -> None:
        self.outgoing.flush()

    def beat(self) -> None:
        self.viewer.send(wire.Pong(steady()))
        self.beating = self.loop.call_later(BEAT_S, self.beat)

    def end_silence(self) -> None:
        """Whoever has sent nothing for too long is taken for dead."""
        left = self.heard + limits.SILENT_S - self.loop.time()
        if left <= 0:
            self.connection.end()
        else:
            self.silence = self.loop.call_later(left, self.end_silence)

    # -- the inbox --------------------------------------------------------------------------------------------------

    def receive(self, message: str | None) -> None:
        self.heard = self.loop.time()
        self.inbox.append(message)
        if not self.working:
            self.working = True
            self.room.later(self.work())
        elif len(self.inbox) >= INBOX:
            self.connection.pause_reading()

    async def work(self) -> None:
        while self.inbox:
            frame = self.inbox.popleft()
            if frame is None:
                self.connection.end()
                self.inbox.clear()
            elif self.rates.allow("messages", self.who.key, self.address):
                await self.hear(frame)
            else:
                await self.flooded(frame)
        self.working = False
        self.connection.resume_reading()

    async def flooded(self, frame: str) -> None:
        """Too much: refused, logged once, slowed down, and cut in the end."""
        self.floods += 1
        if self.floods == 1:
            LOG.warning("flood at table %s from %s", self.room.row.id, self.who.key or "an onlooker")
        with suppress(Illegal):
            self.reply(decoded(frame).n, Illegal("server-too-many", {}))
        await asyncio.sleep(FLOOD_S)
        if self.floods >= limits.FLOODS:
            self.connection.end()
            self.inbox.clear()

    async def hear(self, frame: str) -> None:
        n = 0
        try:
            message = decoded(frame)
            n = message.n
            if not self.greeted and not isinstance(message, wire.Hello):
                raise Illegal("server-hello-first", {})
            if isinstance(message, wire.Hello):
                await self.outgoing.written.wait()  # one snapshot at a time: the last one is on its way
                self.rates.take("messages", self.who.key, self.address, HELLO - 1)
            await self.obey(message)
        except Illegal as refused:
            if refused.reason in ODD and not self.odd:
                self.odd = True
                LOG.warning("%s at table %s from %s", refused.reason, self.room.row.id, self.who.key or "an onlooker")
            self.reply(n, refused)
        except Exception as failed:
            LOG.exception("at table %s", self.room.row.id)
            self.reply(n, failure(failed))

    def reply(self, n: int, refused: Illegal) -> None:
        self.room.broadcast.refuse(self.viewer, n, refused)

    # -- messages ---------------------------------------------------------------------------------------------------

    async def obey(self, message: wire.ToServer) -> None:
        room, viewer = self.room, self.viewer
        if not isinstance(message, wire.Play):
            await room.sign(self.seats)
        match message:
            case wire.Hello():
                await self.hello(message)
            case wire.Play():
                await room.play(viewer, self.seat(message.seat), checked(message))
            case wire.May():
                await self.may(message)
            case wire.Undo():
                await room.votes.ask_undo(self.seat(message.seat))
                viewer.send(wire.Reply(message.n, True))
            case wire.CastVote():
                await room.votes.cast(self.seats, message.yes)
                viewer.send(wire.Reply(message.n, True))
            case wire.Speak():
                await self.speak(message)
                viewer.send(wire.Reply(message.n, True))
            case wire.Sign():
                self.measure(message.pong)
            case wire.Look():
                await visits.look(self.rooms.store.visits, room, viewer, message.here)

    @property
    def seats(self) -> list[int]:
        return self.who.seats_at(self.room.row)

    @property
    def who(self) -> Identity:
        return self.viewer.who

    def seat(self, given: int | None) -> int:
        """The seat that a message is for: the only one, or on one screen the one that is named or asked."""
        seats = self.seats
        if given is not None and given in seats:
            return given
        if not seats or given is not None:
            raise Illegal("server-not-seated", {})
        return self.room.broadcast.you(self.viewer)

    async def hello(self, message: wire.Hello) -> None:
        if message.language and message.language not in LANGUAGES:
            raise Illegal("server-language", {"found": message.language, "known": list(LANGUAGES)})
        self.viewer.language = message.language or self.viewer.language
        if not self.greeted:
            await visits.begin(self.rooms.store.visits, self.room, self.viewer)
        async with self.room.lock:
            if self.ended:
                return
            self.room.viewers.add(self.viewer)
            self.room.broadcast.snapshot(self.viewer, message.since)
            self.room.schedule()
        if not self.greeted:
            self.greeted = True
            self.viewer.send(wire.Pong(steady()))
            await self.tell_presence()

    async def may(self, message: wire.May) -> None:
        seat = self.seat(message.seat)
        language = self.viewer.language if message.typed else ""
        refused = await self.room.judge(seat, message.choice[: limits.NOTATION], language)
        if refused is None:
            self.viewer.send(wire.Reply(message.n, True))
        else:
            self.room.broadcast.refuse(self.viewer, message.n, refused, seat)

    def measure(self, pong: int | None) -> None:
        """How long the line is, from our clock alone."""
        if pong is not None and 0 <= steady() - pong < 5000:
            self.viewer.half_trip = (steady() - pong) // 2

    async def speak(self, message: wire.Speak) -> None:
        """A phrase at any time; words of one's own when the game lets people talk."""
        room, seats = self.room, self.who.plays_at(self.room.row)
        self.rates.take("chat", self.who.key, self.address)
        seat = room.broadcast.you(self.viewer) if self.seats else seats[0] if seats else SPECTATOR
        if message.phrase:
            if message.phrase not in PHRASES:
                raise Illegal("server-no-phrase", {"found": message.phrase[:40]})
            text = ""
        else:
            text = clean_chat(message.text)
            clause = room.table.record.game.silence(room.table.state) if room.running and seats else ""
            if clause:
                raise Illegal("server-no-talk", {}, room.row.game, clause)
        await self.rooms.say(room, self.who.id, seat, await self.name(seat), text, message.phrase)

    async def name(self, seat: int) -> str:
        """What somebody on a seat, or an onlooker, is called now."""
        if seat >= 0:
            return self.room.row.seats[seat].name
        guest = await self.rooms.store.guest(self.who.id)
        return guest.name if guest is not None else "?"

    async def tell_presence(self) -> None:
        self.room.broadcast.presence()
        await self.rooms.tell_presence(self.room)


def decoded(frame: str) -> wire.ToServer:
    if len(frame) > limits.FRAME:
        raise Illegal("server-too-big", {"most": limits.FRAME})
    try:
        return DECODER.decode(frame)
    except (msgspec.DecodeError, UnicodeError) as wrong:
        raise Illegal("server-malformed", {"why": str(wrong)}) from None


def checked(message: wire.Play) -> wire.Play:
    if len(message.choice) > limits.NOTATION:
        raise Illegal("server-too-big", {"most": limits.NOTATION})
    if not 0 <= message.n < 1 << 53:
        raise Illegal("server-malformed", {"why": "n"})
    return message
