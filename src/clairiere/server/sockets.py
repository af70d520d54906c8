"""The socket of a table: hello, then messages, each answered in order."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from ..core.ask import SPECTATOR
from ..core.illegal import Illegal
from ..words import LANGUAGES
from . import limits, visits, wire
from .clock import steady
from .guests import Guests, language_of
from .hall import Hall
from .limits import Bucket, clean_chat
from .people import Viewer, Who
from .reading import PHRASES
from .requests import failure
from .room import Room

BEAT_S = 20  # heartbeat, both ways
SILENT_S = 65  # after which a line is taken for dead
DECODER: msgspec.json.Decoder[wire.ToServer] = msgspec.json.Decoder(wire.ToServer)
REFUSED, GONE = 4403, 4404  # close codes
RATE, BURST = 30.0, 120.0  # messages a second, and at once
FLOODS = 200  # messages too many before a line is cut
ODD = ("server-malformed", "server-too-big", "server-hello-first")  # logged, once a line
LOG = logging.getLogger("clairiere")


class Sockets:
    def __init__(self, hall: Hall, guests: Guests) -> None:
        self.hall = hall
        self.guests = guests

    async def serve(self, socket: WebSocket) -> None:
        """One connection, from hello to goodbye."""
        await socket.accept()
        language = language_of(socket)
        try:
            self.guests.check_origin(socket)
            who = await self.guests.who(socket)
            language = language_of(socket, who)
            room = await self.hall.room(socket.path_params["id"])
            if not room.showing.may_watch(who):
                raise Illegal("server-watching-closed", {})
        except Illegal as refused:
            await refuse(socket, refused, language)
            return
        except Exception as failed:
            LOG.exception("at the door of table %s", socket.path_params["id"][:40])
            await refuse(socket, failure(failed), language)
            return
        await Line(self.hall, room, socket, Viewer(who, language)).run()


async def refuse(socket: WebSocket, refused: Illegal, language: str) -> None:
    text = refused.sentence(language)
    await socket.send_text(msgspec.json.encode(wire.Gone(text, "")).decode())
    await socket.close(GONE if refused.reason == "server-no-table" else REFUSED)


class Line:
    """A connection at work: one task reads, one writes, one keeps the beat."""

    def __init__(self, hall: Hall, room: Room, socket: WebSocket, viewer: Viewer) -> None:
        self.hall = hall
        self.room = room
        self.socket = socket
        self.viewer = viewer
        self.bucket = Bucket(RATE, BURST)
        self.greeted = False
        self.floods = 0  # messages beyond what is allowed
        self.odd = False  # something came that no client of ours sends

    async def run(self) -> None:
        work = [asyncio.ensure_future(part) for part in (self.read(), self.write(), self.beat())]
        try:
            await asyncio.wait(work, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in work:
                task.cancel()
            await asyncio.gather(*work, return_exceptions=True)
            self.room.viewers.discard(self.viewer)
            if self.greeted:
                self.room.later(visits.end(self.room, self.viewer))
            await self.tell_presence()
            if self.socket.application_state is WebSocketState.CONNECTED:
                with suppress(RuntimeError, WebSocketDisconnect):
                    await self.socket.close()

    async def write(self) -> None:
        out = self.viewer.out
        while (message := await self.viewer.out.get()) is not None:
            await self.socket.send_text(message.decode())
            if self.viewer.out is not out:
                return

    async def beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT_S)
            self.viewer.send(wire.Pong(steady()))

    async def read(self) -> None:
        """Messages until the line is closed, dead, or flooded."""
        while True:
            try:
                frame = await asyncio.wait_for(self.socket.receive_text(), SILENT_S)
            except (WebSocketDisconnect, TimeoutError, KeyError):
                return
            if self.bucket.take():
                await self.hear(frame)
            elif not await self.flooded(frame):
                return

    async def flooded(self, frame: str) -> bool:
        """Too much: refused, logged once, slowed down, and cut in the end."""
        self.floods += 1
        if self.floods == 1:
            LOG.warning("flood at table %s from %s", self.room.row.id, self.who.key or "an onlooker")
        with suppress(Illegal):
            self.reply(decoded(frame).n, Illegal("server-too-many", {}))
        await asyncio.sleep(1 / RATE)
        return self.floods < FLOODS

    async def hear(self, frame: str) -> None:
        n = 0
        try:
            message = decoded(frame)
            n = message.n
            if not self.greeted and not isinstance(message, wire.Hello):
                raise Illegal("server-hello-first", {})
            await asyncio.shield(self.room.later(self.obey(message)))
        except Illegal as refused:
            if refused.reason in ODD and not self.odd:
                self.odd = True
                LOG.warning("%s at table %s from %s", refused.reason, self.room.row.id, self.who.key or "an onlooker")
            self.reply(n, refused)
        except Exception as failed:
            LOG.exception("at table %s", self.room.row.id)
            self.reply(n, failure(failed))

    def reply(self, n: int, refused: Illegal) -> None:
        self.room.showing.refuse(self.viewer, n, refused)

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
                await visits.look(room, viewer, message.here)

    @property
    def seats(self) -> list[int]:
        return self.who.seats_at(self.room.row)

    @property
    def who(self) -> Who:
        return self.viewer.who

    def seat(self, given: int | None) -> int:
        """The seat that a message is for: the only one, or on one screen the one that is named or asked."""
        seats = self.seats
        if given is not None and given in seats:
            return given
        if not seats or given is not None:
            raise Illegal("server-not-seated", {})
        return self.room.showing.you(self.viewer)

    async def hello(self, message: wire.Hello) -> None:
        if message.language and message.language not in LANGUAGES:
            raise Illegal("server-language", {"found": message.language, "known": list(LANGUAGES)})
        self.viewer.language = message.language or self.viewer.language
        if not self.greeted:
            await visits.begin(self.room, self.viewer)
        async with self.room.lock:
            self.room.viewers.add(self.viewer)
            self.room.showing.snapshot(self.viewer, message.since)
            self.room.follow()
        if not self.greeted:
            self.greeted = True
            self.viewer.send(wire.Pong(steady()))
            await self.tell_presence()

    async def may(self, message: wire.May) -> None:
        seat = self.seat(message.seat)
        refused = await self.room.judge(seat, message.choice[: limits.NOTATION])
        if refused is None:
            self.viewer.send(wire.Reply(message.n, True))
        else:
            self.room.showing.refuse(self.viewer, message.n, refused, seat)

    def measure(self, pong: int | None) -> None:
        """How long the line is, from our clock alone."""
        if pong is not None and 0 <= steady() - pong < 5000:
            self.viewer.half_trip = (steady() - pong) // 2

    async def speak(self, message: wire.Speak) -> None:
        """A phrase at any time; words of one's own when the game lets people talk."""
        room, seats = self.room, self.who.plays_at(self.room.row)
        seat = room.showing.you(self.viewer) if self.seats else seats[0] if seats else SPECTATOR
        if message.phrase:
            if message.phrase not in PHRASES:
                raise Illegal("server-no-phrase", {"found": message.phrase[:40]})
            text = ""
        else:
            text = clean_chat(message.text)
            clause = room.table.record.game.silence(room.table.state) if room.running and seats else ""
            if clause:
                raise Illegal("server-no-talk", {}, room.row.game, clause)
        await self.hall.say(room, self.who.id, seat, await self.name(seat), text, message.phrase)

    async def name(self, seat: int) -> str:
        """What somebody on a seat, or an onlooker, is called now."""
        if seat >= 0:
            return self.room.row.seats[seat].name
        guest = await self.hall.store.guest(self.who.id)
        return guest.name if guest is not None else "?"

    async def tell_presence(self) -> None:
        self.room.showing.presence()
        await self.hall.tell_presence(self.room)


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
