"""The socket of a table: hello, then messages, each answered in order."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, deque
from contextlib import suppress

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from ...core.illegal import Illegal
from .. import limits, wire
from ..clock import steady
from ..limits import Rates
from ..room.room import Room
from ..room.rooms import Rooms
from ..room.viewers import Viewer
from .connections import SOCKET, SocketConnection
from .exchange import address_of, language_of
from .guests import Guests
from .outgoing import Backlog, Outgoing
from .requests import failure
from .table_line import TableLine, admitted, number_of

BEAT_S = 20  # heartbeat, both ways
REFUSED, GONE = 4403, 4404  # close codes
INBOX = 16  # messages that wait to be obeyed before no more are read
FLOOD_S = 0.03  # for which somebody is not heard who sends too much
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
            room = await admitted(self.rooms, who, socket.path_params["id"])
        except Illegal as refused:
            await refuse(socket, refused, language)
            return
        except Exception as failed:
            LOG.exception("at the door of table %s", socket.path_params["id"][:40])
            await refuse(socket, failure(failed, self.rooms.store), language)
            return
        outgoing = Outgoing(socket.scope[SOCKET], Backlog(self.waiting, who.key, address, room.row.id))
        viewer = Viewer(who, language, outgoing)
        await self.keep(TableSocket(self.rooms, room, socket, viewer, outgoing, self.guests.rates, address), address)

    def check_lines(self, guest: str, address: str) -> None:
        if self.lines[guest] >= limits.LINES_GUEST or self.lines[address] >= limits.LINES_ADDRESS:
            LOG.warning("too many lines from %s", guest or address)
            raise Illegal("server-lines-most", {})

    async def keep(self, line: TableSocket, address: str) -> None:
        whose = {line.who.key or address, address}
        self.lines.update(whose)
        try:
            await line.run()
        finally:
            self.lines -= Counter(whose)


async def refuse(socket: WebSocket, refused: Illegal, language: str) -> None:
    text = refused.sentence(language)
    await socket.send_text(msgspec.json.encode(wire.Gone(text, "", refused.reason)).decode())
    await socket.close(GONE if refused.reason == "server-no-table" else REFUSED)


class TableSocket(TableLine):
    """A socket at work at a table: messages are obeyed one after the other, also the last ones of who has gone."""

    def __init__(
        self,
        rooms: Rooms,
        room: Room,
        socket: WebSocket,
        viewer: Viewer,
        outgoing: Outgoing,
        rates: Rates,
        address: str,
    ) -> None:
        super().__init__(rooms, room, viewer, rates, address)
        self.socket = socket
        self.connection: SocketConnection = socket.scope[SOCKET]
        self.outgoing = outgoing
        self.inbox: deque[str | None] = deque()
        self.working = False  # a task goes through the inbox
        self.floods = 0  # messages beyond what is allowed

    async def run(self) -> None:
        """Until one side hangs up. Nothing but the end is told by ASGI any more."""
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
        self.beating.cancel()
        self.silence.cancel()
        self.outgoing.close()
        await super().leave()
        if self.socket.application_state is WebSocketState.CONNECTED:
            with suppress(RuntimeError, WebSocketDisconnect):
                await self.socket.close()

    async def written(self) -> None:
        await self.outgoing.written.wait()

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
        self.reply(number_of(frame), Illegal("server-too-many", {}))
        await asyncio.sleep(FLOOD_S)
        if self.floods >= limits.FLOODS:
            self.connection.end()
            self.inbox.clear()
